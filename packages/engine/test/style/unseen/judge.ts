import { createEngine } from '../../../index.ts';
import type { Unjudged, Unseen } from './types.ts';

/**
 * `right`: every mark is found, nothing else is, and `[VERIFY]` stands exactly where a part needs a person.
 * `unread`: the rule, or a part of it that a check could judge, is given to a person. `opposite`: what breaks the rule
 * passes and what keeps it is found. `wrong`: anything else.
 */
export interface Verdict {
  readonly kind: 'right' | 'wrong' | 'opposite' | 'unread';
  readonly rule: string;
  readonly detail: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const engine = createEngine();

export function judge([label, description, marked, keeps, part]: Unseen): Verdict {
  const { text, marks } = readMarks(marked);
  const onBreaks = found(label, description, text);
  const onKeeps = found(label, description, keeps);
  const verify = verdictOf(label, description);
  const detail = JSON.stringify({ breaks: quotes(onBreaks, text), keeps: quotes(onKeeps, keeps), verify });
  const told = (kind: Verdict['kind']): Verdict => ({ kind, rule: `${label}: ${description}`, detail });
  // A permission asks for nothing, so it is read rightly where nothing is found.
  if (marked === '') return told(onKeeps.length === 0 ? 'right' : 'opposite');
  if (verify === 'whole') return told('unread');
  const hit = marks.every((mark) => onBreaks.some((span) => overlaps(span, mark)));
  const clean = onBreaks.every((span) => marks.some((mark) => overlaps(span, mark)));
  if (hit && clean && onKeeps.length === 0) {
    return told(verify === (part ? 'part' : 'none') ? 'right' : part ? 'wrong' : 'unread');
  }
  return told(
    !hit && onKeeps.length > 0 ? 'opposite' : verify === 'part' && onBreaks.length === 0 ? 'unread' : 'wrong',
  );
}

export function judgeUnjudged([label, description]: Unjudged): Verdict {
  const verify = verdictOf(label, description);
  return { kind: verify === 'whole' ? 'right' : 'wrong', rule: `${label}: ${description}`, detail: verify };
}

function found(label: string, description: string, input: string): Span[] {
  const style = { rules: [{ label, description }], termSubs: [], glossary: [] };
  const { suggestions = [] } = engine.analyze({ mode: 'review', input, style, format: 'suggestions' });
  const own = suggestions.filter(({ rule }) => rule.label === label);
  // Where a rule that always runs finds the same, its finding is kept; the checklist still fails the team's rule.
  const { content } = engine.analyze({ mode: 'style-check', input, style });
  const shared = own.length === 0 && content.includes(`Fail — ${label} (`);
  return (shared ? suggestions : own).map(({ range }) => range);
}

/** What style-check says of the rule itself. */
function verdictOf(label: string, description: string): 'none' | 'part' | 'whole' {
  const style = { rules: [{ label, description }], termSubs: [], glossary: [] };
  const { content } = engine.analyze({ mode: 'style-check', input: 'Text.', style });
  if (!content.includes('[VERIFY]')) return 'none';
  return content.includes(': a part of it') ? 'part' : 'whole';
}

function readMarks(marked: string): { text: string; marks: Span[] } {
  const pieces = marked.split(/[«»]/u);
  let offset = 0;
  const marks: Span[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 1) marks.push({ start: offset, end: offset + piece.length });
    offset += piece.length;
  }
  return { text: pieces.join(''), marks };
}

function quotes(spans: readonly Span[], text: string): string[] {
  return spans.map(({ start, end }) => text.slice(start, end));
}

function overlaps(one: Span, two: Span): boolean {
  return one.start <= two.end && two.start <= one.end;
}
