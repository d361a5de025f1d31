// packages/engine/checks/rule-phrases.json: what words of texts call for phrases of the long lists, so that no start reads the lists.
import { listNameOf, writeLines } from '../../packages/engine/checks/listed-phrases.ts';
import { phrasesOf } from '../../packages/engine/checks/substitution.ts';
import { fold, Tokenizer, tokensOf } from '../../packages/engine/checks/tokens.ts';
import { RULES } from '../../packages/engine/rules/index.ts';
import { frequencyOf, lookUp } from '../../packages/engine/spelling/lexicon.ts';

export function rulePhrasesFile() {
  const tokenizer = new Tokenizer();
  const checks = RULES.flatMap((rule) => rule.checks.filter((check) => listNameOf(check) !== undefined));
  const phrases = checks.flatMap((check) =>
    phrasesOf(check, { found: 0, excused: 1 }).map(({ phrase }, place) => {
      const tokens = tokensOf(phrase, tokenizer).map(({ token }) => fold(token));
      return { list: listNameOf(check), place, first: tokens[0], rarest: rarestOf(tokens) };
    }),
  );
  return `${JSON.stringify(writeLines(phrases))}\n`;
}

/** The token that the fewest texts hold: marks and short words stand in most. */
function rarestOf(tokens) {
  const often = (token) => (/^[a-z]{3,}/.test(token) ? frequencyOf(lookUp(token)) : Infinity);
  return tokens.reduce((rarest, token) => (often(token) < often(rarest) ? token : rarest));
}
