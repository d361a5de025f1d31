import { childrenOf, type Expr, type MarkupExpr, type Statement } from '../ast.ts';
import { dotted } from '../routes/dialect.ts';
import type { UiText } from './types.ts';
import { substituted } from '../substitute.ts';
import { isHint, isWords, kindOfCondition, labelOf, limitsIn, textsOf } from './words.ts';

const ACTIONS = /^(?:button|Button|\w*Button|Submit|MenuItem|\w*MenuItem|Tab|Action)$/;
const FIELDS =
  /^(?:input|textarea|select|Input|TextField|\w*Input|\w*Field|Select|Checkbox|Switch|Radio|DatePicker|Textarea|TextArea)$/;
const HEADINGS = /^(?:h[1-6]|legend|Title|\w*Title|Heading|DialogTitle|CardTitle|Modal|Dialog)$/;
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
  return markupsOf(statements).flatMap(({ name, expr }) => {
    const reader = new MarkupReader(lists);
    reader.read(expr, '');
    return reader.screens().map((texts) => ({ name, texts }));
  });
}

function markupsOf(statements: readonly Statement[], owner = ''): { name: string; expr: MarkupExpr }[] {
  const found: { name: string; expr: MarkupExpr }[] = [];
  const see = (expr: Expr | undefined, name: string): void => {
    if (!expr) return;
    if (expr.kind === 'markup') found.push({ name, expr });
    else if (expr.kind === 'function')
      found.push(...markupsOf(expr.declaration.body, name || expr.declaration.name));
    else for (const part of childrenOf(expr)) see(part, name);
  };
  for (const statement of statements) {
    if (statement.kind === 'function') found.push(...markupsOf(statement.body, statement.name));
    else if (statement.kind === 'class')
      for (const method of statement.methods) found.push(...markupsOf(method.body, statement.name));
    else if (statement.kind === 'block' || statement.kind === 'scope')
      found.push(...markupsOf(statement.body, owner));
    else if (statement.kind === 'assign')
      see(
        statement.value,
        statement.target.kind === 'name' && /^[A-Z]/.test(statement.target.name)
          ? statement.target.name
          : owner,
      );
    else if (statement.kind === 'return' || statement.kind === 'expr') see(statement.value, owner);
  }
  return found;
}

type Lists = ReadonlyMap<string, readonly Expr[]>;

/** Lists that the code writes out, by their names. */
function listsIn(statements: readonly Statement[]): Map<string, readonly Expr[]> {
  const lists = new Map<string, readonly Expr[]>();
  const see = (body: readonly Statement[]): void => {
    for (const statement of body) {
      if (statement.kind === 'function') see(statement.body);
      if (statement.kind !== 'assign' || statement.target.kind !== 'name') continue;
      const { value, target } = statement;
      if (value?.kind === 'function') see(value.declaration.body);
      const list = value?.kind === 'other' ? value.parts[0] : value;
      if (list?.kind === 'array') lists.set(target.name, list.items);
    }
  };
  see(statements);
  return lists;
}

