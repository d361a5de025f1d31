import type { Statement } from './statements.ts';
import { fingerprint, wordsOf } from './statements.ts';

/** Words for how something is, of which one excludes the others of its row. */
const STATES: readonly (readonly string[])[] = [
  ['optional', 'required', 'mandatory', 'compulsory'],
  ['allowed', 'permitted', 'forbidden', 'prohibited', 'banned'],
  [
    'planned',
    'beta',
    'preview',
    'available',
    'deprecated',
    'unavailable',
    'discontinued',
    'maintenance',
    'experimental',
    'stable',
    'ga',
  ],
  ['enabled', 'disabled'],
  ['free', 'included', 'paid', 'charged'],
  ['manual', 'manually', 'automatic', 'automatically'],
  ['daily', 'weekly', 'monthly', 'quarterly', 'yearly', 'hourly', 'annually'],
  ['public', 'private'],
  ['supported', 'unsupported'],
];
const IS =
  /^(?:the |our |an? )?(?<subject>[^,;:.]{2,60}?) (?:is|are|was|were|becomes?) (?:now |currently |still |only )?(?<state>[^.]+?)\.?$/is;

/** Whether a statement says that something can, or can't, be undone. */
export const saysUndone = (said: string): boolean => UNDONE.test(said.trim());

/** The one statement that says of the same subject that it is otherwise: "MFA is optional." against "MFA is mandatory for admins." */
export function findContrary<T extends Pick<Statement, 'text'>>(
  said: string,
  statements: readonly T[],
): T | undefined {
  const fresh = read(said);
  if (!fresh) return undefined;
  const [contrary, other] = statements.filter(({ text }) => {
    const old = read(text);
    return (
      old !== undefined && old.subject === fresh.subject && old.row === fresh.row && old.word !== fresh.word
    );
  });
  return other ? undefined : contrary;
}

const NOW = / (?:now|also)(?= )/g;
/** Words that narrow a subject. */
const NARROWED = 2;
const NEGATED = /n['’]t\b|\b(?:cannot|not|never|no longer)\b/i;

/** The one statement that denies what a new one says: "Contractors can't work remotely." against "Contractors can work remotely if …" */
export function findDenied<T extends Pick<Statement, 'text'> & { readonly around?: ReadonlySet<string> }>(
  said: string,
  statements: readonly T[],
): T | undefined {
  if (!/\b(?:can|may|is|are|do|does|must)\b/i.test(said)) return undefined;
  const print = `${fingerprint(said.replace(NOW, ''))} `;
  const [denied, other] = statements.filter(({ text, around }) => {
    if (!NEGATED.test(text)) return false;
    const affirmed = fingerprint(
      text.replace(/\bcan(?:['’]t|not)\b/i, 'can').replace(/n['’]t\b|\s(?:not|never|no longer)\b/i, ''),
    );
    const isDenied = affirmed !== fingerprint(text) && affirmed.split(' ').length > 2;
    // "API keys expire after 180 days" below "API keys", where "keys never expire".
    const lead = print
      .slice(0, Math.max(0, print.indexOf(` ${affirmed} `)))
      .split(' ')
      .filter(Boolean);
    const isBelow =
      lead.length > 0 &&
      lead.length <= NARROWED &&
      / (?:do|does|never) /.test(` ${text.toLowerCase().replace(/n['’]t|not/g, ' ')} `) &&
      lead.every((word) => around?.has(word) === true);
    return (isDenied && print.startsWith(`${affirmed} `)) || isBelow;
  });
  return other ? undefined : denied;
}

/** "Deleting a project can't be undone", "deleted projects can be restored for 30 days" */
const UNDONE =
  /^(?<subject>[^,;:.]{2,60}?) can(?<not>['’]t|not| not| never)? be (?:undone|restored|recovered|reverted|reversed|brought back)\b/iu;
const REVERSIBLE = ['final', 'reversible'];

/** Words in their plain forms: "deleting a project" and "deleted projects" are one. */
const rootsOf = (subject: string): string =>
  [...wordsOf(subject)]
    .map((word) => word.replace(/(?:ing|ed|e|s)$/u, ''))
    .sort()
    .join(' ');

/** "The laundry room costs 2 EUR per wash now": it isn't free. */
export const COSTS =
  /^(?:the |our |an? )?(?<subject>[^,;:.]{2,60}?) (?:now )?costs? (?:now )?(?:[€$£]|\d|(?<free>nothing\b))/iu;

function read(text: string): { subject: string; row: readonly string[]; word: string } | undefined {
  const undone = UNDONE.exec(text.trim())?.groups;
  if (undone)
    return {
      subject: rootsOf(undone['subject'] ?? ''),
      row: REVERSIBLE,
      word: undone['not'] === undefined ? 'reversible' : 'final',
    };
  const costs = COSTS.exec(text.trim())?.groups;
  const paid = costs?.['subject'];
  const { subject = paid ?? '', state = costs?.['free'] === undefined ? 'paid' : 'free' } =
    paid === undefined ? (IS.exec(text.trim())?.groups ?? {}) : {};
  const words = fingerprint(state).split(' ').slice(0, 4);
  for (const row of STATES) {
    const word = words.find((one) => row.includes(one));
    if (word) return { subject: fingerprint(subject).replace(/\b(\p{L}{3,})s\b/gu, '$1'), row, word };
  }
  return undefined;
}
