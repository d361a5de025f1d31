import type { Decorator } from '../ast.ts';

const KEYWORDS: Readonly<Record<string, string>> = {
  min: 'Min',
  max: 'Max',
  gte: 'Min',
  lte: 'Max',
  len: 'Length',
  email: 'Email',
  url: 'URL',
  uuid: 'IsUUID',
  uuid4: 'IsUUID',
  required: 'Required',
  oneof: 'IsIn',
};

/** `required,min=1,oneof=a b` as annotations that other languages write. */
export function validations(text: string): Decorator[] {
  return text.split(',').flatMap((part): Decorator[] => {
    const [key = '', value = ''] = part.split('=');
    const name = KEYWORDS[key];
    if (!name) return [];
    if (name === 'IsIn')
      return [
        {
          name,
          args: [
            {
              value: {
                kind: 'array',
                items: value.split(' ').map((item) => ({ kind: 'string', value: item })),
              },
            },
          ],
        },
      ];
    return [
      { name, args: value === '' ? [] : [{ value: { kind: 'number', value: Number(value), text: value } }] },
    ];
  });
}
