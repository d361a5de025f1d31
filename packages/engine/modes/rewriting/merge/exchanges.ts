import { transferCase } from '../../../checks/letter-case.ts';
import { escaped } from './renames.ts';
import { ownStatements, type OwnStatement } from './statements.ts';
import { topicWords } from './topics.ts';

const VALUE = String.raw`(?:[€$£](?=\d))?(?:https?:\/\/[^\s,;()]*[^\s,;().]|~?(?:\/[\w.@-]*[\w@-])+\/?|["“][^"“”]+["”]|\`[^\`]+\`|\d[\d.,:]*\d(?:st|nd|rd|th)?|\d(?:st|nd|rd|th)?|(?<![\w-])[A-Z][A-Za-z\d]*(?:-[A-Z\d][A-Za-z\d]*)+(?![\w-])|(?<![\w-])[A-Z][A-Za-z\d]+(?![\w-]))(?:\s?%)?`;
/** What stands before a value: "the", "EUR", "version". */
const BEFORE = String.raw`(?:the |on the |before the |version |[A-Z]{3} )?`;
/** "By the 20th, not the 25th", "over EUR 50 (not EUR 25 as before)". */
const NOT_OLD = new RegExp(
  String.raw`(?<fresh>${VALUE})[^.]*?(?:,| \()?\s*(?:not|never|instead of|rather than|no longer|was|formerly|previously|before:?|so far|until now|up from|down from)\s+${BEFORE}(?<old>${VALUE})`,
);
/** "Use PostgreSQL 16; version 13 is no longer supported". */
const OLD_LAST = new RegExp(
  String.raw`(?<fresh>${VALUE})[^.]*?[;,(]\s*${BEFORE}(?<old>${VALUE}) (?:is|are) (?:no longer|not)\b`,
);
/** "Within 30 days (14 before)". */
const IN_BRACKETS = new RegExp(
  String.raw`(?<fresh>${VALUE})[^.()]*?\(${BEFORE}(?<old>${VALUE})(?: [a-z]+)? (?:before|until now|so far|previously)\)`,
);
/** "The `--force` flag is gone; use `--yes`". */
const OLD_FIRST = new RegExp(
  String.raw`(?<old>${VALUE})(?: [a-z]+)? (?:is|are|was|were|has been|have been) (?:gone|removed|dropped|retired|no longer [a-z]+)[;,.]\s+(?:please )?use ${BEFORE}(?<fresh>${VALUE})(?: instead)?`,
);
const FROM_TO = new RegExp(
  String.raw`\b(?:changes?d?|raise[sd]?|lower(?:s|ed)?|move[sd]?|increase[sd]?|reduced?|goes|went)\b[^.]*?\bfrom\s+(?<old>${VALUE})\s+to\s+(?<fresh>${VALUE})`,
);
/** "The default port changed to 8080". */
const NUMBERED =
  /(?<noun>\p{Ll}+) (?:is now|(?:(?:is|was|has been) )?changed to|changes to|moved to) (?<fresh>\d+)(?![\w%]|[.,:]\d|\s?\p{L})|(?<thing>port|room|extension|level|channel|line) (?<comes>\d+) (?:now|from now on)[.!]?$/u;
/** Statements that one exchange changes; more speak of other things too. */
const MOST = 3;

/** The statements with the former value that speak of the same matter. */
export function statementsOfFormer(text: string, said: string): readonly OwnStatement[] {
  const { old } = exchangedIn(said);
  if (old === undefined) return [];
  const about = new Set(topicWords(said));
  const statements = ownStatements(text).filter((one) => valuePattern(bare(old)).test(one.text));
  const related = statements.filter((one) =>
    topicWords(`${titleOver(text, one.start)} ${one.text}`).some((word) => about.has(word)),
  );
  if (related.length > 0) return related;
  // "Instead of 30 days": the one place that says so, whatever its words.
  const unit = new RegExp(String.raw`${escaped(old)}\s(\p{Ll}{3,})`, 'u').exec(said)?.[1];
  const [only, other] = unit ? statements.filter((one) => one.text.includes(`${bare(old)} ${unit}`)) : [];
  return only && !other ? [only] : [];
}

