import type { Decorator } from '../ast.ts';

const KEYWORDS: Readonly<Record<string, string>> = {
  min: 'Min',
  max: 'Max',
  gte: 'Min',
  lte: 'Max',
  gt: 'GreaterThan',
  lt: 'LessThan',
  len: 'Length',
  email: 'Email',
  url: 'URL',
  uuid: 'IsUUID',
  uuid4: 'IsUUID',
  required: 'Required',
  oneof: 'IsIn',
};

/** What can be entered, where no keyword of a schema says it. */
const NOTES: Readonly<Record<string, string>> = {
  numeric: 'Digits only.',
  number: 'Digits only.',
  alpha: 'Letters only.',
  alphanum: 'Letters and digits only.',
  iso3166_1_alpha2: 'Country code of two letters (ISO 3166-1).',
  iso4217: 'Currency code (ISO 4217).',
  e164: 'Phone number (E.164).',
};

/** `required,min=1,oneof=a b` as annotations that other languages write. @param type of the field, as Go writes it */
export function validations(text: string, type: string): Decorator[] {
  const areNumbers = /^\*?(?:u?int|float)\d*$/.test(type);
  let isOfItems = false;
  // What is asked of the items of a map is no matter of the map.
  const own = /^\*?map\[/.test(type) ? text.replace(/(?:^|,)dive\b.*/s, '') : text;
  return own.split(',').flatMap((part): Decorator[] => {
    // What stands behind `dive` holds for each item.
    isOfItems ||= part === 'dive';
    if (/^\*?map\[/.test(type) && /^(?:min|max|len)=/.test(part)) return [countOf(part)];
    const [key = '', value = ''] = part.split('=');
    const name = KEYWORDS[key];
    const note = NOTES[key];
    if (note)
      return [{ name: 'Schema', args: [{ name: 'description', value: { kind: 'string', value: note } }] }];
    if (!name) return [];
    if (name === 'IsIn')
      return [
        {
          name,
          args: [
            {
              value: {
                kind: 'array',
                items: value
                  .split(' ')
                  .map((item) =>
                    areNumbers
                      ? { kind: 'number', value: Number(item), text: item }
                      : { kind: 'string', value: item },
                  ),
              },
            },
          ],
        },
      ];
    const number = { value: { kind: 'number' as const, value: Number(value), text: value } };
    const each = {
      value: {
        kind: 'object' as const,
        entries: [{ key: 'each', value: { kind: 'boolean' as const, value: true } }],
      },
    };
    const limits = value === '' ? [] : key === 'len' ? [number, number] : [number];
    return [{ name, args: isOfItems ? [...limits, each] : limits }];
  });
}

/** Of a map: `max=10`. */
function countOf(part: string): Decorator {
  const [key = '', value = ''] = part.split('=');
  const many = { min: 'At least', max: 'At most', len: 'Exactly' }[key] ?? '';
  const said = `${many} ${value} ${value === '1' ? 'entry' : 'entries'}.`;
  return { name: 'Schema', args: [{ name: 'description', value: { kind: 'string', value: said } }] };
}

/** gin's `form:"limit,default=20"`. */
export function defaultIn(options: readonly string[]): Decorator[] {
  const [value] = options.flatMap((one) =>
    one.startsWith('default=') ? [one.slice('default='.length)] : [],
  );
  if (value === undefined) return [];
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(value);
  const given = isNumber
    ? { kind: 'number' as const, value: Number(value), text: value }
    : { kind: 'string' as const, value };
  return [{ name: 'DefaultValue', args: [{ value: given }] }];
}
