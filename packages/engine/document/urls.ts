import { isAlphanumericAt } from './characters.ts';

const START = /(?:https?:\/\/|www\.)(?=[\w[{$-])/y;
const TRAILING = new Set(Array.from('?!.,:;*_~\'"', (character) => character.charCodeAt(0)));
const STOP = new Set(Array.from(' \t\n<>"`|\u00a0\u3000“”‘’«»', (character) => character.charCodeAt(0)));

/** Where the bare URL that starts at `from` ends, or -1 when none starts there. */
export function urlEnd(text: string, from: number): number {
  if (from > 0 && isAlphanumericAt(text, from - 1)) return -1;
  START.lastIndex = from;
  return START.test(text) ? addressEnd(text, START.lastIndex) : -1;
}

/** Where an address that goes on at `from` ends: at space, or before punctuation and brackets that belong to the sentence. */
export function addressEnd(text: string, from: number): number {
  let round = 0;
  let square = 0;
  let end = from;
  scan: for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (STOP.has(code)) break;
    switch (code) {
      case 0x28:
        round++;
        break;
      case 0x29:
        if (--round < 0) break scan;
        break;
      case 0x5b:
        square++;
        break;
      case 0x5d:
        if (--square < 0) break scan;
        break;
      case 0xfffc:
        break scan;
    }
  }
  while (end > from && TRAILING.has(text.charCodeAt(end - 1))) end--;
  return end;
}
