export { BASELINE_FILE, readBaseline, writeBaseline, type BaselineEntry } from './baseline.ts';
export { editConfig, type ConfigEdit } from './edit.ts';
export {
  effectiveStyle,
  needsAccount,
  type EffectiveStyle,
  type PersonalStyle,
  type Surroundings,
} from './effective.ts';
export { FAULT_CODES, type FaultCode } from './fault-codes.ts';
export type { ConfigFault } from './faults.ts';
export { folderOf, inFolder, relativeTo, type StyleFiles } from './files.ts';
export { fingerprints, type Fingerprinted } from './fingerprint.ts';
export { matchesGlobs } from './glob.ts';
export type { Origin, StyleSource } from './layers.ts';
export { createConfigFinder, loadConfig, type ConfigFinder, type FoundConfig } from './nearest.ts';
export { PRESET_SUMMARIES, type PresetSummary } from './presets.ts';
export {
  describeFault,
  entryOf,
  readConfig,
  type ConfigReading,
  type GateSeverity,
  type ProjectConfig,
  type StyleParts,
} from './read.ts';
export { CONFIG_FILE, configSchema, type StylePart } from './schema.ts';
export { withSeverities } from './severity.ts';
