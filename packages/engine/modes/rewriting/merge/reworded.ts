import { withoutStepLabel } from './instructions.ts';

/** An amount, a time, an address: something with a digit, of a few words, or a name in code. */
const VALUE = String.raw`(?:[^\s,;()]*\d[^\s,;()]*(?: [€$£%])?(?: (?!now\b|from\b|to\b|not\b|on\b|in\b|as\b)\p{L}[\p{L}.]*){0,2}|\x60[^\x60]+\x60|https?:\/\/\S+)`;
const SUBJECT = String.raw`(?<what>(?:the |our |your )?\p{L}[^,;:()]{2,60}?)`;
const SINCE = String.raw`(?<since>,? (?:from|as of|on|starting|since|with effect from) [^,;()]{3,30})?`;

/** Wordings of a change, each with what the merge reads in its place: what it now is, and what it was. */
const WORDINGS: readonly (readonly [RegExp, string])[] = [
  // "The backup moved from 02:00 to 03:30"
  [
    `^${SUBJECT} (?:has |have |was |were |is |are |will be |got |gets )?(?:been )?(?:now )?(?:moved|moves|moving|shifted|shifts|changed|changes|switched|goes|went|rises|rose|raised|increased|increases|falls|fell|dropped|drops|lowered|cut|reduced|extended|shortened|bumped|pushed back|brought forward|postponed)(?: (?:up|down|back|forward))? from (?<old>${VALUE}) to (?<fresh>${VALUE})${SINCE}[.!]?$`,
    '$<what> is now $<fresh> (was $<old>)$<since>.',
  ],
  // "02:00 -> 03:30 for the backup", "The backup: 02:00 → 03:30"
  [
    `^${SUBJECT}:? (?<old>${VALUE}) ?(?:→|⇒|->|=>) ?(?<fresh>${VALUE})[.!]?$`,
    '$<what> is now $<fresh> (was $<old>).',
  ],
  // "You can renew three times, before it was two"
  [
    String.raw`^(?<what>[^,;()]{6,80}?)(?:,| [–—-]|;) (?:(?:before|previously|until now|so far|formerly)(?: that)?,? (?:it|this|that|they) (?:was|were)|(?:it|this|that|they) (?:was|were|used to be)|up from|down from)(?: only)? (?<old>[^,;()]{1,30}?)(?: (?:before|previously|until now|so far))?[.!]?$`,
    '$<what> (was $<old>).',
  ],
  // "The price goes up to 12 €", "the staging URL changed: https://…"
  [
    `^${SUBJECT} (?:has |have |was |were |is |are |will be |got |gets )?(?:been )?(?:now )?(?:moved|moves|changed|changes|goes|went|rises|rose|raised|increased|increases|falls|fell|dropped|drops|lowered|cut|reduced|extended|shortened|bumped)(?: (?:up|down|back|forward))?(?: to|:(?: to)?|,? (?:it['’]s|it is|is) now) (?<fresh>${VALUE})${SINCE}[.!]?$`,
    '$<what> is now $<fresh>$<since>.',
  ],
  // "Minimum Go version: 1.23"
  [
    `^(?:the )?(?:new )?(?:minimum|min\\.?|lowest|oldest|required) (?<what>\\p{Lu}[\\w.+#]*(?: \\p{Lu}\\w*)?) version(?: is(?: now)?|:| changes to)? (?<fresh>v?\\d[\\d.]*)(?: now)?[.!]?$`,
    '$<what> $<fresh> or later is required.',
  ],
  // "The minimum age is 23"
  [
    String.raw`^(?:the )?(?:minimum|min\.?|lowest) age(?: is(?: now)?|:| rises to| goes up to) (?<fresh>\d{1,2})(?: years)?(?: now)?(?: \((?:was|before|not)[^()]*\)|, not \d+)?[.!]?$`,
    'Everyone now must be at least $<fresh> years old.',
  ],
  // "We also return 409 when the invoice is locked"
  [
    String.raw`^(?:errors?: )?(?:we|you|clients|callers|(?:the )?(?:api|server|endpoint|call|service)|it) (?:can |will |may )?(?:now |also )*(?:returns?|sends?|gets?|answers? with|responds? with|throws?) (?:an? )?(?:http |status |error |code )*(?<fresh>[1-5]\d\d)(?: error| status)?(?: now)? (?<since>(?:when|if|for) [^;]{4,120}?)[.!]?$`,
    '$<fresh> is returned $<since>',
  ],
  // "`GET /orders` also accepts `status=void`"
  [
    String.raw`^(?:the )?(?:\x60[^\x60]+\x60|[^\x60,;:]{2,40}) (?:can )?(?:now |also )*(?:accepts?|supports?|takes?|allows?) (?:also )?\x60(?<what>[\w.-]+)=(?<fresh>[\w.-]+)\x60(?: now| too| as well)*[.!]?$`,
    '`$<what>` can be `$<fresh>` too.',
  ],
  // "The new URL of staging is https://…"
  [
    `^(?:the )?new (?<what>\\p{Ll}[^,;:()]{2,40}?)(?: is|:|=) (?<fresh>${VALUE})[.!]?$`,
    'The $<what> is now $<fresh>.',
  ],
].map(([wording, plain]) => [new RegExp(wording ?? '', 'iu'), plain ?? ''] as const);

/** Short forms of what is counted in a time. */
const RATES: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d )req(?:s|uests?)? ?\/ ?(?:min|m)\b|(?<=\d )rpm\b/i, 'requests per minute'],
  [/(?<=\d )req(?:s|uests?)? ?\/ ?(?:sec|s)\b|(?<=\d )rps\b/i, 'requests per second'],
  [/(?<=\d )req(?:s|uests?)? ?\/ ?(?:hour|h)\b/i, 'requests per hour'],
  [/(?<=\d )req(?:s|uests?)? ?\/ ?(?:day|d)\b/i, 'requests per day'],
];
/** Since when, where that is now. */
const NOW = /,? (?:as of|from|starting|since) (?:today|now|this (?:week|month)|now on)(?=[.!]?$)/i;

/** "Page Rosa instead of Henk (from 1 February)" */
const SINCE_THEN = / \((?:from|as of|since|starting|effective|valid from)\b[^()]{3,40}\)(?=[.!]?$)/i;

/** Of a statement, in UTF-16 code units: a longer one says more than that something has changed. */
const MOST = 300;

/** Plainer wordings of a change that the merge knows how to make; none for any other statement. */
export function reworded(said: string): readonly string[] {
  const text = said.trim();
  if (text.length > MOST) return [];
  const short = RATES.reduce((all, [form, whole]) => all.replace(form, whole), text).replace(NOW, ' now');
  const bare = withoutStepLabel(short.replace(SINCE_THEN, ''));
  const plain = WORDINGS.flatMap(([wording, fresh]) =>
    wording.test(short) ? [short.replace(wording, fresh)] : [],
  );
  return [...plain.slice(0, 1), ...(bare === text ? [] : [bare])];
}
