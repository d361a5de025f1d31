import { readHead } from './heads.ts';

const asWords = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What people say who ask for texts, and nothing of what these are about. */
const ASKING = asWords(
  'hi hey hello there team all folks everyone guys can could would may please pls kindly quick quickly ' +
    'i we you me us someone somebody anyone anybody am is are be do did does just also now still ' +
    'to need needs needed want wanted like love looking look hoping help with come up get have make put together ' +
    'write draft suggest generate provide give create prepare propose ' +
    'a an the our my your this these those some any following short clear concise proper good better nice new full complete final first draft ' +
    'set list bunch of ui ux product interface button in-app on-screen',
);
const TEXTS = asWords('copy microcopy micro-copy string strings text texts wording wordings content words');
const GREETING = asWords('hi hey hello there team all folks everyone guys please');
const OF_TEXTS = asWords('for of on in');
const DETERMINERS = asWords('a an the our my your this these those some any');
/** Whoever asks says so, or orders a text to be written. */
const ASKS = asWords('i we me us someone somebody anyone anybody please pls write need needs needed');
/** "Draft a toast", but "draft saved toast". */
const MAY_NAME = asWords('draft generate');
/** "Can you give …" */
const OF_QUESTIONS = asWords('can could would will may');

const bareOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’](?:d|m|re|s|ll|ve)$/, '')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** "For the invite modal we need the following copy": what stands between "for" and the asking. */
function asksBehind(all: readonly string[]): string {
  const words = all.slice(all.findIndex((word) => !GREETING.has(bareOf(word))));
  if (bareOf(words[0] ?? '') !== 'for') return '';
  const end = words.findLastIndex((word) => !ASKING.has(bareOf(word)) && !TEXTS.has(bareOf(word)));
  const behind = words.slice(end + 1).map(bareOf);
  return behind.some((word) => /^(?:i|we)$/.test(word)) &&
    behind.some((word) => TEXTS.has(word) || /^need/.test(word))
    ? words.slice(1, end + 1).join(' ')
    : '';
}

/**
 * A sentence without the words that ask for texts: "can someone write the copy for our upload form?" as "our upload form";
 * empty where it says nothing else.
 */
export function withoutFrame(sentence: string): string {
  const words = sentence.split(/\s+/).filter(Boolean);
  const about = asksBehind(words);
  if (about) return about;
  const opened = words.findIndex(
    (word) => !ASKING.has(bareOf(word)) && !TEXTS.has(bareOf(word)) && bareOf(word) !== 'for',
  );
  const asking = words.slice(0, opened < 0 ? words.length : opened).map(bareOf);
  const named = asking.findLastIndex(
    (word, at) => TEXTS.has(word) && OF_TEXTS.has(bareOf(words[at + 1] ?? '')),
  );
  const polite = (text: string): string => text.replace(/\?$/, '');
  if (named >= 0) return polite(words.slice(named + 2).join(' '));
  if (opened < 0) return asking.some((word) => DETERMINERS.has(word) || TEXTS.has(word)) ? sentence : '';
  const cut = asking.findLastIndex((word) => !DETERMINERS.has(word) && !TEXTS.has(word)) + 1;
  const rest = words.slice(cut).join(' ');
  const asks = asking
    .slice(0, cut)
    .some(
      (word, at) =>
        ASKS.has(word) ||
        (at === 0 && OF_QUESTIONS.has(word)) ||
        (MAY_NAME.has(word) && asking.length > at + 1),
    );
  return asks && readHead(rest).kinds.length > 0 ? polite(rest) : sentence;
}
