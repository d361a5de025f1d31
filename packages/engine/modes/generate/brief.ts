import type { Job } from '../../types.ts';
import { spellOut } from '../expand/shorthand.ts';
import { contentTypeOf, type ContentType } from '../reading/content-type.ts';
import { readAsked } from './asked.ts';
import { readFacts } from './facts.ts';
import { readWishes, type Wishes } from './wishes.ts';
import { layOutRows } from './material.ts';
import { isUnsaid, readDirectives, type Directives } from './directives.ts';
import { ONBOARDING, withKind } from './request-kind.ts';
import { readRequest } from './request.ts';
import { withDate, withRelease } from './versions.ts';
import { listsInLine, spreadList, spreadSteps } from './spread.ts';
import { hasSteps } from './sequence.ts';
import { readChoice, weighed } from './decisions.ts';
import { layOutChanges } from '../brief/changes.ts';
import { programOf } from '../brief/commands.ts';
import { readFrame } from '../brief/frame.ts';
import { layOutHurried } from '../brief/hurried.ts';
import { layOutQuestions } from '../brief/question-list.ts';
import { layOutSteps } from '../brief/laid-out.ts';
import { layOutProseReadme } from '../brief/prose-readmes.ts';
import { splitGloss } from './gloss.ts';
import { describeCall, withDeed } from './described-call.ts';
import { asEventWithTime, asHeadline } from './headline.ts';
import { internalOf, withoutInternal } from './internal-changes.ts';
import { asIntent, readTask, tidy } from '../brief/subject.ts';
import { layOutTelegram } from '../brief/telegrams.ts';
import { withPipedRows } from '../brief/piped-rows.ts';
import { layOutPasted } from '../brief/pasted.ts';
import { unwrap } from '../brief/unwrap.ts';
import { changesOf } from './replacements.ts';
import { unanswered } from './open-questions.ts';
import { readSource } from './sources/index.ts';
import type { Source } from './sources/types.ts';
import { asSentence } from './sentences.ts';
import { ABOUT_PEOPLE, readersAsYou, toSecondPerson, withoutDeterminer } from './readers.ts';
import { kindByName } from './kind-by-name.ts';
import { FACT_KINDS } from './signs.ts';
import { summaryOf } from './summary.ts';
import { textsOfKinds, type Fact, type Facts } from './told.ts';
import { isQuoted, topicOf } from './topic-of.ts';

/** What a prompt asks for, and what it tells about it. */
export interface Brief {
  readonly type: ContentType;
  /** Whether the prompt or the document type names `type`. */
  readonly typeNamed: boolean;
  /** What the document is about, as it stands inside a sentence; empty where the prompt doesn't say. */
  readonly topic: string;
  /** What the prompt says the subject is, "a Go library that parses CSV files", or does, "deletes branches"; empty where it doesn't. */
  readonly gloss: string;
  /** What its material says of the subject, a whole sentence; empty without any. */
  readonly summary: string;
  /** What stands in brackets after the topic: "released 3 Nov 2026"; empty without any. */
  readonly aside: string;
  /** Whom the prompt writes for: "administrators"; empty where it doesn't say. */
  readonly readers: string;
  /** The task as an imperative ("rotate the signing keys"), where the prompt names one. */
  readonly task: string;
  /** Whether the topic is a name that keeps its small letters: "tidewatch". */
  readonly isName: boolean;
  /** Whether the topic is something that happens, which the prompt names behind "when": "the queue backs up". */
  readonly happens: boolean;
  /** The sections that the prompt names, in order. */
  readonly sections: readonly string[];
  /** What it asks of the page that the engine cannot see to. */
  readonly unfollowed: readonly string[];
  /** Lines of its material that no reader of the document needs. */
  readonly omitted: readonly string[];
  /** What the prompt leaves open, or asks of the page, in its own words. */
  readonly asked: readonly string[];
  readonly facts: Facts;
}

