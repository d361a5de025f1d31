import type { Subject } from './subject.ts';

/** "Delete project", but "Search projects". */
export function things({ action, several, object, plural }: Subject): string {
  return action.many || several ? plural : object;
}

/** "this project", but "these settings". */
export function these({ object, plural, several }: Subject): string {
  if (object === 'account') return 'your account';
  if (/^\p{Lu}\p{Ll}.*\b\p{Lu}?\p{Ll}*$/u.test(object)) return object;
  return several || object === plural ? `these ${plural}` : `this ${object}`;
}

/** What the button says that ends the editing of a thing: "save", else the verb itself. */
export function verbOf({ action }: Subject): string {
  return action.verb === 'edit' ? 'save' : action.verb;
}

/** "delete the project", "sign in", "complete the payment". */
export function deedOf(subject: Subject): string {
  if (subject.action.verb === 'pay') return 'complete the payment';
  return subject.object === '' ? verbOf(subject) : `${verbOf(subject)} the ${things(subject)}`;
}
