import type { ContentType } from '../reading/content-type.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { bullets, heading, join } from '../writing/markdown.ts';
import { kindOfLabel } from './labels.ts';
import { BEFORE, type TemplateSection } from './template-sections.ts';
import { TEMPLATES } from './templates.ts';
import { withRows } from './wished-tables.ts';
import { countPoints, countWords, saysOf, type Wishes } from './wishes.ts';

interface Draft {
  readonly body: string;
  readonly type: ContentType;
  /** What the page begins with of the engine's own; empty without it. */
  readonly intro?: string;
  /** What stands under a section of which nothing is known, from what it is for. */
  readonly open: (purpose: string) => string;
  /** What a section of a name is for that no kind of page has. */
  readonly purposeOf: (name: string) => string;
}

/** A body with the sections, and the order of them, that instructions ask for; and the wishes that it doesn't meet. */
export function withWishedSections(
  draft: Draft,
  { topics, first, last, sections: limit, points, forms, tables, most, unsaid, isBoxed, hidesIntro }: Wishes,
): { readonly body: string; readonly unfollowed: readonly string[] } {
  const unfollowed: string[] = [];
  const { lead, parts, tail } = cutSections(draft.body);
  const page = { lead, parts: [...parts], tail };
  const take = (name: string): string | undefined => {
    const at = page.parts.findIndex((part) => isCalled(titleOf(part), name, draft.type));
    return at < 0 ? undefined : page.parts.splice(at, 1)[0];
  };
  for (const name of topics) {
    if (page.parts.some((part) => isCalled(titleOf(part), name, draft.type))) continue;
    // What it says of it already leaves the parts first.
    const added = newSection(name, draft, page);
    page.parts.push(added);
  }
  for (const { of, asked } of tables) {
    const isOf = (part: string): boolean => of === '' || isCalled(titleOf(part), of, draft.type);
    const rows = page.parts.map((part) => (isOf(part) ? withRows(part) : undefined));
    page.parts = page.parts.map((part, index) => rows[index] ?? part);
    if (rows.some((part) => part !== undefined)) continue;
    if (/^(?:please )?(?:add|include|insert|have)\b/i.test(asked) && of !== '' && !page.parts.some(isOf)) {
      const added = newSection(of, draft, page);
      page.parts.push(added);
    } else unfollowed.push(asked);
  }
  for (const { name, asked } of [...first].reverse()) {
    const part =
      take(name) ??
      (usualSection(name, draft.type)?.facts[0] === 'requirement' ? newSection(name, draft, page) : '');
    if (part) page.parts.unshift(part);
    // Warnings stand before the first section anyway.
    else if (!/^warnings?$/i.test(name) || !lead.includes('> **Warning:**')) unfollowed.push(asked);
  }
  for (const { name, asked } of last) {
    const part = take(name);
    if (part) page.parts.push(part);
    else unfollowed.push(asked);
  }
  if (forms.some(({ isNumbered }) => isNumbered)) page.parts = page.parts.map(withNumbers);
  if (isBoxed) page.parts = page.parts.map(withBoxes);
  if (limit && page.parts.length > limit.count) unfollowed.push(limit.asked);
  const intro = draft.intro ?? '';
  const opening =
    hidesIntro && intro !== '' && lead.startsWith(intro) ? lead.slice(intro.length).trim() : lead;
  const body = join(opening, page.parts, page.tail);
  if (most && countWords(body) > most.words) unfollowed.push(most.asked);
  if (points && countPoints(body) > points.count) unfollowed.push(points.asked);
  for (const { holds, asked } of forms) if (!holds.test(body)) unfollowed.push(asked);
  for (const { what, asked } of unsaid) if (saysOf(body, what)) unfollowed.push(asked);
  return { body, unfollowed };
}

