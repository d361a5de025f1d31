import { IMPERATIVE } from './signs.ts';

const ACTION_LIST = /^(?:(?:you|users?|they) (?:first )?|first,? )?(?=\p{L})/iu;
/** A comma outside of brackets and quotes, with what leads to the next action. */
const NEXT = /[,;]\s+(?:and\s+)?(?:then\s+)?(?![^()]*\))|\s+and then\s+/i;
const SEES = /,?\s+(?:and|then|and then)\s+(?=(?:you|it) should (?:see|get|receive|print|show|return)\b)/i;

/**
 * The facts that one sentence tells: "You go to Settings, click Add, and copy the secret." is three actions, "Open the page
 * and you should see the list." an action and its result.
 */
export function splitActions(sentence: string): readonly string[] {
  const bare = sentence.replace(ACTION_LIST, '');
  const actions = bare.replace(/\.$/, '').split(NEXT);
  if (actions.length > 2 && actions.every((one) => IMPERATIVE.test(one.trim())))
    return actions.map((one) => one.trim());
  return IMPERATIVE.test(sentence) ? sentence.split(SEES) : [sentence];
}

/** A question of a list of questions and answers, or an answer; undefined for any other text. */
export function readDialogue(text: string): { part: 'question' | 'answer'; said: string } | undefined {
  const [, mark = '', said = ''] = /^(q(?:uestion)?|a(?:nswer)?)\d*\s*[:.]\s+(\S.*)$/is.exec(text) ?? [];
  if (said === '') return undefined;
  return { part: /^q/i.test(mark) ? 'question' : 'answer', said };
}
