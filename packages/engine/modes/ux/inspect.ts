import { withArticle } from '../../checks/article.ts';
import type { Audience } from '@housestyle/contract';
import { parseDocument } from '../../document/parse-document.ts';
import { inspect } from '../../inspect.ts';
import { Stretches } from '../../passes/stretches.ts';
import { PARTICIPLE, PAST, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import type { CompiledStyle } from '../../style/types.ts';
import type { DocumentFinding } from '../../types.ts';
import { findAnswers } from './answers.ts';
import { findInconsistencies, type Inconsistency } from './consistency.ts';
import { kindByKey, kindOf, type UxKind } from './kinds.ts';
import { LIMITS } from './limits.ts';
import { matchesOf } from './matches-of.ts';
import { protectedSpans, shownLength } from './placeholders.ts';
import { uxRulesFor } from './rules/index.ts';
import type { UxRule } from './rules/types.ts';
import type { UxString } from './types.ts';

/**
 * Rules of the house that speak of documents and not of single strings: a message may well say what will happen next, and
 * labels and headlines do without articles.
 */
const DOCUMENT_RULES =
  /^(?:articles|heading|single-h1|link-text|image-alt|code-block|sentence-length|paragraph-length|please|exclamation|ellipses|directional|present-tense|future-tense)/;

/** "I can't come", "Remind me": what people say themselves who press it. */
const OWN_VOICE = /^first-person/;

/** A finding inside one string: offsets into its text. */
export interface UxFinding extends DocumentFinding {
  readonly string: UxString;
}

/** What the rules for interface text and the house style find, string by string, without overlaps. */
export function inspectStrings(
  strings: readonly UxString[],
  style: CompiledStyle,
  known: KnownTexts = new Map(),
  audience?: Audience,
): readonly UxFinding[] {
  const byRules = rulesOnce(uxRulesFor(audience));
  const kinded = strings.map((string) => ({ string, kind: kindOf(string) }));
  const answers = Map.groupBy(findAnswers(strings), ({ string }) => string);
  const across = Map.groupBy(findInconsistencies(kinded), ({ string }) => string);
  return kinded.flatMap(({ string, kind }) => {
    const found: UxFinding[] = [
      // A button that has its question's words is vague no more.
      ...(answers.get(string) ?? []).map(asFinding),
      ...byRules(string, kind),
      ...(across.get(string) ?? []).map(asFinding),
      ...checkLength(string, kind),
      ...checkWayOut(string, kind),
      ...inHouseStyle(string, style, known).filter(
        ({ ruleId }) => !OWN_VOICE.test(ruleId) || !/^(?:\p{L}+ )?(?:I|me|my)\b/iu.test(string.text),
      ),
    ];
    return withoutOverlaps(found.filter((finding) => !touchesPlaceholder(finding)));
  });
}

const asFinding = ({ id, label, ...rest }: Inconsistency): UxFinding => ({
  ...rest,
  ruleId: id,
  ruleLabel: label,
});

/** What the rules find in a string; catalogs say many things more than once. */
function rulesOnce(rules: readonly UxRule[]): (string: UxString, kind: UxKind) => readonly UxFinding[] {
  const known = new Map<string, readonly UxFinding[]>();
  return (string, kind) => {
    const key = `${kind}\n${string.text}`;
    const found = known.get(key) ?? rules.flatMap((rule) => apply(rule, string, kind));
    known.set(key, found);
    return found.map((finding) => ({ ...finding, string }));
  };
}

function apply(rule: UxRule, string: UxString, kind: UxKind): UxFinding[] {
  if (rule.kinds && !rule.kinds.includes(kind)) return [];
  return rule.patterns.flatMap(({ find, isMeant, message, replace }) =>
    matchesOf(find, string.text).flatMap((match) => {
      const [quote] = match;
      if (isMeant?.(quote) === false) return [];
      const groups = match.slice(1).map((group: string | undefined) => group ?? '');
      const replacement =
        replace === undefined
          ? null
          : typeof replace === 'string'
            ? replace.replace(/\$(\d)/g, (_, index: string) => groups[Number(index) - 1] ?? '')
            : replace(quote, ...groups);
      const { index } = match;
      return finding(string, rule, { start: index, end: index + quote.length }, message, replacement);
    }),
  );
}

function finding(
  string: UxString,
  { id, label, severity }: Pick<UxRule, 'id' | 'label' | 'severity'>,
  { start, end }: { start: number; end: number },
  message: string,
  replacement: string | null,
): UxFinding {
  return { string, start, end, ruleId: id, ruleLabel: label, severity, replacement, message };
}

/** Characters from which on a text may go over several lines. */
const ONE_LINE = 80;

function checkLength(string: UxString, kind: UxKind): UxFinding[] {
  const limit = LIMITS[kind];
  if (string.text.length <= limit || /:\/\//.test(string.text)) return [];
  const length = shownLength(string.text);
  // What goes over several lines has room for a word more.
  if (length <= (limit < ONE_LINE ? limit : limit * 1.1)) return [];
  const rule = { id: 'ux-length', label: 'Strings that fit', severity: 'minor' as const };
  const name = kind === 'empty' ? 'empty-state text' : kind;
  return [
    finding(
      string,
      rule,
      { start: 0, end: string.text.length },
      `${length} characters are long for ${withArticle(name)}: ${limit} fit, and translations need a third more.`,
      null,
    ),
  ];
}

const WAY_OUT =
  /\b(?:try|check|enter|choose|select|contact|sign in|log in|use|make sure|go to|update|upgrade|reload|refresh|remove|add|ask|wait|change|correct|fill|allow|enable|turn|reconnect|provide|review|verify|learn|see|download|upload|restart|reset|save|open|close|delete|free up|move|rename|replace|install|pick|shorten|type (?:the|your|an?|in)|must|need|at least|at most|between|up to)\b/i;

/** The cause, with what helps, stands in the placeholder. */
const CAUSE_FOLLOWS = /:\s*(?:\{[^{}]*\}|%\S+|\$\{[^{}]*\})[.!]?$/;

/** "Invalid credentials" */
const REFUSAL = /^(?:invalid|incorrect|wrong|bad)\b/i;

/** Stands among the errors and is none. */
const NO_ERROR = /^you(?:['’]re| are| have|['’]ve) already\b/i;

/** What a program writes after the name of a field: "is too long". */
const FRAGMENT = /^\p{Ll}/u;

/** "Please login again": the verb, whatever its spelling. */
const SIGNS_IN = /\b(?:log[- ]?in|sign[- ]?in|authenticate) (?:again|to|with|first)\b/i;

/** "Unpin the node and execute" tells what to do by its first word. */
function hasWayOut(text: string): boolean {
  const [first = ''] = /^\p{Lu}\p{Ll}+(?= \S)/u.exec(text) ?? [];
  const facts = partsOf(first.toLowerCase());
  const isImperative =
    (facts & VERB) !== 0 && (facts & (PAST | PARTICIPLE)) === 0 && !/^(?:Error|Problem)$/.test(first);
  return (
    WAY_OUT.test(text) ||
    SIGNS_IN.test(text) ||
    CAUSE_FOLLOWS.test(text) ||
    (isImperative && !ENDS_BADLY.test(text))
  );
}

/** "Run failed" begins with a noun. */
const ENDS_BADLY =
  /^\S+(?: \S+)? (?:(?:is|are|was|were|has|have|does|did|not|could|can)\b|\p{L}*(?:ed|not|n['’]t)\b)|\b(?:errors?|failures?|problems?)$/iu;

/** An error of a whole sentence that leaves the person without anything to do. */
function checkWayOut(string: UxString, kind: UxKind): UxFinding[] {
  const words = string.text.split(/\s+/).length;
  if (
    kind !== 'error' ||
    words < (kindByKey(string) || REFUSAL.test(string.text) ? 2 : 4) ||
    FRAGMENT.test(string.text) ||
    hasWayOut(string.text) ||
    NO_ERROR.test(string.text)
  )
    return [];
  const rule = { id: 'ux-error-way-out', label: 'Errors with a way out', severity: 'important' as const };
  return [
    finding(
      string,
      rule,
      { start: 0, end: string.text.length },
      'Say what the person can do now: try again, change an entry, ask somebody.',
      null,
    ),
  ];
}

/** What the house style finds in a text, kept between rounds: catalogs say many things more than once. */
export type KnownTexts = Map<string, readonly DocumentFinding[]>;

function inHouseStyle(string: UxString, style: CompiledStyle, known: KnownTexts): UxFinding[] {
  const found = known.get(string.text) ?? inspectText(string.text, style);
  known.set(string.text, found);
  return found.map((finding) => ({ ...finding, string }));
}

function inspectText(text: string, style: CompiledStyle): readonly DocumentFinding[] {
  const document = parseDocument(text, 'plain');
  const spans = protectedSpans(text);
  // "in :seconds seconds" says nothing twice: what begins or ends inside a placeholder is no word.
  const cutsInto = ({ start, end }: DocumentFinding): boolean =>
    spans.some((span) => start < span.end && span.start < end && (start > span.start || end < span.end));
  return inspect(document, style)
    .filter(({ ruleId }) => !DOCUMENT_RULES.test(ruleId))
    .map((found) => ({ ...found, ...document.toSource(found) }))
    .filter((found) => !cutsInto(found));
}

/** Characters on either side of a finding that its placeholders may reach into. */
const REACH = 200;

/** Whether a change would lose a placeholder, or make one. */
function touchesPlaceholder({ string: { text }, start, end, replacement }: UxFinding): boolean {
  if (replacement === null) return false;
  const [before, after] = [text.slice(Math.max(0, start - REACH), start), text.slice(end, end + REACH)];
  const kept = placeholdersIn(before + text.slice(start, end) + after);
  return kept !== '' && placeholdersIn(before + replacement + after) !== kept;
}

const placeholdersIn = (text: string): string =>
  protectedSpans(text)
    .map((span) => text.slice(span.start, span.end))
    .sort()
    .join('\n');

/** Where findings overlap, the first in the order of the rules stands; those about the whole string give way to none. */
function withoutOverlaps(findings: readonly UxFinding[]): UxFinding[] {
  const kept: UxFinding[] = [];
  const places = new Set<string>();
  const stretches = new Stretches<UxFinding>();
  for (const candidate of findings) {
    const place = `${candidate.start} ${candidate.ruleId}`;
    if (places.has(place) || stretches.near(candidate).some((other) => clashes(candidate, other))) continue;
    places.add(place);
    stretches.add(candidate);
    kept.push(candidate);
  }
  return kept.sort((a, b) => a.start - b.start || a.end - b.end);
}

const clashes = (one: UxFinding, other: UxFinding): boolean =>
  one.start < other.end &&
  other.start < one.end &&
  !(isRemark(one) && !isWhole(other)) &&
  !(isRemark(other) && !isWhole(one)) &&
  (other.replacement !== null || one.replacement !== null || other.start === one.start);

const isWhole = ({ start, end, string }: UxFinding): boolean => start === 0 && end === string.text.length;
/** Says something of the whole string, and changes nothing. */
const isRemark = (finding: UxFinding): boolean => finding.replacement === null && isWhole(finding);
