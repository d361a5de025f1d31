import { BETWEEN_VERBS, BE, MODAL, PLURAL_PRONOUN, PREPOSITION } from '../../../spelling/function-words.ts';
import { baseOf } from '../../../spelling/inflect.ts';
import {
  ADJECTIVE,
  HALF,
  ING,
  NOUN,
  nounShare,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
} from '../../../spelling/lexicon.ts';
import { type Judge, type Place } from './grammar-check.ts';
import { isMany } from './nouns.ts';
import { hasOwnVerb } from './noun-phrases.ts';
import { isOnly, mended, opensObject, pastAdverbs, slip } from './verbs.ts';

/** Behind these "to" opens an infinitive. */
const WANTS_VERB =
  /^(?:able|unable|want|wants|wanted|need|needs|needed|how|try|tries|trying|tried|have|has|had|fail|fails|failed|managed?|manages|sure|going|possible|impossible|easy|easier|hard|harder|ready|safe|necessary|useful|likely|unlikely|best|better|enough|free|recommended|required|important|allowed|forced|asked|told|designed|intended|meant|expected|supposed|wish|wishes|like|decide|decides|choose|chooses|attempt|attempts|plan|plans|refuse|refuses|seem|seems|tend|tends|happen|happens|ability|permission|wait|waits|waiting|opportunity|willing|eligible|worth|ways?|whether|good|helpful|sense|chance|continue|continues|begin|begins|start|starts|helps?|allows?)$/;
/** Behind these "to" is a preposition, and an "-ing" or a noun may follow. */
const TAKES_NOUN =
  /^(?:akin|due|prior|addition|forward|relat\w+|close|key|approach|alternatives?|respect|regard|regards|limited|commit|committed|opposed|lead|leads|leading|led|subject|equivalent|amounts?|resort|resorts|object|attention|switch\w*|mov\w+|appl\w+|return\w*|back|according|thanks|transition\w*|contribut\w+|devoted|dedicated|paths?|points?|shortcuts?|solutions?|introduction|guides?|refer\w*|prefer\w*|similar|comes?|came|access|accustomed|get|got|down|up|over|adds?|added|closer|next|compared|comparable|corresponds?|corresponding|specific|restricted|tied|bound|mapp?\w*|linked|links?|migrat\w+|fall\w*|fallback|default\w*|revert\w*|chang\w+|updates?|connect\w*|listen\w*|adapt\w*|respon\w+|react\w*|conver\w+|equal\w*|passed|pass|set|sent|send|sends|writes?|written|assign\w*|attach\w*|belong\w*|bind\w*|compil\w+|resolv\w+|expand\w*|evaluat\w+|correspond\w*|delegat\w+|upgrad\w+|downgrad\w+|jump\w*|go|goes|went|as|than|one|relative|relevant|parallel|perpendicular|analogous|identical|preferable|superior|inferior|exclusive|common|native|new|open|vulnerable|resistant|susceptible|sensitive|immune|exposed|exposes?|vs|preference|objections?|resistance|transitions?|reactions?|responses?|reference|references|extensions?|bindings?|interfaces?|improvements?|changes|fixes|tribute|homage|keys|answers?|barriers?|obstacles?|precursor|prelude|step|steps|credit|invitation|leave|left|used|caveats?|advantages?|disadvantages?|downsides?|benefits?|drawbacks?|limits?|exceptions?|suited|tricks?|parts?|sides?|rather|proportional|dimension|tilt|drop|scope|spread|shift|swap|credit|damage|harm|entry|route|routes|rout\\w*|contrast|mistake)$/;

const isBetween = (place: Place, step: number) => (place.classes(step) & BETWEEN_VERBS) !== 0;

const LETS_DO =
  /^(?:allow|enabl|help|want|requir|ask|need|forc|permit|expect|encourag|remind|tell|advis|caus|get|like|prompt|instruct)/;

/** Whether "to" opens an infinitive: "able to", "it is used to"; `likely`, whether nothing says that it doesn't. */
function infinitive(place: Place): 'sure' | 'likely' | undefined {
  const before = place.lower(isBetween(place, -1) ? -2 : -1);
  if (before === 'used') {
    // People are used to doing things.
    const subject = (place.classes(-3) & MODAL) !== 0 ? -4 : -3;
    const things = (place.classes(subject) & PLURAL_PRONOUN) === 0 && (place.classes(-2) & BE) !== 0;
    return things ? 'sure' : undefined;
  }
  if (before === 'order' && place.lower(-2) === 'in') return 'sure';
  if (/^(?:when|where|difficult)$/.test(before)) return 'sure';
  // "Move from actions to calling an API", "in a similar way to joined tables".
  if (place.before(12).includes('from') || /^(?:similar|same)$/.test(place.lower(-2))) return undefined;
  if (before === 'order') return undefined;
  // "What happens to deleted files".
  if (
    /^happen(?:s|ed)?$/.test(before) &&
    /^(?:what|whatever|this|that|nothing|something|anything)$/.test(place.lower(-2))
  )
    return undefined;
  if (WANTS_VERB.test(before)) return 'sure';
  // "Allows you to using"; "leads you to interesting places".
  if (/^(?:you|us|them|users)$/.test(before) && LETS_DO.test(place.lower(-2))) return 'sure';
  if (before === '') return place.at(-1) !== undefined || place.opensSentence(0) ? 'likely' : undefined;
  const name = place.at(-1)?.capital === true && !place.opensSentence(-1);
  return (TAKES_NOUN.test(before) && !name) || (place.classes(-1) & PREPOSITION) !== 0 ? undefined : 'likely';
}

