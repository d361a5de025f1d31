import { cutAt, cutItems } from '../brief/cut.ts';
import { cutNews } from '../brief/news.ts';
import { readerSteps } from '../brief/readers-steps.ts';
import { beginsStep } from '../brief/steps.ts';
import type { ContentType } from '../reading/content-type.ts';
import { hasSteps } from './sequence.ts';
import { kindOfLabel, splitLabel } from './labels.ts';
import {
  splitAccess,
  splitActions,
  splitAmounts,
  splitClauses,
  splitCodes,
  splitConsidered,
  splitFlags,
  splitLead,
  splitSplices,
} from './pieces.ts';
import { asDefault, isAttribute } from './parameters.ts';
import type { FactKind } from './signs.ts';
import { splitTopics } from './topics.ts';

/** The things that one note tells, each as the prompt writes it. */
export interface Cut {
  readonly pieces: readonly string[];
  /** What a label says that they are; undefined without one. */
  readonly kind: FactKind | undefined;
  /** They stand under a label, or together in a list of like things. */
  readonly isLabelled: boolean;
  /** They are all what the note as a whole is. */
  readonly areAlike?: boolean;
}

/** "If it says “role missing”, …": a message, and all that is to be done then. */
export const SAYS_SO = /^(?:if|when) it (?:says|shows|prints|reports) ["“`]/i;

/**
 * Cuts a note where one thing that it tells ends and the next begins.
 * @param follows whether it stands behind a step
 */
export function cutFacts(note: string, type: ContentType | undefined, follows = false): Cut {
  const bare = (pieces: readonly string[]): Cut => ({ pieces, kind: undefined, isLabelled: false });
  if (SAYS_SO.test(note)) return bare([note]);
  const news = type === 'release-notes' ? cutNews(note) : [];
  // "We fixed a crash" too, as "fixed a crash".
  if (news.length > 1 || (news.length === 1 && news[0] !== note)) return bare(news);
  const reports = type === 'troubleshooting' ? readReports(note) : [];
  if (reports.length > 0) return { pieces: reports, kind: 'problem', isLabelled: true };
  const amounts = splitAmounts(note);
  if (amounts.length > 1) return { pieces: amounts, kind: undefined, isLabelled: true, areAlike: true };
  const labelled = readPairs(note, type) ?? splitLabel(note, type);
  if (labelled) {
    const { kind } = labelled;
    const split =
      kind === 'step' ? (one: string) => splitActions(one) : type === 'faq' ? splitTopics : undefined;
    return { pieces: split ? labelled.pieces.flatMap(split) : labelled.pieces, kind, isLabelled: true };
  }
  const described = type === 'api-reference' ? cutItems(note) : [];
  if (described.length > 1 && described.every((one) => DESCRIBED.test(one)))
    return {
      pieces: described.map((one) =>
        one.replace(DESCRIBED, '`$1`: ').replace(/ and (?=(?:required|optional|mandatory)$)/i, ', '),
      ),
      kind: 'option',
      isLabelled: true,
    };
  const answers = type === 'api-reference' ? splitAnswers(note) : [];
  if (answers.length > 0) return bare(answers);
  if (type === 'faq') return bare(splitTopics(note));
  const steps = hasSteps(type) ? readerSteps(note, follows) : undefined;
  if (steps) return { pieces: steps.flatMap((one) => splitActions(one)), kind: 'step', isLabelled: false };
  const pieces = (type === 'readme' ? [note] : splitCodes(note)).flatMap(splitFlags);
  if (type === 'concept') return bare(pieces.flatMap(splitClauses));
  const told =
    hasSteps(type) || type === 'readme'
      ? pieces
          .flatMap(splitAccess)
          .flatMap(splitLead)
          .flatMap((one) => splitTold(one, type))
      : pieces.flatMap(splitConsidered);
  // "Options were Kafka (three brokers) and NATS": each is one, with or without a reason.
  if (type === 'adr' && pieces.length === 1 && told.length > 1)
    return { pieces: told, kind: 'alternative', isLabelled: true };
  return bare(told.flatMap((one) => splitActions(one, hasSteps(type) || type === 'readme')));
}

/** Names reports, and none of them. */
const LEADS =
  /\b(?:tickets|problems|issues|complaints|reports|questions|cases|errors|symptoms|calls|common|typical|frequent|known|most)\b/i;

/** "Most tickets: bike not found (Bluetooth is off), battery empty (wait)": what is seen, and what brackets say of it. */
function readReports(note: string): readonly string[] {
  const [, lead = '', list = note] = /^([^:(]{3,60}): (?=[^:]*\()(.+)$/s.exec(note) ?? [];
  if ((lead !== '' && !LEADS.test(lead)) || /\b(?:usually|mostly|often|either)\b/i.test(note)) return [];
  const items = cutItems(list.replace(/\.$/, ''));
  const reports = items.map((item) => item.replace(/^(?:and )?([^()]{4,80}) \(([^()]{4,})\)$/, '$1: $2'));
  const isRead = (index: number): boolean => reports[index] !== items[index];
  return items.length > 1 && items.filter((_, index) => isRead(index)).length > items.length / 2
    ? reports.map((report, index) => (isRead(index) ? report : report.replace(/ [-–—] (?=\S)/, ': ')))
    : [];
}

/** "The role is required, invitations expire after 7 days": what is told in one breath, each alone; orders are cut elsewhere. */
function splitTold(sentence: string, type: ContentType | undefined): readonly string[] {
  const told = hasSteps(type) && !/\s[-–—]\s|;\s/.test(sentence) ? splitSplices(sentence) : [];
  return told.length > 1 && !told.some((one) => beginsStep(one) || SAID_OF_IT.test(one)) ? told : [sentence];
}

const SAID_OF_IT = /^(?:the )?(?:default|min(?:imum)?|max(?:imum)?)\b/i;

/** "q is the search text", of several parameters. */
const DESCRIBED = /^`?([a-z][\w.]*)`? (?:is|are) (?=\S)/;

/** "If it is another user's you get 403, if it doesn't exist 404" as "403 if …" each; none for any other note. */
function splitAnswers(note: string): readonly string[] {
  const answers = [
    ...note.matchAll(
      /\bif ([^,]{3,60}?),? (?:you get |(?:it|this) returns |returns )?(?:an? )?([45]\d\d)\b/gi,
    ),
  ];
  return /^if\b/i.test(note) ? answers.map(([, condition = '', code = '']) => `${code} if ${condition}`) : [];
}

/** A name that no word of the language looks like: "QUEUE_URL", "maxSize", "tls.cert". */
const NAME =
  /^`?((?:(?:Ctrl|Cmd|Alt|Shift|Option)\+\S+|F\d{1,2}|(?:Del|Esc|Tab|Enter|Space|Home|End|Ins|Backspace|Delete)(?= [a-z]+s\b)|[A-Z][A-Z\d]{2,}(?:_[A-Z\d]+)*|[a-z][a-z\d]*(?:[_.][a-z\d]+)+|[a-z]+[A-Z]\w*))`?(?=[ (:]|$)/;
const SAYS_OF_ROW = /^`(?:\w+\+|F\d)|\b(?:defaults?|required|optional|one of)\b|\(/i;

/** "QUEUE_URL (required), CONCURRENCY default 4, LOG_LEVEL one of debug/info" as a row each; none where it lists no names. */
function readRows(text: string): readonly string[] {
  // "75 locked, try again later": what goes on behind a code is told of it.
  const codes = cutAt(text.replace(/\.$/, ''), /[,;]\s+(?:and\s+)?(?=\d{1,3} \p{L})/u);
  if (codes.length > 1 && codes.every((one) => /^\d{1,3} \p{L}/u.test(one)))
    return codes.map((one) => one.replace(/^(\d+) (?:(?:means|is|=) (?:an? )?)?/, '`$1`: '));
  const rows: string[] = [];
  for (const piece of cutAt(text.replace(/\.$/, ''), /[,;]\s+(?:and\s+)?/)) {
    const last = rows.at(-1);
    if (NAME.test(piece)) rows.push(piece.replace(NAME, '`$1`').replace(/^(`[^`]+`) (?=\w)/, '$1: '));
    else if (last === undefined) return [];
    else rows[rows.length - 1] = `${last}, ${piece}`;
  }
  return rows.filter((row) => SAYS_OF_ROW.test(row)).length * 2 >= rows.length ? rows : [];
}

