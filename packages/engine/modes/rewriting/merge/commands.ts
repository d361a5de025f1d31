import { callAt } from '../../brief/command-spans.ts';
import { PLURAL } from '../../../spelling/lexicon.ts';
import { partsOf } from '../../../spelling/parts.ts';
import { withCodeNames } from '../../writing/code-names.ts';
import type { Incoming } from './incoming.ts';

/** Programs that are hardly spoken of but to call them, unlike "git history" and "ssh keys". */
const INSTALLERS = /^(?:npm|npx|pnpm|yarn|pipx?|brew|winget|choco|apt|docker|kubectl|cargo)$/;
/** "`acme deploy`", "$ acme deploy" on a line of code: what is called, with something behind it. */
const CALLS = /(?<=`|^[ \t]*\$[ \t])([a-z][\w-]*)(?= [-\w<.])/gm;
/** A word that may be a program, before what it is called with; "the acme CLI" calls nothing. */
const STARTS =
  /(?<![\w\x60./@-])[a-z][\w-]*(?= (?!(?:CLI|account|commands?|hub|images?|containers?|registry)\b)\S)/g;

/** What is said of a thing that is called like a program, and what tells that the program is meant. */
const IS_SAID =
  /^(?:is|are|was|were|has|have|had|will|can|must|may|should|now|no|not|and|or|for|at|on|in|\p{Ll}+(?:ed|es|ing))(?![\w-])/u;
const CALLED = /\b(?:run|use|call|execute|type|enter|with|via|start|instead of|through) $/i;

/** Guidelines with the calls of programs as code, where the document or everybody knows the program: "use acme login --token TOKEN". */
export function withCalls(parts: readonly Incoming[], document: string): readonly Incoming[] {
  const own = new Set([...document.matchAll(CALLS)].map(([name]) => name));
  return parts.map((part) =>
    part.kind === 'block' ? part : { ...part, text: namesAsCode(asCode(part.text, own), document) },
  );
}

/** "Default for cache_ttl is 600": a name that can be nothing else, where the document has it as code. */
const namesAsCode = (text: string, document: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : piece.replace(/(?<![\w./-])[a-z]+(?:_[a-z\d]+)+(?![\w/-])/g, (name) =>
            document.includes(`\`${name}\``) ? `\`${name}\`` : name,
          ),
    )
    .join('');

function asCode(text: string, own: ReadonlySet<string>): string {
  let code = '';
  let reached = 0;
  for (const { 0: name, index } of text.matchAll(STARTS)) {
    if (!own.has(name) && !INSTALLERS.test(name)) continue;
    // Inside of code, or of a call that is code already.
    if (index < reached || (text.slice(0, index).match(/`/g)?.length ?? 0) % 2 === 1) continue;
    const call = callAt(/^[^\n`]*/.exec(text.slice(index))?.[0] ?? '', name, true);
    const [, things = ''] = /^\S+ (\p{Ll}+)$/u.exec(call) ?? [];
    // "Nightly backup moved to 03:30" calls no `backup`.
    // "The restore test also covers …" speaks of a thing.
    if (!INSTALLERS.test(name) && /\b(?:the|an?|our|your|this|each|every) $/i.test(text.slice(0, index)))
      continue;
    if (
      !INSTALLERS.test(name) &&
      IS_SAID.test(call.slice(name.length + 1)) &&
      !CALLED.test(text.slice(0, index))
    )
      continue;
    // "npm packages are signed"
    if (!call.includes(' ') || (partsOf(things) & PLURAL) !== 0) continue;
    code += `${text.slice(reached, index)}\`${call}\``;
    reached = index + call.length;
  }
  return code + text.slice(reached);
}

/** "Retry-After header is sent": a name that begins a sentence. */
const OPENS =
  /^(?=`[^`]+` (?:header|parameter|flag|field|option|setting|variable|column|scope|permission|role|command|endpoint|key|event)\b)/;

/** Statements with their names in code, where the document writes such in code. */
export const withNames = (parts: readonly Incoming[], document: string): readonly Incoming[] =>
  /`[^`\n]+`/.test(document)
    ? parts.map((part) =>
        part.kind === 'block' ? part : { ...part, text: withCodeNames(part.text).replace(OPENS, 'The ') },
      )
    : parts;
