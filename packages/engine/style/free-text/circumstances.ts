import type { Place } from '../../checks/types.ts';
import { PLACE_LIST, placesIn } from './places.ts';

/** Where a demand applies, and its words without that. */
export interface Circumstances {
  readonly text: string;
  /** The parts of a text that the demand speaks of; empty: all. */
  readonly only: readonly Place[];
  /** "Unless the actor is unknown" of a passive, or undefined; some demands can honour it. */
  readonly actorUnknown: boolean;
}

const EVERYWHERE = String.raw`(?:docs?|documentation|documents?|text|texts|copy|content|writing|prose|guides?|pages?|articles?|topics?|manuals?|sentences?|words?|material|publications?|files?|everything|(?<!\bin )everywhere|technical writing|american style|general|most cases|all cases|most situations|most contexts|markdown)`;
const OF_ALL = String.raw`(?:(?:the|a|an|any|all|our|your|every|each|most|of|technical|product|user|developer|user-facing|public|published|written|customer-facing|external|internal|software|markdown|online|electronic|english|formal) )*`;

/** Softeners and manners: they change nothing. */
const SOFTENERS = new RegExp(
  String.raw`,? ?\b(?:(?:after|behind) (?:the |a |an |its )?(?:numbers?|figures?|numerals?|space)(?=[.,;:]|$)|to (?:describe|say|tell|explain) (?:what|how) (?:the |your |our |an? )?[a-z]+ (?:does|do|works?|will do|behaves?)|in [a-z ]{3,30} or (?:anywhere|anything|elsewhere)(?: else)?|(?:when|where|if|as far as|whenever|wherever)(?:ver)? (?:(?:it's|it is|that's|at all|reasonably|you|we|they) )*(?:possible|practical|practicable|feasible|reasonable|can|you can)(?![\w-])|as (?:much|often|far) as (?:possible|you can)|in general|generally|typically|usually|normally|(?:in|under) any (?:instance|case|situation|circumstance|event)s?|no matter (?:how|what|where|which|who)[^.,;⟦]*|as a (?:general )?rule|as a rule of thumb|by default|at all times|at all(?=[.,]|$)|(?:please )?try to|(?:please )?do your best to|(?:we )?(?:strongly )?(?:recommend|suggest|ask|advise) (?:that you|you to|you)|(?:it's|it is) (?:best|better|important|good practice) (?:to|that you)|we (?:always|never)? ?(?=use|write|prefer|don't|do not|avoid|capitali)|as appropriate|when(?:ever)? (?:it|they|this|that|doing so) (?:(?:will |would )?(?:improves?|helps?|aids?|makes?|sounds?|feels?|fits?|reads?|adds?|serves?|enhances?)|(?:is|are) (?:natural|helpful|appropriate|useful|suitable))[^.,;⟦]*|where they fit|when (?:talking|writing|speaking) about (?:the |our )?(?:product|software|app|docs|documentation|features?)s?(?: (?:and|or) (?:its|their) features)?|before (?:you |they (?:are|get) |it (?:is|gets) |it's )?(?:publish(?:ing|ed)?|releas(?:e|ing|ed)|submit(?:ting|ted)?|merg(?:e|ing|ed)|shipp?(?:ing|ed)?|commit(?:ting|ted)?)(?: (?:it|them|a page|the text))?|(?:wherever|whenever|where|when|if) (?:the )?(?:present tense|active voice|shorter word|plain(?:er)? word) (?:would do|will do|works(?: as well)?|suffices|is enough)|aim to|strive to|take care to|be sure to|remember to|make sure (?:to|that you|you)|ensure (?:that )?you|kindly|thanks|thank you|a bit|ideally|in (?:the )?first place|(?:unless|except (?:when|where|if|at)) (?:it|they|the word) (?:begins?|starts?|opens?|comes? first in) (?:a |the )?sentences?|(?:unless|except (?:when|where|if)) (?:the |a )?(?:sentence|meaning|list|text|it|item|result|reader)s? (?:(?:is|are|would be|becomes?|gets?|could be|might be|may be|reads?|will be) (?:unclear|ambiguous|confusing|confused|misread|hard to (?:read|follow)|unreadable|misleading|lost)|(?:needs?|requires?) (?:it|them|one))(?: (?:without|otherwise)(?: (?:it|them|one))?)?|unless (?:leaving (?:it|them) out|without (?:it|them)|omitting (?:it|them)|you need (?:it|them)|needed)[^.,;]*|(?:unless|except (?:when|where|if)) (?:it's |it is |they(?:'re| are) )?(?:really |absolutely |strictly )?(?:needed|necessary|required|unavoidable|essential)(?: (?:for clarity|to avoid (?:ambiguity|confusion)))?|whenever you write|when (?:you're |you are |we're |we are )?(?:writing|you write|we write|documenting|drafting|editing|preparing|producing|creating)(?: ${OF_ALL}${EVERYWHERE})?(?: for (?:publication|print|the web))?)(?![\w'-])`,
  'giu',
);
const MANNERS =
  /(?<=^|[.!?:,]\s?)please (?=\w)|, please(?=[.!]|$)|^(?:rule|style|guideline|policy|principle|note|reminder): /giu;
