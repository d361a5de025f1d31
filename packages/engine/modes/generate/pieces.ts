import { IMPERATIVE } from './signs.ts';

const ACTION_LIST = /^(?:(?:you|users?|they) (?:first )?|first,? )?(?=\p{L})/iu;
/** Steps among others that change nothing. */
const LOOKS = /^(?:check|verify|confirm|look|ask|make sure|note|wait|name)\b/i;
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
  if (actions.length > 2 && actions.every((one) => IMPERATIVE.test(one.trim()) || LOOKS.test(one.trim())))
    return actions.map((one, index) => {
      // "press Preview, then Import": the second is another thing to press.
      const verb = /^(?:click|press|tap|select|choose)\b/i.exec(actions[index - 1]?.trim() ?? '')?.[0];
      return verb && /^\p{Lu}\p{Ll}+$/u.test(one.trim()) ? `${verb} ${one.trim()}` : one.trim();
    });
  return IMPERATIVE.test(sentence) ? sentence.split(SEES) : [sentence];
}

/** A question of a list of questions and answers, or an answer; undefined for any other text. */
export function readDialogue(text: string): { part: 'question' | 'answer'; said: string } | undefined {
  const [, mark = '', said = ''] = /^(q(?:uestion)?|a(?:nswer)?)\d*\s*[:.]\s+(\S.*)$/is.exec(text) ?? [];
  if (said === '') return undefined;
  return { part: /^q/i.test(mark) ? 'question' : 'answer', said };
}

/** No answer yet. */
export const UNKNOWN =
  /^(?:we (?:don['’]t|do not) know|not (?:yet )?(?:known|decided|clear)|unknown|tb[dc]\b|no idea)/i;

/** "how to log in (with a code), forgot the code -> ask the office; both parents can" as questions and statements. */
export function splitTopics(text: string): readonly string[] {
  return text
    .split(/;\s+|,\s+(?=(?:how|forgot|lost|can|is|are|what|where|when|do|does)\b)/i)
    .filter((piece) => piece.trim() !== '')
    .map((piece) => {
      const [, task, by] = /^how (?:to|(?:do|can) (?:i|we) )\s*(.+?)\s+\((.+)\)\.?$/i.exec(piece) ?? [];
      if (task && by) return `How do I ${task}?\n${asAnswer(by)}`;
      const [, lost, answer] = /^((?:forgot|lost) .+?)\s*(?:->|=>|→|:)\s*(.+)$/i.exec(piece) ?? [];
      if (lost && answer) return `What can I do if I ${lost.toLowerCase()}?\n${asAnswer(answer)}`;
      const [, question, said] = /^([^?]+\?)\s+(\S.*)$/s.exec(piece) ?? [];
      if (question && said)
        return `${question.slice(0, 1).toUpperCase()}${question.slice(1)}\n${UNKNOWN.test(said) ? '[VERIFY] ' : ''}${asAnswer(said)}`;
      return piece;
    });
}

function asAnswer(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1).replace(/[.;]$/, '')}.`;
}
