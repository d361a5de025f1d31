import type { Unjudged } from '../types.ts';

/** Rules that ask for judgement no check can make. */
export const UNJUDGED: readonly Unjudged[] = [
  ['Warm', 'Be warm, relaxed and crisp.'],
  ['Why', 'Explain why a setting matters.'],
  ['Diagrams', 'Complex flows deserve a diagram.'],
  ['Review', 'Have a subject-matter expert sign off each page.'],
  ['Nested code', 'Samples follow our coding conventions.'],
  ['Trust', 'Earn trust by admitting limits.'],
  ['Order', 'Lead with what the reader wants most.'],
  ['Task oriented', 'Write around what the user wants to achieve, not around features.'],
  ['Voice of brand', 'We are confident, not cocky; smart, not stodgy.'],
  ['Warnings', 'Place warnings before the step they concern.'],
  ['Up to date', 'Pages older than a year must be reviewed.'],
  ['Culture', 'Stay away from holidays, sports and politics.'],
  ['Keep it real', 'Sample names should reflect diverse cultures.'],
  ['Secrets', 'Samples never show real customer data.'],
  ['Translatable', 'Leave room for text expansion.'],
  ['Quota', 'At least 90% of sentences should be in active voice.'],
  ['TOC', 'Pages longer than three screens need a table of contents.'],
  ['Marketing', 'Marketing insists on "Acme Flow™" at first mention.'],
  ['Google', 'Put conditions before instructions, not after.'],
  ['Microsoft', 'Bigger ideas, fewer words. Shorter is always better.'],
  ['That which', 'Restrictive clauses take that; which needs a comma in front.'],
  ['Only', 'Place "only" directly before the word it modifies.'],
  ['Except', 'Everything is lowercase except product names.'],
];
