import { SEVERITIES } from '@housestyle/contract';
import { parseDocument } from '../document/parse-document.ts';
import { toFinding } from '../inspect.ts';
import type { CompiledStyle } from '../style/types.ts';
import type { DocumentFinding } from '../types.ts';
import { guardGravestWord } from './report/gravest-word.ts';
import { codeSpan, elide, oneLine } from './report/quote.ts';
import { compileForJob, describeRule } from './rewriting/guidelines.ts';
import type { ModeHandler } from './types.ts';
import { readUxStrings } from './ux/formats/index.ts';
import { foundInStrings } from './ux/found-elsewhere.ts';
import { inspectStrings, type UxFinding } from './ux/inspect.ts';
import { locate } from './ux/locate.ts';
import { settleStrings } from './ux/settle.ts';
import type { UxString } from './ux/types.ts';
import { bullets, join, section } from './writing/markdown.ts';

/** Findings on interface strings: clarity, tone, consistency, accessibility, and the house style. */
export const uxReview: ModeHandler = {
  mode: 'ux-review',
  run(job, tools) {
    const document = parseDocument(job.input, 'plain');
    const { strings, format } = readUxStrings(document.text);
    if (strings.length === 0)
      return {
        content:
          '[VERIFY] The text holds no interface strings. Send one on each line, or a file of keys and strings.',
        ...(job.format && { suggestions: [] }),
      };
    const style = compileForJob(job, tools);
    const own = inspectStrings(strings, style, new Map(), job.audience);
    const found = [...own, ...foundInStrings(strings, own, job.found ?? [])];
    const located = found.map((finding): DocumentFinding => locate(document.text, finding));
    const content = guardGravestWord(
      join(
        writeReport(found, settleStrings(strings, style, job.audience), strings.length, format),
        writeUnjudged(style),
      ),
      located,
    );
    if (job.format !== 'suggestions') return { content };
    const ordered = [...located].sort(
      (a, b) => a.start - b.start || a.end - b.end || (a.ruleId < b.ruleId ? -1 : 1),
    );
    return { content, suggestions: ordered.map((finding) => toFinding(document, finding)) };
  },
};

function writeReport(
  findings: readonly UxFinding[],
  settled: ReadonlyMap<UxString, string>,
  count: number,
  format: string,
): string {
  const strings = `${count} ${count === 1 ? 'string' : 'strings'} (${format})`;
  if (findings.length === 0) return `No findings in ${strings}.`;
  const counts = SEVERITIES.map(
    (severity) => [findings.filter((finding) => finding.severity === severity).length, severity] as const,
  );
  const told = counts.filter(([number]) => number > 0).map(([number, severity]) => `${number} ${severity}`);
  const summary = `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'} in ${strings}: ${told.join(', ')}.`;
  const reviewed = [...Map.groupBy(findings, ({ string }) => string)].map(([string, own]) => ({
    string,
    own: [...own].sort((a, b) => rank(a) - rank(b)),
  }));
  const groups = SEVERITIES.map((severity) =>
    section(
      2,
      severity.slice(0, 1).toUpperCase() + severity.slice(1),
      bullets(
        gather(reviewed.filter(({ own }) => own[0]?.severity === severity))
          .map((group) =>
            group.length < GATHERED
              ? group.map(({ string, own }) => writeString(string, own, settled.get(string)))
              : [writeAlike(group, settled)],
          )
          .flat(),
      ),
    ),
  );
  return join(summary, ...groups);
}

/** Strings with one finding that says the same are told together from this number on. */
const GATHERED = 4;

interface Reviewed {
  readonly string: UxString;
  readonly own: readonly UxFinding[];
}

/** Strings with the same single finding become one group, where the first of them stood. */
function gather(reviewed: readonly Reviewed[]): Reviewed[][] {
  const groups = Map.groupBy(reviewed, ({ string, own: [first, ...others] }) =>
    first && others.length === 0
      ? JSON.stringify([first.ruleId, first.message, first.replacement === null])
      : string,
  );
  return [...groups.values()].flatMap((group) =>
    group.length < GATHERED ? group.map((one) => [one]) : [group],
  );
}

function writeAlike(group: readonly Reviewed[], settled: ReadonlyMap<UxString, string>): string {
  const { message = '', ruleLabel = '' } = group[0]?.own[0] ?? {};
  const places = group.map(({ string }) => {
    const now = settled.get(string);
    return `- ${nameOf(string)}${codeSpan(elide(string.text))}${now === undefined ? '' : ` → ${codeSpan(now)}`}`;
  });
  return [`**${oneLine(ruleLabel)}** in ${group.length} strings. ${oneLine(message)}`, ...places].join('\n');
}

function writeUnjudged({ unjudged }: CompiledStyle): string {
  const rules = unjudged.map((rule) => `[VERIFY] ${describeRule(rule)}`);
  return section(2, 'Not checked', bullets(rules));
}

function rank({ severity }: UxFinding): number {
  return SEVERITIES.indexOf(severity);
}

/** What is wrong with one string, gravest first, and the string with every correction made. */
function writeString(string: UxString, findings: readonly UxFinding[], settled: string | undefined): string {
  const reasons = findings.map(({ message, ruleLabel }) => `- ${oneLine(message)} (${oneLine(ruleLabel)})`);
  const model = findings.find(({ source, replacement }) => source === 'model' && replacement !== null);
  settled ??=
    model && string.text.slice(0, model.start) + (model.replacement ?? '') + string.text.slice(model.end);
  const open = findings.some(({ replacement }) => replacement === null);
  // What only changes white space can't be seen in a quotation.
  const seen = settled !== undefined && oneLine(settled) !== oneLine(string.text) ? settled : undefined;
  const advice = seen === undefined ? [] : [`- Change ${open ? 'at least to' : 'to'}: ${codeSpan(seen)}`];
  return [`${nameOf(string)}${codeSpan(elide(string.text))}`, ...new Set(reasons), ...advice].join('\n');
}

/** Gettext calls strings by their own words, which need not be told twice. */
function nameOf({ key, text }: UxString): string {
  return key && key !== text ? `**${codeSpan(key)}:** ` : '';
}
