import { escaped } from '../../../escaped.ts';
import { applyEdits, type Changed } from './changed-values.ts';
import type { Edit } from './alignment.ts';
import { valuesOf } from './kinds.ts';
import { rootsOf } from './subjects.ts';
import type { Cell, Model } from './passages.ts';

const NAME = String.raw`(?:(?:Mr|Ms|Mrs|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:(?:de|van|der|den|von|da|di|del|la|le|el|al|bin) ){0,2}\p{Lu}[\p{L}'’-]+){0,3}`;
const ROLE = String.raw`(?:the |our )?(?:new )?(?<role>\p{L}[\p{L}\d-]*(?: [\p{L}\d-]+){0,6}?)`;
const SINCE = String.raw`(?:,? (?:from|as of|since|starting) [^,;()]{3,30})?`;
/** Who it was so far, and how to reach who it is now. */
const BEHIND = String.raw`(?<reach>(?:,? (?:at |on |under )?\(?(?:[\w.+-]+@[\w.-]+\w|(?:\+|0)\d[\d ()/-]{4,}\d|(?:ext\.?|extension|room) \d+)\)?){0,2})${SINCE}(?:,? \(?(?:\p{L}+ )?(?:not|no longer|instead of|rather than|replac(?:es|ing)|was|formerly|previously)? ?(?<old>${NAME})(?: (?:has )?(?:left|retired|moved on|quit|stepped down)| any ?more| any longer)?\)?)?[.!]?$`;
/** Wordings of who has an office now. */
const WORDINGS: readonly RegExp[] = [
  String.raw`^(?<name>${NAME}) (?:is|becomes|acts as|works as|has become|takes over as|took over as)(?: now)? ${ROLE}(?: now)?${BEHIND}`,
  String.raw`^${ROLE}(?: (?:is|are|will be)(?: now)?|:| now)(?: now)? (?<name>${NAME})(?: now)?${BEHIND}`,
].map((wording) => new RegExp(wording, 'u'));
const LOWERED = /^(?:The|Our|New|Your)(?= )|^\p{Lu}(?=\p{Ll}+(?: \p{Ll}+)*(?: is| are| now| will|:))/u;

interface Office {
  readonly role: string;
  readonly name: string;
  readonly reach: string;
}

function readOffice(said: string): Office | undefined {
  const whole = said.trim();
  const lowered = whole.replace(LOWERED, (start) => start.toLowerCase());
  for (const [at, wording] of WORDINGS.entries()) {
    const groups = wording.exec(at === 0 ? whole : lowered)?.groups;
    const { role = '', name = '', reach = '' } = groups ?? {};
    if (role !== '' && name !== '' && /\p{L}{3}/u.test(role) && /^\p{Ll}/u.test(role))
      return { role: role.toLowerCase(), name, reach: reach.replace(/^[ ,(]+|[)]+$/g, '') };
  }
  return undefined;
}

const WHOLE_NAME = new RegExp(`^${NAME}$`, 'u');
const HELD = new RegExp(
  String.raw`^(?<label>[^:|\n]{2,60}?:(?:\*\*)? +)(?<name>${NAME})(?<rest>(?:,| \(| [–—-]|$).*)$`,
  'u',
);

/** "Treasurer is now Dilan Aydin", "Ms Petrov is the new head of year 7": in the one item, line, or cell for it, and wherever else the name stands that was there. */
export function replaceHolder(model: Model, said: string): Changed | undefined {
  const office = readOffice(said);
  if (!office) return undefined;
  const held = [...heldInLines(model, office), ...heldInCells(model, office)];
  const [only, other] = held;
  if (!only || other || only.old === office.name) return undefined;
  if (!only.edits) {
    const what = said.trim().replace(/\.$/, '');
    const note = `“${what}”: how to reach ${office.name} is not told, and “${only.line}” stays.`;
    return { text: model.text, notes: [note] };
  }
  const former = new RegExp(String.raw`(?<![\p{L}\d-])${escaped(only.old)}(?![\p{L}\d-])`, 'gu');
  return { text: applyEdits(model.text, only.edits).replace(former, () => office.name), notes: [] };
}

