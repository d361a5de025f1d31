import type { StyleRule } from '@housestyle/contract';

const START = String.raw`(?<=^|[.!?]\s{1,2})`;
const END = String.raw`(?=[.!]*$|[.!]\s)`;
const DOCS = String.raw`(?:docs|documentation|documents|guides?|manuals?|pages?|texts?|content|copy)`;
const IT_IS = String.raw`(?:it is|it['’]s) (?:(?:very|really|so|quite|especially) )?`;
const IMPORTANT = 'important|essential|vital|crucial|critical|best|better|advisable|preferable';
/** Who wants it: “The team agreed to”, “I’d like you to”. */
const WANTED = String.raw`(?:(?:the (?:[a-z]+ )?team|we|everyone|the editors|our editors) (?:have |has |all )?(?:agreed|decided|chosen|resolved|voted)|(?:i|we)(?:['’]d| would) (?:like|prefer|ask) (?:you|us|everyone|everybody|all|people|writers|authors|contributors)|we (?:want|ask|expect|need|require|prefer) (?:you|everyone|everybody|all|people|writers|authors|contributors)(?: all)?)`;
const ONLY_PASSIVE = String.raw`(?:(?:reserve|save|keep) (?:the )?passive(?: voice)? for|use (?:the )?passive(?: voice)? only(?: for)?) (?=(?:when|if|where|cases|situations)(?![a-z]))`;
const fold = (_: string, letter: string) => letter.toUpperCase();

