import type { Audience } from '@housestyle/contract';
import { namedErrors, namedRules } from './errors.ts';
import type { Screen } from './screen.ts';
import { these, things } from './things.ts';
import { string, type MadeString } from './types.ts';

/** What goes wrong: what the description names, what every action meets, and what this one may meet. */
export function errorsOf(screen: Screen, audience: Audience | undefined): readonly MadeString[] {
  const { action, acts, own, object, plural, limit, description } = screen;
  const named = namedErrors(screen, object);
  const verb = action.verb === 'edit' ? 'save' : action.verb;
  const deed = action.verb === 'pay' ? 'complete the payment' : `${verb} the ${things(screen)}`;
  const loads = /\bload|\bstates?\b/i.test(description) && object !== 'item';
  const failed = acts ? `Couldn't ${deed}.` : loads ? `Couldn't load the ${plural}.` : undefined;
  return [
    ...named.map(({ key, text, use }) => string(`error.${key}`, text, use)),
    string(
      'error.network',
      `${failed ?? "You're offline."} Check your connection and try again.`,
      'No connection',
    ),
    string('error.server', `${failed ?? "This didn't work."} Try again in a few minutes.`, 'Fault of ours'),
    ...(!acts || own || named.length > 1
      ? []
      : action.makes || action.many
        ? [
            string(
              'error.permission',
              `You need permission to ${verb} ${plural}. Ask an administrator.`,
              'Not allowed',
            ),
          ]
        : [
            string(
              'error.permission',
              `You need permission to ${verb} ${these(screen)}. Ask ${screen.several || object === plural ? 'an administrator' : 'its owner'}.`,
              'Not allowed',
            ),
          ]),
    ...(!acts || own || named.length > 1 || action.makes || action.many || object === plural
      ? []
      : [
          string(
            'error.missing',
            `This ${object} no longer exists. Reload the page.`,
            'Gone in the meantime',
          ),
        ]),
    ...(named.length > 0 || !acts || (action.destructive && limit === '')
      ? []
      : own
        ? [string('error.invalid', namedRules(description) || ofEntry(object), 'Not what it should be')]
        : [
            string(
              'error.limit',
              limit
                ? `The ${object} is larger than ${limit}. Choose a smaller one.`
                : '[VERIFY] Name the limit with its number, and how to get below it.',
              'Too large or too many',
            ),
          ]),
    ...(audience && audience !== 'consumer'
      ? [string('error.reference', 'Reference for support: {requestId}', 'Below any error')]
      : []),
  ];
}

/** What may be entered for a thing that everybody has. */
function ofEntry(object: string): string {
  return /^e-?mail/i.test(object)
    ? 'Enter an email address, such as name@example.com.'
    : `[VERIFY] Say what the ${object} may be, with an example.`;
}
