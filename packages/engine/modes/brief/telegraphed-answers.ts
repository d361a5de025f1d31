import { capitalized } from '../writing/capitals.ts';
import { answeredOfName } from './named-answers.ts';

/** What people ask where a telegram tells only the answer, and the answer in a sentence. */
const ASKED: readonly (readonly [RegExp, (...parts: readonly string[]) => string])[] = [
  [
    /^((?:[€$£]\d[\d.,]*|\d[\d.,]* ?(?:€|euros?|eur|usd|dollars?|gbp|pounds?|chf)) ?(?:a|an|per|each|\/) ?\p{L}+)$/iu,
    (cost) => `How much does it cost? It costs ${cost}`,
  ],
  [
    /^cancel (any ?time|up to .+|until .+|before .+|at least .+|with .+)$/i,
    (when) => `When can I cancel? You can cancel ${when}`,
  ],
  [
    /^(cancel (?:at least |up to )?\d+ ?\p{L}+ (?:before|ahead|in advance)\b.*)$/iu,
    (order) => `Until when can I cancel? ${capitalized(order)}`,
  ],
  [
    /^(?:the )?(?:costs?|price|fee)s?(?: is| are)? (\d.*|[€$£].*|free.*)$/i,
    (cost) => `How much does it cost? ${/^free/.test(cost) ? 'It is' : 'It costs'} ${cost}`,
  ],
  [
    /^(?:it |this )?takes ((?:about |around |up to )?\d.*)$/i,
    (time) => `How long does it take? It takes ${time}`,
  ],
  [/^ages? (\d.*)$/i, (ages) => `How old do I have to be? It is for ages ${ages}`],
  [/^(?:please )?bring (.+)$/i, (things) => `What do I need to bring? You need ${things}`],
  [/^(?:it['’]s |it is )?free for (.+)$/i, (people) => `Is it free? It is free for ${people}`],
  [/^open (?!to\b|source\b)(.*\d.*)$/i, (times) => `When is it open? It is open ${times}`],
  [
    /^(?:only )?((?:one|two|three|\d+) per \p{L}+(?: \p{L}+)?)$/iu,
    (amount) => `How many are allowed? ${capitalized(amount)}`,
  ],
  [
    /^(\p{Ll}+(?: and \p{Ll}+)?) (?:is |are )?(included|optional|free)$/iu,
    (thing, state) => {
      const be = /s$| and /.test(thing) ? 'are' : 'is';
      return `${capitalized(be)} ${thing} ${state}? Yes, ${thing} ${be} ${state}`;
    },
  ],
  [
    /^((?:drop|pick|sign|check|hand)[- ]?(?:off|up|in|out)|registration|enrol?lment) ((?:from|at|until|by|between|on|opens|closes|ends) .+)$/i,
    (thing, when) => {
      const name = thing.toLowerCase().replace(/ /g, '-');
      return `When is ${name}? ${capitalized(name)} ${/^(?:opens|closes|ends)/.test(when) ? '' : 'is '}${when}`;
    },
  ],
];

/** "costs 180 per week" as "How much does it cost? It costs 180 per week"; undefined for what answers no question for sure. */
export function answered(piece: string): string | undefined {
  for (const [told, write] of ASKED) {
    const found = told.exec(piece);
    if (found) return write(...found.slice(1));
  }
  return answeredOfName(piece);
}
