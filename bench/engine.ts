import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lint } from 'markdownlint/sync';
import writeGood from 'write-good';
import { createEngine, type Job } from '../packages/engine/index.ts';
import { parseDocument } from '../packages/engine/document/parse-document.ts';
import { inspect } from '../packages/engine/inspect.ts';
import { RULES } from '../packages/engine/rules/index.ts';
import { compileStyle } from '../packages/engine/style/compile.ts';
import type { ResolvedStyle } from '../packages/engine/style/types.ts';
import { table, timeInTurns, type Contender, type Timing } from './measure.ts';
import type { Suite } from './types.ts';

const DOCUMENTS = join(import.meta.dirname, '../node_modules/fastify/docs');
const PRESET: ResolvedStyle = { rules: null, termSubs: [], glossary: [] };
const TERMS = 5000;

/** The built-in engine on real documents, beside markdownlint and write-good in the same run. */
export const engineSuite: Suite = {
  name: 'engine',
  run: async () => {
    const files = globSync('**/*.md', { cwd: DOCUMENTS }).sort();
    const texts = files.map((file) => readFileSync(join(DOCUMENTS, file), 'utf8'));
    const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    const peers = listPeers(texts);
    const timings = timeInTurns([...listEngine(texts), ...peers]);
    const title = `Engine: ${files.length} documents of Fastify, ${Math.round(bytes / 1000)} KB, Node ${process.version}`;
    return `${title}\n\n${report(timings, bytes)}\n\n${compare(timings, peers)}`;
  },
};

function listEngine(texts: readonly string[]): Contender[] {
  const preset = compileStyle(PRESET, RULES);
  const withTerms = compileStyle({ ...PRESET, termSubs: makeTerms() }, RULES);
  const engine = createEngine();
  const parsed = texts.map((text) => parseDocument(text));
  const analyze = (mode: Job['mode']) => (): unknown =>
    texts.map((input) => engine.analyze({ mode, input, style: PRESET }));
  return [
    contender('parse', () => texts.map((text) => parseDocument(text))),
    contender('inspect, preset', () => parsed.map((document) => inspect(document, preset))),
    contender(`inspect, preset and ${TERMS} terms`, () =>
      parsed.map((document) => inspect(document, withTerms)),
    ),
    contender('review (parse, inspect, report)', analyze('review')),
    contender('rewrite', analyze('rewrite')),
    contender('simplify', analyze('simplify')),
  ];
}

function listPeers(texts: readonly string[]): Contender[] {
  return [
    contender('markdownlint', () => texts.map((text) => lint({ strings: { text } }))),
    contender('write-good', () => texts.map((text) => writeGood(text))),
  ];
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

function compare(timings: readonly Timing[], peers: readonly Contender[]): string {
  const review = timings.find(({ name }) => name.startsWith('review'))?.warm ?? 0;
  const rivals = timings.filter(({ name }) => peers.some((peer) => peer.name === name));
  return rivals
    .map(
      ({ name, warm }) =>
        `${name} takes ${(warm / review).toFixed(1)} times as long as a whole review (median).`,
    )
    .join('\n');
}

function contender(name: string, run: () => unknown): Contender {
  return { name, run };
}
