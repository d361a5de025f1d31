import type { PatternSwap } from '../../../checks/pattern.ts';
import { ADJECTIVE, ADVERB, lookUp } from '../../../spelling/lexicon.ts';
import type { Asked } from '../family.ts';
import { told } from './kinds.ts';
import { reading } from './support.ts';

/** Words that introduce a sentence, whatever follows them. */
const INTRODUCING =
  'however|therefore|moreover|furthermore|consequently|nevertheless|nonetheless|meanwhile|additionally|for example|for instance|in addition|as a result|in general|in other words|on the other hand|in this case|after that|in contrast';
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Reports words at the start of a sentence without a comma behind them. */
function opening(words: readonly string[]): PatternSwap {
  return {
    pattern: new RegExp(String.raw`(?<=^\s*|[.!?]\s+)(?:${words.join('|')})(?=\s+[\p{L}\d])`, 'giu'),
    // “However slow it is”, “instead of it”
    when: ({ match, after }) => {
      const [, next = ''] = /^\s+(\p{L}+)/u.exec(after) ?? [];
      const isGraded = /^however$/i.test(match) && (lookUp(next.toLowerCase()) & (ADJECTIVE | ADVERB)) !== 0;
      return !isGraded && !/^\s+(?:of|to|than|from|as)\b/i.test(after);
    },
    to: (match) => `${match},`,
  };
}

function commasBehind({ named }: Asked) {
  const quoted = [...named.matchAll(/“([^”]+)”/gu)].map(([, word = '']) => escaped(word.replace(/,$/, '')));
  const words = quoted.length > 0 ? quoted : INTRODUCING.split('|');
  const message = 'Put a comma behind the words that introduce the sentence: “{replacement}”.';
  return reading('introductory-commas', { kind: 'pattern', message, swaps: [opening(words)] });
}

const WORDS = String.raw`(?:(?:an? |all |any |the )?(?:introductory|transitional|opening) (?:words?|phrases?|clauses?|adverbs?|expressions?|elements?)(?: (?:like|such as|\() ?(?:“[\p{L} ]+,?”(?:,? (?:and|or) |, )?)+\)?)?|(?:“[\p{L} ]+,?”(?:,? (?:and|or) |, )?)+)`;

/** Commas behind what introduces a sentence. */
export const INTRODUCTORY_COMMA_FAMILY = told(
  'introductory-commas',
  'Commas behind words that introduce a sentence',
  new RegExp(
    String.raw`\bcommas? (?:after|behind|follows?|following) ${WORDS}(?: (?:at|when they stand at) the (?:start|beginning) of (?:a |the )?sentences?)?|\bafter ${WORDS}(?: at the (?:start|beginning) of (?:a |the )?sentences?)? (?:(?:comes?|goes|put|use|add|write|always|there|is|stands?) )+a comma|${WORDS}(?: at the (?:start|beginning) of (?:a |the )?sentences?)? (?:(?:must|should|are|is|always) )*(?:be )?(?:takes?|needs?|gets?|have|has|followed by|set off (?:with|by)) a comma`,
    'u',
  ),
  commasBehind,
  [
    'Put a comma after introductory phrases',
    'Introductory words take a comma',
    'Use a comma after “however” at the start of a sentence',
    'After “for example” comes a comma',
    'Always use a comma after introductory clauses',
    'Introductory adverbs are followed by a comma',
  ],
);
