import { escaped } from '../../../escaped.ts';

/** What a guideline says is no longer so, and what is in its place, where it says that. */
export interface Former {
  readonly gone: string;
  readonly fresh?: string;
  /** Whether it is written as a name: in code, in quotation marks, with a capital. */
  readonly isName: boolean;
}

const CODE = String.raw`\x60[^\x60\n]{2,60}\x60`;
const NAME = String.raw`(?:${CODE}|["“][^"”\n]{2,40}["”]|#[a-z][\w-]+|[a-z][\w-]*(?:\.[a-z][\w-]*)+|(?:(?:Mr|Ms|Mrs|Dr|Prof)\. )?\p{Lu}[\w.+-]*\w(?: (?:(?:de|van|der|den|von|da|di|del|la|le|el|al|bin) ){0,2}(?:\p{Lu}[\w.+-]*\w|\d[\d.]*)){0,5})`;
/** A word of a sentence may be what is gone too, where the sentence says nothing else of it. */
const WORDS = String.raw`(?:${NAME}|[\p{L}\d][\w.+-]*\w(?: [\p{L}\d][\w.+-]*\w){0,2}?)`;
const IS = String.raw`(?:is|are|was|were|got|has been|have been)(?: now)?`;
const ENDED = String.raw`(?:${IS} )?(?:gone|dropped|removed|deprecated|retired|discontinued)|${IS} (?:shut down|closed down|switched off|turned off|abolished|scrapped|cancelled|phased out|banned|history|dead|archived|obsolete|superseded|decommissioned)|(?:is|are)(?:n['’]t| not|n['’]t being) (?:supported|used|available|maintained|offered|accepted|allowed|a thing|there)(?: any ?more| any longer)?|(?:is|are) no longer (?:supported|used|available|maintained|offered|accepted|allowed|lent(?: out)?|sold|served|stocked|shipped|provided|produced|published|rented(?: out)?|taught|on offer|on sale|in stock)|(?:is|are) (?:now )?off the (?:menu|list|program|programme|schedule|card)|(?:does(?:n['’]t| not)|do(?:n['’]t| not)|did(?:n['’]t| not)) exist(?: any ?more| any longer)?|goes away|went away|is replaced|was replaced|is out`;

/** Wordings of an end, each with what has ended. */
const ENDS: readonly RegExp[] = [
  `(?:^|[,;:(.–—-] ?|\\band |\\bbut |\\bas )(?:[Tt]he |[Oo]ur )?(?<gone>${WORDS})(?: (?:support|exports?|imports?|log-?in|sign-in|payments?|access|integration|delivery|shipping|format|option|command|flag|endpoint|setting|parameter|header))? (?:${ENDED})\\b(?! (?:on|at|from|every|between) )`,
  `\\b(?:[Ww]e|[Tt]hey)(?:['’]ve| have)? (?:just )?(?:dropped|retired|abandoned|removed|left|ditched|got rid of|stopped (?!us)\\p{Ll}+ing(?: out)?|moved (?:off|away from)|stopped using|no longer (?:use|have|offer|support|accept|take|sell|provide|allow|ship|serve|run|do|lend|stock|rent out|make|teach)) (?:the |our )?(?<gone>${NAME}|[\\w.+-]+\\w)`,
  `\\b(?:[Ww]e|[Tt]hey) (?:do(?:n['’]t| not)) (?:have|use|support|offer|do|sell|take|accept|serve|lend|provide|ship|stock) (?:the |an? )?(?<gone>${NAME}|[\\w.+-]+\\w(?: \\p{Ll}+)?)(?: \\p{Ll}+)? (?:any ?more|any longer)`,
  `(?:^|[,;:.] (?:and |as )?)(?<gone>\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?) (?:(?:has )?left(?: us| the \\p{Ll}+)?|is leaving|quit|retires|leaves|(?:has |is )?retir(?:ed|ing)|is no longer (?:here|with us))(?=[,;.!]|$| (?:us|the)\\b)`,
  `\\b(?:instead of|rather than|replac(?:es|ing)|formerly|previously|no longer|not|no more|was|were|used to be) (?:(?:the|an?|in|on|to|by|via|with|through) )*(?<gone>${NAME})(?=(?: any ?more| any longer)?(?:[)\\].,;!]|$))`,
  `(?:,|;| instead of| rather than) (?:not )?(?:on|in|by|to|at|via|with|through) (?:the |an? )?(?<gone>\\p{Ll}[\\w-]+(?: \\p{Ll}[\\w-]+)?)(?=[).,;!]|$)`,
  `^(?:[Pp]lease |[Pp]ls )?(?:[Dd]rop|[Rr]emove|[Rr]etire|[Nn]o more) (?:the )?(?<gone>${NAME})(?=[.,;!(]|$)`,
  `\\b(?:do(?:es)?(?:n['’]t| not)|no longer) (?:need|require)s? (?:the |an? |any )?(?<gone>\\p{Lu}{2,} \\p{Ll}+)(?= for\\b| any ?more| any longer|[.,;!]|$)`,
  `^[Nn]o more (?<gone>\\p{Ll}[\\w-]+(?: \\p{Ll}[\\w-]+)?)(?=[.,;!(]|$)`,
  `\\b(?:[Rr]eplac(?:es|ed)|[Rr]emoved|[Dd]ropped|[Aa]bolished) (?:the |our |all )?(?<gone>\\p{Ll}[\\w-]+(?: \\p{Ll}[\\w-]+)?)(?=(?: any ?more| any longer)?(?:[).,;!]|$))`,
  `\\b[Nn]o (?:more )?(?<gone>\\p{Ll}[\\w-]+(?: \\p{Ll}[\\w-]+)?) (?:(?:is |are )?(?:needed|required|necessary)|any ?more|any longer)(?=[).,;!]|$)`,
].map((wording) => new RegExp(wording, 'gu'));

