import type { WireCall, WireReply } from '../../support/wire.ts';

/** What a mode answers: findings, the text itself in other words, or a text about it. */
export type JobKind = 'findings' | 'keeping' | 'making';

/** What a behaviour may look at. */
export interface Scene {
  readonly call: WireCall;
  readonly kind: JobKind;
  /** What an honest model would answer. */
  readonly good: string;
  /** What the model was given between the markers. */
  readonly input: string;
  /** How often this document was asked about before. */
  readonly time: number;
  /** Somebody else's server. */
  readonly attacker: string;
}

/** What must come of it: an answer, a refusal (502), or one of the two. */
export type Outcome = 200 | 502;

/** One way in which a model or its provider misbehaves. */
export interface Misbehaviour {
  readonly name: string;
  readonly reply: (scene: Scene) => WireReply;
  /** Where only one outcome is right; a single one is for all kinds. */
  readonly outcome?: Outcome | Partial<Record<JobKind, Outcome>>;
  /** It does not come to an end by itself: somebody has to have `enough`, or time runs out while it `stalls`. */
  readonly lasting?: 'enough' | 'stalls';
}

/** A misbehaviour that is a change of the honest answer. */
export function says(
  name: string,
  text: (good: string, scene: Scene) => string,
  outcome?: Misbehaviour['outcome'],
): Misbehaviour {
  return {
    name,
    reply: (scene) => ({ text: text(scene.good, scene), pieces: 400 }),
    ...(outcome !== undefined && { outcome }),
  };
}
