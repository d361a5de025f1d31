import type { Output } from './types.ts';

export const json: Output = {
  name: 'json',
  description: 'everything, for your own scripts',
  write: (report) => `${JSON.stringify(report, undefined, 2)}\n`,
};
