import type { SourceDocument } from '../../document/types.ts';

/** What people do, and programs don't. */
const ACTS =
  'noticed|noted|proposes?d?|said|says|found|asked|asks|suggest(?:ed|s)|reported|wrote|writes|thinks|thought|joined|agreed|owns|confirmed|presented|volunteered|showed|pointed out|worries|worried|rolled|decided|prefers|disagreed|promised|offered|explained|believes|met|attended';
const BEFORE = String.raw`(?:owners?:?|assigned to|thanks,?|[Tt]hanks to|[Rr]egards,|[Cc]heers,|[Bb]est,|[Hh]i|[Hh]ello|[Dd]ear|--|(?:[Pp]resent|[Aa]ttendees)(?: were|:)?[^.\n]{0,80})`;

/** "Priya noticed", "owner Tomas", "Present were Ines and Bo": who speaks or acts is no topic and no product. */
export function isPerson(name: string, { text }: SourceDocument): boolean {
  if (!/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(name)) return false;
  return new RegExp(
    `${BEFORE}\\s+${name}\\b|\\b${name}\\s+(?:${ACTS})\\b|\\(${name}(?:, \\d{1,2}:\\d{2})?\\)[.!?]`,
  ).test(text);
}
