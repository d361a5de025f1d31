import { CONTENT_LINE, GUIDELINES_LINE } from '@housestyle/contract';
import { detectLanguage } from '../document/language.ts';
import { parseDocument } from '../document/parse-document.ts';
import { oneLine } from './report/quote.ts';
import { finishDocument, withNotes } from './rewriting/finish-document.ts';
import { forReaders } from './rewriting/consumer-words.ts';
import { correctFindings } from './rewriting/findings-step.ts';
import {
  compileForJob,
  compileWithGuidelines,
  customRules,
  describeRule,
  guidedIn,
  misunderstoodIn,
  readGuidelines,
} from './rewriting/guidelines.ts';
import { agree } from './rewriting/merge/consistency.ts';
import { withoutAsides } from './rewriting/merge/asides.ts';
import { withCalls, withNames } from './rewriting/merge/commands.ts';
import { addSections } from './rewriting/merge/new-sections.ts';
import { isContent, readIncoming, type Incoming } from './rewriting/merge/incoming.ts';
import { insertParts, newParts, type Merged } from './rewriting/merge/insert.ts';
import { readRemoval, readTargets } from './rewriting/merge/instructions.ts';
import { readPlaces } from './rewriting/merge/sections.ts';
import { unaccounted } from './rewriting/merge/accounts.ts';
import { moveSection } from './rewriting/merge/moved-section.ts';
import { contradicted } from './rewriting/merge/contradicted.ts';
import { joinChanges, type Joined } from './rewriting/merge/join-changes.ts';
import { applySteps } from './rewriting/merge/steps.ts';
import { applyUpdates, removeMatter } from './rewriting/merge/updates.ts';
import { withOrders } from './rewriting/merge/orders.ts';
import { isStyleGuide } from './rewriting/merge/style-guide.ts';
import { addVersion } from './rewriting/merge/versions.ts';
import { readMergeRequest, type MergeRequest } from './rewriting/merge-request.ts';
import { headedAlike, lowersName } from './rewriting/mixed-headings.ts';
import { leaveAlone } from './rewriting/leave-alone.ts';
import { settle } from './rewriting/settle.ts';
import { idleIn, unfixedIn } from './rewriting/unfixed.ts';
import { asSentences, IN_PRESENT, PLAIN_ID, PLAIN_SENTENCES, shorten, simplifyText } from './simplify.ts';
import { inManner, takeManner } from './writing/manner.ts';
import { readerActs } from './simplify/reader-acts.ts';
import { agentsAct } from './simplify/agents-act.ts';
import { aroundCode } from './simplify/around-code.ts';
import type { CompiledStyle } from '../style/types.ts';
import type { Job } from '../types.ts';
import { parseJobToEdit } from './parse-job.ts';
import type { ModeHandler, ModeTools } from './types.ts';

/** What asks for it that those who act come first. */
const ACTIVE = /\bactive voice\b|\bpassive\b/i;

const PLAIN = /\b(?:wordy|wordiness|concise\w*|plain (?:words|language|english)|simple words)\b/i;
const PRESENT = /\bpresent tense\b/i;

/** The text itself with every correction made, and nothing else: no word about it, all that is not prose untouched. */
export const rewrite: ModeHandler = {
  mode: 'rewrite',
  run(asked, tools) {
    const request = readMergeRequest(asked.input);
    if (request) {
      const custom = compileForJob(asked, tools);
      const merged = withNotes(merge(request, asked, custom, tools), missingOf(request));
      return { content: finishDocument(merged.replace(/^[\r\n]+/, ''), asked, custom) };
    }
    const manner = takeManner(asked);
    const { job, isShort } = manner;
    const style = compileForJob(job, tools);
    const firm = new Set(style.rules.map(({ id }) => id));
    const voice = style.rules.find(({ label, description }) => ACTIVE.test(`${label} ${description}`));
    const input = isShort || manner.mostWords < Infinity ? simplifyText(job, tools) : job.input;
    const wants = (rule: RegExp): boolean =>
      style.rules.some(({ label, description }) => rule.test(`${label} ${description}`));
    const plain = wants(PLAIN) ? tools.extend(style, PLAIN_SENTENCES) : style;
    const plainer = wants(PRESENT) ? tools.extend(plain, IN_PRESENT) : plain;
    const document = parseJobToEdit({ ...job, input });
    const alike = headedAlike(plainer, document, tools);
    const corrected = settle(document, [
      correctFindings(forReaders(alike, job, tools), { firm, refuses: lowersName }),
      asSentences(style),
      ...(wants(PLAIN) ? [leaveAlone(aroundCode, style, PLAIN_ID)] : []),
      ...shorten(style),
      ...(voice ? [leaveAlone(agentsAct, style, voice.id), leaveAlone(readerActs, style, voice.id)] : []),
    ]);
    return { content: finishDocument(inManner(corrected, manner), job, style) };
  },
};

/** What a merge was not given. */
const missingOf = ({ guidelines, content }: MergeRequest): readonly string[] => [
  ...(guidelines.trim() === '' ? [`Nothing to work in stands below “${GUIDELINES_LINE}”.`] : []),
  ...(content.trim() === '' ? [`No document stands below “${CONTENT_LINE}”.`] : []),
];

