import { childrenOf, type Expr, type MarkupExpr, type Statement } from '../ast.ts';
import type { CodeModel } from '../read-code.ts';

/** What a person sees on a screen, in the code's order. */
export interface UiText {
  readonly kind: 'heading' | 'text' | 'action' | 'field' | 'option' | 'hint' | 'error' | 'link';
  readonly text: string;
  /** Of a field: its placeholder or hint, and whether it must be filled in. */
  readonly hint?: string;
  readonly required?: boolean;
  /** Turned on and off, with what is said of it. */
  readonly isToggle?: boolean;
  readonly help?: string;
}

/** A screen or a form: what one component or one template shows. */
export interface Screen {
  readonly name: string;
  readonly texts: readonly UiText[];
}

const ACTIONS = /^(?:button|Button|\w*Button|Submit|MenuItem|\w*MenuItem|Tab|Action)$/;
const FIELDS =
  /^(?:input|textarea|select|Input|TextField|\w*Input|\w*Field|Select|Checkbox|Switch|Radio|DatePicker|Textarea|TextArea)$/;
const HEADINGS = /^(?:h[1-6]|legend|Title|\w*Title|Heading|DialogTitle|CardTitle|Modal|Dialog)$/;
const LINKS = /^(?:a|Link|NavLink|\w*Link)$/;
const CATALOG_KEY =
  /(?<error>error|invalid|failed|fail|warning|required)|(?<action>button|btn|action|cta|submit|save|cancel)|(?<heading>title|heading|header)|(?<field>label|field)|(?<hint>placeholder|hint|help|tooltip|description)/i;

/** Screens of JSX, of HTML and Vue, Svelte, ERB, Blade templates, and of catalogs of messages. */
export function readScreens({ modules, others }: CodeModel): Screen[] {
  const screens: Screen[] = [];
  for (const { path, statements } of modules) {
    for (const { name, expr } of markupsOf(statements)) {
      const texts: UiText[] = [];
      readMarkup(expr, texts, '');
      if (texts.length > 0) screens.push({ name: name || path, texts });
    }
    const messages = messagesOf(statements);
    if (messages.length > 0) screens.push({ name: '', texts: messages });
  }
  for (const { path, text } of others) {
    const catalog = readCatalog(path, text);
    const texts = catalog.length > 0 ? catalog : hasTag(text) ? readTemplate(text) : [];
    if (texts.length > 0) screens.push({ name: path, texts });
  }
  return screens;
}

