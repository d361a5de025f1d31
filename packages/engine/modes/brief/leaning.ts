import { CONDITION, isImperative } from '../generate/signs.ts';
import { BE, classesOf, DO, HAVE, MODAL } from '../../spelling/function-words.ts';
import { PLURAL, THIRD_PERSON } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';

/** Refers to what stands before it, and says nothing alone: "If it doesn't, …", "Otherwise, …". */
const LEANS =
  /^(?:(?:and|but|so) )?(?:(?:if|when|once|unless|until) (?:it|they|that|this|these|those|not|so)\b|otherwise\b|in that case\b|for example\b|this way\b|that way\b|that(?: is|['’]s) why\b|(?:you|they|users|we) (?:can |will )?(?:find|see|get|reach|turn|enable) (?:it|them)\b|(?:usually|mostly|often|normally|typically),? (?:it|this|that)(?:['’]s| is)\b|it(?:['’]s| is) (?:usually|mostly|often|normally|typically)\b)/i;

/** The way out when nothing of the page helped: "If none of this helps, …", "For anything else, …", "Otherwise, call …". */
export const LAST_RESORT =
  /^(?:if (?:it(?:['’]s| is) |it['’]s )?(?:nothing(?: of (?:this|these|that)| else)?(?= (?:helps|works|helped|worked|fixes|here)|,)|none of (?:this|these|that|those|the above|it)|all else|all(?= fails?\b)|you(?:['’]re| are) still stuck)\b|if (?:this|that|it)(?:(?: still)? (?:does(?:n['’]t| not) (?:help|work)|fails)|(?: is|['’]s)? still|(?: is|['’]s) not (?:better|fixed|solved|back|gone)| isn['’]t (?:better|fixed|solved|back|gone))\b.{0,30}\b(?:contact|call|ask|write|e-?mail|mail|ping|page|open a ticket)\b|(?:for )?(?:anything|everything|all) (?:else|other)\b|(?:send|address|direct|put) (?:all |any |your )?questions\b|(?:for )?(?:any |all )?other (?:problems?|issues?|questions?)\b|if you have (?:any |other |more |further ){0,2}questions?\b|(?:if (?:it['’]s )?)?still (?:stuck|not working|broken|no luck|failing|fails|no success)\b|otherwise,? (?:call|contact|ask|write|e-?mail|mail|ping|(?:open |file |send )?(?:an? )?ticket)\b)/i;

/** Whether a sentence belongs to the one before it, and makes no sense elsewhere. */
export function leans(sentence: string): boolean {
  return (
    (LEANS.test(sentence) || pointsBack(sentence) || /^[^.]{0,80} then\.?$/.test(sentence)) &&
    !LAST_RESORT.test(sentence)
  );
}

/** "That means it lost the connection", but not "That option is new". */
function pointsBack(sentence: string): boolean {
  if (/^(?:this|that)['’]s\b/i.test(sentence)) return true;
  const verb = /^(?:this|that) (?:also |often |usually )?(\p{Ll}+)/iu.exec(sentence)?.[1] ?? '';
  return (
    (classesOf(verb) & (BE | MODAL | HAVE | DO)) !== 0 ||
    (partsOf(verb) & (THIRD_PERSON | PLURAL)) === THIRD_PERSON ||
    /^(?:means|takes|happens|needs|works)$/.test(verb)
  );
}

/** "After that, run it": an order that only counts on what stands before it. */
export function isOrderOfIts(note: string): boolean {
  return (
    /^(?:so|once|when)\b/i.test(note) &&
    isImperative(note.replace(/^[^,]+, /, '')) &&
    !/\bnot\b|n['’]t\b/.test(note)
  );
}

/** "If they're slow, add more": what is to be done in one case, and not "if not, …" of the one before. */
export function isCase(note: string): boolean {
  return (
    CONDITION.test(note) &&
    !/^(?:if|when|once) (?:it|that|this|they|not|so)(?:,| (?:does|did|do|is|was|has|can|are)(?:n['’]t| not)?,)/i.test(
      note,
    ) &&
    isImperative(note.replace(CONDITION, ''))
  );
}
