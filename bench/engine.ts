import { globSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from '../packages/engine/document/parse-document.ts';
import { createEngine, type Job } from '../packages/engine/index.ts';
import { inspect } from '../packages/engine/inspect.ts';
import { RULES } from '../packages/engine/rules/index.ts';
import { compileStyle } from '../packages/engine/style/compile.ts';
import { combinePresets, PRESETS, toStyleRules } from '../packages/engine/style/presets/index.ts';
import type { CompiledStyle, ResolvedStyle } from '../packages/engine/style/types.ts';
import { measureApart } from './engine/cold-start.ts';
import { measureHostile } from './engine/hostile.ts';
import { listPeers } from './engine/peers.ts';
import { compareWithPeers, reportTargets, type Target } from './engine/targets.ts';
import { table, timeInTurns, type Contender, type Timing } from './measure.ts';
import type { Suite } from './types.ts';

const DOCUMENTS = join(import.meta.dirname, '../node_modules/fastify/docs');
const PRESET: ResolvedStyle = { rules: null, termSubs: [], glossary: [] };
const TERMS = 5000;
/** What one team may have switched on at most: no two of its rules ask for opposite things. */
const WHOLE = `whole check: Markdown, all presets, spelling, grammar, ${TERMS} terms`;
const EVERYTHING = `every rule, also those that contradict others, ${TERMS} terms`;
const LARGE = 200_000;
const SMALL = 2000;
const SMALL_TEXTS = 10_000;
const EDITS = 200;
/** From one small text to the next: prime, so that no two are alike. */
const STRIDE = 5701;

/** The built-in engine on real documents, beside other tools in the same run, and what it may take at most. */
export const engineSuite: Suite = {
  name: 'engine',
  run: async () => {
    const files = globSync('**/*.md', { cwd: DOCUMENTS }).sort();
    const texts = files.map((file) => readFileSync(join(DOCUMENTS, file), 'utf8'));
    const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    const busy = loadavg()[0] ?? 0;
    const timings = await timeInTurns([...listEngine(texts), ...listPeers(texts)]);
    const targets = [...compareWithPeers(timings, WHOLE), ...(await measureSingly(texts.join('\n\n')))];
    const title = `Engine: ${files.length} documents of Fastify, ${Math.round(bytes / 1000)} KB, Node ${process.version}, load average before: ${busy.toFixed(1)}`;
    return [title, report(timings, bytes), reportTargets(targets)].join('\n\n');
  },
};

/** Each run reads its texts anew. Nothing that was found in one is known in the next run but the words of the language. */
function listEngine(texts: readonly string[]): Contender[] {
  const preset = compileStyle(PRESET, RULES);
  const terms = { ...PRESET, termSubs: makeTerms() };
  const whole = compileStyle({ ...terms, rules: toStyleRules(combinePresets(PRESETS)) }, RULES);
  const everything = compileStyle(
    terms,
    RULES.map((rule) => ({ ...rule, preset: true })),
  );
  const engine = createEngine();
  const check = (style: CompiledStyle) => (): unknown =>
    texts.map((text) => inspect(parseDocument(text), style));
  const analyze = (mode: Job['mode']) => (): unknown =>
    texts.map((input) => engine.analyze({ mode, input, style: PRESET }));
  return [
    { name: 'parse', run: () => texts.map((text) => parseDocument(text)) },
    { name: 'parse and inspect, default preset', run: check(preset) },
    { name: WHOLE, run: check(whole) },
    { name: EVERYTHING, run: check(everything) },
    { name: 'review', run: analyze('review') },
    { name: 'rewrite', run: analyze('rewrite') },
    { name: 'simplify', run: analyze('simplify') },
  ];
}

/** What is asked of one text at a time. */
async function measureSingly(corpus: string): Promise<readonly Target[]> {
  const engine = createEngine();
  const review = (input: string) => engine.analyze({ mode: 'review', input, style: PRESET });
  const small = median(SMALL_TEXTS, (index) => {
    const from = (index * STRIDE) % (corpus.length - SMALL);
    const text = corpus.slice(from, from + SMALL);
    return () => review(text);
  });
  const { nothing, check: cold } = measureApart(corpus.slice(0, 2 * SMALL), corpus.slice(2 * SMALL, LARGE));
  let large = corpus.slice(0, LARGE);
  const session = engine.open({ input: large, style: PRESET });
  session.update(large);
  const edit = median(EDITS, (index) => {
    // Each edit changes one paragraph of what the one before it left, as typing does.
    const place = large.indexOf('\n\n', (index * 20_011) % (LARGE - SMALL));
    large = `${large.slice(0, place)} Edited.${large.slice(place)}`;
    return () => session.update(large);
  });
  const hostile = await measureHostile();
  return [
    {
      name: `review of a 2 KB document (${SMALL_TEXTS} different ones)`,
      measured: small,
      unit: 'ms',
      limit: 0.3,
    },
    {
      name: `housestyle-lint --local on one 4 KB file, from start to end (an empty process: ${nothing.toFixed(0)} ms)`,
      measured: cold,
      unit: 'ms',
      limit: 80,
    },
    { name: 'edits of paragraphs of an open 200 KB document', measured: edit, unit: 'ms', limit: 8 },
    {
      name: `slowest 200,000 hostile characters (${hostile.reading.name}, ${hostile.reading.mode})`,
      measured: hostile.reading.ms,
      unit: 'ms',
      limit: 1000,
    },
    {
      name: `slowest draft from 200,000 hostile characters (${hostile.drafting.name}, ${hostile.drafting.mode})`,
      measured: hostile.drafting.ms,
      unit: 'ms',
      limit: 5000,
    },
  ];
}

/** Milliseconds of the runs that `prepare` makes ready, each for once. */
function median(times: number, prepare: (index: number) => () => unknown): number {
  const measured = Array.from({ length: times }, (_, index) => {
    const run = prepare(index);
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return measured.sort((a, b) => a - b)[times >> 1] ?? 0;
}

/** Two-word terms, the same in every run, of words that documents do hold. */
function makeTerms(): { preferred: string; avoid: string[] }[] {
  const words =
    'server route hook plugin request reply schema handler error option context logger type body'.split(' ');
  return Array.from({ length: TERMS }, (_, index) => {
    const first = words[index % words.length];
    const second = words[(index * 7 + 3) % words.length];
    return { preferred: `term ${index}`, avoid: [`${first} ${second} ${index.toString(36)}`] };
  });
}

function report(timings: readonly Timing[], bytes: number): string {
  const perHundred = (ms: number): string => ((ms * 100_000) / bytes).toFixed(2);
  const rows = timings.map(({ name, first, warm, best }) => [name, ...[first, warm, best].map(perHundred)]);
  return table([['ms per 100 KB', 'first run', 'warm, median', 'warm, best'], ...rows]);
}
