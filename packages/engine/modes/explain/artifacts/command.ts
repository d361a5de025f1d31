import { codeSpan } from '../../report/quote.ts';
import { capitalized } from '../../writing/capitals.ts';
import { bullets, listed, numbered } from '../../writing/markdown.ts';
import { commandTable, type CommandWords } from './command-table.ts';
import { readShellLine, type ShellCommand } from './shell-words.ts';
import type { ArtifactReader } from './types.ts';

/** Lines that are read as commands; more are a script. */
const MOST_LINES = 12;
/** What a sentence has outside of quotation marks, and no command line. */
const PROSE = /(?:^|\s)(?:the|an?|of|is|are|you|your|this|that|with|from|and)\s/i;
/** Commands whose names are words of every day: what follows must look typed. */
const ENGLISH = /^(?:find|sort|kill|cut|head|tail|make|echo|cat)$/;
/** JavaScript's `export`, which is no shell's. */
const OF_SCRIPTS =
  /^export (?:default|const|let|var|class|async|function|type|interface|enum|abstract|declare)\b|^export [*{]/;
const JOINTS: Readonly<Record<string, string>> = {
  '|': 'What it prints goes to the next command.',
  '&&': 'The next command runs only if this one succeeds.',
  '||': 'The next command runs only if this one fails.',
  '&': 'It runs in the background.',
};
const REDIRECTS: Readonly<Record<string, string>> = {
  '>': 'writes what it prints to this file, in place of what the file held',
  '1>': 'writes what it prints to this file, in place of what the file held',
  '>>': 'adds what it prints to the end of this file',
  '<': 'reads its input from this file',
  '2>': 'writes its errors to this file',
  '2>>': 'adds its errors to the end of this file',
  '2>&1': 'sends errors to where the rest goes',
  '>&2': 'prints as an error',
};

/** Lines of a script that are told. */
const MOST_IN_SCRIPT = 40;
const SCRIPT = /^#!.*\b(?:ba|da|z|k)?sh\b/;
const COMMENT = /^#+\s*/;
/** `NAME=value` on a line of its own. */
const ASSIGNED =
  /^(?:(?:readonly|local|declare|export)\s+)?(?<name>[A-Za-z_]\w*)=(?<value>"[^"]*"|'[^']*'|\$\([^()]*\)|[^\s"'`]*)$/;
/** `trap 'rm -f "$TMP"' EXIT` */
const TRAP = /^trap\s+(?<quote>["'])(?<does>.+)\k<quote>\s+(?<signals>[A-Z]+(?:\s+[A-Z]+)*\s*)$/;
/** One text that is printed, and goes nowhere else. */
const ECHO = /^echo\s+(?:-e\s+)?(?<quote>["'])(?<printed>(?:(?!\k<quote>).)+)\k<quote>(?<isError>\s*1?>&2)?$/;
const SETS: readonly (readonly [RegExp, string])[] = [
  [/^-\w*e|errexit/, 'It stops at the first command that fails.'],
  [/^-\w*u|nounset/, 'A variable that was never set is an error.'],
  [/pipefail/, 'A chain of commands fails if any of them fails.'],
  [/^-\w*x|xtrace/, 'Each command is printed before it runs.'],
];

/** A shell script line by line; undefined where most of it is beyond this. */
export const readScript: ArtifactReader = (text) => {
  if (!SCRIPT.test(text)) return undefined;
  const lines = text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const count = lines.filter((line) => !COMMENT.test(line)).length;
  if (count === 0 || count > MOST_IN_SCRIPT) return undefined;
  let parts: string[] = [];
  /** Branches and loops that are not closed yet. */
  const open: { readonly head: string; readonly before: string[] }[] = [];
  const notes = new Set<string>();
  // What stands under the first line says what the whole is for.
  const first = lines.findIndex((line) => !COMMENT.test(line));
  const about = lines
    .slice(0, first)
    .map((line) => line.replace(/^#+\s*(?:usage:.*)?/i, ''))
    .join(' ')
    .trim();
  let [unread, comment] = [0, ''];
  for (const line of lines.slice(first)) {
    if (COMMENT.test(line)) {
      comment = `${comment} ${line.replace(COMMENT, '')}`.trim();
      continue;
    }
    // `done < names.txt`
    const [closing, file] = /^(?:fi|done|else|elif\b.*|done *< *(\S+))$/.exec(line) ?? [];
    if (closing !== undefined) {
      const { head, before } = open.pop() ?? {};
      if (head === undefined || before === undefined) return undefined;
      const from = file === undefined ? ':' : `, reading from ${codeSpan(file)}:`;
      parts = [...before, [head.replace(/:$/, from), numbered(parts)].join('\n')];
    }
    const head = tellHead(line);
    if (head !== undefined) {
      open.push({ head: comment === '' ? head : `${comment.replace(/[.:]*$/, ':')} ${head}`, before: parts });
      [parts, comment] = [[], ''];
    }
    if (head !== undefined || closing !== undefined || /^(?:then|do)$/.test(line)) continue;
    const told = tellLine(line, notes);
    if (told === undefined) unread += 1;
    const said = told ?? [`Runs ${codeSpan(line)}. [VERIFY] What this does is not explained here.`];
    parts.push(
      ...(comment === '' ? said : [`${comment.replace(/[.:]*$/, ':')} ${said[0] ?? ''}`, ...said.slice(1)]),
    );
    comment = '';
  }
  if (unread * 3 > count || open.length > 0) return undefined;
  return {
    short: `${about === '' ? inScript(lines) : `This is a shell script. Its own comment says: “${about.replace(/\.?$/, '.')}”`} It runs these lines one after another.`,
    parts,
    ordered: true,
    title: 'Step by step',
    notes: [...notes],
  };
};

/** What one line of a script does; undefined where nothing is known of a part of it. */
function tellLine(line: string, notes: Set<string>): readonly string[] | undefined {
  const { name, value } = ASSIGNED.exec(line)?.groups ?? {};
  if (name !== undefined && value !== undefined) {
    const inner = /^"?\$\((.*)\)"?$/.exec(value)?.[1];
    return [
      inner === undefined
        ? `Sets ${codeSpan(name)} to ${tellValue(value.replace(/^(["'])(.*)\1$/, '$2'))}.`
        : `Sets ${codeSpan(name)} to what ${codeSpan(inner)} prints.`,
    ];
  }
  if (/^set\s+-/.test(line)) {
    const meant = SETS.filter(([sign]) =>
      line
        .split(/\s+/)
        .slice(1)
        .some((word) => sign.test(word)),
    );
    return meant.length > 0 ? [`${codeSpan(line)}: ${meant.map(([, says]) => says).join(' ')}`] : undefined;
  }
  const { does: late, signals } = TRAP.exec(line)?.groups ?? {};
  if (late !== undefined && signals !== undefined)
    return [
      `${/\bEXIT\b/.test(signals) ? 'When the script ends' : `On ${signals}`}, runs ${codeSpan(late)}.`,
    ];
  const { printed, isError } = ECHO.exec(line)?.groups ?? {};
  if (printed !== undefined)
    return [`Prints ${codeSpan(printed)}${isError === undefined ? '' : ' as an error'}.`];
  const [, emptied] = /^(?::|true)? *> *(\S+)$/.exec(line) ?? [];
  if (emptied !== undefined) return [`Empties ${codeSpan(emptied)}, or creates it.`];
  const [, status] = /^exit(?: (\S+))?$/.exec(line) ?? [];
  if (/^exit\b/.test(line) && !/[;&|]/.test(line))
    return [`Ends the script${status === undefined ? '' : ` with the status ${codeSpan(status)}`}.`];
  const told = readShellLine(line)?.map(tell);
  if (!told || told.some((one) => one === undefined)) return undefined;
  const all = told.flatMap((one) => one ?? []);
  for (const risk of all.flatMap(({ risks }) => risks)) notes.add(risk);
  return all.map(asStep);
}

/** What a file or text is asked by `[ -d "$x" ]`. */
const ASKED: Readonly<Record<string, string>> = {
  d: 'is a folder',
  f: 'is a file',
  e: 'exists',
  s: 'is a file that is not empty',
  x: 'can be run',
  r: 'can be read',
  w: 'can be written',
  z: 'is empty',
  n: 'is not empty',
};

/** The line that begins a branch or a loop; undefined for other lines. */
function tellHead(line: string): string | undefined {
  if (line === 'else') return 'Otherwise:';
  const { word = '', asked = '' } =
    /^(?<word>if|elif|while|until) (?<asked>[^;]+?)(?:; *(?:then|do))?$/.exec(line)?.groups ?? {};
  if (word !== '') {
    const [, read] = /^(?:IFS=\S* )?read (?:-r )?(\w+(?: \w+)*)$/.exec(asked) ?? [];
    if (read !== undefined)
      return `For each line that it reads, as ${listed(read.split(' ').map(codeSpan))}:`;
    const [, test = asked] = /^\[\[? (.+) \]\]?$/.exec(asked) ?? [];
    const [, not, sign = '', what = ''] = /^(! )?-([a-z]) (\S+|"[^"]*")$/.exec(test) ?? [];
    const means = ASKED[sign];
    const [, failing] = means === undefined ? (/^! (.+)$/.exec(asked) ?? []) : [];
    const holds =
      failing !== undefined
        ? `${codeSpan(failing)} fails`
        : means === undefined
          ? `${codeSpan(asked)} succeeds`
          : `${codeSpan(what)} ${means}`;
    const isTurned = (word === 'until') !== (means !== undefined && not !== undefined);
    if (/^(?:while|until)$/.test(word))
      return `As long as ${isTurned ? `it is not so that ${holds}` : holds}:`;
    const joint = isTurned ? `unless ${holds}:` : `if ${holds}:`;
    return word === 'elif' ? `Otherwise, ${joint}` : capitalized(joint);
  }
  const [, name, list] = /^for (\w+) in ([^;]+?)(?:; *do)?$/.exec(line) ?? [];
  return name === undefined ? undefined : `For each ${codeSpan(name)} in ${codeSpan(list ?? '')}:`;
}

/** `${1:-/backup}`, `$HOME/x`. */
function tellValue(value: string): string {
  const { name, number, otherwise } =
    /^\$(?:\{?(?:(?<number>\d)|(?<name>\w+))(?::?-(?<otherwise>[^{}$]*))?\}?)$/.exec(value)?.groups ?? {};
  if (value === '') return 'nothing';
  if (number === undefined && otherwise === undefined) return codeSpan(value);
  const given = number === undefined ? codeSpan(`$${name ?? ''}`) : `argument ${number} of the script`;
  if (otherwise === undefined) return given;
  return `${given}, or to ${otherwise === '' ? 'nothing' : codeSpan(otherwise)} where that is not given`;
}

const asStep = ({ name, does, parts, joint }: Told): string =>
  [`${codeSpan(name)}: ${does}${joint}`, bullets(parts)].filter(Boolean).join('\n');

/** A line of commands as people type them into a shell, or a few of them. */
export const readCommands: ArtifactReader = (text) => {
  const lines = text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim().replace(/^\$ /, ''))
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (lines.length === 0 || lines.length > MOST_LINES || lines.some((line) => OF_SCRIPTS.test(line)))
    return undefined;
  const read = lines.map((line) =>
    PROSE.test(line.replace(/"[^"]*"|'[^']*'/g, '')) ? undefined : readShellLine(line),
  );
  const commands = read.flatMap((line) => line ?? []);
  const told = commands.map((one) => (commands.length === 1 && isSentence(one) ? undefined : tell(one)));
  if (read.includes(undefined) || told.some((one) => one === undefined)) return undefined;
  const all = told.flatMap((one) => one ?? []);
  const [first] = all;
  if (!first) return undefined;
  const notes = [...new Set(all.flatMap(({ risks }) => risks))];
  if (all.length === 1) return { short: first.does, parts: first.parts, notes };
  return {
    short: `${lines.length === 1 ? 'This line runs' : 'These lines run'} ${all.length} commands${commands.every(({ joint }) => joint === '|' || joint === '') && lines.length === 1 ? ', each of which works on what the one before it prints' : ', one after another'}.`,
    parts: all.map(asStep),
    ordered: true,
    title: 'Step by step',
    notes,
  };
};

/** What a line of commands does, in a few words that go on in a sentence; undefined where one of them is not known. */
export function inBrief(line: string): string | undefined {
  // `${{ github.sha }}` is a word of the workflow, and not of the shell.
  const read = readShellLine(line.replace(/\$\{\{[^{}]*\}\}/g, '$_'));
  if (read?.some(({ joint }) => joint !== '' && joint !== '&&' && joint !== ';')) return undefined;
  const told = read?.map(tell);
  if (!told || told.includes(undefined)) return undefined;
  return [...new Set(told.map((one) => one?.does ?? ''))]
    .map((does) => does.replace(/\.$/, '').replace(/^./, (letter) => letter.toLowerCase()))
    .join(', then ');
}

/** Commands that only make ready, or look, what others do. */
const PREPARES =
  /^(?:cd|echo|mkdir|printf|export|sleep|date|cat|pwd|which|command|test|true|pushd|popd|umask|source)\b/;

/** What a script of up to four commands is for, by what they do: "This shell script packs files into an archive, then …". */
function inScript(lines: readonly string[]): string {
  const plain = lines.filter(
    (line) =>
      !PREPARES.test(line) &&
      !ASSIGNED.test(line) &&
      (commandTable().has(/^\S+/.exec(line)?.[0] ?? '') || /^sudo /.test(line)),
  );
  const deeds = [...new Set(plain.map((line) => inBrief(line)))];
  const known = deeds.filter((deed) => deed !== undefined);
  return known.length === 0 || known.length < deeds.length || known.length > 4
    ? 'This is a shell script.'
    : `This shell script ${known.join('; then it ')}.`;
}

const isSentence = ({ words }: ShellCommand): boolean =>
  ENGLISH.test(words[0] ?? '') && words.every((word) => /^[a-z]+[.!]?$/i.test(word));

interface Told {
  readonly name: string;
  readonly does: string;
  readonly parts: readonly string[];
  readonly joint: string;
  readonly risks: readonly string[];
}

function tell({ words, redirects, joint }: ShellCommand): Told | undefined {
  const given = [...words];
  const before: string[] = [];
  while (/^[A-Z_]\w*=/.test(given[0] ?? ''))
    before.push(`${codeSpan(given.shift() ?? '')}: sets this environment variable for the command`);
  if (given[0] === 'sudo')
    before.push(`${codeSpan(given.shift() ?? '')}: runs the command as the administrator`);
  const found = findCommand(given) ?? ownProgram(given);
  if (!found) return undefined;
  const { name, own, heads } = found;
  const { parts, options } = tellWords(given.slice(name.split(' ').length), own);
  const head = heads.find(({ option }) => options.has(option))?.known ?? own;
  const risks = [...own.risks, ...(head === own ? [] : head.risks)].filter(
    ({ option }) => option === '' || options.has(option),
  );
  const result = redirects.map(
    ({ sign, file }) =>
      `${codeSpan(`${sign} ${file}`.trim())}: ${file === '/dev/null' ? 'throws it away' : (REDIRECTS[sign] ?? '')}`,
  );
  const next = JOINTS[joint];
  return {
    name,
    does: head.does,
    parts: [...before, ...parts, ...result],
    joint: next === undefined ? '' : ` ${next}`,
    risks: risks.map(({ says }) => says),
  };
}

interface Found {
  readonly name: string;
  readonly own: CommandWords;
  /** What else the command does with an option. */
  readonly heads: readonly { readonly option: string; readonly known: CommandWords }[];
}

/** `./deploy.sh --fast`: a program that the reader has, of which nothing more is known. */
function ownProgram([name = '', ...rest]: readonly string[]): Found | undefined {
  if (!/^(?:\.{0,2}\/)[\w./-]+$/.test(name) || rest.some((word) => word.startsWith('-'))) return undefined;
  const own = {
    does: 'Runs this script or program.',
    options: new Map(),
    works: 'what it is given',
    risks: [],
  };
  return { name, own, heads: [] };
}

function findCommand(given: readonly string[]): Found | undefined {
  const table = commandTable();
  for (const length of [3, 2, 1]) {
    const name = given.slice(0, length).join(' ');
    const own = given.length >= length ? table.get(name) : undefined;
    if (!own) continue;
    // Without a subcommand that is known, nothing says what a tool of many does.
    if (length === 1 && own.works === undefined && own.options.size === 0) return undefined;
    const heads = [...table].flatMap(([other, known]) =>
      other.startsWith(`${name} -`) ? [{ option: other.slice(name.length + 1), known }] : [],
    );
    return { name, own, heads };
  }
  return undefined;
}

/** Each option and each thing that a command is given, in the order in which they are typed. */
function tellWords(
  given: readonly string[],
  known: CommandWords,
): { parts: readonly string[]; options: ReadonlySet<string> } {
  const options = new Set<string>();
  const parts: string[] = [];
  const things: { word: string; at: number }[] = [];
  const [first = '', then = ''] = (known.works ?? 'what the command is given').split(', then ');
  const rest = [...given];
  const tellOption = (typed: string, name: string, value?: string): void => {
    options.add(name);
    // `tail -n +5` counts from the other end.
    const told = (value?.startsWith('+') && known.options.get(`${name}+`)) || known.options.get(name);
    const means = told?.means ?? 'an option that is not explained here [VERIFY]';
    parts.push(`${codeSpan(value === undefined ? typed : `${typed} ${value}`)}: ${means}`);
  };
  const valueOf = (name: string): string | undefined =>
    known.options.get(name)?.takes ? rest.shift() : undefined;
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [name = '', ...value] = word.split('=');
    // Up to its end, what `-exec` runs is a command of its own.
    const end = word === '-exec' ? rest.findIndex((one) => one === '\\;' || one === '+') : -1;
    if (end > 0) tellOption(word, word, rest.splice(0, end + 1).join(' '));
    else if (known.options.has(word)) tellOption(word, word, valueOf(word));
    else if (/^-\d+$/.test(word) && known.options.has('-n')) tellOption(word, '-n');
    else if (word.startsWith('--') && value.length > 0) tellOption(word, name);
    else if (/^-\w\S/.test(word) && known.options.has(word.slice(0, 2))) {
      const letter = word.slice(0, 2);
      // What stands behind a letter that takes a value is the value: `-n20`.
      if (known.options.get(letter)?.takes) tellOption(word, letter);
      else for (const sign of word.slice(1)) tellOption(`-${sign}`, `-${sign}`, valueOf(`-${sign}`));
    } else if (/^-\w/.test(word) || word.startsWith('--')) {
      // Behind an option that nobody knows, a number, or a word that more words follow, is likely its value.
      const [next = '', after] = rest;
      const isValue =
        /^\d/.test(next) || (/^[^-]/.test(next) && after !== undefined && !after.startsWith('-'));
      tellOption(word, word, isValue && word !== '--' ? rest.shift() : undefined);
    } else if (first === 'the command')
      things.push({ word: [word, ...rest.splice(0)].join(' '), at: parts.length });
    else {
      things.push({ word, at: parts.length });
      // What stands behind the first is a command of its own, options and all.
      if (then.startsWith('the command') && rest.length > 0)
        things.push({ word: rest.splice(0).join(' ').replace(/^-- /, ''), at: parts.length });
    }
  }
  const last = things.length > 1 && known.last !== undefined ? things.length - 1 : -1;
  things.toReversed().forEach(({ word, at }, index) => {
    const place = things.length - 1 - index;
    const inner = word.includes('$(')
      ? '; the command in `$(…)` runs first, and what it prints stands here'
      : '';
    const means = place === last ? known.last : place > 0 && then !== '' ? then : first;
    parts.splice(at, 0, `${codeSpan(word)}: ${means}${inner}`);
  });
  return { parts, options };
}