/** Wordings of an exchange that name both. */
const BOTH: readonly RegExp[] = [
  `^(?:[Tt]he |[Oo]ur )?(?<gone>${WORDS})(?: (?:plan|tier|role|team|page|app|tool))? (?:is|was|has been|are|were) (?:now )?(?:called|renamed(?: to| as)?|named|known as|replaced (?:by|with)) (?:the )?(?<fresh>${NAME}(?: \\p{Ll}+){0,2}?)(?= now| \\(| (?:for|in|on|across|throughout) [^.,;:]{3,40}[.!]?$|[.,;!]|$)`,
  `^(?:[Tt]he |[Oo]ur )?(?<gone>${WORDS})(?: (?:becomes?))? ?(?:→|⇒|->|=>|becomes?) ?(?<fresh>${WORDS})(?=[.,;!(]|$)`,
  `\\b(?:moved|switched|migrated|changed|moving|switching|migrating|went|going) from (?<gone>${NAME}) to (?<fresh>${NAME})`,
  `\\b(?:[Mm]ove|[Ss]witch|[Mm]igrate)(?:d|ed|ing)? from (?<gone>[a-z][\\w-]+) to (?<fresh>[a-z][\\w-]+)(?=[.,;!]|$)`,
  `^(?:[Tt]he )?(?<gone>${CODE})(?: \\p{Ll}+)? is now (?<fresh>${CODE})`,
  `\\b[Rr]enamed (?:the )?(?<gone>${NAME}) (?:to|into|as) (?:the )?(?<fresh>${NAME})`,
  `^(?<gone>\\p{Lu}\\p{L}+) (?:left|has left|is leaving|quit)[^,;.]{0,20}[,;.] (?:and )?(?<fresh>\\p{Lu}\\p{L}+) (?:is|takes|took|will)\\b`,
  `^(?<fresh>${NAME}) (?:replaces|replaced|succeeds|succeeded|takes over from|took over from) (?<gone>${NAME})(?=[.,;!(]|$)`,
  `^(?<fresh>${NAME}) (?:\\p{Ll}+ ){1,8}(?:instead of|rather than|in place of) (?<gone>${NAME})(?=[.,;!(]|$)`,
  `\\b[Rr]eplac(?:e|ing) (?:the )?(?<gone>${NAME}) (?:by|with) (?<fresh>${NAME})`,
].map((wording) => new RegExp(wording, 'u'));
/** What takes the place of something is told by a verb of use. */
const COMES = new RegExp(
  String.raw`(?:(?<=\p{L}):|\b(?:install|[Uu]se|have|run|take|offer|gets?|receives?|page|call|ask|contact|it['’]s|it is|now|in|on|into|to|by|via|with|through|uses|is|are)) (?:(?:now|in|on|with|the|an?|called) )*(?<fresh>${NAME}|\p{Ll}[\w.+-]*(?: \p{Ll}[\w.+-]*)?)(?= now| ?[,;.()–—]| instead|$)`,
  'gu',
);

const bare = (name: string): string =>
  name
    .replace(/\.$/, '')
    .replace(/^["“\x60]|["”\x60]$/g, '')
    .trim();
const isAmount = (name: string): boolean =>
  /^\d[\d.,]*(?: |$)|^(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(name) ||
  OF_TIME.test(name);
/** Days, and times of day. */
const OF_TIME =
  /^(?:every )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|noon|midnight)\b|\d:\d\d|\b(?:daily|weekly|monthly|yearly|hourly)$/i;
const IDLE =
  /^(?:the|our|your|an?|it|this|that|they|these|those|there|we|you|he|she|which|who|what|now|only|just|so|please|also|support|anymore|and|or|but|not|no|all|any|one)$/i;

/** 'Use "shop" instead of "store"': how to write, where a verb that is spelled so stays. */
const WORDING =
  /^(?:always |please |we |now )*(?:use|say|write|prefer)\b[^.;"“]*["“][^"”]+["”],? (?:instead of|rather than|not|and not|over)\b[^.;"“]*["“]/i;

/** "(was 14)": what readers of the document need not know. */
export const HISTORY =
  / \((?:it )?(?:was|were|before|until now|so far|previously|formerly|used to be|instead of)\b[^()]*\)/gi;

