export { applyReplacements } from './apply-replacements.ts';
export type { Applied, Replacement } from './apply-replacements.ts';
export { fidelity } from './fidelity.ts';
export type { Fidelity } from './fidelity.ts';
