import { NEUTRAL } from '../generate/material.ts';
import { UNTOLD } from '../generate/template-sections.ts';
import { capitalized } from '../writing/capitals.ts';
import { join } from '../writing/markdown.ts';
import { cutAt } from './cut.ts';

const ASKS = '(?:what|why|how|when|where|who|which)\\b';
const BETWEEN = new RegExp(
  `,\\s+(?:and\\s+)?(?=${ASKS})|\\s+and\\s+(?=(?:why|when|where|who|how|what (?:happens|to))\\b)`,
  'i',
);
/** "Explain what a webhook is", "Write a concept page about webhooks: what they are". */
const REQUEST = new RegExp(
  `^(?<lead>(?:please\\s+)?(?:explain|describe|write (?:an? |the )?(?:[\\w-]+ ){0,3}?(?:about|on|explaining|describing))\\s+)(?<list>(?:[^.!?\\n]|[.](?=\\S))+)[.]?`,
  'i',
);
const TOPIC_FIRST = new RegExp(`^(?<topic>[^:,()]{2,60}):\\s+(?=${ASKS})`, 'i');
const ANSWERED = /^(?<question>[^()]+?)\s+\((?<answer>[^()]+)\)$/;

/**
 * A request that lists the questions a page is to answer, "explain what X is, why it matters, how long it is kept (24 hours)":
 * the first is what the page is about, each other one a heading with its answer below; any other text as it is.
 */
export function layOutQuestions(text: string): string {
  const request = REQUEST.exec(text);
  if (!request) return text;
  const { lead = '', list = '' } = request.groups ?? {};
  const [opened = '', topic = ''] = TOPIC_FIRST.exec(list) ?? [];
  const items = cutAt(list.slice(opened.length), BETWEEN);
  const [first = '', ...others] = items;
  const asks = new RegExp(`^${ASKS}`, 'i');
  // "explain what X are and why we need them"
  const isPair = /^what (?:an? )?[\w -]{3,60} (?:is|are)$/i.test(first);
  if (others.length < (topic === '' && !isPair ? 2 : 1) || !others.every((item) => asks.test(item)))
    return text;
  const isDefinition = /^what (?:it|they|this) (?:is|are)$/i.test(first);
  const ofTopic = /^how \S/i.test(first) && topic === '' ? ['how it works', ...others] : others;
  const sections = topic === '' || isDefinition ? ofTopic : items;
  const rest = text.slice(request[0].length).trim();
  return join(
    `${lead}${topic || first}.`,
    ...sections.flatMap((item) => {
      const { question = item, answer } = ANSWERED.exec(item)?.groups ?? {};
      return [
        `## ${capitalized(question)}`,
        answer === undefined ? `[VERIFY] ${UNTOLD}` : asAnswer(question, answer),
      ];
    }),
    rest && `${NEUTRAL}\n\n${rest}`,
  );
}

/** "How long they are kept", "24 hours" as "They are kept for 24 hours." */
function asAnswer(question: string, answer: string): string {
  const [, said = ''] = /^how long (\S.* (?:is|are|takes?|lasts?)(?: \S+)?)$/i.exec(question) ?? [];
  const whole =
    said && /^(?:about |up to |at most )?\d/i.test(answer)
      ? `${said} ${/takes?$/.test(said) ? '' : 'for '}${answer}`
      : answer;
  return /^[1-5]\d\d\b/.test(answer) ? `The answer is \`${answer}\`.` : `${capitalized(whole)}.`;
}
