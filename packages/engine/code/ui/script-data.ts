/** What the scripts of a template hold: lists of texts or of objects, and what the fields of its forms are at first. */
export interface ScriptData {
  readonly lists: ReadonlyMap<string, readonly Readonly<Record<string, string>>[]>;
  readonly values: ReadonlyMap<string, string>;
}

const LIST =
  /\b(?:const|let)\s+(?<name>\w+)(?:\s*:[^=\n]{1,80})?\s*=\s*(?:ref\(|reactive\()?\[(?<items>[^[\]]{1,5000})\]/g;
const PAIR =
  /(?<key>\w+)\s*:\s*(?:'(?<single>[^'\n]*)'|"(?<double>[^"\n]*)"|(?<plain>\d+(?:\.\d+)?|true|false))/g;
/** `ref({ plan: 'yearly' })`, `reactive({ … })`, and `data() { return { … } }`. */
const FORM =
  /(?:\b(?:ref|reactive|useForm|useState)(?:<[^<>]{1,80}>)?\(|\breturn\s*)\{(?<pairs>[^{}]{1,5000})\}/g;
const SINGLE =
  /\b(?:const|let)\s+(?<name>\w+)\s*=\s*ref(?:<\w+>)?\((?:'(?<single>[^'\n]*)'|"(?<double>[^"\n]*)"|(?<plain>\d+|true|false))\)/g;

type Groups = Readonly<Record<string, string | undefined>>;
const valueIn = ({ single, double, plain }: Groups): string => single ?? double ?? plain ?? '';

export function readScriptData(scripts: string): ScriptData {
  const lists = new Map<string, Readonly<Record<string, string>>[]>();
  const values = new Map<string, string>();
  const pairsIn = (text: string): [string, string][] =>
    [...text.matchAll(PAIR)].map(({ groups = {} }) => [groups['key'] ?? '', valueIn(groups)]);
  for (const { groups = {} } of scripts.matchAll(LIST)) {
    const { name = '', items = '' } = groups;
    const objects = [...items.matchAll(/\{([^{}]*)\}/g)].map(([, pairs = '']) =>
      Object.fromEntries(pairsIn(pairs)),
    );
    const texts = [...items.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, one, two]) => ({
      '': one ?? two ?? '',
    }));
    lists.set(name, objects.length > 0 ? objects : texts);
  }
  for (const { groups = {} } of scripts.matchAll(FORM))
    for (const [key, value] of pairsIn(groups['pairs'] ?? '')) values.set(key, value);
  for (const { groups = {} } of scripts.matchAll(SINGLE)) values.set(groups['name'] ?? '', valueIn(groups));
  return { lists, values };
}

const REPEATED =
  /<(?<tag>label|option|button|li|el-option|v-radio)\b(?<before>[^<>]{0,300}?)\sv-for="\(?(?<item>\w+)(?:,\s*\w+)?\)?\s+(?:in|of)\s+(?<list>\w+)"(?<after>[^<>]{0,300})>(?<body>(?:(?!<\/\k<tag>)[^]){0,2000})<\/\k<tag>>/g;

/** Vue's `<option v-for="plan in plans" :value="plan.id">{{ plan.label }}</option>`, once for each that the script lists. */
export function withListed(html: string, { lists }: ScriptData): string {
  return html.replace(REPEATED, (...match) => {
    const {
      tag = '',
      before = '',
      item = '',
      list = '',
      after = '',
      body = '',
    } = match.at(-1) as Record<string, string>;
    const entries = lists.get(list);
    if (!entries || entries.length === 0) return match[0] as string;
    const part = `\\b${item}(?:\\.(\\w+))?`;
    return entries
      .map((entry) =>
        `<${tag}${before}${after}>${body}</${tag}>`
          .replace(
            new RegExp(`\\{\\{\\s*${part}\\s*\\}\\}`, 'g'),
            (_all, key = '') => entry[key as string] ?? '…',
          )
          .replace(
            new RegExp(`\\s:(value|label)="${part}"`, 'g'),
            (_all, name: string, key = '') => ` ${name}="${entry[key as string] ?? ''}"`,
          ),
      )
      .join('');
  });
}