interface Held {
  readonly old: string;
  /** Where it stands. */
  readonly line: string;
  /** Undefined where only the old one's address is known. */
  readonly edits: readonly Edit[] | undefined;
}

/** "- Treasurer: Paul Whitcombe, paul@club.example" */
function heldInLines(model: Model, { role, name, reach }: Office): readonly Held[] {
  const { text, passages } = model;
  const wanted = rootsOf(role);
  return passages.flatMap(({ text: line, start, cell, section }): readonly Held[] => {
    const { label = '', name: old = '', rest = '' } = (cell ? undefined : HELD.exec(line)?.groups) ?? {};
    // "Contact: …" below "Escalations" for "contact for escalations".
    const own = rootsOf(label);
    const all = new Set([...own, ...rootsOf(model.titles(section).join(' '))]);
    const isOf =
      own.length > 0 && own.every((word) => wanted.includes(word)) && wanted.every((word) => all.has(word));
    if (old === '' || (bare(label) !== role && !isOf)) return [];
    const reached = reachedBy(rest, reach);
    const from = start + label.length;
    if (!text.startsWith(old, from)) return [];
    const edits =
      reached === undefined ? undefined : [{ start: from, end: start + line.length, text: name + reached }];
    return [{ old, line, edits }];
  });
}

const bare = (label: string): string => label.replace(/[*`:]/g, '').trim().toLowerCase();

/** How the new one is reached, in the form of the old; undefined where only the old one's is known. */
function reachedBy(rest: string, reach: string): string | undefined {
  const own = valuesOf(rest).filter(({ kind }) => /^(?:email|phone)$/.test(kind));
  const fresh = valuesOf(reach).filter(({ kind }) => /^(?:email|phone)$/.test(kind));
  if (own.length === 0) return reach === '' ? rest : `, ${reach}${rest}`;
  if (own.some(({ kind }) => !fresh.some((one) => one.kind === kind))) return undefined;
  return own.reduce(
    (all, { kind, text }) => all.replace(text, () => fresh.find((one) => one.kind === kind)?.text ?? text),
    rest,
  );
}

/** Below "Head of year", in the row of 7; or in the second column of the row of that office. */
function heldInCells({ tables }: Model, { role, name, reach }: Office): readonly Held[] {
  return tables.flatMap(({ titles, rows }) =>
    rows.flatMap(({ cells: [head, ...others] }): readonly Held[] => {
      const own = bare(head?.text ?? '');
      const reached = others.filter(({ text }) =>
        valuesOf(text).some(({ kind }) => /^(?:email|phone)$/.test(kind)),
      );
      const cell =
        own === role
          ? others.find(({ text }) => WHOLE_NAME.test(text))
          : others.find(({ text }, at) => isUnder(titles[at + 1] ?? '', own, role) && WHOLE_NAME.test(text));
      if (!cell) return [];
      const [only, more] = reached;
      const values = valuesOf(reach);
      const isOther =
        only && (more || values.length !== 1 || values[0]?.kind !== valuesOf(only.text)[0]?.kind);
      const edits = isOther
        ? undefined
        : [edit(cell, name), ...(only ? [edit(only, values[0]?.text ?? '')] : [])];
      return [{ old: cell.text, line: `${head?.text ?? ''} | ${cell.text}`, edits }];
    }),
  );
}

const edit = ({ start, text }: Cell, fresh: string): Edit => ({
  start,
  end: start + text.length,
  text: fresh,
});

/** "Head of year" and "7" for "head of year 7". */
const isUnder = (title: string, head: string, role: string): boolean =>
  head !== '' &&
  [`${title} ${head}`, `${head} ${title}`, `${title} of ${head}`, `${title} for ${head}`].some(
    (all) => all.toLowerCase() === role,
  );
