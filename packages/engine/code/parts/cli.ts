import type { Arg, CallExpr, Expr, Statement } from '../ast.ts';
import { eachExpr } from '../handlers/facts.ts';
import type { CliCommand, CliOption } from '../model.ts';
import type { CodeModel } from '../read-code.ts';
import { dotted } from '../routes/dialect.ts';
import { readArgparse, type CommandDraft } from './argparse.ts';
import { literalText } from './public-api.ts';

type Draft = CommandDraft;

/** Commands with their options: commander, yargs, cac, argparse, click, Typer, cobra, Go's flags, picocli, clap. */
export function readCommands({ modules }: CodeModel): CliCommand[] {
  const drafts: Draft[] = [];
  for (const module of modules) {
    const { language, statements, text } = module;
    if (/script|tsx/.test(language) && /commander|yargs|\bcac\b|parseArgs|\bsade\b|Command\(\)/.test(text))
      readScript(statements, drafts);
    else if (language === 'python' && /argparse|click|typer/.test(text)) readPython(statements, drafts);
    else if (language === 'go' && /cobra|flag\.|pflag/.test(text)) readGo(statements, drafts);
    else if (/java|kotlin/.test(language) && /picocli/.test(text)) readPicocli(statements, drafts);
    else if (language === 'rust' && /clap/.test(text)) readClap(statements, drafts);
    else if (language === 'ruby' && /OptionParser|Thor/.test(text)) readRuby(statements, drafts);
  }
  return drafts.filter(
    ({ options, arguments: values, name }) => options.length + values.length > 0 || name !== '',
  );
}

function calls(statements: readonly Statement[]): CallExpr[] {
  const found: CallExpr[] = [];
  const see = (expr: Expr): void => {
    if (expr.kind === 'call') found.push(expr);
  };
  for (const statement of statements) {
    eachExpr([statement], see);
    if (statement.kind === 'function' || statement.kind === 'scope') found.push(...calls(statement.body));
    if (statement.kind === 'class') for (const method of statement.methods) found.push(...calls(method.body));
  }
  return found;
}

function chain(expr: Expr): CallExpr[] {
  if (expr.kind !== 'call') return [];
  return expr.callee.kind === 'member' ? [...chain(expr.callee.object), expr] : [expr];
}

function methodOf({ callee }: CallExpr): string {
  return callee.kind === 'member' || callee.kind === 'name' ? callee.name : '';
}

function option(name: string, description = '', more: Partial<CliOption> = {}): CliOption {
  return { name, description, value: '', required: false, fallback: '', ...more };
}

function text(args: readonly Arg[], index: number): string {
  return literalText(args[index]?.value);
}

function readScript(statements: readonly Statement[], drafts: Draft[]): void {
  const seen = new Set<CallExpr>();
  const main: Draft = { name: '', description: '', options: [], arguments: [] };
  drafts.push(main);
  for (const outer of calls(statements)) {
    let current = main;
    for (const call of chain(outer)) {
      const method = methodOf(call);
      if (seen.has(call)) {
        if (method === 'command')
          current = drafts.find(({ name }) => name === text(call.args, 0).split(' ')[0]) ?? current;
        continue;
      }
      seen.add(call);
      current = readScriptCall(method, call, current, drafts);
    }
  }
}

function readScriptCall(method: string, { args }: CallExpr, current: Draft, drafts: Draft[]): Draft {
  const [first, second] = args.map(({ value }) => value);
  if (method === 'command' && first?.kind === 'string') {
    const [name = '', ...values] = first.value.split(' ');
    const draft: Draft = {
      name,
      description: second?.kind === 'string' ? second.value : '',
      options: [],
      arguments: [],
    };
    for (const value of values)
      draft.arguments.push(option(value.replace(/[<>[\].]/g, ''), '', { required: value.startsWith('<') }));
    drafts.push(draft);
    return draft;
  }
  if (method === 'name' && first?.kind === 'string') current.name ||= first.value;
  if (method === 'description' && first?.kind === 'string') current.description ||= first.value;
  if (method === 'argument' && first?.kind === 'string') {
    current.arguments.push(
      option(first.value.replace(/[<>[\].]/g, ''), literalText(second), {
        required: first.value.startsWith('<'),
        fallback: literalText(args[2]?.value),
      }),
    );
  }
  if (method === 'positional' && first?.kind === 'string')
    current.arguments.push(option(first.value, keyword(second, 'describe', 'description', 'desc')));
  if ((method === 'option' || method === 'requiredOption') && first?.kind === 'string') {
    const options = second?.kind === 'object' ? second : undefined;
    const alias = options ? keyword(options, 'alias') : '';
    const name = /^-/.test(first.value)
      ? first.value
      : [alias && `-${alias}`, `--${first.value}`].filter(Boolean).join(', ');
    current.options.push(
      option(name, options ? keyword(options, 'describe', 'description', 'desc') : literalText(second), {
        required: method === 'requiredOption' || keyword(options, 'demandOption', 'required') === 'true',
        fallback: options ? keyword(options, 'default') : literalText(args.at(2)?.value),
      }),
    );
  }
  if (method === 'options' && first?.kind === 'object') {
    for (const { key, value } of first.entries)
      current.options.push(
        option(`--${key}`, keyword(value, 'describe', 'description', 'desc'), {
          fallback: keyword(value, 'default'),
          required: keyword(value, 'demandOption') === 'true',
        }),
      );
  }
  return current;
}

