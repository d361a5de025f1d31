/** A longer text is no note; in UTF-16 code units. */
export const LONGEST = 1000;
/** Endings of what is hardly counted: "training", "software", "security". */
export const HARDLY_COUNTED = /(?:ing|ness|ware|ics|ity|ance|ence)$/;

/** Who does things. */
export const PEOPLE =
  /^(?:support|customers?|users?|teams?|ops|engineers?|sales|devs?|admins?|staff|clients|partners|colleagues?|nobody|somebody|someone)$/;
/** Words that have an amount: "The rate limit is 50 requests", but no "The backup is 35 days". */
export const MEASURE =
  /^(?:limit|quota|size|timeout|time-?out|ttl|rate|version|count|number|retention|length|duration|interval|period|price|cost|fee|target|threshold|default|maximum|minimum|memory|age|budget|deadline|delay|latency|uptime|sla|capacity|width|height|depth|speed|discount|lifetime|window|temperature|pressure|voltage|balance|port|range|accuracy)$/;
/** Words that have a name or an address. */
export const VALUED =
  /^(?:url|uri|host|address|path|file|branch|region|namespace|format|prefix|endpoint|name|command|header|topic|queue|table|bucket|default)$/;
/** What compares one amount with another. */
export const COMPARED = /^(?:smaller|larger|bigger|cheaper|shorter|longer|lower|higher)$/;
/** Changes that were made once; what is done again and again "is". */
export const ONCE =
  /^(?:moved|renamed|removed|replaced|dropped|added|fixed|changed|updated|introduced|merged|split|rewritten|redesigned|upgraded|improved)$/;
/** "test data deleted on staging", "till repaired": what happened once, or happens again: nobody can tell which. */
export const ONCE_OR_OFTEN =
  /^(?:deleted|sent|created|restored|rebooted|restarted|lost|stolen|damaged|cancell?ed|approved|rejected|paid|ordered|bought|sold|found|repaired|cleaned|reset|shipped|deployed|released)$/;
/** "updated from the stream", "removed every night": what is done again and again. */
export const OFTEN =
  /^ (?:from (?!\d|\S+ to )|every\b|each\b|(?:daily|hourly|nightly|weekly|monthly|automatically|whenever)\b)/;
/** What something did, and nobody did to it. */
export const DID =
  /^(?:existed|tripled|doubled|halved|grew|rose|happened|occurred|appeared|disappeared|arrived|remained|continued|lasted|jumped|spiked|climbed|increased|decreased|worked|helped|recovered|voted|agreed|decided|met|complained|reacted|responded|replied|participated|behaved|proceeded|succeeded|survived|suffered|waited)$/;
/** What something did, or how it is. */
export const ENDED = /^(?:expired|failed|crashed|died|broke|stopped|started|ended)$/;
/** "dropped last row", but not "moved last week": what was done to one of several things. */
export const RANKED =
  /^(?:first|last|next) (?!(?:second|minute|hour|day|night|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|weekend|month|quarter|season|year|spring|summer|autumn|winter|time)\b)\p{Ll}+/u;
/** Adjectives that say of something how it is, at the end of a note. */
export const STATE =
  /^(?:welcome|due|transferable|refundable|required|optional|mandatory|available|unavailable|possible|impossible|downloadable|included|read-only|free|unlimited|empty|missing|broken|stale|slow|slower|fast|faster|smaller|larger|bigger|cheaper|shorter|longer|lower|higher|better|worse|invalid|valid|unsupported|experimental|case-sensitive|idempotent|unique|forbidden|prohibited|allowed|needed|necessary|enabled|disabled|unaffected|unchanged|visible|invisible|responsible|hourly|daily|nightly|weekly|monthly|quarterly|yearly|ready|safe|exempt|eligible)$/;
/** What orders begin with that a note could be mistaken for: "set timeout 30 s". */
export const ORDERS =
  /^(?:set|increase|decrease|raise|lower|reduce|use|choose|enter|wait|keep|add|remove|change|select|make|define|configure|run|pass|allow|install|find|get|give|take|put|leave|see|note|check|verify|ensure|open|close|click|press)$/;

const COMPARISONS: readonly (readonly [RegExp, string])[] = [
  [/^(?:>=|≥)\s*/, 'at least '],
  [/^(?:<=|≤)\s*/, 'at most '],
  [/^>\s*/, 'more than '],
  [/^<\s*/, 'less than '],
];
/** ">= 5" as "at least 5". */
export function inWords(rest: string): string {
  return COMPARISONS.reduce((text, [mark, words]) => text.replace(mark, words), rest);
}

/** "The alert fired at 10:31": what happened, and when. */
export const HAPPENED = /^[^,;:.]{3,60}\p{Ll}ed at (?:about |around )?\d{1,2}:\d\d\b/u;

/** What is over. */
export const OVER =
  /(?<!\b(?:since|from|until|till) )\b(?:yesterday|last (?:night|week|weekend|month|quarter|year|(?=\p{Lu})\p{L}+)|\d+ \p{L}+ ago)\b/u;
/** "disabled in March" may be over or still to come. */
export const DATED =
  /\b(?:in|on)(?: \d{1,2}\.?)? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}{0,6}\b/u;
/** Said of what is to come as well as of what was. */
export const PLANNED = /^(?:closed|opened?|planned|scheduled|expected|booked|held|due)$/;

/** Names that end as plurals do; what is supported is no pane of glass. */
export const NAMED_IN_S =
  /^(?:Kubernetes|Redis|Postgres|Jenkins)\b|^Windows (?:(?:not|only|also|still|now|no longer) ){0,2}(?:yet )?(?:un)?supported\b/;
/** Acronyms of things of which there are many. */
export const COUNTED = /^(?:URL|URI|API|CLI|UI|PDF|ID|VM|PR|PIN)$/;

/** Verbs before an amount, though nouns are spelled so too. */
export const TAKES =
  /^(?:takes|costs|lasts|runs|needs|weighs|holds|uses|gets|waits|sends|keeps|stores|allows|supports|accepts|serves|covers|includes|starts|begins|ends|opens|closes|expires)$/;
