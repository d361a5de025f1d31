import type { Range } from '@housestyle/contract';
import { isSpace, unitAt } from '../../document/characters.ts';
import type { SourceDocument } from '../../document/types.ts';
import { IRREGULAR_BY_PARTICIPLE } from '../../spelling/irregular-verbs.ts';
import { atEnd } from './at-end.ts';
import type { Context } from './pattern-check.ts';

export interface Passive extends Range {
  /** Lower case. */
  readonly participle: string;
  /** What follows in the block. */
  readonly after: string;
}

/** Participles of verbs that nothing is done by, or that tell a state: "is gone", "is met". */
const NO_PASSIVE = new Set(
  'gone|come|become|fallen|grown|risen|arisen|felt|thought|let|met|got|shaken|spun|woken|blown|struck|shot'.split(
    '|',
  ),
);
/** Adjectives that look like participles, or states: "is deprecated", "are related". */
const ADJECTIVES = new Set(
  (
    'composed|advanced|aged|allowed|asked|automated|aware|based|biased|concerned|confused|connected|dated|dedicated|deprecated|detailed|disabled|distributed|done|enabled|experienced|fixed|' +
    'gone|hundred|indeed|intended|interested|involved|isolated|located|limited|mixed|nested|needed|obsessed|outdated|pleased|predefined|prepared|red|related|reserved|required|' +
    'retired|scared|shared|speed|stuck|supposed|tailored|tired|typed|worried|feed|need|exceed|proceed|seed|embed|' +
    'naked|sacred|wicked|finished|lost|known|left|left|found|nullified|opinionated|complicated|sophisticated|unlocked|bored|convinced|excited|surprised|encouraged'
  ).split('|'),
);
/** "Unstyled", "uncontrolled": what was not done to it; but "unmounted", "unlocked" is what was. */
const NOT_DONE =
  /^un(?!(?:der|ifi|it|block|fold|follow|install|link|load|lock|mount|mut|pack|pin|publish|register|subscrib|wrap|zip)).*ed$/;
/** Among them what a modal verb, “to” or who did it turns into something that is done: “can be disabled”. */
const DONE = new Set(
  'enabled|disabled|limited|isolated|shared|reserved|distributed|prepared|mixed|fixed|found'.split('|'),
);
/** States, unless somebody brings them about: “is closed”, but “is closed by the controller”, “can be closed”. */
const STATES = new Set(['closed', 'locked', 'sealed']);
/** What is checked is a state, and no deed: “Verify that the disk is mounted.” */
const isChecked = atEnd(
  /\b(?:verify|ensure|check|make sure|confirm|see)\s+(?:that|whether|if)\s+[^.;:,]{2,40}/i,
);
const followsModal = atEnd(/\b(?:can|could|may|might|must|should|will|would|to)\s+(?:not\s+)?/i);
/** What every passive matches; other words after “is” match it too, which a list in the pattern would take long to tell apart. */
export const PASSIVE = new RegExp(
  "\\b(?:am|is|are|was|were|be|been|being|isn't|aren't|wasn't|weren't|isn’t|aren’t)\\s+" +
    '(?:(?:not|also|then|always|never|now|only|often|usually|already|still|currently|[a-z]+ly)\\s+){0,2}' +
    // A match within this one would be missed.
    '(?!(?:am|is|are|was|were|be|been|being|isn|aren|wasn|weren|gets?|got|getting)\\b)[a-z]{2,}(?![\\w-])|' +
    // "The job gets processed by the worker", "the tags got removed", but not "gets cached data", "get started by running it".
    '\\b(?:gets?|got|getting)\\s+(?!started\\b)[a-z]{2,}(?=\\s*(?:[.;:!?]|$)|\\s+(?:by\\s+(?!\\w+ing\\b)|(?:when|whenever|once|before|after|during|each|every|unless)\\b))',
  'gi',
);

/** Whether a match is a verb phrase in the passive voice: adjectives and states look like it, and so does any other word. */
export function isPassive({ match, before, after }: Omit<Context, 'sentence'>): boolean {
  const participle = participleOf(match);
  if (!isParticiple(participle) || NOT_DONE.test(participle)) return false;
  const happened = /^(?:was|were|been|being)\b/i.test(match) && /^\s+by\s+(?!default\b)/.test(after);
  if (ADJECTIVES.has(participle) && !(DONE.has(participle) && (followsModal(before) || happened)))
    return false;
  if (/^\s*(?:[.,;:]|$)/.test(after) && /^(?:is|are)\b/i.test(match) && isChecked(before)) return false;
  if (STATES.has(participle) && !/^\s+by\b/.test(after) && !followsModal(before)) return false;
  // "It is meant to be opaque."
  if (participle === 'meant' && /^\s+(?:to|as|for)\b/.test(after)) return false;
  // "You get used to it".
  return participle !== 'used' || !/^\s+to\s+(?:it|this|[a-z]+ing)\b/.test(after);
}

const isParticiple = (word: string) =>
  /..ed$/.test(word) || (IRREGULAR_BY_PARTICIPLE.has(word) && !NO_PASSIVE.has(word));

/** The word that a match ends with. */
function participleOf(match: string): string {
  let start = match.length;
  while (start > 0 && !isSpace(unitAt(match, start - 1))) start--;
  return match.slice(start).toLowerCase();
}

/** Verb phrases in the passive voice, of those that are followed by what is asked for. */
export function passives({ blocks }: SourceDocument, follows: RegExp): readonly Passive[] {
  const found: Passive[] = [];
  for (const { prose, start } of blocks) {
    PASSIVE.lastIndex = 0;
    for (let match = PASSIVE.exec(prose); match; match = PASSIVE.exec(prose)) {
      const { 0: words, index } = match;
      const until = index + words.length;
      const after = prose.slice(until, until + REACH);
      if (!follows.test(after)) continue;
      const before = prose.slice(Math.max(0, index - REACH), index);
      if (isPassive({ match: words, before, after }))
        found.push({ start: start + index, end: start + until, participle: participleOf(words), after });
    }
  }
  return found;
}

/** Characters that are read around a match. */
const REACH = 60;