/** "interval = 30 - seconds between two checks". */
const SET = /^`?([a-z][\w.-]*)`? = (\S.*)$/s;
/** Settings with their values, a row each; none for any other note. */
export function readSettings(text: string): readonly string[] {
  const set = text.split(/[,;] (?=`?[\w.-]+`? = )/).map((one) => SET.exec(one) ?? []);
  return set.every(([, , value = '']) => asDefault(value) !== value)
    ? set.map(([, name = '', value = '']) => `\`${name}\`: ${asDefault(value)}`)
    : [];
}
const KEY =
  '(?:(?:Ctrl|Cmd|Alt|Shift|Option|Win|Fn)\\+\\S+|Esc|Enter|Tab|Del|Delete|Space|Home|End|F\\d{1,2})';
const KEYS_DO = new RegExp(`^(${KEY}(?: (?:and|or) ${KEY})*) (\\p{Ll}{2,}s? .+)$`, 'su');
/** "`log_level` can be debug, info, or warn": a setting, and what it may be. */
const SETTING =
  /^(`[^`=]+`(?: and `[^`]+`)*) ((?:is|are|in|can be|must be|may be|sets|defines) (?!now\b|only\b|not\b|no longer\b|deprecated\b|removed\b|ignored\b).+)$/s;
const ONE_OF = /^one of ((?:[\w.-]+, )+(?:or )?[\w.-]+|[\w.-]+ or [\w.-]+)([,;.].*|$)/s;

