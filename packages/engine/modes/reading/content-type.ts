import { detectLanguage } from '../../document/language.ts';
import type { SourceDocument } from '../../document/types.ts';
import { readDefinitionLists } from './definition-lists.ts';
import { readRecord } from './records.ts';
import type { Outline } from './sections.ts';

/** The kinds of document that templates and taxonomies know. */
export const CONTENT_TYPES = [
  'how-to',
  'tutorial',
  'quickstart',
  'reference',
  'api-reference',
  'concept',
  'readme',
  'release-notes',
  'runbook',
  'troubleshooting',
  'adr',
  'design',
  'postmortem',
  'policy',
  'faq',
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** How people name each type, in a document type, a prompt or a title; the first that matches decides. */
const NAMES: readonly (readonly [ContentType, RegExp])[] = [
  ['adr', /\badrs?\b|\b(?:architecture|architectural|design) decision(?: record)?s?\b|\bdecision record\b/],
  [
    'design',
    /\b(?:technical )?design (?:doc(?:ument)?s?|notes?|proposals?)\b|\brfcs?\b(?!-? ?\d)|^rfc[- ]?\d+ *[:–—]|\b(?:enhancement|technical) proposals?\b|^(?:design|proposal)(?: *[:–—]|$)/,
  ],
  [
    'postmortem',
    /\bpost-?mortems?\b|\bincident (?:review|report|write-?ups?|write up|summary)s?\b|\bafter[- ]action (?:review|report)\b|\bretrospective\b/,
  ],
  ['release-notes', /\brelease[- ]notes?\b|\bchange ?logs?\b|\bwhat(?:'|’)?s new\b|\brelease announcement\b/],
  [
    'runbook',
    /\b(?:run|play) ?books?\b|\boperations? (?:guide|manual|procedure)\b|\bincident (?:response|procedure)\b|\bsop\b/,
  ],
  [
    'troubleshooting',
    /\btroubleshoot(?:ing)?\b|\bknown (?:issues|problems)\b|\berror guide\b|\bfix(?:ing)? (?:common )?(?:errors|problems|issues)\b/,
  ],
  ['faq', /\bfaqs?\b|\bfrequently asked\b/],
  ['readme', /\bread ?me\b/],
  [
    'api-reference',
    /\bapi (?:reference|page|docs?|documentation|endpoints?|guide)\b|\b(?:rest|http|graphql|endpoint) (?:reference|page|docs?)\b|\bendpoint\b|^(?:rest |http |web )?apis?$/,
  ],
  ['quickstart', /\bquick ?-?starts?\b|\bgetting[- ]started\b/],
  [
    'tutorial',
    /\btutorials?\b|\bwalk-?throughs?\b|\blesson\b|\bstep[- ]by[- ]step (?:guide|lesson)\b|\bbuild your first\b/,
  ],
  [
    'how-to',
    /\bhow[- ]?tos?\b|\b(?:procedure|task|guide|instructions|user guide|manual|installation|setup guide)\b/,
  ],
  [
    'reference',
    /\breferences?\b|\b(?:configuration|settings|options|cli|command)s? (?:list|page)\b|\bspec(?:ification)?s?\b/,
  ],
  [
    'concept',
    /\bconcept(?:s|ual)?\b|(?:^|: )how [\p{L} -]{3,50} works?$|\bexplainers?\b|\bexplanations?\b|\boverviews?\b|\bbackground\b|\bintroduction\b|\barchitecture\b/u,
  ],
  ['policy', /\bpolic(?:y|ies)\b|\p{L} standard$/u],
];

/** The type that a name such as "How-to guide" or "release notes" means; undefined for any other text. */
export function contentTypeOf(name: string): ContentType | undefined {
  const text = name.toLowerCase();
  if (text === '') return undefined;
  // "api_reference" and "Release-Notes" are names of fields.
  const spaced = text.replace(/[_-]+/g, ' ');
  return NAMES.find(([, pattern]) => pattern.test(text) || pattern.test(spaced))?.[0];
}

/** What a document type says that is neither one of these types nor a format: "wine list"; empty for any other. */
export function otherTypeIn(docType = ''): string {
  const isFormat = /^(?:markdown|md)$/i.test(docType.trim()) || detectLanguage('', docType) !== 'markdown';
  return isFormat || contentTypeOf(docType) ? '' : docType.replace(/\s+/g, ' ').trim();
}

/** "This runbook contains …": what the opening calls the text. */
function ofItself({ blocks }: SourceDocument): ContentType | undefined {
  for (const { kind, prose } of blocks.slice(0, OPENING)) {
    const name =
      kind === 'paragraph'
        ? /\bthis (?:is an? )?(runbook|playbook|how-to|tutorial|policy|faq|postmortem|quickstart|guide|rfc|proposal|design document)\b/i.exec(
            prose,
          )?.[1]
        : undefined;
    if (name) return contentTypeOf(name);
    if (
      kind === 'paragraph' &&
      /^this (?:page|document|article|topic|task) (?:shows|explains|describes)(?: you)? how to\b/i.test(prose)
    )
      return 'how-to';
  }
  return undefined;
}

const OPENING = 6;

/** What a postmortem is divided into. */
const REVIEWED =
  /^(?:what (?:happened|went (?:well|wrong|badly))|root causes?|timeline|lessons(?: learned)?|contributing factors)\b/;
/** What only a policy is divided into. */
const RULED =
  /^(?:\d+[.)] )?(?:purpose|scope|who (?:it applies to|may \p{L}+)|exceptions|enforcement|breaches|breaking the rules|responsibilities|review|compliance)$/u;
const INSTALLED = /^(?:installation|install|usage|licen[cs]e|contributing)$/;
/** The line by which a program is got. */
export const INSTALL =
  /^[ \t]*(?:\$ )?(?:npm (?:i|install)|yarn add|pnpm add|pip install|cargo (?:add|install)|gem install|go (?:get|install)|brew install|composer require) \S/m;
/** What a runbook is divided into, and for what it is opened. */
const INCIDENT =
  /^(?:(?:what (?:you|users|customers) (?:notice|see)|symptoms?|impact|check|diagnos\w+|triage|investigat\w+|mitigat\w+|fix|remediat\w+|recover\w*|roll ?back|escalat\w+|verif\w+)\b|(?:after|during) (?:the |an )?(?:incident|outage))/;
const ALERT = /\balerts?\b|\bpage (?:the|somebody|someone)\b|\bon[- ]call\b/i;

/** "Docs guild sync", with a line of who was there. */
export function isOfMeeting({ text }: SourceDocument, title: string): boolean {
  return (
    /(?<!\b(?:\d+|in|few|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty) )\b(?:minutes|meeting notes|stand-?up|retro)\b/i.test(
      title,
    ) ||
    MET_ON.test(title) ||
    /^\W*(?:present|attendees|participants|attending|absent|apologies|who)\W*:\W*\p{L}/imu.test(
      text.slice(0, HEAD),
    )
  );
}

/** "Platform sync 3 Dec" */
const MET_ON =
  /\b(?:sync|meeting|check-?in|kick-?off|catch-?up),? (?:of |from |on |[-–—] )?(?:\d{4}-\d\d?-\d\d?|\d{1,2}[./]\d{1,2}[./]|\d{1,2}\.? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d)/iu;

/** Characters in which a text names who was there. */
const HEAD = 600;

/** What kind of document a text is: what its document type or its title says, or else what it is made of. */
export function readContentType(
  document: SourceDocument,
  outline: Outline,
  docType = '',
): ContentType | undefined {
  const asked = contentTypeOf(docType);
  if (asked) return asked;
  if (isOfMeeting(document, outline.title)) return undefined;
  const named = contentTypeOf(outline.title) ?? ofItself(document);
  if (named) return named;
  const titles = outline.sections.map(({ title }) => title.toLowerCase());
  const share = (pattern: RegExp): number =>
    titles.length === 0 ? 0 : titles.filter((title) => pattern.test(title)).length / titles.length;
  if (
    share(
      /^(?:v?\d+\.\d+|\[?unreleased|added|changed|(?:bug )?fix(?:ed|es)|removed|deprecated|security|breaking changes|new$|improve(?:d|ments)$|known (?:issues|problems)$)/,
    ) > 0.4
  )
    return 'release-notes';
  const record = readRecord(outline);
  if (record) return record;
  if (titles.filter((title) => REVIEWED.test(title)).length > 1) return 'postmortem';
  if (titles.filter((title) => INSTALLED.test(title)).length > (INSTALL.test(document.text) ? 0 : 1))
    return 'readme';
  if (titles.filter((title) => INCIDENT.test(title)).length > 1 && document.text.search(ALERT) >= 0)
    return 'runbook';
  if (titles.filter((title) => RULED.test(title)).length > 1) return 'policy';
  if (share(/\?$/) > 0.5) return 'faq';
  if (share(/^(?:(?:get|post|put|patch|delete)\s+\/|endpoints?$|parameters$|response|request body)/) > 0.3)
    return 'api-reference';
  if ((document.text.match(/^`?(?:GET|POST|PUT|PATCH|DELETE) \//gm) ?? []).length > 1) return 'api-reference';
  const prose = document.blocks.filter(({ kind }) => kind !== 'heading');
  if (prose.length === 0) return undefined;
  const portion = (test: (block: (typeof prose)[number]) => boolean | undefined): number =>
    prose.filter(test).length / prose.length;
  if (portion(({ list }) => list?.ordered) > 0.25 || share(NUMBERED_STEP) > 0.3) return 'how-to';
  if (portion(({ kind }) => kind === 'table-cell') > 0.4) return 'reference';
  // "`include` (array): files that are read."
  const entries = new Set(readDefinitionLists(document).map(({ meaning }) => meaning));
  const isEntry = (block: (typeof prose)[number]): boolean =>
    (block.list?.leads ?? entries.has(block)) && document.text.startsWith('`', block.start);
  if (portion(isEntry) > 0.4) return 'reference';
  if (
    share(
      /^(?:install|configure|create|add|set up|run|deploy|update|remove|delete|use|connect|enable|migrate)\b/,
    ) > 0.4
  )
    return 'how-to';
  if (document.codeBlocks.length === 0 && prose.length > 2 && !isTold(document)) return 'concept';
  return undefined;
}

/** "1. Install it", and not "1. Purpose": sections have numbers too. */
const NUMBERED_STEP =
  /^(?:step \d|\d+\. (?:install|configure|create|add|set up|run|deploy|update|remove|delete|use|connect|enable|migrate|check|open|choose|select|prepare|build|test|write|start|stop|download|get|make|click|log in|sign in)\b)/;

/** The share of sentences in which somebody tells of their own doings: a mail, a report, a post. */
const MOST_TOLD = 0.25;

function isTold({ blocks }: SourceDocument): boolean {
  const sentences = blocks.flatMap(({ sentences: own, prose, start }) =>
    own.map((sentence) => prose.slice(sentence.start - start, sentence.end - start)),
  );
  return (
    sentences.filter((text) => /\b(?:we|I)(?=\s|['’])/i.test(text)).length > sentences.length * MOST_TOLD
  );
}

/** A type in words. */
export function nameContentType(type: ContentType): string {
  const names: Partial<Record<ContentType, string>> = {
    adr: 'architecture decision record',
    'api-reference': 'API reference',
    design: 'design document',
    faq: 'FAQ',
    readme: 'README',
    'release-notes': 'release notes',
  };
  return names[type] ?? type;
}
