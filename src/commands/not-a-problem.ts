import { findingFor } from '../findings/finding-for.ts';
import { notAProblem as keep } from '../findings/not-a-problem.ts';
import { WITH_EDITOR, type Command } from './command.ts';

export const notAProblem: Command = {
  id: 'housestyle.notAProblem',
  title: 'Not a Problem',
  palette: WITH_EDITOR,
  async run(parts, uri, id) {
    const found = findingFor(parts, uri, id);
    return found && keep(parts, found.uri, [found.live]);
  },
};
