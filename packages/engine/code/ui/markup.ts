import { childrenOf, type Expr, type MarkupExpr, type Statement } from '../ast.ts';
import { dotted } from '../routes/dialect.ts';
import { calledBy } from './calls.ts';
import { titled } from './dialogs.ts';
import { HELP } from './element-kinds.ts';
import { defaultsIn, isChecked, isFixed, registrationOf, type Defaults } from './form-hooks.ts';
import { listsIn, markupsOf, shownOfList, type Lists } from './markup-lists.ts';
import { choicesIn } from './prompts.ts';
import type { UiText } from './types.ts';
import { isHint, isWords, kindOfCondition, labelOf, limitsIn, textsOf } from './words.ts';

const ACTIONS = /^(?:button|Button|\w*Button|Submit|MenuItem|\w*MenuItem|Tab|Action)$/;
const FIELDS =
  /^(?:input|textarea|select|Input|TextField|\w*Input|\w*Field|Select|Checkbox|Switch|Radio|DatePicker|Textarea|TextArea)$/;
const HEADINGS = /^(?:h[1-6]|legend|Title|\w*Title|Heading|\w*Modal|\w*Dialog|Empty\w*|\w*Empty)$/;
/** Shown over the screen, and only at times. */
const OVERLAYS = /^(?:\w*Dialog|\w*Modal|\w*Drawer|\w*Popover|dialog)$/;
const NOTICES = /^(?:Snackbar|Toast|Alert|Notification|Banner)$/;
const LINKS = /^(?:a|Link|NavLink|\w*Link)$/;
const PARTS: Readonly<Record<string, string>> = { Control: 'Input', Check: 'Checkbox', Item: 'MenuItem' };

/** What an element is, also as a part of another: `Form.Control`, `Modal.Title`. */
function tagOf({ tag }: MarkupExpr): string {
  const [, part] = /^\w+\.(\w+)$/.exec(tag) ?? [];
  return part === undefined ? tag : (PARTS[part] ?? part);
}

/** The texts of each component of JSX, by its name. */
export function readMarkups(statements: readonly Statement[]): { name: string; texts: UiText[] }[] {
  const lists = listsIn(statements);
  const defaults = defaultsIn(statements);
  return markupsOf(statements).flatMap(({ name, expr }) => {
    const reader = new MarkupReader(lists, defaults);
    reader.read(expr, '');
    return reader.screens().map((texts) => ({ name, texts }));
  });
}

function attribute({ attributes }: MarkupExpr, ...names: readonly string[]): string {
  for (const name of names) {
    const found = labelOf(textsOf(attributes.find((one) => one.name === name)?.value));
    if (found !== '') return found.trim();
  }
  return '';
}

/** A text or a number, whatever the case of the attribute's name. */
function literalOfAttribute({ attributes }: MarkupExpr, name: string): string {
  const stated = attributes.find((one) => one.name.toLowerCase() === name)?.value;
  // MUI hands some on: `inputProps={{ min: 1 }}`.
  const handed = attributes.find((one) => one.name === 'inputProps')?.value;
  const entries = handed?.kind === 'object' ? handed.entries : [];
  const value = stated ?? entries.find(({ key }) => key.toLowerCase() === name)?.value;
  if (value?.kind === 'boolean') return String(value.value);
  return value?.kind === 'number' ? value.text : value?.kind === 'string' ? value.value : '';
}

function has({ attributes }: MarkupExpr, ...names: readonly string[]): boolean {
  return attributes.some(
    ({ name, value }) => names.includes(name) && !(value.kind === 'boolean' && !value.value),
  );
}

class MarkupReader {
  private texts: UiText[] = [];
  /** What opens in front of the rest. */
  private readonly overlays: UiText[][] = [];
  /** What must hold for what is read to be shown. */
  private readonly conditions: string[] = [];
  private readonly lists: Lists;
  private readonly defaults: Defaults;
  /** The legend of the part of a form that is read. */
  private group = '';
  /** Inside a field that offers choices. */
  private isChoosing = false;
  /** The value of the choice that is made at first. */
  private chosen = '';

