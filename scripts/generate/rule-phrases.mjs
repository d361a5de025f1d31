// packages/engine/checks/rule-phrases.json: how the phrases of the long lists begin, so that no start reads the lists.
import { listNameOf, writePlaces } from '../../packages/engine/checks/listed-phrases.ts';
import { phrasesOf } from '../../packages/engine/checks/substitution.ts';
import { firstToken, Tokenizer } from '../../packages/engine/checks/tokens.ts';
import { RULES } from '../../packages/engine/rules/index.ts';

export function rulePhrasesFile() {
  const tokenizer = new Tokenizer();
  const checks = RULES.flatMap((rule) => rule.checks.filter((check) => listNameOf(check) !== undefined));
  const phrases = checks.flatMap((check) =>
    phrasesOf(check, { found: 0, excused: 1 }).map(({ phrase }, place) => ({
      first: firstToken(phrase, tokenizer),
      list: listNameOf(check),
      place,
    })),
  );
  return `${JSON.stringify(writePlaces(phrases), null, 2)}\n`;
}
