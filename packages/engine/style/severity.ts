import type { Severity, StyleRule } from '@housestyle/contract';

/** Words for a severity; Vale's are among them. */
const LEVELS: ReadonlyMap<string, Severity> = new Map([
  ['critical', 'critical'],
  ['blocker', 'critical'],
  ['error', 'critical'],
  ['important', 'important'],
  ['major', 'important'],
  ['warning', 'important'],
  ['minor', 'minor'],
  ['suggestion', 'minor'],
]);
const WORD = `(${[...LEVELS.keys()].join('|')})`;

/** "Severity: minor", "severity = critical", "Level: error", "Treat as critical", "critical severity". */
const STATED = new RegExp(
  String.raw`(?:^|(?<=[.;,!?)\s]))(?:severity|level|priority)(?: level)?(?:\s*[:=]\s*|\s+is\s+)${WORD}\b[.;,]?` +
    String.raw`|(?:^|(?<=[.;!?]\s))(?:treat|report|flag)(?: (?:it|this|these|any|violations|findings))?(?: as)(?: an?)? ${WORD}(?: (?:finding|issue|violation|problem)s?)?[.;]?(?=\s|$)` +
    String.raw`|(?:^|(?<=[.;,!?(]\s?))(?:of )?${WORD} severity\b[.;,)]?`,
  'i',
);
const OURS = '(critical|important|minor)';
/** "(critical)", "[minor]". */
const MARKED = new RegExp(
  String.raw`(?<!["“'‘\`])\s*[([]\s*(?:(?:severity|level|priority)\s*[:=]\s*)?${OURS}(?: severity)?\s*[)\]](?!["”'’\`])`,
  'i',
);
/** A label may begin with it: "Critical: no secrets". A description that begins with "Important:" only insists. */
const LEADING = new RegExp(String.raw`^${OURS}\s*:\s+(?=\S)`, 'i');

/** A rule whose severity was taken out of its words, where they state one. */
export interface GradedRule {
  readonly rule: StyleRule;
  readonly severity?: Severity;
}

/** The field decides over the words, the label over the description. */
export function readSeverity(rule: StyleRule): GradedRule {
  const label = take(rule.label, [MARKED, STATED, LEADING]);
  const description = take(rule.description, [MARKED, STATED]);
  const severity = rule.severity ?? label.severity ?? description.severity;
  const graded = { ...rule, label: label.text, description: description.text };
  return severity ? { rule: graded, severity } : { rule: graded };
}

function take(
  text: string,
  forms: readonly RegExp[],
): { readonly text: string; readonly severity?: Severity } {
  for (const form of forms) {
    const match = form.exec(text);
    const severity = LEVELS.get(
      match
        ?.slice(1)
        .find((word) => word !== undefined)
        ?.toLowerCase() ?? '',
    );
    if (!match || !severity) continue;
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return {
      text: rest
        .replace(/\s+/g, ' ')
        .replace(/ (?=[.,;])/g, '')
        .trim(),
      severity,
    };
  }
  return { text };
}
