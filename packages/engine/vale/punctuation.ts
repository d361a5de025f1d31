const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '—': '---',
  '–': '--',
  '…': '...',
  '\u00a0': ' ',
};
/** Letters that have no plain one inside them. */
const SPELLED: Readonly<Record<string, string>> = {
  æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ß: 'ss', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ł: 'l', Ł: 'L', þ: 'th', Þ: 'Th', ð: 'd', Ð: 'D',
}; // prettier-ignore

/** Dashes, ellipses and quotation marks as a typographer sets them. */
export function smartPunctuation(text: string): string {
  const dashed = text.replaceAll('---', '—').replaceAll('--', '–').replaceAll('...', '…');
  return dashed.replace(/["']/g, (mark, at: number) => {
    const opens = at === 0 || /[\s([{<—–/]/.test(dashed[at - 1] ?? '');
    return mark === '"' ? (opens ? '“' : '”') : opens ? '‘' : '’';
  });
}

/** The same as a typewriter has them. */
export function plainPunctuation(text: string): string {
  return text.replace(/[‘’“”—–…\u00a0]/g, (mark) => PLAIN[mark] ?? mark);
}

/** Letters without their accents, and plain punctuation. */
export function asciiText(text: string): string {
  const spelled = plainPunctuation(text).replace(/[æÆœŒßøØđĐłŁþÞðÐ]/g, (letter) => SPELLED[letter] ?? letter);
  return spelled
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC');
}