  constructor(lists: Lists, defaults: Defaults) {
    this.lists = lists;
    this.defaults = defaults;
  }

  /** Reads an element with what is in it; `label` names the field that comes next. Gives the label that is still open. */
  read(expr: Expr, label: string): string {
    if (expr.kind === 'markup') return this.element(expr, label);
    const condition = conditionOf(expr);
    if (condition) {
      this.conditions.push(condition.asked);
      let pending = label;
      for (const part of condition.shown) pending = this.read(part, pending);
      this.conditions.pop();
      return pending;
    }
    const listed = shownOfList(expr, this.lists);
    if (listed) return this.all(listed, label);
    if (expr.kind === 'function') {
      for (const { expr: inner } of markupsOf(expr.declaration.body)) this.read(inner, '');
      return label;
    }
    return this.all(childrenOf(expr), label);
  }

  /** A dialog is a screen of its own, where it has a button and something opens it. */
  private overlay(expr: MarkupExpr): void {
    const before = this.texts;
    const conditions = this.conditions.splice(0);
    this.texts = [];
    this.push({ kind: 'heading', text: attribute(expr, 'title') });
    this.said(expr);
    this.all(expr.children, '');
    for (const name of ['confirm', 'ok', 'submit', 'action', 'cancel'])
      this.push({ kind: 'action', text: attribute(expr, `${name}Label`, `${name}Text`) });
    this.conditions.push(...conditions);
    const inside = this.texts;
    this.texts = before;
    if (inside.some(({ kind }) => kind === 'action')) this.overlays.push(titled(inside));
    else this.texts.push(...inside.map((text) => ({ ...text, isConditional: true })));
  }

  /** The texts of the screen, and of each dialog in front of it. */
  screens(): readonly UiText[][] {
    const isPage = this.texts.some(({ kind }) => kind === 'action' || kind === 'field');
    const conditional = this.overlays.flat().map((text) => ({ ...text, isConditional: true }));
    return isPage ? [this.texts, ...this.overlays] : [[...this.texts, ...conditional]];
  }

  private all(parts: readonly Expr[], label: string): string {
    let pending = label;
    for (const part of parts) pending = this.read(part, pending);
    return pending;
  }

