import { NEGATIVE } from './contraries.ts';
import { FUNCTION_WORDS } from '../../../checks/common-words.ts';
import { readClaim } from './claims.ts';
import { formerIn, withoutFormers } from './former.ts';
import { plainForm } from './topics.ts';
import type { Incoming } from './incoming.ts';

/** What was so until now, which the merged text need not say. */
const FORMER =
  /\b\d[\w.,]*(?: \w+)? (?:so far|previously|until now)\b|\S+ (?:(?:is|are) )?no longer [^,.;()]+|[;,.] (?:please )?(?:mention|add|say|note|put|state) (?:that|this|it) (?:in|under|to) .*$|(?<!\w)(?:not|no longer|was|were|so far(?: only)?|before:|until now|instead of|rather than|formerly|previously|up from|down from|used to be|wrongly says|currently|it said)\s+[^,.;()]+?(?= and (?:you|we|it|they|the|there)\b|[,.;()]|$)|\bfrom\s+(?:[a-z]+\s+)?\S+(?=\s+to\b)|\([^()]*\b(?:was|were) [^()]*\)|`[^`]+`(?= (?:has |was |is )?(?:moved|changed|switched) to `)/gi;
const NUMBER = /(?<![\w.,:/-])\d(?:[\d.,:]*\d)?/g;
const CODE = /`([^`]+)`/g;
const ADDRESS = /https?:\/\/[^\s,;()<>\]|"”]*[^\s,;()<>\]|"”.!?]|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)*\w/g;
/** How often, in one word, and what says the same. */
const OFTEN = /\b(?:dai|week|month|year|hour)ly\b/gi;
const SAME_OFTEN: Readonly<Record<string, RegExp>> = {
  daily: /\bdaily\b|\b(?:every|a|per|each) day\b/i,
  weekly: /\bweekly\b|\b(?:every|a|per|each) week\b/i,
  monthly: /\bmonthly\b|\b(?:every|a|per|each) month\b/i,
  yearly: /\byearly\b|\b(?:every|a|per|each) year\b|\bannual/i,
  hourly: /\bhourly\b|\b(?:every|a|per|each) hour\b/i,
};
/** What is renamed or taken out is lost on purpose. */
const GOES =
  /^(?:please )?(?:replace|change|swap) [`"“]|→|⇒|->|=>|\b(?:is|was)n['’]t supported|\b(?:renamed?|becomes?|new name|called|replaced|removed|dropped|deleted|gone|discontinued|cancel+ed|abolished|scrapped|withdrawn)\b/i;

