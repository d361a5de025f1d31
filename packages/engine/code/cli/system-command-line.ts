import { typesIn, type CallExpr, type Expr, type Statement } from '../ast.ts';
import { messageOf } from '../handlers/answer-parts.ts';
import { eachStatement } from '../handlers/facts.ts';
import type { CliOption } from '../model.ts';
import { literalText } from '../parts/public-api.ts';
import { typeName } from '../project/project.ts';
import { dotted } from '../routes/dialect.ts';
import { Defaults } from './defaults.ts';
import {
  callsIn,
  draftOf,
  itemsOf,
  methodOf,
  named,
  option,
  typed,
  valueOf,
  variablesIn,
  withChoices,
  withMore,
  type CommandDraft,
} from './drafts.ts';

type Part = { readonly kind: 'option' | 'argument'; readonly names: string[]; one: CliOption };

/** C#'s System.CommandLine: commands, options and arguments are objects, put into one another. */
export function readSystemCommandLine(statements: readonly Statement[]): CommandDraft[] {
  const kept = variablesIn(statements);
  const commands = new Map<string, CommandDraft>();
  const parts = new Map<string, Part>();
  const main = draftOf('');
  const drafts: CommandDraft[] = [];
  const put = (draft: CommandDraft, expr: Expr): void => {
    const name = dotted(expr);
    const [part, command] = [parts.get(name), commands.get(name)];
    if (part?.kind === 'option') draft.options.push(namedOption(part));
    else if (part) draft.arguments.push(part.one);
    else if (command && command !== draft) command.parent = draft;
  };
  const added: (readonly [CommandDraft, Expr])[] = [];
  const defaults = new Defaults(statements);
  const enums = new Map(
    typesIn(statements).flatMap(({ form, name, values }) =>
      form === 'enum' ? [[name, values.map((one) => one.name)]] : [],
    ),
  );
  for (const call of callsIn(statements)) {
    const variable = kept.get(call) ?? '';
    const made = call.creates ? madeType(call) : '';
    if (/^(?:Root)?Command$/.test(made)) {
      const texts = textsOf(call);
      const draft = made === 'RootCommand' ? main : draftOf(texts[0] ?? '');
      draft.description ||= (made === 'RootCommand' ? texts[0] : texts[1]) || textIn(call, 'description');
      if (draft === main) drafts.unshift(draft);
      else drafts.push(draft);
      commands.set(variable, draft);
      for (const { name, value } of call.args) if (name === ITEM) added.push([draft, value]);
    } else if (made === 'Option' || made === 'Argument')
      parts.set(variable, partOf(call, made, { defaults, enums }));
    const owner = call.callee.kind === 'member' ? call.callee.object : undefined;
    const [first] = call.args;
    if (!owner || !first) continue;
    const method = methodOf(call);
    const alias = literalText(first.value);
    if (/^(?:AddAlias|Add)$/.test(method) && alias.startsWith('-'))
      parts.get(dotted(owner).replace(/\.Aliases$/, ''))?.names.push(alias);
    const named = commands.get(dotted(owner).replace(/\.Aliases$/, ''));
    if (named && alias !== '' && (method === 'AddAlias' || /\.Aliases$/.test(dotted(owner))))
      named.aliases = [...(named.aliases ?? []), alias];
    // `retries.Validators.Add(result => { … result.AddError("--retries must be between 0 and 10."); })`.
    const checked = parts.get(dotted(owner).replace(/\.Validators$/, ''));
    if (checked && /^(?:Add|AddValidator)$/.test(method) && first.value.kind === 'function')
      checked.one = {
        ...checked.one,
        description: withMore(checked.one.description, errorsIn(first.value.declaration.body)),
      };
    const part = parts.get(dotted(owner));
    const values = call.args.map((arg) => literalText(arg.value));
    if (part && method === 'AcceptOnlyFromAmong')
      part.one = { ...part.one, description: withChoices(part.one.description, values) };
    const target = commands.get(dotted(owner).replace(/\.(?:Options|Arguments|Subcommands)$/, ''));
    if (target && /^Add(?:GlobalOption|Option|Argument|Command)?$/.test(method))
      added.push([target, first.value]);
  }
  for (const [draft, expr] of added) put(draft, expr);
  return drafts;
}

