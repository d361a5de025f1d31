export { CONFIGURATION_LABEL, importVale } from './import/import.ts';
export type { ValeFiles, ValeImport, ValeReportEntry } from './import/types.ts';