/**
 * The existing document with the new guidelines: what reads as a rule is followed throughout, what says something of the
 * document's matter stands in the section that takes it up, and what is neither stands at its end for a person. A
 * document that is itself a collection of guidelines gets all of them as its content.
 */
function merge(
  { guidelines: written, content }: MergeRequest,
  job: Job,
  customStyle: CompiledStyle,
  tools: ModeTools,
): string {
  const { text: guidelines, asked } = withoutAsides(written);
  const lineEnd = /\r\n|\n|\r/.exec(content)?.[0] ?? '\n';
  const plain = content.replace(/\r\n?/g, '\n');
  const language = detectLanguage(content, job.docType);
  // What has another syntax only changes within its lines.
  const isMarkdown = (language === 'markdown' || language === 'mdx') && !IS_HTML.test(plain);
  const released = isMarkdown ? addVersion(plain, guidelines.replace(/\r\n?/g, '\n')) : undefined;
  if (released !== undefined)
    return merge({ guidelines: '', content: released.replaceAll('\n', lineEnd) }, job, customStyle, tools);
  const existing = parseDocument(plain, language);
  const titles = readPlaces(existing).map(({ title }) => title);
  const incoming = withOrders(withCalls(readIncoming(guidelines), plain), titles);
  if (isMarkdown && isStyleGuide(existing)) {
    const { text, homeless, rivals } = insertParts(plain, incoming, true);
    return withNotes(text, [...asked, ...homeless, ...describeRivals(rivals)]).replaceAll('\n', lineEnd);
  }
  const parts = newParts(existing, incoming);
  const sectioned = isMarkdown ? addSections(plain, parts, inLine) : { text: plain, left: parts };
  const stepped = isMarkdown ? applySteps(sectioned.text, sectioned.left) : sectioned;
  const {
    text: kept,
    left: remaining,
    unremoved,
  } = isMarkdown ? remove(stepped.text, stepped.left) : { ...stepped, unremoved: [] };
  const aboutWriting = remaining.filter(
    ({ text: said }) =>
      SPEAKS_OF_WRITING.test(said.replace(OF_THINGS, ' ')) && !/https?:\/\/|^add `/i.test(said),
  );
  const joined = joinChanges(
    kept,
    remaining.filter((part) => !aboutWriting.includes(part)),
    !isMarkdown,
  );
  const current = joined.text;
  const left = [...joined.left, ...aboutWriting];
  const targeted = readTargets(left, titles);
  const told = targeted.filter((part, index) => part !== left[index]);
  const matters = [
    ...readMatters(
      targeted.filter((part) => !told.includes(part)),
      tools,
    ),
    ...told,
  ];
  const still = withNames(
    targeted.filter((part) => matters.includes(part)),
    plain,
  );
  const inserted = isMarkdown ? insertAll(current, still, joined, plain) : leaveAll(current, still);
  const { homeless, rivals, doubts = [] } = inserted;
  const ruled = targeted.filter((part) => !matters.includes(part)).map(({ text: said }) => said);
  const { text, notes: leftovers } = agree(
    inserted.text,
    remaining.map(({ text: said }) => said).filter((said) => !ruled.includes(said)),
    joined.exchanges,
    rivals.map(([old]) => old),
    plain,
  );
  const besides = contradicted(
    joined.readModel(text),
    plain,
    remaining.flatMap(({ kind, text: said }) => (kind === 'block' ? [] : [said])),
  ).filter(([old, fresh]) => !rivals.some((pair) => pair[0] === old || pair[1] === fresh));
  const rules = ruled.map((said) => `- ${said}`).join('\n');
  const style = compileWithGuidelines(job.style, readGuidelines(`${rules}\n${customRules(job)}`), tools);
  const input = (matters.length > 0 || current !== plain ? text : plain).replaceAll('\n', lineEnd);
  const settled = settle(parseJobToEdit({ ...job, input }), [
    correctFindings(forReaders(style, job, tools), { firm: style.guided }),
  ]);
  // What of the custom instructions is not understood, the end of every document says.
  const custom = guidedIn(customStyle);
  const unread = new Set(misunderstoodIn(customStyle).map(describeRule));
  const notes = [
    ...asked,
    ...unremoved,
    ...joined.notes,
    ...style.misunderstood.map(describeRule).filter((rule) => !unread.has(rule)),
    ...unfixedIn(settled, language, style, new Set([...style.guided].filter((id) => !custom.has(id)))),
    ...idleIn(input, language, style, ruled),
    // What still stands is told with the statement itself.
    ...homeless.filter((said) => !leftovers.some((note) => note.startsWith(`“${bareOf(said)}”`))),
    ...describeRivals([...rivals, ...besides]),
    ...describeDoubts(doubts, leftovers),
    ...leftovers,
  ];
  // What of a statement is neither made nor named yet is told as it came.
  const open = unaccounted(
    remaining.filter((part) => isContent(part) && !SPEAKS_OF_WRITING.test(part.text)),
    plain,
    settled,
    notes,
  );
  return withNotes(settled, [...notes, ...open.map(({ text: said }) => said)], lineEnd);
}

const bareOf = (said: string): string => said.replace(/ \(the document says “.*$/s, '').replace(/\.$/, '');

const IS_HTML = /^\s*<(?:!doctype|html|head|body|main|article|section|div|h[1-6]|p)\b[^>\n]*>/i;

/** What a text says of the same as a statement, with its values. */
const inLine = (text: string, said: string): string =>
  joinChanges(
    text,
    said.split(/, /).map((one) => ({ text: one, kind: 'item', heading: { title: '', level: 0 } })),
    true,
  ).text;

function insertAll(
  text: string,
  parts: readonly Incoming[],
  { readModel, told }: Joined,
  before: string,
): Merged {
  const updated = applyUpdates(text, parts);
  return insertParts(updated.text, updated.left, false, readModel, before, told);
}

const leaveAll = (text: string, parts: readonly Incoming[]): Merged => ({
  text,
  homeless: parts.map(({ text: said }) => said),
  rivals: [],
});

/** A statement with none of these words is no rule for writers, whatever a check could make of it. */
const SPEAKS_OF_WRITING =
  /\b(?:exclamation|passive|active voice|headings?|titles?|oxford|commas?|capital\w*|abbreviat\w+|acronyms?|contractions?|bold|italics?|emojis?|link texts?|jargon|plurals?|tense|first person|second person|words?|spell\w*|punctuation|hyphens?|dash(?:es)?|quotation marks?|numerals?|adverbs?|clich\w+|slang|lists?|bullets?|latin|symbols?|units?|texts?|docs|documentation|terms?)\b/i;

/** Words for writing that things are called by too, and names in code. */
const OF_THINGS =
  /`[^`]*`|\b(?:mailing|price|waiting|allow|deny|block|packing|contact|guest) lists?\b|\bjob titles?\b|\bterms of (?:service|use)\b|\b(?:payment|contract) terms\b|\bbusiness units?\b|\btext messages?\b/gi;

/** The document without what it is asked to say no longer; what could not be found in it is told. */
function remove(
  plain: string,
  parts: readonly Incoming[],
): { text: string; left: readonly Incoming[]; unremoved: readonly string[] } {
  let text = plain;
  const unremoved: string[] = [];
  const left = parts.filter((part) => {
    const moved = part.kind === 'block' ? undefined : moveSection(text, part.text);
    text = moved ?? text;
    if (moved !== undefined) return false;
    const what = readRemoval(part);
    if (what === undefined) return true;
    const without = removeMatter(text, what, /\bparagraph\b/i.test(part.text));
    if (without === undefined) unremoved.push(part.text);
    text = without ?? text;
    return false;
  });
  return { text, left, unremoved };
}

/** The parts that are no rules that the engine could follow, but something for the document to say. */
function readMatters(parts: readonly Incoming[], { compile }: ModeTools): readonly Incoming[] {
  const read = parts.filter(isContent).map((part) => ({ part, ...readGuidelines(part.text) }));
  const isOpen = ({ part, termSubs }: (typeof read)[number]): boolean =>
    part.kind !== 'block' && !part.heading.title && termSubs.length === 0;
  // Only what could be a rule is compiled: each takes a while.
  const rules = read
    .filter((one) => isOpen(one) && SPEAKS_OF_WRITING.test(one.part.text))
    .flatMap((one) => one.rules);
  const { unjudged } = compile({ rules, termSubs: [], glossary: [] });
  const misunderstood = new Set(
    unjudged.map(({ label, description }) => JSON.stringify([label, description])),
  );
  return read
    .filter((one) =>
      isOpen(one)
        ? !SPEAKS_OF_WRITING.test(one.part.text) ||
          one.rules.some(({ label, description }) => misunderstood.has(JSON.stringify([label, description])))
        : one.part.kind === 'block' || one.termSubs.length === 0,
    )
    .map(({ part }) => part);
}

/** What a statement may end that nobody has found. */
const describeDoubts = (doubts: NonNullable<Merged['doubts']>, told: readonly string[]): readonly string[] =>
  doubts
    .map(([said, title]) => [oneLine(said).replace(/\.$/, ''), title] as const)
    .filter(([said]) => !told.some((note) => note.startsWith(`“${said}”`)))
    .map(([said, title]) =>
      title === ''
        ? `“${said}” may end something else that the document says.`
        : `“${said}” may end something else that is said below “${title}”.`,
    );

/** One note for each new statement. */
function describeRivals(rivals: Merged['rivals']): readonly string[] {
  const byFresh = Map.groupBy(rivals, ([, incoming]) => oneLine(incoming));
  return [...byFresh].map(([incoming, pairs]) => {
    const olds = pairs.map(([old]) => oneLine(old));
    const told = olds.filter((old) => !olds.some((other) => other !== old && old.includes(other)));
    const [first = '', ...more] = told.map((old) => `“${old}”`);
    return more.length === 0
      ? `Keep one of the two: ${first} and “${incoming}”.`
      : `“${incoming.replace(/\.$/, '')}” may contradict ${[first, ...more].join(' and ')}.`;
  });
}