function hasTag(text: string): boolean {
  const start = text.search(/<\w/);
  return start >= 0 && text.includes('>', start);
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

function attribute({ attributes }: MarkupExpr, ...names: readonly string[]): string {
  for (const name of names) {
    const value = attributes.find((one) => one.name === name)?.value;
    if (value?.kind === 'string' && isWords(value.value)) return value.value.trim();
  }
  return '';
}

function readMarkup(expr: Expr, texts: UiText[], label: string): string {
  if (expr.kind !== 'markup') {
    let pending = label;
    if (expr.kind === 'function')
      for (const { expr: inner } of markupsOf(expr.declaration.body)) readMarkup(inner, texts, '');
    else for (const part of childrenOf(expr)) pending = readMarkup(part, texts, pending);
    return pending;
  }
  const { tag } = expr;
  if (/^(?:script|style|code|pre)$/.test(tag)) return label;
  const words = ownText(expr);
  if (tag === 'label' || tag === 'Label' || tag === 'FormLabel') {
    let pending = words;
    for (const child of expr.children) pending = readMarkup(child, texts, pending);
    return pending;
  }
  if (FIELDS.test(tag)) {
    const type = attribute(expr, 'type');
    const isButton = type === 'submit' || type === 'button';
    const name = attribute(expr, 'label', 'aria-label') || label || attribute(expr, 'placeholder', 'title');
    const hint = attribute(expr, 'placeholder', 'helperText', 'hint', 'description');
    const required = expr.attributes.some(
      (one) => one.name === 'required' && !(one.value.kind === 'boolean' && !one.value.value),
    );
    if (isButton) push(texts, { kind: 'action', text: attribute(expr, 'value') });
    else if (type !== 'hidden') {
      const isToggle =
        /^(?:Checkbox|Switch|Toggle)$/.test(tag) ||
        type === 'checkbox' ||
        expr.attributes.some((one) => one.name === 'checked');
      const help = isToggle ? hint : '';
      push(texts, {
        kind: 'field',
        text: name,
        ...(hint && hint !== name && !isToggle && { hint }),
        ...(isToggle && type !== 'radio' && tag !== 'Radio' && { isToggle }),
        ...(help && help !== name && { help }),
        required,
      });
    }
    for (const child of expr.children) readMarkup(child, texts, '');
    return '';
  }
  const kind: UiText['kind'] = ACTIONS.test(tag)
    ? 'action'
    : HEADINGS.test(tag)
      ? 'heading'
      : LINKS.test(tag)
        ? 'link'
        : tag === 'option'
          ? 'option'
          : expr.attributes.some(
                ({ name, value }) =>
                  (name === 'role' && value.kind === 'string' && value.value === 'alert') ||
                  (/class/i.test(name) && value.kind === 'string' && /error|danger/i.test(value.value)),
              )
            ? 'error'
            : 'text';
  push(texts, {
    kind,
    text:
      (kind === 'heading' ? attribute(expr, 'title') : '') ||
      words ||
      (kind === 'action' ? attribute(expr, 'aria-label', 'label', 'title') : ''),
  });
  let pending = label;
  const complete = kind === 'action' || kind === 'link' || (kind === 'heading' && /^h\d$|legend/.test(tag));
  if (!complete)
    for (const child of expr.children)
      if (child.kind !== 'string') pending = readMarkup(child, texts, pending);
  return pending;
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

function push(texts: UiText[], text: UiText): void {
  if (isWords(text.text)) texts.push({ ...text, text: text.text.trim() });
}

/** Words that a person reads: no keys, no paths, no code. */
function isWords(text: string): boolean {
  const trimmed = text.trim();
  return (
    trimmed.length > 1 &&
    trimmed.length < 300 &&
    /\p{L}{2}/u.test(trimmed) &&
    !/^[\w-]+(?:[./:_][\w-]+)+$|[{}<>]|^[a-z]+[A-Z]|https?:|\$\{|^--|^[a-z]+(?:-[a-z0-9]+)+$/.test(trimmed)
  );
}

const NOTICES =
  /^(?:toast|notify|notification|message|alert|confirm|snackbar|flash|setError|setErrors|showError|showToast|enqueueSnackbar|addToast|window\.alert|window\.confirm|toast\.\w+|message\.\w+|notification\.\w+|messages\.\w+)$/;

/** What the program says while it works: toasts, alerts, errors that are set. */
function messagesOf(statements: readonly Statement[]): UiText[] {
  const texts: UiText[] = [];
  const see = (expr: Expr | undefined): void => {
    if (!expr) return;
    if (expr.kind === 'call') {
      const name = calleeName(expr.callee);
      if (NOTICES.test(name)) {
        for (const { value } of expr.args)
          if (value.kind === 'string' && isWords(value.value))
            texts.push({
              kind: /error|fail|invalid|warn|can(?:'|’)?t|could not|couldn/i.test(`${name} ${value.value}`)
                ? 'error'
                : 'text',
              text: value.value,
            });
      }
    }
    if (expr.kind === 'function') walk(expr.declaration.body);
    else for (const part of childrenOf(expr)) see(part);
  };
  const walk = (body: readonly Statement[]): void => {
    for (const statement of body) {
      if (statement.kind === 'function' || statement.kind === 'block' || statement.kind === 'scope')
        walk(statement.body);
      else if (statement.kind === 'class') for (const method of statement.methods) walk(method.body);
      else if (statement.kind === 'assign' || statement.kind === 'return' || statement.kind === 'expr')
        see(statement.value);
    }
  };
  walk(statements);
  return texts;
}

function calleeName(expr: Expr): string {
  if (expr.kind === 'name') return expr.name;
  return expr.kind === 'member' ? `${calleeName(expr.object)}.${expr.name}` : '';
}

/** JSON, YAML and properties of keys and messages. */
function readCatalog(path: string, text: string): UiText[] {
  if (!/\.(?:json|ya?ml|properties|strings|po|arb)$/i.test(path)) return [];
  const pairs = [
    ...text.matchAll(
      /^\s*["']?(?<key>[\w.-]+)["']?\s*[:=]\s*["']?(?<value>[^"'{[\n][^"\n]*?)["']?,?;?\s*$/gm,
    ),
  ];
  return pairs.flatMap(({ groups = {} }) => {
    const value = (groups['value'] ?? '').replace(/\{\{?\s*\w+\s*\}?\}|%[sd@]/g, '…');
    if (!isWords(value)) return [];
    const found = CATALOG_KEY.exec(groups['key'] ?? '')?.groups ?? {};
    const kind =
      (['error', 'action', 'heading', 'field', 'hint'] as const).find((name) => found[name]) ?? 'text';
    return [{ kind, text: value }];
  });
}

/** HTML and templates that hold it. */
function readTemplate(source: string): UiText[] {
  const texts: UiText[] = [];
  const html = source.replace(
    /<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<%[\s\S]*?%>|\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}|@\w+\([^)]*\)/g,
    ' ',
  );
  let label = '';
  for (const match of html.matchAll(
    /<(?<tag>h[1-6]|button|a|label|legend|option|p|input|textarea|select|title)\b(?<attributes>[^>]*)>(?<inner>[^<]*)/gi,
  )) {
    const { tag = '', attributes = '', inner = '' } = match.groups ?? {};
    const get = (name: string): string =>
      new RegExp(`\\b${name}=["']([^"']*)["']`, 'i').exec(attributes)?.[1] ?? '';
    const words = inner.replace(/\s+/g, ' ').trim();
    const name = tag.toLowerCase();
    if (name === 'label') label = words;
    else if (/^(?:input|textarea|select)$/.test(name)) {
      const type = get('type');
      if (type === 'submit' || type === 'button') push(texts, { kind: 'action', text: get('value') });
      else if (type !== 'hidden') {
        const hint = get('placeholder');
        push(texts, {
          kind: 'field',
          text: label || (/^(?:checkbox|radio)$/.test(type) ? words : '') || get('aria-label') || hint,
          ...(isWords(hint) && label && { hint }),
          required: /\brequired\b/.test(attributes),
        });
      }
      label = '';
    } else
      push(texts, {
        kind: /^h\d|legend|title$/.test(name)
          ? 'heading'
          : name === 'button'
            ? 'action'
            : name === 'a'
              ? 'link'
              : name === 'option'
                ? 'option'
                : /error|danger|invalid/i.test(get('class')) || get('role') === 'alert'
                  ? 'error'
                  : 'text',
        text: words,
      });
  }
  return texts;
}
