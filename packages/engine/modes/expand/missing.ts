import type { Job } from '../../types.ts';
import { asSentence } from '../generate/sentences.ts';
import { isMissed, isSaid } from '../generate/template-sections.ts';
import { TEMPLATES } from '../generate/templates.ts';
import type { ContentType } from '../reading/content-type.ts';
import { bullets, heading, join } from '../writing/markdown.ts';

/**
 * A body with what a document of its kind is expected to hold and it doesn't, and what the audience misses, as an open point
 * each, beside what its notes leave open.
 * @param isAsked whether somebody named the kind
 */
export function withMissing(
  type: ContentType,
  page: string,
  body: string,
  audience: Job['audience'],
  isAsked: boolean,
): string {
  const names = [
    page,
    ...[...body.matchAll(/^#{2,6} (.+)$|^\s*(?:- )?(?:\[VERIFY\] )?\*\*([^*:]+):\*\*/gm)].map(
      (match) => match[1] ?? match[2] ?? '',
    ),
  ];
  const lacking = TEMPLATES[type].sections.filter(
    ({ title, expected, spare, form, facts, known }) =>
      // What the page opens with says what it is.
      !(/^(?:What it is|Summary)$/.test(title) && /^[^#\s>*[-](?:\S* ){4}/.test(body)) &&
      ((isAsked && expected && !spare) || isMissed(title, audience)) &&
      !(form === 'steps' && facts.includes('step') && /^\d+\. /m.test(body)) &&
      // A look among the steps tells whether they worked.
      !(facts.includes('check') && /^(?:[2-9]|\d\d)\. (?:check|verify|confirm|make sure)\b/im.test(body)) &&
      !(facts[0] === 'contact' && /\bescalate (?:\S+ ){0,4}to \p{L}/iu.test(body)) &&
      !isSaid(title, body) &&
      !names.some((name) => known.test(name.toLowerCase())),
  );
  // Notes under no heading are the main part of such a page.
  const home =
    isAsked && /^- /.test(body) && !/^## /m.test(body)
      ? lacking.find(({ facts }) => facts.includes('statement'))
      : undefined;
  const written = home ? join(heading(2, home.title), body) : body;
  const missing = lacking.filter((section) => section !== home);
  if (missing.length === 0) return written;
  const points = bullets(missing.map(({ title, purpose }) => `[VERIFY] **${title}:** ${purpose}`));
  return leftOpen(written, points);
}

/** A body with notes that are open at its end. */
export const withOpen = (body: string, open: readonly string[]): string =>
  open.length === 0 ? body : leftOpen(body, bullets(open.map(asSentence)));

/** Points under the last heading, where that says what is open, or under one of their own. */
const leftOpen = (body: string, points: string): string =>
  /(?:^|\n)## Still open\n(?:(?!\n## )[^])*$/.test(body)
    ? `${body}\n${points}`
    : join(body, heading(2, 'Still open'), points);
