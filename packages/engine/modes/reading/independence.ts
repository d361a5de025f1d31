import { capitalizedWord } from '../writing/capitals.ts';

/** What joins a sentence to the one before it and adds nothing to it. */
const JOINT =
  /^(?:(?:hi|hello|hey) (?:there )?\p{L}+,\s+|(?:hi|hello|hey|dear) (?:all|team|everyone|everybody|folks|both|there|guys|colleagues)[,!]\s+|dear (?:[\w.]+ ){0,3}[\w.]+[,!]\s+|(?:and|but|so(?!\s(?:far|long|much|many|little|few|called)\b)|yet(?!\sanother\b)),?\s+|(?:please\s+)?(?:remember|keep in mind|bear in mind|be aware),?\s+that\s+|(?:(?:please\s+|do\s+|also,?\s+|and\s+)*note,?\s+(?:also\s+)?(?:that\s+|:\s*)|(?:however|still|also|additionally|moreover|furthermore|in addition|consequently|basically|of course|(?:more )?generally(?: speaking)?|in general|unfortunately|fortunately|luckily|sadly|importantly|most importantly|in short|obviously|naturally|in fact|indeed|to be clear|as a (?:reminder|side note)|by the way),\s+|also\s+))+/iu;
/** What only makes sense after the sentence before it, or beside what it points at. */
const DEPENDENT =
  /^(?:this(?! (?:library|package|module|project|plugin|tool|program|repository|extension|action|crate|gem|SDK|CLI) (?!is\b|was\b)\p{L})|that|these|those|its|it(?! (?:turns|turned) out\b| (?:is|was) (?:possible|important|necessary|recommended|worth|common|best|safe|not possible)\b| takes? (?:about |up to |around |roughly )?\d)|they|their|he|she|his|her|such|so|but|and|or|however|therefore|thus|hence|then|also|additionally|moreover|furthermore|instead|otherwise|likewise|similarly|finally|in addition|for (?:example|instance|this|that)|so far|as (?:a result|such|you can see|shown|mentioned|discussed|noted|explained|stated|said|seen|before|above|we|described)|in (?:this(?! (?:talk|post|article|video|episode|paper|newsletter|series|webinar|workshop),)|that|these|those|other words|our|the (?:above|following|previous|next|example))|here|there(?! (?:is|are)\b)|above|below|note|again|let(?:'|’)s|now|next|first|second|third|(?:for|with|at|on|under|by|from|of|during|within|beyond|besides|despite) (?:this|that|these|those|such)(?! (?:is|are)\b)|without (?:it|them|this|that)\b|together,? (?:they|these)\b|(?:later|earlier|longer|shorter|more|less|faster|slower) than (?:this|that)\b|the (?:first|second|third|fourth|last|other)(?: one)? (?:is|was|are|were)\b|an? (?:second|third|new|different) one\b|by doing|doing (?:so|this|that)|after (?:this|that)|(?:once|as soon as) (?:this|that|it|they|done)\b|to do (?:this|so)|see(?! (?:your|an?|the) (?:gp|doctor|nurse|vet|dentist|midwife|pharmacist|physio(?:therapist)?|optician|lawyer|solicitor|(?:line )?manager|coach|teacher|trainer)\b)|refer to|check out|read more|learn more|have a look|take a look|(?:if|when) (?:set|true|false|enabled|disabled|specified|omitted|present|provided|given|used|null|empty)\b|if (?:so|not|this|that|these|it|they|none|neither)\b|if (?:somebody|someone|nobody)(?=,| (?:does|did|has|can|could)\b)|when (?:this|that|it|they)\b|the (?:above|following|previous|next|former|latter|same|other)|the (?:first|second|third|last) (?:commands?|lines?|calls?|examples?|requests?)\b|any subsequent\b|each of (?:these|them)|both|one of (?:these|them)|another|we(?:(?:'|’)ll| will) (?:see|look|cover|learn|show|discuss|explain|now|start|begin|use|create|add|build|write|need|be|also|first|then|want|go|get|come|take|have|make|do|try|explore|examine|talk|walk|assume|call|return|focus|continue)|you can (?:also|find|read|see)|(?:nothing|yes|no|ok|okay|well|sure|right|sorry)(?=,)|while (?:this|that)|because of (?:this|that)|imagine|suppose|remember|don(?:'|’)t worry|congratulations|thanks?|thank you|welcome|feel free|most of (?:these|them|this)|(?:all|some|many|none|any|either) of (?:these|them|this))\b/iu;
/** "To that temptation", "uses these flags", "from this range": the sentence before names them. */
const NAMES_AGAIN =
  /\b(?:these|those)\s+(?!who\b|that\b|which\b|are\b|days\b)\p{L}+|\b(?:to|of|for|with|in|on|at|by|from|about|into|like|after|before) that\s+(?:\p{Ll}+(?=[.,;:!)]|$)|as\b)|\bthis\s+(?!is\b|was\b|will\b|can\b|may\b|means\b|project|repo|package|library|tool|module|plugin|program|software|product|service|release|version|policy|rfc|proposal|kep|adr|spec|standard|license|year|week|month|quarter|morning|section|chapter|page|guide|tutorial|article|document|runbook|playbook|procedure|checklist|walkthrough|quickstart|readme|handbook|memo|report|talk|post|video|episode|paper|newsletter|series|webinar|workshop)\p{Ll}+|\bthat (?:range|file|value|case|time|point|option|setting|number|directory|field|order|process|task|step|list|table|problem|purpose|reason)\b|\bdoing (?:so|this)\b|\bthe (?:first|last|latter|former|other) (?:two|three)(?= (?:are|is|were|but|and)\b|[.,;])|\bthe (?:two|three)[.,;]|^[^,;:]{1,50} instead\.$|\bof (?:them|it)\b|\b(?:like|after|before|without|with|from|for) (?:this|that)(?=[.,;])|\bis another (?:matter|story|question)\b|\bin the same way[.,]|\blike (?:this|that)\b/iu;
