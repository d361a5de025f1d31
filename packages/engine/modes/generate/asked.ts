import { baseOf } from '../../spelling/inflect.ts';
import { explained } from '../brief/subject.ts';
import { isClause } from '../writing/splices.ts';
import { asChange, asDeed } from './deeds.ts';
import { isImperative, isTold } from './signs.ts';
import { contentTypeOf, type ContentType } from '../reading/content-type.ts';
import { oneLine } from '../report/quote.ts';
import { HELPS, helped, leadingPeople } from './readers.ts';

/** What the words of a request ask for. */
export interface Asked {
  /** Whether they ask: by a verb, or by naming a kind of document. */
  readonly asks: boolean;
  readonly kind: ContentType | undefined;
  /** What it is about, without the words of asking; empty where they don't say. */
  readonly subject: string;
  /** Whom it is for; empty where they don't say. */
  readonly readers: string;
  /** What they tell beside: "a runbook, cert-manager stopped renewing"; empty where they only ask. */
  readonly more: string;
}

/** Longer texts are matter, and no request; in UTF-16 code units. */
const LONGEST = 2000;

const WISH = String.raw`(?:(?:please|pls|plz|kindly),? |(?:can|could|would|will) (?:you|some(?:one|body)|any(?:one|body)|i|we) (?:please )?(?:get |have (?=an? ))?|(?:i|we)(?:['’]d| would|['’]ll|['’]re)? (?:really |also |just )?(?:need|want|like|love|have|must|should|looking)(?: for)?(?: (?:you|someone))?(?: to)? (?:(?:have|get|see) (?=an? ))?|help (?:me|us)(?: to)? |let['’]s |need (?=(?:this|that|it|these|an?) ))`;
const POLITE = `(?:(?:so|and|then|now),? |${WISH})`;
const MAKES =
  '(?:write|add(?= an? (?:[a-z-]+ ){0,3}(?:page|article|guide|section|doc|docs|how-?to|faq|entry)\\b)|create|generate|draft|produce|prepare|put together|make|turn|convert|compose|build|do|document)';
const VERB = `(?:${MAKES}|give|tell|teach|show|explain|describe|summari[sz]e|need|plan|outline(?! (?:for|of|on)\\b))(?: up)?(?: (?:me|us))?`;
const ASKING = new RegExp(String.raw`^(?<polite>${POLITE}*)(?:(?<verb>${VERB})(?: |$))?`, 'i');
/** Somebody asks for a page inside of a sentence, or behind others: "…, please turn this into an ADR". */
export const ASKS_LATER = new RegExp(
  String.raw`(?<=^|[.!?,;:\n–—-]\s{0,3}|\b(?:and|so|but) )(?:(?:so|and|but) )?(?:${WISH}+(?:${MAKES}\b)?|${MAKES}\b)[^.!?:\n]*`,
  'giu',
);
/** Verbs whose object is what the page is about. */
const TELLS = /^(?:document|tell|teach|show|explain|describe)/i;

/** What a page is called without saying of which kind it is. */
const PAGE =
  /\b(?:(?:migration|upgrade|onboarding|setup|user|admin|blog|help|handbook|wiki) )?(?:page|docs?|documents?|documentation|section|guide|article|text|entry|something|sth|post|outline|template|chapter|handbook|manual|checklist|one-?pager|write-?up|note)$/i;
const KIND_NAME =
  /\b(?:(?:rest |http )?api (?:reference|page|docs?|documentation|guide)|how-? ?to(?: guide| page| article)?|tutorial|quick ?-?start(?: guide| page)?|references?(?: page| guide)?|concept(?:ual)?(?: page| overview| doc| article)?|overview|read ?me(?: file)?|release[- ]notes?|what['’]?s new(?: in)?|change ?log(?: entry)?|(?:run|play) ?book|troubleshooting(?: guide| page| entry| section| article)?|adrs?(?:[ -]\d+)?|(?:architecture |architectural |design )?decision record|(?:technical )?design (?:docs?|documents?|notes?|proposals?)|faqs?(?: page| entry)?|post-?mortem|incident (?:report|review|write-?up|write up|summary)|(?:migration|upgrade) guide|(?:end[- ])?(?:user|product|instruction)(?:['’]s)? (?:guide|manual|docs?|documentation)|(?:help |help[- ]cent(?:er|re) |blog |wiki |handbook )?(?:guide|page|docs?|documents?|documentation|section|article|entry|outline|template))\b/gi;
