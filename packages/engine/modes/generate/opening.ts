import { lookUp } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { tellsOf } from '../brief/steps.ts';
import { capitalizedWord, decapitalized } from '../writing/capitals.ts';
import { withCodeNames } from '../writing/code-names.ts';
import { isClause } from '../writing/splices.ts';
import { wholeSentence } from '../writing/whole-sentence.ts';
import { MESSAGE, type Brief } from './brief.ts';
import { isOneTrouble } from './one-trouble.ts';
import { TEMPLATES } from './templates.ts';
import { textsOfKinds } from './told.ts';

/** What fails, where a page on "the app when it won't start" is about one trouble; empty for all else. */
export function troubleOf(topic: string): string {
  return MESSAGE.test(topic) ? '' : (/^.+? (?:when|if) (.+)$/.exec(topic)?.[1] ?? '');
}

/** The title of the page; `[VERIFY]` where the prompt names no topic. */
export function titleFor(brief: Brief): string {
  if (!brief.topic)
    return (
      TEMPLATES[brief.type].untitled ?? (brief.readers ? `Guide for ${brief.readers}` : '[VERIFY] Title')
    );
  // "the lag alert fires": what happens is in the opening.
  const topic =
    brief.type === 'runbook'
      ? brief.topic.replace(/^the (.+ alert) (?:fires|triggers|goes off)$/i, '$1')
      : brief.topic;
  if (brief.type === 'faq' && /\bFAQs?$/.test(topic)) return withCodeNames(capitalizedWord(topic));
  if (isNoCall(brief)) return withCodeNames(capitalizedWord(topic.replace(/^the /i, '')));
  return withCodeNames(
    fill(TEMPLATES[brief.type].title, { ...brief, topic: inShort(topic), task: inShort(brief.task) }),
  );
}

/** "… by 30 September". */
const DEADLINE =
  / (?:by|before|until) (?:the (?:end|start) of )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{1,2})?(?:,? \d{4})?$/;

/** "What X means in Y, and why Z" as "X in Y": the opening tells the rest. */
function inShort(topic: string): string {
  const [, thing = '', place = ''] =
    /^what (.{3,60}?) means?( (?:in|for|on) [^,]{3,40}?)?(?:,? and (?:why|how|when|what) .+)?$/i.exec(
      topic,
    ) ?? [];
  return thing === '' ? topic.replace(DEADLINE, '') : thing + place;
}

/** A page on a part of an API that is no call: a signature, a limit. */
function isNoCall({ type, topic, task, facts }: Brief): boolean {
  return (
    type === 'api-reference' &&
    task === '' &&
    textsOfKinds(facts, 'endpoint').length === 0 &&
    textsOfKinds(facts, 'statement', 'limit', 'detail').length > 1 &&
    !/\b(?:(?:APIs?|SDK|endpoints?|calls?|routes?)$|GET|POST|PUT|PATCH|DELETE\b)/.test(
      topic.replace(/ (?:of|for|in) .*$/, ''),
    )
  );
}

/** What the page does, what its subject is, and whom it is for, as far as the prompt says. */
export function open(brief: Brief): string {
  const { topic, gloss, summary, aside, readers, isName, type, facts } = brief;
  const name = isName || isOwnName(topic) ? topic : capitalizedWord(topic);
  const opens = gloss
    ? `${name} ${/^(?:an?|the) /i.test(gloss) ? 'is ' : ''}${gloss.replace(/[.]$/, '')}.`
    : // The title says it already.
      type === 'policy' && (facts.told.length > 0 || facts.own.length > 0)
      ? summary
      : type === 'runbook' && textsOfKinds(facts, 'trigger').some((fact) => fact.startsWith(topic))
        ? ''
        : summary ||
          (isNoCall(brief)
            ? withCodeNames(`This page describes ${topic}.`)
            : withCodeNames(fill(TEMPLATES[type].opening, brief)));
  const parts = [
    opens,
    aside &&
      `${type !== 'release-notes' ? capitalizedWord(aside) : /^\W*\d/.test(aside) ? `Released on ${aside}` : /^\p{Lu}\p{Ll}+ \d{4}$/u.test(aside) ? `Released in ${aside}` : capitalizedWord(aside)}.`,
    readers &&
      !topic.endsWith(` for ${readers}`) &&
      (type !== 'policy' || textsOfKinds(facts, 'scope').length > 0) &&
      (opens ? `It is for ${readers}.` : `This page is for ${readers}.`),
  ];
  return parts.filter(Boolean).join(' ');
}

