import { capitalized } from '../writing/capitals.ts';
import { namedButtons } from './buttons.ts';
import { effectsOf, told } from './effects.ts';
import { OPEN } from './error-forms.ts';
import { textOf } from './error-texts.ts';
import { keyOf } from './lists.ts';
import { offersIn } from './offers.ts';
import type { Request } from './request.ts';
import { isOrder, isTrouble } from './shapes.ts';
import { situationOf, stepOf, type Situation } from './situations.ts';
import { doneOf } from './toasts.ts';
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
            ...toldOn(said.replace(/^["“]|["”]$/g, ''), inside),
            buttons: [],
          },
      ),
    );
  const offered = namedButtons(request, '').map(({ text }) => text);
  // What the description tells of it stands there, and not what is usually so.
  const isTold = request.facts.some((fact) => offersIn(fact).length === 0 && told(fact).length > 0);
  if (known)
    return writePage('page', {
      ...known,
      body: isTold ? OPEN : known.body,
      buttons: offered.length > 0 ? offered : known.buttons,
    });
  const name = PAGE.exec(request.about[0] ?? '')?.groups?.['name'] ?? '';
  if (request.acts && /^(?:success|confirmation|thank[- ]you|done)$/i.test(name))
    return writePage('page', { title: doneOf(request), body: effectsOf(request), buttons: [] });
  const title =
    name !== '' && (/^no /i.test(name) || !isOrder(name))
      ? name
      : request.acts
        ? `${verbOf(request)} ${things(request)}`
        : '';
  return title === ''
    ? []
    : writePage('page', { title: capitalized(title), body: effectsOf(request), buttons: [] });
};

/** "invite expired": what happened is the title, and what helps stands below it. */
function toldOn(said: string, inside: string): Pick<Situation, 'title' | 'body'> {
  const [, already = ''] = /^(already .+)$/i.exec(said) ?? [];
  if (already) return { title: `You're ${already.toLowerCase()}`, body: '' };
  const [title = '', ...rest] = isTrouble(said) ? textOf(said).split(/(?<=\.) /) : [capitalized(said)];
  const body = rest.join(' ') || (inside ? capitalized(inside) : '[VERIFY] Say what people do here.');
  return title.startsWith('[VERIFY]')
    ? { title: capitalized(said), body }
    : { title: title.replace(/\.$/, ''), body };
}

function writePage(key: string, { title, body, buttons }: Situation): readonly MadeString[] {
  return [
    string(`${key}.title`, title, 'Title'),
    ...(body ? [string(`${key}.body`, body, 'Below the title')] : []),
    ...buttons.map((button, index) =>
      string(`${key}.action${index === 0 ? '' : index + 1}`, button, 'Button'),
    ),
  ];
}
