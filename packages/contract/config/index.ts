export { readConfig, type ConfigReading, type GateSeverity, type ProjectConfig } from './read.ts';
export { CONFIG_FILE, configSchema } from './schema.ts';
