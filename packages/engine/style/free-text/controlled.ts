import { lazily } from '../../lazily.ts';
import { STATED, type Rewording } from './controlled-stated.ts';
import { NUMBER } from './numbers.ts';

const PLAIN_VERBS: Readonly<Record<string, string>> = {
  writing: 'write',
  using: 'use',
  saying: 'say',
  putting: 'put',
  setting: 'set',
  ending: 'end',
  finishing: 'end',
  starting: 'start',
  beginning: 'begin',
  capitalizing: 'capitalize',
  capitalising: 'capitalise',
  avoiding: 'avoid',
  keeping: 'keep',
  spelling: 'spell',
};
const COMPARED: Readonly<Record<string, string>> = {
  long: 'longer',
  short: 'shorter',
  big: 'larger',
  small: 'smaller',
  high: 'higher',
  low: 'lower',
};
const either = (words: object) => Object.keys(words).join('|');

const EMPTY = String.raw`(?:ever|period|full stop|at all|whatsoever|(?:pretty )?please(?: and (?:thanks|thank you))?|thanks|thank you|seriously|no exceptions?|without exceptions?|under any circumstances|anywhere|end of story|that['’]s (?:it|all|final)|no matter what|no ifs,? no buts|for real|i mean it)`;
/** “…, ever”, “… whatsoever”, “Period.”: what only says that it is meant. */
const EMPHASIS = new RegExp(
  String.raw`(?<=[a-z”"'’)\]])(?:(?:[,;–—-]+ ?| [–—-]+ )${EMPTY}| (?:whatsoever|at all|under any circumstances|no matter what))+(?=[.!?]|$)|(?<=[.!?] )${EMPTY}[.!]+(?= |$)`,
  'giu',
);

