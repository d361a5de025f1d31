import type { SourceDocument } from '../../document/types.ts';
import { classesOf, DETERMINER } from '../../spelling/function-words.ts';
import { lookUp, NOUN, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isImperative } from '../generate/signs.ts';
import type { Outline } from '../reading/sections.ts';
import type { Topic } from '../reading/topics.ts';
import { isVersion } from '../reading/versions.ts';
import { isTopical, stem } from '../reading/words.ts';
import { STRUCTURAL } from './page-sections.ts';
import { productOf } from './product.ts';

const LEADING_NUMBER =
  /^(?:(?:(?:step|part|chapter)\s+)?\d+(?:\.\d+)*(?:[.:)]|\s+[-–—])?|(?:examples?|class|event|method|function|parameter|property|option|type|note|tip)\s*[-–—:]|\p{L}+ [A-Z\d]\s*[-–—:]|(?:q|a|exercise|note|appendix)\s*[-–—:.])\s+/iu;
const TASK =
  /^(?:how to\s+)?(?<verb>install|configure|create|add|set up|run|deploy|update|upgrade|remove|delete|use|connect|enable|disable|migrate|build|test|write|send|handle|manage|define|customi[sz]e|debug|monitor|validate|register|import|export|schedule|start|stop|access(?! to\b)|change|check|choose|declare|generate|get|integrate|log|mock|override|publish|read|return|secure|serve|share|store|troubleshoot|upload|download|verify)\s(?!(?:issues?|notes?|guide|options?|errors?|problems?|instructions?|process|policy|path|steps?)\b)/i;
const GERUND =
  /^(?<verb>installing|configuring|creating|adding|setting up|running|deploying|updating|upgrading|removing|deleting|using|connecting|enabling|disabling|migrating|building|testing|writing|sending|handling|managing|defining|customi[sz]ing|debugging|monitoring|validating|registering|importing|exporting|scheduling|starting|stopping|accessing|changing|declaring|generating|integrating|logging|mocking|overriding|publishing|returning|securing|serving|sharing|storing|troubleshooting|uploading|downloading|verifying)\s/i;

