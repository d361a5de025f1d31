import type { CliOption } from '../model.ts';
import {
  argumentsOf,
  draftOf,
  EVERYWHERE,
  named,
  option,
  typed,
  withChoices,
  withMore,
  type CommandDraft,
} from './drafts.ts';

/** A class of commands while its lines are read. */
interface Group {
  readonly drafts: CommandDraft[];
  /** Options of all its commands. */
  readonly shared: CliOption[];
  /** Further names, by the command's own. */
  readonly aliases: Map<string, string[]>;
  /** Classes whose commands stand below one of its own. */
  readonly parts: { readonly of: string; readonly draft: CommandDraft }[];
  /** The program's name, where the class says it. */
  name: string;
  /** The comment in front of the class. */
  about: string;
}

/** Of a longer line the rest is no option. */
const LONGEST_LINE = 1000;

/** Thor tells of a command right above its method, so that the order of the lines is what counts. */
export function readThor(source: string): CommandDraft[] {
  const groups = new Map<string, Group>();
  const lines = logicalLines(withConstants(source));
  let group = groupOf();
  let pending: CommandDraft | undefined;
  let isHidden = false;
  let options: CliOption[] = [];
  let comment: string[] = [];
  for (const whole of lines) {
    const line = whole.slice(0, LONGEST_LINE);
    const [, className] = /^\s*class\s+(?:\w+::)*(\w+)\s*<\s*(?:::)?Thor\b/.exec(line) ?? [];
    if (className !== undefined) {
      group = groupOf(comment.join(' '));
      groups.set(className, group);
    }
    const [, said] = /^\s*#\s?(?!!|\s*frozen_string_literal|\s*typed:)(.*)$/.exec(line) ?? [];
    comment = said === undefined ? [] : [...comment, said];
    const [, usage = '', about = '', more = ''] =
      /^\s*desc[ (]+(?:["']([^"']*)["']),\s*(?:"([^"]*)"|'[^']*')(.*)$/.exec(
        line.replace(/, '([^']*)'/, ', "$1"'),
      ) ?? [];
    if (usage !== '') {
      const [name = '', ...values] = usage.split(/\s+/);
      pending = draftOf(name, about);
      isHidden = /hide:\s*true|:hide\s*=>\s*true/.test(more);
      pending.arguments.push(...argumentsOf(values));
    }
    const [, long] = /^\s*long_desc[ (](.*)$/.exec(whole) ?? [];
    if (long !== undefined && pending) pending.description = withLong(pending.description, long);
    const [, packaged] = /^\s*package_name[ (]+["']([^"']+)["']/.exec(line) ?? [];
    if (packaged) group.name = packaged;
    const [, given = '', target = ''] = /^\s*map[ (](.+?)\s*=>\s*:?["']?([\w?!-]+)/.exec(line) ?? [];
    if (target !== '')
      group.aliases.set(target, [
        ...(group.aliases.get(target) ?? []),
        ...(given.match(/[\w-]+/g) ?? []).filter((word) => word !== 'w'),
      ]);
    const [, kind = '', name = '', rest = ''] =
      /^\s*(method_option|option|class_option)s?[ (]+:?["']?([\w-]+)["']?(.*)$/.exec(line) ?? [];
    if (name !== '') (kind === 'class_option' ? group.shared : options).push(thorOption(name, rest));
    const [, part] = /^\s*subcommand[ (]+["':]\w[\w-]*["']?,\s*(?:\w+::)*(\w+)/.exec(line) ?? [];
    if (part !== undefined && pending) group.parts.push({ of: part, draft: pending });
    if (part === undefined && !/^\s*def\s/.test(line)) continue;
    if (pending && !isHidden) {
      if (part === undefined) pending.options.push(...options);
      group.drafts.push(pending);
    }
    pending = undefined;
    isHidden = false;
    options = [];
  }
  return assembled(groups);
}

function groupOf(about = ''): Group {
  return { drafts: [], shared: [], aliases: new Map(), parts: [], name: '', about };
}

/** The program with its shared options first, and groups of commands below the command that leads to them. */
function assembled(groups: ReadonlyMap<string, Group>): CommandDraft[] {
  const below = new Map(
    [...groups.values()].flatMap(({ parts }) => parts.map(({ of, draft }) => [of, draft] as const)),
  );
  const all: CommandDraft[] = [];
  for (const [className, { drafts, shared, aliases, name, about }] of groups) {
    const parent = below.get(className);
    const main = draftOf(name, about);
    main.options.push(
      ...shared.map((one) => ({ ...one, description: withMore(one.description, [EVERYWHERE]) })),
    );
    // A program's own options are told once where it has a name.
    const isMain = parent === undefined && name !== '';
    if (isMain) all.push(main);
    for (const draft of drafts) {
      draft.aliases = aliases.get(draft.name) ?? [];
      const owner = parent ?? (isMain ? main : undefined);
      if (owner) draft.parent = owner;
      if (!isMain) draft.options.push(...shared);
    }
    // The usage of a command that leads to others says so in words of its own.
    for (const { draft } of groups.get(className)?.parts ?? []) draft.arguments.length = 0;
    all.push(...drafts);
  }
  const depthOf = ({ parent }: CommandDraft): number => (parent ? 1 + depthOf(parent) : 0);
  return all.toSorted((a, b) => Number(depthOf(a) > 1) - Number(depthOf(b) > 1));
}

/** Lines with those that go on behind a comma, and the text of a heredoc in place of its mark. */
function logicalLines(source: string): string[] {
  const found: string[] = [];
  let end = '';
  for (const line of source.replace(/,[ \t]*\n[ \t]*/g, ', ').split('\n')) {
    if (end !== '') {
      if (line.trim() === end) end = '';
      else found.push(`${found.pop() ?? ''}${line.trim() === '' ? '\u0000' : ` ${line.trim()}`}`);
      continue;
    }
    const [, mark = ''] = /\blong_desc[ (]+<<[~-]?["']?(\w+)["']?/.exec(line) ?? [];
    found.push(mark === '' ? line : line.replace(/<<.*$/, ''));
    end = mark;
  }
  return found;
}

function withLong(short: string, long: string): string {
  const text = long
    .replace(/^\s*["']|["')]\s*$/g, '')
    .split('\u0000')
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n');
  return text === '' || short === '' ? text || short : `${short}\n\n${text}`;
}

/** Lines of Ruby in which constants that stand for literals stand as these. */
function withConstants(source: string): string {
  const known = new Map(
    [...source.matchAll(/^[ \t]*([A-Z][A-Z\d_]*)[ \t]*=[ \t]*("[^"\n]*"|'[^'\n]*'|[\d.]+)/gm)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  );
  return source.replace(
    /(?<=\bdefault: )(?:\w+::)*([A-Z][A-Z\d_]*)\b/g,
    (all, name: string) => known.get(name) ?? all,
  );
}

function thorOption(name: string, rest: string): CliOption {
  const of = (key: string): string =>
    new RegExp(String.raw`\b${key}:\s*(?:"([^"]*)"|'([^']*)'|:?([\w.-]+))`)
      .exec(rest)
      ?.slice(1)
      .find(Boolean) ?? '';
  const alias = /aliases:\s*(?:\[|%w\[)?\s*:?["']?(-?\w)/.exec(rest)?.[1] ?? '';
  const type = of('type');
  const isFlag = type === 'boolean';
  const value = isFlag ? '' : of('banner') || (type === 'hash' ? 'KEY:VALUE' : name.toUpperCase());
  const [, variable, within] =
    /\bdefault:\s*ENV(?:\.fetch\(|\[)\s*["'](\w+)["']\s*(?:,\s*["']?([^"')]*)["']?\s*)?/.exec(rest) ?? [];
  const stated = variable === undefined ? of('default') : (within ?? '');
  const choices = /\benum:\s*(?:%w)?[[(]([^\])]*)[\])]/.exec(rest)?.[1]?.match(/[\w.-]+/g) ?? [];
  return option(
    named([alias && (alias.startsWith('-') ? alias : `-${alias}`), `--${name.replaceAll('_', '-')}`], value),
    withChoices(of('desc'), choices),
    {
      fallback: stated === 'false' ? '' : stated,
      required: of('required') === 'true',
      ...(variable !== undefined && { variable }),
      ...(type === 'numeric' && typed('number')),
      ...((type === 'array' || type === 'hash') && { isMany: true }),
    },
  );
}
