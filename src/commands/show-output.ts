import type { Command } from './command.ts';

export const showOutput: Command = {
  id: 'housestyle.showOutput',
  title: 'Show Output',
  run: ({ output }) => output.show(),
};
