import type { Edit } from './alignment.ts';
import { NEGATIVE } from './contraries.ts';
import type { Model } from './passages.ts';

const ACCEPTS =
  /^(?:we |you can )?(?:now |also )*(?:accept|take|pay (?:with|by|via|in)) (?:also )?(?<names>[\p{L}][\p{L}\d-]*(?: (?!too|now|as)[\p{L}\d-]+)?(?:(?:,? and |, )[\p{L}][\p{L}\d-]*(?: (?!too|now|as)[\p{L}\d-]+)?)*?)(?: now| too| as well)*[.!]?$/iu;
const PAYS =
  /\bpay(?:able|ments?|ing)?\b[^.;:]{0,40}? (?<way>by|with|via|in) (?<first>[^.;:,]{2,30}?(?:, [^.;:,]{2,30}?)*?)(?<end>,? (?:or|and) )(?<last>(?:(?:by|with|via|in) )?[^.;:,]{2,30}?)(?=[.;]|$| (?:at|when|on|before|after|until|if)\b)/iu;

/** "We accept PayPal too" into "You can pay by credit card or bank transfer." */
export function addPayment(model: Model, said: string): readonly Edit[] | undefined {
  const names = ACCEPTS.exec(said.trim())?.groups?.['names']?.split(/,? and |, /);
  if (!names || NEGATIVE.test(said)) return undefined;
  const hits = model.passages.flatMap(({ text, start, cell }) => {
    const match = cell || NEGATIVE.test(text) ? null : PAYS.exec(text);
    const { way = '', first = '', end = '', last = '' } = match?.groups ?? {};
    if (!match || names.some((name) => text.toLowerCase().includes(name.toLowerCase()))) return [];
    const isEach = /^(?:by|with|via|in) /i.test(last);
    const fresh = isEach ? names.map((name) => `${way === 'in' ? 'with' : way} ${name}`) : names;
    const from = start + match.index + match[0].length - (end + last).length;
    const all = [last, ...fresh];
    const comma = end.startsWith(',') || !first.includes(',') ? ',' : '';
    return [
      {
        start: from,
        end: from + (end + last).length,
        text: `, ${all.slice(0, -1).join(', ')}${comma}${end.replace(',', '')}${all.at(-1) ?? ''}`,
      },
    ];
  });
  return hits.length === 1 ? hits : undefined;
}
