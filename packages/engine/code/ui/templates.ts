import { titled } from './dialogs.ts';
import { kindOf, messageKind, type Kind } from './element-kinds.ts';
import { tidy } from './entities.ts';
import { readScriptData, withListed } from './script-data.ts';
import { noticesInText } from './notices.ts';
import { replaceBetween, shown, templateToHtml } from './template-syntax.ts';
import type { UiText } from './types.ts';
import { isHint, isWords, kindOfCondition, limitsIn, nameOfBound } from './words.ts';

const TOKEN =
  /<(?<close>\/?)(?<tag>[A-Za-z][\w.:-]*)(?<attributes>(?:[^<>"']|"[^"]{0,1000}"|'[^']{0,1000}'){0,300})>|(?<text>[^<]+)/g;
const ATTRIBUTE =
  /(?<name>[:@#*[(]?[\w.:-]+[\])]?)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+)))?/g;

const VOID = /^(?:input|img|br|hr|meta|link|source|area|base|col|embed|track|wbr)$/i;
/** Shown over the screen. */
const OVERLAY = /(?:dialog|modal|drawer)$/;
/** Attributes that name a dialog's buttons. */
const ANSWERS = /^:?(?:confirm|ok|submit|accept|cancel|close|dismiss)-?(?:button)?-?(?:text|label)$/i;
/** “Choose a country”, “-- Country --”: no value of a list. */
const ASKS = /^(?:select|choose|pick|please|enter)\b|^[\s\p{Pd}.…]*$|^[\p{Pd}.…]|[…:?]$|\.\.\.$/iu;
const TOGGLE = /checkbox|check-box|switch|toggle/i;

/** Functions in attributes of Svelte and JSX: `onclick={() => (open = true)}`, whose arrow ends no tag. */
const HANDLER = /=\{(?:async\s*)?\([^(){}]*\)\s*=>(?:[^{}]|\{[^{}]*\})*\}/g;

interface Element {
  readonly tag: string;
  readonly kind: Kind | undefined;
  readonly attributes: ReadonlyMap<string, string>;
  text: string;
  /** Fields inside a label that its text names. */
  readonly fields: number[];
  /** Where what it shows stands among the texts. */
  readonly at: number;
  /** What must hold for it to be shown. */
  readonly condition: string;
}

/** What HTML shows, and Vue's, Svelte's, Angular's, ERB, Blade, Django and PHP templates, XAML and Android's layouts. */
export function readTemplate(source: string): UiText[][] {
  const notices: UiText[] = [];
  let scripts = '';
  const withoutScripts = replaceBetween(source, /<script\b[^<>]*>/gi, /<\/script>/gi, (body) => {
    notices.push(...noticesInText(body));
    scripts += body;
    return ' ';
  });
  const data = readScriptData(scripts);
  const html = templateToHtml(
    replaceBetween(withListed(withoutScripts, data), /<style\b[^<>]*>/gi, /<\/style>/gi, () => ' ').replace(
      HANDLER,
      (code) => {
        notices.push(...noticesInText(code));
        return '=""';
      },
    ),
  );
  const reader = new TemplateReader(data.values);
  for (const { groups = {} } of html.matchAll(TOKEN)) {
    const { close, tag, attributes, text } = groups;
    // Svelte's expressions.
    if (tag === undefined)
      reader.say((text ?? '').replace(/\{([^{}]{1,300})\}/g, (_all, code: string) => shown(code)));
    else if (close) reader.close(tag);
    else reader.open(tag, attributes ?? '');
  }
  const [first = [], ...others] = reader.finish();
  return [[...first, ...notices], ...others];
}

class TemplateReader {
  private readonly texts: UiText[] = [];
  private readonly stack: Element[] = [];
  private readonly forms: { start: number; end: number }[] = [];
  /** What opens in front of the rest. */
  private readonly overlays: { start: number; end: number }[] = [];
  private label = '';
  /** What fields are at first, by the names that they are bound to. */
  private readonly values: ReadonlyMap<string, string>;
  /** Which fields the elements with these IDs describe. */
  private readonly described = new Map<string, number>();
  /** Where fields stand that no label in front of them names, by their IDs. */
  private readonly unnamed = new Map<string, number>();

  constructor(values: ReadonlyMap<string, string>) {
    this.values = values;
  }

  say(text: string): void {
    const top = this.stack.findLast(({ kind }) => kind !== undefined);
    const said = text.trim();
    if (top) top.text += text;
    else if (/\s/.test(said.slice(said.search(/\p{L}{2}/u)))) this.push({ kind: 'text', text: tidy(text) });
  }

  open(tag: string, source: string): void {
    const attributes = attributesOf(source);
    const own = kindOf(tag, attributes);
    const kind = own !== 'field' && this.described.has(attributes.get('id') ?? '') ? 'help' : own;
    if (kind === 'field') this.field(tag, attributes);
    const isVoid = VOID.test(tag) || source.trimEnd().endsWith('/');
    const element: Element = {
      tag: tag.toLowerCase(),
      kind,
      attributes,
      text: '',
      fields: [],
      at: this.texts.length,
      condition: [this.condition(), ...conditionOf(attributes)].join(' ').trim(),
    };
    if (isVoid) this.finishElement(element);
    else this.stack.push(element);
    if (OVERLAY.test(element.tag)) this.push({ kind: 'heading', text: attributes.get('title') ?? '' });
  }

  close(tag: string): void {
    const at = this.stack.findLastIndex((element) => element.tag === tag.toLowerCase());
    if (at < 0) return;
    for (const element of this.stack.splice(at).toReversed()) this.finishElement(element);
  }

  /** The texts of each form and of each dialog; what stands in none goes with the form behind it, or else with the first. */
  finish(): readonly UiText[][] {
    for (const element of this.stack.splice(0).toReversed()) this.finishElement(element);
    const isAction = ({ kind }: UiText): boolean => kind === 'action';
    const overlays = this.overlays.filter(
      ({ start, end }) =>
        this.texts.slice(start, end).some(isAction) && this.texts.slice(0, start).some(isAction),
    );
    const isOver = (index: number): boolean =>
      overlays.some(({ start, end }) => index >= start && index < end);
    const page = this.texts.filter((_, index) => !isOver(index));
    const at = (index: number): number => this.texts.slice(0, index).filter((_, one) => !isOver(one)).length;
    const forms = this.forms
      .filter(({ start }) => !isOver(start))
      .map(({ start, end }) => ({ start: at(start), end: at(end) }))
      .filter(({ start, end }) =>
        page.slice(start, end).some(({ kind, text }) => kind === 'field' && isWords(text)),
      );
    let from = 0;
    // A page's one form is the page, unless a dialog has its own.
    const own = forms.length > 1 || overlays.length > 0 ? forms : [];
    const groups = own.map(({ end }) => page.slice(from, (from = end)));
    const inFront = overlays.map(({ start, end }) =>
      titled(this.texts.slice(start, end).map(({ isConditional: _, ...text }) => text)),
    );
    // What has no heading of its own stands under the page's.
    const heading = page.find(({ kind }) => kind === 'heading');
    const rest = page.slice(from);
    const isUnnamed = heading && groups.length > 0 && rest.every(({ kind }) => kind !== 'heading');
    return [...groups, isUnnamed && rest.some(isAction) ? [heading, ...rest] : rest, ...inFront]
      .map((group) => group.filter(({ text }) => isWords(text)))
      .filter((group, index) => group.length > 0 || index === 0);
  }

  private field(tag: string, attributes: ReadonlyMap<string, string>): void {
    const type = attributes.get('type') ?? '';
    if (/^(?:submit|button|reset|image)$/.test(type))
      return this.push({
        kind: 'action',
        text: attributes.get('value') ?? attributes.get('aria-label') ?? '',
      });
    if (type === 'hidden') return;
    const around = this.stack.findLast(({ kind }) => kind === 'label');
    const isToggle = TOGGLE.test(tag) || type === 'checkbox';
    const written = isToggle ? (attributes.get('content') ?? attributes.get('text')) : undefined;
    const named = attributes.get('label') ?? attributes.get('header') ?? written ?? '';
    const hint =
      attributes.get('placeholder') ?? attributes.get('hint') ?? attributes.get('placeholdertext') ?? '';
    const before = around ? tidy(around.text) : this.label;
    const list = /select$/i.test(tag) ? nameOfBound(attributes) : '';
    const text = named || before || attributes.get('aria-label') || hint || attributes.get('title') || list;
    if (around && before === '') around.fields.push(this.texts.length);
    if (text === '') this.unnamed.set(attributes.get('id') ?? '', this.texts.length);
    const limits = isToggle
      ? ''
      : limitsIn((name) => attributes.get(name) || (attributes.has(name) ? name : ''));
    const state = attributes.get('v-model') ?? attributes.get('bind:checked') ?? '';
    const condition = this.condition();
    const group = this.stack.findLast((element) => element.tag === 'fieldset')?.text ?? '';
    for (const id of (attributes.get('aria-describedby') ?? '').split(/\s+/).filter(Boolean))
      this.described.set(id, this.texts.length);
    this.texts.push({
      kind: 'field',
      text: tidy(text).replace(MARK, ''),
      ...(isHint(hint) && hint !== text && !isToggle && { hint: tidy(hint) }),
      ...(isToggle && { isToggle }),
      ...(limits !== '' && { limits }),
      ...(isToggle && state !== '' && { state }),
      ...(/^!?\w+$/.test(condition) && { onlyIf: condition }),
      ...(type === 'file' && { isFile: true }),
      ...(/date|time|slider/i.test(tag) && { isSetting: true }),
      ...(/select|combobox|dropdown/i.test(tag) && { isList: true }),
      ...((type === 'radio' || /radio/i.test(tag)) && {
        isChoice: true,
        choiceOf: attributes.get('name') ?? '',
      }),
      ...initialOf(attributes, /radio/i.test(tag) ? 'radio' : type, this.boundTo(attributes)),
      ...(group !== '' && { group }),
      ...((attributes.has('disabled') || attributes.has('readonly')) && { isReadOnly: true }),
      required: attributes.has('required') || /\*\s*$|\(required\)\s*$/i.test(text),
    });
    this.label = '';
    const options = attributes.get('items') ?? attributes.get('options') ?? '';
    for (const [, text = ''] of options.matchAll(/['"]([^'"]+)['"]/g)) this.push({ kind: 'option', text });
  }

  private finishElement({ tag, kind, attributes, text, fields, at, condition }: Element): void {
    if (/(?:^|-)(?:form|dialog)$/.test(tag)) this.forms.push({ start: at, end: this.texts.length });
    if (OVERLAY.test(tag)) {
      // `<ConfirmDialog confirm-text="Delete" cancel-text="Keep it">` has its buttons in its attributes.
      for (const [name, value] of attributes)
        if (ANSWERS.test(name)) this.push({ kind: 'action', text: tidy(value) });
      this.overlays.push({ start: at, end: this.texts.length });
    }
    const said = tidy(text) || tidy(attributeText(kind, attributes));
    const asked =
      attributes.get('data-confirm') ?? attributes.get('data-turbo-confirm') ?? attributes.get('hx-confirm');
    if (asked !== undefined) this.push({ kind: 'question', text: tidy(asked) }, condition);
    // `onclick="if (confirm('Delete it?')) remove()"`.
    for (const [name, code] of attributes)
      if (/^on\w+$/.test(name) && code.includes('confirm(')) this.texts.push(...noticesInText(code));
    // `<label>I accept the <a>terms</a></label>`.
    const label = kind === 'link' ? this.stack.findLast((element) => element.kind === 'label') : undefined;
    if (label) label.text += said;
    switch (kind) {
      case undefined:
        return;
      case 'field':
        // A toggle's words stand inside of it.
        {
          const field = this.texts[at - 1];
          if (said !== '' && field?.kind === 'field' && field.text === '')
            this.texts[at - 1] = { ...field, text: said };
        }
        return;
      case 'help': {
        // `<label>Note <small>(optional)</small></label>`
        const around = this.stack.findLast((element) => element.kind === 'label');
        if (around && around.fields.length === 0) {
          around.text += ` ${said}`;
          return;
        }
        const index = this.described.get(attributes.get('id') ?? '') ?? this.texts.length - 1;
        const field = this.texts[index];
        if (field?.kind === 'field' && isWords(said)) this.texts[index] = { ...field, help: said };
        else if (isWords(said)) this.push({ kind: 'text', text: said }, condition);
        return;
      }
      case 'label': {
        // `<input type="checkbox" id="x"><label for="x">`.
        const behind = this.unnamed.get(attributes.get('for') ?? ' ');
        const field = behind === undefined ? undefined : this.texts[behind];
        if (behind !== undefined && field?.text === '') {
          this.texts[behind] = { ...field, text: said.replace(MARK, '') };
          return;
        }
        if (fields.length === 0 && this.texts.slice(at).every(({ kind: inside }) => inside !== 'field'))
          this.label = said;
        for (const index of fields) {
          const field = this.texts[index];
          if (field) this.texts[index] = { ...field, text: said.replace(MARK, '') };
        }
        return;
      }
      case 'choice':
        // The first of a list often only asks to choose; “Any” is a choice.
        return attributes.get('value') === '' && ASKS.test(said)
          ? undefined
          : this.push(
              { kind: 'option', text: said, ...(this.isChosen(attributes) && { initial: 'on' }) },
              condition,
            );
      case 'message':
        return this.push({ kind: messageKind(attributes) ?? 'text', text: said }, condition);
      case 'text': {
        const around = this.stack.findLast((element) => element.kind === 'message');
        if (around)
          return this.push({ kind: messageKind(around.attributes) ?? 'text', text: said }, condition);
        return /\s/.test(said) ? this.push({ kind: 'text', text: said }, condition) : undefined;
      }
      case 'heading': {
        const fieldset = this.stack.at(-1);
        if (tag === 'legend' && fieldset?.tag === 'fieldset') fieldset.text = said;
        // What is hidden at first is no title of the screen.
        return isHidden(attributes) || this.stack.some((element) => isHidden(element.attributes))
          ? undefined
          : // What the browser's tab is called is no heading beside one on the page.
            this.push({ kind, text: said }, tag === 'title' ? 'tab' : condition);
      }
      default:
        return this.push({ kind, text: said }, condition);
    }
  }

  private boundTo(attributes: ReadonlyMap<string, string>): string | undefined {
    const bound = [...attributes].find(([name]) => /^v-model\b|^bind:/.test(name))?.[1];
    return bound === undefined ? undefined : this.values.get(bound.replace(/^.*\./, ''));
  }

  /** A choice of a list that is bound to it, or that says so itself. */
  private isChosen(attributes: ReadonlyMap<string, string>): boolean {
    const list = this.stack.findLast(({ kind }) => kind === 'field');
    const value = attributes.get('value');
    const bound = list && this.boundTo(list.attributes);
    return attributes.has('selected') || (bound !== undefined && bound !== '' && bound === value);
  }

  private condition(): string {
    return this.stack.at(-1)?.condition ?? '';
  }

  private push(text: UiText, condition = this.condition()): void {
    if (!isWords(text.text)) return;
    const only = condition !== '' && text.kind === 'text' ? kindOfCondition(condition) : undefined;
    this.texts.push({
      ...text,
      ...(only && { kind: only }),
      ...(condition !== '' && { isConditional: true }),
    });
  }
}

/** What a label says of whether its field may stay empty. */
const MARK = /\s*\((?:optional|required)\)\s*$/i;

const isHidden = (attributes: ReadonlyMap<string, string>): boolean =>
  attributes.has('hidden') ||
  /\b(?:d-none|hidden|invisible|sr-only|visually-hidden)\b/.test(attributes.get('class') ?? '');

/** What a field is before anybody changes it. */
function initialOf(
  attributes: ReadonlyMap<string, string>,
  type: string,
  bound: string | undefined,
): Pick<UiText, 'initial'> {
  if (type === 'checkbox' || type === 'radio')
    return attributes.has('checked') ||
      bound === (type === 'radio' ? (attributes.get('value') ?? '') : 'true')
      ? { initial: 'on' }
      : {};
  const value = attributes.get('value') ?? bound ?? '';
  return value !== '' && !/…|[{}<>]/.test(value) && type !== 'password' ? { initial: tidy(value) } : {};
}

function conditionOf(attributes: ReadonlyMap<string, string>): string[] {
  const stated = ['when', 'v-if', 'v-else-if', 'v-show', 'x-show', '*ngif', '[hidden]', 'th:if'].flatMap(
    (name) => attributes.get(name) ?? [],
  );
  return attributes.has('v-else') ? [...stated, 'else'] : stated;
}

/** What stands in an element's attributes where it holds no text of its own. */
function attributeText(kind: Kind | undefined, attributes: ReadonlyMap<string, string>): string {
  const names =
    kind === 'action' || kind === 'link'
      ? ['label', 'value', 'content', 'text', 'header', 'aria-label', 'title']
      : ['value', 'content', 'text', 'label', 'header', 'title'];
  return names.map((name) => attributes.get(name) ?? '').find((value) => isWords(value)) ?? '';
}

/** Attributes by their names in lower case; bound ones only where what is bound is a text. */
function attributesOf(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { groups = {} } of source.matchAll(ATTRIBUTE)) {
    const { name = '', double, single, bare } = groups;
    const value = double ?? single ?? bare ?? '';
    const bound = value.startsWith('{')
      ? name
      : /^(?::|v-bind:|\[)(?<own>[\w-]+)\]?$/.exec(name)?.groups?.['own'];
    const key = (bound ?? name.replace(/^(?:android|app|tools|x|md|mat):/, '')).toLowerCase();
    if (bound === undefined) found.set(key, value);
    else {
      const inside = value.replace(/^\{|\}$/g, '');
      // `:items="['News', 'Sports']"`
      if (/^(?:items|options)$/.test(key) && /^\[[^{}]*\]$/.test(inside)) found.set(key, inside);
      else if (key.startsWith('bind:') && /^\w+$/.test(inside)) found.set(key, inside);
      const said = shown(inside).trim();
      const literal = said === '…' ? undefined : said;
      if (literal !== undefined) found.set(key, literal);
      else if (/^(?:required|disabled|readonly)$/.test(key) && value !== 'false') {
        if (value === 'true' || key === 'required') found.set(key, value);
      }
    }
  }
  return found;
}
