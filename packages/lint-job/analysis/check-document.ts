import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AnalyzeRequest, SavedStyle } from '@housestyle/contract';
import type { EffectiveStyle, FoundConfig } from '@housestyle/contract/config';
import { withSeverities } from '@housestyle/contract/config/bare';
import type { Options } from '../cli/options.ts';
import type { Connection } from '../connection.ts';
import type { Baselines } from '../filter/baseline.ts';
import { applyFixes } from '../filter/fix.ts';
import { overGate, type Gate } from '../filter/gate.ts';
import type { Changes } from '../input/changes.ts';
import { absolute } from '../input/config-files.ts';
import type { Document } from '../input/documents.ts';
import { isAtLeast, type DocumentReport } from '../report.ts';
import type { World } from '../world.ts';
import { analyze, type Answer } from './analyze.ts';
import { locate } from './locate.ts';
import { scoreIn } from './score.ts';

export interface CheckSettings {
  readonly options: Options;
  readonly world: World;
  readonly client: Connection['client'];
  readonly changes: Changes | undefined;
  readonly baselines: Baselines;
  /** The account's saved style, where a configuration builds on it. */
  readonly account: SavedStyle | undefined;
}

type DocumentStyle = Pick<EffectiveStyle, 'request' | 'severity' | 'gate'>;

/** Where the project says nothing. */
const NO_STYLE: DocumentStyle = { request: {}, severity: new Map(), gate: {} };

/** Sends a document, twice where it was fixed, and reports what is left after all filters. */
export async function checkDocument(document: Document, settings: CheckSettings): Promise<DocumentReport> {
  const { path: name, found } = document;
  const { options, world, account } = settings;
  const blank = {
    path: name,
    reason: '',
    content: '',
    score: null,
    structured: true,
    problems: [],
    overGate: [],
  };
  if (document.fault !== '') return { ...blank, outcome: 'failed', reason: document.fault };
  // The service refuses an empty input, and there is nothing to find.
  if (document.text.trim() === '') return { ...blank, outcome: 'checked' };
  const style = found ? await styleOf(found, absolute(world.folder, name), account) : NO_STYLE;
  let { text } = document;
  let answer = await send(text, style, settings);
  if (options.fix && answer.outcome === 'checked') {
    const fixed = applyFixes(text, answer.response.suggestions ?? []);
    if (fixed.count > 0) {
      text = fixed.text;
      if (document.stored) writeFileSync(path.join(world.folder, name), text);
      answer = await send(text, style, settings);
    }
  }
  if (options.fix && !document.stored) world.print(text);
  if (answer.outcome !== 'checked') return { ...blank, outcome: answer.outcome, reason: answer.reason };
  const { content, suggestions } = answer.response;
  const lines = await settings.changes?.lines(name);
  const baseline = settings.baselines.placeOf(document);
  const known =
    baseline && !options.updateBaseline ? await settings.baselines.read(baseline.file) : new Set<string>();
  const problems = withSeverities(
    locate(name, text, suggestions ?? [], lines, baseline?.path),
    style.severity,
  )
    .filter(({ severity }) => isAtLeast(severity, options.minSeverity ?? 'minor'))
    .filter(({ changed }) => changed || !options.changedLines)
    .filter((problem) => known.size === 0 || !known.has(problem.fingerprint));
  const score = scoreIn(content);
  return {
    ...blank,
    outcome: 'checked',
    content,
    score,
    structured: suggestions !== undefined,
    problems,
    overGate: overGate(gateOf(options, style.gate), { problems, score, content }),
  };
}

async function styleOf(
  found: FoundConfig,
  place: string,
  account: SavedStyle | undefined,
): Promise<DocumentStyle> {
  const { effectiveStyle } = await import('../project-style.ts');
  return effectiveStyle(found, place, { ...(account && { account }) });
}

function send(
  text: string,
  style: DocumentStyle,
  { options, client, world }: CheckSettings,
): Promise<Answer> {
  return analyze(client, requestFor(text, options, style), world.sleep);
}

/** The endpoint's request: what the project or the job does not set is not sent. */
function requestFor(
  input: string,
  { mode, docType, audience }: Options,
  { request }: DocumentStyle,
): AnalyzeRequest {
  return {
    mode,
    input,
    format: 'suggestions',
    ...request,
    ...(docType !== undefined && { docType }),
    ...(audience && { audience }),
  };
}

function gateOf(options: Options, own: DocumentStyle['gate']): Gate {
  const minScore = options.minScore ?? own.minScore;
  return {
    // A pipeline fails for what SERVICE_FAIL_ON_CRITICAL says, and for no more unless it is asked to.
    failOn: options.failOn ?? own.failOn ?? (options.pipeline ? 'none' : 'important'),
    ...(minScore !== undefined && { minScore }),
    onCriticalWord: options.failOnCritical,
  };
}
