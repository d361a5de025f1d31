import { touchesAny } from '../checks/ranges.ts';
import type { Match } from '../checks/types.ts';
import type { SourceDocument } from '../document/types.ts';
import type { Rule } from './types.ts';

/** Link texts that tell nothing outside their sentence. */
const VAGUE = new Set([
  ...[
    'here',
    'click here',
    'this',
    'this link',
    'link',
    'this page',
    'this article',
    'this post',
    'this document',
    'this site',
  ],
  ...[
    'this website',
    'this one',
    'that',
    'read more',
    'more',
    'learn more',
    'see more',
    'more info',
    'more information',
    'see here',
  ],
  ...[
    'the link',
    'page',
    'click',
    'click this',
    'this url',
    'this blog post',
    'go here',
    'over here',
    'check here',
    'from here',
  ],
]);

/** Labels of more characters, marks and space included, are none of these. */
const LONGEST = 60;
/** How each of them begins: most labels are told by that. */
const OPENS = /^[\s*_.,:!]*(?:here|click|this|link|that|read|more|learn|see|the|page|go|over|check|from)\b/i;

/** "To do this, click here.": where nothing is linked, the words say still less. */
const UNLINKED = /(?<!["“'‘])\b(?:[Cc]lick|[Pp]ress|[Tt]ap) here\b(?!["”'’])/g;

/** The text of a button: nothing else stands on the line, or in the element. */
const isAlone = (text: string, { start, end }: Match): boolean =>
  /(?:^|[\n>])\s*$/.test(text.slice(Math.max(0, start - 8), start)) &&
  /^[.!]?\s*(?:[\n<]|$)/.test(text.slice(end, end + 8));

function unlinked({ blocks, links, text }: SourceDocument): readonly Match[] {
  const message = '“{match}” says neither where nor what. Link the name of the page, or say what to select.';
  return blocks.flatMap(({ prose, start }) =>
    prose.includes(' here')
      ? Array.from(prose.matchAll(UNLINKED), ({ index, 0: match }): Match => ({
          start: start + index,
          end: start + index + match.length,
          replacement: null,
          message: message.replace('{match}', match),
        })).filter((match) => !touchesAny(match, links) && !isAlone(text, match))
      : [],
  );
}

export const linkText: Rule = {
  id: 'link-text',
  label: 'Descriptive link text',
  description:
    'Let the text of a link say where it leads. Many people hear or scan links out of context, where “here” says nothing.',
  severity: 'important',
  category: 'style',
  preset: true,
  checks: [
    {
      kind: 'code',
      find: ({ links, text }) =>
        links.flatMap(({ kind, label }) => {
          const length = label.end - label.start;
          if (kind !== 'link' || length <= 0 || length > LONGEST) return [];
          const shown = text.slice(label.start, label.end);
          if (!OPENS.test(shown)) return [];
          const words = shown
            .toLowerCase()
            .replace(/[*_.,:!]/g, '')
            .replace(/\s+/g, ' ')
            .trim();
          if (!VAGUE.has(words)) return [];
          const message = `“${shown.trim()}” does not say where the link leads. Name the page or what readers find there.`;
          return [{ ...label, replacement: null, message }];
        }),
    },
    { kind: 'code', find: unlinked },
  ],
  examples: () => [
    {
      text: 'See [here](a.md) or [**this link**](b.md).',
      findings: [
        { quote: 'here', suggestion: null },
        { quote: '**this link**', suggestion: null },
      ],
    },
    {
      text: 'To do this click here. Or click [the first page](a.md) here; the button says "Click here".',
      findings: [{ quote: 'click here', suggestion: null }],
    },
    { text: 'See [the install guide](a.md), or look here.', findings: [] },
    { text: '![here](a.png) and [`here`](b.md)\n\n| [Read the guide here](c.md) |\n| --- |', findings: [] },
  ],
};
