import type { Arg, ClassDecl, Expr, Statement } from '../ast.ts';
import { literalText } from '../parts/public-api.ts';
import { dotted } from '../routes/dialect.ts';
import { tellRivals } from './rivals.ts';
import {
  draftOf,
  EVERYWHERE,
  itemsOf,
  keyword,
  named,
  option,
  typed,
  valueOf,
  withChoices,
  withMore,
  type CommandDraft,
} from './drafts.ts';

/** Java's and Kotlin's picocli: classes with marks; what a command names as its subcommands is part of it. */
export function readPicocli(statements: readonly Statement[]): CommandDraft[] {
  const classes = classesIn(statements);
  const byName = new Map(classes.map((one) => [one.name, one]));
  const enums = new Map(
    classes
      .filter(({ form }) => form === 'enum')
      .map((one) => [one.name, one.values.map(({ name }) => name)]),
  );
  const found = new Map<string, { draft: CommandDraft; parts: readonly string[] }>();
  for (const declaration of classes) {
    const mark = declaration.decorators.find(({ name }) => name === 'Command');
    if (!mark) continue;
    const draft = draftOf(keyword(mark.args, 'name'), aboutOf(mark.args));
    draft.aliases = itemsOf(valueOf(mark.args, 'aliases'));
    readFields(declaration, draft, enums, byName);
    for (const method of declaration.methods) {
      const own = method.decorators.find(({ name }) => name === 'Command');
      if (!own) continue;
      const sub = draftOf(keyword(own.args, 'name') || method.name, aboutOf(own.args), draft);
      for (const param of method.params) readMarked(param, sub, enums);
      found.set(`${declaration.name}.${method.name}`, { draft: sub, parts: [] });
    }
    found.set(declaration.name, { draft, parts: typesIn(valueOf(mark.args, 'subcommands')) });
  }
  for (const { draft, parts } of found.values())
    for (const part of parts) {
      const sub = found.get(part)?.draft;
      if (sub && sub !== draft) sub.parent ??= draft;
    }
  // A class may stand in front of the one that it is a part of.
  return [...found.values()].map(({ draft }) => draft).toSorted((a, b) => depthOf(a) - depthOf(b));
}

/** Groups within groups. */
const DEEPEST = 4;
/** Options of one command. */
const MOST = 300;
const depthOf = ({ parent }: CommandDraft): number => (parent ? 1 + depthOf(parent) : 0);

function classesIn(statements: readonly Statement[]): ClassDecl[] {
  return statements.flatMap((statement) =>
    statement.kind === 'class'
      ? [statement, ...classesIn(statement.body)]
      : statement.kind === 'scope'
        ? classesIn(statement.body)
        : [],
  );
}

function typesIn(expr: Expr | undefined): string[] {
  if (expr?.kind === 'array') return expr.items.flatMap(typesIn);
  if (expr?.kind === 'type' && expr.type.kind === 'named') return [expr.type.name.replace(/^.*\./, '')];
  if (expr?.kind === 'member' && expr.name === 'class') return typesIn(expr.object);
  return expr?.kind === 'name' ? [expr.name] : expr?.kind === 'other' ? expr.parts.flatMap(typesIn) : [];
}

function readFields(
  { fields, methods }: ClassDecl,
  draft: CommandDraft,
  enums: ReadonlyMap<string, readonly string[]>,
  classes: ReadonlyMap<string, ClassDecl>,
  within: readonly ClassDecl[] = [],
): void {
  for (const field of fields) {
    const group = field.decorators.find(({ name }) => name === 'ArgGroup' || name === 'Mixin');
    const item = field.type?.kind === 'array' ? field.type.item : field.type;
    const held =
      item?.kind === 'named'
        ? (classes.get(item.name) ?? classes.get(item.args[0]?.kind === 'named' ? item.args[0].name : ''))
        : undefined;
    const isEndless =
      within.length > DEEPEST || draft.options.length > MOST || (held && within.includes(held));
    if (!group || !held || isEndless) {
      readMarked(field, draft, enums);
      continue;
    }
    const { options, arguments: values } = draft;
    const [first, start] = [options.length, values.length];
    readFields(held, draft, enums, classes, [...within, held]);
    // Options of a group exclude one another unless it says otherwise.
    if (group.name === 'ArgGroup' && keyword(group.args, 'exclusive') !== 'false')
      tellRivals({
        isRequired: /^1/.test(keyword(group.args, 'multiplicity')),
        members: [
          ...options.slice(first).map((_, index) => ({ list: options, at: first + index })),
          ...values.slice(start).map((_, index) => ({ list: values, at: start + index })),
        ],
      });
  }
  for (const method of methods) if (method.params.length < 2) readMarked(method, draft, enums);
}

