import type { Job } from '../../types.ts';
import { withSaid, withWishedSections } from '../generate/wished-sections.ts';
import { readWishes, type Wishes } from '../generate/wishes.ts';
import type { ContentType } from '../reading/content-type.ts';
import { customRules } from '../rewriting/guidelines.ts';
import type { Page } from './page.ts';

/** A page with the sections and statements that instructions ask for. */
export interface WishedPage {
  readonly page: Page;
  /** The job with those instructions alone that are of its words. */
  readonly job: Job;
  /** The instructions that the page does not meet. */
  readonly unfollowed: readonly string[];
}

/**
 * @param type the kind of page, whose usual sections go by several names
 * @param source what a section that nothing is known of is missing in: "the notes"
 */
export function asWished(
  page: Page,
  job: Job,
  type: ContentType,
  source: string,
  wishes: Wishes = readWishes(customRules(job)),
): WishedPage {
  const { body, unfollowed } = withWishedSections(
    {
      body: withSaid(page.body, wishes.said),
      intro: page.description ?? '',
      type,
      open: (purpose) => `[VERIFY] ${purpose}`,
      purposeOf: (name) => `${source} nothing about ${name}; write it or take the heading out.`,
    },
    wishes,
  );
  return { page: { ...page, body }, job: { ...job, customInstructions: wishes.others }, unfollowed };
}