/** "During the first month it only warns", "Until its state is known, …": nothing in front of the pronoun bears its name. */
const LACKS_NAME =
  /^(?:(?:during|in|for|on|at|from|within|throughout|until|by|with|without|after|before) (?:the |an? |each |every |its |their |\p{N}+ )?(?:\p{L}+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?|release|phase|time|moment|default|then|now|\p{N}+),? (?:it|they|he|she)|(?:until|when|whenever|once|while|if|after|before|because|since|as|unless|even if) (?:its|their|his|her))\b/iu;
/** What a later clause points at stands in the first. */
const firstClause = (text: string): string => FIRST_CLAUSE.exec(text)?.[0] ?? text;
const FIRST_CLAUSE = /^(?:\S+\s+){3}.*?(?=[,;:–—]|\b(?:and|but)\b)/;
export const POINTS_ELSEWHERE =
  /\b(?:(?:the|these|as) following(?! (?:(?:proposal|document|policy|guide|specification)\b|(?:calendar |working |business )?(?:day|week|month|quarter|year|morning|night)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b)|following (?:commands?|examples?|steps?|lists?|tables?|sections?|code|output|lines?|options?|values?|way|settings?|content|script)|(?:below|above)(?! (?:[−–-]?\d|the |an? |its |your |zero|(?:this|that|which|it)\b))|as follows|shown (?:here|next)|this (?:approach|method|option|feature|behavior|value|command|code|function|file|step|case|example|snippet|figure|table|screenshot)|on the other hand|(?:next|previous|preceding) (?:section|paragraph|chapter)|click here|(?<!\b(?:can|could|may|might|must|to|will|would|should|you|they|we|users?|people|members?|who|not|never|cannot|always|only|n['’]t) )(?:(?:see|(?<!\p{Ll}s )(?:read|visit)) (?:the|our|this|more)|check (?:out )?(?:the|our|this) (?:[\w-]+ )?(?:docs|documentation|guides?|readme|wiki|faq|website|site|page|section|manual|reference|article|chapter|example|post|tutorial)\b)|(?:learn|read) more|(?:see|read|check|visit|consult)(?: out)? https?:|for more (?:information|details)|in the example|listed here|available here|found here)\b|\b(?:here|this)\.$/iu;
/** What speaks of the text that it stands in. */
const OF_ITSELF =
  /\bthis (?:section|chapter|page|guide|tutorial|document|article|runbook|readme|handbook|memo|report)\b|^this (?:policy|rfc|proposal|kep|adr|spec|standard)\b/i;
/** "In this talk, my aim was to show why …", "This post looks at …": what a text says that it is for. */
export const TELLS_AIM =
  /^(?:in )?this (?:talk|post|article|video|episode|paper|newsletter|series|webinar|workshop),? (?:(?:(?:my|our|the) (?:aim|goal|purpose|point|idea) (?:is|was)|(?:i|we)(?:['’]ll| will| want to|['’]d like to)?|you(?:['’]ll| will)?) (?:\p{Ll}+ )?(?:to )?(?:show|explain|describe|look|argue|share|walk|cover|compare|learn|explore|discuss)|(?:is about|shows|explains|describes|covers|argues|looks at|explores|discusses|walks|compares))\b|^these release notes (?:cover|describe|list)\b/iu;
/** What opens a section may begin so: the heading says of what. */
const UNDER_HEADING =
  /^(?:this|these|it|they|here(?:['’]s| (?:is|are))|there (?:is|are)|below (?:is|are)|in this (?:section|chapter|page|guide|tutorial|document|article)|both)\b/i;

/** "Below are common questions": what the whole of a text holds. */
const ANNOUNCES =
  /^below (?:is|are) (?!the\b)|^(?:this|the following) (?:example|code|snippet|script|sample|program) (?:shows|demonstrates|illustrates|explains)\b/i;

/** What says nothing of the matter: when it came out, thanks and excuses, and what every changelog opens with. */
const FORMALITY =
  /^(?:\d{4}\b[, ]|\W*(?:copyright|\(c\)|©)|(?:released|published|last (?:updated|reviewed|tested)|updated)(?: on)?:? [^.]{0,30}\d{4}[^.]{0,10}\.?$|all notable changes to this project\b|the format is based on keep a changelog\b|(?:we|i) (?:(?:sincerely|deeply|would like to) )?(?:apologi[sz]e|thank|appreciate|hope|wish)\b|(?:we|i) (?:just )?(?:(?:want|wanted|would like) to|(?:am|are) writing to) (?:let you know|tell you|inform|share|update|follow up|ask)\b|we(?:['’]re| are) (?:\w+ )?(?:committed|sorry|happy|excited|proud|pleased|glad)\b|i(?:['’]m| am|['’]ve| have)? (?:plan|work|look|hop|try|think|will)(?:ning|ing|ed|e)?\b|enjoy\b|(?:special |many )?thanks\b|i(?:['’]m| am) (?:also |very |so )?(?:thankful|grateful)\b|stability: \d|happy \w+ing\b|have fun\b|(?:heck|wow|yay|hooray|voil[aà]|phew|hmm|oh|that['’]s (?:it|all))\b)/i;
/** In brackets as a whole, or with the marks of a template. */
const UNREADABLE = /^\(|\{\{|\{%|^returns?: `|^`[^`]+` [-–—] /i;
/** The label of an admonition that is written into its text: "Hint When Nest detects …". */
const HINT_LABEL =
  /^(?:\[!\w+\]\s*|(?:[Hh]int|HINT|[Nn]ote|NOTE|[Ww]arning|WARNING|[Ii]nfo|INFO|[Nn]otice|NOTICE|[Tt]ip|TIP)\s+(?=\p{Lu})|(?:[Tt][Ll];?[Dd][Rr]|[Tt]ips?|[Nn]otes?|NOTE|[Ss]ummary):\s+|(?:[Tt][Ll];?[Dd][Rr]|[Tt]ips|[Ss]ummary)\s+(?=\p{Lu}))/u;

/** A sentence without what joins it to others, and whether it needs the heading above it to be understood. */
export interface Standing {
  readonly text: string;
  readonly leaning: boolean;
}

/** The first sentence under a heading, to be read with it: all of it that leads in no list; empty where that is none. */
export function underHeading(sentence: string): string {
  const text = sentence
    .replace(HINT_LABEL, '')
    .replace(
      /,? as (?:described|shown|explained|listed|follows)(?: (?:below|above|here|next))?(?=[.:]$)/i,
      '',
    )
    .replace(/:$/, '.');
  const leadsIn =
    /\b(?:following|below)\b|\b(?:by|on|with|of|for|in|to|as|is|are|and|or|from|like|this|these|that|via|using)[.:]$/i.test(
      text,
    );
  return !/[.!]["”’)]*$/.test(text) ||
    leadsIn ||
    FORMALITY.test(text) ||
    UNREADABLE.test(text) ||
    /^(?:for example\b|e\.g\.)/i.test(text)
    ? ''
    : text;
}

/** "We would like to inform you that …": what mails begin their news with. */
const NOTICE =
  /^(?:(?:I|we)(?:['’]d)? )?(?:just )?(?:want(?:ed)?|would like|like|(?:am|are) writing) to (?:let (?:you|everyone)(?: all)? know|(?:inform|tell|notify|remind|advise) (?:you|everyone))(?: all)? that (?=\p{L})/iu;

/** @param opens whether the sentence is the first under its heading; undefined where it needs more than that */
export function standAlone(sentence: string, opens: boolean): Standing | undefined {
  const bare = sentence.replace(HINT_LABEL, '').replace(JOINT, '').replace(NOTICE, '');
  // "But the function includes them": named in the sentence before.
  if (bare !== sentence && /^(?:and|but|so|yet)\b/i.test(sentence) && /\bthem\b/.test(firstClause(bare)))
    return undefined;
  const closed = /\.\)$/.test(bare) && !bare.includes('(') ? bare.slice(0, -1) : bare;
  const text = closed === sentence ? sentence : capitalizedWord(closed);
  const announces = opens && ANNOUNCES.test(text);
  if ((!announces && POINTS_ELSEWHERE.test(text)) || FORMALITY.test(text) || UNREADABLE.test(text))
    return undefined;
  const ofItself = OF_ITSELF.test(text);
  if (!DEPENDENT.test(text) && !LACKS_NAME.test(text) && !NAMES_AGAIN.test(firstClause(text)) && !ofItself)
    return { text, leaning: false };
  // Behind a question, of which the heading reminds.
  if (opens && /^(?:yes|no),/i.test(text)) return { text, leaning: false };
  const understood = opens && text === sentence && (announces || ofItself || UNDER_HEADING.test(text));
  return understood ? { text, leaning: true } : undefined;
}

/** The same of a sentence with the names of what it leads in: "The following types are known: A and B." */
export function standWithNames(sentence: string, opens: boolean): Standing | undefined {
  const text = capitalizedWord(sentence.replace(HINT_LABEL, '').replace(JOINT, ''));
  const leaning = DEPENDENT.test(text);
  const isTold = (!leaning || opens) && !FORMALITY.test(text) && !UNREADABLE.test(text);
  return isTold ? { text, leaning } : undefined;
}
