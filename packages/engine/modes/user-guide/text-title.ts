import {
  ADJECTIVE,
  lookUp,
  NOUN,
  PARTICIPLE,
  PLURAL,
  THIRD_PERSON,
  verbShare,
} from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import type { Job } from '../../types.ts';
import { beginsStep } from '../brief/steps.ts';
import type { Note } from '../expand/notes.ts';
import { orderOf } from '../expand/orders.ts';
import { isDefinition } from '../expand/words.ts';
import { readBrief } from '../generate/brief.ts';
import { leadingPeople } from '../generate/readers.ts';
import { capitalizedWord, decapitalized } from '../writing/capitals.ts';

/** A first line of at most so many words names what follows. */
const TITLE_WORDS = 10;
/** What people call such a text, before what it is about. */
const CALLED =
  /^(?:(?:(?:pm|product|support|feature|meeting|design|my|rough|internal) )?(?:notes?|docs?|feature|description|spec(?:ification)?|user guide|guide|help(?: page| article)?|page|article|topic|faq)(?: (?:on|for|about))?(?:\s*[-–—:]\s*| (?:on|for|about) |(?<=^(?:pm|product|support|meeting) notes ?) ))+(?=\S)/i;
const RELEASE =
  /^(?:release (?=v?\d)|release notes?|changelog|(?:what(?:['’]s| is) )?new(?= in\b)|what(?:['’]s| is) new|changes)(?: (?:for|in|of))?[:\s-]*/i;
const VERSION = /^v?\d+(?:\.\d+)+\b/;
const ASKS =
  /^(?:hey|hi|hello|please|pls|can (?:you|we|i)|could you|write|create|make|i need|we need|need|draft|document)\b/i;
/** "Settings > Notifications" */
const PATH = /^[^>]{2,30}(?: > [^>]{2,30})+$/;
/** Names what the lines below are, and not what they are about. */
const GENERIC =
  /^(?:(?:list of )?(?:ui |app )?(?:screens?|strings|labels|fields|pages|features?|texts|notes|user stories|stories)):?$/i;
const HOW_TO = /^how (?:to|you can|do i) /i;
/** "How to use the new coffee machine: fill the tank" */
const HOW_TO_LEAD =
  /^(?:(?:i['’]ll|i will|let me|i want to|i['’]m going to|this is) (?:just |quickly )?(?:(?:walk you through|show you|explain|tell you|describe) )?)?how (?:to|you can|do (?:i|you)|you|i|we) ([^:.]{3,60})[:.]\s+(?=\S)/i;
/** "The snow cannon panel shows", "Our new holiday planner is" */
const KNOWN =
  /^(?:the|our|this|an?) ((?:(?!(?:is|are|can|has|have|of|that|which|who)\b)[\p{L}\d-]+ ){0,4}?[\p{L}\d-]+) (is|are|has|have|lets?|can|will|\p{Ll}+s) (?=[\p{L}\d])/iu;
const BARE =
  /^(?:(?:the|our|this) (?:\p{L}+['’]s )?)?(\p{L}[\p{L}\d-]*(?: [\p{L}\d-]+){0,4})\.(?:\s+(?=\p{Lu})|$)/iu;
/** "Ferry crew app": what could begin an order names a product. */
const PRODUCT = / (?:app|system|tool|site|portal|panel|device|machine|software|program)$/i;
const NAMED =
  /^((?:The )?\p{Lu}[\p{L}\d-]*(?: [\p{L}\d-]+){0,2}?) (is|are|lets?|helps?|can|\p{Ll}+s) (?=[\p{L}\d])/u;

/** "Our app Parkly lets drivers pay" */
const CALLED_BY_NAME =
  /^(?:The|Our|This) (?:new )?(?:\p{Ll}+ )?(?:app|tool|portal|site|website|service|product|system|platform|program|device) (\p{Lu}[\p{L}\d.-]*(?: \p{Lu}[\p{L}\d.-]*)?) (?=\p{Ll})/u;
/** "With the Leaf app you can water plants" */
const USED =
  /^(?:With|In|On|Using) (?:the |our )?(\p{Lu}[\p{L}\d.-]*(?: \p{Lu}[\p{L}\d.-]*)?(?: (?:app|tool|portal|site|website|panel|system))?),? (?:you|users|people|customers|\p{L}+s) can /u;
/** "An admin can lock a class so that nobody …": somebody who is not what the page is on. */
const SOMEBODY =
  /^(?:(?:The|An?|All|Only) )?(\p{L}+) can (?:now )?(\p{Ll}[\p{L}'’ -]{4,50}?)(?:,? (?:so|when|if|until|before|after|because|which|who)\b.*)?[.!](?=\s|$)/u;

/** "You can now pay your bill online at pay.town.example": what the page is on, where nothing has a name. */
const ABLE =
  /^(?:You|We|People|Customers|Users|Members|Everyone) can (?:now |also |always )?(\p{Ll}[\p{L}'’ -]{4,50}?)(?: (?:at|on|via|from|in) \S*[.\d>]\S.*)?[.!](?=\s|$)/u;
/** "Version 3.2: …" */
const VERSIONED = /^(?:version |release |v)?(\d+(?:\.\d+)+(?: \([^()]{3,20}\))?)\s?[:–—-]\s+(?=\S)/i;

export interface Titled {
  readonly title: string;
  readonly rest: readonly Note[];
  /** What the title's line says beside the title. */
  readonly opening: string;
  /** What asks for the page, and tells nothing. */
  readonly request: string;
}

/**
 * What a text is about, and what it says of that; without a title where it names none.
 * @param isAlone whether a line alone names what stands beside the text
 */
export function titleOf(notes: readonly Note[], text: string, job: Job, isAlone = false): Titled {
  const [first, ...others] = notes;
  if (!first) return { title: '', rest: [], opening: '', request: '' };
  const isHeading =
    first.kind === 'heading' &&
    (others.length === 0 || others.every(({ kind }) => kind !== 'heading') || /^# /.test(text));
  const isLine =
    first.kind === 'paragraph' &&
    (isAlone || others.length > 0 || first.below.length > 0) &&
    first.text.split(/\s+/).length <= TITLE_WORDS &&
    !/[.!?,;:]$/.test(first.text) &&
    !ASKS.test(first.text) &&
    !/^As an? /.test(first.text);
  if (isHeading || isLine) {
    const rest = [...first.below, ...others];
    const path = PATH.exec(first.text)?.[0];
    if (path) return { title: path.replace(/^.* > /, ''), rest, opening: `Go to **${path}**.`, request: '' };
    return { title: GENERIC.test(first.text) ? '' : named(first.text), rest, opening: '', request: '' };
  }
  if (ASKS.test(first.text)) {
    const { topic, task } = readBrief(text, { ...job, docType: 'user guide' });
    const about = (task || topic).replace(/^(?:the |our |an? )?(?:new )?/i, '');
    const [request = ''] = /^[^:.\n?]*[:.\n?]\s*/.exec(first.text) ?? [];
    if (about !== '' && request !== '')
      return {
        title: capitalizedWord(about),
        rest: [{ ...first, text: first.text.slice(request.length) }, ...others],
        opening: '',
        request,
      };
  }
  // "New: saved views. …"
  const [news = '', called = ''] =
    /^(?:new(?: feature)?|feature|introducing|announcing)(?::| (?=\p{L}))\s*([^.:,\n]{3,50})[.:]\s+(?=\S)/iu.exec(
      first.text,
    ) ?? [];
  if (called !== '')
    return {
      title: capitalizedWord(called),
      rest: [{ ...first, text: first.text.slice(news.length) }, ...others],
      opening: '',
      request: news,
    };
  // "Here's what the new badge printer does and how: …"
  const [here = '', described = ''] =
    /^(?:here(?:['’]s| is)|this is) (?:what|how) (?:the |our |this )?(?:new )?([^:.]{3,40}?) (?:does|works|can do|is for)(?: and (?:how|why)\b[^:.]{0,20})?[:.]\s+/i.exec(
      first.text,
    ) ?? [];
  if (described !== '')
    return {
      title: capitalizedWord(described),
      rest: [{ ...first, text: capitalizedWord(first.text.slice(here.length)) }, ...others],
      opening: '',
      request: here,
    };
  const [how = '', deed = ''] = HOW_TO_LEAD.exec(first.text) ?? [];
  if (deed !== '')
    return {
      title: capitalizedWord(deed),
      rest: [{ ...first, text: first.text.slice(how.length) }, ...others],
      opening: '',
      request: how,
    };
  // "Version 3.2: you can now share a list"
  const [version = '', number = ''] = VERSIONED.exec(first.text) ?? [];
  if (number !== '' && first.kind === 'paragraph')
    return {
      title: `What’s new in version ${number}`,
      rest: [{ ...first, text: capitalizedWord(first.text.slice(version.length)) }, ...others],
      opening: '',
      request: '',
    };
  // "Backup settings: you can choose …"
  const [label = '', topic = ''] = /^(\p{L}[\p{L} -]{3,40}): (?=\S+ \S+ \S+)/u.exec(first.text) ?? [];
  const isNamed = /^\p{Lu}/u.test(topic) || !topic.split(' ').some(says);
  if (
    topic !== '' &&
    isNamed &&
    first.kind === 'paragraph' &&
    others.every(({ text: line }) => !isDefinition(line))
  )
    return {
      title: capitalizedWord(topic.replace(/^(?:the|our|this|your) (?=\p{Ll})/iu, '')),
      rest: [{ ...first, text: withSubject(topic, first.text.slice(label.length)) }, ...others],
      opening: '',
      request: '',
    };
  // "These come up about the card reader:" over a list.
  const [lead = '', about = ''] =
    /^.*\b(?:about|on|for|with) (?:the |our )?([^:]{3,40}):$/i.exec(first.text) ?? [];
  if (about !== '' && first.below.length > 0)
    return { title: capitalizedWord(about), rest: [...first.below, ...others], opening: '', request: lead };
  // "Smart scale quick facts:" over all there is.
  const [, thingAbove = ''] =
    /^(\p{L}[^:]{2,50}?)(?: (?:quick |key |some )?(?:facts|notes|basics|features|details|info))?:$/iu.exec(
      first.text,
    ) ?? [];
  if (
    thingAbove !== '' &&
    others.length === 0 &&
    first.below.length > 0 &&
    !beginsStep(thingAbove) &&
    !GENERIC.test(thingAbove)
  )
    return { title: capitalizedWord(thingAbove), rest: first.below, opening: '', request: first.text };
  // "How do refunds work? …"
  const [question = ''] =
    /^(?:how|what|where|when|why|can|do|does|is|are)\b[^.!?]{5,80}\?\s+(?=\S)/i.exec(first.text) ?? [];
  if (question !== '')
    return {
      title: question
        .trim()
        .replace(/^How (?:do|does) (?!(?:i|we|you)\b)(.+)\?$/i, 'How $1')
        .replace(
          /^How (?:do|can) (?:i|we|you) (.)(.*)\?$/i,
          (_, letter: string, more: string) => letter.toUpperCase() + more,
        ),
      rest: [{ ...first, text: first.text.slice(question.length) }, ...others],
      opening: '',
      request: '',
    };
  // "Payroll portal. Employees see …"
  const [only = '', thing = ''] = BARE.exec(first.text) ?? [];
  if (
    thing !== '' &&
    isThing(thing) &&
    (/^(?:The|Our|This) /.test(only) || PRODUCT.test(thing) || !beginsStep(thing) || isPlaced(thing)) &&
    thing.split(' ').every((word) => !says(word)) &&
    !/^(?:you|we|they|it|i)\b/i.test(thing)
  )
    return {
      title: capitalizedWord(thing),
      rest: [
        ...(first.text === only ? first.below : [{ ...first, text: first.text.slice(only.length) }]),
        ...others,
      ],
      opening: '',
      request: only,
    };
  return { title: subjectOf(first.text), rest: notes, opening: '', request: '' };
}

/** "Home screen: shows the tasks" says of it what it does. */
const withSubject = (topic: string, said: string): string =>
  /^(?:shows|lists|has|lets|opens|holds|contains|displays|gives|sends|is)\b/.test(said) && isThing(topic)
    ? `The ${decapitalized(topic)} ${said}`
    : capitalizedWord(said);

const says = (word: string): boolean =>
  /^(?:is|are|lets?|helps?|has|have|can|will)$/.test(word) ||
  ((partsOf(word) & (THIRD_PERSON | NOUN)) === THIRD_PERSON && verbShare(lookUp(word)) > MOSTLY);
/** Of fifteen times; "guests" and "keys" are hardly ever verbs. */
const MOSTLY = 7;

/** Behind what is called, where a noun is unlikely. */
const maySay = (word: string): boolean => says(word) || (partsOf(word) & THIRD_PERSON) !== 0;

/** "Parcel lockers at the campus": things, and where they are, though a verb is spelled like the first of them. */
const isPlaced = (name: string): boolean =>
  /^\p{L}+ \p{L}+ (?:at|in|on|of|for|near) /u.test(name) && orderOf(name) !== 'sure';

/** Ends in what may be the name of something. */
const isThing = (name: string): boolean => {
  const parts = partsOf(name.split(' ').at(-1)?.toLowerCase() ?? '');
  return (parts === 0 || (parts & NOUN) !== 0) && !NOBODY.test(name);
};
const NOBODY =
  /^(?:it|this|that|there|the|you|we|they|users?|(?:(?:first|next|last|following|same|other|whole|old|current) .*)|(?:(?:help|web|whole|new|main|same|other) )?page|.*\b(?:text|guide|document|article|thing|idea|time|way|reason|following|team|user|person|customer))$/i;

/** In UTF-16 code units. */
const LONGEST_SENTENCE = 400;
const isPerson = (word: string): boolean =>
  word !== '' &&
  [word, `${word}s`].some(
    (one) => leadingPeople(one) === one || leadingPeople(capitalizedWord(one)) === capitalizedWord(one),
  );

/** What the first sentence says something of, where it has a name or is this one thing. */
function subjectOf(text: string): string {
  const [, called = ''] = CALLED_BY_NAME.exec(text) ?? USED.exec(text) ?? [];
  if (called !== '') return called;
  const [, who = '', able = ''] = SOMEBODY.exec(text.slice(0, LONGEST_SENTENCE)) ?? [];
  if (isPerson(who))
    return beginsStep(`${able} it`) && !/ (?:and|or) /.test(able) ? capitalizedWord(able) : '';
  const [, subject = '', verb = ''] = NAMED.exec(text) ?? [];
  const isDone = orderOf(/^[^.!?]*/.exec(text)?.[0] ?? '') === 'sure';
  const isName = subject !== '' && !isDone && maySay(verb) && !text.endsWith(':') && !NOBODY.test(subject);
  const bare = subject.replace(/^The | (?:now|also|still|currently|already)$/g, '');
  // "Scheduled reports let you …", where "reports" is what they are.
  const last = partsOf(subject.split(' ').at(-1)?.toLowerCase() ?? '');
  const isDescribed =
    (last & (ADJECTIVE | PARTICIPLE)) !== 0 && (last & NOUN) === 0 && (partsOf(verb) & PLURAL) !== 0;
  if (isName) return capitalizedWord(isDescribed ? `${bare} ${verb}` : bare);
  const [, thing = '', does = ''] = KNOWN.exec(text) ?? [];
  const known = thing.replace(/^(?:new|internal|own) (?:internal )?/i, '');
  const isKnown = known !== '' && maySay(does) && isThing(known);
  if (isKnown) return capitalizedWord(known.replace(/ (?:now|also|still|currently|already)$/, ''));
  const [, deed = ''] = ABLE.exec(text) ?? [];
  return beginsStep(`${deed} it`) && !/ (?:and|or) /.test(deed) ? capitalizedWord(deed) : '';
}

function named(line: string): string {
  const bare = line.replace(CALLED, '').replace(/[\s:]+$/, '');
  if (RELEASE.test(bare) && bare.replace(RELEASE, '') !== '')
    return `What’s new in ${bare.replace(RELEASE, '')}`;
  if (VERSION.test(bare)) return `What’s new in ${bare}`;
  return capitalizedWord(bare.replace(HOW_TO, ''));
}