/** What stands before a name and is no part of it. */
const LEADERS =
  /^(?:(?:an?|the|some|our|my|new|raw|rough|short|brief|quick|detailed|complete|full|simple|(?:one|single)[- ]page|concise|internal|public|customer-facing|beginner(?:['’]s)?|basic|comprehensive|technical|step[- ]by[- ]step|first|initial|proper|nice|little|small|formal|written|decent|good|clear)(?:\s+|$))+/i;
const LEADERS_ALONE = new RegExp(`${LEADERS.source}$`, 'i');
/** Where what is asked for ends, and what it is about or for begins. */
const CONNECTOR =
  /(?:^|[\s,:(]+)(?:for|about|on|of|covering|describing|explaining|regarding|how|to|that|which|what|why|when|if|where|with|from|in|at|aimed|written(?= (?:for|in|as|at|by|from))|as|into|based|using|out)(?![\w-]|['’])|[,:(]\s|\s[-–—]\s|\s+(?=v?\d[\w.]*\s+(?:->|=>|→|to)\s)/i;
/** Connectors that say nothing themselves. */
const LEADS_TO =
  /^(?:(?:for|about|on|of|covering|describing|explaining|regarding)\s+|(?:that|which|to)\s+(?:explains?|describes?|covers?|shows?|tells?)\s+|to\s+(?=\p{Ll})|that\s+(?=\S))/iu;

const MATERIAL =
  '(?:chat|log|transcript|notes?|commits?|tickets?|messages?|package(?:\\.json)?|call|curl(?: command)?|request|thread|conversation|e-?mails?|facts|material|diff|paragraph|text|bullets|json|minutes|list|dump|summary)';
/** What a request says of the material below it: "from this incident chat", "for this call", "based on the notes below". */
const FROM_MATERIAL = new RegExp(
  String.raw`(?:^|\s+)(?:(?:from|based on|using|out of|with|for|on)\s+(?:(?:this|these|the following|my)\s+|(?:the|our)\s+(?=.*\b(?:below|above|attached)\b))|(?:from|out of)\s+(?:the |our |an? )?(?=(?:[\w-]+ )?(?:chat|log|transcript|notes|commits?|tickets?|thread)\b))(?:[\w-]+ ){0,3}?(?:${MATERIAL}|(?:source )?code|snippet|readme|changelog|script|file)(?: (?:log|history))?(?: below| above| here)?(?=\s*(?:[,(.:!]|$|\bpls\b|\bplease\b|\bfor (?:[\w-]+ ){0,2}(?:people|[\w-]+s)\b))|\s+(?:out of|of|from) (?:this|these|it|that|them)$|\s+from [\w-]+['’]s (?:call|meeting|chat|notes|talk)(?: with [\w ]{2,30})?$`,
  'i',
);
const OF_IT =
  / (?:from|out of|using|based on) (?:(?:it|them|this|that|these|those)(?= for\b)|(?:this|these|the following) (?:list|notes|changes|commits|points|lines)(?: of [\w -]{2,40})?$)| from (?:our|the|my) [\w -]{0,40}?(?:meeting|call|sync|workshop)(?:,? (?:please|pls) (?:clean|tidy|polish|format|write)(?: (?:it|this))?(?: up)?)?$|,? \(?doc ?type:? [\w-]+\)?$/i;
/** "This", "these notes", "the thread below": the material itself. */
const IS_MATERIAL = new RegExp(
  String.raw`^(?:it|them|(?:this|that|these|those)(?: [\w-]+)?|the (?:above|below|following)|(?:that|this|it) up|#?(?:[\w-]+ ){0,4}${MATERIAL}(?: (?:below|above|here|log))?(?: (?:from|of) (?:the|our|my|a|this|that) [\w '’-]{2,30})?)$`,
  'i',
);
/** Whether words name the material below, and nothing else: "from a Slack thread". */
export function isMaterial(text: string): boolean {
  return IS_MATERIAL.test(
    text
      .trim()
      .replace(
        /^(?:from|out of|using|based on|here(?:['’]s| is| are)) (?:(?:an?|the|this|our|my|some) )?/i,
        '',
      ),
  );
}

/** "… and I'm out of time": why it is asked for. */
const EXCUSE =
  /,?\s+(?:and|but|because|since|as) (?:i|we|it|there|they|people|nobody|everyone)(?:['’](?:m|re|s|ve|ll)\b| (?:am|are|is|have|has|need|keep|don['’]t|can['’]t)\b).*$/i;
const INTRODUCES = /[,;:.]?\s+(?:and )?here(?:['’]s| is| are| come)\b.*$/i;
const WANTED =
  /,?\s+\b(?:pls|please|needed|wanted|required)\b(?=[,.:]|$| (?:for|on|about)\b)|^(?:pls|please),?\s+/gi;
const CONTENTS =
  /,?\s*\b(?:what to (?:check|do)(?: (?:then|next|first))?|(?:what|how|when) and (?:why|how|when))$/i;
/** Where the page is going to stand: "a page for the help center". */
const DESTINATION =
  /\s+(?:for|in|on) (?:our|the|my) (?:[\w-]+ ){0,2}(?:docs|documentation|wiki|help cent(?:er|re)|handbook|knowledge base|website|intranet|portal|(?:user )?manual)(?=$|,? (?:on|about) )/i;
/** "The security section of our API docs, kind of a how-to for …": what it is in the end. */
const RATHER =
  /^[^,]+,\s+(?:(?:it['’]s|so|but) )?(?:kind of|sort of|basically|more like|rather|ideally|as|like) (?=an? )/i;
/** "… as a one-page reference", "… into a runbook". */
const LAST =
  /^(?<before>(?:.*\S)?)\s*\b(?:as|in|into|(?<!\bhow )to) (?:(?:an?|the|one|some)\s+)?(?<kind>(?:[\w-]+ ){0,3}[\w-]+)$/i;

/** "This thread into a runbook for …". */
const MADE = /^(?<from>(?:.*?\S)?)\s*\b(?:as|in|into|to) (?<made>(?:(?:an?|the|one|some|proper)\s+)?\S.*)$/i;

/** "Make this a troubleshooting article". */
const THIS_A = /^(?:this|it|that|these|them) (?=(?:an?|the) )/i;

/** Who learns what, behind the kind of the page. */
const TEACHES =
  / (?:that|which|to) (?:teach|help|guide|show|walk)(?:e?s)? ((?:[\w-]+ ){0,3}?[\w-]+) (?:(?:through )?(?:how )?to|(?<by>through)) (?=\p{Ll})/u;

/** What the words of a request ask for, in the order in which they say it: verb, kind, readers, subject, readers again. */
export function readAsked(clause: string): Asked {
  const line = oneLine(clause)
    .replace(/[\s.!?:]+$/, '')
    // "a tutorial that teaches beginners to build a bot"
    .replace(TEACHES, (whole, people: string, by?: string) => {
      const leads = by ? ' on ' : ' on how to ';
      if (/^(?:someone|somebody|you|people|(?:the |a )?(?:reader|user)s?)$/.test(people)) return leads;
      return leadingPeople(people)?.length === people.length ? ` for ${people}${leads}` : whole;
    })
    // "a guide that helps agents handle refunds"
    .replace(HELPS, (whole, people: string) => helped(people) ?? whole)
    // "a page that explains the keys to people who integrate it"
    .replace(
      /\b((?:that|which|to) explains?|explain|describe) (.{3,80}?) to ((?:people|developers|engineers|admins|users|customers|beginners|new [\w-]+s)\b.{0,80})$/i,
      '$1 $2 for $3',
    )
    // "a tutorial that builds a chat app"
    .replace(
      /\b(tutorial|guide|quick ?start|how-?to) (?:that|which) (builds|makes|creates|deploys|connects|sets) (?=\S)/i,
      (_, kind: string, verb: string) => `${kind} on how to ${baseOf(verb) ?? verb} `,
    )
    // "a tutorial where readers build a bot"
    .replace(
      /\b(tutorial|guide|quick ?start|how-?to|workshop) (?:where|in which) (?:the )?(?:you|they|people|[\w-]+s) (?:learn (?:how )?to )?(?=\p{Ll}+ (?:an?|the|your|their|\p{L}+s?)\b)/iu,
      '$1 on how to ',
    )
    .replace(/\b(an?) ["“]([\p{Ll}-]+)["”]/gu, '$1 $2');
  if (line.length > LONGEST) return { asks: false, kind: undefined, subject: line, readers: '', more: '' };
  // "Build fails with ENOSPC" asks for nothing.
  const asking = isTold(line) ? null : ASKING.exec(line);
  const { polite = '', verb = '' } = asking?.groups ?? {};
  const opened = asking?.[0] ?? '';
  const [request, more] = splitMore(line.slice(opened.length));
  const object = request
    .replace(THIS_A, '')
    .replace(INTRODUCES, '')
    .replace(CONTENTS, '')
    .replace(RATHER, '')
    .replace(EXCUSE, '')
    .replace(WANTED, '')
    .replace(FROM_MATERIAL, '')
    .replace(OF_IT, '')
    // "User guide for the permit portal": what it is about, and not where it stands.
    .replace(DESTINATION, (place, at: number, whole: string) =>
      /(?:portal|website)$/i.test(place) && isKind(whole.slice(0, at)) ? place : '',
    )
    .replace(/\b(what|why|how|where|when)['’]s\b(?! new\b)/gi, '$1 is')
    .trim();
  const asks = polite !== '' || verb !== '';
  if (TELLS.test(verb)) return { asks, more, ...readTold(object, verb) };
  const { from = '', made = '' } = MADE.exec(object)?.groups ?? {};
  if (made !== '' && IS_MATERIAL.test(from || 'this') && isKind(headOf(made)))
    return { ...readNamed(made), asks: true, more };
  const { before = '', kind = '' } = LAST.exec(object)?.groups ?? {};
  if (kind !== '' && isKind(kind) && !/^an? /i.test(before))
    return { ...readNamed(before), asks: true, kind: contentTypeOf(kind), more };
  return { ...readNamed(object), ...(asks && { asks }), more };
}

/** "A runbook, cert-manager stopped renewing": what is asked for, and what is told already. */
function splitMore(text: string): readonly [request: string, more: string] {
  const at = text.search(/,\s/);
  const more = text.slice(at + 1).trim();
  const isTold =
    at > 0 &&
    isKind(text.slice(0, at)) &&
    !CONNECTOR.test(text.slice(0, at)) &&
    isClause(more) &&
    !isImperative(more) &&
    !/^(?:for|how|what|when|why|which|so|the one|pls|please|out|due|ships?|released)\b/i.test(more);
  return isTold ? [text.slice(0, at), more] : [text, ''];
}

/** What people must do, as a policy says it. */
const GUIDELINE = /\b(?:guidelines?|code of conduct|house rules)\s*$/i;

/** Whether words name what a page can be. */
function isKind(words: string): boolean {
  // "Publish an article" is a task.
  const isTask = /^\p{L}+ (?:an?|the|your|our) /u.test(words) && isImperative(words);
  return (
    contentTypeOf(words) !== undefined ||
    (PAGE.test(words) && !isTask) ||
    GUIDELINE.test(words) ||
    /^(?:[\w-]+ ){0,3}onboarding$/i.test(words)
  );
}

function headOf(text: string): string {
  const end = CONNECTOR.exec(
    text
      .replace(/\b(how) to(?= (?:guide|page|article|for|on|about)\b)/i, '$1-to')
      .replace(/\bcode of conduct\b/i, 'code_of_conduct'),
  );
  return text.slice(0, end?.index);
}

/** What is documented by a list of all of them. */
const LISTS_OPTIONS =
  /^(?:the |our |all )?(?:(?:[\w-]+ ){0,2}(?:settings|options|flags|parameters|environment variables|config(?:uration)? file)|config(?:uration)?)\b/i;

/** "Explain to our support staff what a webhook is", "document our CLI flags as a reference". */
function readTold(object: string, verb: string): Omit<Asked, 'asks' | 'more'> {
  const { before = '', kind = '' } = LAST.exec(object)?.groups ?? {};
  const named = kind !== '' && isKind(kind) ? contentTypeOf(kind) : undefined;
  const told = named ? before : object;
  const to = told.replace(/^to /i, '');
  const people = leadingPeople(to);
  const isTo = people !== undefined && /^(?:to |.* (?:how|what|why|when|where)\b)/i.test(told);
  const { subject, readers } = withoutReaders(
    isTo ? to.slice(people.length).replace(/^[\s:,]+/, '') : told,
    /^(?:explain|describe)/i.test(verb),
  );
  return {
    kind:
      named ??
      (/^explain/i.test(verb) && !/^how to\b/i.test(subject)
        ? 'concept'
        : /^document/i.test(verb) && LISTS_OPTIONS.test(subject)
          ? 'reference'
          : contentTypeOf(subject)),
    subject: IS_MATERIAL.test(subject) ? '' : explained(subject),
    readers: isTo ? people : readers,
  };
}

/** "Certificate expiry runbook for on-call engineers", "FAQ for parents about the new portal". */
function readNamed(object: string): Asked {
  const head = headOf(object);
  if (!isKind(head) || /\b(?:we|i|you|they) \p{L}+/iu.test(head)) {
    const { subject, readers } = withoutReaders(object);
    const kind = contentTypeOf(object) ?? (/^what (?:is|are)\b/i.test(subject) ? 'concept' : undefined);
    return { asks: false, kind, subject: explained(subject), readers, more: '' };
  }
  const isOnboarding = /\bonboarding\b|\bnew[- ](?:joiner|hire|starter|employee)s?\b(?! polic)/i.test(head);
  const [guide = ''] = GUIDELINE.exec(head) ?? GUIDELINE.exec(head.replace(PAGE, '')) ?? [];
  const kind = contentTypeOf(head) ?? (isOnboarding ? 'how-to' : guide !== '' ? 'policy' : undefined);
  const own = isOnboarding
    ? 'onboarding'
    : head
        .replace(KIND_NAME, ' ')
        .replace(PAGE, '')
        .replace(/\s+/g, ' ')
        .trim()
        .replace(LEADERS, '')
        .replace(GUIDELINE, '')
        .replace(kind === 'adr' ? /^#?\d+$/ : /^$/, '');
  let rest = object.slice(head.length).replace(/^[\s,:–—-]+/, '');
  let readers = '';
  const [aimed = ''] = /^(?:,?\s*(?:(?:aimed|written|intended|meant)\s+)?(?:for|at)\s+)/i.exec(rest) ?? [];
  const people = aimed ? leadingPeople(rest.slice(aimed.length)) : undefined;
  if (people && (isOnboarding || /^(?:$|[\s,:])/.test(rest.slice(aimed.length + people.length)))) {
    readers = people;
    rest = rest.slice(aimed.length + people.length);
    // "for the front desk at the clinic: booking a slot", "a handbook for volunteers at a food bank"
    const [where = ''] =
      (isOnboarding
        ? /^ (?:at|in|on|of) [^,:.]{3,40}(?=:\s|$)/i
        : own === ''
          ? /^ (?:at|in|of) [^,:.]{3,40}(?=:\s|$)/i
          : /^ (?:at|in|of) [^,:.]{3,40}(?=:\s)/i
      ).exec(rest) ?? [];
    readers += where;
    rest = rest.slice(where.length).replace(/^[\s,:–—-]+/, '');
  }
  // "Policy for AI assistants at work": what it is about, and not whom it is for.
  if (
    kind === 'policy' &&
    readers !== '' &&
    own.replace(/\bpolicy\b/i, '').trim() === '' &&
    /^\p{Ll}/u.test(rest) &&
    !/^(?:on|about|who|that)\b/i.test(rest)
  )
    [readers, rest] = ['', `for ${readers} ${rest}`];
  const [, who = '', change = ''] = MOVING.exec(readers) ?? [];
  if (change && rest === '') [readers, rest] = [who, change];
  const [by = ''] = LEADS_TO.exec(rest) ?? [];
  const about = rest.slice(by.length);
  const nested = kind || about === '' ? undefined : readNested(about);
  if (nested) return { ...nested, asks: true, readers: nested.readers || readers };
  const last = withoutReaders(about);
  const isPointing = IS_MATERIAL.test(last.subject);
  const subject =
    guide !== '' && own + rest === ''
      ? guide.trim()
      : isPointing
        ? own
        : joinOwn(own, by, last.subject.replace(LEADERS_ALONE, ''), kind, head);
  return {
    asks: true,
    kind: kind ?? contentTypeOf(subject),
    subject: isOnboarding && readers ? `onboarding for ${readers}` : explained(subject),
    readers: isOnboarding ? '' : readers || last.readers,
    more: '',
  };
}

/** "Admins who move from one to the other": who, and from what to what. */
const MOVING =
  /^(.+?) (?:who|that) (?:are |want to |have to )?(?:mov|migrat|switch|upgrad|chang|com)\w* (from .+ to .+)$/i;

/** "Outline for a guide on moving": the kind of document stands inside. */
function readNested(text: string): Asked | undefined {
  const head = headOf(text);
  return (/^an? /i.test(head) && isKind(head)) || head.replace(KIND_NAME, '').trim() === ''
    ? readNamed(text)
    : undefined;
}

/** What a kind is called by before its name, and what it is about behind it, in one. */
function joinOwn(
  named: string,
  by: string,
  about: string,
  kind: ContentType | undefined,
  head: string,
): string {
  const own = named.replace(/^\p{Lu}(?=\p{Ll}+(?: \p{Ll}|$))/u, (letter) => letter.toLowerCase());
  const version = /^(?:version )?(v?\d[\w.]*)$/i.exec(own)?.[1];
  const [, inside, thing, aside = ''] =
    /^version (v?\d[\w.]*) (?:of|for) (?:the |our )?([^,(]+)(.*)$/i.exec(about) ?? [];
  if (kind === 'release-notes' && inside && thing) return `the ${thing.trim()} ${inside}${aside}`;
  if (version && /^(?:out|released|due|available|ship\w*|launch\w*|going)\b/i.test(about))
    return `${own}, ${about}`;
  if (version && about) {
    const [, named = about, later = ''] = /^([^,(]+)(.*)$/s.exec(about) ?? [];
    return `${named.trim()} ${version}${/^\(/.test(later) ? ' ' : ''}${later}`;
  }
  if (kind === 'policy') return policyOf(own, by, about);
  const change = /\b(migration|upgrad\w+)\b/i.exec(head)?.[1];
  if (change && /\bfrom\b|\bto\b|->|=>|→/.test(`${by}${about}`)) return asChange(change, `${by}${about}`);
  const deed = kind === 'how-to' ? asDeed(own, by + about) : '';
  if (deed !== '') return deed;
  if (own === 'getting started') return `${own} with ${about}`;
  if (own === '') return about;
  // "Deploy runbook for the backend"
  if (/^(?:deploy|restart|restore|upgrade|rotate|scale|migrate)$/i.test(own) && /^for /i.test(by))
    return `${own} ${about}`;
  // "Your first game", with Lumo
  if (/^(?:at|with|in|into|using) /i.test(about)) return `${own} ${about}`;
  return about === ''
    ? own
    : `${own} ${(/ing$/.test(own) ? /^(?:for|of|on|to|from|in|into|with|at) /i : /^for|^of|^on/i).test(by) ? by : 'for '}${about}`;
}

const policyOf = (own: string, by: string, about: string): string => {
  const name = own
    .replace(/\bpolic(?:y|ies)\b(?: draft)?/i, '')
    .replace(/ draft$/, '')
    .trim()
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  if (about === '') return name && `${name} policy`;
  if (name) return `${name} policy ${by || 'for '}${about}`;
  return about.split(' ').length < 5
    ? `${about.replace(/^(?:our|the) /i, '')} policy`
    : `policy ${by || 'on '}${about}`;
};

/** "…, for teachers", "(customers of our payroll SaaS)", ", customers will read this" at the end of a subject. */
function withoutReaders(
  text: string,
  isTold = false,
): { readonly subject: string; readonly readers: string } {
  const [, only = '', them = ''] =
    /^(.*?),\s+(?:the )?([\w-]+) (?:will|are going to) read (?:this|it)$/i.exec(text) ?? [];
  if (them) return { subject: only, readers: them };
  for (const { index, 0: mark } of text.matchAll(
    /(?:^|,?\s+)(?:(?:it(?:['’]s| is) |this is |aimed |written |intended )?(?:for|at)|to)\s+|\s+\((?:for )?/gi,
  )) {
    if ((/^\s*to /i.test(mark) && !isTold) || /^\s*at /i.test(mark)) continue;
    const from = index + mark.length;
    const people = leadingPeople(text.slice(from));
    const rest = people === undefined ? 'no' : text.slice(from + people.length).replace(/^[\s)]+/, '');
    if (people && (rest === '' || /^(?:on|about|how|covering|explaining)\b/i.test(rest)))
      return {
        subject: `${text.slice(0, index)} ${rest}`.trim().replace(/^(?:on|about) /i, ''),
        readers: people,
      };
  }
  return { subject: text, readers: '' };
}
