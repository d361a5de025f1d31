import { globSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from '../packages/engine/document/parse-document.ts';
import { createEngine, type Job } from '../packages/engine/index.ts';
import { inspect } from '../packages/engine/inspect.ts';
import { RULES } from '../packages/engine/rules/index.ts';
import { compileStyle } from '../packages/engine/style/compile.ts';
import type { ResolvedStyle } from '../packages/engine/style/types.ts';
import { measureColdStart } from './engine/cold-start.ts';
import { measureHostile } from './engine/hostile.ts';
import { listPeers } from './engine/peers.ts';
import { compareWithPeers, reportTargets, type Target } from './engine/targets.ts';
import { table, timeInTurns, type Contender, type Timing } from './measure.ts';
import type { Suite } from './types.ts';

const DOCUMENTS = join(import.meta.dirname, '../node_modules/fastify/docs');
const PRESET: ResolvedStyle = { rules: null, termSubs: [], glossary: [] };
const TERMS = 5000;
const WHOLE = `whole check: Markdown, every rule, ${TERMS} terms`;
const LARGE = 200_000;
const SMALL = 2000;
const REPEATS = 200;

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

function listEngine(texts: readonly string[]): Contender[] {
  const preset = compileStyle(PRESET, RULES);
  const everything = RULES.map((rule) => ({ ...rule, preset: true }));
  const whole = compileStyle({ ...PRESET, termSubs: makeTerms() }, everything);
  const engine = createEngine();
  const parsed = texts.map((text) => parseDocument(text));
  const analyze = (mode: Job['mode']) => (): unknown =>
    texts.map((input) => engine.analyze({ mode, input, style: PRESET }));
  return [
    { name: 'parse', run: () => texts.map((text) => parseDocument(text)) },
    { name: 'inspect, preset', run: () => parsed.map((document) => inspect(document, preset)) },
    { name: WHOLE, run: () => texts.map((text) => inspect(parseDocument(text), whole)) },
    { name: 'review', run: analyze('review') },
    { name: 'rewrite', run: analyze('rewrite') },
    { name: 'simplify', run: analyze('simplify') },
  ];
}

/** What is asked of one text at a time. */
async function measureSingly(corpus: string): Promise<readonly Target[]> {
  const engine = createEngine();
  const review = (input: string) => engine.analyze({ mode: 'review', input, style: PRESET });
  const small = median(REPEATS, () => review(corpus.slice(0, SMALL)));
  const { nothing, review: cold } = await measureColdStart(corpus.slice(0, 2 * SMALL));
  const large = corpus.slice(0, LARGE);
  const session = engine.open({ input: large, style: PRESET });
  session.update(large);
  let edits = 0;
  const edit = median(REPEATS, () => {
    const place = large.indexOf('\n\n', (edits += 20_011) % LARGE);
    session.update(`${large.slice(0, place)} Edited.${large.slice(place)}`);
  });
  const { ms, unit, mode } = measureHostile(engine);
  return [
    { name: 'review of a 2 KB document', measured: small, unit: 'ms', limit: 0.3 },
    {
      name: `process that reviews one 4 KB file (an empty one: ${nothing.toFixed(0)} ms)`,
      measured: cold,
      unit: 'ms',
      limit: 80,
    },
    { name: 'edits of paragraphs of an open 200 KB document', measured: edit, unit: 'ms', limit: 8 },
    {
      name: `slowest 200,000 hostile characters (${JSON.stringify(unit)}, ${mode})`,
      measured: ms,
      unit: 'ms',
      limit: 1000,
    },
  ];
}

function median(times: number, run: () => unknown): number {
  const measured = Array.from({ length: times }, () => {
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