/** "Make sure to always keeping the lid closed". */
export const afterToAndAdverb: Judge = (place) => {
  const at = pastAdverbs(place, 1);
  if (at === 1 || (place.content(at) & ING) === 0 || !opensObject(place, at + 1)) return undefined;
  if (!/^(?:sure|able|order|want|wants|need|needs|have|has|had|try|you|us)$/.test(place.lower(-1)))
    return undefined;
  return mended(
    at,
    baseOf(place.lower(at)),
    (base) => `After “to” stands the base form of a verb: “${base}”.`,
  );
};

/** "To sends", "able to using", "to configured the". */
export const afterTo: Judge = (place) => {
  const parts = place.content(1);
  // No noun looks like "encrypts".
  const verbOnly = isOnly(parts, THIRD_PERSON, PLURAL | NOUN | VERB | ADJECTIVE) && !place.at(1)?.capital;
  const object = opensObject(place, 2) && place.lower(2) !== 'that';
  // "Block devices to computes backed by it", "talking to uses both": words that no dictionary has as nouns.
  const only = verbOnly && object && place.at(-1) !== undefined && (place.content(-1) & ING) === 0;
  const due = only && !isNoInfinitive(place) ? 'sure' : infinitive(place);
  if (due === undefined) return undefined;
  const sure = due === 'sure' && place.lower(-1) !== 'used';
  const opens = place.opensSentence(0) && place.block.kind === 'paragraph' && /, /.test(place.sentence);
  const next = place.at(2);
  const named = next !== undefined && (next.lower === '' || next.capital);
  const verb = object || sure || opens;
  let wrong = false;
  if ((parts & ING) !== 0) {
    const said = due === 'likely' && WORKING.test(place.lower(1)) && WELL.test(place.lower(2));
    const things = place.lower(-1) === 'used' && isMany(next);
    // "Critical to understanding it", "an alternative to raising": behind most words "to" is a preposition.
    // "Changes required to existing files".
    const required = REQUIRED.test(place.lower(-1)) && (place.classes(-2) & BE) === 0;
    const done = sure && place.lower(-3) !== 'on' && !(required && (parts & ADJECTIVE) !== 0);
    wrong = done || opens || said || (things && due === 'sure') || (object && isHandled(place));
  } else if (isOnly(parts, PAST, VERB | NOUN)) {
    const passive = (parts & PARTICIPLE) !== 0 && (parts & ADJECTIVE) === 0 && isDone(place, sure);
    const acts = WE.test(place.lower(-2)) && /^(?:have|need|want|like|wish)$/.test(place.lower(-1));
    if (passive && !acts)
      return slip(0, 1, `to be ${place.lower(1)}`, `“Be” is missing between “to” and “${place.lower(1)}”.`);
    // "Useful to experienced developers".
    wrong =
      acts ||
      (verb &&
        ((parts & ADJECTIVE) === 0 ||
          WANTS.test(place.lower(-1)) ||
          (place.content(2) & (NOUN | PLURAL | ADJECTIVE)) === 0));
  } else if (isOnly(parts, THIRD_PERSON, VERB | ADJECTIVE))
    wrong =
      (parts & PLURAL) === 0
        ? verb
        : object
          ? sure || !hasOwnVerb(place, 2)
          : // "In a uniform way to parts of it".
            sure && next !== undefined && nounShare(parts) < HALF && (named || !LEADS.test(place.lower(-1)));
  return wrong
    ? mended(1, baseOf(place.lower(1)), (base) => `After “to” stands the base form of a verb: “${base}”.`)
    : undefined;
};
/** "Want to truncated content": no noun stands behind. */
const WANTS = /^(?:want|wants|wanted|need|needs|able|unable|order)$/;
/** Who does something, and nothing is done to: "you have to looked at it". */
const WE = /^(?:you|we|i|users|people|customers|developers|admins|administrators)$/;
const REQUIRED = /^(?:required|needed|recommended|expected)$/;
/** "Due to merges", "the file that it writes to depends on it". */
const isNoInfinitive = (place: Place): boolean =>
  MOVES.test(place.lower(-1)) ||
  /^(?:due|according|prior|owing)$/.test(place.lower(-1)) ||
  ((place.content(-1) & THIRD_PERSON) !== 0 && (place.content(-1) & PLURAL) === 0);

/** "Use it to creating a table", "the command to listing the files". */
const isHandled = (place: Place): boolean =>
  /^(?:it|them|this|command|tool|script|function|option|method|button|flag|used)$/.test(place.lower(-1)) ||
  place.before(5).some((word) => /^us(?:e|es|ing)$/.test(word));

/** "Needs to restarted.", "the token to used": nothing follows that is done to. */
const isDone = (place: Place, sure: boolean): boolean =>
  sure && place.lower(1) !== 'logged'
    ? place.at(2) === undefined
      ? /^[.,;]/.test(place.gap(1))
      : /^(?:by|in|on|at|with|before|after|from|into|when|if|first|again)$/.test(place.lower(2))
    : place.lower(1) === 'used' && place.at(2) === undefined && /^[.,;]/.test(place.gap(1));

/** "Go to downloads": a place on a screen. */
const MOVES = /^(?:go|navigate|switch|return|back|jump|head|move|scroll|link)$/;

/** "For it to working properly". */
const WORKING = /^(?:working|running|starting|loading)$/;
const WELL = /^(?:properly|correctly|again|as|without)$/;
/** "Takes you to settings": behind these and "to", a place may stand. */
const LEADS =
  /^(?:you|us|them|users|like|starts?|begins?|going|seems?|have|has|had|plans?|continues?|important|useful|helps?|waits?|enough|asked|told|free|safe|common|eligible)$/;
