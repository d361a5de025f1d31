import type { UxFormat, UxString } from '../types.ts';

const ENTRY =
  /^(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)[ \t]+"((?:[^"\\]|\\.)*)"((?:\r?\n"(?:[^"\\]|\\.)*")*)/gm;

/**
 * Gettext catalogues. What a user sees is the translation, and the message itself where there is none yet; a rewrite
 * goes to the translation, since the message is the name by which the program asks.
 */
export const gettext: UxFormat = {
  name: 'gettext',
  read(source) {
    if (!/^msgid\s+"/m.test(source)) return undefined;
    const strings: UxString[] = [];
    // What is missing in another language is not written in this one.
    const isForeign = /^"Language: (?!en\b)[a-z]/m.test(source);
    let message = '';
    let plural = '';
    for (const match of source.matchAll(ENTRY)) {
      const [whole, field = '', first = '', more = ''] = match;
      // Strings over several lines keep their breaks: they are left alone.
      const text = decode(
        first + [...more.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part = '']) => part).join(''),
      );
      if (field === 'msgid') [message, plural] = [text, ''];
      if (field === 'msgid_plural') plural = text;
      if (!field.startsWith('msgstr') || more !== '' || message === '') continue;
      if (isForeign && text === '') continue;
      const untranslated = plural !== '' && field !== 'msgstr[0]' ? plural : message;
      const start = match.index + whole.indexOf('"', field.length) + 1;
      strings.push({ start, end: start + first.length, text: text || untranslated, key: message, encode });
    }
    return strings;
  },
};

function decode(text: string): string {
  return text.replace(/\\(n|t|"|\\)/g, (_, escape: string) => ({ n: '\n', t: '\t' })[escape] ?? escape);
}

function encode(text: string): string {
  return text.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\n').replace(/\t/g, '\\t');
}