const OUTDATED = /\bdeprecat(?:ed|es?)\b/i;
/** Of two versions of a path, the one that is to be used says that the other is old. */
const OF_PATH = /`\/v\d/;

/** The parts of which a merged text lacks a number, a name in code, or some of its words. */
export function lostParts(parts: readonly Incoming[], merged: string): readonly Incoming[] {
  const numbers = new Set(merged.match(NUMBER));
  const written = merged.split('\n');
  const lines = written.map((line) => new Set(tellingWords(line)));
  const denied = lines.filter((_, at) => NEGATIVE.test(written[at] ?? ''));
  const told = new Set(lines.flatMap((words) => [...words]));
  return parts.filter(({ text, kind }) => {
    const lacksAddress = (text.replace(FORMER, ' ').match(ADDRESS) ?? []).some(
      (address) => !merged.includes(address),
    );
    // What is deprecated still works; that it is, no new name tells.
    if (kind !== 'block' && OUTDATED.test(text) && !OF_PATH.test(text) && !OUTDATED.test(merged)) return true;
    if (kind === 'block' || GOES.test(text)) return lacksAddress;
    const said = formerIn(text)
      .reduce((rest, { gone }) => rest.replaceAll(gone, ' '), withoutFormers(text))
      .replace(readClaim(text)?.old ?? '', ' ')
      .replace(FORMER, ' ');
    return (
      lacksClause(said, told, lines, denied) ||
      lacksShort(said, told) ||
      lacksManner(said, told) ||
      lacksTail(said, merged) ||
      lacksName(said, merged) ||
      lacksOften(said, written) ||
      lacksAddress ||
      (said.match(NUMBER) ?? []).some((number) => !numbers.has(number) && !merged.includes(`:${number}`)) ||
      [...said.matchAll(CODE)].some(
        // "`status=void`" is told by both.
        ([, name = '']) => !merged.includes(name) && !name.split('=').every((one) => merged.includes(one)),
      )
    );
  });
}

/** "Open daily, 9 to 19", where the hours stand beside other days. */
function lacksOften(said: string, lines: readonly string[]): boolean {
  const numbers = said.match(NUMBER) ?? [];
  const own = lines.filter((line) => numbers.some((number) => line.includes(number)));
  return (
    own.length > 0 &&
    (said.match(OFTEN) ?? []).some((word) => !own.some((line) => SAME_OFTEN[word.toLowerCase()]?.test(line)))
  );
}

/** "… for 14 days and monthly ones for a year": of several clauses, one without a number whose words are not told in one line. */
function lacksClause(
  said: string,
  told: ReadonlySet<string>,
  lines: readonly ReadonlySet<string>[],
  denied: readonly ReadonlySet<string>[],
): boolean {
  const clauses = said.split(
    /(?<!\s)\s+and\s+|;\s+(?!(?:she|he|they|it)\b)|,\s+(?=\p{Ll}+ (?:it|them|the|your|each|every|all)\b)/u,
  );
  const isLost = (words: readonly string[], isMore: boolean): boolean =>
    new Set(words.filter((word) => !told.has(word))).size > 1 ||
    // "And posted at reception", where the reception is spoken of elsewhere.
    (isMore &&
      words.length > 1 &&
      words.some((word) => !told.has(word)) &&
      !lines.some((line) => words.every((word) => line.has(word))));
  return (
    clauses.length > 1 &&
    clauses.some((clause, at) => {
      if (/\d/.test(clause)) return false;
      const words = tellingWords(clause);
      return at > 0 && NEGATIVE.test(clause) && !/^not\b/i.test(clause)
        ? !denied.some((line) => words.every((word) => line.has(word)))
        : isLost(words, at > 0 && /^\p{Ll}/u.test(clause));
    })
  );
}

/** "Up to 3 days, trainees 1 day": a clause of few words with a number, for somebody or something that is not told. */
const lacksShort = (said: string, told: ReadonlySet<string>): boolean =>
  said
    .split(/,\s+/)
    .slice(1)
    .some(
      (clause) =>
        /^\p{L}+(?: \p{L}+)? \d/u.test(clause) && tellingWords(clause).some((word) => !told.has(word)),
    );

/** "Installed automatically": how, which is told nowhere. */
const lacksManner = (said: string, told: ReadonlySet<string>): boolean =>
  (said.toLowerCase().match(/\p{Ll}{4,}ly\b/gu) ?? []).some((word) =>
    tellingWords(word).some((one) => !told.has(one)),
  );

const MONTHS = /\b(?:January|February|March|April|June|July|August|September|October|November|December)\b/g;
/** "25 EUR from January": a name behind the last number. */
const lacksTail = (said: string, merged: string): boolean =>
  (said.match(MONTHS) ?? []).some((name) => !merged.includes(name)) ||
  (/\d[^\d]*$/.exec(said)?.[0].match(/(?<= )\p{Lu}\p{Ll}{2,}/gu) ?? []).some(
    (name) => !merged.includes(name),
  );

/** "The treasurer is now Dilan Aydin": a name of two words within a sentence. */
const lacksName = (said: string, merged: string): boolean =>
  (
    said.match(/(?<=\p{Ll}[,:]? )(?<!\b(?:from|than|of|was|not|for) )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu) ?? []
  ).some((name) => !merged.includes(name));

/** Stems of the words that say something, verbs among them. */
function tellingWords(text: string): readonly string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !FUNCTION_WORDS.has(word))
    .map(plainForm);
}