const ALL = new RegExp(
  String.raw`,? ?\b(?:in|within|throughout|across|inside|for|on|anywhere in|everywhere in|of) ${OF_ALL}${EVERYWHERE}(?:(?:,| and| or|,? and) ${OF_ALL}${EVERYWHERE})*(?=\s*(?:$|[.,;:!?)—–]|⟦| (?:and|or|but|with|should|must|are|is|use|has|have|be|because|unless|except|we|you)\b))`,
  'giu',
);

/** "Because", "so that", "— they sound": why a rule exists. */
const REASONS = new RegExp(
  String.raw`[,;:—–-]*\s*(?:(?<![A-Za-zÀ-ž-])(?:because|since (?!version)|so that|so (?=(?:readers|users|people|it|they|that|the|your|our|you|we)\b)|as (?:it|they|this|these|that|readers|users|people|many|some|most|not all|screen)\b|(?<!(?:words?|terms?|phrases?|language|expressions?) )which (?:makes?|helps?|is|are|can|lets?|gives?|sounds?|reads?|keeps?|improves?|confuses?|adds?|hides?|slows?|will|would|may)\b|given that|given how|for (?:people|readers|those|users|anyone) (?:who|with|that)\b|even (?=for\b)|in order to|considering|for the sake of|for (?:the )?(?:better |greater |more |improved |easier |good |overall )?(?:clarity|consistency|readability|accessibility|brevity|translation|localization|locali[sz]ation|scannability|screen readers|scanning|simplicity|concision|inclusivity|searchability|seo|skimming|usability|reasons|legibility|precision|everyone|all readers|a friendlier|an? \w+ tone)\b|to (?:help (?!text)|avoid (?=(?:confusion|ambiguity|misunderstanding|clutter|errors|mistakes|repetition|any|sounding|being|confusing))|keep (?:it|the (?:tone|text|docs|documentation|reader|writing|style)|things|your|our|readers)|make (?:it|the|your|our|text|them|sure|reading|content|things)|stay|be (?:more |consistent|clear|inclusive|concise|friendly|direct|polite|as)|sound|improve|reduce|ensure|maintain|support|aid|ease|save|prevent|remain|respect|simplify|show respect|promote|create|achieve|give (?:the|your|our|readers)|let (?:the|readers|users|people)|build|convey|increase|minimi[sz]e|engage)\b|thereby|thus|including (?:in |for |on |the |all )[^⟦]*|otherwise|else|even (?:if|when|though)|whether|although|though|while (?=(?:it|they|this|these))|not (?:just|only) )|(?<=[—–:;-]\s?)(?:it|they|it's|they're|this|these|those|that|readers|users|people|nobody|no one|everyone|everybody|screen readers?|translators?|machine translation|most readers)\b(?! (?:should|must|need to|have to)\b)).*$`,
  'iu',
);
/** "Because readers scan, …". */
/** "If you catch yourself writing …, delete it": what is then removed is banned. */
const CAUGHT =
  /^(?:if|when|whenever|wherever|where) (?:you|we|writers|authors|people) (?:(?:ever )?(?:catch yourself|find yourself|see|spot|find|come across|notice|are tempted to|feel like|feel tempted to|want to|reach for))(?: (?:writing|using|saying|typing|use|write|say))? (?=⟦)/iu;
