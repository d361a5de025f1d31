import { codeSpan } from '../../report/quote.ts';
import type { ArtifactReader } from './types.ts';

interface Frame {
  readonly name: string;
  readonly file: string;
  readonly line: string;
}

/** `TypeError: …`, `java.lang.NullPointerException: …`, `sqlite3.OperationalError: …`. */
const ERROR =
  /^(?:Uncaught |Unhandled |Caused by: |Exception in thread "[^"]*" )*(?<type>(?:[\w$]+\.)*(?:[A-Z]\w*)?(?:Error|Exception|Failure|Warning|Interrupt|Exit))(?:\s\[\w+\])?(?::\s*(?<message>.*))?$/;
const FRAMES: readonly RegExp[] = [
  /^\s+at (?:async )?(?:(?<name>[^(]+?) )?\((?<file>[^()]+?):(?<line>\d+):\d+\)$/,
  /^\s+at (?:async )?(?<file>\S+?):(?<line>\d+):\d+$/,
  /^\s+at (?<name>[\w$.<>/]+)\((?<file>[\w$]+\.\w+):(?<line>\d+)\)$/,
  /^\s*File "(?<file>[^"]+)", line (?<line>\d+)(?:, in (?<name>.+))?$/,
  /^\s+from (?<file>[^:]+):(?<line>\d+):in [`'](?<name>[^`']+)'$/,
];
/** Frames of the runtime, which nobody wrote. */
const RUNTIME = /^node:|^<|\/(?:node_modules|site-packages|dist-packages|python\d[\d.]*)\//;

/** What well-known errors mean; in their messages, groups name what is spoken of. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [
    /^Cannot read propert(?:y|ies) of (undefined|null) \(reading '([^']+)'\)/,
    'The code asked for `$2` of a value that was `$1`: the object that should hold it wasn’t there.',
  ],
  [
    /^Cannot read property '([^']+)' of (undefined|null)/,
    'The code asked for `$1` of a value that was `$2`: the object that should hold it wasn’t there.',
  ],
  [/^(\S+) is not a function/, 'The code calls `$1` as a function, but it isn’t one.'],
  [/^(\S+) is not defined/, 'The code uses the name `$1`, which isn’t known there.'],
  [/^name '([^']+)' is not defined/, 'The code uses the name `$1`, which isn’t known there.'],
  [
    /^'NoneType' object has no attribute '([^']+)'/,
    'The code asked for `$1` of a value that was `None`: the object that should hold it wasn’t there.',
  ],
  [
    /^'([^']+)' object has no attribute '([^']+)'/,
    'The code asked for `$2`, which values of the type `$1` don’t have.',
  ],
  [
    /^No module named '([^']+)'/,
    'The module `$1` isn’t installed, or can’t be found from where the program runs.',
  ],
  [/^Cannot find module '([^']+)'/, 'The module `$1` isn’t installed, or its path is wrong.'],
  [
    /^(?:connect )?ECONNREFUSED (\S+)/,
    'Nothing accepts connections at `$1`: the server isn’t running there, or the address is wrong.',
  ],
  [/^ENOENT: no such file or directory, \w+ '([^']+)'/, 'The file or folder `$1` doesn’t exist.'],
  [/^\[Errno 2\] No such file or directory: '([^']+)'/, 'The file or folder `$1` doesn’t exist.'],
  [/^(?:EACCES|\[Errno 13\])/, 'The program isn’t allowed to use this file or port.'],
  [/^listen EADDRINUSE:.*?:(\d+)/, 'Another program already uses port `$1`.'],
  [
    /^unsupported operand type\(s\) for (\S+): '([^']+)' and '([^']+)'/,
    'The code uses `$1` on values of the types `$2` and `$3`, which don’t go together.',
  ],
  [/^list index out of range/, 'The code asks for an item behind the end of a list.'],
  [/^division by zero|^\/ by zero/, 'The code divides by zero.'],
  [
    /^Index (\d+) out of bounds for length (\d+)/,
    'The code asks for the item at position `$1`, but there are only $2.',
  ],
  [/^Unexpected token/, 'The text that was read isn’t valid JSON or JavaScript.'],
  [
    /^Maximum call stack size exceeded|^maximum recursion depth exceeded/,
    'A function calls itself again and again, without an end.',
  ],
];
const TYPES: Readonly<Record<string, string>> = {
  NullPointerException: 'The code uses an object that wasn’t there: its value was `null`.',
  KeyError: 'The code asks for the key $message, which isn’t there.',
  OutOfMemoryError: 'The program needs more memory than it may use.',
  ModuleNotFoundError: 'A module isn’t installed, or can’t be found.',
  TimeoutError: 'Something took longer than it was allowed to.',
  SyntaxError: 'The code, or a text that it reads, isn’t written as the language demands.',
};

/** An error with the calls that led to it. */
export const readTrace: ArtifactReader = (text) => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isPython = /^Traceback \(most recent call last\):/.test(lines[0] ?? '');
  const said = isPython ? lines.findLast((line) => ERROR.test(line)) : lines[0];
  const { type = '', message = '' } = ERROR.exec(said?.trim() ?? '')?.groups ?? {};
  if (type === '' || (lines.length === 1 && message === '')) return undefined;
  const read = lines.flatMap((line): Frame[] => {
    const groups = FRAMES.map((shape) => shape.exec(line)?.groups).find(Boolean);
    return groups
      ? [{ name: groups['name'] ?? '', file: groups['file'] ?? '', line: groups['line'] ?? '' }]
      : [];
  });
  if (read.length === 0 && lines.length > 1) return undefined;
  // Python tells the innermost call last.
  const frames = isPython ? read.toReversed() : read;
  const own = frames.filter(({ file }) => !RUNTIME.test(file));
  const [first, ...callers] = own.length > 0 ? own : frames;
  const meaning = meaningOf(type, message);
  // Of a line alone, only what is known of it is worth telling.
  if (!first && meaning === '') return undefined;
  const isPartly = frames.length > own.length && own.length > 0;
  const places = [first, ...callers].flatMap((frame, at, all) => {
    const inner = all[at - 1]?.name ?? '';
    if (!frame) return [];
    return at === 0
      ? `The error came up ${where(frame)}.`
      : `${inner === '' ? 'That' : codeSpan(inner)} was called ${where(frame)}.`;
  });
  const begin = first && `Begin with line ${first.line} of ${codeSpan(first.file)}.`;
  const left = 'Calls within the runtime and its libraries are left out here.';
  return {
    short: `The program stopped with the error ${codeSpan(said?.trim() ?? '')}. ${meaning}`.trim(),
    parts: places,
    ordered: callers.length > 0,
    title: 'Where it happened',
    notes: [begin ?? '', isPartly ? left : ''].filter(Boolean),
  };
};

function where({ name, file, line }: Frame): string {
  const inside = name === '' || /^<.*>$/.test(name) ? '' : `in ${codeSpan(name)}, `;
  return `${inside}on line ${line} of ${codeSpan(file)}`;
}

function meaningOf(type: string, message: string): string {
  for (const [shape, says] of MEANINGS) {
    const match = shape.exec(message);
    if (match) return says.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
  }
  const name = type.slice(type.lastIndexOf('.') + 1);
  return (TYPES[name] ?? '').replace('$message', codeSpan(message));
}