  private element(expr: MarkupExpr, label: string): string {
    const { children } = expr;
    const tag = tagOf(expr);
    if (/^(?:script|style|code|pre|svg)$/.test(tag)) return label;
    if (tag === 'FormControlLabel') {
      this.controlled(expr);
      return label;
    }
    const words = ownText(expr);
    if (/^(?:label|\w*Label)$/.test(tag)) {
      const before = this.texts.length;
      const pending = this.all(children, words);
      this.foldChoice(before);
      return this.texts.slice(before).some(({ kind }) => kind === 'field') ? '' : pending;
    }
    const inside = expr.attributes.map(({ value }) => value).filter((value) => holdsMarkup(value));
    if (NOTICES.test(tag)) this.notice(expr);
    const isOpened = has(expr, 'open', 'isOpen', 'show', 'visible', 'opened') || this.conditions.length > 0;
    if (OVERLAYS.test(tag) && isOpened) {
      this.overlay(expr);
      return label;
    }
    // A field around another names that: `<Field label="Copies" hint="At most 9"><Input /></Field>`.
    if (FIELDS.test(tag) && inside.length === 0 && children.some((child) => holdsTag(child, FIELDS))) {
      const before = this.texts.length;
      this.all(children, attribute(expr, 'label', 'title') || label);
      const help = attribute(expr, 'hint', 'help', 'helperText', 'description');
      const at = this.texts.findIndex(({ kind }, index) => index >= before && kind === 'field');
      this.tell(help, at);
      return '';
    }
    // A field that is told how to be shown is only a frame.
    if (FIELDS.test(tag) && inside.length === 0) {
      this.field(expr, label);
      this.isChoosing = /select$/i.test(tag) || has(expr, 'select');
      this.chosen = this.initialOf(expr);
      this.all(children, '');
      this.isChoosing = false;
      this.chosen = '';
      return '';
    }
    if (inside.length > 0 && !ACTIONS.test(tag)) this.all(inside, label);
    if (HELP.test(literalOfAttribute(expr, 'classname')) && this.tell(words)) return label;
    // The first of a list often only asks to choose.
    const isAsking = expr.attributes.some(
      ({ name, value }) => name === 'value' && value.kind === 'string' && value.value === '',
    );
    if (tag === 'option' && isAsking) return label;
    const stated = this.isChoosing && /MenuItem$|Option$/.test(tag) ? 'option' : kindOf(expr);
    // `<Tab title="Files"><Button>Upload</Button></Tab>` is a part of the screen.
    const isPart =
      stated === 'action' && children.some((one) => holdsTag(one, FIELDS) || holdsTag(one, ACTIONS));
    const kind = isPart ? 'heading' : stated;
    const own = words || (isPart ? '' : labelOf(children.flatMap(textsOf)));
    const before = this.group;
    if (tag === 'fieldset') this.group = legendOf(expr);
    const isChosen =
      kind === 'option' && this.chosen !== '' && literalOfAttribute(expr, 'value') === this.chosen;
    this.push({
      kind,
      ...(isChosen && { initial: 'on' }),
      ...(kind === 'action' && calledBy(expr)),
      text:
        (kind === 'heading' ? attribute(expr, 'title') : '') ||
        own ||
        (kind === 'action' ? attribute(expr, 'aria-label', 'label', 'title') : ''),
    });
    if (kind === 'heading') this.said(expr);
    const isWhole = kind === 'action' || kind === 'link' || (kind === 'heading' && /^h\d$|legend/.test(tag));
    if (isWhole) return label;
    const inner = children.filter((child) => child.kind !== 'string');
    const pending = this.all(inner, label);
    this.group = before;
    return pending;
  }

  /** What a label says of its choice besides its name: `<input type="radio" /> Editor <small>Can change boards</small>`. */
  private foldChoice(start: number): void {
    const [choice, ...rest] = this.texts.slice(start);
    if (choice?.kind !== 'field' || !choice.isChoice || rest.length === 0) return;
    if (rest.some(({ kind }) => kind !== 'text' && kind !== 'hint')) return;
    const said = [choice.text, ...rest.map(({ text }) => text)].join(': ');
    this.texts.splice(start, this.texts.length - start, { ...choice, text: said });
  }

  /** What is said of a field, where nothing is yet. */
  private tell(help: string, at = this.texts.findLastIndex(({ kind }) => kind !== 'option')): boolean {
    const field = this.texts[at];
    if (field?.kind !== 'field' || help === '' || field.help !== undefined) return false;
    this.texts[at] = { ...field, help };
    return true;
  }

  /** What a component is told to say: `<EmptyState title="…" description="…" />`. */
  private said(expr: MarkupExpr): void {
    this.push({ kind: 'text', text: attribute(expr, 'description', 'message', 'subtitle') });
  }

  /** What a field is before anybody changes it; empty where only running the code tells. */
  private initialOf(expr: MarkupExpr): string {
    const stated = literalOfAttribute(expr, 'defaultvalue') || literalOfAttribute(expr, 'defaultchecked');
    const value = stated === '' ? this.defaults.get(registrationOf(expr).name) : undefined;
    if (value?.kind === 'string') return value.value;
    if (value?.kind === 'boolean') return String(value.value);
    return value?.kind === 'number' ? value.text : stated;
  }

