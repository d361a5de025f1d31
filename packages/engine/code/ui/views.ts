import type { Screen, UiText } from './types.ts';
import { readViewTree, type ViewNode } from './view-tree.ts';
import { isHint, isWords, kindOfCondition, kindOfMessage } from './words.ts';

const VIEWS =
  /\bimport SwiftUI\b|:\s*(?:some\s+)?View\s*\{|^[ \t]*@Composable\b|\bpackage:flutter\/|\bextends (?:Stateless|Stateful|Consumer|Hook)\w*Widget\b|\bextends State</m;
const PREVIEW = /^[@#.]?Preview/;

/** Whether code describes screens in the manner of SwiftUI, Compose or Flutter. */
export const isViews = (code: string): boolean => VIEWS.test(code);

/** What screens written in SwiftUI, Compose or Flutter show, each with the dialogs that it opens. */
export function readViews(code: string): Screen[] {
  return readViewTree(code).parts.flatMap((unit) => {
    if (unit.parts.length === 0 || PREVIEW.test(unit.name)) return [];
    const reader = new ViewReader();
    reader.see(unit.parts);
    return reader.screens(unit.key || unit.name || 'screen');
  });
}

type Kind = 'action' | 'link' | 'field' | 'setting' | 'list' | 'toggle' | 'choice' | 'option';
const CONTROLS: readonly (readonly [Kind, RegExp])[] = [
  ['choice', /^Radio(?:Button|ListTile)?$/],
  ['list', /^(?:Picker|DropdownButton(?:FormField)?|DropdownMenu|ExposedDropdownMenuBox|SegmentedButton)$/],
  ['option', /^(?:DropdownMenuEntry|ButtonSegment)$/],
  [
    'link',
    /^(?:NavigationLink|NavigationBarItem|NavigationDestination|NavigationRailItem|BottomNavigationBarItem|Tab|\.tabItem|Link)$/,
  ],
  ['toggle', /^(?:Toggle|(?:Cupertino|Tri[sS]tate)?(?:Switch|Checkbox)(?:ListTile)?)$/],
  ['setting', /^(?:Stepper|Slider|RangeSlider|DatePicker|ColorPicker|TimePicker)$/],
  ['field', /^(?:\w*TextField|\w*TextFormField|SecureField|TextEditor|SearchBar|\.searchable)$/],
  ['action', /^(?:\w*Button|\w*ActionButton|(?:Dropdown|Popup)?MenuItem|DropdownMenuItem|Chip|\w+Chip)$/],
];
const DIALOG = /^(?:\.alert|\.confirmationDialog|Alert|\w*AlertDialog|SimpleDialog)$/;
const BAR = /^(?:\.navigation(?:Bar)?Title|\w*AppBar|CupertinoNavigationBar)$/;
const SAYS = /^(?:SnackBar|showSnackbar|showSnackBar|makeText|showToast)$/;
const EMPTY = /^(?:no|nothing)\b|^you (?:have no|don.t have|haven.t)\b/i;
/** What only runs when something is selected or typed. */
const RUNS = /^(?:on[A-Z]\w*|action|validator|destination|perform)$/;
const DEEPEST = 80;

class ViewReader {
  private texts: UiText[] = [];
  private readonly dialogs: UiText[][] = [];
  private group = '';
  private condition = '';
  private depth = 0;
  private list = false;

  screens(name: string): Screen[] {
    return [this.texts, ...this.dialogs]
      .filter((texts) => texts.some(({ kind }) => /^(?:action|field|link|notice|error)$/.test(kind)))
      .map((texts) => ({ name, texts }));
  }

  see(nodes: readonly ViewNode[]): void {
    if (this.depth > DEEPEST) return;
    this.depth += 1;
    const labels = labelsBeside(nodes);
    const used = new Set(labels.values());
    for (const node of nodes)
      if (!used.has(node)) {
        const before = this.condition;
        this.condition = node.condition || before;
        this.one(node, labels.get(node));
        this.condition = before;
      }
    this.depth -= 1;
  }

  private one(node: ViewNode, label: ViewNode | undefined): void {
    const { name, parts } = node;
    const short = shortOf(node);
    if (PREVIEW.test(name)) return;
    const kind = kindOf(node);
    if (DIALOG.test(short)) this.dialog(node);
    else if (BAR.test(short)) {
      const text = labelIn(node);
      if (isWords(text)) this.texts.unshift({ kind: 'heading', text });
      this.see(parts.filter(({ key }) => /^(?:actions|trailing|navigationIcon)$/.test(key)));
    } else if (SAYS.test(short)) {
      const text = textIn(node);
      if (isWords(text)) this.texts.push({ kind: kindOfMessage('', text), text });
    } else if (short === 'ContentUnavailableView') {
      const about = keyed(node, /^description$/);
      this.texts.push({ kind: 'heading', text: labelIn(node), isConditional: true });
      if (about !== '') this.texts.push({ kind: 'text', text: about, isConditional: true });
      this.see(parts.filter(({ key }) => key === '' || key === 'actions'));
    } else if (short === 'Section' || short === 'GroupBox') {
      const outer = this.group;
      this.group = keyed(node, /^header$/) || own(node);
      this.see(parts.filter(({ key }) => key !== 'header'));
      this.group = outer;
    } else if (short === 'Text') this.say(own(node));
    else if (kind === undefined) this.see(parts);
    else this.control(kind, node, label);
  }

  private control(kind: Kind, node: ViewNode, label: ViewNode | undefined): void {
    const short = shortOf(node);
    const hint = keyed(node, /^(?:placeholder|hintText|prompt|hint)$/);
    const text = labelIn(node) || (label ? own(label) : hint) || (short === '.searchable' ? 'Search' : '');
    const help = keyed(node, /^(?:supportingText|helperText|subtitle)$/);
    const inList = this.list;
    if (kind === 'action' && inList && /^Dropdown/.test(short)) this.add({ kind: 'option', text });
    else if (kind === 'action' || kind === 'link' || kind === 'option') this.add({ kind, text });
    else {
      const rules = node.parts.filter(({ key }) => key === 'validator');
      this.add({
        kind: 'field',
        text,
        ...(isHint(hint) && hint !== text && { hint }),
        ...(help !== '' && { help }),
        ...(this.group !== '' && { group: this.group }),
        ...(kind === 'toggle' && { isToggle: true }),
        ...(kind === 'choice' && { isChoice: true }),
        ...(kind === 'list' && { isList: true }),
        ...(kind === 'setting' && { isSetting: true }),
      });
      for (const error of rules.flatMap((rule) => textsIn(rule)).filter(isWords))
        this.texts.push({ kind: 'error', text: error });
      const error = keyed(node, /^errorText$/);
      if (isWords(error)) this.texts.push({ kind: 'error', text: error });
      if (kind === 'list' && isWords(text)) {
        this.list = true;
        const choices = node.parts.filter(({ key }) => !/^(?:label|decoration|hint)$/.test(key));
        for (const choice of choices) this.choices(choice);
        this.list = false;
      }
    }
    // What it does may ask or tell something.
    const kept = this.texts;
    this.texts = [];
    if (kind !== 'list')
      this.see(node.parts.filter(({ key, text: said }) => key !== 'validator' && said === undefined));
    const told = this.texts.filter(({ kind: one }) => one === 'notice' || one === 'error');
    for (const one of told) kept.push(one);
    this.texts = kept;
  }

  private choices(node: ViewNode): void {
    const short = shortOf(node);
    if (short === 'Text') this.add({ kind: 'option', text: own(node) });
    else if (kindOf(node) === 'option' || short === 'DropdownMenuItem')
      this.add({ kind: 'option', text: labelIn(node) });
    else if (kindOf(node) === undefined && !RUNS.test(node.key))
      for (const part of node.parts) this.choices(part);
  }

  private add(text: UiText): void {
    if (isWords(text.text)) this.texts.push(text);
  }

  private say(text: string): void {
    if (!isWords(text)) return;
    const isFirst = this.texts.length === 0 && !/[.:!?]$/.test(text);
    if (this.condition === '') this.texts.push({ kind: isFirst ? 'heading' : 'text', text });
    else if (EMPTY.test(text)) this.texts.push({ kind: 'heading', text, isConditional: true });
    else {
      const told =
        kindOfCondition(this.condition) ?? (kindOfMessage('', text) === 'error' ? 'error' : 'text');
      this.texts.push({ kind: told, text, ...(told === 'text' && { isConditional: true }) });
    }
  }

  /** A dialog is a screen of its own; one that only tells something is a message. */
  private dialog(node: ViewNode): void {
    const title = keyed(node, /^title$/) || own(node);
    const text = keyed(node, /^(?:text|content|message)$/);
    const outer = this.texts;
    this.texts = [];
    this.see(node.parts.filter(({ key }) => !/^(?:title|text|message)$/.test(key)));
    const inside = this.texts.filter(({ text: said, kind }) => kind !== 'heading' && said !== text);
    this.texts = outer;
    const said = [title, text].filter(Boolean).join(/[.?!]$/.test(title) ? ' ' : '. ');
    const asks =
      inside.filter(({ kind }) => kind === 'action').length > 1 ||
      inside.some(({ kind }) => kind === 'field');
    if (!asks && isWords(said)) this.texts.push({ kind: kindOfMessage('', said), text: said });
    else if (asks)
      this.dialogs.push([
        { kind: 'heading', text: title },
        ...(isWords(text) ? [{ kind: 'text' as const, text }] : []),
        ...inside,
      ]);
  }
}

const shortOf = ({ name }: ViewNode): string =>
  name.startsWith('.') ? name : name.slice(name.lastIndexOf('.') + 1);

function kindOf(node: ViewNode): Kind | undefined {
  // `Alert(primaryButton: .destructive(Text("Delete")))`
  if (/^\.(?:destructive|cancel|default)$/.test(node.name) && node.parts.length > 0) return 'action';
  return CONTROLS.find(([, names]) => names.test(shortOf(node)))?.[0];
}

/** The text beside a box, a switch or a round button that has none inside. */
function labelsBeside(nodes: readonly ViewNode[]): ReadonlyMap<ViewNode, ViewNode> {
  const found = new Map<ViewNode, ViewNode>();
  const used = new Set<ViewNode>();
  for (const [index, node] of nodes.entries()) {
    if (!/^(?:toggle|choice)$/.test(kindOf(node) ?? '') || labelIn(node) !== '') continue;
    const near = [nodes[index + 1], nodes[index - 1], nodes[index + 2], nodes[index - 2]];
    const [next, ...others] = /Switch/.test(node.name) ? [near[1], near[3], near[0], near[2]] : near;
    const label = [next, ...others].find((one) => one && shortOf(one) === 'Text' && !used.has(one));
    if (!label) continue;
    found.set(node, label);
    used.add(label);
  }
  return found;
}

/** What stands first in its brackets, as a text. */
const own = ({ parts: inside }: ViewNode): string =>
  inside.find(({ key, text }) => text !== undefined && (key === '' || key === 'text' || key === 'verbatim'))
    ?.text ?? '';

/** The text that stands in the parameter of one of these names, here or in the parts that describe the control. */
function keyed(node: ViewNode, key: RegExp, isDeep = false, depth = 0): string {
  for (const part of node.parts) if (key.test(part.key)) return part.text ?? textIn(part);
  if (depth > 2) return '';
  for (const part of node.parts)
    if (!RUNS.test(part.key) && (isDeep || part.key !== '')) {
      const found = keyed(part, key, isDeep, depth + 1);
      if (found !== '') return found;
    }
  return '';
}

/** What a control is called. */
function labelIn(node: ViewNode): string {
  const kind = kindOf(node);
  if (kind === 'field' || kind === 'list')
    return keyed(node, /^(?:label|labelText)$/, kind === 'list') || own(node);
  return (
    own(node) ||
    keyed(node, /^(?:text|label|title|child|middle)$/) ||
    textIn(node) ||
    keyed(node, /^(?:tooltip|contentDescription|semanticLabel)$/, true)
  );
}

/** The first text that is shown in it. */
function textIn(node: ViewNode, depth = 0): string {
  if (/^(?:Text|Label)$/.test(shortOf(node)) || depth === 0) {
    const text = own(node);
    if (text !== '') return text;
  }
  if (depth > 6) return '';
  for (const part of node.parts) {
    const found = RUNS.test(part.key) ? '' : textIn(part, depth + 1);
    if (found !== '') return found;
  }
  return '';
}

const textsIn = (node: ViewNode, depth = 0): string[] =>
  depth > DEEPEST
    ? []
    : [
        ...(node.text === undefined ? [] : [node.text]),
        ...node.parts.flatMap((one) => textsIn(one, depth + 1)),
      ];
