import type { Module } from '../ast.ts';
import type { PublicClass } from './public-api.ts';

const COMMENT = /\/\*\*(?<inside>[\s\S]*?)\*\//g;
const BRACED = String.raw`\{(?<type>(?:[^{}]|\{[^{}]*\})*)\}`;
const TYPEDEF = new RegExp(String.raw`@typedef\s+(?:${BRACED}\s+)?(?<name>[A-Za-z]\w*)\s*(?<said>[^@]*)`);
const PROPERTY = new RegExp(
  String.raw`@prop(?:erty)?\s+${BRACED}\s+(?<field>\[\w+(?:=[^\]]*)?\]|\w+)(?:[ \t]+-)?(?<said>[^@]*)`,
  'g',
);

/** Types that JavaScript has in its comments alone: `@typedef {object} Options` with a `@property` for each field. */
export function typedefsOf({ language, text }: Module): PublicClass[] {
  if (!/^(?:javascript|typescript|tsx)$/.test(language) || !text.includes('@typedef')) return [];
  return [...text.matchAll(COMMENT)].flatMap(({ groups = {} }): PublicClass[] => {
    const inside = (groups['inside'] ?? '').replace(/^[ \t]*\*[ \t]?/gm, '');
    const { name, type = 'object', said = '' } = TYPEDEF.exec(inside)?.groups ?? {};
    if (name === undefined) return [];
    const before = inside.slice(0, inside.indexOf('@typedef')).trim();
    const fields = [...inside.matchAll(PROPERTY)].map(({ groups: found = {} }) => {
      const [, own = '', fallback] = /^\[?(\w+)(?:=([^\]]*))?/.exec(found['field'] ?? '') ?? [];
      const doc = (found['said'] ?? '').replace(/\s+/g, ' ').trim();
      return {
        name: own,
        type: (found['type'] ?? '').replace(/\s+/g, ' '),
        required: !(found['field'] ?? '').startsWith('['),
        doc: fallback ? `${doc.replace(/(?<=\w)$/, '.')} Default: \`${fallback}\`.`.trim() : doc,
      };
    });
    const isObject = /^object$/i.test(type);
    if (isObject && fields.length === 0) return [];
    return [
      {
        name,
        form: 'interface',
        language,
        doc: before || said.replace(/\s+/g, ' ').trim(),
        alias: isObject ? '' : type.trim(),
        constants: [],
        fields,
        values: [],
        methods: [],
      },
    ];
  });
}
