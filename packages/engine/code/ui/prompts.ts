import type { CallExpr, Expr, Statement } from '../ast.ts';
import { eachExpr } from '../handlers/facts.ts';
import { dotted } from '../routes/dialect.ts';
import { entryOf, literalOf } from '../schemas/constraints.ts';
import type { UiText } from './types.ts';
import { textsOf } from './words.ts';

/** Calls of what asks in a terminal: @clack/prompts, @inquirer/prompts, questionary, click, typer, Rich, TTY::Prompt. */
const ASKS =
  /^(?:(?:p|prompts|prompt|inquirer|clack|questionary|click|typer|Prompt|Confirm|IntPrompt|FloatPrompt|@?prompt)\.)?(?<kind>text|input|password|select|multiselect|multi_select|checkbox|confirm|number|editor|path|autocomplete|rawlist|expand|toggle|prompt|ask|mask|yes\?|no\?)$/;
/** Libraries whose calls have names that others have too. */
const LIBRARIES =
  /@clack\/prompts|@inquirer\/|['"]inquirer['"]|['"]prompts['"]|['"]enquirer['"]|\bimport (?:questionary|click|typer)\b|\bfrom (?:questionary|click|typer|rich\.prompt) import|tty-prompt/;

/** What a program asks in a terminal, and what it says around that, in the code's order. */
export function readPrompts(statements: readonly Statement[], text: string): UiText[] {
  if (!LIBRARIES.test(text)) return [];
  const texts: UiText[] = [];
  eachExpr(statements, (expr) => {
    if (expr.kind === 'call') texts.push(...promptsOf(expr));
  });
  return texts.some(({ kind }) => kind === 'field') ? texts : [];
}

function promptsOf(call: CallExpr): UiText[] {
  const name = dotted(call.callee);
  const [first] = call.args.map(({ value }) => value);
  const said = textsOf(first)[0] ?? '';
  if (/^(?:(?:p|clack)\.)?intro$/.test(name)) return said ? [{ kind: 'heading', text: said }] : [];
  if (/^(?:(?:p|clack)\.)?outro$/.test(name)) return said ? [{ kind: 'notice', text: said }] : [];
  // `inquirer.prompt([{ type: 'list', message: '…' }])`, `prompts({ type: 'text', message: '…' })`.
  if (/^(?:inquirer\.prompt|prompts|prompt|enquirer\.prompt)$/.test(name) && first?.kind !== 'string') {
    const all = first?.kind === 'array' ? first.items : first ? [first] : [];
    const asked = all.flatMap((one) => ofOptions(one, String(literalOf(entryOf(one, 'type')) ?? 'input')));
    if (asked.length > 0) return asked;
  }
  const kind = ASKS.exec(name)?.groups?.['kind'];
  if (kind === undefined || !first) return [];
  if (first.kind === 'object') return ofOptions(first, kind);
  if (said === '') return [];
  const keyword = (...keys: string[]): Expr | undefined =>
    call.args.find((arg) => keys.includes(arg.name ?? ''))?.value;
  const second = call.args[1];
  const choices = keyword('choices', 'type') ?? (second?.name === undefined ? second?.value : undefined);
  return asField(said, kind, choices, keyword('default'), undefined);
}

function ofOptions(options: Expr, kind: string): UiText[] {
  const [message] = textsOf(entryOf(options, 'message'));
  if (message === undefined) return [];
  return asField(
    message,
    kind,
    entryOf(options, 'options') ?? entryOf(options, 'choices'),
    entryOf(options, 'default') ?? entryOf(options, 'initialValue') ?? entryOf(options, 'initial'),
    textsOf(entryOf(options, 'placeholder'))[0],
  );
}

function asField(
  question: string,
  kind: string,
  choices: Expr | undefined,
  initial: Expr | undefined,
  hint: string | undefined,
): UiText[] {
  const isYesOrNo = /^(?:confirm|toggle|yes\?|no\?)$/.test(kind);
  const options = isYesOrNo ? [] : choicesIn(choices);
  const value = literalOf(initial);
  const chosen = options.find(({ value: own, label }) => own === value || label === value)?.label;
  const first =
    typeof value === 'boolean'
      ? value
        ? 'yes'
        : 'no'
      : value === undefined
        ? ''
        : (chosen ?? String(value));
  return [
    {
      kind: 'field',
      text: question,
      isAsked: true,
      isToggle: isYesOrNo,
      ...(hint && { hint }),
      ...(first && { initial: first }),
    },
    ...options.map(({ label }): UiText => ({ kind: 'option', text: label })),
  ];
}

/** `['a', 'b']`, `[{ value: 'a', label: 'A' }]`, `click.Choice(['a', 'b'])`. */
export function choicesIn(expr: Expr | undefined): { readonly label: string; readonly value: unknown }[] {
  if (expr?.kind === 'call') return choicesIn(expr.args[0]?.value);
  const items = expr?.kind === 'array' ? expr.items : [];
  return items.flatMap((item) => {
    const [label] = ['label', 'title', 'name', 'message', 'value'].flatMap((key) =>
      textsOf(entryOf(item, key)),
    );
    const text = label ?? textsOf(item)[0];
    return text === undefined ? [] : [{ label: text, value: literalOf(entryOf(item, 'value') ?? item) }];
  });
}