function readMarked(
  {
    decorators,
    name,
    type,
    value,
  }: Pick<ClassDecl['fields'][number], 'decorators' | 'name' | 'type' | 'value'>,
  draft: CommandDraft,
  enums: ReadonlyMap<string, readonly string[]>,
): void {
  const mark = decorators.find((one) => one.name === 'Option' || one.name === 'Parameters');
  if (!mark) return;
  const { args } = mark;
  const typeName = type?.kind === 'named' ? type.name : '';
  const itemName = type?.kind === 'array' && type.item.kind === 'named' ? type.item.name : typeName;
  const isFlag = /^[bB]oolean(?:\[\])?$/.test(itemName) && keyword(args, 'arity') !== '1';
  // `${env:NOTES_DIR:-.}`
  const [, variable, within = ''] = /^\$\{env:(\w+)(?::-(.*))?\}$/.exec(keyword(args, 'defaultValue')) ?? [];
  const stated = variable === undefined ? keyword(args, 'defaultValue') : within;
  const fallback = stated || (mark.name === 'Option' && !isFlag ? literalText(value) : '');
  const isMany =
    /\.\.\*|^[2-9]/.test(keyword(args, 'arity')) ||
    /^(?:List|Set|Collection)$|\[\]$/.test(typeName) ||
    type?.kind === 'array';
  const more = {
    fallback,
    ...(isMany && { isMany }),
    ...(variable !== undefined && { variable }),
    ...typed(typeName),
  };
  const label = keyword(args, 'paramLabel') || `<${name}>`;
  const description = withChoices(
    words(args, 'description')
      .replace(/[;,.]?\s*[([]?\s*default(?:s to)?:?\s*\$\$?\{env:\w+\}\s*[)\]]?/gi, '')
      .replace(/\s*[([]?\s*default:?\s*\$\{DEFAULT-VALUE\}\s*[)\]]?/gi, '')
      .replaceAll('${DEFAULT-VALUE}', fallback)
      .replace(/\$\{COMPLETION-CANDIDATES\}/g, (enums.get(typeName) ?? []).join(', ')),
    /COMPLETION/.test(words(args, 'description')) ? [] : (enums.get(typeName) ?? []),
  );
  if (mark.name === 'Option') {
    const names = [
      ...itemsOf(valueOf(args, 'names')),
      ...args.flatMap((arg) => (arg.name === undefined ? itemsOf(arg.value) : [])),
    ];
    const shown =
      keyword(args, 'negatable') === 'true'
        ? names.map((one) => one.replace(/^--(?:no-)?/, '--[no-]'))
        : names;
    const extra = [
      keyword(args, 'interactive') === 'true' &&
        !/\b(?:asks?|prompts?)\b/i.test(description) &&
        'The command asks for it.',
      valueOf(args, 'scope') && dotted(valueOf(args, 'scope')).endsWith('INHERIT') && EVERYWHERE,
    ];
    draft.options.push(
      option(named(shown, isFlag ? '' : label), withMore(description, extra), {
        ...more,
        required: keyword(args, 'required') === 'true',
      }),
    );
  } else
    draft.arguments.push(
      option(label.replace(/[<>]/g, ''), description, {
        ...more,
        required:
          fallback === '' &&
          variable === undefined &&
          !/^0\.\./.test(keyword(args, 'arity')) &&
          (/^[1-9]/.test(keyword(args, 'arity')) || !/^(?:List|Set|Collection)$|\[\]$/.test(typeName)),
      }),
    );
}

const aboutOf = (args: readonly Arg[]): string => words(args, 'description') || words(args, 'header');

/** Lines of a description as one. */
function words(args: readonly Arg[], key: string): string {
  return itemsOf(valueOf(args, key))
    .join(' ')
    .replace(/@\|[\w,]+ (.*?)\|@/g, '$1')
    .replaceAll('%n', ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
