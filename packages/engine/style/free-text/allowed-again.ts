import type { StyleRule } from '@housestyle/contract';
import { sentencesIn } from './exceptions.ts';
import { isAdvice } from './sentences.ts';
import type { Understood } from './understood.ts';

/** What a rule allows again, in places or for purposes that none of its readings spares: “You can use it to avoid blame”. */
export function untoldPermissions(
  rule: StyleRule,
  whole: Understood,
  read: (rule: StyleRule) => Understood | undefined,
): readonly string[] {
  const { description } = rule;
  const known = new Set(whole.readings);
  const marks = marksOf(whole).join();
  return sentencesIn(description)
    .map(({ text }) => text.trim())
    .filter((text) => {
      // “Okay to use in headlines”
      if (ALLOWED.test(text) && whole.readings.every((one) => !/ (?:except|outside) /u.test(one)))
        return true;
      const permitted = (PERMITTED.exec(text) ?? RESERVED.exec(text))?.groups;
      if (!permitted || isAdvice(text)) return false;
      const thing = permitted['thing'] ?? permitted['thing2'] ?? '';
      const isOnly =
        /(?<!\p{L})only(?!\p{L})|(?<!\p{L})(?:but|and)? ?(?:not|never) (?:in|on|for)(?!\p{L})/iu.test(text);
      const shunned =
        BACK_TO.test(thing) || isOnly ? undefined : read({ label: '', description: `Avoid ${thing}` });
      if (shunned ? !shunned.readings.some((one) => known.has(one)) : !BACK_TO.test(thing) && !isOnly)
        return false;
      const without = description.replace(text, '');
      const bare = read({ ...rule, description: without });
      return bare !== undefined && marksOf(bare).join() === marks;
    })
    .map((text) => text.replace(EDGES, ''));
}
const PERMITTED =
  /^(?:(?:however|but|still|that said|although|though),? )?(?:(?:you|we|writers|authors|editors|it)(?: can| may| might|['’]re allowed to| are allowed to)(?: (?:also|still|sometimes|occasionally))? (?:use|write|say|keep|have|include|start|begin|end|choose|be used) (?:the |an? |some )?(?<thing>[^,.;:("“]{1,30}?) (?:in|for|to|when|if|where|with|as|on|at|while)\b|(?<thing2>["“]?[^,.;:("“”]{2,40}?["”]?) (?:is|are|may be|can be)(?: (?:also|still|perfectly|always|sometimes))* (?:fine|ok|okay|acceptable|allowed|permitted|welcome|used) (?:in|for|to|when|if|where|with|as|on|at|while)\b)/iu;
const ALLOWED =
  /^(?:(?:but|it['’]s|it is|they['’]re|they are) )?(?:ok|okay|fine|acceptable|allowed|permitted)(?: to use)? (?:in|for|on|with|within) (?!code\b)/iu;
/** “Hyphens only in compounds” */
const RESERVED =
  /^(?<thing>(?!(?:if|when|where|because|since|it|they|this|that|these|those|we|you)(?!\p{L}))[^.;:,]{3,40}?) (?:(?:is|are|go|goes) )?only (?:in|for|on|with|when|if|as|at|between|after|before|inside|within)(?!\p{L})/iu;
/** “one”, “them” */
const BACK_TO = /^(?:one|ones|it|them|they|these|those)$/iu;

/** What a reading comes to, whatever it says of it. */
export const marksOf = ({ readings, checks }: Understood): readonly string[] => [
  ...readings,
  ...checks.map((check) => JSON.stringify(check, withoutWords)),
];
const withoutWords = (key: string, value: unknown): unknown =>
  key === 'message' || key === 'note' ? undefined : value instanceof RegExp ? value.source : value;

/** What stands around a part of a sentence. */
export const EDGES = /^[\s,;:]+(?:(?:and|but|or|then) )?|(?: and)?[\s.,;:]+$/giu;