/** Headings as people would search for them; the product's name is added where a heading doesn't say it. */
export function readLongTail(
  document: SourceDocument,
  outline: Outline,
  topics: readonly Topic[],
  names: ReadonlySet<string>,
): string[] {
  const { sections, title } = outline;
  const product = productOf({ document, outline, topics }, 2);
  const found = sections.flatMap(({ title: heading }, index) => {
    const shown = /\p{Ll}/u.test(heading) ? heading : heading.toLowerCase();
    const text = shown
      .replace(LEADING_NUMBER, '')
      .replace(/[.:!]+$/, '')
      .trim();
    const words = text.split(/\s+/).length;
    const isAsked =
      !isVersion(heading) &&
      words >= 2 &&
      words <= 10 &&
      text !== title &&
      !STRUCTURAL.test(text) &&
      !/\b(?:this|these|that|those|my|our|we|yourself)\b/i.test(text) &&
      !/[(){}<>=/\\`&]/.test(text);
    if (!isAsked || !text.split(/\s+/).some((word) => isTopical(word))) return [];
    const query =
      index < COMPARED && isThing(document.text, text) ? undefined : asQuery(lowered(text, names));
    if (!query && words < 3) return [];
    const phrase = query ?? lowered(text, names);
    return [
      product &&
      !ASKS.test(phrase) &&
      !phrase.toLowerCase().includes(product.toLowerCase()) &&
      !namesPart(phrase, product)
        ? `${phrase} in ${product}`
        : phrase,
    ];
  });
  const own = asQuery(lowered(title, names));
  return [
    ...new Set([
      ...(own !== undefined && title.split(' ').length > 2 ? [own] : []),
      ...found,
      ...aimsIn(document),
    ]),
  ];
}

const AIMS = 4;
const AIM =
  /^(?:To|In order to) (?<aim>(?<verb>(?:re-)?\p{Ll}{3,}) (?!(?:be|it|them|this|that|these|those|do|so)\b)[^,.;:()`]{3,45}), (?!and\b|or\b)\p{L}/u;

/** "To re-enable an endpoint, open Settings.": what readers want to do, whom no heading speaks of. */
function aimsIn({ blocks, text }: SourceDocument): readonly string[] {
  const aims = blocks.flatMap(({ kind, sentences }) =>
    kind === 'heading'
      ? []
      : sentences.flatMap(({ start, end }) => {
          const { aim = '', verb = '' } =
            AIM.exec(text.slice(start, Math.min(end, start + LONGEST_AIM)))?.groups ?? {};
          const isDeed = (partsOf(verb.replace(/^re-/, '')) & VERB) !== 0;
          return isDeed && !OF_TEXT.test(aim) ? [`how to ${aim.replace(/\s+/g, ' ')}`] : [];
        }),
  );
  return aims.slice(0, AIMS);
}

/** Enough for an aim and what is done for it. */
const LONGEST_AIM = 90;
/** "To learn more about it": what is done with a text. */
const OF_TEXT =
  /^(?:learn|read|see|find out|know|summarize|differentiate|explain|assist|illustrate|begin|start)\b|\b(?:it|them|this|that|these|those|following)$/;

/** "How to cancel a shipment" of the Shipments API. */
function namesPart(phrase: string, product: string): boolean {
  const [first = '', ...others] = product.split(' ').map(stem);
  return others.length > 0 && phrase.split(' ').map(stem).includes(first);
}

/** "Why another drift tool" */
const ASKS = /^(?:why|what|which|when|where|who|how (?!to\b))/;

/** Headings that are looked for in the text: of a text with more, the others count as they read. */
const COMPARED = 200;

/** "This release adds run windows": what reads as a task in a heading is a thing in the text. */
function isThing(source: string, heading: string): boolean {
  const words = heading.split(/\s+/).map((word) => word.replace(/[^\p{L}\p{N}-]/gu, ''));
  const name = words.join('\\s+');
  // "Your merge request", "Merge requests are fine"
  return new RegExp(
    `\\b(?:the|an?|adds?|of|with|each|these|its|your)\\s+${name.replace(/s$/, 's?')}\\b|\\b${name}\\s+(?:is|are)\\b`,
    'i',
  ).test(source);
}

/** "Log retention", "Build agents": as many headings name a thing so as tell what to do. */
const AMBIGUOUS = /^(?:log|build|test|access|store|share|change|check|schedule|return|monitor)\s/;
const ON_SOMETHING = /^\p{L}+\s(?:the|an?|your|all|each|every|this|it|them)\s/u;

function asQuery(text: string): string | undefined {
  if (/\?$/.test(text)) return text.replace(/\?$/, '');
  if (/^(?:how|why|what|when|where|which)\s/.test(text)) return text;
  if (AMBIGUOUS.test(text) ? ON_SOMETHING.test(text) : TASK.test(text) || isTask(text))
    return `how to ${text}`;
  return GERUND.test(text) ? text : undefined;
}

/** "Trade in your old bike" */
export const WITH_PARTICLE = /^\p{L}{3,} (?:up|in|out|on|off|down|back|over) (?:to )?(?:an?|the|your) /u;

/** "Rotate a certificate", but not "order history". */
function isTask(text: string): boolean {
  const [verb = '', next = ''] = text.split(' ');
  const facts = lookUp(verb);
  if (WITH_PARTICLE.test(text) && (partsOf(verb) & VERB) !== 0) return true;
  if ((facts & VERB) === 0 || !isImperative(text)) return false;
  return (facts & NOUN) === 0 || (classesOf(next) & DETERMINER) !== 0;
}

/** A heading as it would stand inside a sentence: names, acronyms and code keep their capitals. */
function lowered(text: string, names: ReadonlySet<string>): string {
  return text
    .split(' ')
    .map((word) =>
      /^\p{Lu}\p{Ll}+(?:['’-]\p{Ll}+)*[,:]?$/u.test(word) && !names.has(word) ? word.toLowerCase() : word,
    )
    .join(' ');
}