/** What was so until now, which the merged text need not say. */
export const FORMER =
  /\b\d[\w.,]*(?: \w+)? (?:so far|previously|until now)\b|\S+ (?:(?:is|are) )?no longer [^,.;()]+|[;,.] (?:please )?(?:mention|add|say|note|put|state) (?:that|this|it) (?:in|under|to) .*$|(?<!\w)(?:not|no longer|was|were|so far(?: only)?|before:|until now|instead of|rather than|formerly|previously|up from|down from|used to be|wrongly says|currently|it said)\s+[^,.;()]+?(?= and (?:you|we|it|they|the|there)\b|[,.;()]|$)|\bfrom\s+(?:[a-z]+\s+)?\S+(?=\s+to\b)|\([^()]*\b(?:was|were) [^()]*\)|`[^`]+`(?= (?:has |was |is )?(?:moved|changed|switched) to `)/gi;

/** The things that a guideline says are gone; amounts are read elsewhere. */
export function formerIn(said: string): readonly Former[] {
  const found = new Map<string, Former>();
  if (WORDING.test(said)) return [];
  for (const wording of BOTH) {
    const { gone = '', fresh = '' } = wording.exec(said.trim())?.groups ?? {};
    // "`currency` becomes optional" names nothing anew.
    const isState = gone.startsWith('`') && /^\p{Ll}+(?: \p{Ll}+)*$/u.test(fresh);
    if (isTold(gone) && isTold(fresh) && !isState)
      found.set(bare(gone), { gone: bare(gone), fresh: bare(fresh), isName: isName(gone) });
  }
  if (found.size > 0) return [...found.values()];
  for (const wording of ENDS)
    for (const { groups, index, 0: whole } of said.matchAll(wording)) {
      const written = groups?.['gone'] ?? '';
      const gone = bare(written);
      if (!isTold(gone) || found.has(gone)) continue;
      const rest = `${said.slice(0, index)}${';'.repeat(whole.length)}${said.slice(index + whole.length)}`;
      const isCode = written.startsWith('`');
      // A name in code gives way to another, and to no words.
      const names = [...rest.matchAll(COMES)]
        .map((match) => match.groups?.['fresh'] ?? '')
        .filter((name) => !isCode || name.startsWith('`') || !/^\p{Ll}+(?: \p{Ll}+)*$/u.test(name))
        .map(bare);
      const alike = [...new Set(names)].filter(
        (name) => isTold(name) && name !== gone && isAlike(gone, name),
      );
      const [fresh, other] = alike;
      found.set(gone, { gone, isName: isName(written), ...(fresh && !other ? { fresh } : {}) });
    }
  return [...found.values()];
}

const MOVED_THING =
  /^(?:the |our )?(#[\w-]+|`[^`]+`)(?: \p{Ll}+)? (?:has |was |is )?(?:now )?(?:moved|moves|moving|switched|migrated|changed) from /iu;
/** What alone has moved: "#deploys" of "The #deploys channel moved from Slack to Teams". */
export const movedThing = (said: string): string | undefined => MOVED_THING.exec(said.trim())?.[1];

/** A guideline without the clauses that only say that something has ended, where it says more. */
export function withoutFormers(said: string): string {
  let rest = said;
  for (const { gone } of formerIn(said)) {
    const clause = new RegExp(
      String.raw`\s?\([^()]*${escaped(gone)}[^()]*\)|[,;] [^,;]*${escaped(gone)}[^,;.]*|^[^,;.]*${escaped(gone)}[^,;.]*[,;.] `,
      'u',
    ).exec(rest)?.[0];
    if (clause !== undefined && ENDS.slice(0, 3).some((wording) => clause.search(wording) >= 0))
      rest = rest.replace(clause, '');
  }
  return rest;
}

const isName = (written: string): boolean => /[\p{Lu}\d#`"“]|-|\w\.\w/u.test(written);
const isTold = (name: string): boolean =>
  name.length > 1 &&
  !/^(?:Mr|Ms|Mrs|Dr|Prof)$/.test(name) &&
  !IDLE.test(name.split(' ')[0] ?? '') &&
  !isAmount(name);

/** Whether two names are written so that one can stand for the other. */
function isAlike(one: string, other: string): boolean {
  const formOf = (name: string): string =>
    /^[#-]/.test(name)
      ? name.slice(0, 1)
      : /^\p{Lu}|\w\.\w/u.test(name)
        ? 'A'
        : /^[a-z][\w.-]*( [a-z][\w.-]*)*$/.test(name)
          ? 'a'
          : '?';
  return formOf(one) === formOf(other) && one.split(' ').length <= 2 === other.split(' ').length <= 2;
}

/** "Dropped support for Python 3.8" behind "Python 3.10 is required", which has taken its place: nothing is left to say. */
export function isGoneAlready(said: string, before: string, text: string): boolean {
  const gone = DROPPED.exec(said)?.[1];
  return gone !== undefined && before.includes(gone) && !text.includes(gone);
}

const DROPPED = new RegExp(
  `^(?:[Dd]ropp?ed|[Rr]emoved|[Ee]nded|[Dd]rops?)(?: the)?(?: support (?:for|of))? (${NAME})[.]?$`,
  'u',
);
