import { partsOf } from '../../../spelling/parts.ts';
import { THIRD_PERSON } from '../../../spelling/lexicon.ts';
import type { Incoming } from './incoming.ts';
import { escaped } from './renames.ts';

/** Programs that everybody calls by these names. */
const PROGRAMS = [
  'npm',
  'npx',
  'pnpm',
  'yarn',
  'pip',
  'pipx',
  'brew',
  'winget',
  'choco',
  'apt',
  'docker',
  'kubectl',
  'cargo',
];
/** "`acme deploy`", "$ acme deploy" on a line of code: what is called, with something behind it. */
const CALLS = /(?<=`|^[ \t]*\$[ \t])([a-z][\w-]*)(?= [-\w<.])/gm;
/** What no command holds, and what ends one inside of a sentence. */
const ENDS =
  /^(?:and|or|to|then|in|on|for|from|with|without|of|by|at|as|is|are|has|have|can|must|may|will|needs?|now|no|not|when|if|that|which|the|an?|your|it|them|this|sure|before|after|instead|again|CLI|commands?|account)$/;
const TOKEN = /^(?:--?)?[\w./:@<>=~"'{}$*-]*[\w/@<>="'}*]$/;

/** Guidelines with the calls of programs as code, where the document or everybody knows the program: "use acme login --token TOKEN". */
export function withCalls(parts: readonly Incoming[], document: string): readonly Incoming[] {
  const known = new Set([...PROGRAMS, ...[...document.matchAll(CALLS)].map(([name]) => name)]);
  const starts = new RegExp(
    String.raw`(?<![\w\x60./@-])(?:${[...known].map(escaped).join('|')})(?= \S)`,
    'g',
  );
  return parts.map((part) => (part.kind === 'block' ? part : { ...part, text: asCode(part.text, starts) }));
}

function asCode(text: string, starts: RegExp): string {
  let code = '';
  let reached = 0;
  for (const { index } of text.matchAll(starts)) {
    // Inside of code, or of a call that is code already.
    if (index < reached || (text.slice(0, index).match(/`/g)?.length ?? 0) % 2 === 1) continue;
    const call = callAt(text.slice(index));
    if (call === '') continue;
    code += `${text.slice(reached, index)}\`${call}\``;
    reached = index + call.length;
  }
  return code + text.slice(reached);
}

/** The call that a text begins with: a program, and what it is called with; empty for a program alone. */
function callAt(text: string): string {
  const line = /^[^\n`]*/.exec(text)?.[0] ?? '';
  const taken: string[] = [];
  for (const word of line.split(' ')) {
    const bare = word.replace(/[,;.:)!?]+$/, '');
    const isVerb = taken.length > 1 && /^\p{Ll}+s$/u.test(bare) && (partsOf(bare) & THIRD_PERSON) !== 0;
    if (taken.length > 0 && (ENDS.test(bare) || isVerb || !TOKEN.test(bare))) break;
    taken.push(bare);
    if (bare !== word) break;
  }
  return taken.length > 1 ? taken.join(' ') : '';
}
