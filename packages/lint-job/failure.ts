/** Why a run can't go on because of how it was set up: options, environment, configuration, key. The message is for a person. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}