/** How the lowering calls what stands in the braces behind a constructor. */
const ITEM = '{}';

function madeType({ callee }: CallExpr): string {
  return callee.kind === 'name' ? callee.name : '';
}

/** Texts that a constructor is given in order: a name, or names, and what is said of it. */
function textsOf({ args }: CallExpr): string[] {
  return args.flatMap(({ name, value }) =>
    name === undefined && value.kind === 'string' ? [value.value] : [],
  );
}

function textIn({ args }: CallExpr, ...names: readonly string[]): string {
  return literalText(valueOf(args, ...names));
}

/** What a validator says. */
function errorsIn(statements: readonly Statement[]): string[] {
  const said = callsIn(statements).map((call) =>
    methodOf(call) === 'AddError' ? messageOf(call.args[0]?.value) : undefined,
  );
  const assigned: (string | undefined)[] = [];
  eachStatement(statements, (one) => {
    if (one.kind === 'assign' && /\.ErrorMessage$/.test(dotted(one.target)))
      assigned.push(messageOf(one.value));
  });
  return [...said, ...assigned].flatMap((one) => (one ? [one.replace(/(?<=\w)$/, '.')] : []));
}

interface Known {
  readonly defaults: Defaults;
  /** The values of enumerations, by their names. */
  readonly enums: ReadonlyMap<string, readonly string[]>;
}

function partOf(call: CallExpr, made: 'Option' | 'Argument', { defaults, enums }: Known): Part {
  const { args, typeArgs } = call;
  const plain = args.filter(({ name }) => name === undefined).map(({ value }) => value);
  const listed = plain.find(({ kind }) => kind === 'array') ?? valueOf(args, 'aliases');
  const [first = '', second = ''] = textsOf(call);
  const names = listed ? itemsOf(listed) : [textIn(call, 'name') || first].filter(Boolean);
  // Since version 2, texts behind the name are further names.
  const isAlias = second.startsWith('-');
  const said = textIn(call, 'description') || (listed ? first : isAlias ? '' : second);
  const gives =
    valueOf(args, 'getDefaultValue', 'defaultValueFactory') ?? plain.find(({ kind }) => kind === 'function');
  const type = typeName(typeArgs[0]);
  const isFlag = type === 'bool';
  const isNeeded = literalText(valueOf(args, 'isRequired', 'required')) === 'true';
  const given = fallbackOf(gives, defaults);
  const { fallback } = given;
  const isMany = typeArgs[0]?.kind === 'array' || /^(?:List|IEnumerable|IReadOnlyList)$/.test(type);
  return {
    kind: made === 'Option' ? 'option' : 'argument',
    names: isAlias ? [...names, second] : names,
    one: option(names[0] ?? '', withChoices(said, enums.get(type) ?? []), {
      ...(!isFlag && given),
      ...(isMany && { isMany }),
      ...typed(/^(?:FileInfo|DirectoryInfo|FileSystemInfo)$/.test(type) ? 'Path' : type),
      required: made === 'Option' ? isNeeded : fallback === '' && typeArgs[0]?.kind !== 'optional',
    }),
  };
}

/** What `() => 60`, `() => new FileInfo("feeds.db")` and `_ => Format.Table` give. */
function fallbackOf(gives: Expr | undefined, defaults: Defaults): Pick<CliOption, 'fallback' | 'variable'> {
  const [statement] = gives?.kind === 'function' ? gives.declaration.body : [];
  const value = statement?.kind === 'return' || statement?.kind === 'expr' ? statement.value : undefined;
  const known = defaults.of(value);
  if (known.fallback !== '' || known.variable !== undefined) return known;
  if (value?.kind === 'call') return defaults.of(value.args[0]?.value);
  return { fallback: value?.kind === 'member' && value.object.kind === 'name' ? value.name : '' };
}

/** An option by its short name first. */
function namedOption({ names, one }: Part): CliOption {
  const sorted = [...new Set(names)].toSorted((a, b) => a.length - b.length);
  return { ...one, name: named(sorted) };
}
