import { NEUTRAL } from '../generate/material.ts';
import { leadingPeople } from '../generate/readers.ts';
import { UNTOLD } from '../generate/template-sections.ts';
import { asSentence } from '../generate/sentences.ts';
import { capitalized } from '../writing/capitals.ts';
import { bullets, join } from '../writing/markdown.ts';
import { cutAt, cutNames } from './cut.ts';

const ASKS = '(?:what|why|how|when|where|who|which)\\b';
/** "the types release, experiment and ops", "kinds (a, b)": a side of it with what it holds. */
export const SIDES =
  /^(?:its |the )?(?<side>types|kinds|sorts|stages|phases|states|levels)(?::? | are )\(?(?<list>[^()]+?)\)?$/i;
const BETWEEN = new RegExp(
  `,\\s+(?:and\\s+)?(?=${ASKS}|(?:its |the )?(?:types|kinds|sorts|stages|phases|states|levels)\\b)|\\s+and\\s+(?=(?:why|when|where|who|how|what (?:happens|to))\\b)`,
  'i',
);
/** "Explain what a webhook is", "Write a concept page about webhooks: what they are". */
const REQUEST = new RegExp(
  `^(?<lead>(?:please\\s+)?(?:explain|describe|write (?:an? |the )?(?:[\\w-]+ ){0,3}?(?:about|on|explaining|describing))\\s+)(?<list>(?:[^.!?\\n]|[.](?=\\S))+)[.]?`,
  'i',
);
/** "Write a concept page. Cover what a flag is", "Cover what a flag is". */
const COVERS =
  /^(?<lead>(?:please )?write an? (?:[\w-]+ ){0,2}(?:page|doc|article|explainer))(?:\.|,| that| which)? (?:(?:it|the page) )?(?:(?:should|must) )?(?:covers?|covering|explains?|explaining|says?) (?=(?:what|why|how)\b)|^(?:please )?cover (?=what\b)/i;
const TOPIC_FIRST = new RegExp(`^(?<topic>[^:,()]{2,60}):\\s+(?=${ASKS})`, 'i');
const ANSWERED = /^(?<question>[^()]+?)\s+\((?<answer>[^()]+)\)$/;

/**
 * A request that lists the questions a page is to answer, "explain what X is, why it matters, how long it is kept (24 hours)":
 * the first is what the page is about, each other one a heading with its answer below; any other text as it is.
 */
export function layOutQuestions(written: string): string {
  const text = written.replace(COVERS, (...match) => {
    const { lead } = match.at(-1) as Readonly<Record<string, string | undefined>>;
    return lead === undefined ? 'Explain ' : `${lead} about `;
  });
  const request = REQUEST.exec(text);
  if (!request) return written;
  const { lead = '', list: all = '' } = request.groups ?? {};
  const { list, readers } = withoutReaders(all);
  const [opened = '', topic = ''] = TOPIC_FIRST.exec(list) ?? [];
  const items = cutAt(list.slice(opened.length), BETWEEN);
  const asks = new RegExp(`^${ASKS}`, 'i');
  // "…, types (a, b), they add complexity": what stands behind the last is told.
  const [, last = '', said = ''] = /^([^()]+\([^()]+\)), (?:and )?(.+)$/.exec(items.at(-1) ?? '') ?? [];
  if (last !== '' && SIDES.test(last)) items.splice(-1, 1, last);
  const told = last !== '' && SIDES.test(last) ? capitalized(asSentence(said)) : '';
  const [first = '', ...others] = items;
  // "explain what X are and why we need them"
  const isPair = /^what (?:(?:an? )?[\w -]{3,60} (?:is|are)|(?:is|are) (?:an? )?[\w -]{3,60})$/i.test(first);
  if (
    others.length < (topic === '' && !isPair ? 2 : 1) ||
    !others.every((item) => asks.test(item) || SIDES.test(item))
  )
    return written;
  const isDefinition = /^what (?:it|they|this) (?:is|are)$/i.test(first);
  const ofTopic = /^how \S/i.test(first) && topic === '' ? ['how it works', ...others] : others;
  const sections = topic === '' || isDefinition ? ofTopic : items;
  const rest = `${told} ${text.slice(request[0].length).trim()}`.trim();
  return join(
    `${lead}${topic || first}${readers && `, for ${readers}`}.`,
    ...sections.flatMap((item) => {
      const { side, list: parts = '' } = SIDES.exec(item)?.groups ?? {};
      if (side !== undefined) return [`## ${capitalized(side)}`, bullets(cutNames(parts).map(capitalized))];
      const { question = item, answer } = ANSWERED.exec(item)?.groups ?? {};
      return [
        `## ${capitalized(question)}`,
        answer === undefined ? `[VERIFY] ${UNTOLD}` : asAnswer(question, answer),
      ];
    }),
    rest && `${NEUTRAL}\n\n${rest}`,
  );
}

/** "…, for junior developers" at the end of the list: whom the page is for. */
function withoutReaders(all: string): { readonly list: string; readonly readers: string } {
  const at = all.lastIndexOf(', for ');
  const readers = at < 0 ? '' : all.slice(at + ', for '.length);
  return readers !== '' && leadingPeople(readers)?.length === readers.length
    ? { list: all.slice(0, at), readers }
    : { list: all, readers: '' };
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