/** Other ways to say what the reader knows by one: of formal texts, of who learned English late, of chats. */
const REWORDINGS = lazily<readonly Rewording[]>(() => [
  [
    /(?<![a-z])(do not|don['’]t|must|must not|should|should not|shall|cannot|can|please) to (?=[a-z])/giu,
    '$1 ',
  ],
  [/(?<![a-z])(should|must|may|shall|can) be (not|never)(?![a-z])/giu, '$1 $2 be'],
  [/(?<![a-z])(?:is|are) to be(?![a-z])/giu, 'must be'],
  [/(?<![a-z])(?:is|are) not to (?=[a-z])/giu, 'must not '],
  [
    new RegExp(
      String.raw`(?<![a-z])(?:is|are|['’]re) (?:(always|never|not) )?(${either(PLAIN_VERBS)})(?! (?:is|are|rules?|style)(?![a-z]))(?![a-z-])`,
      'giu',
    ),
    (_, how = '', verb = '') =>
      `${/not/i.test(how) ? 'never ' : how && `${how} `}${PLAIN_VERBS[verb.toLowerCase()] ?? verb}`,
  ],
  [
    new RegExp(String.raw`(?<![a-z])more (${either(COMPARED)}) (?=(?:than|as) )`, 'giu'),
    (_, word = '') => `${COMPARED[word.toLowerCase()] ?? word} `,
  ],
  [
    /(?<![a-z])((?:big|larg|great|high|small|long|short|low|few)+er|more|less) as (?=\d|the |an? |ten|nine)/giu,
    '$1 than ',
  ],
  [
    /(?<![a-z])(?:at|by|on|with) (?:the )?first (?:using|usage|mentioning|occurring)(?: of)?(?![a-z])/giu,
    'on first use of',
  ],
  [/(?<![a-z])(finish|close)(es)? with (?=an? )/giu, 'end with '],
  [/(?<![a-z/])((there|it|this|that) [a-z]{2,})\/(\2 [a-z]{2,})(?![a-z/])/giu, '“$1” and “$3”'],
  [
    /(?<=^|[.!?]\s+)(?:shorten|change|replace|turn|simplify|cut|reduce) ([“"][^”"]+[”"]) (?:to|into|with) ([“"][^”"]+[”"])(?:,? and |, )([“"][^”"]+[”"]) (?:to|into|with) ([“"][^”"]+[”"])(?=[.!]?$|[.!]\s)/giu,
    'Use $2 instead of $1. Use $4 instead of $3',
  ],
  [
    /(?<=^|[.!?]\s+)(?:format|style|mark up|set) ([^.;:]{3,60}?) as code(?=[.!]?$|[.!]\s)/giu,
    'Use code font for $1',
  ],
  [/(?<![a-z])one after (?:the )?other(?![a-z])/giu, 'in a row'],
  [
    /(?<=^|[.!?]\s+)(?:abbreviate|shorten) [“"]?([a-z]+(?: [a-z]+)?)[”"]? (?:as|to|with) [“"]?([\p{L}.]{1,6}?)[”"]?(?: in [a-z ]{3,20})?(?=[.!]?$|[.!]\s)/giu,
    'Use “$2” instead of “$1”',
  ],
  [/(?<![a-z])it (?:must|should|may|can)(?: not|n['’]t) be more (?:than|as)(?![a-z])/giu, 'no more than'],
  [/(?<=^|[.!?]\s+)no (?:use|usage|using) of(?![a-z])/giu, 'do not use'],
  [
    /(?<=^|[.!?]\s+)between ([^.,;]{3,40}?) (?:must|should|has to|is|comes?|stands?|goes|belongs|we (?:put|set|write))(?: (?:stay|be|stand|come|always|there))* (an?|one|no) (space|hyphen|dash)/giu,
    'put $2 $3 between $1',
  ],
  [
    /^(bold(?:face)?|italics?|monospace|code font|capitals|underlining|colou?r): ([^:.!?,]{3,30}),? (?:and )?(?:nothing else|only|alone)(?=[.!]?$)/giu,
    'Use $1 only for $2',
  ],
  [
    /^([a-z]+(?: [a-z]+)?)(?:: only|: | only) (double|single|straight|curly|iso|american|british|us|uk|metric)(?: only)?(?=[.!]?$)/giu,
    'Use $2 $1',
  ],
  [
    /(?:shall |must |should |may )?(?<![a-z])neither (?:be )?preceded nor followed by (?:a )?spaces?/giu,
    'has no spaces around it',
  ],
  [/(?<=(?:not|never|instead of|rather than) [a-z'-]{2,20})\/(?=[a-z'-]{2,20}(?:$|[.,;]))/giu, ' or '],
  [
    /(?<=^|[.!?]\s+)(?:seriously,? )?who (?:even )?(?:writes|says|uses) (["“][^"”]+["”])\?/giu,
    "Don't write $1.",
  ],
  [/^(https) (?:links? )?only(?=[.!]?$)/giu, 'Use $1 links'],
  [/(?<![a-z])(?:>=|≥|=>) ?(?=\d)(\d+)/giu, 'for $1 and above'],
  [/(?<![a-z])up to and including(?![a-z])/giu, 'up to'],
  [
    /(?<![a-z])terminat(e|es|ing) (?=(?:with|in) )/giu,
    (_, end = '') => `${/ing/i.test(end) ? 'ending' : /es/i.test(end) ? 'ends' : 'end'} `,
  ],
  [
    /(?<=^|[.!?:]\s*)(?:it )?is (?:not (?:allowed|permitted|possible)|forbidden|prohibited) to /giu,
    'do not ',
  ],
  [/(?<![a-z])(big|large) (?=letters?(?![a-z]))/giu, 'capital '],
  [/(?<![a-z])the whole word(?=s?(?![a-z]))/giu, 'whole words'],
  [/(?<=(?<![a-z])letters?(?![a-z])[^.]{0,24} (?:is|are) )big(?![a-z])/giu, 'capital'],
  [/(?<![a-z])enumeration(?=s?(?![a-z]))/giu, 'list'],
  [
    /(?<=^|[.!?]\s+)([^.;:,]{5,60}?) (?:must|should|shall|have to) (?:always )?be (?:spelled|spelt|written) out(?=[.!]?$|[.!]\s)/giu,
    'spell out $1',
  ],
  [/(?<=^|[.!?]\s+)(?:i|we) (?:really )?(?:don['’]t|do not) care [^,.!?]*, /giu, ''],
  [/(?<=["”'’`]), only (?=["“'‘`])/giu, '; write '],
  [
    /(?<![a-z])(?:stop at|nothing (?:below|under|deeper than)|not (?:below|deeper than)) (?=h[1-6](?![a-z\d]))/giu,
    'no headings deeper than ',
  ],
  [
    /(?<![a-z])(explain|expand|define|spell out)(?:ed)?(?: (?:them|it))? once(?=[.!,;]|$)/giu,
    '$1 on first use',
  ],
  [/^table cells: (no [a-z]+)(?=[.!]?$)/giu, '$1 in table cells'],
  [EMPHASIS, ''],
  [
    /,? even (?:at the (?:start|beginning) of|when (?:it|they) (?:starts?|begins?|opens?)|first in) (?:a |the )?sentences?(?![a-z])/giu,
    '',
  ],
  [
    /(?<=^|[.!?;]\s+)(\d+th) and (?:up|above|higher|beyond) (?:are |as |in )+(figures|numerals|digits)(?=[.!,;]|$)/giu,
    'write $1 and above in $2',
  ],
  // “We call it a “workspace”. Not a project, not a folder.”
  [
    /(?<=^|[.!?]\s+)(?:we |you |always |please )*(?:call|name|say|write|use|it(?:['’]s| is))(?: (?:it|them|this|that))?(?: an?| the)? (?<right>["“][^"”]+["”])[.,;] (?<wrong>not (?:an? |the )?[a-z-]{3,}(?: [a-z-]+)?(?:,? (?:and |or )?(?:not|nor) (?:an? |the )?[a-z-]{3,}(?: [a-z-]+)?)+)(?=[.!]?$|[.!]\s)/giu,
    (...groups) => {
      const { right = '', wrong = '' } = namesOf(groups);
      const words = wrong.split(/,? ?(?:and |or )?(?:not|nor) (?:an? |the )?/iu).filter(Boolean);
      return `Use ${right} instead of ${words.map((word) => `“${word}”`).join(' or ')}`;
    },
  ],
  // “…; single ones only inside double ones”: what is right in both is left alone.
  [
    /[;,.] (?:and |use )?(?:the )?single (?:ones|quotes|quotation marks) (?:are )?(?:only )?(?:for|inside|within|in) (?:double (?:ones|quotes|quotation marks)|quot(?:es|ations?) (?:within|inside|in) (?:other )?quot(?:es|ations?)|nested quot(?:es|ations?))(?: only)?(?=[.!]?$|[.!]\s)/giu,
    '',
  ],
  [
    /(?<=^|[.!?;]\s+)(numbers|numerals) ((?:up to|from|below|under|between) [a-z0-9 ]+?) (?:are|as|in) (?:written (?:as|in) )?words(?=[.!,;]|$)/giu,
    'spell out $1 $2',
  ],
  [
    /(?<=^|[.!?;]\s+)(?:ordinals )?(?:from )?first (?:to|through) (ninth|tenth) (?:are |as |in )*(?:words|spelled out)(?=[.!,;]|$)/giu,
    'spell out ordinals up to $1',
  ],
  [/^(?=[A-Z][A-Za-z]{1,4}, (?:not|never) [A-Za-z.]+(?:,? (?:or|and|nor) [A-Za-z. ]+)?[.!]?$)/gu, 'Write '],
  // “One space after a period, none before a colon”, “one exclamation mark per page, and none in warnings”
  [
    /(?<=^|[.!?:]\s+)(?<all>(?:(?:use|put|leave|at most|no more than|only|max\.?) )*(?:one|an?|a single) (?:(?:non-breaking|single) )?(?<noun>space|[a-z]+ marks?|[a-z]+ points?|(?!per\b|in\b|of\b)[a-z]+)(?= |,)[^.;]*?),? (?:and |but )?(?:none|never (?:any|one)) (?=(?:in|on|for|before|after|around|between) )/giu,
    (...groups) => {
      const { all = '', noun = '' } = namesOf(groups);
      return `${all}. No ${noun.replace(/s?$/, 's')} `;
    },
  ],
  // “Ration exclamation marks: one per document, none in headings”
  [
    /(?<=^|[.!?]\s+)(?:(?:ration|limit) )?(?<things>[a-z]+(?: [a-z]+)?s): (?:at most )?(?<count>one|two|three|\d+) (?<per>(?:per|in an?|a) [a-z]+),? (?:and |but )?(?:none|never) (?=(?:in|on|for) )/giu,
    (...groups) => {
      const { things = '', count = '', per = '' } = namesOf(groups);
      return `At most ${count} ${things} ${per}. No ${things} `;
    },
  ],
  // “Title case for H1, sentence case everywhere else”
  [
    /(?<=^|[.!?]\s+)(?:use )?(?<one>[^.,;:]{3,30}) (?:for|in|on) (?<level>h1|the title|page titles)(?: headings?)?(?: only)?[,;]? (?:and |but )?(?<two>[^.,;:]{3,30}?) (?:(?:for|in|on) )?(?:everywhere else|everything else|elsewhere|below|the rest|all (?:the )?other(?:s| headings)|h2 and below)(?=[.!]?$|[.!]\s)/giu,
    (...groups) => {
      const { one = '', two = '' } = namesOf(groups);
      return `Use ${one} for H1. Use ${two} for H2 and below`;
    },
  ],
  // “Use “to” in running text, an en dash in tables”
  [
    /(?<=^|[.!?]\s+)use (?<one>["“][^"“”]+["”]|[a-z -]+?) for (?<what>[a-z ]+?) in (?<here>[a-z ]+?)(?: \([^()]*\))?,? (?:and |but )?(?<two>["“][^"“”]+["”]|an? [a-z -]+?|[a-z]+ dash(?:es)?) in (?=[a-z ]+[.!]?$)/giu,
    (...groups) => {
      const { one = '', what = '', here = '', two = '' } = namesOf(groups);
      return `Use ${one} for ${what} in ${here}. Use ${two} for ${what} in `;
    },
  ],
  ...STATED,
  // Code is left alone anyhow.
  [
    /(?<=^|[.!?]\s+)(?:use )?[^.,;:]{3,40} (?:in|for|inside|within) code(?: (?:blocks|samples|examples))?(?:,| and|;) (?:but )?(?:use )?([^.,;:]{3,40}) (?:in|for) (?:prose|(?:running |body )?text|everything else)(?=[.!]?$|[.!]\s)/giu,
    'Use $1',
  ],
  // “Sentences average 15 words and never go past 28”
  [
    new RegExp(
      String.raw`(?<![a-z])(?:(?:should|must|can) )?(?:average|be around|be about|aim for) (?:${NUMBER}) words?(?: each)?,? (?:and|but) (?:(?:should|must) )?never (?:go|run|get|are|be|exceed)? ?(?:past|over|beyond|above|(?:longer|more) than)? ?(?=(?:${NUMBER})(?![a-z]))(\S+)(?: words)?`,
      'giu',
    ),
    'have at most $1 words',
  ],
  [
    /(?<![a-z])longer than (?=(?:one|two|three|four|five|six|\d) (?:sentence|paragraph|line)s?(?![a-z]))/giu,
    'more than ',
  ],
  // “Talk to one person: “you”, not “the user””
  [
    /(?<=^|[.!?]\s+)(?:write|talk|speak|sound|think|people|persons?|readers?|users?)[^:;.!?"“‘]*: (?=["“][^"“”]+["”],? (?:and )?(?:not|never|instead of) ["“])/giu,
    'Use ',
  ],
  [/(?<![a-z])from (\d+|ten|eleven) (?:on(?:wards?)?|up(?:wards?)?)(?![a-z])/giu, 'for $1 and above'],
  [
    /(?<=^|[.!?]\s+)(?:please )?(?:ensure|make sure|see to it)(?: that)? ([^.;:,]{3,40}?) are (used|written|put|placed|set) ([^.;]{3,60}?)(?: only)?(?=[.!]?$|[.!]\s)/giu,
    '$2 $1 $3',
  ],
  [
    /,? ?so don['’]t be (?:cross|upset|surprised|offended|angry) (?:if|when) (?=we (?:change|turn|replace|swap|correct))/giu,
    '. ',
  ],
  [/(?<![a-z])(change|turn|replace|swap|correct) your (?=["“'‘`])/giu, '$1 '],
  [/(?<=["”'’`]) or your (?=["“'‘`][^"”'’`]+["”'’`] (?:to|into|with|by) )/giu, ', '],
  [/(?<![a-z])(?:be )?terminated (?:by|with)(?![a-z])/giu, 'end with'],
  [/(?<![a-z])(?:rendered|typeset|couched) in(?![a-z])/giu, 'written in'],
  [
    /(?<=^|[.!?]\s+)(?:full names of months|months? (?:names? )?(?:written |spelled )?(?:in full|out))(?=[.!]?$|[.!]\s)/giu,
    'Spell out the names of months',
  ],
  [
    /(?<=^|[.!?]\s+)(notes?|warnings?|tips|call-?outs|admonitions)((?:(?:,| and| or) (?:notes?|warnings?|tips|call-?outs))*)(?::| have| contain| hold) (?=(?:at most|no more than|max|up to|fewer than)[^.]* sentences?)/giu,
    'Paragraphs in $1$2 have ',
  ],
  [
    /["“`‘']((?:title|sentence|upper|lower|camel|kebab|snake)[ -]?case)["”`’']/giu,
    (_, name = '') => name.toLowerCase(),
  ],
  [
    /(?<![a-z])(?:page )?titles (?:and|or) (?:section )?(headers|headings|subheadings|headlines)(?![a-z])/giu,
    '$1',
  ],
  // What is said of translations is said of no text.
  [
    /(?<![a-z])(?:is|are|be) (?:never|not) (?:to be )?(?:translated|locali[sz]ed)(?![a-z])/giu,
    'stay as they are',
  ],
  [/(?<![a-z])(?:do not|don['’]t|never) (?:translate|locali[sz]e)(?![a-z])/giu, 'leave as they are'],
  [/(?<=\S) = (?=(?:yelling|shouting|screaming|bad|lazy|noise)(?![a-z]))/giu, ' is '],
  [/(?<=^|[.!?]\s+)([^.;:]{3,40}?) (?:should|must|shall) give way to [^.;]+/giu, 'Avoid $1'],
  [/(?<=^|[.!?]\s+)in (?:enumerations|lists|series) of (?:three|3)[^.,;]*, (?=a comma)/giu, ''],
  [
    /(?<![a-z])a comma (?:shall |must |should |always |is to )*(?:precedes?|comes? before|goes? before|stands? before) (?:the |any )?(?:final |last |coordinating )*conjunction(?![a-z])/giu,
    'use the Oxford comma',
  ],
  [
    /(?<![a-z])(?:write|spell) (["“][\p{L}]+["”]),? (?:with )?no hyphens?(?![a-z])/giu,
    '$1 is written without a hyphen',
  ],
  [/(?<=^|[.!?]\s+)only in ([a-z ]{4,30}): (?=[a-z])/giu, 'in $1, '],
  [/(?<=^|[.!?:]\s*)no ([a-z]+) at the (?:start|beginning)(?=[.!]?$|[.!]\s)/giu, "don't start with $1"],
  [
    /(?<=^|[.!?]\s+)(?:enumerations|lists) (shall|must|should) (not|never) (?:be concluded|end|close|finish) with (?=["“])/giu,
    '$1 $2 use ',
  ],
  [
    /(?<=^|[.!?]\s+)([^.,;:]{3,40}?) (?:must be|should be|shall be|is|are) preferred (?:to|over) ([^.,;:]{3,40})(?=[.!]?$|[.!]\s)/giu,
    'Use $1, not $2',
  ],
  [
    /(?<=^|[.!?]\s+)(steps|list items|bullets):?(?: (?:are|must be|should be|must|should|have))? (?:never |no |not (?:be )?)?(?:(under|below|fewer than|less than|<)|longer than|exceed|at most|no more than|up to|max(?:imum)?\.?) (?=\d+ words)/giu,
    (_, part = '', strict = '') => `Sentences in ${part} have ${strict ? 'fewer than' : 'at most'} `,
  ],
  [
    /(?<=^|[.!?;]\s+)no (?:heading )?levels? (?:may|must|can|should) be (?:omitted|skipped|left out|jumped)(?=[.!]?$|[.!]\s)/giu,
    'do not skip heading levels',
  ],
  [
    /^(?![^:]*\b(?:avoid|no|not|never|except|but|ban|without)\b)([^:]{3,40}: )(?=[a-z]+['’](?:s|re|t|ll|ve|d|m)(?:, (?:and )?[a-z]+['’](?:s|re|t|ll|ve|d|m))+[.!]?$)/iu,
    '$1contractions such as ',
  ],
  [/(?<![a-z])(?:be )?introduced by (?=an? (?:capital|uppercase|lowercase))/giu, 'start with '],
  [/(?<![a-z])commence(s)? with(?![a-z])/giu, (_, end = '') => `start${end} with`],
  [/(?<![a-z])superseded by(?![a-z])/giu, 'replaced by'],
  [
    /(?<![a-z])(?:is|are) (?:strictly )?(?:proscribed|inadmissible|impermissible|barred|precluded)(?![a-z])/giu,
    'must not be used',
  ],
  [
    /(?<![a-z])dates (?:consisting|made up|composed) (?:solely |only |entirely )?of (?:numerals|digits|figures|numbers)(?![a-z])/giu,
    'numeric dates',
  ],
  [
    /,? ?\((?:product |proper |brand )?(?:names|nouns) (?:keep|retain) their capitals?(?: letters?)?\)/giu,
    '',
  ],
  [
    /(?<![a-z])spell out (?:a |any |every )?numbers? (?:that|which) (?:begins?|starts?|opens?) (?:a |the )?sentences?(?![a-z])/giu,
    "don't start sentences with a numeral",
  ],
  [/(?<![a-z])an? question marks? or any (?:other )?punctuation(?: marks?)?(?![a-z])/giu, 'any punctuation'],
  [/(?<![a-z])shall (not |never )?be (?=[a-z])/giu, (_, not = '') => `must ${not}be `],
  [/(?<![a-z])max\.? (?=\d|one |two |three )/giu, 'at most '],
  [
    /(?<=^|[.!?]\s+)(?:no more than|at most|up to) ([a-z]+|\d+)(?: items)? per list(?![a-z])/giu,
    'Lists have at most $1 items',
  ],
  [/(?<=^|[.!?;]\s+)cap(?:s)? (?:the )?first (letter|word)(?![a-z])/giu, 'capitalize the first $1'],
  [/(?<![a-z])capitali[sz]ing (?:whole |entire )?words for emphasis(?![a-z])/giu, 'all caps'],
  [/ (?:in|for) [a-z ]{3,30} and (?:everywhere )?elsewhere(?=[.!]?$|[.!]\s)/giu, ''],
  [
    /(?<=^|[.!?]\s+)it is (?:inadvisable|undesirable|bad (?:style|practice)|not (?:advisable|recommended|desirable)) to (?=[a-z])/giu,
    'do not ',
  ],
  [/(?<![a-z])commence (a|the) (?=sentence)/giu, 'start $1 '],
  // “Thirty (30) words”
  [new RegExp(String.raw`(?<![a-z])(?:${NUMBER}) \((?=\d{1,4}\))(\d+)\)`, 'giu'), '$1'],
  [/(?<![a-z])1 (?=spaces?(?![a-z]))/giu, 'one '],
  [/(?<![a-z])in (?:lieu|preference) (?:of|to) (?=\S)/giu, 'instead of '],
  [
    /(?<=^|[.!?]\s+)it (?:is|would be) (?:preferable|advisable|desirable|recommended|best|better|good (?:practice|style)|preferred|encouraged) (?:not )?to (?=[a-z])/giu,
    (...groups) => (/ not to $/i.test(groups[0] ?? '') ? 'do not ' : ''),
  ],
  [
    /(?<=^|[.!?]\s+)(?:(?:all|our|technical|the) )?(?:writers?|authors?|contributors?|editors?|teams?|employees|staff|everyone|developers?) (?:is|are) (?:strongly |kindly |hereby )?(?:advised|asked|encouraged|expected|requested|required|urged|instructed|reminded|obliged|told)( not)? to (?=[a-z])/giu,
    (_, not = '') => (not ? 'do not ' : ''),
  ],
  [/(?<![a-z])(employ|utili[sz]e)(?:s|d|ing)? (?=["“'‘`])/giu, 'use '],
  [
    /(?<=^|[.!?:]\s*)((?:[A-Z]{2,5}(?:, (?:and |or )?| and | or |\/))*[A-Z]{2,5}):? (?:get|take|carry|have|need|use|are written with|is written with)(?:s)? no (?:periods|dots|full stops|points)/gu,
    'No periods in acronyms such as $1',
  ],
  [/(?<![a-z])(?:must|shall|should) have (?=no )/giu, 'has '],
  [/(?<![a-z])list points(?![a-z])/giu, 'list items'],
  [/(?<![a-z])(start|begin|end) all (?=with )/giu, 'all $1 '],
  [
    /(?<=^|[.!?]\s+)(before|after) ([^.,;:]{3,40}?) (?:must|should|has to|is|comes?|stands?|goes|belongs|we (?:put|set|write))(?: (?:stay|be|stand|come|always|there))* (an?|one|no) (comma|space|period|colon)/giu,
    'put $3 $4 $1 $2',
  ],
  [
    /(?<=^|[.!?]\s+)(?:use )?(bold(?:face)?|italics?|monospace|code font|capitals) for ([^.,;]+?),? (?:but |and )?(?:never|not) for [^.,;]+?(?=[.!]?$)/giu,
    'Use $1 only for $2',
  ],
  [/(?<=(?<![a-z])words? )with (?=(?:capital|uppercase|upper-case|big) letters)/giu, 'in '],
  [
    /(?:it is|it['’]s|they are|they['’]re) (?:a )?part of (?:an? |the |our )?(company|brand|product)(?:['’]s)?(?: names?)?/giu,
    'in $1 names',
  ],
  [/(?<![a-z])(?:quit|quits) (?=(?:saying|using|writing|putting|calling|with)(?![a-z]))/giu, 'stop '],
  [/(?<=^|[.!?]\s+)no more (?!than(?![a-z]))(?=\S)/giu, 'no '],
  [
    /(?<=^|[.!?]\s+)(?:i|we) (?:keep|still) (?:seeing|see|reading|finding|find) (?=["“'‘`])/giu,
    'stop using ',
  ],
  [/(?<=\S), (?:people|folks|everyone|everybody|team|friends|guys|y['’]all)(?=[!.]|$)/giu, ''],
  [/(?<=\S),? for (?:goodness|heaven|god|pity|crying out loud)(?:['’]s?)?(?: sake)?(?=[!.]|$)/giu, ''],
  [
    /(?<=\p{L}["”'’`]) (?:all over the place|everywhere|throughout|consistently)(?=[!.,;]|$| (?:not|never|instead|rather|and never)\b)/giu,
    '',
  ],
]);

const namesOf = (groups: readonly unknown[]) => groups.at(-1) as Readonly<Record<string, string | undefined>>;

/** A text in the words that the reader knows. */
export const inKnownWords = (text: string): string =>
  REWORDINGS().reduce(
    (said, [pattern, to]) => (typeof to === 'string' ? said.replace(pattern, to) : said.replace(pattern, to)),
    text,
  );
