import { SEVERITIES } from '@housestyle/contract';
import type { SourceDocument } from '../document/types.ts';
import type { CompiledRule, CompiledStyle, UnjudgedRule } from '../style/types.ts';
import { deDuplicate } from '../passes/de-duplicate.ts';
import { order } from '../passes/order.ts';
import type { DocumentFinding, Job } from '../types.ts';
import { counted, describePlaces, groupFindings, type Entry } from './report/entries.ts';
import { guardGravestWord } from './report/gravest-word.ts';
import { answer, inspectJob, type Inspection } from './report/inspection.ts';
import { codeSpan, elide, oneLine, quoteRange } from './report/quote.ts';
import { writeSuppressions } from './report/suppressions.ts';
import type { ModeHandler } from './types.ts';

/** Quotes shown for one failed rule. */
const SHOWN_QUOTES = 3;
const TOP_FIXES = 3;

/**
 * A pass or fail for each rule, the style score, and the top three fixes.
 * @param refine what is made of an inspection before it is told
 */
export const styleCheckWith = (refine: (inspection: Inspection, job: Job) => Inspection): ModeHandler => ({
  mode: 'style-check',
  run(job, tools) {
    const inspection = refine(onlyOfRules(inspectJob(job, tools)), job);
    const { document, style, findings } = inspection;
    const judged = order([...inspection.judged, ...findings.filter(({ source }) => source === 'model')]);
    const failures = style.rules.flatMap((rule) => judgeRule(rule, document, judged) ?? []);
    const parts = [
      writeChecklist(style, failures),
      writeUnlisted(failures.filter(({ rule }) => !rule.listed)),
      writeSuppressions(inspection),
      writeScore(style, failures),
      writeTopFixes(failures),
    ];
    const content = guardGravestWord(parts.filter(Boolean).join('\n\n'), judged);
    return answer(job, inspection, content);
  },
});

/** What a model found beyond the rules is no matter of a style check. */
function onlyOfRules(inspection: Inspection): Inspection {
  const ids = new Set(inspection.style.rules.map(({ id }) => id));
  const findings = inspection.findings.filter(({ source, ruleId }) => source !== 'model' || ids.has(ruleId));
  return { ...inspection, findings };
}

interface Failure {
  readonly rule: CompiledRule;
  readonly count: number;
  readonly entries: readonly Entry[];
  readonly quotes: readonly string[];
}

function judgeRule(
  rule: CompiledRule,
  document: SourceDocument,
  findings: readonly DocumentFinding[],
): Failure | undefined {
  // Two parts of a rule may find the same.
  const own = deDuplicate(findings.filter(({ ruleId }) => ruleId === rule.id));
  if (own.length === 0) return undefined;
  const entries = groupFindings(document, own);
  const quotes = entries.map(({ first }) => codeSpan(quoteRange(document, first)));
  return { rule, count: own.length, entries, quotes };
}

function writeChecklist(style: CompiledStyle, failures: readonly Failure[]): string {
  const failed = new Map(failures.map((failure) => [failure.rule, failure]));
  const lines: string[] = [];
  const unjudged = [...style.unjudged].sort((a, b) => a.position - b.position);
  style.rules.forEach((rule, index) => {
    while (unjudged[0] && unjudged[0].position <= index) lines.push(writeUnjudged(unjudged.shift()));
    if (!rule.listed) return;
    const failure = failed.get(rule);
    lines.push(failure ? `- [ ] Fail — ${writeFailure(failure)}` : `- [x] Pass — ${oneLine(rule.label)}`);
  });
  lines.push(...unjudged.map(writeUnjudged));
  return lines.join('\n') || 'The house style has no rules, terms or glossary to check.';
}

function writeUnjudged(rule: UnjudgedRule | undefined): string {
  const description = oneLine(rule?.description ?? '');
  const label = oneLine(rule?.label ?? '');
  const asked = description && description !== label ? ` “${description}”` : '';
  const part = rule?.partly ? 'a part of it ' : '';
  return `- [VERIFY] ${label}: ${part}could not be judged without a person.${asked}`;
}

function writeFailure({ rule, count, entries, quotes }: Failure): string {
  const shown = entries.slice(0, SHOWN_QUOTES).map((entry, index) => {
    const place = describePlaces(entry).toLowerCase();
    return `${place} ${quotes[index]}${writeArrow(entry.first)}`;
  });
  const rest = entries.length - shown.length;
  const more = rest > 0 ? [`${rest} more`] : [];
  return `${oneLine(rule.label)} (${count}): ${[...shown, ...more].join('; ')}`;
}

function writeArrow({ replacement }: DocumentFinding): string {
  if (replacement === null) return '';
  const line = oneLine(replacement);
  return line === '' ? ' (delete)' : ` → ${codeSpan(elide(line))}`;
}

/** Errors that are wrong in any house style: told, never scored. */
function writeUnlisted(failures: readonly Failure[]): string {
  if (failures.length === 0) return '';
  const lines = failures.map((failure) => `- ${writeFailure(failure)}`);
  return `Beside the rules of the house style:\n\n${lines.join('\n')}`;
}

function writeScore(style: CompiledStyle, failures: readonly Failure[]): string {
  const total = style.rules.filter(({ listed }) => listed).length;
  if (total === 0) return 'Style score: none, because no rule could be judged.';
  const passed = total - failures.filter(({ rule }) => rule.listed).length;
  return `Style score: ${styleScore(passed, total)}% (${passed} of ${counted(total, 'rule')} passed)`;
}

/** A whole percentage, rounded half up. */
export function styleScore(passed: number, total: number): number {
  return Math.floor((200 * passed + total) / (2 * total));
}

function writeTopFixes(failures: readonly Failure[]): string {
  const gravity = ({ rule }: Failure): number => SEVERITIES.indexOf(rule.severity);
  const ranked = [...failures]
    .sort((a, b) => gravity(a) - gravity(b) || b.count - a.count)
    .slice(0, TOP_FIXES);
  if (ranked.length === 0) return 'Top three fixes: none needed.';
  return `Top three fixes:\n\n${ranked.map((failure, index) => `${index + 1}. ${writeFix(failure)}`).join('\n')}`;
}

function writeFix({ rule, count, entries, quotes }: Failure): string {
  const first = entries[0];
  if (!first) return oneLine(rule.label);
  const { replacement } = first.first;
  const action =
    replacement === null ? `decide on ${quotes[0]}` : replacement.trim() === '' ? `delete ${quotes[0]}` : '';
  const fix = action || `change ${quotes[0]}${writeArrow(first.first).replace(' →', ' to')}`;
  const rest = count - first.count;
  const more = rest > 0 ? `, and ${rest} more like it` : '';
  return `**${oneLine(rule.label)}** (${rule.severity}, ${count}): ${fix} on ${describePlaces(first).toLowerCase()}${more}.`;
}
