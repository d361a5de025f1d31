export { readConfiguration, type ValeConfiguration } from './import/configuration.ts';
export { arrangeFiles, STYLE_FILE } from './import/files.ts';
export { CONFIGURATION_LABEL, importVale } from './import/import.ts';
export { slowPatterns } from './import/slow-patterns.ts';
export type { ValeFiles, ValeImport, ValeReportEntry } from './import/types.ts';