/** The document with a value put in the place of the one that a part calls former; undefined where it has none such. */
export function exchangeValues(text: string, said: string): string | undefined {
  const { fresh, old } = exchangedIn(said);
  if (fresh === undefined || old === undefined) return exchangeNumber(text, said);
  const hits = statementsOfFormer(text, said);
  if (hits.length > MOST) return undefined;
  if (hits.length > 0)
    return replaceIn(text, hits, (one) =>
      one.replace(valuePattern(bare(old)), (found) => transferCase(found, bare(old), bare(fresh), true)),
    );
  const about = new Set(topicWords(said));
  const isDone = ownStatements(text).some(
    (one) =>
      valuePattern(bare(fresh)).test(one.text) &&
      topicWords(one.text).filter((word) => about.has(word)).length > 1,
  );
  return isDone ? text : undefined;
}

/** "Port 3000", wherever the document says so, and the same behind the name of a host. */
export function exchangeNumber(text: string, said: string): string | undefined {
  const { thing = '', comes = '', noun = thing, fresh = comes } = NUMBERED.exec(said.trim())?.groups ?? {};
  if (noun === '') return undefined;
  const pattern = new RegExp(String.raw`(?<=\b${escaped(noun)} (?:is |number )?)\d+(?![\w:-]|\.\d)`, 'giu');
  const [old, other] = new Set([...text.matchAll(pattern)].map(([number]) => number));
  if (old === undefined || other !== undefined) return undefined;
  const exchanged = text.replace(pattern, fresh);
  return noun === 'port'
    ? exchanged.replace(new RegExp(String.raw`(?<=[\w.-]:)${old}(?!\d)`, 'g'), fresh)
    : exchanged;
}

/** A value and the one that it takes the place of, both of one kind: "24 hours (so far 48 hours)" of a sentence that names a time before. */
function exchangedIn(said: string): { fresh?: string; old?: string } {
  const moved = (FROM_TO.exec(said) ?? OLD_FIRST.exec(said))?.groups;
  if (moved) return { fresh: moved['fresh'] ?? '', old: moved['old'] ?? '' };
  const match = OLD_LAST.exec(said) ?? IN_BRACKETS.exec(said) ?? NOT_OLD.exec(said);
  const old = match?.groups?.['old'];
  // "Was Monday at 09:00" is more than one value.
  const behind = match ? said.slice(match.index + match[0].length) : '';
  if (!match || old === undefined || /^[^).,;]*\d/.test(behind)) return {};
  const before = match[0].slice(0, match[0].lastIndexOf(old));
  const fresh = [...before.matchAll(new RegExp(VALUE, 'g'))]
    .map(([value]) => value)
    .findLast((value) => kindOf(value) === kindOf(old));
  return fresh === undefined ? {} : { fresh, old };
}

/** What can stand for what: "8:00" is no "48". */
function kindOf(value: string): string {
  if (/\d:\d/.test(value) && !value.includes('/')) return 'time';
  const plain = value.replace(/^[€$£]/, '');
  if (/^[A-Z]/.test(plain)) return 'name';
  if (!/^\d/.test(plain)) return plain.slice(0, 1);
  return /(?:st|nd|rd|th)$/.test(plain) ? 'day' : `number${plain.endsWith('%') ? '%' : ''}`;
}

/** The heading that a statement stands under. */
export function titleOver(text: string, at: number): string {
  const lineAt = text.lastIndexOf('\n#', at);
  return lineAt < 0 ? '' : (/^#+ (.*)/.exec(text.slice(lineAt + 1))?.[1] ?? '');
}

export function replaceIn(
  text: string,
  statements: readonly OwnStatement[],
  change: (text: string) => string,
): string {
  let changed = text;
  for (const one of [...statements].sort((a, b) => b.start - a.start))
    changed = changed.slice(0, one.start) + change(one.text) + changed.slice(one.start + one.text.length);
  return changed;
}

function bare(value: string): string {
  return value.replace(/^["“`]|["”`]$/g, '');
}

function valuePattern(value: string): RegExp {
  return new RegExp(
    // "HMAC" is but a part of "HMAC-SHA256".
    String.raw`(?<![\w.,:]|\w-)${escaped(value)}(?![\w:]|[.,]\d|-\w)`,
    /^[A-Z]/.test(value) ? '' : 'i',
  );
}
