import { parseDocument } from '../../document/parse-document.ts';
import type { Language } from '../../document/types.ts';
import { judge } from '../../inspect.ts';
import { oneLine } from '../report/quote.ts';
import { describeRule, type GuidedStyle } from './guidelines.ts';

/** Places that are quoted of one guideline. */
const MOST_QUOTED = 3;

/** The guidelines that a text still breaks, each with the words that a person has to change: no correction of them is sure. @param told the ids of those that are told elsewhere */
export function unfixedIn(
  source: string,
  language: Language,
  style: GuidedStyle,
  told: ReadonlySet<string> = new Set(),
): readonly string[] {
  const document = parseDocument(source, language);
  const found = Map.groupBy(judge(document, style), ({ ruleId }) => ruleId);
  return style.rules
    .filter(({ id }) => style.guided.has(id) && !told.has(id))
    .flatMap((rule) => {
      const words = new Set(
        (found.get(rule.id) ?? []).map(({ start, end }) => `“${oneLine(document.text.slice(start, end))}”`),
      );
      if (words.size === 0) return [];
      const more = words.size > MOST_QUOTED ? `, and ${words.size - MOST_QUOTED} more` : '';
      return [`${describeRule(rule)} (left to you: ${[...words].slice(0, MOST_QUOTED).join(', ')}${more})`];
    });
}
