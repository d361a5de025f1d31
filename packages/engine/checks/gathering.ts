import type { CheckKind } from './kind.ts';
import type { GatheringCheck } from './types.ts';

/** A rule that decides on facts from all over a document. */
export const gathering: CheckKind<GatheringCheck> = {
  kind: 'gathering',
  compile(check, plan) {
    plan.wantWords();
    const gatherer = plan.gather((document, blocks) => check.gather(document, blocks));
    return { run: (reading) => check.decide(reading.document, reading.gathered(gatherer)) };
  },
};