function keyword(expr: Expr | undefined, ...names: readonly string[]): string {
  return expr?.kind === 'object'
    ? literalText(expr.entries.find(({ key }) => names.includes(key))?.value)
    : '';
}

function arg(args: readonly Arg[], ...names: readonly string[]): string {
  return literalText(args.find(({ name }) => name !== undefined && names.includes(name))?.value);
}

function readPython(statements: readonly Statement[], drafts: Draft[]): void {
  drafts.push(...readArgparse(statements, calls));
  for (const statement of statements) {
    if (statement.kind !== 'function') continue;
    const marks = statement.decorators;
    if (!marks.some(({ name }) => name === 'command' || name === 'group')) continue;
    const named = literalText(marks.find(({ name }) => name === 'command')?.args[0]?.value);
    const draft: Draft = {
      name: named || statement.name.replace(/_/g, '-'),
      description: statement.doc.split('\n')[0] ?? '',
      options: [],
      arguments: [],
    };
    for (const { name, args } of marks) {
      const names = args.flatMap(({ name: key, value }) =>
        key === undefined && value.kind === 'string' ? [value.value] : [],
      );
      if (name === 'option')
        draft.options.push(
          option(names.filter((one) => one.startsWith('-')).join(', '), arg(args, 'help'), {
            fallback: arg(args, 'default'),
            required: arg(args, 'required') === 'true',
          }),
        );
      if (name === 'argument')
        draft.arguments.push(option(names[0] ?? '', '', { required: arg(args, 'required') !== 'false' }));
    }
    for (const param of statement.params) {
      const made =
        param.value?.kind === 'call' && /^typer\.(?:Option|Argument)$/.test(dotted(param.value.callee))
          ? param.value
          : undefined;
      if (!made) continue;
      const list = methodOf(made) === 'Option' ? draft.options : draft.arguments;
      list.push(
        option(
          methodOf(made) === 'Option' ? `--${param.name.replace(/_/g, '-')}` : param.name,
          arg(made.args, 'help'),
          { fallback: text(made.args, 0) },
        ),
      );
    }
    drafts.push(draft);
  }
}

function readGo(statements: readonly Statement[], drafts: Draft[]): void {
  const main: Draft = { name: '', description: '', options: [], arguments: [] };
  drafts.push(main);
  for (const statement of statements) {
    eachExpr(statement.kind === 'function' ? statement.body : [statement], (expr) => {
      if (expr.kind === 'object' && expr.type?.kind === 'named' && /cobra\.Command$/.test(expr.type.name)) {
        const [name = '', ...values] = keyword(expr, 'Use').split(' ');
        drafts.push({
          name,
          description: keyword(expr, 'Long') || keyword(expr, 'Short'),
          options: [],
          arguments: values
            .filter((value) => !/options|flags/i.test(value))
            .map((value) => option(value.replace(/[<>[\].]/g, ''), '', { required: !value.startsWith('[') })),
        });
      }
      if (expr.kind === 'call') readFlag(expr, drafts.at(-1) ?? main);
    });
  }
}

