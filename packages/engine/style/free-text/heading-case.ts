import type { Check } from '../../checks/types.ts';
import { polarityAt, type Polarity } from './polarity.ts';
import type { RuleText } from './rule-text.ts';

const SENTENCE =
  /\bsentence[- ](?:style )?(?:case|capitali[sz]ation|capitals)|\bsentence-style\b|\bonly (?:the )?first word\b/g;
const TITLE =
  /\btitle[- ]?(?:style )?(?:case|capitali[sz]ation|capitals)|\btitle-style\b|\bheadline[- ](?:style|case)|\b(?:each|every|all|all major|major) words?\b/g;
const ABOUT_HEADINGS = /\b(?:heading|title|header|headline)s?\b(?![- ](?:case|style|capital))/;
const ABOUT_OTHERS = /\b(?:button|label|menu|tab|table|caption|column|ui|field|card|link|subject)s?\b/;

/** Which capitals headings should have, where a rule says so. */
export function readHeadingCase(text: RuleText): readonly Check[] | undefined {
  const says = (pattern: RegExp) => polarityOf(text.plain, pattern);
  const [sentence, title] = [says(SENTENCE), says(TITLE)];
  if (!/\b(?:case|capital\w*)\b|-style\b/.test(text.plain) || (!sentence && !title)) return undefined;
  if (!ABOUT_HEADINGS.test(text.plain) && ABOUT_OTHERS.test(text.plain)) return undefined;
  const wanted = decide(sentence, title);
  if (!wanted) return undefined;
  const message = `${wanted === 'sentence' ? 'Use sentence case for headings' : 'Use title case for headings'}: “{replacement}”.`;
  return [{ kind: 'capitalization', scope: 'heading', match: wanted, message }];
}

function decide(
  sentence: Polarity | undefined,
  title: Polarity | undefined,
): 'sentence' | 'title' | undefined {
  const [wantsSentence, wantsTitle] = [sentence && sentence !== 'against', title && title !== 'against'];
  if (wantsSentence && !wantsTitle) return 'sentence';
  if (wantsTitle && !wantsSentence) return 'title';
  // "Don't use title case for headings" leaves one way to write them.
  if (!sentence && title === 'against') return 'sentence';
  return undefined;
}

function polarityOf(text: string, pattern: RegExp): Polarity | undefined {
  const found = [...text.matchAll(pattern)].map((match) =>
    polarityAt(text, match.index, match.index + match[0].length),
  );
  return found.find((polarity) => polarity === 'for') ?? found[0];
}
