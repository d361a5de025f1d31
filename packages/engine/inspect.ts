import type { Finding } from '@housestyle/contract';
import { buildProgram, type Program } from './checks/program.ts';
import type { SourceDocument } from './document/types.ts';
import { deDuplicate } from './passes/de-duplicate.ts';
import { dropProtected } from './passes/drop-protected.ts';
import { judgeAgain } from './passes/judge-again.ts';
import { keepMarksWhole } from './passes/keep-marks-whole.ts';
import { keepValuesValid } from './passes/keep-values-valid.ts';
import { order } from './passes/order.ts';
import { resolveOverlaps } from './passes/resolve-overlaps.ts';
import { suppress } from './passes/suppress.ts';
import type { CompiledStyle } from './style/types.ts';
import type { Directive } from './suppression/directives.ts';
import { Suppression } from './suppression/suppression.ts';
import type { DocumentFinding } from './types.ts';

/** A style whose rules are ready to run, for whoever inspects several documents with it. */
export function prepare<S extends CompiledStyle>(style: S): S {
  const program = programOf(style);
  return program === style.program ? style : { ...style, program };
}

/**
 * What a style finds in a document, in order, one finding for each range. No two that carry a replacement overlap; none
 * lies in code or a URL, and no replacement touches markup.
 * @param keeps whether what is found in each piece is kept with it, for the same text after an edit
 */
export function inspect(
  document: SourceDocument,
  style: CompiledStyle,
  keeps = false,
): readonly DocumentFinding[] {
  return decide(judge(document, style, keeps));
}

/** Of all findings of all rules, those that have the last word. */
export function decide(judged: readonly DocumentFinding[]): readonly DocumentFinding[] {
  return order(resolveOverlaps(deDuplicate(judged)));
}

/**
 * Every finding of every rule, in order, also where another rule has the last word: what a rule is judged by. What
 * `inspect` answers is made of these.
 */
export function judge(
  document: SourceDocument,
  style: CompiledStyle,
  keeps = false,
): readonly DocumentFinding[] {
  return heed(document, style, observe(document, style, keeps));
}

/** What the rules find outside of what is no prose, also where a comment silences it. */
export function observe(
  document: SourceDocument,
  style: CompiledStyle,
  keeps = false,
): readonly DocumentFinding[] {
  const program = programOf(style);
  const found = dropProtected(document, program.run(document, keeps));
  return [...found, ...dropProtected(document, judgeAgain(document, program, found))];
}

/** What `judge` makes of what was observed. */
export function heed(
  document: SourceDocument,
  style: CompiledStyle,
  observed: readonly DocumentFinding[],
): readonly DocumentFinding[] {
  const findings = keepValuesValid(document, keepMarksWhole(document, observed));
  return order(suppress(document, findings, style.rules));
}

/** A comment that silences nothing, or names something that no rule is called. */
export interface DoubtfulDirective {
  readonly directive: Directive;
  readonly idle: boolean;
  readonly strangers: readonly string[];
}

/** What comments in a document silence of what was observed: how many findings, and the comments that somebody should look at. */
export function suppressed(
  document: SourceDocument,
  style: CompiledStyle,
  observed: readonly DocumentFinding[],
): { readonly count: number; readonly doubtful: readonly DoubtfulDirective[] } {
  const suppression = new Suppression(document, style.rules);
  if (suppression.directives.length === 0) return { count: 0, doubtful: [] };
  const idle = new Set(suppression.idle(observed));
  const all = suppression.directives.map((directive): DoubtfulDirective => {
    return { directive, idle: idle.has(directive), strangers: suppression.strangers(directive) };
  });
  return {
    count: observed.filter((finding) => suppression.silences(finding)).length,
    doubtful: all.filter((one) => one.idle || one.strangers.length > 0),
  };
}

/** The style's program, unless its rules have been exchanged since. */
function programOf({ rules, program }: CompiledStyle): Program {
  return program?.rules === rules ? program : buildProgram(rules);
}

/** A finding as it crosses the wire: offsets into what the caller sent, and line ends as the caller writes them. */
export function toFinding(document: SourceDocument, finding: DocumentFinding): Finding {
  const { start, end } = document.toSource(finding);
  const { ruleId: id, ruleLabel: label, builtIn = [] } = finding;
  return {
    severity: finding.severity,
    original: document.source.slice(start, end),
    suggestion: finding.replacement?.replace(/\n/g, lineEnd(document.source)) ?? null,
    reason: finding.message,
    range: { start, end },
    rule: builtIn.length > 0 ? { id, label, builtIn: [...builtIn] } : { id, label },
    source: finding.source ?? 'builtin',
  };
}

function lineEnd(source: string): string {
  return /\r\n|\n|\r/.exec(source)?.[0] ?? '\n';
}
