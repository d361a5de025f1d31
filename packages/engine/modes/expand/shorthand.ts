import { capitalized as capitalizedFirst } from '../writing/capitals.ts';
import { ACTION } from './words.ts';

/** Words that hurried people type without the apostrophe, or half. */
const HURRIED: readonly (readonly [RegExp, string])[] = [
  [/\b(d(?:o|oes|id)|is|are|was|were|ha(?:s|ve|d)|(?:c|w|sh)ould)nt\b/gi, "$1n't"],
  [/\b(ca|wo)nt\b/gi, "$1n't"],
  [/\bur\b(?= \p{Ll})/gu, 'your'],
  [/(?<=\p{Ll} )u(?=[\s.,!?]|$)|\bu\b(?= (?:are|can|get|have|must|need|see|should|want|will)\b)/gu, 'you'],
  [/\bthx\b/g, 'thanks'],
  [/^else (?=(?:the |your )?\p{L}+\.?$)/gmu, 'otherwise contact '],
  [/\b[Ll]ets (?=(?:write|make|do|have|get)\b)/g, "let's "],
  [/\b(few|several) secs?\b/g, '$1 seconds'],
  [/^esc(?=: )/gim, 'escalation'],
  [/^pb(?=: )/gim, 'problem'],
  // "120ms -> 40ms"
  [/(?<=\d[\d.]{0,8} ?(?:ms|s|min|h|%|[kMGT]?B)?) (?:->|=>|→) (?=\d)/g, ' to '],
  // "get pods -> look for OOMKilled"
  [
    /(?<!\s|(?:^|[.!?\n] ?)\p{Lu}\p{L}{0,20}(?: \p{L}{1,20}){0,2})\s+(?:->|=>|→)\s+(?=(?:look|check|see|expect|wait|note) )/gmu,
    ', ',
  ],
  [/\bbc\b(?= \p{Ll})/gu, 'because'],
  [/(?<=\p{L} )r(?= \p{Ll}{3})/gu, 'are'],
  [/\b[Tt]ill?\b(?= (?:all|the|it|you|they|every|each|that|this)\b)/g, 'until'],
  [/\b[Cc]a\.? (?=\d)|(?<=\btakes )like (?=\d)/g, 'about '],
  [/\b[Rr]esp\.? (?=2\d\d\b)/g, 'returns '],
  [/(?<=\b(?:go to|open|under|in|via) \p{Lu}[\w ]{0,30}) (?:->|→) (?=\p{Lu})/gu, ' > '],
  [/(?<=\p{L} )w(?= \p{L}{2})/gu, 'with'],
  [/\bdiff (?=(?!is\b|was\b|has\b)\p{Ll}+s\b)/gu, 'different '],
  // "Never open the cover while it runs, breaks the belt"
  [
    /(?<=(?:^|[.;!?\n*•] ?|- )(?:never|do not|don['’]t|avoid) [^.,;:\n]{4,80}),(?= (?:voids|breaks|damages|ruins|kills|destroys|corrupts|causes|wipes|deletes|blocks|costs|triggers|leads to|locks) )/gimu,
    ': this',
  ],
];

/** What people write in notes, and what it means; only what has one meaning. */
const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  ...HURRIED,
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/\s*(?=\w|$)/gi, 'with '],
  [/\bb\/c\b/gi, 'because'],
  [/\bbtwn\b/gi, 'between'],
  [/\bincl\.?(?=\s)/gi, 'including'],
  [/\bapprox\.?(?=\s)/gi, 'about'],
  [/\bimo\b,?\s*/gi, ''],
  [/\bpls\b/gi, 'please'],
  [/(?<![\w/~])~(?=\d)/g, 'about '],
  [/(?<![\w,.])msg(s?)\b(?!,\w)/gi, 'message$1'],
  [/\breq(?:uire)?d\b/gi, 'required'],
  [/\bpwd?\b(?!\s*[=:/])/g, 'password'],
  [/(?<=^|\w) & (?=\w)/g, ' and '],
  [/(?<![\d]\s?)\b[Mm]ax\.? (?=\d)/g, 'at most '],
  [/(?<![\d]\s?)\b[Mm]in\.? (?=\d)/g, 'at least '],
  // "Max Weber" and "Max will" name a person.
  [
    /(?<![\w.`/-])(?:max\.? (?=\p{L})|Max\.? (?=\p{L})(?!(?:\p{Lu}\p{Ll}|(?:the|and|or|to|is|was|has|will|can)\b)))/gu,
    'maximum ',
  ],
  [
    /(?<![\w.`/-]|\d )[Mm]in\.? (?=(?:iOS|Android|macOS|Windows|Node(?:\.js)?|Python|Java|version|size|length|\p{Lu}\w+ version|number|amount|password)\b)/gu,
    'minimum ',
  ],
  [/(?<=\p{L} )>=\s?(?=\d)/gu, 'at least '],
  [/(?<=\p{L} )<=\s?(?=\d)/gu, 'at most '],
  // "tenants > 1M docs", "firmware < 2.1"
  [
    /(?<=\b(?:groups|parties|teams|classes|batches|orders) )> ?(?=\d+ (?!\p{Ll}{2,}s\b)\p{L})/gu,
    'of more than ',
  ],
  [/(?<=\b\p{Ll}{4,}s )> ?(?=\d[\d.,]*[kKM]? \p{Ll}{2,}s\b)/gu, 'with more than '],
  [/(?<=\b(?:firmware|version|iOS|Android|Node|Python) )< ?(?=\d)/g, 'older than '],
  // "valuables > 50 €"
  [
    /(?<=\b(?!costs|pays)\p{Ll}{4,}s )> ?(?=[€$£]\d|\d[\d.,]* ?(?:[€$£]|EUR\b|USD\b|GBP\b|euros?\b))/giu,
    'worth more than ',
  ],
  // No way through menus: "New > 13x13".
  [/(?<=\p{L},? |\()> ?(?=\d)(?!\d+x\d|\dFA\b|\dD\b)/gu, 'more than '],
  [/(?<=\p{L},? |\()< ?(?=\d)/gu, 'less than '],
  [/\breqs?(?= ?\/ ?(?:s|sec|min|h|hour|day)\b)/g, 'requests'],
  [
    /(?<=\d ?(?:[\p{L}€$£%]+ ?)?) ?\/ ?(night|day|week|month|quarter|year|hour|minute|second|user|person|seat|km|mile|page|call|item|team|account)\b/gu,
    ' per $1',
  ],
  [/(?<=\d ?(?:[\p{L}€$£%]+ ?)?) ?\/ ?(?:min)\b/gu, ' per minute'],
  [/(?<=\d ?\p{L}* ?)\/ ?wk\b/gu, ' per week'],
  [/\bper yr\b/g, 'per year'],
  [/(?<=requests ?) ?\/ ?(?:s|sec)\b/gu, ' per second'],
  [/(?<=\d ?\p{L}+ ?) ?\/ ?(?:h|hr)\b/gu, ' per hour'],
  [/(?<=^| )(\d{1,2})x(?=$|[,;.)])/g, '$1 times'],
  [/(?<=^|[.;] )ack\b/gi, 'acknowledge'],
  [/(?<=\d )chars\b/g, 'characters'],
  [/\bmem\b/g, 'memory'],
  [/(?<![\w.`/-])lib\b(?![./\w-])/g, 'library'],
  // "click + next to Calendars" names a button.
  [/(?<=\p{L})(?<!\b(?:click|tap|press|hit|push|select|choose)) \+ (?=\p{L})/giu, ' and '],
  [/\bcalc\b/g, 'calculation'],
  [/\bexp\. (?=backoff)/g, 'exponential '],
  [/\bprereqs?\b/gi, 'prerequisites'],
  [/\bperms\b/g, 'permissions'],
  [/(?<![\w.:/-])prod\b(?![.:/\w-])/g, 'production'],
  [/\bdevs\b/g, 'developers'],
  [/\bparams\b/g, 'parameters'],
  [/\bparam\b/g, 'parameter'],
  [/(?<![\w#@/.-])k8s\b(?!-)/gi, 'Kubernetes'],
  [/\bppl\b/gi, 'people'],
  [/\bcust\b\.?/gi, 'customer'],
  [/\binfra\b/g, 'infrastructure'],
  [/(?<=\b1 ?)yr\b/g, 'year'],
  [/(?<=\d ?)yrs?\b/g, 'years'],
  [/(?<=\b1) ?h(?=[\s,.;)]|$)/g, ' hour'],
  // "9-15h" are times of day.
  [/(?<=\d)(?<!\d[-–]\d{1,2}) ?h(?=[\s,.;)]|$)/g, ' hours'],
  [/(?<=\b1)d(?=[\s,.;)]|$)/g, ' day'],
  [/(?<=\b\d{1,3})(?<!default .{1,3})d(?=[\s,.;)]|$)/g, ' days'],
  // "hold reset 10s"
  [
    /(?<=\b(?:hold|wait|press|keep|after|within|every|takes?)\b[^.,;:\d\n]{0,30}\b\d{1,3})s(?=[\s,.;)]|$)/gi,
    ' seconds',
  ],
  [/(?<![\w.`/-])ios(?= \d)/g, 'iOS'],
  [/(?<![\w.`/-])windows(?= (?:10|11)\b)/g, 'Windows'],
  [/\bwindows(?= (?:(?:not|only|also|still|now|no longer) ){0,2}(?:yet )?(?:un)?supported\b)/g, 'Windows'],
  [/(?<=\b(?:on|for) )windows(?=$|[,:;)]|\.(?:\s|$)| (?:and|or) )/g, 'Windows'],
  [/(?<=\b1 ?)wk\b/g, 'week'],
  [/(?<=\d ?)wks?\b/g, 'weeks'],
  [/(?<=\b1 ?)hr\b/g, 'hour'],
  [/(?<=\d ?)hrs?\b/g, 'hours'],
  [/(?<=\d ?)mins\b/g, 'minutes'],
  [/(?<=\d ?)secs\b/g, 'seconds'],
];

/** Names that notes write small, as they are written. */
const NAMES = new Map(
  (
    'Kafka Grafana Postgres Prometheus Datadog PagerDuty Slack Jira Okta Confluence Android Chrome Safari Firefox Redis Elasticsearch Kibana ' +
    'Jenkins Azure Zendesk Salesforce HubSpot Excel Linux Ubuntu Bluetooth Kubernetes GitHub GitLab iOS macOS PostgreSQL MySQL MongoDB RabbitMQ ' +
    'API APIs AWS CDN CI CLI CPU CRM CSV DNS ERP FAQ GPS GPU HTML HTTP HTTPS IoT JSON KPI MFA MQTT NFC PDF QA REST SAML SDK SLA SLO SMS SMTP SQL SSH SSO TLS UI URL URLs ' +
    'USB UX VAT VPN XML YAML MDM Python'
  )
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);
/** Not "rest": that is a word of the language too. */
const SMALL = new RegExp(
  `(?<![\\w.@#/\\\\:|=<>&?+-])(?:${[...NAMES.keys()].filter((name) => !/^(?:rest|ci|excel)$/.test(name)).join('|')})(?![\\w/\\\\|=<>@(-]|[.:]\\S| \\d| -| = | \\S+\\.\\w)`,
  'g',
);

/** "config renamed `a.json` -> `b.json`": what it was, and what it is, in code or not. */
const withMoves = (text: string): string =>
  text
    .replace(
      /(?<=\p{L}`? (?<!\b(?:we|they|you|I) )(?:renamed|moved|migrated|changed) )(?!from\b)(`[^`\n]+`|\S+) (?:->|=>|→) /gu,
      'from $1 to ',
    )
    .replace(/(?<=\b(?:renamed|moved|migrated|changed)\b[^>→\n]{0,60}) (?:->|=>|→) /g, ' to ');

/** An arrow, or code that may hold one. */
const ARROW = /`[^`]*`|(?<!\s)\s*(?:=>|->|→)\s*/g;

/** An arrow before an action says "then", one after "copy" and the like says "to"; any other is drawn as one. */
function readArrows(text: string): string {
  // "create -> roll out -> clean up": stages, unless each of them is an action.
  const stages = text.replace(/`[^`]*`/g, '').split(/(?<!\s)\s*(?:=>|->|→)\s*/);
  const areStages = stages.length > 2 && !stages.slice(1).every((stage) => ACTION.test(stage));
  return text.replace(ARROW, (arrow: string, at: number) => {
    if (arrow.startsWith('`')) return arrow;
    if (areStages) return ' → ';
    const after = text.slice(at + arrow.length);
    if (ACTION.test(after) && !/^\S+@/.test(after)) return ', then ';
    return /^(?:copy|move|rename|change|convert|map|forward|redirect|update|set|point|switch|upgrade|migrate)\b/i.test(
      text,
    )
      ? ' to '
      : ' → ';
  });
}

/** Text with words typed in a hurry as they are spelled, code untouched. */
export function spellHurried(text: string): string {
  return withMoves(text)
    .split(/(```[\s\S]*?```|`[^`\n]*`)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : HURRIED.reduce((line, [short, long]) => line.replace(short, long), part).replace(
            MONTH,
            capitalizedFirst,
          ),
    )
    .join('');
}

const DAYS = 'mon|tue|wed|thu|fri|sat|sun';
/** "9 nov", "by jan": a month beside what makes it one; "april", "friday", "thu", "sat 18:00", "closed sun": what has one meaning. */
const MONTH = new RegExp(
  [
    '(?<=\\b\\d{1,2} )(?:jan|feb|mar(?:ch)?|apr|may|june?|july?|aug(?:ust)?|sept?|oct|nov|dec)\\b',
    '(?<=\\b(?:by|until|till|in|since|from) )(?:jan|feb|apr|aug|sept?|oct|nov|dec)\\b',
    '(?<![\\w./`@#-])(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|september|october|november|december|(?:mon|tue|thu|fri)(?=[\\s,;:)–]|[.]?$|[-/][a-z]))(?![\\w`])',
    `(?<=\\b(?:${DAYS})[-–/])(?:${DAYS})(?![\\w\`-])`,
    `(?<![\\w./\`@#-])(?:wed|sat|sun)(?= \\d|[-–/](?:${DAYS})\\b| (?:closed|morning|noon|evening|night)\\b)`,
    '(?<=\\b(?:closed|every|last|next|until|till) )(?:wed|sat|sun)(?![\\w`-])',
  ].join('|'),
  'gm',
);

/** Notes with shorthand written out, code and addresses untouched. */
export function spellOut(text: string): string {
  return readArrows(withMoves(text.replace(/ {2,}/g, ' ')))
    .split(/(`+[^`]*`+|[#@][\w-]+|"[\w.-]+"|(?<!\w)\w{1,40}\([^()]{0,200}\)|https?:\S+|\]\([^)]{0,2000}\))/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : SHORTHAND.reduce((line, [short, long]) => line.replace(short, long), part)
            .replace(SMALL, (name) => NAMES.get(name) ?? name)
            .replace(MONTH, capitalizedFirst),
    )
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}
