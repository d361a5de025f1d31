import type { Block } from '../../document/types.ts';
import type { ContentType } from '../reading/content-type.ts';
import { PLURAL, THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { beginsStep, isHastyOrder } from '../brief/steps.ts';
import { LAST_RESORT } from '../brief/leaning.ts';
import { capitalized } from '../writing/capitals.ts';
import { hasSteps } from './sequence.ts';
import { kindOfLabel } from './labels.ts';
import { asSentence } from './sentences.ts';
import { CONDITION, IMPERATIVE, isImperative, LOOKS_AT, SIGNS, type FactKind } from './signs.ts';
import { SIGNS_OF_TYPE } from './signs-of-type.ts';

/** Several times of day with what happened then. */
export const NEXT_TIME =
  /\s*[,;/|→]\s+(?:and\s+)?(?=(?:(?:at|around|by)\s+)?\d{1,2}:\d\d\b)|\s+and\s+(?=(?:at|around|by)\s+\d{1,2}:\d\d\b)/;
export function isTimes(fact: string): boolean {
  return fact.split(NEXT_TIME).filter((part) => /^\D{0,12}\d{1,2}:\d\d\b/.test(part)).length > 2;
}

/** "09:12 certificate expires" with its time in bold. */
export function asEvent(text: string): string {
  const [, time = '', said = ''] =
    /^(?:(?:[Aa]t|[Aa]round|[Bb]y|[Ff]rom) )?(\d{1,2}:\d\d(?:(?: to |[-–])\d{1,2}:\d\d)?(?: (?:UTC|GMT|[A-Z]{1,4}T|[ap]m))?)\s*[,:–—-]?\s+(.+)$/s.exec(
      text,
    ) ?? [];
  const [, deed = '', when = ''] =
    /^(.+?) at (\d{1,2}(?::\d\d)? ?[ap]m|\d{1,2}:\d\d(?: [A-Z]{3,4})?)\.?$/s.exec(text) ?? [];
  if (deed) return `**${when}:** ${capitalized(asSentence(deed))}`;
  return said ? `**${time}:** ${capitalized(asSentence(said))}` : asSentence(text);
}

/** Kinds that what stands in brackets says nothing of. */
const BY_MAIN_CLAUSE: ReadonlySet<FactKind> = new Set([
  'limit',
  'requirement',
  'contact',
  'alternative',
  'warning',
]);
/** Kinds that a fact may be of though it tells somebody to do something. */
const MAY_ORDER: ReadonlySet<FactKind> = new Set([
  'warning',
  'change',
  'breaking',
  'endpoint',
  'option',
  'contributing',
]);

/** Documents that weigh one thing against another. */
const WEIGHING: ReadonlySet<ContentType> = new Set<ContentType>(['adr', 'design', 'concept']);

/** Documents in which what is said of an amount, without a label, is looked up as a limit. */
const LIMITED: ReadonlySet<ContentType> = new Set<ContentType>([
  'api-reference',
  'reference',
  'concept',
  'policy',
]);

/** "We use a token bucket", "Each request costs one token": what something does, and not what it is, has or may. */
function isDeed(fact: string): boolean {
  if (/^(?:an? |the )?[\w -]{2,40}? (?:is|are) (?:an?|the) /i.test(fact)) return false;
  if (/\b(?:returns|gives|answers|leads to|results in) (?:an? |the )?[`\p{L}\d]/iu.test(fact)) return true;
  if (
    /\d[^.]*\b(?:per|each|every|at most|up to)\b/i.test(fact) &&
    /\b(?:limit|quota|at most|up to)\b/i.test(fact)
  )
    return false;
  const [, pronoun, verb = ''] =
    /^(?:(we|you|(?:each|every|the|an?) [\p{L}-]+)|(?:the |an? |each |every |one |same )?(?:[\p{L}-]+ ){0,3}?[\p{L}-]+) (\p{Ll}+)(?= (?:an?|the|one|two|five|\d|it|them|its|their|our|your|that|with|to|for|from|in|on|into|back|`|\p{Lu})|$)/iu.exec(
      fact,
    ) ?? [];
  const parts = partsOf(verb.toLowerCase());
  return (
    verb !== '' &&
    !/^(?:means|contains|includes|lets|allows|helps|has|needs|have|need|is|are|want|call|calls|lives|belongs|consists|sits)$/.test(
      verb,
    ) &&
    (parts & (/^(?:we|you)$/i.test(pronoun ?? '') ? VERB : THIRD_PERSON)) !== 0 &&
    (pronoun !== undefined ||
      (parts & PLURAL) === 0 ||
      /^(?:costs|holds|returns|stores|sends|reads|writes|checks|starts|runs|uses|moves|keeps|stops|counts)$/.test(
        verb,
      ))
  );
}

/** "Post in #status and wait", behind a condition too. */
const TELLS_PEOPLE =
  /(?:^|^(?:if|when|once) [^,;]{3,80}, (?:then |there is nothing to do(?:\. |, |: ))?)(?:tell|ask for|notify|inform|announce|post|update)\b/i;
/** An order whose very point is somebody else. */
const TURNS_TO =
  /^(?:contact|escalate|page|call|ping|tell|ask|wake|reach|e-?mail|write to|notify|post|slack|send)\b/i;
const TELLS_OF =
  /^(?:test|check) \p{L}+s (?:only|never|always|also|are|can|cannot|do|have|must|may|will|work)\b/iu;

/** Told of those who write the page, or of who may do what: no problem. */
const OF_PAGE = /^(?:I|we|our|this page|only \S+(?: \S+)? (?:can|may|should))\b/i;

/** What a fact is about, by its words and by the list it stands in. */
export function kindOf(fact: string, { list }: Pick<Block, 'list'>, type?: ContentType): FactKind {
  if (isTimes(fact)) return 'timeline';
  if (LAST_RESORT.test(fact) && !fact.endsWith('?')) return 'contact';
  // The prompt's own order of steps stays as it is.
  if (list?.ordered && hasSteps(type)) return 'step';
  const own = type && SIGNS_OF_TYPE[type]?.find(([, pattern]) => pattern.test(fact))?.[0];
  // "When the alert fires, check the depth": what to do then.
  if (
    own === 'trigger' &&
    type === 'runbook' &&
    !/^alert\b/i.test(fact) &&
    beginsStep(fact.replace(CONDITION, ''))
  )
    return 'step';
  if (own) return own;
  if (type === 'concept' && isDeed(fact)) return 'step';
  // "Everyone can add items; only the owner can delete the list": what stands first is what it is.
  const main = fact.replace(/\s*\([^()]*\)|`[^`]*`/g, '').replace(/;\s.*$/s, '');
  const sign = SIGNS.find(
    ([kind, pattern]) =>
      pattern.test(BY_MAIN_CLAUSE.has(kind) ? main : fact) &&
      (kind !== 'scope' || type === 'policy') &&
      (kind !== 'limit' || type === undefined || LIMITED.has(type)) &&
      (kind !== 'alternative' || type === undefined || WEIGHING.has(type)),
  )?.[0];
  const isOrder =
    isImperative(fact) ||
    // "Then share it": only an order goes on so.
    (hasSteps(type) && /^then \p{Ll}/iu.test(fact) && beginsStep(fact.replace(/^then /i, ''))) ||
    (hasSteps(type) && !LOOKS_AT.test(fact) && isHastyOrder(fact));
  const afterCondition = fact
    .replace(CONDITION, '')
    .replace(hasSteps(type) ? /^to (?!test|check|verify|confirm)\p{Ll}[^,;:.]{1,60}, /iu : /^$/, '')
    .replace(/^otherwise,? /i, '');
  // "Tell #payments that you start", "ask for an ID", "pause the queue and tell #ops": something to do, and nobody to turn to.
  if (
    sign === 'contact' &&
    hasSteps(type) &&
    (TELLS_PEOPLE.test(fact) || (isImperative(afterCondition) && !TURNS_TO.test(afterCondition)))
  )
    return 'step';
  // "Disk above 85%: delete the old indices": what to do then.
  const [, seen = '', way = ''] = (hasSteps(type) && /^([^:.`]{4,40}): (\S.*)$/su.exec(fact)) || [];
  if (
    seen !== '' &&
    !/=|^(?:alarm|error|fault|code|[A-Z]+\d)/i.test(seen) &&
    kindOfLabel(seen) === undefined &&
    (isImperative(way) || LOOKS_AT.test(way)) &&
    !isImperative(seen)
  )
    return 'step';
  // "--interval no longer exists"
  if (sign === 'option' && /\b(?:no longer|(?:was|is|were|are) (?:removed|deprecated|gone))\b/.test(fact))
    return 'statement';
  // "Test keys only reach verified numbers"
  if (sign === 'check' && TELLS_OF.test(fact)) return 'statement';
  if (sign && sign !== 'check') return IMPERATIVE.test(fact) && !MAY_ORDER.has(sign) ? 'step' : sign;
  if (type === 'concept' && /^use\b.{3,80}\b(?:for|when|if|in)\b/i.test(fact)) return 'trigger';
  if (
    (list?.ordered && type !== 'troubleshooting') ||
    isOrder ||
    isImperative(afterCondition) ||
    (afterCondition !== fact && LOOKS_AT.test(afterCondition))
  )
    return 'step';
  return sign ?? (type === 'troubleshooting' && (list || !OF_PAGE.test(fact)) ? 'problem' : 'statement');
}
