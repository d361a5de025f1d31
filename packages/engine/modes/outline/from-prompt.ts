import type { SourceDocument } from '../../document/types.ts';
import type { Job } from '../../types.ts';
import { beginsStep } from '../brief/steps.ts';
import { readBrief, type Brief } from '../generate/brief.ts';
import { titleFor } from '../generate/opening.ts';
import { readmeSections } from '../generate/readme-sections.ts';
import { hasSteps } from '../generate/sequence.ts';
import { isMissed } from '../generate/template-sections.ts';
import { TEMPLATES } from '../generate/templates.ts';
import { textsOfKinds } from '../generate/told.ts';
import { nameContentType, type ContentType } from '../reading/content-type.ts';
import { capitalized } from '../writing/capitals.ts';
import { bullets, heading, join } from '../writing/markdown.ts';
import { writeMissing } from './missing.ts';
import { readWish } from './prompt-topics.ts';
import { isDoing, purposeOf } from './purposes.ts';
import { sectionsOfTask } from './tasks.ts';
import { NUMBERS, numberOf } from '../writing/limits.ts';

/**
 * The topics that a prompt names, each with what to write about it; or else the sections that the kind of document wants,
 * with what the prompt already tells.
 */
export function outlinePrompt(
  document: SourceDocument,
  job: Job,
): { readonly report: string; readonly type: ContentType } {
  const asked = document.text.replace(FOR_OUTLINE, 'Outline for a ').replace(STRUCTURE, 'Outline for a ');
  const [aimed = '', who = ''] = READERS.exec(asked) ?? [];
  const text =
    aimed === ''
      ? asked
      : asked.replace(aimed, (found) =>
          /^[.:]/.test(found)
            ? found.charAt(0)
            : found.startsWith('\n')
              ? '\n'
              : found.endsWith(',')
                ? ','
                : '',
        );
  const { request, topics } = readWish(text);
  const brief = readBrief(topics.length > 0 || !text.trim().includes('\n') ? request : text, job);
  const readers = brief.readers || who;
  const body = topics.length > 0 ? outlineTopics(topics, brief, text, job) : outlineTemplate(brief, job);
  const count = body.match(/^## /gm)?.length ?? 0;
  // A wish for few sections that the outline keeps is no news.
  const told = brief.facts.told.filter(
    ({ text: fact }) => !(count <= numberOf(MOST_SECTIONS.exec(fact)?.[1] ?? '0')),
  );
  const report = join(
    heading(1, titleOf(request, brief)),
    readers && `This page is for ${readers}.`,
    body,
    topics.length > 0 && alsoSays(told.map(({ text: fact }) => fact)),
    topics.length === 0 &&
      !brief.typeNamed &&
      `> [VERIFY] The prompt names no kind of document; this is a ${nameContentType(brief.type)} page. Set the document type for another.`,
  );
  return { report, type: brief.type };
}

/** What the prompt tells beside what to write about: it has no place in an outline. */
const alsoSays = (told: readonly string[]): string =>
  told.length > 0 ? `> [VERIFY] The prompt also says: ${told.map((fact) => `“${fact}”`).join(' ')}` : '';

/** "At most 5 sections." */
const MOST_SECTIONS = new RegExp(
  String.raw`^(?:at most|no more than|not more than|a maximum of|max(?:imum)?\.?(?: of)?|up to) (\d+|${NUMBERS}) (?:sections|chapters|headings|parts)\.?$`,
  'i',
);

/** "Structure for the user manual of the app". */
const STRUCTURE = /^\s*(?:structure|skeleton|toc|table of contents) (?:of|for) (?:the |an? |our |my )?/i;
/** "Notes for the outline of our runbook on renewals": what an outline is asked for. */
const FOR_OUTLINE =
  /^\s*(?:(?:my |some |rough )?(?:notes?|ideas?|input|material|bullets?) (?:for|on) )(?:the |an? |my |our )?(?:outline|structure|skeleton) (?:of|for) (?:our |the |an? |my )?/i;

/** A sentence, or what stands behind a comma, on who reads it. */
const READERS =
  /(?:^|[.\n:]\s?|[,;] ?)(?:the |our )?(?:(?:target )?audience:?(?: is| are)?|readers?(?::| (?:is|are)(?= (?:[\w-]+ ){0,4}(?:[\w-]+s|people|staff)\b))|(?<=\. )for(?= (?:[\w-]+ ){0,3}[\w-]+s\.?\s*$)) (?:the )?([^,.;\n]{3,60})[.,]?/i;

/** "Guide on migrating from A to B": what the document is called says what it is about. */
const KIND =
  /^to (?:document|describe|explain|write (?:about|up)) (?:the |an? )?|^(?:guide|tutorial|page|article|docs?|documentation|outline|blog|newsletter) (?:on|to|for|about) (?=\p{L})/iu;

/** "How we do code review": practice of one's own, and no task of the reader. */
const PRACTICE = /\bhow (?:(?:we|our team) [^.,:;?\n]{4,60}|[^.,:;?\n]{4,60}? works?\b)/i;

/** "Outline a handbook for event volunteers": what is known is what it is called, and whom it is for. */
const CALLED = /\b((?:[\w-]+ )?(?:handbook|manual|guide|checklist|primer|cheat sheet|welcome pack)) for\b/i;

/** "Admin handbook for the swim club website": its own name. */
const BOOK =
  /(?<=^|\b(?:an?|the|our|outline|for) )(?!(?:an?|the|our|outline|for|of|new) )(?:[\w-]+ (?:handbook|cheat sheet)|(?:staff|visitor|guest|employee|member|volunteer|parent|student|tenant|resident|owner)s?['’]?s? (?:guide|manual)) for (?:the |our )?[^.:,;?\n]{3,60}(?=[.:;\n]|$)/i;

function titleOf(request: string, brief: Brief): string {
  const [book] = BOOK.exec(request) ?? [];
  if (book) return capitalized(book.replace(/ for our /i, ' for the '));
  const called = brief.topic === '' && brief.readers !== '' ? CALLED.exec(request)?.[1] : undefined;
  if (called) return capitalized(`${called.replace(/^(?:an?|the|our|outline) /i, '')} for ${brief.readers}`);
  const title = titleFor(brief)
    .replace(KIND, '')
    .replace(/^for (?:the |an? )?(?=(?:[\w-]+ )?(?:manual|guide|handbook|page|docs?)\b)/i, '')
    .replace(/^release notes (?:of|for) (.+) release notes$/i, '$1 release notes')
    .replace(/^(.*\b(?:getting started|quick ?start)\b.*): quickstart$/i, '$1');
  return capitalized(
    (PRACTICE.exec(request)?.[0] ?? title).replace(
      /^how (do|does) (?:our |my )?(.+?) work$/i,
      (_, verb: string, thing: string) => `how ${thing} work${/^does$/i.test(verb) ? 's' : ''}`,
    ),
  );
}

function outlineTopics(
  topics: readonly string[],
  { type, typeNamed, task }: Brief,
  prompt: string,
  { docType = '', audience }: Job,
): string {
  // A guide of many tasks, or a matter that begins with a verb, has no parts of one task.
  const isNamed = type !== 'how-to' || /\bhow[- ]?to\b/i.test(`${docType} ${prompt}`);
  const { sections } = TEMPLATES[type];
  const parts = topics.map((topic) => {
    // "Track time: timer, by hand", "Roles (commander, scribe)"
    const [, whole = topic, inside] =
      /^(.+?) \(([^()]+)\)$/.exec(topic) ?? /^([^:]{3,40}): (\S.*)$/.exec(topic) ?? [];
    // "Retention 1 yr"
    const [, name = whole, amount] = /^(\p{L}[\p{L} ]*?) (\d+ ?\p{L}+)$/u.exec(whole) ?? [];
    const usual =
      sections.find(({ title }) => {
        const [asked, named] = [name.toLowerCase(), title.toLowerCase()];
        return named === asked || (asked.length > 3 && named.startsWith(asked));
      }) ??
      (hasSteps(type) && /^\p{L}+$/u.test(name)
        ? sections.find(({ known }) => known.exec(name.toLowerCase())?.index === 0)
        : undefined);
    const parts = [amount, inside]
      .filter(Boolean)
      .join(', ')
      .replace(/(?<![\w`-])--?[a-z][\w-]*/g, '`$&`');
    const mark = type === 'faq' && ASKS.test(name) ? '?' : '';
    const purpose = usual?.purpose ?? purposeOf(name, type, prompt);
    return join(heading(2, capitalized(name) + mark), parts ? `Cover ${parts}. ${purpose}` : purpose);
  });
  const lacking = sections.filter(({ known }) => !topics.some((topic) => known.test(topic.toLowerCase())));
  const missed = lacking.filter(({ title }) => isMissed(title, audience));
  // "Tutorial: build an API, ends with tests": the task itself comes before what it ends with.
  const areSteps = topics.filter((topic) => beginsStep(topic.toLowerCase()) || isDoing(topic)).length > 2;
  const steps = type === 'tutorial' && task && !areSteps && sections.find(({ form }) => form === 'steps');
  return join(
    steps && !topics.includes(steps.title) && join(heading(2, steps.title), steps.purpose),
    ...parts,
    ...missed.map(({ title, purpose }) => join(heading(2, title), purpose)),
    typeNamed &&
      isNamed &&
      writeMissing(
        type,
        lacking.filter((one) => one.expected && !MATTER.test(one.title) && !missed.includes(one)),
        'which the prompt does not ask for',
      ),
  );
}

/** A question as people ask it. */
const ASKS =
  /^(?:(?:who|what|when|where|which|how|why) (?:is|are|was|were|do|does|did|can|will|should|must|happens|changes)\b|(?:am|is|are|can|could|do|does|did|will|should|must|may|has|have) (?:i|we|you|they|it|the|my|our|an?|there)\b)/i;
/** Sections that hold what the whole is about, as the topics do. */
const MATTER =
  /^(?:steps|procedure|rules|what it is|endpoints|options|changes|details|features|context|decision|questions|problems and solutions)$/i;

function outlineTemplate({ type, facts, task, topic, gloss }: Brief, { audience }: Job): string {
  // Steps that the prompt tells stand in one place.
  const usual =
    type === 'how-to' && textsOfKinds(facts, 'step').length === 0 ? sectionsOfTask(task, topic) : undefined;
  const sections =
    type === 'readme'
      ? readmeSections(`${topic} ${gloss}`, textsOfKinds(facts, 'option').length > 0)
      : TEMPLATES[type].sections;
  const wanted = (usual ?? sections).filter(
    ({ title, expected, facts: kinds }) =>
      expected || isMissed(title, audience) || textsOfKinds(facts, ...kinds).length > 0,
  );
  const placed = new Set(wanted.flatMap(({ facts: kinds }) => textsOfKinds(facts, ...kinds)));
  const others = facts.told.map(({ text }) => text).filter((text) => !placed.has(text));
  return join(
    ...wanted.map(({ title, purpose, facts: kinds }) =>
      join(heading(2, title), purpose, bullets(textsOfKinds(facts, ...kinds))),
    ),
    alsoSays(others),
  );
}
