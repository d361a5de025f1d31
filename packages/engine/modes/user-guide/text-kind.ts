import { orderOf } from '../expand/orders.ts';
import { decapitalized } from '../writing/capitals.ts';
import type { Page } from '../writing/page.ts';
import type { GuideReader } from './reader.ts';

const isTask = (title: string): boolean => orderOf(`${title} it`) !== 'no';
const asQuestion = (title: string): string =>
  `How do I ${decapitalized(title).replace(/\byour(?=s?\b)/g, 'my')}?`;

/** A guide from a text as the kind of page that is asked for; undefined where a text gives no such page. */
export function asKindOfPage(page: Page, { kind }: GuideReader): Page | undefined {
  if (kind === 'guide' || kind === 'quickstart') return page;
  if (kind !== 'faq')
    return /^## If something goes wrong$/m.test(page.body) && kind === 'troubleshooting' ? page : undefined;
  const body = page.body.replace(/^## (.+)$/gm, (whole, title: string) => {
    if (title === 'Steps') return isTask(page.title) ? `## ${asQuestion(page.title)}` : whole;
    if (title === 'If something goes wrong') return '## What if something goes wrong?';
    return isTask(title) ? `## ${asQuestion(title)}` : whole;
  });
  // The steps of a page on one task have no heading of their own.
  const own = isTask(page.title) && body.startsWith('1. ') ? `## ${asQuestion(page.title)}\n\n${body}` : body;
  return own === page.body
    ? undefined
    : {
        ...page,
        title: isTask(page.title)
          ? 'Frequently asked questions'
          : `${page.title}: frequently asked questions`,
        body: own,
      };
}
