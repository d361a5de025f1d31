import { splitSentences } from '../sentences.ts';
import type { ValeBlock, ValeDocument } from '../types.ts';
import { plainView, sliceView, ViewBuilder, type View } from '../view.ts';

/** What a block is: the outermost element that Vale has a name for. */
export interface BlockName {
  /** Sections beside `text` and the language: `heading h2`, `table cell`; empty for a plain paragraph. */
  readonly sections: readonly string[];
  /** How formulas count it. */
  readonly counted?: string;
  readonly inSummary: boolean;
}

export const PARAGRAPH: BlockName = { sections: [], inSummary: true };
export const LIST: BlockName = { sections: ['list'], counted: 'list', inSummary: true };
export const QUOTE: BlockName = { sections: ['blockquote'], counted: 'blockquote', inSummary: true };

export function headingName(level: number): BlockName {
  return { sections: ['heading', `h${level}`], counted: `heading_h${level}`, inSummary: false };
}

/** The comment of a program, by how it is marked. */
export function commentName(mark: 'line' | 'block'): BlockName {
  return { sections: ['comment', mark, 'paragraph'], inSummary: true };
}

export function tableName(part: 'header' | 'cell' | 'caption'): BlockName {
  return { sections: ['table', part], inSummary: false };
}

/** Collects the blocks of one document, in order. */
export class Collector {
  /** The document's text; what the style ignores is masked in it. */
  readonly text: string;
  private readonly source: string;
  private readonly extension: string;
  private readonly blocks: ValeBlock[] = [];
  private readonly summary = new ViewBuilder();
  private readonly counts = new Map<string, number>();

  /** Scopes whose blocks are left out: `frontmatter.title`, `text.comment.line`. */
  private readonly ignored: readonly (readonly string[])[];

  constructor(text: string, extension: string, source: string, ignoredScopes: ReadonlySet<string>) {
    this.text = text;
    this.extension = extension;
    this.source = source;
    this.ignored = [...ignoredScopes]
      .filter((scope) => /\.|^(?:frontmatter|comment)$/.test(scope))
      .map((scope) => scope.split('.'));
  }

  count(element: string): void {
    this.counts.set(element, (this.counts.get(element) ?? 0) + 1);
  }

  /** A block that stands for itself, with its sentences. */
  addBlock(builder: ViewBuilder, name: BlockName): void {
    const whole = builder.build();
    const view = trimmed(whole);
    if (view.text === '') return;
    if (name.counted) this.count(name.counted);
    if (name.inSummary) {
      this.summary.append(builder);
      this.summary.add(
        '\n\n',
        view.toDocument(0, view.text.length).end,
        view.toDocument(0, view.text.length).end,
      );
    }
    const sections = name.sections.length > 0 ? name.sections : ['paragraph'];
    if (sections.includes('paragraph')) this.count('paragraphs');
    this.push(view, ['text', ...sections]);
    for (const { start, end } of splitSentences(view.text)) {
      this.push(sliceView(view, start, end), ['sentence', 'text', ...sections], true);
    }
  }

  /** An attribute or a field of the front matter: read as text, but no prose of the page. */
  addText(builder: ViewBuilder, sections: readonly string[]): void {
    if (!builder.isEmpty) this.push(builder.build(), ['text', ...sections]);
  }

  /** An element inside a block, which is read with its block too. */
  addInline(builder: ViewBuilder, section: string): void {
    const view = trimmed(builder.build());
    if (view.text !== '') this.push(view, [section]);
  }

  finish(): ValeDocument {
    const summary = this.summary.build();
    this.push(summary, ['summary'], false, true);
    this.push(plainView(this.source), ['raw'], false, true);
    return { blocks: this.blocks, summary, counts: this.counts };
  }

  private push(view: View, sections: readonly string[], fragment = false, sized = false): void {
    const scope = new Set([...sections, this.extension]);
    const ignored = !sized && this.ignored.some((names) => names.every((name) => scope.has(name)));
    if (!ignored) this.blocks.push({ view, scope, fragment, sized });
  }
}

function trimmed(view: View): View {
  const { text } = view;
  const start = text.length - text.trimStart().length;
  const end = start + text.trim().length;
  return start === 0 && end === text.length ? view : sliceView(view, start, end);
}
