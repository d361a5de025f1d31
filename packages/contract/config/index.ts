export * from './bare.ts';
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
export type { Origin, StyleSource } from './layers.ts';
export { loadConfig, type FoundConfig } from './load.ts';
export { PRESET_SUMMARIES, type PresetSummary } from './presets.ts';
export {
  entryOf,
  readConfig,
  type ConfigReading,
  type GateSeverity,
  type ProjectConfig,
  type StyleParts,
} from './read.ts';
export { configSchema, type StylePart } from './schema.ts';
export { strayRuleFault, strayRuleNames } from './unknown-rules.ts';
