import type { Audience } from '@housestyle/contract';
import { cutAt } from '../brief/cut.ts';
import { SLOT } from './asked.ts';
import { readFormat, type OutputFormat } from './format.ts';
import { KINDS, type Kind } from './kinds.ts';
import { readParts, type Reading } from './parts.ts';
import { cutList } from './lists.ts';
import { inWords } from './normal.ts';
import { readHead } from './heads.ts';
import { MOST_WORDS } from './phrases.ts';
import { situationOf } from './situations.ts';
import { readStatements } from './statements.ts';
import { readSubject, type Subject } from './subject.ts';

/** One screen that a description asks strings for. */
export interface Request extends Reading, Subject {
  /** The kinds of strings that it names, in the order of a screen; all that every screen has where it names none. */
  readonly kinds: readonly Kind[];
  /** What the screen is where it names that first: a dialog, a form, a banner. */
  readonly main: Kind | undefined;
  /** What tells what the screen is about, and not what stands on it. */
  readonly about: readonly string[];
  readonly audience: Audience | undefined;
  /** What each of the strings is to be or to say: the items that are listed, and the sentences that tell of them. */
  readonly asked: readonly string[];
  /** All that it says, a sentence or an item each. */
  readonly sentences: readonly string[];
}

/** All that is asked for at a time. */
export interface Requests {
  readonly requests: readonly Request[];
  readonly format: OutputFormat;
  /** What all keys begin with; empty where that is not asked for. */
  readonly prefix: string;
  /** The longest that a string may be, in UTF-16 code units. */
  readonly most: number;
}

/** Descriptions are a few sentences; what stands after so many characters is no description. */
const READ = 2000;
/** "Empty state for invoices", "error when …": a request of its own, with what it is about. */
const LONE = /^[\p{L} -]{3,40}? (?:for|when|after|if|while|of|on) [^:]+$/iu;

/** What each of several requests asks for, or all of them together; none where nothing is named that people act on. */
export function readRequests(input: string, audience?: Audience): Requests {
  const { format, prefix, description: written } = readFormat(input.slice(0, READ));
  const description = inWords(written);
  const pieces = cutAt(description, /[;\n]+/).map((piece) =>
    piece.replace(/^\s*(?:[-*+•]|\d+[.)])\s+/, '').trim(),
  );
  const areLone =
    pieces.length > 1 &&
    pieces.every(
      (piece) => LONE.test(piece) && !/[.!?]\s+\S/.test(piece) && readHead(piece).kinds.length > 0,
    );
  const alone = areLone ? pieces.map((piece) => readRequest(piece, audience)) : [];
  const whole =
    areLone && alone.every((one) => one !== undefined) ? alone : [readRequest(description, audience)];
  return {
    requests: whole.flatMap((one) => (one ? [one.request] : [])),
    format,
    prefix,
    most: Math.min(...whole.map((one) => one?.most ?? Number.POSITIVE_INFINITY)),
  };
}

