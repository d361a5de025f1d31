import { baseOf } from '../../../spelling/inflect.ts';
import { lookUp, VERB } from '../../../spelling/lexicon.ts';
import { hasFiniteVerb } from '../../simplify/clauses.ts';
import { IMPERATIVE } from '../../generate/signs.ts';
import { BEFORE } from '../../generate/template-sections.ts';
import { capitalized } from '../../writing/capitals.ts';
import type { Incoming } from './incoming.ts';
import { readOwnSection } from './new-sections.ts';
import { findTitle } from './sections.ts';
import { rootsOf } from './subjects.ts';

const QUOTE = String.raw`["“'‘\`]`;
const END_QUOTE = String.raw`["”'’\`]`;
/** "Add a section on cleaning: wipe the plate." */
const NEW_SECTION =
  /^(?:please )?(?:(?:add|write|insert|include) (?:an?|another|the) (?:new )?|new )(?:short )?(?:section|chapter|paragraph)\s+(?:(?:on|about|called|titled|named)\s+["“']?|(?=["“']).|(?=\p{Lu}[^:."”]{1,59}:\s))(?<title>[^:."”]{2,60}?)["”']?\s*[:.]\s+(?<text>\S.*)$/isu;
/** "Add a troubleshooting section: if it stops, …" */
const NAMED_SECTION =
  /^(?:please )?(?:add|write|insert|include) (?:an? )?(?:new )?["“']?(?<title>(?!new\b|short\b)\p{L}[\p{L}-]+(?: [\p{L}-]+)?)["”']? (?:section|chapter):\s+(?<text>\S.*)$/isu;
/** "In "Load filament", mention that PETG needs 240 °C." */
const IN_SECTION = new RegExp(
  String.raw`^(?:please )?(?:in|under|to) (?:the )?(?:section (?:on )?)?${QUOTE}(?<title>[^"”]{2,60})${END_QUOTE}(?: section)?,?\s+(?:mention|say|add|note|state|explain|write|include)(?: that)?:?\s+(?<text>\S.*)$`,
  'is',
);
/** "Exports take up to two hours; mention that in the export section." */
const TOLD_WHERE =
  /^(?<text>\S.*?)(?:[;,.]|\s[–—-]) (?:please |pls )?(?:mention|add|say|note|put|state|write|include) (?:that|this|it) (?:in|under|to) (?:the )?(?:section (?:on |about )?)?["“']?(?<title>[^"”'.;]{2,60}?)["”']?(?: section| chapter)?[.!]?$/is;
/** Why something goes, or what takes its place, behind the order. */
const WHY = String.raw`(?:[;,.]\s+\S.*|\s+\(.*\))?`;
const REMOVES = new RegExp(
  String.raw`^(?:please )?(?:(?:remove|delete|drop|cut|take out|omit) (?:the |all |any |every )?(?:parts?|sections?|sentences?|lines?|remarks?|paragraphs?|notes?|items?|entry|entries|rows?|bullets?|terms?|definitions?|questions?|mentions?|references?|bits?)\s+(?:(?:about|on|of|to|for|called|titled|named)\s+["“']?|["“'])|(?:do not|don['’]t|no longer|stop) mention(?:ing)? ["“']?)(?<what>[^"”.;,]{2,60}?)["”']?(?: any ?more| any longer)?\.?${WHY}$`,
  'is',
);
/** "Remove the acknowledgement sentence" */
const REMOVES_NAMED =
  /^(?:please )?(?:remove|delete|drop|cut|take out|omit) (?:the |that )?["“']?(?<what>[^"”.;,]{2,60}?)["”']? (?:sentence|paragraph|note|remark|hint|sentences|definition|entry|term|question)[.!]?$/is;
/** "Remove the License section" */
const REMOVES_ALL = new RegExp(
  String.raw`^(?:please )?(?:(?:remove|delete|drop|cut|take out|omit|strike) (?:everything|anything|all|what it says|what is said|the (?:information|text|words?|part|bit|passage|remarks?|hints?|details?))(?: that is said)? (?:about|on|of) (?:the )?["“']?(?<what>[^"”.;,]{2,60}?)["”']?|(?:the )?(?:parts?|bits?|sentences?|paragraphs?|notes?|entry|items?|passages?|lines?) (?:about|on|for|with) (?:the )?["“']?(?<part>[^"”.;,]{2,60}?)["”']? (?:can go|can be (?:removed|deleted|dropped|cut)|(?:should|must|has to|needs to) (?:go|be (?:removed|deleted|dropped))|is outdated|goes|is no longer (?:true|needed|correct)))(?: now)?[.!]?${WHY}$`,
  'is',
);
/** "Take out breakfast": a thing by its name alone. */
const REMOVES_THING =
  /^(?:please )?(?:remove|delete|drop|cut|take out|omit) (?:the )?["“']?(?<what>\p{L}[\p{L}-]+(?: [\p{L}-]+)?)["”']?[.!]?$/isu;
const REMOVES_SECTION =
  /^(?:please )?(?:remove|delete|drop|cut|take out|omit) (?:the |all of the )?["“']?(?<what>[^"”.;,]{2,60}?)["”']? (?:section|chapter)[.!]?$/is;
/** 'The "Remember me" option was removed.' */
const GONE =
  /^(?:the )?["“'](?<what>[^"”']{3,40})["”'] (?:option|setting|button|feature|field|link|tab|menu|section|checkbox|item) (?:is gone|(?:is|was|has been) (?:removed|dropped))(?: now)?\.?$/i;
/** "Drop the manual smoke test step". */
const REMOVES_STEP = new RegExp(
  String.raw`(?:^|[;,]\s+|\band\s+)(?:please )?(?:remove|delete|drop|cut|take out|omit) (?:the )?["“']?(?<what>[^"”.;,]{2,60}?)["”']? (?:step|item|row|line|bullet)(?:[,;] \S.*|\s+\(.*\))?\.?$`,
  'i',
);
/** "Remove the step about paging the manager", "drop the step that restarts it". */
const REMOVES_STEP_ON =
  /^(?:please )?(?:remove|delete|drop|cut|take out|omit) (?:the )?(?:step|item|line|bullet) (?:about|on|that|which|for|where you|in which you|with) (?<what>[^.;,]{4,60}?)(?:[,;:] \S.*| [–—-] \S.*| \(.*\))?[.!]?$/i;
/** "You no longer need to restart your computer". */
const NO_NEED =
  /^(?:you|users?|people|readers?|customers?|we) (?:no longer (?:need|have) to|(?:do not|don['’]t) (?:need|have) to) (?<what>\p{Ll}[^,;.]{4,60}?)(?: any ?more| any longer| now)?[.!]?$/iu;
/** "Guest access was dropped, please delete that section." */
const GONE_WITH =
  /^(?:the )?(?<what>[^,;.]{3,50}?) (?:is|was|has been|are|were|have been) (?:dropped|removed|discontinued|retired|gone|switched off|abandoned)[,;.]\s+(?:so )?(?:please )?(?:delete|remove|drop|cut|take out) (?:that|the|its|this|their) (?:section|chapter|paragraph|part|entry|text)s?(?: too| as well)?[.!]?$/is;
/** "Step 4 (reboot the node) is not needed any more". */
const NEEDS_NO =
  /^(?:the )?(?<thing>\p{L}[^,;.]{2,40}?) (?:no longer (?:needs?|has|have) to|(?:does(?:n['’]t| not)|do(?:n['’]t| not)) (?:need|have) to) be (?<act>\p{L}+)(?: any ?more| any longer)?(?:(?:,| and)? (?:so )?(?:please )?(?:drop|remove|delete|cut|skip) (?:that|the|this) step)?[.!]?$/iu;
const STEP_ENDS =
  /^(?:the )?step (?<number>\d{1,2})(?: \([^()]*\))?(?: (?:of|in) (?:the )?(?<place>[^,:;.]{2,40}?))? (?:(?:is|was|happens|runs) [^,;.]{2,40}[,;.] (?:so )?(?:please )?(?:drop|remove|delete|cut|skip) (?:it|that|this)(?: step)?|(?:is|was)(?: not|n['’]t| no longer) (?:needed|required|necessary)(?: any ?more| any longer)?|(?:is|was|has been) (?:gone|dropped|removed|deleted))(?:(?:[,;:.]| [–—-]) \S.*)?[.!]?$/i;
/** "Delete step 4. Indexes are built by themselves now." */
const STEP_GOES =
  /^(?:please )?(?:remove|delete|drop|cut|take out|omit|skip) step (?<number>\d{1,2})(?: \([^()]*\))?(?:[.,;]\s+\S.*)?[.!]?$/is;
/** "Before step 2 of the deployment, announce it". */
const BESIDE_STEP =
  /^(?:(?:(?:insert|add|put)(?: an?(?: new)? step)?|new step) )?(?<side>before|after) step (?<number>\d{1,2})(?: (?:of|in) (?<place>[^,:]{2,60}))?\s*[,:]\s+(?:add:?\s+)?["“]?(?<text>\S.*?)["”]?$/is;
/** "Step 1 of the mitigation must tell people to announce the work first": what comes before that step. */
const BETWEEN_STEPS =
  /^(?:(?:insert|add|put)(?: (?:an?|another)(?: new)? step)? )?between (?:step |steps )?(?<number>\d{1,2}) and (?:step )?\d{1,2}\s*[,:]\s+(?:(?:add|insert)(?: an?(?: new)? step)?:?\s+)?["“]?(?<text>\S.*?)["”]?$/isu;
/** 'Between "Sign" and "Pay" there is a new step: read it.' */
const BETWEEN_NAMED =
  /^(?:(?:please )?(?:insert|add|put)(?: (?:an?|another)(?: new)? step)? |(?:there(?:['’]s| is) )?(?:now )?an? new step )?between (?:the )?["“'](?<act>[^"“”]{3,60})["”'] and (?:the )?["“'][^"“”]{3,60}["”'](?: steps?)?,?:?\s+(?:(?:there(?:['’]s| is)|comes|goes|(?:please )?(?:add|insert)) (?:now )?(?:an?|another|this|the) (?:new )?(?:step)?:?\s+)?["“]?(?<text>\S.*?)["”]?$/isu;
/** "New step 3: check it": the number that it gets. */
const NEW_NUMBER =
  /^(?:please )?(?:(?:add|insert) )?(?:an? |the )?(?:new |additional |extra )?step (?<number>\d{1,2})(?: \(new\))?:\s+["“]?(?<text>\S.*?)["”]?$/isu;
/** "Check the sound right after starting the stream." */
const TRAILING =
  /^(?<text>\p{L}[^,;:.]{3,120}?),? (?:(?:right |directly |immediately |straight )(?<side>before|after) (?<act>\p{Ll}[^,.;:]{3,60})|(?<when>before|after) (?<doing>\p{Ll}+ing(?: [^,.;:]{3,60})?|you \p{Ll}[^,.;:]{3,60}|`[^`]+`))[.!]?$/u;
const TOLD_IN_STEP =
  /^(?:the )?(?:step (?<number>\d{1,2})|(?<first>first step)) (?:of|in) (?:the )?(?<place>[^,:]{2,60}?) (?:must|should|has to|needs to) (?:(?:tell|ask|remind|instruct) (?:the )?(?:people|readers?|users?|them) to|be to) (?<text>\S.*?)(?: first)?[.!]?$/isu;
/** "Add a step to run the migration before starting the server" */
const BESIDE_ACT =
  /^(?:please )?(?:add|insert|include) (?:an?|another) (?:new )?step (?:to |that says:? |for )["“]?(?<text>\S.*?)["”]?,? (?<side>before|after) (?<act>(?:you |we )?\p{L}[^.;]{3,60})[.!]?$/isu;
/** 'Add a step after "Choose a region": Accept the agreement.' */
const BESIDE_NAMED =
  /^(?:please )?(?:(?:add|insert|include) (?:an?|another) (?:new )?step )?(?<side>before|after) (?:the )?(?:step )?["“'](?<act>[^"“”]{3,60})["”'](?: step)?,?:?\s+(?:(?:please )?(?:add|insert) (?:an?|another|this|the) (?:new )?step:?\s+)?["“]?(?<text>\S.*?)["”]?$/isu;
/** "Before restarting the service, take a snapshot." */
const BESIDE_DOING =
  /^(?:(?<side>before|after)|between) (?<act>(?!steps? )(?:you |we )?(?:\p{Ll}|\p{L}+ing )[^,.;:]{3,60}?)(?: and \p{Ll}+ing[^,.;:]{0,40})?, (?:then )?(?<text>\p{Ll}[^;]*?)[.!]?$/iu;
/** "The wizard has a new screen after the license: choose the language". */
const NEW_SCREEN =
  /^[^:]{0,80}?\bnew (?:screen|step|page|dialog|prompt|field|question|check)\b[^:]{0,20}? (?<side>before|after) (?<act>(?!steps? \d)[^:"“”]{3,60}):\s+["“]?(?<text>\S.*?)["”]?$/isu;
/** "New prerequisite: the Editor role." */
const NEW_REQUIREMENT =
  /^(?:please )?(?:new|add (?:an?|the)(?: new)?|additional) (?:prerequisite|requirement|precondition):?\s+(?<text>\S.*)$/isu;
const NEW_ENDPOINT =
  /^(?:there(?:['’]s| is) |we (?:have )?added |add )?(?:the |an? )?(?:new|added) endpoint:?\s*`?(?<title>(?:GET|POST|PUT|PATCH|DELETE) \/[^\s`]*)`?[\s:,–—-]*(?<text>\S.*)$/is;

/** What a person wants gone from the document: the words that it is about; undefined for any other part. */
export function readRemoval({ text, kind }: Incoming): string | undefined {
  if (kind === 'block') return undefined;
  const said = text.trim();
  const { what, part = what } =
    [GONE_WITH, REMOVES, REMOVES_SECTION, REMOVES_NAMED, GONE, REMOVES_ALL, REMOVES_THING]
      .map((pattern) => pattern.exec(said)?.groups)
      .find(Boolean) ?? {};
  return part;
}

/** Words that the one step which has to go has in it; undefined for any other part. */
export function readStepRemoval({ text, kind }: Incoming): string | undefined {
  if (kind === 'block') return undefined;
  const said = text.trim();
  const asked = REMOVES_STEP_ON.exec(said) ?? REMOVES_STEP.exec(said) ?? NO_NEED.exec(said);
  return asked?.groups?.['what'] ?? needless(text);
}

/** "The label no longer needs to be printed": what is done, and to what. */
function needless(said: string): string | undefined {
  const { thing = '', act = '' } = NEEDS_NO.exec(said.trim())?.groups ?? {};
  return act === '' ? undefined : `${thing} ${baseOf(act.toLowerCase()) ?? act}`;
}

/** The number of a step that has to go, and what the heading over it speaks of; undefined for any other part. */
export function readStepEnd({ text, kind }: Incoming): { number: number; place: string } | undefined {
  const said = text.trim();
  const goes = kind === 'block' ? null : (STEP_ENDS.exec(said) ?? STEP_GOES.exec(said));
  const { number, place = '' } = goes?.groups ?? {};
  return number === undefined ? undefined : { number: Number(number), place };
}

/** What a part says besides. */
export function withoutStepRemoval(text: string): string {
  return text
    .trim()
    .replace(REMOVES_STEP_ON, '')
    .replace(REMOVES_STEP, '')
    .replace(NO_NEED, '')
    .replace(NEEDS_NO, '');
}

/** A step that is new. */
export interface NewStep {
  /** 0 before the one that it stands beside, 1 behind it. */
  readonly side: 0 | 1;
  /** Which that is: its number, or what is done in it. */
  readonly number?: number;
  readonly act?: string;
  /** What the heading over it speaks of; empty where that is not said. */
  readonly place: string;
  readonly text: string;
}

/** "Users must choose a region": what the reader does. */
function asStep(text: string): string {
  return sentence(
    text.replace(
      /^(?:(?:the )?(?:users?|people|you|readers?|customers?|they|we) (?:now )?(?:must|should|have to|need to)|(?:tell|ask|remind|instruct) (?:the )?(?:users?|people|readers?|customers?|them) to) (?=\p{Ll})/iu,
      '',
    ),
  );
}

/** "Before deleting logs, copy them": in a step of its own, the thing has its name. */
function named(step: string, act: string): string {
  const [, article = '', thing = ''] =
    /^\p{L}+ing (the |an? |your |all )?([\p{L} -]{3,30})$/u.exec(act) ?? [];
  return thing === ''
    ? step
    : step.replace(
        / (?:it|them)(?= |[.!]?$)/u,
        ` ${/^an? /.test(article) ? 'the ' : article || 'the '}${thing}`,
      );
}

/** A step with that which it stands beside; undefined for any other part. */
export function readNewStep({ text, kind }: Incoming): NewStep | undefined {
  const beside =
    kind === 'block'
      ? undefined
      : (
          BESIDE_NAMED.exec(text.trim()) ??
          BETWEEN_NAMED.exec(text.trim()) ??
          BESIDE_ACT.exec(text.trim()) ??
          NEW_SCREEN.exec(text.trim()) ??
          besideDoing(text) ??
          trailing(text)
        )?.groups;
  if (beside)
    return {
      side: /before/i.test(beside['side'] ?? beside['when'] ?? '') ? 0 : 1,
      act: beside['act'] ?? beside['doing'] ?? '',
      place: '',
      text: asStep(named(beside['text'] ?? '', beside['act'] ?? '')),
    };
  const {
    side = '',
    number = '',
    place = '',
    text: step = '',
  } = (kind === 'block'
    ? undefined
    : (toldInStep(text) ?? numbered(text) ?? BESIDE_STEP.exec(text.trim())?.groups)) ?? {};
  if (step === '') return undefined;
  return { side: /after/i.test(side) ? 1 : 0, number: Number(number), place, text: asStep(step) };
}

/** "Step 3: use `b` instead of `a`": a step that there is, done otherwise. */
const CHANGED_STEP =
  /^step \d{1,2}:\s+(?=\S.*(?:\b(?:instead of|rather than|no longer|any ?more|is now|are now)\b|[,(] ?(?:not|was)\b))/isu;
export const withoutStepLabel = (said: string): string => said.replace(CHANGED_STEP, '');

function numbered(said: string): Record<string, string> | undefined {
  if (CHANGED_STEP.test(said.trim())) return undefined;
  const between = BETWEEN_STEPS.exec(said.trim())?.groups;
  if (between) return { side: 'after', ...between };
  const { number, text = '' } = NEW_NUMBER.exec(said.trim())?.groups ?? {};
  return number === undefined ? undefined : { side: 'before', number, text };
}

function trailing(said: string): RegExpExecArray | null {
  const match = TRAILING.exec(said.trim());
  return match && isOrder(asStep(match.groups?.['text'] ?? '')) ? match : null;
}

function besideDoing(said: string): RegExpExecArray | null {
  const match = BESIDE_DOING.exec(said.trim());
  // "A dialog opens: select Confirm" orders behind what comes first.
  const step = asStep(match?.groups?.['text'] ?? '');
  return match && (isOrder(step) || isOrder(step.replace(/^[^:]{3,60}: /, ''))) ? match : null;
}

/** "Freeze the branch": a verb that orders begin with, or any before what it is done to. */
function isOrder(text: string): boolean {
  const [, verb = ''] =
    /^(\p{L}+) (?:the|an?|all|any|your|its|every|each|that|\d+|\p{L}+) ?/u.exec(text) ?? [];
  return IMPERATIVE.test(text) || (lookUp(verb.toLowerCase()) & VERB) !== 0;
}

function toldInStep(said: string): Record<string, string> | undefined {
  const { number = '1', place = '', text } = TOLD_IN_STEP.exec(said.trim())?.groups ?? {};
  return text === undefined ? undefined : { side: 'before', number, place, text };
}

/** What tells the writer what to do with the text. */
export const TO_WRITER =
  /\b(?:take|remove|delete|drop|cut|leave|move|put|mention|add|rename|update|change|replace|fix|say|note) (?:it|that|this|them|these|those|there|everywhere|here)\b/i;

/** Whether a part says where it belongs. */
export function isPlaced({ text }: Incoming): boolean {
  return [NEW_SECTION, NAMED_SECTION, IN_SECTION, TOLD_WHERE, NEW_ENDPOINT, NEW_REQUIREMENT].some((pattern) =>
    pattern.test(text.trim()),
  );
}

/** The parts, each that says where it belongs under the heading of that place, with what goes on in its paragraph. */
export function readTargets(parts: readonly Incoming[], titles: readonly string[]): readonly Incoming[] {
  const targeted: Incoming[] = [];
  parts.forEach((part, index) => {
    const target = readTarget(part, titles);
    const [before, last] = [parts[index - 1], targeted.at(-1)];
    const goesOn =
      target === part &&
      part.paragraph !== undefined &&
      part.paragraph === before?.paragraph &&
      last !== before &&
      before !== undefined &&
      isPlaced(before);
    targeted.push(goesOn && last ? { ...part, heading: last.heading } : target);
  });
  return targeted;
}

/** A part that says where it belongs, under the heading of that place; any other as it is. */
function readTarget(part: Incoming, titles: readonly string[]): Incoming {
  if (part.kind === 'block') return part;
  const text = part.text.trim();
  const placed =
    NEW_SECTION.exec(text) ??
    NAMED_SECTION.exec(text) ??
    IN_SECTION.exec(text) ??
    TOLD_WHERE.exec(text) ??
    NEW_ENDPOINT.exec(text);
  const { title = '', text: said = '' } = placed?.groups ?? {};
  if (said !== '')
    return {
      ...part,
      kind: 'paragraph',
      text: sentence(said),
      heading: { title: capitalized(title), level: 2 },
    };
  const needed = NEW_REQUIREMENT.exec(text)?.groups?.['text'];
  const before = titles.find((other) => BEFORE.known.test(other.toLowerCase()));
  if (needed !== undefined && before !== undefined)
    return { ...part, kind: 'item', text: capitalized(needed), heading: { title: before, level: 2 } };
  // "Contacts: Priya": the label is the name of a section.
  const [, label = '', rest = ''] = /^((?:[^:.\n]|\.\d){2,40}):\s+(\S.*)$/s.exec(text) ?? [];
  const known = rest === '' ? undefined : (findTitle(titles, label) ?? titleLike(titles, label));
  if (known !== undefined && !/^\d/.test(rest))
    return { ...part, text: capitalized(rest), heading: { title: known, level: 2 } };
  const own = readOwnSection(text, titles);
  if (own)
    return { ...part, kind: 'paragraph', text: sentence(own.text), heading: { title: own.title, level: 2 } };
  return /^new:\s+\S/i.test(text) && (hasFiniteVerb(text) || IMPERATIVE.test(text.replace(/^new:\s+/i, '')))
    ? { ...part, text: capitalized(text.replace(/^new:\s+/i, '')) }
    : part;
}

/** "Fixed" for "Bug fixes", "Known issue for 7.2" for "Known issues": the one title that has all words of a label. */
function titleLike(titles: readonly string[], label: string): string | undefined {
  const words = rootsOf(label.replace(/ (?:for|in|of|with) v?\d[\d.]*$/i, ''));
  const [title, other] = titles.filter((one) => {
    const own = rootsOf(one);
    return words.length > 0 && words.every((word) => own.includes(word)) && own.length <= words.length + 1;
  });
  return other === undefined ? title : undefined;
}

function sentence(text: string): string {
  const whole = capitalized(text);
  return /[.!?:`]$/.test(whole) ? whole : `${whole}.`;
}
