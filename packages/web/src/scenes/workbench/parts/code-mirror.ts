import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { search, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  keymap,
  placeholder,
  WidgetType,
  type DecorationSet,
} from '@codemirror/view';
import { differenceOf } from '../model/suggestions.ts';
import type { Suggestion } from '../model/types.ts';

export interface TextEditor {
  /** Puts the page's text in; the caret and undo history stay. */
  setText(text: string): void;
  setMarks(suggestions: readonly Suggestion[], selectedId: number | null): void;
  setPrompt(prompt: string): void;
  focusAt(start: number, end: number): void;
  focus(): void;
  destroy(): void;
}

export interface EditorOptions {
  readonly host: HTMLElement;
  readonly text: string;
  readonly label: string;
  readonly onChange: (text: string) => void;
  /** The caret was put into a mark. */
  readonly onPick: (id: number) => void;
}

interface Marks {
  readonly suggestions: readonly Suggestion[];
  readonly selectedId: number | null;
}

const showMarks = StateEffect.define<Marks>();
const fromPage = Annotation.define<boolean>();

/** The text that a rewrite puts in, shown behind what it replaces. */
class Insertion extends WidgetType {
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }

  override eq(other: Insertion): boolean {
    return other.text === this.text;
  }

  override toDOM(): HTMLElement {
    return Object.assign(document.createElement('ins'), { textContent: this.text });
  }
}

function decorate({ suggestions, selectedId }: Marks, length: number): DecorationSet {
  const ranges = suggestions.flatMap(({ id, start, end, severity, replacement }) => {
    if (end > length) return [];
    const chosen = id === selectedId ? ' mark-selected' : '';
    const mark = Decoration.mark({ class: `mark mark-${severity ?? 'removed'}${chosen}`, id });
    const insertion = severity === null && replacement ? new Insertion(replacement) : null;
    return [
      ...(start < end ? [mark.range(start, end)] : []),
      ...(insertion ? [Decoration.widget({ widget: insertion, side: 1 }).range(end)] : []),
    ];
  });
  return Decoration.set(ranges, true);
}

const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(known, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(showMarks)) return decorate(effect.value, transaction.newDoc.length);
    }
    return known.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', background: 'var(--paper)', font: 'var(--mono)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: 'var(--mono)', overflow: 'auto' },
  '.cm-content': { padding: '12px 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 16px' },
  '.cm-placeholder': { color: 'var(--ink-soft)' },
  '.mark': { textDecoration: 'underline 2px', textUnderlineOffset: '3px' },
  '.mark-critical': {
    textDecorationColor: 'var(--danger)',
    textDecorationStyle: 'wavy',
    background: 'var(--danger-soft)',
  },
  '.mark-important': { textDecorationColor: 'var(--important)', background: 'var(--important-soft)' },
  '.mark-minor': { textDecorationColor: 'var(--accent)', textDecorationStyle: 'dotted' },
  '.mark-removed': {
    textDecoration: 'line-through',
    color: 'var(--danger)',
    background: 'var(--danger-soft)',
  },
  '.mark-selected': { outline: '2px solid var(--accent)', borderRadius: '2px' },
  ins: {
    textDecoration: 'none',
    whiteSpace: 'pre-wrap',
    color: 'var(--success)',
    background: 'var(--success-soft)',
  },
  '.cm-panels': { color: 'var(--ink)', background: 'var(--surface)', borderColor: 'var(--line)' },
  '.cm-textfield, .cm-button': {
    color: 'var(--ink)',
    background: 'var(--paper)',
    border: '1px solid var(--line-strong)',
    borderRadius: '4px',
  },
});

/** An editor in a shadow root, where its styles count as the page's own. */
export function createEditor({ host, text, label, onChange, onPick }: EditorOptions): TextEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const prompt = new Compartment();
  const watch = EditorView.updateListener.of((update) => {
    const typed = !update.transactions.some((transaction) => transaction.annotation(fromPage));
    if (update.docChanged && typed) onChange(update.state.doc.toString());
    const picked = update.transactions.some((transaction) => transaction.isUserEvent('select.pointer'));
    if (picked)
      update.state
        .field(marks)
        .between(
          update.state.selection.main.head,
          update.state.selection.main.head,
          (_from, _to, { spec }) => {
            if (typeof spec['id'] !== 'number') return undefined;
            onPick(spec['id']);
            return false;
          },
        );
  });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        search({ top: true }),
        keymap.of([
          ...searchKeymap,
          ...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter'),
          ...historyKeymap,
        ]),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
        prompt.of([]),
        marks,
        theme,
        watch,
      ],
    }),
  });
  return {
    setText(next) {
      const known = view.state.doc.toString();
      if (known === next) return;
      const { fromA, toA, toB } = differenceOf(known, next);
      const changes = { from: fromA, to: toA, insert: next.slice(fromA, toB) };
      view.dispatch({ changes, annotations: fromPage.of(true) });
    },
    setMarks(suggestions, selectedId) {
      const chosen = suggestions.find(({ id }) => id === selectedId);
      const scroll = chosen && EditorView.scrollIntoView(chosen.start, { y: 'center' });
      const effects = [showMarks.of({ suggestions, selectedId }), ...(scroll ? [scroll] : [])];
      view.dispatch({ effects });
    },
    setPrompt: (next) => view.dispatch({ effects: prompt.reconfigure(placeholder(next)) }),
    focusAt(start, end) {
      view.dispatch({ selection: { anchor: start, head: end }, scrollIntoView: true });
      view.focus();
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