/** What a list's `map` shows for each item: `COUNTRIES.map((one) => <option>{one.label}</option>)`. */
function shownOfList(expr: Expr, lists: Lists): Expr[] | undefined {
  if (expr.kind !== 'call' || expr.callee.kind !== 'member' || expr.callee.name !== 'map') return undefined;
  const { object } = expr.callee;
  const items =
    object.kind === 'name' ? lists.get(object.name) : object.kind === 'array' ? object.items : undefined;
  const shows = expr.args[0]?.value;
  const param = shows?.kind === 'function' ? shows.declaration.params[0] : undefined;
  if (!items || !param || shows?.kind !== 'function') return undefined;
  return items.flatMap((item) => {
    const entry = (key: string): Expr | undefined =>
      item.kind === 'object' ? item.entries.find((one) => one.key === key)?.value : undefined;
    return markupsOf(shows.declaration.body).map(({ expr: shown }) =>
      substituted<Expr>(shown, (part) => {
        if (part.kind === 'name' && param.fields?.includes(part.name)) return entry(part.name);
        if (part.kind === 'name' && part.name === param.name) return item;
        const isOfItem =
          part.kind === 'member' && part.object.kind === 'name' && part.object.name === param.name;
        return isOfItem ? entry(part.name) : undefined;
      }),
    );
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
  /** Inside a field that offers choices. */
  private isChoosing = false;

  constructor(lists: Lists) {
    this.lists = lists;
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
  private overlay(children: readonly Expr[]): void {
    const isAction = ({ kind }: UiText): boolean => kind === 'action';
    const before = this.texts;
    const conditions = this.conditions.splice(0);
    this.texts = [];
    this.all(children, '');
    this.conditions.push(...conditions);
    const inside = this.texts;
    this.texts = before;
    if (inside.some(isAction)) this.overlays.push(inside);
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
      return this.texts.slice(before).some(({ kind }) => kind === 'field') ? '' : pending;
    }
    const inside = expr.attributes.map(({ value }) => value).filter((value) => holdsMarkup(value));
    if (NOTICES.test(tag)) this.notice(expr);
    if (OVERLAYS.test(tag) && has(expr, 'open', 'isOpen', 'show', 'visible', 'opened')) {
      this.overlay(children);
      return label;
    }
    // A field that is told how to be shown is only a frame.
    if (FIELDS.test(tag) && inside.length === 0) {
      this.field(expr, label);
      this.isChoosing = /select$/i.test(tag) || has(expr, 'select');
      this.all(children, '');
      this.isChoosing = false;
      return '';
    }
    if (inside.length > 0 && !ACTIONS.test(tag)) this.all(inside, label);
    // The first of a list often only asks to choose.
    const isAsking = expr.attributes.some(
      ({ name, value }) => name === 'value' && value.kind === 'string' && value.value === '',
    );
    if (tag === 'option' && isAsking) return label;
    const kind = this.isChoosing && /MenuItem$|Option$/.test(tag) ? 'option' : kindOf(expr);
    const own = words || labelOf(children.flatMap(textsOf));
    this.push({
      kind,
      text:
        (kind === 'heading' ? attribute(expr, 'title') : '') ||
        own ||
        (kind === 'action' ? attribute(expr, 'aria-label', 'label', 'title') : ''),
    });
    const isWhole = kind === 'action' || kind === 'link' || (kind === 'heading' && /^h\d$|legend/.test(tag));
    return isWhole
      ? label
      : this.all(
          children.filter((child) => child.kind !== 'string'),
          label,
        );
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
    const limits = isToggle ? '' : limitsIn((one) => literalOfAttribute(expr, one));
    const state = expr.attributes.find(({ name: one }) =>
      /^(?:checked|isSelected|isChecked)$/.test(one),
    )?.value;
    const condition = this.conditions.join(' ');
    const help = (isExample ? '' : helper) || (isToggle ? hint : '');
    this.push({
      kind: 'field',
      text: name,
      ...(hint && hint !== name && !isToggle && { hint }),
      ...(isToggle && type !== 'radio' && tag !== 'Radio' && { isToggle }),
      ...(type === 'file' && { isFile: true }),
      ...((/select$/i.test(tag) || has(expr, 'select')) && { isList: true }),
      ...((type === 'radio' || tag === 'Radio') && { isChoice: true }),
      ...(help && help !== name && { help }),
      ...(isFixed(expr) && { isReadOnly: true }),
      ...(limits !== '' && { limits }),
      ...(isToggle && state?.kind === 'name' && { state: state.name }),
      ...(/^!?\w+$/.test(condition) && { onlyIf: condition }),
      required: has(expr, 'required', 'isRequired') || isChecked(expr),
    });
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

/** `validate={required()}`, `rules={[required()]}` */
function isChecked({ attributes }: MarkupExpr): boolean {
  const isRequired = (expr: Expr): boolean =>
    (expr.kind === 'call' && /(?:^|\.)required$/.test(dotted(expr.callee))) ||
    childrenOf(expr).some(isRequired);
  return attributes.some(({ name, value }) => /^(?:validate|rules)$/.test(name) && isRequired(value));
}

/** Always disabled or only to be read, not only while something runs. */
function isFixed({ attributes }: MarkupExpr): boolean {
  return attributes.some(
    ({ name, value }) =>
      /^(?:readOnly|disabled|isDisabled)$/.test(name) && value.kind === 'boolean' && value.value,
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
  const own = expr.kind === 'name' || expr.kind === 'member' ? dotted(expr) : '';
  const [denied, ...more] = expr.kind === 'other' && expr.text.startsWith('!') ? expr.parts : [];
  if (denied?.kind === 'name' && more.length === 0) return `!${denied.name}`;
  return [own || 'if', ...childrenOf(expr).map(said)].join(' ');
}

function kindOf(expr: MarkupExpr): UiText['kind'] {
  const { attributes } = expr;
  const tag = tagOf(expr);
  if (ACTIONS.test(tag)) return 'action';
  if (HEADINGS.test(tag)) return 'heading';
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

/** The words directly in an element, with those of inline elements. */
function ownText({ children }: MarkupExpr): string {
  return children
    .map((child) =>
      child.kind === 'string'
        ? child.value
        : child.kind === 'markup' && /^(?:b|strong|em|i|span|Trans)$/.test(child.tag)
          ? ownText(child)
          : '',
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
