import { capitalized } from '../writing/capitals.ts';
import { effectsOf } from './effects.ts';
import { keyOf } from './lists.ts';
import type { Request } from './request.ts';
import { situationOf, stepOf, type Situation } from './situations.ts';
import { things, verbOf } from './things.ts';
import { string, type MadeString, type Writer } from './types.ts';

const PAGE = /^(?:an? |the |our )?(?<name>[\p{L}\p{N} '’-]*?)\s*(?:page|screen)\b/iu;

/** Whether the description begins with a page that other strings stand on. */
export const isPage = ({ main, about }: Request): boolean =>
  main === undefined &&
  PAGE.test(about[0] ?? '') &&
  !/^(?:an? |the )?empty\b|\b(?:settings|preferences|options)\b/i.test(about[0] ?? '');

/** The page that a description begins with, the screens of a flow, or the pages that it lists. */
export const writeScreens: Writer = (request) => {
  const screens = request.parts.filter(({ kind, said }) => kind === 'screens' && said !== '');
  const known = situationOf(request.description);
  if (screens.length > 0)
    return screens.flatMap(({ said, inside }) =>
      writePage(
        `screen.${keyOf(said)}`,
        stepOf(said) ??
          situationOf(`${said} page`) ?? {
            title: capitalized(said),
            body: inside ? capitalized(inside) : '[VERIFY] Say what people do here.',
            buttons: [],
          },
      ),
    );
  if (known) return writePage('page', known);
  const name = PAGE.exec(request.about[0] ?? '')?.groups?.['name'] ?? '';
  const title = request.acts ? `${verbOf(request)} ${things(request)}` : name;
  return title === ''
    ? []
    : writePage('page', { title: capitalized(title), body: effectsOf(request), buttons: [] });
};

function writePage(key: string, { title, body, buttons }: Situation): readonly MadeString[] {
  return [
    string(`${key}.title`, title, 'Title'),
    ...(body ? [string(`${key}.body`, body, 'Below the title')] : []),
    ...buttons.map((button, index) =>
      string(`${key}.action${index === 0 ? '' : index + 1}`, button, 'Button'),
    ),
  ];
}
