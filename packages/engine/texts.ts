/** How the engine reads a text, for hosts that must keep or restore parts of one. */
export { detectLanguage, parseDocument } from './document/index.ts';
export type { ProtectionKind, SourceDocument } from './document/index.ts';
export { fidelity } from './fixes/fidelity.ts';
export type { Fidelity } from './fixes/fidelity.ts';
export { readMergeRequest } from './modes/rewriting/merge-request.ts';
export { protectedSpans } from './modes/ux/placeholders.ts';
export { readUxStrings } from './modes/ux/formats/index.ts';
export { countTokens } from './usage.ts';
