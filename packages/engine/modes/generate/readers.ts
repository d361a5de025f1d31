import { classesOf, DO, MODAL } from '../../spelling/function-words.ts';
import { lookUp, VERB, verbShare } from '../../spelling/lexicon.ts';

const WORDS: Readonly<Record<string, string>> = {
  they: 'you',
  them: 'you',
  their: 'your',
  theirs: 'yours',
  themselves: 'yourself',
};

/**
 * A prompt that speaks of its readers, as the page speaks to them: "They keep access" is "You keep access" there. Verbs
 * stay as they are, for "they" and "you" take the same; what is written in code or quotes stays too.
 */
export function toSecondPerson(text: string): string {
  // Beside "you", "them" are others: "Downloads are not moved, you load them again."
  return text
    .split(/(`[^`]*`|"[^"\n]*"|(?<=^|[.!?]\s|\n)[^.!?\n`"]*\byou\b[^.!?\n`"]*)/i)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(/\b(?:they(?:['’](?=re|ve|ll|d\b))?|them|theirs?|themselves)\b/gi, (word) => {
            const you = WORDS[word.toLowerCase().replace(/['’]$/, '')] ?? word;
            const mark = /['’]$/.exec(word)?.[0] ?? '';
            return (/^\p{Lu}/u.test(word) ? you.slice(0, 1).toUpperCase() + you.slice(1) : you) + mark;
          }),
    )
    .join('');
}

/** "They scan it", "…, they can type it": what the readers do, where a page speaks of nobody else. */
const READERS_DO =
  /^[\s\d.)*-]*(?:(?:then|and|so|first|next|after that|afterwards|also|finally),? )?they\b|\bthey(?:['’]ll| (?:can|should|must|may|will|need|have to|get|see|want))\b/i;

/** "Staff take photos" on a page for warehouse staff: they do. */
function withThey(text: string, readers: string): string {
  const [last = ''] = /\p{L}+$/u.exec(readers) ?? [];
  if (last === '') return text;
  return text.replace(
    new RegExp(
      String.raw`(?<=^\s*|[.!?]\s+|\n)(?:the |our |all )?(?:${readers}|${last}) (?=(\p{Ll}+))`,
      'giu',
    ),
    (who, verb: string) =>
      (classesOf(verb) & (MODAL | DO)) !== 0 || verbShare(lookUp(verb)) >= MOSTLY_VERBS ? 'They ' : who,
  );
}
/** Of fifteen times. */
const MOSTLY_VERBS = 8;

/**
 * A text with the sentences in which the readers do something as orders to them; "them" of other things stays.
 * @param readers whom the page is for: "warehouse staff"; empty where that is not said
 */
export function readersAsYou(written: string, readers = ''): string {
  const text = /^[\p{L} -]+$/u.test(readers) ? withThey(written, readers) : written;
  // "If they're late": the readers, where the text begins with what they have to do.
  const areTold = /^\s*they (?:should|must|can|need|have|may|will)\b/i.test(text);
  return text
    .split(/(?<=[.!?\n]\s?)/)
    .map((sentence) =>
      READERS_DO.test(sentence) || (areTold && IF_THEY.test(sentence)) ? toSecondPerson(sentence) : sentence,
    )
    .join('');
}
const IF_THEY = /^\s*(?:if|when|once) they\b/i;

/** Endings of words for people, and things that end so too. */
const PEOPLE =
  /(?:(?<!f)ers|ors|ees|[iy]sts|ants|ents|ians|keepers|holders|nurses|staff|people|folks|admins|devs|techs|reps|leads|juniors|seniors|guests|hires|teams?|crew|desk|interns|parents|owners|everyone|everybody|engineering|support|sales|(?:SRE|DBA|QA|PM|CSM)s?)$/i;
const THINGS =
  /^(?:filters|containers|servers|parameters|headers|folders|numbers|orders|clusters|controllers|routers|printers|scanners|computers|timers|triggers|brokers|registers|buffers|layers|errors|monitors|sensors|editors|connectors|vectors|documents|events|agents|components|clients|payments|shipments|environments|deployments|attachments|readers|meters|projectors|papers|letters|tokens|vouchers|covers|others|workers|consumers|producers|cookies|movements|appointments|statements|requirements|variants|constants|restaurants|incidents|payments|accidents|contents|percents|equipments|lockers|chargers|freezers|coolers|heaters|boilers|speakers|dryers|washers|mixers|blowers|burners|trackers|loggers|counters|shutters|trailers|mowers|dispensers|sprinklers|detectors|motors|receivers|adapters|conveyors|elevators|escalators|barriers|doors|floors|mirrors|tractors|scooters|tickets|parcels|plants|showers|lasers)$/i;

/** Of whom there are programs too. */
const AGENTS =
  /\b(?:support|sales|service|booking|travel|estate|cent(?:er|re)|insurance|field|desk|customer) agents$/i;

/** "Self-hosted customers", "the on-call team", but not "the query filters". */
function isPeople(name: string): boolean {
  const words = name.trim().split(/\s+/);
  return (
    !/^\p{Ll}+ing$/u.test(words[0] ?? '') &&
    words.every((word) => /^\p{L}[\p{L}\d&'’-]*$/u.test(word)) &&
    (AGENTS.test(name) || (PEOPLE.test(words.at(-1) ?? '') && !THINGS.test(words.at(-1) ?? '')))
  );
}

/** What follows people and tells which ones: "of our payroll SaaS", "who've never used maps", "on our team". */
const WHICH =
  /^ (?:(?:who|that)(?:['’]ve|['’]re)? [^:,.]{3,100}|\([^()]{3,40}\)|of (?!(?:an?|this|these) )(?:(?!\b(?:on|about|how|covering)\b)[^:,.()]){3,40}|(?:including|incl\.?|except) [^:,()]{3,40}|(?:on|in|at) (?:our|the|my|your) (?:(?:[\w-]+ )?(?:team|office|department|company|crew)\b|[\w -]{3,30}$)|(?:new to|without|with no|with) (?:(?!\b(?:on|about|how)\b)[^:,.()]){3,60}(?:\([^()]{3,40}\))?)/i;
/** Longest name of a group, in words. */
const MOST_WORDS = 5;

/** "The developers who call it" as "developers who call it": how a page names those whom it is for. */
export function withoutDeterminer(people: string): string {
  return people
    .replace(/\bincl\.? /i, 'including ')
    .replace(/^(?:our|the|my) (?=(?:[\w-]+ )*[\w-]+s\b|.*\b(?:staff|people|folks)\b)/i, '')
    .replace(/^(?:our|my) /i, 'the ');
}

/**
 * The people that a text begins with and how many UTF-16 code units they take: "new backend engineers and SREs on how …";
 * undefined for a text that begins with none.
 */
export function leadingPeople(text: string): string | undefined {
  const [before = ''] = /^(?:all (?:of )?)?(?:our |the |my |any |an? (?:audience of )?)?/i.exec(text) ?? [];
  const words = text.slice(before.length).split(' ', MOST_WORDS + 1);
  let length = before.length;
  let found = 0;
  for (const [index, word] of words.entries()) {
    const bare = word.replace(/[,.:;)!?].*$/s, '');
    length += bare.length;
    if (index < MOST_WORDS && isPeople(words.slice(0, index).concat(bare).join(' '))) found = length;
    // "Team events": the name of a thing goes on.
    else if (
      found > 0 &&
      bare !== '' &&
      !STOPS.test(bare) &&
      !/ing$|^(?:starting|from|without|new)$/i.test(bare)
    )
      return undefined;
    else if (found > 0) break;
    if (bare !== word || bare === '' || STOPS.test(bare)) break;
    length += 1;
  }
  if (found === 0) return undefined;
  const which = (WHICH.exec(text.slice(found))?.[0] ?? '').trimEnd();
  const end = found + which.length;
  const [joint = ''] = /^,? (?:and|or|&) (?=\S)|^, (?=\S)/.exec(text.slice(end)) ?? [];
  const more = joint ? leadingPeople(text.slice(end + joint.length)) : undefined;
  return text.slice(0, end) + (more ? joint + more : '');
}

/** No name of a group goes on behind these. */
const STOPS =
  /^\(|^(?:on|about|how|what|why|where|which|covering|explaining|who['’]ve|to|for|of|in|at|with|who|that|when|if|is|are|can|and|or)$/i;

/** "Invite a contractor": "they" are those, and not the reader. */
export const ABOUT_PEOPLE =
  /\b(?:invit|add|remov|onboard|offboard|assign|approv|block|deactivat|register|welcom|suspend|delet)\w* (?:an?|the|new|your|several)? ?(?:[\w-]+ )?(?:contractor|user|member|guest|customer|person|people|colleague|employee|agent|editor|student|client|patient|tenant|visitor|volunteer|teammate|partner|supplier|vendor)s?\b/i;

/** "A guide that helps agents handle refunds" */
export const HELPS = / (?:that|which|to) helps? ([^.:;]{8,})/u;
/** Words that name whom it helps. */
const MOST_PEOPLE = 4;

/** "support agents handle refunds" as whom it is for, and what they learn; undefined for other words. */
export function helped(said: string): string | undefined {
  const words = said.split(' ');
  for (let count = Math.min(MOST_PEOPLE, words.length - 1); count > 0; count -= 1) {
    const people = words.slice(0, count).join(' ');
    if (leadingPeople(people)?.length !== people.length || (lookUp(words[count] ?? '') & VERB) === 0)
      continue;
    return ` for ${people} on how to ${words.slice(count).join(' ')}`;
  }
  return undefined;
}
