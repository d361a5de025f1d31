import { goToFinding } from '../findings/go-to-finding.ts';
import { WITH_EDITOR, type Command } from './command.ts';

export const previousFinding: Command = {
  id: 'housestyle.previousFinding',
  title: 'Go to Previous Finding',
  palette: WITH_EDITOR,
  run: ({ findings }) => goToFinding(findings, -1),
};
