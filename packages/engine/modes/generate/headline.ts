import { THIRD_PERSON } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { capitalized } from '../writing/capitals.ts';
import type { ContentType } from '../reading/content-type.ts';

const THING =
  /^(?:the |our |my )?(?:internal |small |new )?(?:repo(?:sitory)?|package|library|tool|service|app|project|cli|plugin|module|script|action) [`"“]?(?<name>[\w./@-]+)[`"”]?,? (?<does>(?:(?:which|that) )?(?<verb>\p{Ll}+) .+)$/iu;
/** "Python package fuelwatch": the name, and of what kind it is. */
const NAMED =
  /^(?:the |our |my |an? )?(?:[\p{L}+#]+ )?(?:internal |small |new |open[- ]source )*(?:repo(?:sitory)?|package|lib(?:rary)?|tool|service|cli|plugin|module|script|action|crate|gem|project),? [`"“]?(?<name>[a-z][\w./@-]*)[`"”]?(?: \([\p{L}+#. ]+\))?$/iu;
const WHEN_BEFORE =
  /^(?:(?:yesterday|today|tonight|this (?:morning|afternoon|week)|last (?:night|week|\w+day)|on \w+(?: \d{1,2})?)\s*(?:\([^()]*\))?,?\s+)+(?=\S+ \S)/i;
const HOUR_AFTER = /(?:,|(?<!\s))\s+(?:from |between |at |around |for )?\d{1,2}:\d\d\b.*$/;
/** The same, or how long it lasted. */
const WHEN_AFTER =
  /(?:,|(?<!\s))\s+(?:(?:from |between |at |around |for )?\d{1,2}:\d\d\b|(?:for )?(?:about )?\d{1,3}(?:\.\d)? ?(?:h|hours?|min(?:ute)?s?|days?)\b).*$/;
const STATE =
  /^(.{3,70}?) (?:was|were|is|are) (?=(?:completely |partly |partially |mostly )?(?:down|unavailable|unreachable|slow|broken|offline|delayed|lost|failing|stuck|wrong|empty|full)\b)/i;

const DOWN =
  /^(.{3,70}?) (?=(?:completely |partly |partially |mostly )?(?:down|unavailable|unreachable|slow|broken|offline|delayed|failing|stuck|full)\b)/i;

/** "We had an outage", "there was an outage". */
const WE_HAD = /^(?:we(?: have|['’]ve)? had|there (?:was|were|has been)) (?:an? |some )?(?=\p{L})/iu;
/** "how we do code reviews": the reviews. */
const OUR_WAY =
  /^how (?:we|our team|the team|our \w+ team) (?:do|does|handles?|runs?|manages?|organi[sz]es?|plans?) (?=(?:our |the )?(?:[\w-]+ ){0,2}[\w-]+s$)/i;

/** What the title of a report leaves out: "checkout down 14:02 to 14:47" as a sentence; empty where it leaves nothing out. */
export function asEventWithTime(subject: string, type: ContentType | undefined): string {
  const [time = ''] = (type === 'postmortem' && WHEN_AFTER.exec(subject)) || [];
  if (time === '') return '';
  const event = subject.slice(0, subject.length - time.length);
  const said = STATE.test(event)
    ? event
    : event.replace(DOWN, (_, thing: string) => `${thing} ${/[^s]s$/.test(thing) ? 'were' : 'was'} `);
  const when = time
    .replace(
      /^,?\s+(?=\d)/,
      / ?(?:h|hours?|min(?:ute)?s?|days?)\b/.test(time) && !time.includes(':') ? ' for ' : ' from ',
    )
    .replace(/^( from \d{1,2}:\d\d)(?! ?(?:to|until|[-–]))/, (start) => start.replace('from', 'at'))
    .replace(/^( from \d{1,2}:\d\d) ?[-–] ?(?=\d)/, '$1 to ');
  return `${capitalized(said)}${when}.`;
}

/** What a request says that the page is about, as a title can say it: a name with what it does, an event without its time. */
export function asHeadline(asked: string, type: ContentType | undefined): string {
  const subject = asked.replace(OUR_WAY, '');
  if (type === 'readme') {
    const named = NAMED.exec(subject)?.groups?.['name'];
    if (named) return named;
    const { name = '', does = '', verb = '' } = THING.exec(subject)?.groups ?? {};
    const isDone = (partsOf(verb.toLowerCase()) & THIRD_PERSON) !== 0 || /^(?:which|that)\b/.test(does);
    return name !== '' && isDone ? `${name} - ${does.replace(/^(?:which|that) /i, '')}` : subject;
  }
  if (type === 'policy')
    return subject.replace(
      /^(?:we|they) (?:have )?(?:agreed|decided|settled) on (?:the |some |these |a )?(?:(?:rules?|guidelines?|policy|process) (?:for|on|about) )?/i,
      '',
    );
  if (type === 'adr') return subject.replace(/^draft(?: (?:for|of|on))?[:,]? (?=\S)/i, '');
  if (type === 'release-notes')
    return subject
      .replace(/^(?:what['’]?s )?(?:new )?in (?=\p{Lu})/iu, '')
      .replace(
        /^(?:for |in )?(?:the |our )?(v?\d[\w.]*) (?:release|version|update) (?:of|for) (?:the |our )?(.+)$/i,
        '$2 $1',
      );
  // '"device offline" errors': a message, and what it is.
  if (type === 'troubleshooting' && !/^["“]/.test(subject)) {
    const thing = subject
      .replace(/\s*\((?:from|based on|collected|as seen)\b[^()]*\)$/i, '')
      .replace(/(?<=^\S.*) (?:problems|issues|errors|troubles)(?=$| (?:in|on|of) )/i, '');
    return thing !== subject && /^\p{Ll}[\p{Ll} -]*[^s]$/u.test(thing) ? `the ${thing}` : thing;
  }
  if (type === 'postmortem') {
    const bare = subject
      .replace(WE_HAD, '')
      .replace(WHEN_BEFORE, '')
      .replace(HOUR_AFTER, '')
      .replace(STATE, '$1 ');
    return bare === '' ? subject : bare;
  }
  return subject;
}
