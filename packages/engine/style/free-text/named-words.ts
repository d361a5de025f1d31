import { ABOUT_WRITING } from './about-writing.ts';
import { attitudeOf } from './attitude.ts';
import { lazily } from '../../lazily.ts';
import { NO_JOINT } from './joints.ts';
import { isWordItself } from './often-shunned.ts';
import { verdictIn } from './verdicts.ts';

const TOKEN = String.raw`${NO_JOINT}[A-Za-zÀ-ž0-9](?:[A-Za-zÀ-ž0-9'’+#&-]|\.(?=[A-Za-zÀ-ž0-9]))*`;
const ITEM = String.raw`${TOKEN}(?: ${TOKEN}){0,4}?`;
const JOIN = String.raw`(?:, (?:and |or )?| and | or | nor |\/)`;
const LIST = String.raw`${ITEM}(?:${JOIN}${ITEM})*`;
/** Kinds of words, before words of that kind. */
const KIND = String.raw`(?:words?|phrases?|terms?|idioms?|clich(?:e|é)s?|jargon|adverbs?|adjectives?|hedges?|fillers?|filler|buzzwords?|expressions?|superlatives?|slang|(?:corporate|business|marketing)(?: |-)?(?:speak|talk|language)|qualifiers?|intensifiers?|colloquialisms?|openers?|metaphors?|euphemisms?|verbs?|claims?|names?|(?:the )?(?:[A-Za-zÀ-ž-]+ )?ones|these|those|following|things|forms|constructions|directions?|directional [A-Za-zÀ-ž]+)`;
/** Kinds of words that are only ever shunned. */
const SHUNNED_KIND = String.raw`(?:filler(?: words?)?|hedges|hedging words|intensifiers|weasel words|buzzwords|clich(?:e|é)s|qualifiers|jargon|(?:corporate|business|marketing)[- ]speak|superlatives)`;
const SHUN = String.raw`(?:avoid|no|never|don't|do not|ban|cut|skip|drop|strip|remove|delete|banned|forbidden|without|out|steer clear of|stay away from|eliminate|off[- ]limits)`;
const AFTER_KIND = lazily(
  () =>
    new RegExp(
      String.raw`(?<=(?<![A-Za-zÀ-ž'-])${SHUN}(?![A-Za-zÀ-ž'-])[^.;:()]{0,60}?(?<![A-Za-zÀ-ž'-])${KIND}|(?:^|[.;] )${SHUNNED_KIND}(?= \()|(?<=^|[.;] )${KIND} (?:to (?:avoid|cut|delete|skip|kill|drop)|(?:we|you|readers|people|nobody|no one)(?: [A-Za-zÀ-ž']+){0,3}? (?:avoid|without|hates?|needs?))(?=:))(?<joint>: ?| ?\(|,? (?:such as|like|including|e\.g\.,?) )(?<list>${LIST})(?<end>\)|(?=[.;!?]|$| (?:in|when|because|since|unless|out)(?![A-Za-zÀ-ž'-])))`,
      'giu',
    ),
);
/** "Manpower, mankind: pick another word", "Easy, simple: cut them". */
const TOPIC = lazily(
  () =>
    new RegExp(
      String.raw`(?<=^|[.!?]\s)(?<list>${LIST})(?= ?[:–—] (?:(?:please|always|just) )?(?:avoid|no|never|don't|do not|cut|delete|drop|skip|strike|pick|choose|find|use|leave|let the reader|banned|forbidden|out)(?![A-Za-zÀ-ž'-]))`,
      'giu',
    ),
);
/** Notes to oneself are always meant as words. */
const LEFT_OVER = /(?<![A-Za-zÀ-ž0-9"“'‘`*])(TODO|FIXME|TBD|TBA|XXX|WIP|HACK)s?(?![A-Za-zÀ-ž0-9"”'’`*])/gu;
/** “The word functionality”. */
const THE_WORD =
  /(?<![A-Za-zÀ-ž'-])(the (?:word|verb|adverb|phrase|term|adjective|noun) )(?!(?:itself|is|are|that|in|for|of|to|you|we|which|and|or|must|should|when|with|as|order|count|list|has|means)\b)([A-Za-zÀ-ž][A-Za-zÀ-ž'-]*)(?=$|[.,:;!?)]| (?:is|are|and|or|in|must|should|when|has|can|means|instead|adds|says)\b)/giu;
/** “Time-bound words go stale: currently, now, soon”. */
const LISTED = new RegExp(
  String.raw`(?<=^|[.!?]\s)([^.:;“”"]{0,60}?${KIND}[^.:;“”"]{0,50}: )(${LIST})(?=[.;!?]|$)`,
  'giu',
);
/** “$5, not $5.00”: what holds a number is shown, and means itself. */
const NUMBERED =
  /(?<=[:,(] )([^\s“”,.;:]*\d[^\s“”,;:]*?),? (not|never) ([^\s“”,;:]*\d[^\s“”,;:]*?)(?=[.;,)](?:\s|$)|$| (?:and|or|nor|in|for|on|because|since|so|when|if|but|rather|instead|as|is|are|–|—|-)(?![\p{L}-]))/gu;
/** “You, your, we and our do not occur in them.” */
const PRONOUNS =
  /(?<=^|[.!?]\s)(?:you|your|yours|we|us|our|ours|i|me|my|he|she|his|her)(?:(?:, (?:and |or )?| and | or )(?:you|yours?|we|us|ours?|i|me|my|he|she|his|her))+(?= (?:do not|don't|never|must not|may not|should not|are not|aren't) (?:occur|appear|be used|used|stand|allowed|permitted)(?![A-Za-zÀ-ž]))/giu;
const CONFUSED = /\b(?:confus|mix(?:ed|ing)? up|mistak|homophone|homonym|misspell|sound[- ]alike)/iu;
const SPLIT = /, (?:and |or )?| and | or | nor |\//iu;

/** “ET, CT and PT, never EST or EDT”: acronyms that are denied are words. */
const ACRONYM = String.raw`(?!(?:ALL|CAPS|HTML|CSS|JSON|XML|YAML|PDF|URL|SQL|AND|OR|NOT)(?!\p{L}))\p{Lu}{2,5}(?![\p{L}\d\-'’])`;
const DENIED_ACRONYMS = lazily(
  () =>
    new RegExp(
      String.raw`(?<right>(?<=^|[.;:(] |[Uu]se |[Ww]rite |[Ss]ay )\p{L}[\p{L}&+-]*(?=,? (?:not|never) ))?(?<joint>(?:(?<=\S),? (?=not|never))?(?<![\p{L}])(?:[Nn]ot|[Nn]ever|instead of|rather than|[Nn]ever (?:use|write|say)|[Dd]on['’]t (?:use|write|say)) )(?<list>(?:${ACRONYM})(?:(?:,? (?:or|and|nor) |, |\/)(?:${ACRONYM}))*)(?=[.,;)!]|$| etc| in )`,
      'gu',
    ),
);

/** Quotes the words that a rule lists by their kind, so that they are read as words: "No jargon (synergy, circle back)". */
export function quoteNamed(text: string, label = ''): string {
  const noted = quoteJudged(
    text
      .replace(PRONOUNS, quoted)
      .replace(LEFT_OVER, '“$1”')
      .replace(DENIED_ACRONYMS(), (whole: string, ...rest: unknown[]) => {
        const { right = '', joint = '', list = '' } = groupsOf(rest);
        // “Command-line, not CLI”: whose capital that is, nothing tells.
        if (/^\p{Lu}\p{Ll}*(?:-|$)/u.test(right)) return whole;
        return `${right === '' ? '' : `“${right}”`}${joint}${quoted(list)}`;
      })
      .replace(THE_WORD, (whole, before: string, word: string) =>
        ABOUT_WRITING.test(word.toLowerCase()) ? whole : `${before}“${word}”`,
      ),
    label,
  );
  if (!/[:(–—]|such as|like|including|e\.g/iu.test(noted)) return quoteShortened(quoteCased(noted));
  return quoteCased(
    noted
      .replace(AFTER_KIND(), (whole: string, ...rest: unknown[]) => {
        const { joint = '', list = '', end = '' } = groupsOf(rest);
        // “Commonly confused words (affect/effect)”: what is shown is right in its place.
        if (CONFUSED.test(noted)) return whole;
        const items = list.split(SPLIT);
        // After a colon may stand a reason: “cut intensifiers: they add nothing”.
        const least = /[:(]/.test(joint) && !items.some((item) => isWordItself(item)) ? 2 : 1;
        return areWords(items, least) ? `${joint}${quoted(list)}${end}` : whole;
      })
      .replace(LISTED, (whole: string, before: string, list: string) => {
        const items = list.split(SPLIT);
        return items.length > 1 &&
          (items.filter((item) => isWordItself(item)).length * 2 > items.length ||
            (/\b(?:words?|phrases?|terms?)\b/.test(before) &&
              attitudeOf(before.toLowerCase()) === 'against')) &&
          areWords(items, 2)
          ? before + quoted(list)
          : whole;
      })
      .replace(NUMBERED, '“$1”, $2 “$3”')
      .replace(TOPIC(), (whole: string, ...rest: unknown[]) => {
        const { list = '' } = groupsOf(rest);
        const items = list.split(SPLIT);
        // “Ombudsman, stewardess: find the neutral word.”
        const replaced = FIND.test(noted.slice(noted.indexOf(list) + list.length));
        const meant =
          items.some((item) => isWordItself(item)) ||
          (replaced && items.length > 1 && items.every((item) => !item.includes(' ')));
        return areWords(items, 1) && meant ? quoted(list) : whole;
      }),
  );
}

/** “Write “repository” in full; no repo”: what is short for a quoted word. */
function quoteShortened(text: string): string {
  const whole = [...text.matchAll(/[“"]([A-Za-zÀ-ž]{6,})[”"]/gu)].map(([, word = '']) => word.toLowerCase());
  if (whole.length === 0) return text;
  return text.replace(SHORTENED, (list) => {
    const items = list.split(/,? (?:and|or|nor) |, /iu);
    const isShort = (item: string) =>
      whole.some((word) => word !== item && word.startsWith(item.replace(/s$/, '').toLowerCase()));
    return items.every(isShort) ? items.map((item) => `“${item}”`).join(' or ') : list;
  });
}
const SHORTENED =
  /(?<=(?<![A-Za-zÀ-ž])(?:no|not|never|avoid|don't use|don't write) )[A-Za-zÀ-ž]{3,}(?:(?:,? (?:and|or|nor) |, )[A-Za-zÀ-ž]{3,})*(?= in |[.;,!]|$)/giu;

/**
 * “A kilobyte is kB. “KB” is wrong”, “It's Acme Cloud, never AcmeCloud”: the other spelling of a quoted word or of a name
 * is one as well.
 */
function quoteCased(text: string): string {
  const quotedWords = [...text.matchAll(/[“"`]([A-Za-zÀ-ž]{2,})[”"`]/gu)].map(([, word = '']) => word);
  const spellings = Map.groupBy([...quotedWords, ...(text.match(NAME) ?? [])], letters);
  return text.replace(NAME, (name) => {
    const others = spellings.get(letters(name)) ?? [];
    const cased = /\p{Ll}\p{Lu}/u.test(name) || name.includes(' ');
    return cased && others.some((other) => other !== name) ? `“${name}”` : name;
  });
}
/** A word with a capital inside, or a capitalized one with the word behind it. */
const NAME =
  /(?<![A-Za-zÀ-ž0-9“"`'’-])(?:[A-Za-zÀ-ž]*\p{Ll}\p{Lu}[A-Za-zÀ-ž]*|\p{Lu}\p{Ll}+[ -]\p{L}\p{Ll}+)(?![A-Za-zÀ-ž0-9”"`'’-])/gu;

/** A name without its capitals and marks. */
const letters = (name: string) => name.replace(/[\s.-]/g, '').toLowerCase();

const NO_WORD = lazily(() => new RegExp(String.raw`(?<![A-Za-zÀ-ž])(?:${KIND}|speak|talk)$`, 'iu'));
const FIND =
  /^ ?[:–—] (?:please )?(?:pick|choose|find|look for|use|try) (?:an?|the|another|something|other)(?![A-Za-zÀ-ž])/u;
const STARTS = lazily(
  () =>
    new RegExp(
      String.raw`(?<=^|[.!?;:]\s)(?:(?:the )?(?:words?|phrases?|terms?|verbs?|adverbs?) |[A-Za-zÀ-ž' -]{2,50}?,? (?:like|such as|including) |(?:using|writing|saying) |(?:calling|describing) (?:[A-Za-zÀ-ž'-]+ ){1,4}?(?:as )?|[A-Za-zÀ-ž' -]{2,50} \()?(?=[A-Za-zÀ-ž])`,
      'giu',
    ),
);
const JOINT = /, (?:and |or )?| and | or | nor |\//iuy;
const WORDS = /[A-Za-zÀ-ž0-9][A-Za-zÀ-ž0-9'’./-]*/uy;
const LONGEST = 4;

/** "Very is a lazy word", "whitelist and blacklist carry connotations": words of which something is said. */
function quoteJudged(text: string, label: string): string {
  const labels = new Set(label.toLowerCase().split(/, (?:and |or )?| and | or | vs\.? |\/|: /u));
  const spellings = Map.groupBy(text.match(/[A-Za-zÀ-ž][A-Za-zÀ-ž0-9.-]*[A-Za-zÀ-ž0-9]/gu) ?? [], letters);
  const known = (item: string) =>
    !/^(?:we|you|i|he|she|it|they|this|that|here|there|us|our|your|most|many|some)$|^\p{L}+s of /iu.test(
      item,
    ) &&
    (isWordItself(item) ||
      // “Write Node.js; Nodejs is wrong”: two spellings of one name.
      new Set(spellings.get(letters(item))?.map((one) => one.slice(1))).size > 1 ||
      /^[A-Z]{2,5}$|\p{L}\p{Ll}*\p{Lu}|^\p{L}+\.\p{L}+$/u.test(item) ||
      (labels.has(item.toLowerCase()) && !ABOUT_WRITING.test(item.toLowerCase()) && !NO_WORD().test(item)));
  let done = '';
  let from = 0;
  for (const { index, 0: frame } of text.matchAll(STARTS())) {
    const start = index + frame.length;
    if (start < from) continue;
    const end = listEnd(text, start, known);
    if (end === undefined || verdictIn(text.slice(end).replace(/^(?:,? etc\.?)?\)/u, '')) === undefined)
      continue;
    done += text.slice(from, start) + quoted(text.slice(start, end));
    from = end;
  }
  return done + text.slice(from);
}

/** Where a list of known words that begins at `start` ends; undefined where none does. */
function listEnd(text: string, start: number, known: (item: string) => boolean): number | undefined {
  const end = itemEnd(text, start, known);
  if (end === undefined) return undefined;
  JOINT.lastIndex = end;
  const joint = JOINT.exec(text);
  return (joint && listEnd(text, end + joint[0].length, known)) ?? end;
}

function itemEnd(text: string, start: number, known: (item: string) => boolean): number | undefined {
  const ends: number[] = [];
  for (let at = start; ends.length < LONGEST; at++) {
    WORDS.lastIndex = at;
    if (!WORDS.test(text)) break;
    ends.push((at = WORDS.lastIndex));
    if (text[at] !== ' ') break;
  }
  return ends.reverse().find((end) => known(text.slice(start, end)));
}

const groupsOf = (rest: readonly unknown[]) => rest.at(-1) as Record<string, string | undefined>;
const quoted = (list: string) =>
  list
    .split(/(, (?:and |or )?| and | or | nor |\/)/iu)
    .map((part, index) => (index % 2 === 0 ? `“${part}”` : part))
    .join('');

function areWords(items: readonly string[], least: number): boolean {
  return (
    items.length >= least &&
    items.every(
      (item) =>
        item.trim() !== '' &&
        !/^(?:never|not|just|only|always|no) /iu.test(item) &&
        !/[“”"'`]$/.test(item) &&
        !ABOUT_WRITING.test(item.toLowerCase()),
    )
  );
}