/** A sentence of its own that says whom the page is for. */
export const AIMED =
  /(?<=^\s*|[.!?]\s+|\n)(?:(?:it(?:['’]s| is)|this is|written|aimed) )?(?:for|at|audience:|readers?:)\s+(?:the |our )?(?<readers>(?:[\w-]+ ){0,3}(?:engineers|technicians|partners|agents|employees|colleagues|nurses|teachers|students|parents|developers|administrators|admins|operators|users|customers|beginners|writers|analysts|teams|managers|leads|owners|newcomers|people|[\w-]+(?:keepers|holders|workers|ists|tenants|ians|sellers))(?:(?:,|,? and|,? or) (?:[\w-]+ ){0,2}[\w-]+s)*(?: (?:who|that) [^.\n]{3,100})?)(?:\.|,(?= (?:it )?takes\b))?(?=\s*$|\s+(?:it )?takes\b|\s*\n|\s+\p{Lu})/iu;

/** Reads a prompt: the words of asking say what to write; the rest, and every list item, tells facts. */
export function readBrief(
  input: string,
  { docType = '' }: Job,
  { unsaid }: Pick<Wishes, 'unsaid'> = readWishes(''),
): Brief {
  const wanted = contentTypeOf(docType);
  const unwrapped = unwrap(layOutPasted(withPipedRows(input.replace(/\r\n?/g, '\n').trim())), docType);
  const [opening = ''] = unwrapped.text.split(/(?<=[.:])\s|\n/, 1);
  // Rows of options look like prose; only a reference is sure to list them.
  const listed = wanted ?? (readAsked(opening).kind === 'reference' ? 'reference' : undefined);
  const typed = layOutHurried(
    layOutTelegram(layOutQuestions(unwrapped.text).split('\n').map(spreadSteps).join('\n'), wanted),
    listed,
  );
  const frame = readFrame(withRequest(layOutChanges(typed), docType));
  const { directives, told: text } = readDirectives(
    layOutRows(hasSteps(wanted) ? layOutSteps(frame.body) : frame.body),
  );
  const asked = withRelease(withKind(readRequest(text.trim(), frame.subject), docType), wanted);
  const { request, rest, kind, readers } = asked;
  const ofKind = wanted ?? kind;
  const subject = asHeadline(asked.subject, ofKind);
  // "Caching in our CDN" is explained, and no task.
  const isExplained = wanted === 'concept' && /^\p{L}+ing\b/u.test(subject);
  const task = (isExplained || CALL.test(subject) ? '' : readTask(subject))
    .replace(/\b(?:our|my)\b(?! own\b)/gi, 'the')
    .replace(/\btheir\b/gi, 'your')
    .replace(/\bw\/o\b/g, 'without');
  const [whole = '', gloss = ''] = splitGloss(
    spellOut(withDate(withArticles(task || tidy(subject)), ofKind)),
  );
  const [, bareName = kind === 'release-notes' ? whole.replace(DISPATCH, '$1') : whole, aside = ''] =
    (ofKind === 'release-notes' && RELEASED.exec(whole)) || (ASIDE.exec(whole) ?? []);
  const name =
    MESSAGE.test(bareName) || (ofKind === 'troubleshooting' && /["“][^"”]+ [^"”]+["”]/.test(bareName))
      ? bareName
      : bareName.replace(/["“](?=\S)([^"“”]*)["”]/g, '$1');
  const said = AIMED.exec(rest);
  const unaimed = said ? rest.slice(0, said.index) + rest.slice(said.index + said[0].length) : rest;
  // "name: CI" in code is no title.
  const [prose = ''] = unaimed.split(/^[ \t]*(?:```|~~~)/m, 1);
  const titled = TITLED.exec(prose) ?? (MEETING.test(subject) ? TOPIC.exec(unaimed) : null);
  const untitled = titled ? unaimed.replace(titled[0], '') : unaimed;
  const promise = request.endsWith(':') ? (PROMISE.exec(untitled)?.[0].trim() ?? '') : '';
  const told = promise ? untitled.replace(PROMISE, '') : untitled;
  const kindNamed = wanted ?? (ONBOARDING.test(docType) ? 'how-to' : undefined) ?? kind ?? kindByName(name);
  const known =
    kindNamed !== 'reference'
      ? (kindNamed ?? (/\bAPIs?$/.test(name) && CALLS_OF_API.test(told) ? 'api-reference' : undefined))
      : CALL.test(name) || CALLS_OF_API.test(told)
        ? 'api-reference'
        : /\bpolic(?:y|ies)\b/i.test(name)
          ? 'policy'
          : kindNamed;
  const intent =
    known === 'adr' || known === 'design'
      ? (asIntent(name) ?? MOVES.exec(name)?.[1] ?? (readChoice(name.replace(/^why /i, '')) || undefined))
      : undefined;
  const named =
    intent ??
    (known === 'runbook' ? name.replace(/^(.+?) (?:when|if) (?:it|they) (?=\p{L})/u, '$1 ') : name)
      .replace(known === 'troubleshooting' ? /^troubleshoot(?:ing)? (?=\p{L})/iu : /^$/, '')
      .replace(/^.* (?:on )?(?=(?:GET|POST|PUT|PATCH|DELETE) \/\S*$)/, '');
  // "Coffee machine Brava 2 doesn't work": what it is about is the machine.
  const [, ailing = ''] =
    known === 'troubleshooting'
      ? (/^(.+?) (?:does(?:n['’]t| not)|won['’]t|is(?:n['’]t| not)) work(?:ing)?$/i.exec(named) ?? [])
      : [];
  const source = readSource(known === 'readme' ? layOutProseReadme(told) : told, known);
  const guessed = known ?? (task !== '' ? 'how-to' : undefined);
  const quoted = /["“`]([a-z][\w-]{2,})["”`]/.exec(request)?.[1];
  const forReaders = withCallsOf(
    quoted || programOf(named) || (INSTALLED.exec(rest)?.[1] ?? ''),
    quoted ? '|[:,>→=] ' : '',
    ABOUT_PEOPLE.test(subject)
      ? source.rest
      : THEIRS.test(`${request} ${subject}`)
        ? toSecondPerson(source.rest)
        : (readers || said || directives.readers) && hasSteps(known ?? 'how-to')
          ? readersAsYou(source.rest, readers || (said?.groups?.['readers'] ?? '') || directives.readers)
          : source.rest,
  );
  const event = asEventWithTime(asked.subject, known);
  const read = withoutUnsaid(
    addSource(
      readFacts(
        `${event && `${event} `}${
          request.endsWith(':') || listsInLine(forReaders, known) ? spreadList(forReaders, known) : forReaders
        }`,
        guessed,
        named,
      ),
      source,
    ),
    { ...directives, unsaid: [...directives.unsaid, ...unsaid.map(({ what }) => what)] },
  );
  const type =
    known ??
    (read.told.some(({ kind }) => kind === 'endpoint') || /\bAPIs?$/.test(named)
      ? 'api-reference'
      : task === '' && textsOfKinds(read, 'option').length > 1
        ? 'reference'
        : undefined);
  const open = new Set(unanswered(read, type));
  const facts = { ...read, told: read.told.filter((fact) => !open.has(fact)) };
  const asksFor = ailing
    ? `the ${decapitalized(ailing)}`.replace(/^the (?=the |\p{Lu})/u, '')
    : isName(named)
      ? named.replace(HAPPENS, type === 'runbook' ? '' : '$&')
      : '';
  const topic = titled?.[1]
    ? titled[1].trim()
    : known === 'adr' && source.topic
      ? source.topic +
        asksFor.replace(/^(?:we (?:want|need|have) to (.+)|.*)$/is, (_, aim?: string) =>
          aim ? ` to ${aim}` : '',
        )
      : (GENERIC.test(asksFor) ||
        (type === 'api-reference' && OF_CALL.test(asksFor)) ||
        (type === 'adr' && MEETING.test(asksFor))
          ? (source.topic ?? topicOf(facts, type))
          : undefined) ||
        (known === 'policy' &&
        asksFor !== '' &&
        !/\bpolic|\bhouse rules|guidelines?$|code of conduct/i.test(asksFor) &&
        !(kindNamed === 'policy' && !ofKind)
          ? `${decapitalized(asksFor).replace(/ rules$/, '')} policy`
          : asksFor) ||
        (source.topic ?? '');
  const own = topic === '' ? asHeadline(topicOf(facts, type), type) : '';
  const endpoint = CALL.exec(topic)?.[0].replace(/\?.*$/, '');
  const summary = gloss ? '' : summaryOf(topic, type, facts);
  const others = facts.told.filter(({ text }) => text !== `\`${endpoint ?? ''}\``);
  const first = facts.told.find(({ kind }) => kind === 'statement');
  const withoutSummary =
    summary === '' ? facts : { ...facts, told: facts.told.filter((fact) => fact !== first) };
  return {
    type: type ?? (task ? 'how-to' : 'concept'),
    typeNamed: type !== undefined || task !== '',
    topic:
      endpoint ??
      (/^onboarding$/i.test(topic) && readers !== ''
        ? `onboarding for ${withoutDeterminer(readers)}`
        : topic || own || (type === 'faq' ? withoutDeterminer(readers) : '')),
    gloss,
    summary: source.summary ?? (promise ? asSentence(promise) : summary),
    aside: aside || (type === 'adr' && MEETING.test(asksFor) ? asksFor : ''),
    readers:
      directives.readers ||
      withoutDeterminer(readers) ||
      DOERS.exec(subject)?.[1] ||
      (said?.groups?.['readers'] ?? ''),
    // "Open source contributions" is no order in a policy.
    task:
      topic === ''
        ? type === 'tutorial'
          ? own
          : ''
        : type === 'policy'
          ? ''
          : titled?.[1]
            ? readTask(titled[1].trim())
            : task,
    isName: topic !== '' && ((topic === source.topic && source.isName === true) || isQuoted(topic, request)),
    happens: type === 'runbook' && HAPPENS.test(named) && topic === asksFor,
    sections: directives.sections,
    unfollowed: directives.open,
    omitted: [...(source.omitted ?? []), ...internalOf(facts, type)],
    asked: [...unwrapped.open, ...directives.asked, ...[...open].map(({ text }) => text)],
    facts:
      endpoint && !others.some(({ kind }) => kind === 'endpoint')
        ? describeCall(endpoint, { ...facts, told: others }, task)
        : type === 'adr'
          ? weighed(withoutSummary, topic, intent !== undefined)
          : type === 'api-reference'
            ? withDeed(withoutSummary, task || topic)
            : changesOf(task, type, withoutInternal(withoutSummary, type)),
  };
}

/** "We move from polling to webhooks": what is decided, as the title says it. */
const MOVES =
  /^we ((?:adopt|drop|introduce|keep|merge|migrate|move|replace|split|standardi[sz]e|stop|switch|use)\b (?!care\b)\S.*)$/is;

/** A call at the head of what is told of it. */
const CALLS_OF_API = /(?:^|[.\n]\s*)(?:GET|POST|PUT|PATCH|DELETE) \/\S+ \p{Ll}+s\b/u;

/** All of a topic. */
const CALL = /^(?:GET|POST|PUT|PATCH|DELETE) \/\S*$/;

/** "connection refused" when the client starts: what a program says keeps its quotes. */
export const MESSAGE = /^["“][^"”]+["”](?: errors?)?(?: (?:when|while|if|on|after|during)\b)/i;
const HAPPENS = /^(?:what to do )?(?:when|if)\s+/i;

/** "Title: Replace polling with push". */
const TITLED =
  /(?<=^\s*|\n|[.:]\s+)(?:[-*] )?(?:title|name|project|product|app|repo(?:sitory)?|package|tool):\s+((?:[^\n.]|\.(?=\w))+)\.?/i;

/** "…: get error tracking in 5 minutes.": what the page is for, and no step of it. */
const PROMISE =
  /^\s*(?:get|go|be|from)\b[^.\n]{3,60}\bin (?:about |under |less than )?(?:\d+|one|two|three|five|ten) (?:min\w*|sec\w*|steps|lines)[^.\n]{0,20}\./i;

/** "Topic: where to store files" in the notes of a meeting. */
const TOPIC = /(?<=^\s*|\n|[.:]\s+)(?:[-*] )?(?:topic|question|decision):\s+([^\n.]+)\.?/i;

/** Parts with their labels, the title first, and no request: the kind of document is one. */
function withRequest(input: string, docType: string): string {
  // "Decision: monorepo instead of 14 repos.": what is decided is what the record is about.
  const [decided = '', decision = ''] =
    contentTypeOf(docType) === 'adr'
      ? (/^(?:decision|record|proposal):\s+([^.\n]{5,100})(?:\.|\n|$)/i.exec(input) ?? [])
      : [];
  if (decided !== '')
    return `ADR: ${decision}\nDecision: ${decision}.\n${input.slice(decided.length).trim()}`;
  // "Name: tidy-photos" over "Description: sorts photos": what it is called, and what it is or does.
  const [named = '', name = '', gloss = ''] =
    contentTypeOf(docType) === 'readme'
      ? (/^(?:name|project|package|tool|app|repo(?:sitory)?):[ \t]+["“]?([\w.@/-]+)["”]?[ \t]*\n(?:description|what(?: it (?:is|does))?|about|summary):[ \t]+([^\n]{5,140}?)\.?(?:\n|$)/i.exec(
          input,
        ) ?? [])
      : [];
  if (named !== '') return `README for ${name} - ${gloss}.\n${input.slice(named.length)}`;
  // "ADR we use row level security": a sentence behind the name of the kind.
  if (/^adr (?:we|the team) /i.test(input)) return input.replace(/^adr/i, '$&:');
  return /^(?:name|title|project|product|package|app|tool|repo(?:sitory)?):\s+\S/i.test(input) && docType
    ? `Write the ${docType}.\n${input}`
    : input;
}

/** "Meridian 3.2 going out Thursday": when somebody sends it. */
const DISPATCH =
  /^(.*?\bv?\d+(?:\.\d+)+),? (?:going|goes|coming|comes|shipping|ships|launching|launches|that|which|we)\b.*$/i;

/** "v2.8.0 released 4 Dec": its date. */
const RELEASED = /^(.*?\bv?\d+(?:\.\d+)+),? (?:is |was )?(?:released|shipped)(?: on)? (\d.{3,30})$/i;

/** "the endpoint for creating a refund": the call itself says it better. */
const OF_CALL =
  /^(?:(?:the|an?|this) )?(?:[\w-]+ )?(?:endpoint|call|route)(?: (?:for|that|to|which) [^,]*)?$/i;

/** Names no more than a kind of thing. */
const GENERIC =
  /^(?:the |an? |(?:yesterday|today|last \w+)['’]s )?(?:incident|alert|outage|issue|problem|package|library|project|release|call|decision)$/i;
/** "Architecture meeting 3 March": where it was said. */
const MEETING =
  /^(?:the |our |an? )?(?:[\w-]+ ){0,2}(?:meeting|call|sync|discussion|stand-?up)(?: (?:on|of|from) [^,(]*| \d[^,(]*)?(?: ?\([^()]*\))?$/i;

/** A task of the readers, who are "they" in what follows. */
const THEIRS =
  /\btheir\b|\bonboarding\b|\b(?:tell|teach|show|explain to|help) (?:our |the |my )?(?:[\w-]+ )?[a-z]+s how\b|\bnew (?:people|hires?|joiners|starters|colleagues|employees)\b|\bhow (?:our )?(?:users?|customers?|members|guests|people|admins?) (?:can|do|should)\b/i;

/** The facts of the material before those of the prompt's own words. */
function addSource(facts: Facts, { facts: more }: Source): Facts {
  const added = FACT_KINDS.flatMap((kind) => (more[kind] ?? []).map((text): Fact => ({ kind, text })));
  return { ...facts, told: [...added, ...facts.told] };
}

/** "npm install -g nimbus": the program that is called later. */
const INSTALLED =
  /\b(?:npm (?:i|install) -g|pip(?:x|3)? install|brew install|cargo install|gem install|snap install|apt(?:-get)? install(?: -y)?) ([a-z][\w-]+)\b/;

/** "How our shop managers print labels": who does it reads it. */
const DOERS =
  /\bhow (?:our|the) ((?:[\w-]+ )?(?:managers|staff|employees|members|guests|technicians|teams|agents|editors|owners|drivers|teachers|parents|students|nurses|patients|colleagues)) (?=\p{Ll})/iu;

/** No topic: a request that names nothing, or goes on with an instruction. */
function isName(topic: string): boolean {
  return !/^(?:an? |the |our )?(?:page|document|doc|adr|runbook|readme|faq|text|postmortem|post-mortem|incident (?:report|review)|report|something|notes?|following)\b(?=[,.]|$| (?:for|to|into|in|i|we|that)\b)|,\s*(?:please|turn|make|write)\b/i.test(
    topic,
  );
}

/** Longest name of a program, in UTF-16 code units. */
const LONGEST_NAME = 60;

/**
 * Calls of the program that a prompt is about, as code: "Log in with fluxctl login".
 * @param before what else a call stands behind, as the end of a pattern
 */
function withCallsOf(program: string, before: string, text: string): string {
  if (!program || program.length > LONGEST_NAME) return text;
  const name = program.replace(/\W/g, String.raw`\$&`);
  const call = new RegExp(
    String.raw`(?<=\b(?:with|run|use|using|by|type|or) ${before})${name}(?: (?!(?:and|or|to|in|on|is|can|then|from|for|with|which|that|prints?|shows?)\b)(?:--?)?[\w./:@<>=~"-]*[\w/@<>=~"])+(?![\w-])`,
    'gim',
  );
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(call, '`$&`')))
    .join('');
}

function withoutUnsaid(facts: Facts, directives: Directives): Facts {
  if (directives.unsaid.length === 0) return facts;
  // What is told of a step stands below it, and goes alone.
  const told = facts.told.flatMap((fact) => {
    const [first = '', ...below] = fact.text.split('\n\n');
    if (isUnsaid(first, directives)) return [];
    const kept = below.filter((part) => !isUnsaid(part, directives));
    return [{ ...fact, text: [first, ...kept].join('\n\n') }];
  });
  return { ...facts, told };
}

/** "the new "Team inbox" feature" as "Team inbox"; "our SDK" as "the SDK". */
function withArticles(topic: string): string {
  const [, name, rest = ''] = NAMED.exec(topic) ?? [];
  return name ? name + rest : topic.replace(/\b(?:our|my)\b(?! own\b)/gi, 'the');
}

const NAMED =
  /^(?:(?:the|our|my|a)\s+)?(?:new\s+)?(?:(?:internal|public|small|little|own)\s+)?(?:(?:cli|command[- ]line tool|repo(?:sitory)?|package|library|tool|app|service|project|plugin|module)\s+)?["“`]([^"”`]+)["”`](?:\s+(?:feature|product|service|page|app|cli|tool|library|package))?((?: (?:on|for|with) .*)?)$/i;

/** "Atlas 5.1 (released 3 Nov 2026)". */
const ASIDE =
  /^(.*\S)(?:\s+\(|,\s+(?=(?:out|released|due|available|ships|shipped|shipping|\d{1,2} [A-Z][a-z]+(?: \d{4})?$|[A-Z][a-z]+ \d{1,2}$)\b))((?:released|out|ships|due)[^()]+|[^()]*\b\d{4}\b[^()]*|\d{1,2} [A-Z][a-z]+|[A-Z][a-z]+ \d{1,2})\)?$/i;

function decapitalized(text: string): string {
  return /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
}
