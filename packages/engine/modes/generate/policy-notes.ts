import { withArticle } from '../../checks/article.ts';
import { PLURAL } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isCountable } from '../writing/whole-order.ts';

/** "Not allowed on company laptops" in a policy on USB sticks: they are not. */
export function withTopic(note: string, topic: string): string {
  const thing = topic.replace(/^(?:the )?(.+?)(?: policy)?$/i, '$1');
  // "item unused": what it takes, and not how it is.
  const [, what = '', state = ''] =
    /^(?:the )?(\p{L}+(?: \p{L}+)?) (un(?:used|opened|worn|damaged|washed|altered|broken)|intact|in (?:its |the )?original (?:packaging|box|condition))\.?$/iu.exec(
      note,
    ) ?? [];
  if (what !== '' && !/\b(?:is|are|be|must)$/i.test(what))
    return `${(partsOf(what.split(' ').at(-1) ?? '') & PLURAL) !== 0 ? '' : 'the '}${what.toLowerCase()} must be ${state}`;
  // "takes 5 days" in a policy on refunds
  if (
    /^(?:takes|costs) (?=about |up to |around |only |[\d€$£])/i.test(note) &&
    /^\p{Ll}+$/u.test(thing) &&
    isCountable(thing)
  )
    return `${withArticle(thing)} ${note.slice(0, 1).toLowerCase()}${note.slice(1)}`;
  if (
    thing === '' ||
    !/^(?:not )?(?:allowed|permitted|forbidden|prohibited|banned|mandatory|transferable|refundable)\b(?!:)/i.test(
      note,
    )
  )
    return note;
  const isMany = (partsOf(thing.split(' ').at(-1) ?? '') & PLURAL) !== 0;
  const one =
    !isMany && /\b(?:transferable|refundable)\b/i.test(note) && isCountable(thing.split(' ').at(-1) ?? '')
      ? withArticle(thing)
      : thing;
  return `${one} ${isMany ? 'are' : 'is'} ${note.slice(0, 1).toLowerCase()}${note.slice(1)}`;
}