function readFlag(call: CallExpr, draft: Draft): void {
  const found =
    /^(?:String|Int|Int64|Bool|Duration|Uint|Float64|StringSlice|StringArray|Count)(?<variable>Var)?(?<short>P)?$/.exec(
      methodOf(call),
    )?.groups;
  if (!found || !/flag|Flags\(\)|fs\b/i.test(dotted(call.callee))) return;
  const texts = call.args.slice(found['variable'] ? 1 : 0);
  const name = text(texts, 0);
  const short = found['short'] ? text(texts, 1) : '';
  const rest = texts.slice(found['short'] ? 2 : 1);
  if (name)
    draft.options.push(
      option([short && `-${short}`, `--${name}`].filter(Boolean).join(', '), text(rest, rest.length - 1), {
        fallback: rest.length > 1 ? text(rest, 0) : '',
      }),
    );
}

function readPicocli(statements: readonly Statement[], drafts: Draft[]): void {
  for (const statement of statements) {
    if (statement.kind !== 'class') continue;
    const mark = statement.decorators.find(({ name }) => name === 'Command');
    if (!mark) continue;
    const draft: Draft = {
      name: arg(mark.args, 'name'),
      description: words(mark.args, 'description'),
      options: [],
      arguments: [],
    };
    for (const { decorators, name } of statement.fields) {
      const own = decorators.find((one) => one.name === 'Option');
      const parameters = decorators.find((one) => one.name === 'Parameters');
      if (own)
        draft.options.push(
          option(words(own.args, 'names'), words(own.args, 'description'), {
            fallback: arg(own.args, 'defaultValue'),
            required: arg(own.args, 'required') === 'true',
          }),
        );
      if (parameters)
        draft.arguments.push(
          option(
            arg(parameters.args, 'paramLabel').replace(/[<>]/g, '') || name,
            words(parameters.args, 'description'),
            { required: true },
          ),
        );
    }
    drafts.push(draft);
  }
}

function words(args: readonly Arg[], key: string): string {
  const value = args.find(({ name }) => name === key)?.value;
  return value?.kind === 'array' ? value.items.map(literalText).join(', ') : literalText(value);
}

function readClap(statements: readonly Statement[], drafts: Draft[]): void {
  for (const statement of statements) {
    if (statement.kind !== 'class') continue;
    const derives = statement.decorators.some(
      ({ name, args }) =>
        name === 'derive' &&
        args.some(({ value }) => value.kind === 'name' && /^(?:Parser|Args|Subcommand)$/.test(value.name)),
    );
    if (!derives) continue;
    const named = statement.decorators.map(({ args }) => arg(args, 'name')).find(Boolean) ?? '';
    const draft: Draft = {
      name: named,
      description: statement.doc.replace(/\s+/g, ' '),
      options: [],
      arguments: [],
    };
    for (const field of statement.fields) {
      const mark = field.decorators.find(({ name }) => /^(?:arg|clap|structopt)$/.test(name));
      const has = (key: string): boolean =>
        mark?.args.some((one) => one.name === key || (one.value.kind === 'name' && one.value.name === key)) ??
        false;
      const isOptional =
        field.type?.kind === 'optional' ||
        (field.type?.kind === 'named' && /^(?:Option|Vec|bool)$/.test(field.type.name));
      const fallback = mark ? arg(mark.args, 'default_value', 'default_value_t') : '';
      const long = (mark && arg(mark.args, 'long')) || field.name.replace(/_/g, '-');
      const short = (mark && arg(mark.args, 'short')) || field.name.charAt(0);
      if (has('long') || has('short'))
        draft.options.push(
          option(
            [has('short') && `-${short}`, has('long') && `--${long}`].filter(Boolean).join(', '),
            field.doc,
            { fallback, required: !isOptional && fallback === '' },
          ),
        );
      else if (!has('subcommand'))
        draft.arguments.push(
          option(field.name, field.doc, { fallback, required: !isOptional && fallback === '' }),
        );
    }
    drafts.push(draft);
    for (const value of statement.values)
      drafts.push({
        name: value.name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase(),
        description: '',
        options: (value.fields ?? []).map((field) => option(field.name, field.doc)),
        arguments: [],
      });
  }
}

function readRuby(statements: readonly Statement[], drafts: Draft[]): void {
  const draft: Draft = { name: '', description: '', options: [], arguments: [] };
  for (const call of calls(statements)) {
    if (methodOf(call) !== 'on') continue;
    const texts = call.args.map(({ value }) => literalText(value)).filter(Boolean);
    const names = texts.filter((one) => one.startsWith('-'));
    if (names.length > 0)
      draft.options.push(option(names.join(', '), texts.find((one) => !one.startsWith('-')) ?? ''));
  }
  drafts.push(draft);
}
