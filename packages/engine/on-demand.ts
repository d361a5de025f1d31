import { MODES } from '@housestyle/contract';
import { assembleEngine, type Engine, type EngineOptions } from './engine.ts';
import { review } from './modes/review.ts';
import { styleCheckWith } from './modes/style-check.ts';
import { DEFAULT_RULES } from './style/default-rules.ts';
import { compilePreset } from './style/preset.ts';
import { createStyleCache } from './style/style-cache.ts';
import type { Job } from './types.ts';

export { UnservedModeError, type Engine, type EngineOptions } from './engine.ts';

/**
 * The same engine, for processes that live shortly or must be ready soon: what checks a text by the default preset is there
 * at once, and `prepare` loads all else when it sees the first job that needs it. `analyze` and `open` throw for a job
 * that needs what is not loaded.
 */
export function createEngineOnDemand(options: EngineOptions = {}): Engine {
  let whole: Engine | undefined;
  let loaded: Pick<Engine, 'analyze' | 'open'> = assembleEngine({
    handlers: [review, styleCheckWith((inspection) => inspection)],
    compile: createStyleCache((style) => compilePreset(style, DEFAULT_RULES)),
    code: { load: () => Promise.resolve(), parse: () => undefined },
  });
  const engineFor = (isAtHand: boolean): typeof loaded => {
    if (!whole && !isAtHand) throw new Error('Await `prepare(job)` first: a part is not loaded yet.');
    return loaded;
  };
  return {
    modes: MODES.filter(({ needsModel }) => !needsModel).map(({ name }) => name),
    async prepare(job) {
      if (isAtHand(job)) return;
      const { createEngine } = await import('./analyze.ts');
      loaded = whole ??= createEngine(options);
      await whole.prepare(job);
    },
    analyze: (job) => engineFor(isAtHand(job)).analyze(job),
    open: (job) => engineFor(isByPreset(job)).open(job),
  };
}

const isAtHand = (job: Job): boolean =>
  isByPreset(job) &&
  (job.mode === 'review' || (job.mode === 'style-check' && !MAY_BE_STRINGS.test(job.input)));

/** How files of interface strings begin, behind their comments: those are judged string by string, by what is not loaded yet. */
const MAY_BE_STRINGS =
  /^\uFEFF?\s*(?:(?:#|\/\/|;|!|\/\*).*\n\s*)*(?:[{["]|<(?:\?xml|resources|root|xliff)\b|msg(?:id|ctxt)\b|[\w.-]+[ \t]*[:=])/;

/** Rules and instructions of a team's own are read by what is not loaded yet. */
const isByPreset = ({ style, customInstructions = '' }: Omit<Job, 'mode'>) =>
  style.rules === null && customInstructions.trim() === '';
