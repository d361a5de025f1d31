import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AnalyzeRequest, Client, StyleRule } from '@housestyle/contract';
import type { ProjectConfig } from '@housestyle/contract/config';
import type { Options } from '../cli/options.ts';
import { applyFixes } from '../filter/fix.ts';
import { overGate, type Gate } from '../filter/gate.ts';
import { withSeverities } from '../filter/severity.ts';
import type { Changes } from '../input/changes.ts';
import type { Document } from '../input/documents.ts';
import type { DocumentReport } from '../report.ts';
import type { World } from '../world.ts';
import { analyze, type Answer } from './analyze.ts';
import { locate } from './locate.ts';
import { scoreIn } from './score.ts';

export interface CheckSettings {
  readonly options: Options;
  readonly world: World;
  readonly client: Client;
  readonly changes: Changes | undefined;
  /** Fingerprints of the baseline. */
  readonly known: ReadonlySet<string>;
  readonly presets: (ids: readonly string[]) => readonly StyleRule[];
}

/** Sends a document, twice where it was fixed, and reports what is left after all filters. */
export async function checkDocument(document: Document, settings: CheckSettings): Promise<DocumentReport> {
  const { path: name, found } = document;
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
  let { text } = document;
  let answer = await send(text, document, settings);
  if (settings.options.fix && answer.outcome === 'checked') {
    const fixed = applyFixes(text, answer.response.suggestions ?? []);
    if (fixed.count > 0) {
      text = fixed.text;
      if (document.stored) await writeFile(path.join(settings.world.folder, name), text);
      answer = await send(text, document, settings);
    }
  }
  if (settings.options.fix && !document.stored) settings.world.print(text);
  if (answer.outcome !== 'checked') return { ...blank, outcome: answer.outcome, reason: answer.reason };
  const { content, suggestions } = answer.response;
  const lines = await settings.changes?.lines(name);
  const problems = withSeverities(
    locate(name, text, suggestions ?? [], lines),
    found.config?.severity ?? new Map(),
  )
    .filter(({ changed }) => changed || !settings.options.changedLines)
    .filter(({ fingerprint }) => !settings.known.has(fingerprint));
  const score = scoreIn(content);
  return {
    ...blank,
    outcome: 'checked',
    content,
    score,
    structured: suggestions !== undefined,
    problems,
    overGate: overGate(gateOf(settings.options, found.config), { problems, score, content }),
  };
}

function send(
  text: string,
  { found }: Document,
  { options, client, world, presets }: CheckSettings,
): Promise<Answer> {
  return analyze(client, requestFor(text, options, found.config, presets), world.sleep);
}

/** The endpoint's request: what the project or the job does not set is not sent. */
function requestFor(
  input: string,
  { mode, docType, audience }: Options,
  config: ProjectConfig | undefined,
  presets: CheckSettings['presets'],
): AnalyzeRequest {
  const preset = presets(config?.presets ?? []);
  const rules = config?.rules || preset.length > 0 ? [...(config?.rules ?? []), ...preset] : undefined;
  const kind = docType ?? config?.docType;
  const readers = audience ?? config?.audience;
  return {
    mode,
    input,
    format: 'suggestions',
    ...(kind !== undefined && { docType: kind }),
    ...(readers && { audience: readers }),
    ...(rules && { rules }),
    ...(config?.termSubs && { termSubs: [...config.termSubs] }),
    ...(config?.glossary && { glossary: [...config.glossary] }),
  };
}

function gateOf(options: Options, config: ProjectConfig | undefined): Gate {
  const minScore = options.minScore ?? config?.gate.minScore;
  return {
    // A pipeline fails for what SERVICE_FAIL_ON_CRITICAL says, and for no more unless it is asked to.
    failOn: options.failOn ?? config?.gate.failOn ?? (options.pipeline ? 'none' : 'important'),
    ...(minScore !== undefined && { minScore }),
    onCriticalWord: options.failOnCritical,
  };
}
