import { readAsked } from '../generate/asked.ts';
import { isImperative } from '../generate/signs.ts';
import { ADJECTIVE, NOUN, PARTICIPLE, PAST, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { capitalized } from '../writing/capitals.ts';
import { isClause } from '../writing/splices.ts';
import { cutAt } from './cut.ts';
import { readTask } from './subject.ts';
import { beginsStep } from './steps.ts';

/** Fields of a ticket that say how it is handled, and nothing of what it is about. */
const FIELD =
  /^(?:reporter|reported by|assignee|assigned to|priority|prio|labels?|sprint|epic|story points?|component|created|updated|due|reviewers?|cc):[ \t]+[^\n]{1,80}$|^status:[ \t]+(?:open|new|to[ -]?do|backlog|ready|blocked|in (?:progress|review))$/i;
/** Lines at the head of a ticket that may be fields. */
const HEAD = 10;
/** What stands between the steps of a chain: "open Billing -> click Export", "go to Members / press Invite". */
const LINKS = [/\s+(?:-+>|=>|→|>>)\s+(?:then\s+)?/, /\s+\/\s+/, /\s+\|\s+/] as const;
const FEWEST = 3;
/** Longer texts are no notes typed in a hurry; in UTF-16 code units. */
const LONGEST = 20_000;
/** "After that plug it in": leads in the next step without a comma. */
const NEXT =
  /(?<=^|[.!?]\s)(?:[Aa]nd )?(?:[Aa]fter(?: that| this|wards)|[Nn]ext|[Ff]inally|[Ll]astly) (?=(\p{Ll}+ [^\s,]+))/gmu;
const LASTLY = /,? and (?:finally|lastly|at last) (?=\p{Ll})/gu;
/** "Settings > Webhooks > pick endpoint > Rotate": an order on the way through menus. */
const IN_PATH = / > (\p{Ll}+ [^>.,;\n]{2,40}?) > (?=\S)/gu;
/** A condition that no comma ends. */
const BEFORE_ORDER = /(?<=^(?:[-*•+] |\d+[.)] )?|[.!?] )(?:if|when|once) [^,.;:?!`\n]{8,80}/gimu;
/** "Site settings, Domains, Add.": words on a screen, one below the other. */
const NAMED_PATH =
  /(?<=^|[.!?] )((?:\p{Lu}\p{Ll}+(?: \p{Ll}+)?, ){2,3}\p{Lu}\p{Ll}+(?: \p{Ll}+)?)(?=\.(?:\s|$)|$)/gmu;
/** The one semicolon of a line, before a case. */
const CASE_BEHIND = /(?<=^[^;]*);\s+(if|when|otherwise|unless)(?=\b[^;]*$)/i;
/** "Only Google -> check the status page": in which case to do what. */
const CASE =
  /(?<=^|[.!?] )(\p{Lu}[\p{L}-]{1,20}(?: [\p{L}-]{1,20}){0,2}) (?:->|=>|→) (?=(\p{Ll}+ [^\s,]+))/gmu;
const NEED =
  /\b(?:only|required|needed|needs?|requires?|role|access|permissions?|plan|admins?|owners?|account|key)\b/i;

/** The text of a ticket without the fields at its head that no page tells. */
export function withoutFields(text: string): string {
  const lines = text.split('\n');
  const isTicket = lines
    .slice(0, HEAD)
    .some((line) => /^(?:reporter|reported by|assignee|priority)/i.test(line));
  return isTicket
    ? lines.filter((line, index) => index >= HEAD || !FIELD.test(line.trim())).join('\n')
    : text;
}

/** "Gift cards - FAQ" and "Gift cards (FAQ)" in a first line as "FAQ: gift cards". */
export function layOutHead(text: string): string {
  const [, title = '', dashed = '', inBrackets = dashed] =
    /^([^\n:.]{3,80}?) (?:[-–—] ([\w -]{3,30})|\(([\w -]{3,30})\))(?=\.?(?:\n|$)|\.\s)/u.exec(text) ?? [];
  const { kind, subject } = readAsked(inBrackets);
  if (inBrackets === '' || kind === undefined || subject !== '' || readAsked(title).kind !== undefined)
    return text;
  const at = text.indexOf(inBrackets, title.length) + inBrackets.length;
  return `${inBrackets}: ${title}${text.slice(at).replace(/^\)/, '')}`;
}

/** Notes on a task with the title on a line of its own, each step of a chain on another, and "finally" as one more "then". */
export function layOutSteps(text: string): string {
  if (text.length > LONGEST) return text;
  const [first = '', ...others] = text.split('\n');
  return (
    [...splitTitle(first), ...others]
      .flatMap(spreadNotes)
      // "check the disk; if it is full, delete old logs": what to do in a case is a sentence of its own.
      .map((line) => line.replace(CASE_BEHIND, (_, word: string) => `. ${capitalized(word)}`))
      .map(spreadChain)
      .map((line) =>
        line
          .replace(NEXT, (lead, deed: string) => (beginsStep(deed) ? 'then ' : lead))
          .replace(BEFORE_ORDER, (condition) => withComma(condition))
          .replace(LASTLY, ', then ')
          .replace(CASE, (arrow, name: string, deed: string) =>
            beginsStep(deed) && !beginsStep(name) ? `${name}: ` : arrow,
          )
          .replace(NAMED_PATH, (_, path: string) => `Select ${path.replace(/, /g, ' > ')}`)
          .replace(IN_PATH, (part, deed: string) => (beginsStep(deed) ? `, ${deed}, select ` : part)),
      )
      .join('\n')
  );
}

/** "Add a teammate (admin role required)", "Add a teammate - admins only": the task, and what it needs. */
function splitTitle(line: string): readonly string[] {
  const [, title = '', need = '', after = ''] =
    /^([^()\n:.]{5,60}?) (?:[-–—] ([^()\n]{4,80})|\(([^()\n]{4,80})\))$/u.exec(line.trim()) ?? [];
  const said = need || after;
  if (said === '') {
    const [whole = '', task = '', note = ''] =
      /^([^()\n:.]{5,60}?) \(([^()\n]{4,80})\)[.:](?=\s)/u.exec(line.trim()) ?? [];
    return whole !== '' && isNeed(task, note)
      ? [
          `${task}. ${/\b(?:only|need|required|role|account|plan)/i.test(note) ? note : `${note} only`}. ${line.trim().slice(whole.length).trim()}`,
        ]
      : [line];
  }
  return isNeed(title, said) ? [title, '', said] : [line];
}

function isNeed(title: string, said: string): boolean {
  return NEED.test(said) && readTask(title.replace(/^how ?-?to:? /i, '')) !== '' && !isImperative(said);
}

/** "still", "needed", "high": and no order, though "open" is one too. */
const isState = (word: string): boolean =>
  /^(?:still|not|yes|no|so|ok)$/i.test(word) ||
  ((partsOf(word) & (ADJECTIVE | PARTICIPLE)) !== 0 && (partsOf(word) & (NOUN | VERB)) === 0) ||
  /^(?:high|low|full|slow|down|empty|open|red|green)$/.test(word);

/** "When the test is green switch on Enforce" with a comma before what is to be done. */
function withComma(text: string): string {
  const words = text.split(' ');
  // "if still high page the storage team": how it is, without its subject.
  const said = words.findIndex((word, index) => index > 0 && !isState(word));
  if (said > 1 && beginsStep(words.slice(said).join(' ')))
    return `${words.slice(0, said).join(' ')}, ${words.slice(said).join(' ')}`;
  const at = words.findIndex(
    (word, index) =>
      index > 2 &&
      index < words.length - 1 &&
      /^\p{Ll}+$/u.test(word) &&
      isImperative(words.slice(index).join(' ')) &&
      isClause(words.slice(1, index).join(' ')) &&
      (partsOf(words[index - 1] ?? '') & (NOUN | ADJECTIVE | PAST)) !== 0,
  );
  return at < 0 ? text : `${words.slice(0, at).join(' ')}, ${words.slice(at).join(' ')}`;
}

/** "It expires after 7 days; the person appears under Pending; ask support if not": a note each. */
function spreadNotes(line: string): readonly string[] {
  const notes = /^[-*•+]\s/.test(line) ? [] : cutAt(line, /;\s+/);
  const isLabelled = /(?:^|[.!?] )\p{L}[\p{L} ]{1,28}(?::| [-–—]) [^.]*$/u.test(notes[0] ?? '');
  return notes.length < FEWEST || isLabelled ? [line] : notes;
}

/** "Export: open Billing -> click Export -> pick JSON. Only owners": what leads it in, its steps as a list, and what follows. */
function spreadChain(line: string): string {
  const [mark = ''] = /^[-*•+] /.exec(line) ?? [];
  for (const link of LINKS) {
    const pieces = cutAt(line.slice(mark.length), link);
    if (pieces.length < FEWEST) continue;
    const [, lead = '', first = ''] = /^(?:(.*[:.]) )?(.+)$/s.exec(pieces[0] ?? '') ?? [];
    const [, last = '', rest = ''] =
      /^(.+?)(?:(?<=[\p{L}\d)"'`]{2})\. (.+))?$/su.exec(pieces.at(-1) ?? '') ?? [];
    const steps = [first, ...pieces.slice(1, -1), last];
    if (link === LINKS[0] && !beginsStep(first) && steps.every((step) => /^\p{Lu}/u.test(step)))
      return `${mark}${lead && `${lead} `}select ${steps.join(' > ')}${rest && `. ${rest}`}`;
    if (!steps.every(beginsStep)) continue;
    return [
      ...(lead === '' ? [] : [lead]),
      '',
      ...steps.map((step, index) => `${index + 1}. ${step.replace(/[.,;]$/, '')}`),
      '',
      ...(rest === '' ? [] : [rest]),
    ].join('\n');
  }
  return line;
}