  /** MUI: `<FormControlLabel control={<Checkbox />} label="…" />`. */
  private controlled(expr: MarkupExpr): void {
    const control = expr.attributes.find(({ name }) => name === 'control')?.value;
    const tag = control?.kind === 'markup' ? control.tag : '';
    this.push({
      kind: 'field',
      text: attribute(expr, 'label'),
      ...(tag === 'Radio' ? { isChoice: true } : { isToggle: true }),
    });
  }

  private notice(expr: MarkupExpr): void {
    const text = attribute(expr, 'message', 'description');
    const kind = kindOf(expr) === 'error' ? 'error' : 'notice';
    this.push({ kind, text });
  }

  private field(expr: MarkupExpr, label: string): void {
    const tag = tagOf(expr);
    const type = attribute(expr, 'type');
    if (type === 'submit' || type === 'button')
      return this.push({ kind: 'action', text: attribute(expr, 'value') });
    if (type === 'hidden') return;
    const written = textsOf(expr.attributes.find(({ name }) => name === 'placeholder')?.value)[0] ?? '';
    const helper = attribute(expr, 'helperText', 'hint', 'description');
    const isExample = /^(?:for example|e\.g\.)/i.test(helper);
    const hint =
      attribute(expr, 'placeholder') || (isHint(written) ? written : '') || (isExample ? helper : '');
    const name = attribute(expr, 'label', 'aria-label') || label || attribute(expr, 'placeholder', 'title');
    const isToggle = /^(?:Checkbox|Switch|Toggle)$/.test(tag) || type === 'checkbox' || has(expr, 'checked');
    const { isRequired, rule, name: bound } = registrationOf(expr);
    const limits = isToggle ? '' : limitsIn((one) => literalOfAttribute(expr, one) || rule(one));
    const isList = /select$/i.test(tag) || has(expr, 'select') || literalOfAttribute(expr, 'as') === 'select';
    const isChoice = type === 'radio' || tag === 'Radio';
    const stated = this.initialOf(expr);
    // Of the choices of a form, the one that is set at first: `defaultValues: { role: 'viewer' }`.
    const own = literalOfAttribute(expr, 'value');
    const first = isChoice && own !== '' && !/^(?:true|false|)$/.test(stated) && stated !== own ? '' : stated;
    const initial =
      isToggle || isChoice ? first.replace('true', 'on').replace('false', '') : isList ? '' : first;
    const state = expr.attributes.find(({ name: one }) =>
      /^(?:checked|isSelected|isChecked)$/.test(one),
    )?.value;
    // Formik: `values.remind && …`.
    const condition = this.conditions.join(' ').replace(/^(!?)values\.(?=\w+$)/, '$1');
    const help = (isExample ? '' : helper) || (isToggle ? hint : '');
    this.push({
      kind: 'field',
      text: name,
      ...(hint && hint !== name && !isToggle && { hint }),
      ...(isToggle && !isChoice && { isToggle }),
      ...(type === 'file' && { isFile: true }),
      ...(isList && { isList: true }),
      ...(isChoice && { isChoice: true, choiceOf: literalOfAttribute(expr, 'name') }),
      ...(initial !== '' && { initial }),
      ...(this.group !== '' && { group: this.group }),
      ...(help && help !== name && { help }),
      ...(isFixed(expr) && { isReadOnly: true }),
      ...(limits !== '' && { limits }),
      ...(isToggle &&
        (state?.kind === 'name' || bound) && { state: state?.kind === 'name' ? state.name : bound }),
      ...(/^!?\w+$/.test(condition) && { onlyIf: condition }),
      required: has(expr, 'required', 'isRequired') || isChecked(expr) || isRequired,
    });
    // `<Select options={[{ value: 'free', label: 'Free' }]}>`
    const listed = expr.attributes.find(({ name: one }) => /^(?:options|items)$/.test(one))?.value;
    if (isList) for (const { label: text } of choicesIn(listed)) this.push({ kind: 'option', text });
  }