/** Begins or ends code. */
const FENCE = /^\s*(?:```|~~~)/;

/** What stands before the first section; the sections; and the notes of what is open, which are none. */
function cutSections(body: string): { lead: string; parts: readonly string[]; tail: string } {
  const starts: number[] = [];
  let tail = body.length;
  let isCode = false;
  let at = 0;
  for (const line of body.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode;
    else if (!isCode && line === '## Still open') tail = Math.min(tail, at);
    else if (!isCode && line.startsWith('> [VERIFY] ')) tail = Math.min(tail, at);
    else if (!isCode && line.startsWith('## ')) {
      starts.push(at);
      tail = body.length;
    }
    at += line.length + 1;
  }
  const ends = [...starts.slice(1), tail];
  return {
    lead: body.slice(0, starts[0] ?? tail).trim(),
    parts: starts.map((start, index) => body.slice(start, ends[index]).trim()),
    tail: body.slice(tail).trim(),
  };
}

const titleOf = (part: string): string => /^## (.+)$/m.exec(part)?.[1] ?? '';

/** The section of a kind of page that goes by a name: "prerequisites" are "Before you begin". */
function usualSection(name: string, type: ContentType): TemplateSection | undefined {
  const kind = kindOfLabel(name);
  const own = TEMPLATES[type].sections;
  if (kind === 'requirement' && /^(?:pre|req)/i.test(name))
    return own.find(({ facts }) => facts[0] === kind) ?? BEFORE;
  return (
    own.find(({ title }) => title.toLowerCase() === name.toLowerCase()) ??
    (kind && kind !== 'statement' ? own.find(({ facts }) => facts[0] === kind) : undefined) ??
    own.find(({ known }) => known.exec(name.toLowerCase())?.[0].length === name.length)
  );
}

function isCalled(title: string, name: string, type: ContentType): boolean {
  const [has, asked] = [title.toLowerCase(), name.toLowerCase()];
  return has === asked || usualSection(name, type)?.title === title || ` ${has} `.includes(` ${asked} `);
}

/** With what the page says of it among loose facts; what is open anyway is open there alone. */
function newSection(name: string, draft: Draft, page: { parts: string[]; tail: string }): string {
  const usual = usualSection(name, draft.type);
  const title = usual?.facts[0] === 'requirement' ? usual.title : capitalizedWord(name);
  const told: string[] = [];
  const root = name.toLowerCase().replace(/s$/, '');
  page.parts = page.parts.flatMap((part) => {
    if (titleOf(part) !== 'Good to know') return part;
    const points = part.split(/\n(?=- )/).slice(1);
    const own = points.filter((point) => point.toLowerCase().includes(root));
    told.push(...own.map((point) => point.trim()));
    const left = points.filter((point) => !own.includes(point));
    return left.length === 0 ? [] : join('## Good to know', left.join('\n'));
  });
  const open = `**${usual?.title ?? title}:**`;
  page.tail = page.tail
    .split('\n')
    .filter((line) => !line.startsWith(`- ${open}`) && !line.startsWith(`- [VERIFY] ${open}`))
    .join('\n')
    .replace(/^(?:## Still open|> \[VERIFY\] Readers of [^\n]+)\s*(?=$(?![^])|\n(?!- )[^\s])/m, '')
    .trim();
  return join(heading(2, title), told.join('\n') || draft.open(usual?.purpose ?? draft.purposeOf(name)));
}

/** Points and steps with a box each; what is open is nothing to check. */
function withBoxes(part: string): string {
  let isCode = false;
  return part
    .split('\n')
    .map((line) => {
      if (FENCE.test(line)) isCode = !isCode;
      return isCode ? line : line.replace(/^( *)(?:-|\d+\.) (?!\[)/, '$1- [ ] ');
    })
    .join('\n');
}

/** Actions under the name of steps, as numbered ones. */
function withNumbers(part: string): string {
  if (!/^## (?:Steps|Procedure|Diagnose|Check the result|Roll back|Install(?: and run)?)\n/.test(part))
    return part;
  if (/^\d+\. /m.test(part)) return part;
  let number = 0;
  return part.replace(/^- /gm, () => `${(number += 1)}. `).replace(/^ {2}(?=\S)/gm, '   ');
}

/** What instructions say that a page must tell, among what else is good to know. */
export function withSaid(body: string, said: readonly string[]): string {
  if (said.length === 0) return body;
  const { lead, parts, tail } = cutSections(body);
  const at = parts.findIndex((part) => titleOf(part) === 'Good to know');
  const points = bullets(said);
  const written =
    at < 0
      ? [...parts, join(heading(2, 'Good to know'), points)]
      : parts.map((part, index) =>
          index === at ? `${part}${/\n- .*$/.test(part) ? '\n' : '\n\n'}${points}` : part,
        );
  return join(lead, written, tail);
}