/** Says what is to be said, which a string leaves open. */
const EXPLAINS =
  /^as an? [^,]{3,40}? i (?:want|need|would like|can)\b|^(?:it(?:['’]s| is| can be) )?(?:not )?(?:dismiss[ia]ble|closable|dismissed)\b|^(?:explain|describe|say|tell (?:them|people|users?)|clarify) (?:why|what|how)\b|^(?:(?:if|when) )?(?:an? |the )?(?:user|customer|person|someone|guest|member|visitor) (?:tries|attempts|wants|hits|opens|clicks|taps)\b/i;
/** "New customers haven't billed anyone yet" is why a place is empty. */
const NOT_YET = /n['’]t\b.* yet$|\b(?:never|not) .* yet$/i;
/** A description of more words says what it wants. */
const MOST_OF_BARE = 8;
/** What a screen has that a description doesn't name. */
const ALL: readonly Kind[] = ['dialog', 'buttons', 'empty state', 'errors', 'toasts'];
/** What is asked before something is done, and what is told then. */
const OF_DEED: readonly Kind[] = ['dialog', 'errors', 'toasts'];

function readRequest(
  description: string,
  audience: Audience | undefined,
): { readonly request: Request; readonly most: number } | undefined {
  const told = readStatements(description);
  const reading = readParts(description, told);
  const { parts, main, about } = reading;
  const refused = refusedKinds(description);
  const named = KINDS.filter((kind) => !refused.includes(kind) && parts.some((part) => part.kind === kind));
  const missing =
    parts.map(({ kind, said }) => (kind === 'empty state' ? missingIn(said) : '')).find(Boolean) ?? '';
  const first = missing ? undefined : readSubject((about[0] ?? '').replace(/["“”]/g, ''));
  const subject =
    (first?.acts ? first : readSubject(about.join('. ').replace(/["“”]/g, ''), { missing })) ??
    readSubject([...reading.heads, ...reading.facts].join('. '), { missing, mayBeItem: named.length > 0 });
  if (!subject) return undefined;
  const { heads, advice } = reading;
  const bareKinds = named.every((kind) => kind === 'buttons');
  const items = told.statements.flatMap(({ list, bullets }) => [...cutList(list), ...bullets]);
  // "Delete workspace" asks for what its screen has; a longer text that names no string asks for nothing that is known.
  const bareAction =
    subject.acts && items.length === 0 && (about[0] ?? '').split(/\s+/).length <= MOST_OF_BARE;
  const isUnmade = (kinds: readonly Kind[]): boolean =>
    kinds.length > 0 && !kinds.some((kind) => named.includes(kind) || main === kind);
  const isKnown = bareKinds && situationOf(description) !== undefined;
  const isOnPage = /\b(?:page|screen)\b|\b\d{3}\b/i.test(description);
  const does = new RegExp(String.raw`^(?:\p{L}+ ){1,4}can (?:also )?${subject.action.verb}\b`, 'iu');
  // "An admin can remove a member" is what the dialog is about.
  const facts = reading.facts.filter((fact) => !subject.acts || !does.test(fact));
  return {
    request: {
      ...subject,
      description,
      parts,
      facts,
      advice,
      heads,
      kinds: isKnown
        ? [isOnPage ? 'screens' : 'dialog', ...named]
        : named.length > 0
          ? withNext(named, description)
          : bareAction
            ? facts.length > 1
              ? OF_DEED
              : ALL
            : [],
      main: isKnown && !isOnPage ? 'dialog' : main,
      about,
      audience,
      asked: [
        ...items,
        // A text that nothing was made for.
        ...told.statements
          .filter(({ list, bullets }) => list === '' && bullets.length === 0)
          .map(({ head }) => head)
          .filter(
            (head) =>
              named.length > 0 &&
              (isUnmade(readHead(head).kinds) ||
                (head.split(' ').length > 2 * MOST_WORDS && !EXPLAINS.test(head))),
          ),
        ...facts.filter((fact) => fact !== about[0] && !NOT_YET.test(fact) && !EXPLAINS.test(fact)),
      ].filter(
        (one) =>
          !SLOT.test(one) &&
          refusedKinds(one).length === 0 &&
          !(named.includes('progress') && /^loading$/i.test(one)) &&
          !(readHead(one).kinds.length > 0 && one.split(' ').length < MOST_WORDS),
      ),
      sentences: [...items, ...told.statements.map(({ head }) => head)],
    },
    most: told.most,
  };
}

/** "No dialog needed" */
const refusedKinds = (description: string): readonly Kind[] =>
  [...description.matchAll(/\bno ([\p{L} ]+?) (?:needed|required|necessary|please)\b/giu)].flatMap(
    ([, nouns = '']) => readHead(nouns).kinds,
  );

/** What people can do afterwards stands where they are told that it worked. */
const withNext = (kinds: readonly Kind[], description: string): readonly Kind[] =>
  KINDS.filter(
    (kind) =>
      kinds.includes(kind) ||
      (kind === 'toasts' && /\bafter(?:wards| success),? [^.:\n]*?\bcan\b/i.test(description)),
  );

/** "no tables exist yet", "a board without tasks": what is missing. */
const MISSING =
  /\b(?:no|without|zero)\s+(?:any )?(?<things>(?:\p{L}+ )??\p{L}+?)(?= (?:exists?|yet|were|was|have|has|are|is)\b|[.,;]|$)/iu;

function missingIn(said: string): string {
  const [, quoted = ''] = /^["“]([^"”]{2,30})["”]/.exec(said) ?? [];
  const things = quoted || (MISSING.exec(said)?.groups?.['things'] ?? '');
  return /\b(?:results?|matches|permission|access|connection|internet|network|search\w*|data|left|available)\b/i.test(
    things,
  )
    ? ''
    : things;
}
