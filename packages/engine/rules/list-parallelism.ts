import type { Block, Word } from '../document/types.ts';
import { ADJECTIVE, ING, lookUp, NOUN, PLURAL, THIRD_PERSON, VERB } from '../spelling/lexicon.ts';
import { listsOf, onlyLink } from './support/list-items.ts';
import { baseOf } from '../spelling/inflect.ts';
import type { Match } from '../checks/types.ts';
import { isTaskVerb } from './support/verbs.ts';
import type { Rule } from './types.ts';

type Form = 'a verb' | 'a noun' | 'an “-ing” form';

/** The first two words of an item. */
const openingOf = (block: Block): readonly [Word | undefined, Word | undefined] => [
  block.wordAt(0),
  block.wordAt(1),
];

/** How an item begins, where that is certain. */
function formOf(block: Block): Form | undefined {
  const [first, second] = openingOf(block);
  if (first?.kind !== 'word' || block.prose.slice(0, first.start - block.start).trim() !== '')
    return undefined;
  const word = first.text.toLowerCase();
  if (/^(?:the|a|an)$/.test(word)) return 'a noun';
  if (!second) return undefined;
  if (
    /^[a-z]{3,}ing$/.test(word) &&
    /^(?:the|a|an|your|to|with|and|of|in|from|for|new|all)$/i.test(second.text) &&
    !/^(?:string|thing|during|nothing|everything)$/.test(word)
  )
    return 'an “-ing” form';
  const facts = lookUp(word);
  if ((facts & (NOUN | PLURAL)) !== 0 && (facts & (VERB | THIRD_PERSON | ADJECTIVE | ING)) === 0)
    return 'a noun';
  const object = /^(?:the|a|an|your|all|any|this|that|it|each|every|to|whether|if|how)$/i.test(second.text);
  return object && isTaskVerb(word) ? 'a verb' : undefined;
}

function opensWithVerb(block: Block): boolean {
  const [first, second] = openingOf(block);
  return (
    first?.kind === 'word' &&
    second !== undefined &&
    // "Use of short names".
    second.text !== 'of' &&
    (lookUp(first.text.toLowerCase()) & VERB) !== 0 &&
    !/ing$/i.test(first.text)
  );
}

/** Where all items but one begin with an “-ing” form of a verb: the one that begins with the verb itself. */
function oddAmongGerunds(items: readonly Block[]): readonly Match[] {
  const isGerund = (word: string) => /ing$/.test(word) && baseOf(word) !== undefined;
  const odd = items.filter((item) => !isGerund(item.wordAt(0)?.text.toLowerCase() ?? ''));
  const [item, first] = [odd[0], odd[0]?.wordAt(0)];
  if (items.length < 3 || odd.length !== 1 || !item || !first || !opensWithVerb(item)) return [];
  if (!isTaskVerb(first.text.toLowerCase())) return [];
  const message = `This item begins with “${first.text}”, the others with an “-ing” form. Begin all in the same way.`;
  return [{ start: first.start, end: first.end, replacement: null, message }];
}

/** Where nearly all items begin with what may be a verb: those that begin with an “-ing” form or a determiner. */
function oddAmongVerbs(items: readonly Block[]): readonly Match[] {
  let verbs = 0;
  let odd: Block | undefined;
  for (const item of items) {
    // "You should copy it": no order, but the reader does it all the same.
    if (item.wordAt(0)?.text === 'You') continue;
    if (opensWithVerb(item)) {
      verbs++;
      continue;
    }
    if (odd) return [];
    odd = item;
  }
  const [first, second] = odd && verbs > 1 ? openingOf(odd) : [];
  const word = first?.text.toLowerCase() ?? '';
  const gerund = /^[a-z]{2,}ing$/.test(word) && baseOf(word) !== undefined;
  if (!first || !second || !(gerund || /^(?:the|an?|its|their|your|this|these|it)$/.test(word))) return [];
  const message = `This item begins with “${first.text}”, the others with a verb. Begin all in the same way.`;
  return [{ start: first.start, end: first.end, replacement: null, message }];
}

/** How each item begins; undefined where that is uncertain of one of them. */
function formsOf(items: readonly Block[]): readonly Form[] | undefined {
  const forms: Form[] = [];
  for (const item of items) {
    const form = formOf(item);
    if (!form) return undefined;
    forms.push(form);
  }
  return forms;
}

/** The items that begin otherwise than most. */
function oddAmong(items: readonly Block[], forms: readonly Form[]): readonly Match[] {
  if (new Set(forms).size < 2) return [];
  const counts = Map.groupBy(forms, (form) => form);
  const [usual] = [...counts].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  return items.flatMap((block, index) => {
    const [first, form] = [block.wordAt(0), forms[index]];
    if (!first || !form || form === usual) return [];
    const message = `This item begins with ${form}, the others with ${usual ?? 'another form'}. Begin all in the same way.`;
    return [{ start: first.start, end: first.end, replacement: null, message }];
  });
}

export const listParallelism: Rule = {
  id: 'list-parallelism',
  label: 'Parallel list items',
  description:
    'Begin all items of a list in the same way: each with a verb, or each with a noun. Readers then compare them at a glance.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    {
      kind: 'code',
      find: (document) =>
        listsOf(document).flatMap((items) => {
          // The titles of other pages are theirs.
          if (items.every((item) => onlyLink(document, item))) return [];
          const forms = formsOf(items);
          return forms ? oddAmong(items, forms) : [...oddAmongVerbs(items), ...oddAmongGerunds(items)];
        }),
    },
  ],
  examples: () => [
    {
      text: '- Tracking errors\n- Sending alerts\n- Store traces',
      findings: [{ quote: 'Store', suggestion: null }],
    },
    {
      text: '- Open the file\n- Closing the file\n- Delete the file',
      findings: [{ quote: 'Closing', suggestion: null }],
    },
    {
      text: '1. Clone it.\n2. Installing the packages.\n3. You should copy `a`.\n4. Run the tests.',
      findings: [{ quote: 'Installing', suggestion: null }],
    },
    { text: '- Open the file\n- Close the file\n\nClosing the file takes time.', findings: [] },
    { text: '- `open` it\n- Closing the file', findings: [] },
  ],
};
