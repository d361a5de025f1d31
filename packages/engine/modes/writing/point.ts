import { BE, classesOf, DO, HAVE, MODAL, OPENS_CLAUSE } from '../../spelling/function-words.ts';
import { capitalizedWord } from './capitals.ts';

/** A name, and what is said of it: "Retries: 5 times", "Logs - 30 days". */
const POINT = /^(?<name>[^\s`*:([“"][^:.;,!?`“”]{0,48}?)(?::|\s[-–—=])\s+(?<said>[^\s].*)$/s;
const MOST_WORDS = 5;
/** What leads in no value: an order, a condition, a time. */
const NO_NAME =
  /^(?:to|for|if|when|once|run|use|see|set|add|put|there|there['’]s|it|this|that|we|you|in|on|at|by|with|e\.g|note|example|step)\b|^\d|https?$/i;

/** The name of a point and what is said of it; undefined for any other text. */
export function readPoint(text: string): { readonly name: string; readonly said: string } | undefined {
  const { name = '', said = '' } = POINT.exec(text)?.groups ?? {};
  const words = name.replace(/\s*\([^()]*\)$/, '').split(/\s+/);
  const isClause = words.some(
    (word) => (classesOf(word.toLowerCase()) & (BE | MODAL | DO | HAVE | OPENS_CLAUSE)) !== 0,
  );
  return said === '' || words.length > MOST_WORDS || isClause || NO_NAME.test(name)
    ? undefined
    : { name, said };
}

/** An item of a list with its name in bold: "**Retries:** 5 times."; any other text as it is. */
export function asPoint(text: string): string {
  const point = readPoint(text);
  if (!point) return text;
  const isCode = point.said.startsWith('```');
  return `**${capitalizedWord(point.name)}:**${isCode ? '\n\n' : ' '}${capitalizedWord(point.said)}`;
}
