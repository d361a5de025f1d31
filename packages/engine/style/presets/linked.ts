import type { Guideline, PresetRule } from './types.ts';

/** Adds to guidelines the pages of one guide, named from where it begins. */
export function linked(guide: string): (guideline: Guideline, page: string) => PresetRule {
  return (guideline, page) => ({ ...guideline, link: guide + page });
}
