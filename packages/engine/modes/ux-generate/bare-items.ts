import type { Part } from './phrases.ts';
import { isClause, isOrder, isTrouble } from './shapes.ts';

/** The bare items of a dialog or of a banner as what they are: buttons, fields, or what happens then. */
export function settle(parts: readonly Part[], facts: string[]): readonly Part[] {
  const bare = parts.filter(isBare);
  const orders = bare.filter(({ said }) => isOrder(said));
  const areButtons = orders.length > 1 || bare[0]?.kind === 'banner';
  const areFields =
    (bare.length > 1 || parts.some(({ kind }) => kind === 'field')) &&
    bare.every(({ kind, said }) => kind === 'dialog' && isName(said));
  return parts.flatMap((part): readonly Part[] => {
    if (!isBare(part)) return [part];
    if (areButtons && orders.includes(part))
      return part.said.split(/\s+or\s+/).map((said) => ({ ...part, kind: 'buttons', said }));
    if (areFields) return [{ ...part, kind: 'field' }];
    facts.push(part.inside ? `${part.said} (${part.inside})` : part.said);
    return [];
  });
}

const isBare = ({ kind, noun, said }: Part): boolean =>
  noun === '' && said !== '' && (kind === 'dialog' || kind === 'banner');
/** "expiry date": a few words, and nothing said of them. */
export const isName = (text: string): boolean =>
  text.split(' ').length <= 3 &&
  !isClause(text) &&
  !isTrouble(text) &&
  /^\p{L}[\p{L} -]*$/u.test(text) &&
  !/^no /i.test(text);
