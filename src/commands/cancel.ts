import type { Command } from './command.ts';

export const cancel: Command = {
  id: 'housestyle.cancel',
  title: 'Cancel',
  palette: 'housestyle.running',
  run: ({ runs }) => runs.cancelAll(),
};