  private push(text: UiText): void {
    if (!isWords(text.text)) return;
    const isText = text.kind === 'text';
    const condition = this.conditions.join(' ');
    const kind = isText && condition !== '' ? kindOfCondition(condition) : undefined;
    this.texts.push({
      ...text,
      text: text.text.trim(),
      ...(kind && { kind }),
      ...(condition !== '' && { isConditional: true }),
    });
  }
}

/** `render={() => <Input />}`, `label={<b>Name</b>}` */
function holdsMarkup(expr: Expr): boolean {
  if (expr.kind === 'markup') return true;
  return expr.kind === 'function'
    ? markupsOf(expr.declaration.body).length > 0
    : childrenOf(expr).some(holdsMarkup);
}

/** Whether an element of such a name is there. */
function holdsTag(expr: Expr, names: RegExp): boolean {
  return (
    (expr.kind === 'markup' && names.test(tagOf(expr))) ||
    childrenOf(expr).some((part) => holdsTag(part, names))
  );
}

/** `error && <p>…</p>`, `saved ? <p>…</p> : <form>…</form>` */
function conditionOf(expr: Expr): { asked: string; shown: readonly Expr[] } | undefined {
  if (expr.kind === 'binary' && expr.operator === '&&')
    return { asked: said(expr.left), shown: [expr.right] };
  const [asked, yes, no] = expr.kind === 'other' ? expr.parts : [];
  return expr.kind === 'other' && asked && yes && no && expr.parts.length === 3 && expr.text.includes('?')
    ? { asked: said(asked), shown: [yes, no] }
    : undefined;
}

/** The names in a condition. */
function said(expr: Expr): string {
  // react-hook-form: `watch('remind') && …`.
  const [asked, ...rest] = expr.kind === 'call' && dotted(expr.callee) === 'watch' ? expr.args : [];
  if (asked?.value.kind === 'string' && rest.length === 0) return asked.value.value;
  const own = expr.kind === 'name' || expr.kind === 'member' ? dotted(expr) : '';
  const [denied, ...more] = expr.kind === 'other' && expr.text.startsWith('!') ? expr.parts : [];
  if (denied?.kind === 'name' && more.length === 0) return `!${denied.name}`;
  return own || ['if', ...childrenOf(expr).map(said)].join(' ');
}

function kindOf(expr: MarkupExpr): UiText['kind'] {
  const { attributes } = expr;
  const tag = tagOf(expr);
  if (ACTIONS.test(tag)) return 'action';
  const isNamed = /(?:Page|Layout|Screen|Header)$/.test(tag) && attribute(expr, 'title') !== '';
  if (HEADINGS.test(tag) || isNamed) return 'heading';
  if (LINKS.test(tag)) return 'link';
  if (tag === 'option' || tag === 'SelectItem') return 'option';
  const isError = attributes.some(
    ({ name, value }) =>
      value.kind === 'string' &&
      ((name === 'role' && value.value === 'alert') ||
        (/class|variant|severity|color/i.test(name) && /error|danger|destructive/i.test(value.value))),
  );
  return isError ? 'error' : 'text';
}

function legendOf({ children }: MarkupExpr): string {
  const legend = children.find((child) => child.kind === 'markup' && child.tag === 'legend');
  return legend?.kind === 'markup' ? ownText(legend) : '';
}

/** The words directly in an element, with those of inline elements; what only running the code tells is `…`. */
function ownText({ tag, children }: MarkupExpr): string {
  const inline = /label$/i.test(tag)
    ? /^(?:b|strong|em|i|span|Trans|a|\w*Link)$/
    : /^(?:b|strong|em|i|span|Trans)$/;
  const isAsking = (textsOf(children.at(-1))[0] ?? '').trimEnd().endsWith('?');
  const told = tag === 'p' || isAsking ? '…' : '';
  return children
    .map((child) => {
      if (child.kind === 'string') return child.value;
      if (child.kind === 'markup') return inline.test(child.tag) ? ownText(child) : '';
      return child.kind === 'name' || child.kind === 'member' ? told : '';
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