/** What only says that a rule is meant, since when, on whose word, or where more of it stands; and what is said in longer words. */
const ASIDES: readonly (readonly [RegExp, string | ((match: string, letter: string) => string)])[] = [
  // “Spelled with an “e,” not an “o””: letters of a word.
  [
    /(?<=^|[.!?]\s{1,2})[^.!?]*\bspelled with an? ["“][a-z],?["”],? (?:and )?not an? ["“][a-z][.,]?["”]\.?/giu,
    '',
  ],
  // “NGOs, MPs, US, etc.”: no abbreviation that is spoken of.
  [/(?<!\b(?:e\.?g|i\.?e|vs|viz|cf|al|via|ca|n\.b)\.?)(?<=[\p{L}\p{N}]), etc\.?(?=$|\)|\s+\p{Lu})/gu, ''],
  [
    new RegExp(
      String.raw`${START}${IT_IS}(?:${IMPORTANT}|recommended|necessary|helpful|good practice|best practice|a good idea) (?:that (?:you|we|writers|authors) |to )([A-Za-zÀ-ž])`,
      'giu',
    ),
    fold,
  ],
  [new RegExp(String.raw`${START}${IT_IS}(?:${IMPORTANT}) (?:not to|to not) `, 'giu'), 'Do not '],
  [/^\s*[-*+•]\s+(?=[^\n]*$)/u, ''],
  // “you for the reader, we for Acme, never I”
  [/(?<=^|[,;.] )(we|you|they) for (?=(?:the |our )?[\p{L} ]{2,30}(?:[,;.]|$))/giu, '$1 is fine for '],
  [
    new RegExp(
      String.raw`${START}(?:since|because|given that) (?:(?:screen )?readers|users|people|translators|customers|it|they|we) [^,.;:"“⟦]*, ([A-Za-zÀ-ž])`,
      'giu',
    ),
    fold,
  ],
  [new RegExp(String.raw`${START}${WANTED} (?:not|never) to `, 'giu'), 'Do not '],
  [
    new RegExp(
      String.raw`${START}(?:${WANTED} to |let['’]s (?!not |never )|(?:important|new|update|reminder|nb|fyi|attention): )([A-Za-zÀ-ž])`,
      'giu',
    ),
    fold,
  ],
  [
    new RegExp(
      String.raw`${START}(?:from now on|going forward|as of (?:now|today)|(?:starting|beginning) (?:now|today|immediately)|effective immediately|until further notice),? ([A-Za-zÀ-ž]|[“"'‘])`,
      'giu',
    ),
    fold,
  ],
  [
    new RegExp(
      String.raw`(?:,|\s[–—-])?\s(?:from now on|going forward)(?<!: [^.;]{0,300})${END}|(?:,|\s[–—-])?\s(?:until further notice|no exceptions|without (?:any )?exceptions?|without fail|(?:any|every)where in (?:our|the|all|all our) (?:[a-z]+ )?${DOCS}|since (?:19|20)\d\d|as of (?:19|20)\d\d)${END}`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      String.raw`${START}(?:[Aa]s (?:in|per|with)|[Ff]ollowing|[Aa]ccording to|[Ii]n line with|[Pp]er|[Ll]ike in) (?:the )?(?:\p{Lu}[A-Za-zÀ-ž.]*(?:'s)? )+(?:(?:developer|documentation|writing|style|editorial) )*(?:guide|guidelines|guidance|manual|stylebook|handbook)s?[,:] ([A-Za-zÀ-ž])`,
      'gu',
    ),
    fold,
  ],
  [new RegExp(String.raw`${START}stay away from (them|it|these|those)${END}`, 'giu'), 'Avoid $1'],
  [
    new RegExp(
      String.raw`,? (?:wherever|whenever|everywhere|every time|when) (?:that )?you (?:see|find|spot|meet|come across|encounter) (?:it|them|one)${END}`,
      'giu',
    ),
    '',
  ],
  // “Lists without it are ambiguous”
  [
    /(?<=[.!?]\s{1,2})[^.!?:;"“⟦]{0,60}\bwithout (?:it|them|one|[a-z-]+s) (?:is|are|sounds?|looks?|reads?|feels?|gets?|becomes?|can|may) [^.!?:;"“⟦]*[.!]?(?=\s|$)/giu,
    '',
  ],
  [
    /\s\((?:agreed|decided|added|updated|changed|adopted|approved|effective|as of|since|see|cf\.?|source:?|ticket|issue|from the|per the) [^()]*\)/giu,
    '',
  ],
  [
    /(?<=[.!?]\s{1,2})(?:see|cf\.|refer to|consult) (?:also )?[^.!?:;"“⟦]*\b(?:guide|guidelines|glossary|manual|docs|page|chapter|section|appendix|lists?|wiki|handbook|policy|examples?|below|above|rules?)\b[^.!?:;"“⟦]*[.!]?$/giu,
    '',
  ],
  [
    /(?<=[.!?]\s{1,2})(?:(?:if|when) (?:you(?:['’]re| are) )?(?:in doubt|unsure|not sure),? (?:ask|contact|talk to) [^.!?:;"“]*|(?:ask|contact|talk to) [^.!?:;"“]* (?:if|when) (?:you(?:['’]re| are) )?(?:in doubt|unsure|not sure))[.!]?$/giu,
    '',
  ],
  [
    /(?<=^|[.!?]\s+)(?:we |i )?(?:have|there is|there['’]s) an? (?:strong |slight |clear )?preference for /giu,
    'Prefer ',
  ],
  [
    /(?<=^|[.!?;]\s+)(prefer|favou?r) ([^.,;:()]{3,40}?) to (?=(?:the |an? )?(?:[a-z]+ )?(?:passive|active|voice|tense|future|past|present|person|nouns|verbs|sentences|words|paragraphs|lists|bullets|quotes|dashes|marks|numerals|commas|case|spellings?|english|contractions)(?![a-z]))/giu,
    '$1 $2 over ',
  ],
  // “No full stops on: headings, buttons, labels”
  [
    /(?<=^|[.!?]\s{1,2})((?:no|never|avoid|do not|don['’]t|use|sentence case|title case|capitali[sz]e)\b[^.:;"“\n]{2,60}? (?:on|in|for|of|with|from|behind|after)): (?=[A-Za-zÀ-ž])/giu,
    '$1 ',
  ],
  [
    /(?<= (?:on|in|for) (?:[A-Za-zÀ-ž-]+(?: [A-Za-zÀ-ž-]+){0,2}, ){1,5}[A-Za-zÀ-ž-]+(?: [A-Za-zÀ-ž-]+){0,2}), (?=[A-Za-zÀ-ž-]+(?: [A-Za-zÀ-ž-]+){0,2}[.!]?$)(?!(?:and|or|but|not|never|no|use|write|except|please|always|instead)\b)/giu,
    ', and ',
  ],
  [
    /(?<=(?<![a-z])these )(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?=(?:words?|phrases?|terms?|expressions?)(?![a-z]))/giu,
    '',
  ],
  // “Use the future tense only when it happens later”
  [
    /(?<=^|[.!?]\s{1,2})use (?:the )?future(?: tense)? only (?=(?:when|if|where|for|to) (?![^.]*\bdates?\b))/giu,
    'Avoid the future tense, except ',
  ],
  // “Use a colon (rather than a dash) to offset a list”: of this place alone.
  [
    / ?\((?:rather than|instead of|not) (?:an? |the )?[a-z][^()"“]*\)(?= (?:to|before|after|between) [a-z])/gu,
    '',
  ],
  // “Reserve the passive for when the actor is unknown”
  [
    new RegExp(String.raw`(?<=\bactive\b[^\n]{0,120}[.!?]\s{1,2})${ONLY_PASSIVE}`, 'giu'),
    'The passive voice is fine ',
  ],
  [new RegExp(START + ONLY_PASSIVE, 'giu'), 'Use the active voice. The passive voice is fine '],
  [/(?<=^|[.!?]\s{1,2})please, (?=[a-z])/giu, ''],
  // “Same for blacklist -> blocklist”
  [
    /(?<=^|[.!?]\s{1,2})(?:and |the )*same (?:for|with|goes for|applies to) (?=[^.!?]{2,40}(?:->|→|=>))/giu,
    '',
  ],
  // “…, as in: The page's going to open.”: a sentence that shows.
  [/,? as in:? \p{Lu}[^.:;"“”⟦]{25,}(?=[.]|$)/gu, ''],
  // “No quotation marks around names please.”
  [
    /(?<=\S{2}[^.!?\n]{10,120}(?<!\b(?:no|not|avoid|use|using|say|saying|writing|write|word|without|skip|drop|never|the|with|of|put|or|and|delete|remove|ban)|,)) please(?=[.!]?$)/giu,
    '',
  ],
  [
    /(?<![a-z])(?:the )?(?:text (?:for|of) the )?titles? of (?:the |a |an |each |every )?(?:document|page|article|topic)s?(?![a-z])/giu,
    'page titles',
  ],
  [
    /(?<=^|[.!?]\s{1,2})(?:the )?max(?:imum)?\.? (?:heading (?:level|depth)|level of headings?)(?: is| should be|:)? h?([2-5])(?=[.!,;]|$)/giu,
    'No headings deeper than H$1',
  ],
  // “Never use: superlatives: fully, perfect”
  [
    /^(?:please )?(?:never(?: use)?|avoid|do not use|don['’]t use|no)(?: these| the following)?: (?:[a-z-]+ ){0,2}(?:words?|phrases?|superlatives?|fillers?|hedges?|adverbs?|intensifiers?|buzzwords?|jargon|language|qualifiers?|clich[eé]s?|terms?): (?=[a-z])/giu,
    'Avoid these words: ',
  ],
  [
    /^(?:[a-z-]+ ){0,2}(?:words?|phrases?|superlatives?|fillers?|hedges?|adverbs?|intensifiers?|buzzwords?|jargon|language|qualifiers?|clich[eé]s?|terms?): ([a-z' -]+(?:, [a-z' -]+){2,})\. (?:never use (?:them|these|any)|avoid (?:them|these)|don['’]t use (?:them|these|any)|do not use (?:them|these|any)|none of (?:them|these))[.!]?$/giu,
    'Avoid these words: $1',
  ],
  [
    /(?<=^|[.!?]\s{1,2})(?:here (?:are|is) |these are )?(?:some |the |a few )?(?:list of )?words (?:that |which )?(?:we |you should )?never (?:be )?capitali[sz]ed?(?: in (?:a |the middle of a )?sentences?)?: ([a-z-]+(?:, (?:and )?[a-z-]+)+)(?=[.!]?$)/giu,
    (_: string, list: string) =>
      `Do not capitalize ${list
        .split(/, (?:and )?/u)
        .map((word) => `“${word}”`)
        .join(', ')}`,
  ],
  // “like “very,” “super,” etc, as …”
  [/(?<=["”]),? (?:etc\.?|and so on|and the like)(?=,? (?:as|because|since)(?![a-z])|,|\)|[.]?$)/giu, ''],
  // “(“Click Save” vs “Click it”)”: what is shown.
  [/ ?\(["“][^"”]+["”],? (?:vs\.?|versus|as opposed to) ["“][^"”]+["”]\)/giu, ''],
  // “PostgreSQL, GitHub – spelled like that”
  [
    /^((?:\p{Lu}[\p{L}\d.]*(?:, (?:and )?| and ))+\p{Lu}[\p{L}\d.]*)(?:,| [–—-]|:)? (?:are )?(?:spelled|spelt|written|capitali[sz]ed) (?:like (?:that|this)|exactly (?:so|like (?:that|this))|this way|as shown)(?=[.!]?$)/gu,
    'Capitalize $1',
  ],
  // “Trademarks capped: Kleenex, Lego”
  [
    /^[\p{L} ]{3,30}? (?:are )?(?:capped|capitali[sz]ed)(?::|,? (?:e\.g\.|such as|like)),? ((?:\p{Lu}[\p{L}\d.]*(?:, (?:and )?| and ))*\p{Lu}[\p{L}\d.]*)(?=[.!]?$)/gu,
    'Capitalize $1',
  ],
  [/(?<=(?<![a-z])plurali[sz]e )(?:the )?(?=(?:symbols?|abbreviations?)(?![a-z]))/giu, 'unit '],
  [/(?<![a-z])direct voice(?![a-z])/giu, 'active voice'],
  // “No full stops in abbreviations - GIF, not G.I.F.”
  [
    /(?: [-–—]|:) (?=[\p{Lu}\d][\p{Lu}\d.]*,? (?:not|never) [\p{Lu}\d][\p{Lu}\d.]*[.]?$)/gmu,
    ', for example ',
  ],
  // “Numbers under ten are spelt”
  [
    /(?<=(?<![a-z])(?:numbers?|numerals?|digits?|figures?)(?![a-z])[^.;:“"]{0,40}(?<![a-z]))spelt(?![a-z])/giu,
    'spelled',
  ],
  [/(?<=(?<![a-z])(?:are|is|be) )numerically (?:given|written|shown)(?![a-z])/giu, 'written as numerals'],
];

/** A rule without what says nothing of how to write. */
export function withoutAsides({ label, description }: StyleRule): StyleRule {
  const read = (text: string) =>
    ASIDES.reduce(
      (said, [aside, put]) => (typeof put === 'string' ? said.replace(aside, put) : said.replace(aside, put)),
      text,
    ).trim();
  return { label: read(label), description: read(description) };
}