/** "solid green = ok, blinking green = pairing" in a reference: a name and its meaning each. */
function readPairs(
  text: string,
  type?: ContentType,
): { kind: FactKind; pieces: readonly string[] } | undefined {
  const [, named = '', told = ''] = (type === 'reference' && SETTING.exec(text)) || [];
  if (named !== '') {
    const row = told
      .replace(/^(?:can|must|may) be (?=[^,.]+(?:,|\bor\b))/, 'one of ')
      .replace(/^(?:is|are|can be|must be|may be|sets|defines) /, '')
      .replace(/,? and (?:is|are) (?=(?:required|optional|mandatory)\b)/, ', ')
      .replace(
        ONE_OF,
        (_, values: string, more: string) => `one of ${values.split(/, (?:or )?| or /).join('|')}${more}`,
      );
    return { kind: 'option', pieces: named.split(' and ').map((name) => `${name}: ${row}`) };
  }
  const rows = type === 'reference' || type === 'readme' ? readRows(text) : [];
  if (rows.length > 1) return { kind: 'option', pieces: rows };
  const settings = type === 'reference' ? readSettings(text) : [];
  if (settings.length > 0) return { kind: 'option', pieces: settings };
  // "Ctrl+K inserts a link"
  const [, keys = '', deed = ''] = (type === 'reference' && KEYS_DO.exec(text)) || [];
  if (keys !== '')
    return { kind: 'option', pieces: keys.split(/ (?:and|or) /).map((key) => `\`${key}\`: ${deed}`) };
  const options = type === 'reference' ? cutItems(text) : [];
  if (options.length > 2 && options.every((one) => /^`?[a-z][\w.-]*`? \(.+\)$/.test(one)))
    return { kind: 'option', pieces: options.map((one) => one.replace(/^`?([\w.-]+)`?/, '`$1`')) };
  // "retries, int, default 2": a name, and what is said of it.
  const [, row = '', columns = ''] =
    (type === 'reference' && /^(`?[a-z][\w.-]*`?(?: and `?[a-z][\w.-]*`?)?), (.+?)\.?$/s.exec(text)) || [];
  if (row && (columns.split(/, /).some(isAttribute) || /[._]/.test(row)))
    return {
      kind: 'option',
      pieces: row
        .split(' and ')
        .map(
          (name) =>
            `\`${name.replace(/`/g, '')}\`: ${columns.replace(/\bdefault (?:is |to )?([\w./:-]*\w)/, 'default `$1`')}`,
        ),
    };
  const [, names = '', said = ''] =
    (type === 'reference' && /^(`?[a-z][\w.-]*`?(?:(?:,| and) `?[a-z][\w.-]*`?)*): (\S.*)$/s.exec(text)) ||
    [];
  if (names && kindOfLabel(names) === undefined)
    return {
      kind: 'option',
      pieces: names.split(/, | and /).map((name) => `\`${name.replace(/`/g, '')}\`: ${said}`),
    };
  // "Frame rate - 15, 30 or 60 fps, default 30": a setting by the words on the screen.
  if (
    type === 'reference' &&
    /^\p{Lu}[\p{L} ]{2,28} [-–—] \S/u.test(text) &&
    !/^\p{Lu}[\p{L} ]* (?:is|are)\b/u.test(text)
  )
    return { kind: 'option', pieces: [text.replace(/^(.+?) [-–—] /, '**$1:** ')] };
  const pieces =
    type === 'reference' ? text.replace(/[.;]$/, '').split(/[,;]\s+(?:and\s+)?(?=[^,;=()]{2,40} = )/) : [];
  return pieces.length > 0 && pieces.every((piece) => /^[^=]{2,40} = \S/.test(piece))
    ? { kind: 'option', pieces }
    : undefined;
}
