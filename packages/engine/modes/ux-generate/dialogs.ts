import { capitalized } from '../writing/capitals.ts';
import { ACTIONS } from './actions.ts';
import { dialogButtons, isKeeping, namedChoice } from './named.ts';
import type { Screen } from './screen.ts';
import { things } from './things.ts';
import { string, type MadeString } from './types.ts';

/** What the text of a dialog is still to say. */
export function openEffect(screen: Screen): string {
  if (screen.action.destructive) return '[VERIFY] Say what is lost, for whom, and whether it can be undone.';
  return screen.action.many
    ? `[VERIFY] Say in what of the ${things(screen)} people search.`
    : `[VERIFY] Say what happens to the ${screen.object} next, if that is not obvious.`;
}

/** What is asked before people leave what they did not save, with the choices that the description lists. */
export function unsavedDialog(screen: Screen): readonly MadeString[] {
  const buttons = dialogButtons(screen);
  const all = buttons ? [buttons.does, ...buttons.others, buttons.keeps] : namedChoice(screen.description);
  const keeps = all.findLast((choice) => isKeeping(choice));
  const choices = all.filter((choice) => choice !== keeps);
  return [
    string('dialog.title', 'Save changes?', 'Title'),
    string('dialog.body', "If you don't save your changes, they will be lost.", 'Text'),
    ...choices.map((choice, index) =>
      index === 0
        ? string('dialog.confirm', choice, 'Button that does it')
        : string(`dialog.other${index === 1 ? '' : index}`, choice, 'Button for another choice'),
    ),
    ...(keeps ? [string('dialog.cancel', keeps, 'Button that closes the dialog')] : []),
  ];
}

/** Dialogs beside the one that the screen is about: "revoke confirmation". */
export function otherDialogs({ parts, action, object }: Screen): readonly MadeString[] {
  return parts
    .filter(({ set, said }) => set === 'dialog' && said !== '')
    .flatMap(({ said }) => {
      const [verb = '', ...thing] = said.toLowerCase().split(' ');
      const own = ACTIONS.find((one) => one.verb === verb || one.gerund.toLowerCase() === verb);
      if (!own || own.verb === action.verb) return [];
      const name = thing.join(' ').replace(/^(?:an?|the) /, '') || object;
      return [
        string(
          `dialog.${own.verb}.title`,
          own.destructive ? `${capitalized(own.verb)} this ${name}?` : capitalized(`${own.verb} ${name}`),
          'Title',
        ),
        ...(own.destructive
          ? [
              string(
                `dialog.${own.verb}.body`,
                '[VERIFY] Say what is lost, for whom, and whether it can be undone.',
                'Text',
              ),
            ]
          : []),
        string(`dialog.${own.verb}.confirm`, capitalized(`${own.verb} ${name}`), 'Button that does it'),
        string(
          `dialog.${own.verb}.cancel`,
          own.dismiss ? `${own.dismiss} ${name}` : 'Cancel',
          'Button that closes the dialog',
        ),
      ];
    });
}
