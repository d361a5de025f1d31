import { capitalized } from '../writing/capitals.ts';

/** Other labels may be a single aside each. */
const LEAST = 3;
const MOST_WORDS = 4;
/** The share of a text that may stand in front of its first label. */
const MOST_BEFORE = 0.4;
/** "Fees: Juniors pay £95.", at the beginning of a line or behind the end of a sentence. */
const LABEL = /(?<=^|\n|[.!?)] )(?<label>\p{Lu}[\p{L}\d][\p{L}\d'’ -]{0,26}): (?=\S+ \S+ \S)/gu;
/** What calls the reader's attention, heads a mail, or says of a text whose it is. */
const NO_LABEL =
  /^(?:nb|important|for example|ps|re|subject|from|to|cc|date|sent|status|deprecated|(?:note|warning|caution|danger|tip|hint|example|attention|reminder|update|alert|question|answer|author|version|owner|title|topic|source|breaking change)s?)$/i;
const MARKED = /^(?:#{2,6} |(?<=\n)# |={3,}\s*$|-{3,}\s*$|```|~~~|[|>] ?)|\*\*/m;
const POINT = /^\s*(?:[-*•–]|\d{1,2}[.)])\s/;

/** "Hadley pool notes." in front of the first label. */
const TITLE = /^[^.!?:#\n][^.!?:\n]{2,60}\.?$/;

/**
 * A text without headings whose sentences stand behind labels, "Dates: … Fees: …", with these as its headings, or, where it
 * ends with a paragraph that belongs to none of them, as paragraphs. Any other text as it is.
 */
export function readableLabels(input: string): string {
  if (MARKED.test(input)) return input;
  const paragraphs = input.trim().split(/\n[ \t]*\n/);
  const labels = paragraphs.map((text) => (POINT.test(text) ? [] : labelsIn(text)));
  const names = labels.flat().map(({ label }) => label);
  const first = labels.findIndex((own) => own.length > 0);
  if (names.length < LEAST || new Set(names).size < names.length) return input;
  // Labels at the end of prose are asides: what stands behind the last may belong to none.
  const before = paragraphs.slice(0, first).join(' ').length + (labels[first]?.[0]?.at ?? 0);
  if (before > input.length * MOST_BEFORE) return input;
  // What stands behind them in a paragraph of its own is not what the last of them says.
  const isWhole = labels.slice(first + 1).every(([opening]) => opening?.at === 0);
  const shown = paragraphs.map((text, at) => write(text, labels[at] ?? [], isWhole));
  // Above headings, a lone line is the title.
  const [lead = ''] = shown[0]?.split('\n\n') ?? [];
  return isWhole && first < 2 && TITLE.test(lead)
    ? shown.join('\n\n').replace(lead, () => `# ${lead.replace(/\.$/, '')}`)
    : shown.join('\n\n');
}

interface Labelled {
  readonly label: string;
  readonly at: number;
  readonly end: number;
}

function labelsIn(paragraph: string): readonly Labelled[] {
  return [...paragraph.matchAll(LABEL)].flatMap(({ 0: found, index, groups }) => {
    const label = groups?.['label'] ?? '';
    return NO_LABEL.test(label) || label.split(' ').length > MOST_WORDS
      ? []
      : [{ label, at: index, end: index + found.length }];
  });
}

function write(text: string, labels: readonly Labelled[], asHeadings: boolean): string {
  const [first] = labels;
  if (!first) return text;
  const parts = labels.map(({ label, at, end }, index) => {
    const told = text.slice(asHeadings ? end : at, labels[index + 1]?.at).trim();
    return asHeadings ? `## ${label}\n\n${capitalized(told)}` : told;
  });
  return [text.slice(0, first.at).trim(), ...parts].filter((part) => part !== '').join('\n\n');
}
