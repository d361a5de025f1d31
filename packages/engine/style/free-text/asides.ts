import type { StyleRule } from '@housestyle/contract';

const START = String.raw`(?<=^|[.!?]\s{1,2})`;
const END = String.raw`(?=[.!]?$|[.!]\s)`;
const DOCS = String.raw`(?:docs|documentation|documents|guides?|manuals?|pages?|texts?|content|copy)`;
const IT_IS = String.raw`(?:it is|it['’]s) (?:(?:very|really|so|quite|especially) )?`;
const IMPORTANT = 'important|essential|vital|crucial|critical|best|better|advisable|preferable';
/** Who wants it: “The team agreed to”, “I’d like you to”. */
const WANTED = String.raw`(?:(?:the (?:[a-z]+ )?team|we|everyone|the editors|our editors) (?:have |has |all )?(?:agreed|decided|chosen|resolved|voted)|(?:i|we)(?:['’]d| would) (?:like|prefer|ask) (?:you|us|everyone|everybody|all|people|writers|authors|contributors)|we (?:want|ask|expect|need|require|prefer) (?:you|everyone|everybody|all|people|writers|authors|contributors)(?: all)?)`;
const fold = (_: string, letter: string) => letter.toUpperCase();

/** What only says that a rule is meant, since when, on whose word, or where more of it stands. */
const ASIDES: readonly (readonly [RegExp, string | ((match: string, letter: string) => string)])[] = [
  [
    new RegExp(
      String.raw`${START}${IT_IS}(?:${IMPORTANT}|recommended|necessary|helpful|good practice|best practice|a good idea) (?:that (?:you|we|writers|authors) |to )([A-Za-zÀ-ž])`,
      'giu',
    ),
    fold,
  ],
  [new RegExp(String.raw`${START}${IT_IS}(?:${IMPORTANT}) (?:not to|to not) `, 'giu'), 'Do not '],
  [/^\s*[-*+•]\s+(?=[^\n]*$)/u, ''],
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
      String.raw`(?:,|\s[–—-])?\s(?:from now on|going forward|until further notice|no exceptions|without (?:any )?exceptions?|without fail|(?:any|every)where in (?:our|the|all|all our) (?:[a-z]+ )?${DOCS}|since (?:19|20)\d\d|as of (?:19|20)\d\d)${END}`,
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
    /(?<=[.!?]\s{1,2})[^.!?:;"“⟦]{0,60}\bwithout (?:it|them|one) (?:is|are|sounds?|looks?|reads?|feels?|gets?|becomes?|can|may) [^.!?:;"“⟦]*[.!]?(?=\s|$)/giu,
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
