import type { StyleRule } from '@housestyle/contract';
import { escaped } from '../../escaped.ts';
import { lazily } from '../../lazily.ts';
import { atMost, inProse } from './families/counts.ts';
import { NUMBER, valueOf } from './numbers.ts';
import { inWords, type Understood } from './understood.ts';

/** ““Please” once per page at most” */
const COUNTED = lazily(
  () =>
    new RegExp(
      String.raw`^(?:(?:please )?(?:don['’]t |do not |never )?(?:use |say |write )|no )?(?:the word )?["“‘'](?<word>[^"“”‘]{2,30}?)["”’'](?: ?[:–—-])?(?: is (?:fine|allowed|ok|okay))?(?:,? (?:at most|(?<!^(?:please )?(?:use|say|write) .*)more than|no more than|not more than|only|max(?:imum)?\.?|but only))? (?:(?<once>once|twice)|(?<max>${NUMBER}) times?),? (?:per|in|on|a|for each|in each|in every) (?:(?:an?|each|every|the) )?(?<unit>sentence|paragraph|heading|section|page|document|article|text|message|e-?mail|letter|(?:blog )?post)(?:,? (?:at (?:the )?most|max(?:imum)?|tops|only|or less))?[.!]?$`,
      'iu',
    ),
);

/** A rule on how often a word may stand in a part of a text. */
export function wordCounted({ label, description }: StyleRule): Understood | undefined {
  const said = (description.trim() === '' ? label : description).trim();
  const { word = '', once, max = '', unit = '' } = COUNTED().exec(said)?.groups ?? {};
  const most = once ? (/^once$/iu.test(once) ? 1 : 2) : valueOf(max.toLowerCase());
  if (word === '' || !(most >= 1)) return undefined;
  const source = escaped(word).replaceAll(' ', String.raw`\s+`);
  const find = inProse(new RegExp(String.raw`(?<![\p{L}\d])${source}(?![\p{L}\d])`, 'giu'));
  const part = unit.toLowerCase();
  return inWords([atMost(most, find, `“${word}”`, part)], [`“${word}” ≤ ${most} per ${part}`]);
}