/** “Fail the build when a page contains …”. */
const FAILED =
  /^(?:please )?(?:fail|break|reject|block|refuse|flag|report)\b[^⟦]*\b(?:contains?|containing|with|has|have|includes?|including|mentions?|uses?|using)(?: the)?(?: words?| phrases?| terms?)? (?=⟦)/iu;
const REASON_FIRST =
  /^(?:because|given that|so that|since|as (?:it|they|screen|readers|many|some|our)\b)[^,.;:⟦]*, (?=\S)/iu;
const ACTOR =
  /,? ?\(?\b(?:unless|except (?:when|where|if)) (?:you|we|one|it's|nobody|no one)(?: (?:really|simply))? (?:(?:don't|do not|doesn't|does not|cannot|can't) (?:know|tell|say)|knows?) (?:who|what)(?: or (?:who|what))?(?: [a-z]+){1,3}\)?(?=$|[.,;])|,? ?\(?\b(?:unless|except|but(?: only)?|only)? ?(?:when|where|if|for cases where|in cases where|that|unless)? ?(?:the |an? )?(?:actor|agent|doer|subject|performer|person|who|what|who or what) (?:of the action |performing (?:the action )?|acting |did it |did what |who acts |performs (?:the action )?|acts )?(?:is|are|doesn't|does not|isn't)(?: either)? ?(?:not )?(?:unknown|unimportant|irrelevant|known|obvious|important|relevant|matter|clear|unclear)(?:,? (?:or|and) (?:unknown|unimportant|irrelevant|obvious|unclear|doesn't matter|not (?:known|important|relevant)))*\)?/giu;
const ONLY = new RegExp(
  String.raw`(?:,? ?\(?)\b(?:in|for|inside|within|on|at the (?:start|end|beginning) of|of|from|to|as(?= (?:an? |the )?(?:sub)?(?:heading|title|headline)s?(?![a-z-]))) (?<places>${PLACE_LIST})(?!['’])`,
  'giu',
);
const SUBJECT = new RegExp(
  String.raw`^(?<places>${PLACE_LIST}) (?=(?:should|must|shall|may not|can't|cannot|don't|do not|doesn't|does not|never|always|can|needs?|have|has|are|is|uses?|takes?|gets?|contains?|includes?|follows?|avoids?|starts?|begins?|ends?|opens?|closes?|in (?:the )?(?:simple )?(?:present|past|future|active|passive))\b)`,
  'iu',
);
const PREFIX = new RegExp(
  String.raw`^(?:(?:in|for|on|with|inside|within) )?(?<places>${PLACE_LIST}) ?[:,–—-] ?(?=\S)`,
  'iu',
);
const PLACED = [ONLY, SUBJECT, PREFIX];
const isLevel = (place: Place) => /^h[1-6]$/.test(place);
const WAY = /^[\s,(]*(?:from|to|after) h[1-6]/iu;

/** What makes a demand depend on more than the place. */
const CONDITION = new RegExp(
  String.raw`(?<![A-Za-zÀ-ž'-])(?:(?:to )?(?:one|two|three|a single|\d+) (?:per|in (?:a|each|every))|to (?:one|two|three|four|five|a single|\d+)|at least \d+ ?(?:%|percent)|\d+ ?(?:%|percent) of|most|per (?:page|document|paragraph|section|sentence)|reserved|unless|except|excepting|excluding|apart from|aside from|other than|only (?:when|if|for|in|as|to|with|where|after|before|on|at)|when|whenever|if|where|wherever|while|until|in case|provided|depending|as long as|outside|inside|more than|too (?:often|much|many)|sparingly|limit(?:ed)? (?:the |your |its )?use(?: of)?|overuse[ds]?|in moderation|excessive(?:ly)?|unnecessar(?:y|ily)|redundant(?:ly)?|needless(?:ly)?|before|after|at the (?:start|beginning|end)|to mean|in the sense|on (?:its|their) own|as an? (?:(?:[a-z-]+ )?(?:verb|noun|adjective|adverb|pronoun)|synonym|substitute|placeholder)|with (?:(?:phone|telephone|fax|version|part|account|order) numbers?|area codes|dates|times|prices|currenc(?:y|ies)|addresses|units)|between|during|beyond|(?:concept|task|how-to) (?:pages?|topics?|articles?)|in (?:the |a |an |our |your )?(?:ui|gui|user interface|error messages?|tutorials?|release notes?|api reference|reference|references|marketing|blog|blogs?|legal|buttons?|labels?|menus?|dialogs?|code|examples?|forms?|emails?|messages?|captions?|introductions?|conclusions?|summaries|overviews?|quotes?|quotations?(?! marks?)|comments?|titles?|instructions?|procedures?|conceptual|how-to|quickstarts?|changelogs?|readme|glossary|glossaries|diagrams?|screenshots?|footers?|logs?|interfaces?|apps?|commands?)|for (?:keys?|key names?|end users|beginners|developers|admins|administrators|experts|buttons?|labels?|ui|menus?|errors?|warnings?|emphasis|api|reference|marketing|legal|dialogs?|tutorials?|screenshots?|code|examples?|release notes?|file ?names?|links?|people|products?|emails?|messages?|options?|parameters?|variables?|commands?))(?![A-Za-zÀ-ž'-])`,
  'iu',
);

/** Takes reasons and softeners out of a demand; the places it speaks of are told and stay in its words. */
export function readCircumstances(demand: string): Circumstances {
  const only: Place[] = [];
  let actorUnknown = false;
  const take = (
    pattern: RegExp,
    text: string,
    use: (groups: Record<string, string | undefined>, match: string) => void,
  ) =>
    text.replace(pattern, (match: string, ...rest: unknown[]) => {
      const groups = rest.at(-1);
      use(typeof groups === 'object' && groups !== null ? (groups as Record<string, string>) : {}, match);
      return ' ';
    });
  let text = demand
    .replace(MANNERS, ' ')
    .replace(REASON_FIRST, '')
    .replace(CAUGHT, '')
    .replace(FAILED, 'never use ')
    .replace(REASONS, '');
  text = take(ACTOR, text, () => (actorUnknown = true));
  text = text.replace(SOFTENERS, ' ');
  for (const pattern of PLACED)
    take(pattern, text, ({ places = '' }, match) => {
      // “Don't jump from H2 to H4” speaks of the way between them.
      if (!WAY.test(match)) only.push(...placesIn(places));
    });
  return {
    text: text
      .replace(/\(\s*\)/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,;:!?](?!\d))/g, '')
      .replace(/^[\s,.;:]+|[\s,;:]+$/g, ''),
    // “H2 headings”: of that level alone.
    only: [...new Set(only)].filter((place) => place !== 'heading' || !only.some(isLevel)),
    actorUnknown,
  };
}

/** A demand without the reason it opens with: “Since they hurt people, …”. */
export const withoutReason = (demand: string) =>
  demand.replace(REASON_FIRST, '').replace(/^we (?=\p{L}+ )/iu, '');

/** A demand without "in our documentation", which narrows nothing. */
export const withoutEverywhere = (demand: string) => demand.replace(ALL, '');

/** Whether what is left of a demand, beside the thing it names and its place, still makes a condition. */
export function hasCondition(rest: string): boolean {
  return CONDITION.test(PLACED.reduce((text, pattern) => text.replace(pattern, ' '), rest.replace(ALL, ' ')));
}