/** One word, and none of the language: "libfrost". */
function isOwnName(topic: string): boolean {
  return /^[a-z][\w-]{3,}$/.test(topic) && lookUp(topic) === 0 && partsOf(topic) === 0;
}

const QUESTION = /^(?:why|when|where|who|how|can|what) (?:is|are|was|were|do|does|did|can|has|have) \S/i;

/** What a reference lists: "the environment variables of tidewatchd". */
const LISTED =
  /\b(?:variables|settings|options|fields|parameters|flags|codes|shortcuts|commands|keys|limits|terms)\b/i;

/** What takes something and gives something back. */
const CALLED =
  /\b(?:commands?|functions?|methods?|calls?|CLI|API|endpoints?|scripts?|tools?|binary|program|query|language|queries)\b|\(\)/i;

/** Something that happens, as a runbook is for it: "the antenna won't track". */
const EVENT =
  /\b(?:is|are|was|has|have|fires?|lags|won['’]t|can['’]t|doesn['’]t|don['’]t|isn['’]t|fails?|drops?|rises?|exceeds?|runs? out|stops?|hangs?|crash(?:es)?|expires?|freezes?)\b/i;
/** "the app shows Device offline" */
const SHOWS = /\b(?:shows?|says?) (?:["“`\p{Lu}]|offline|no |nothing)/u;

/** "disk usage alert on the log servers": one, with its article to be. */
const ONE_EVENT =
  /^(?!(?:the|an?|our|your|any|every|each)\b)[\p{L}\d][\p{L}\d -]*\b(?:alert|alarm|outage|failure|incident|failover|page)\b(?! \p{L}+s\b)/u;

/** "disk full on db-1": one thing, and how it is. */
const STATE =
  /^(?:the )?((?!\S+s (?:full|down))(?:[\p{L}\d-]+ ){0,2}[\p{L}\d-]+) (full|down|offline|backed up|locked|frozen|broken|unreachable|unresponsive|unavailable|stuck|slow|degraded|out of (?:memory|space|disk))(?=$| (?:on|in|at|for|after|behind)\b)/iu;

function fill(text: string, { topic: named, task, type, isName, happens, facts }: Brief): string {
  // "Exit codes of backupctl": words stand small inside of a sentence.
  const topic =
    /^(?:troubleshooting|reference)$/.test(type) &&
    lookUp(/^\p{L}+/u.exec(named)?.[0].toLowerCase() ?? '') !== 0
      ? decapitalized(named)
      : named;
  // "exports come out empty": the trouble itself.
  if (type === 'troubleshooting' && isOneTrouble(facts) && !troubleOf(topic)) {
    const trouble = decapitalized(topic);
    const told = wholeSentence(trouble);
    const whole = told === trouble && tellsOf(trouble) ? `the ${trouble}` : told;
    return text.startsWith('This page')
      ? `This page helps ${isClause(trouble) || EVENT.test(trouble) || whole !== trouble ? `when ${whole}` : `with ${trouble}`}.`
      : capitalizedWord(topic);
  }
  // "why was my payment declined": a question, which the page answers.
  if (QUESTION.test(topic) && !task && type !== 'faq')
    return text.includes('{Topic}') || text.endsWith('{topic}')
      ? `${capitalizedWord(topic)}?`
      : `This page answers the question “${capitalizedWord(topic)}?”`;
  const learns = type === 'tutorial' && !task;
  if (learns)
    return text.startsWith('In this') ? `This tutorial covers ${topic}.` : text.replace('{topic}', topic);
  if (
    type === 'reference' &&
    text.startsWith('This page lists') &&
    !CALLED.test(topic) &&
    !LISTED.test(topic)
  )
    return `This page describes ${/ (?:of|for) /.test(topic) && !/^(?:the|an?) |s (?:of|for) /i.test(topic) ? 'the ' : ''}${topic}.`;
  if (type === 'troubleshooting' && MESSAGE.test(topic) && text.startsWith('This page'))
    return `This page helps with ${topic}.`;
  // "the app when the bike won't connect": what fails, and how.
  const how = type === 'troubleshooting' && !task ? troubleOf(topic) : '';
  if (how) return text.startsWith('This page') ? `This page helps when ${how}.` : `Troubleshoot ${topic}`;
  // "users can't sign in": the trouble itself.
  if (
    type === 'troubleshooting' &&
    (EVENT.test(topic) || SHOWS.test(topic) || tellsOf(topic)) &&
    !task &&
    !MESSAGE.test(topic)
  )
    return text.startsWith('This page')
      ? `This page helps when ${wholeSentence(tellsOf(topic) && !/^(?:the|an?|my|our|your) /i.test(topic) && !/^\p{Lu}\p{Ll}/u.test(topic) ? `the ${topic}` : topic).replace(/^(?=(?:[A-Z]{2,6}|\p{Ll}+) (?:\p{Ll}+ ){1,2}(?:won['’]t|can['’]t|does(?:n['’]t| not)|is|has|keeps|shows|says)\b)(?!the |your |an? |my |no )/u, 'the ')}.`
      : capitalizedWord(topic);
  // "Onboarding new developers": small inside of a sentence.
  const phrase = task || topic.replace(/^\p{Lu}(?=\p{Ll}+ing \p{Ll})/u, (letter) => letter.toLowerCase());
  if (type === 'reference' && LISTED.test(topic) && text.startsWith('This page lists'))
    return `This page lists ${/^the /i.test(topic) ? topic : `the ${topic}`}.`;
  if (
    type === 'reference' &&
    /\b(?:config(?:uration)?|settings?) file\b/i.test(topic) &&
    text.startsWith('This page lists')
  )
    return `This page lists the settings of the ${topic.replace(/^the /i, '')}.`;
  if (type === 'reference' && / (?:of|for|in|on) /.test(topic) && text.endsWith(' reference'))
    return `Reference: ${topic.replace(/^the /i, '')}`;
  // "creating a shipment": one thing that is done by a call.
  if (type === 'api-reference' && task)
    return text.startsWith('This page')
      ? `This page describes how to ${task} through the API.`
      : capitalizedWord(task);
  if (type === 'quickstart' && task && text.startsWith('Get from'))
    return `This quickstart shows how to ${task}.`;
  // "errors after the update": problems already.
  if (
    type === 'troubleshooting' &&
    /\b(?:problems|issues|errors)\b/i.test(topic) &&
    text.startsWith('This page')
  )
    return text.replace('problems with {topic}', topic);
  const opening = task
    ? text
    : text
        .replace('shows how to {topic}', 'covers {topic}')
        .replace(
          'runbook to {topic}',
          happens || EVENT.test(topic)
            ? `runbook when ${wholeSentence(topic)}`
            : STATE.test(topic)
              ? `runbook when ${topic.replace(STATE, (_, thing: string, state: string) => `the ${thing} is ${state}`)}`
              : `runbook for ${ONE_EVENT.test(topic) ? 'the ' : ''}{topic}`,
        );
  return opening
    .replaceAll(
      '{topic}',
      task === '' && /\bAPIs?$/.test(phrase) && !/^the | (?:in|of|for|with|on) /i.test(phrase)
        ? `the ${phrase}`
        : phrase,
    )
    .replaceAll('{name}', phrase.replace(/^the /i, ''))
    .replaceAll(
      '{Topic}',
      isName || isOwnName(phrase) ? phrase : capitalizedWord(phrase.replace(/^the /i, '')),
    )
    .replace(/\bAPI API\b/, 'API')
    .replace(/\b(endpoints?) API$/, '$1')
    .replace(/the endpoints of ((?:the )?\S.* endpoint) for/, 'the $1 for')
    .replace(/(endpoint for developers who call) them/, '$1 it')
    .replace(/\bthe the\b/, 'the')
    .replace(/^((?:GET|POST|PUT|PATCH|DELETE) \/\S*) API$/, '$1')
    .replace(
      /the endpoints of ((?:GET|POST|PUT|PATCH|DELETE) \/\S*) for developers who call them/,
      '`$1` for developers who call it',
    )
    .replace(/the policy on (?:the )?(.*\bpolicy)\b/i, 'the $1')
    .replace(/\breference reference\b/i, 'reference');
}
