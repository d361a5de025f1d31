import type { Screen } from './screen.ts';

/** "Delete project", but "Search projects". */
export function things({ action, several, object, plural }: Screen): string {
  return action.many || several ? plural : object;
}

/** "this project", but "these settings". */
export function these({ object, plural, several }: Screen): string {
  if (object === 'account') return 'your account';
  return several || object === plural ? `these ${plural}` : `this ${object}`;
}
