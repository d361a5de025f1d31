import { goToFinding } from '../findings/go-to-finding.ts';
import { WITH_EDITOR, type Command } from './command.ts';

export const nextFinding: Command = {
  id: 'housestyle.nextFinding',
  title: 'Go to Next Finding',
  palette: WITH_EDITOR,
  run: ({ findings }) => goToFinding(findings, 1),
};
