/** Named character references that prose uses. `rsquo` is the straight apostrophe, for which Vale takes it. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', copy: '©', reg: '®', trade: '™', hellip: '…',
  mdash: '—', ndash: '–', lsquo: '‘', rsquo: "'", ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', bull: '•',
  middot: '·', times: '×', deg: '°', euro: '€', pound: '£', yen: '¥', cent: '¢', sect: '§', para: '¶', rarr: '→',
  larr: '←', uarr: '↑', darr: '↓', le: '≤', ge: '≥', ne: '≠', plusmn: '±', frac12: '½', frac14: '¼', frac34: '¾',
  ensp: '\u2002', emsp: '\u2003', thinsp: '\u2009', zwj: '\u200d', shy: '\u00ad', eacute: 'é', egrave: 'è',
  agrave: 'à', uuml: 'ü', ouml: 'ö', auml: 'ä', szlig: 'ß', ccedil: 'ç', ntilde: 'ñ', check: '✓', hyphen: '-',
}; // prettier-ignore

export const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]\w{1,30}));/g;

/** What a character reference shows; itself where it is none that is known. */
export function decodeEntity(reference: string): string {
  ENTITY.lastIndex = 0;
  const [, decimal, hexadecimal, name = ''] = ENTITY.exec(reference) ?? [];
  const code = decimal ? Number(decimal) : hexadecimal ? parseInt(hexadecimal, 16) : undefined;
  if (code === undefined) return NAMED[name] ?? reference;
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : '\ufffd';
}
