import type { Check } from '../../checks/types.ts';
import { swapOf } from './preferences.ts';
import { quotesIn, type RuleText } from './rule-text.ts';

/** “The unit comes once: “5 to 10 kg”, not “5 kg to 10 kg””: what holds numbers shows how all are written. */
export function numbersShown(sentence: string, text: RuleText): readonly Check[] {
  const [, right = '', wrong = ''] =
    /[:(] ?(⟦\d+⟧),? (?:not|never|instead of|rather than) (⟦\d+⟧)\)?$/.exec(sentence) ?? [];
  const [good = '', bad = ''] = [...quotesIn(right, text), ...quotesIn(wrong, text)];
  return /\d.*\d/.test(bad) && /\d/.test(good) && bad !== good ? swapOf([bad], [good], text) : [];
}

/** Whether a swap shows a manner of writing: “a, b and c” for “a, b, and c”, “2 seats” for “two seats”. */
function isManner(check: Check): boolean {
  if (check.kind !== 'substitution') return false;
  return check.swap.every(({ from, to }) => {
    const [wrong = '', right = ''] = [[from].flat()[0], [to].flat()[0]];
    return (
      wrong !== right &&
      alike(wrong) === alike(right) &&
      /[\d,'’]|\bone\b|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/.test(wrong)
    );
  });
}

/** Whether a swap is of “a, b and c” for the same with another comma. */
export const isListing = (check: Check): boolean =>
  isManner(check) &&
  check.kind === 'substitution' &&
  check.swap.every(({ from }) => /[A-Za-zÀ-ž], .*\b(?:and|or) /u.test([from].flat()[0] ?? ''));

const alike = (text: string) =>
  text
    .toLowerCase()
    .replace(/\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b/g, '#')
    .replace(/[^A-Za-zÀ-ž#]/gu, '');
