import { SEVERITIES, type Severity, type StyleRule } from '@housestyle/contract';

/** Words for a severity; Vale's, other linters' and those of trackers are among them. */
const WORDS: Readonly<Record<Severity, readonly string[]>> = {
  critical: ['critical', 'blocker', 'blocking', 'error', 'fatal', 'high', 'highest', 'severe'],
  important: ['important', 'major', 'warning', 'medium', 'moderate', 'normal'],
  minor: ['minor', 'suggestion', 'low', 'lowest', 'info', 'information', 'hint', 'notice', 'trivial'],
};
const LEVELS: ReadonlyMap<string, Severity> = new Map(
  SEVERITIES.flatMap((severity) => WORDS[severity].map((word) => [word, severity] as const)),
);
const WORD = `(${[...LEVELS.keys()].join('|')})`;

/** "Severity: minor", "severity = critical", "Level: error", "Treat as critical", "critical severity". */
const STATED = new RegExp(
  String.raw`(?:^|(?<=[.;,!?)\s]))(?:severity|level|priority)(?: level)?(?:\s*[:=]\s*|\s+is\s+)${WORD}\b[.;,]?` +
    String.raw`|(?:^|(?<=[.;!?]\s))(?:treat|report|flag)(?: (?:it|this|these|any|violations|findings))?(?: as)(?: an?)? ${WORD}s?(?: (?:finding|issue|violation|problem)s?)?[.;]?(?=\s|$)` +
    String.raw`|(?:^|(?<=[.;,!?(]\s?))(?:of )?${WORD} severity\b[.;,)]?` +
    String.raw`|(?:^|(?<=[.;!?]\s))(?:(?:this|it) is )?(?:only|just|merely) an? ${WORD}[.;]?(?=\s|$)`,
  'i',
);
/** “This must fail the build”, “Violations block the merge”: what only a critical finding does. */
const FAILS =
  /(?:^|(?<=[.;!?]\s))(?:(?:this|it|these|violations?|findings?) )?(?:(?:must|should|shall|has to|have to) )?(?:fails?|breaks?|blocks?|stops?) (?:the |a )?(?:builds?|pipelines?|merges?|merging|pull requests?|CI|releases?)\b[.;]?(?=\s|$)/i;
/** “Severity: P1”: a level that is none. */
const STRANGE = /(?:^|(?<=[.;,!?(\s]))(?:severity|priority)(?: level)?\s*[:=]\s*[\p{L}\p{N}-]+/iu;
const OURS = '(critical|important|minor)';
/** "(critical)", "[minor]". */
const MARKED = new RegExp(
  String.raw`(?<!["“'‘\`])\s*[([]\s*(?:(?:severity|level|priority)\s*[:=]\s*${WORD}|${OURS}(?: severity)?)\s*[)\]](?!["”'’\`])`,
  'i',
);
/** “No bangs (error)” in Vale's words, where the rule is about no errors, warnings or suggestions. */
const VALES = /\s*(?:\((error|warning|suggestion)\)|\[(error|warning|suggestion)\])$/i;
/** A label may begin with it: "Critical: no secrets". A description that begins with "Important:" only insists. */
const LEADING = new RegExp(String.raw`^${OURS}\s*:\s+(?=\S)`, 'i');

/** A rule whose severity was taken out of its words, where they state one. */
export interface GradedRule {
  readonly rule: StyleRule;
  readonly severity?: Severity;
  /** What its words state as a severity that is none, such as “Severity: P1”. */
  readonly strange?: string;
}

/** The field decides over the words, the label over the description. */
export function readSeverity(rule: StyleRule): GradedRule {
  const about = /\b(?:errors?|warnings?|suggestions?)\b/i.test(
    rule.label.replace(VALES, '') + rule.description,
  );
  const label = take(rule.label, [MARKED, STATED, LEADING, ...(about ? [] : [VALES])]);
  const description = take(rule.description, [MARKED, STATED, FAILS]);
  const severity = rule.severity ?? label.severity ?? description.severity;
  const graded = { ...rule, label: label.text, description: description.text };
  if (severity) return { rule: graded, severity };
  const strange = (STRANGE.exec(label.text) ?? STRANGE.exec(description.text))?.[0];
  return strange === undefined ? { rule: graded } : { rule: graded, strange };
}

function take(
  text: string,
  forms: readonly RegExp[],
): { readonly text: string; readonly severity?: Severity } {
  for (const form of forms) {
    const match = form.exec(text);
    if (!match) continue;
    const word = match.slice(1).find((group) => group !== undefined);
    const severity = word === undefined ? 'critical' : LEVELS.get(word.toLowerCase());
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return {
      text: rest
        .replace(/\s+/g, ' ')
        .replace(/ (?=[.,;])/g, '')
        .trim(),
      ...(severity && { severity }),
    };
  }
  return { text };
}
