import { asSentence } from '../../generate/sentences.ts';
import { hasFiniteVerb } from '../../simplify/clauses.ts';
import { capitalized } from '../../writing/capitals.ts';

/** "## 2.4.0 - 2026-09-02", "## [v1.2] (2026-10-12)". */
const VERSION_HEADING =
  /^(?<marks>##?) (?<open>(?:(?:version|release) )?\[?v?)(?<number>\d+\.\d+(?:\.\d+)?)(?<rest>\]?[^\n]*)$/im;
const DATE = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2} \p{Lu}\p{Ll}+ \d{4}|\p{Lu}\p{Ll}+ \d{1,2}, \d{4}`;
/** "Version 3.5.0, released 2026-11-20.", "Add an entry for 2.5.0 (2026-11-12):". */
const LEAD = new RegExp(
  String.raw`^\s*(?:#+ )?(?:(?:please )?add (?:an? |the )?(?:new )?(?:entry|section|version|release)(?: (?:for|on))?:? )?(?:the )?(?:version |release )?\[?v?(?<number>\d+\.\d+(?:\.\d+)?)\]?(?:[ ,:–—-]*\(?(?:is )?(?:released |out |of |from )?(?:on )?(?<date>${DATE})\)?)?[.:]?(?=\s|$)`,
  'iu',
);
const GROUP =
  /(?:^|[.;]?[ \t]*\n|[.;][ \t]+)[ \t]*(?:[-*+] |#{2,4} )?(?:\*\*)?(?<name>added|fixed|changed|removed|deprecated|security|improved|improvements|enhancements|fixes|changes|new features|new|bug fixes|breaking changes|known issues)(?:\*\*)?(?::(?:\*\*)?|(?:\*\*)?[ \t]*\n)/gi;
/** More are no section of one version. */
const MOST_GROUPS = 20;
const ITEM = /^[ \t]*[-*+][ \t]+/;

/** A list of changes with a section for a version that it does not have, in the form of the others; undefined for other guidelines. */
export function addVersion(text: string, guidelines: string): string | undefined {
  const model = VERSION_HEADING.exec(text);
  const lead = LEAD.exec(guidelines);
  const { number = '', date } = lead?.groups ?? {};
  if (!model || !lead || text.includes(number)) return undefined;
  const told = guidelines.slice(lead[0].length).replace(/^[ \t]*(?=\S)/, '\n');
  // Labels in front of every item are no headings.
  const isLabelled = /^[-*+] \p{Lu}\p{Ll}+: /mu.test(text.slice(model.index));
  const groups = isLabelled ? [] : [...told.matchAll(GROUP)];
  const loose = told.slice(0, groups[0]?.index ?? told.length).trim();
  const free = itemsOf(loose);
  if (groups.length > MOST_GROUPS) return undefined;
  if (groups.length === 0 ? free.length === 0 : loose !== '') return undefined;
  const marks = model.groups?.['marks'] ?? '##';
  const next = text.slice(model.index + model[0].length);
  const isBold = !new RegExp(`^${marks}# `, 'm').test(next) && /^\*\*\w+\*\*$/m.test(next);
  const mark = /^[ \t]*([-*+])[ \t]/m.exec(next)?.[1] ?? '-';
  const isStopped = /^[ \t]*[-*+][ \t][^\n]*\.[ \t]*$/m.test(next);
  const list = (items: readonly string[]): string =>
    items
      .map((item) => `${mark} ${isStopped ? asSentence(item) : capitalized(item).replace(/\.$/, '')}`)
      .join('\n');
  const rest = (model.groups?.['rest'] ?? '').replace(new RegExp(DATE, 'u'), date ?? '[VERIFY]');
  const parts = [
    `${marks} ${model.groups?.['open'] ?? ''}${number}${rest}`,
    ...(free.length > 0 ? [list(free)] : []),
    ...groups.flatMap(({ index, 0: whole, groups: group }, at) => {
      const name = capitalized((group?.['name'] ?? '').toLowerCase());
      const items = itemsOf(told.slice(index + whole.length, groups[at + 1]?.index ?? told.length));
      return [isBold ? `**${name}**` : `${marks}# ${name}`, list(items)];
    }),
  ];
  return `${text.slice(0, model.index)}${parts.join('\n\n')}\n\n${text.slice(model.index)}`;
}

/** List items, or the sentences of a text. */
function itemsOf(text: string): readonly string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const items = lines.some((line) => ITEM.test(line))
    ? lines.map((line) => line.replace(ITEM, ''))
    : text.split(hasFiniteVerb(text) || /[.!?;]\s/.test(text) ? /(?<=[.!?;])\s+/ : /,\s+(?:and )?/);
  return items.map((item) => item.trim().replace(/;$/, '')).filter(Boolean);
}
