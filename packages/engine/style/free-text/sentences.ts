import { ADJECTIVE, NOUN, VERB, verbShare } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';

/** A sentence of a rule, with its letter case and its quoted words as `⟦n⟧`. */
export interface RuleSentence {
  readonly text: string;
  readonly fromLabel: boolean;
}

/** Verbs and negations that begin a demand of their own. */
const STARTS = String.raw`(?:please )?(?:don't|do not|never(?= (?:use|write|say|end|start|begin|put|capitali[sz]e|add|include|leave|omit|skip|abbreviate|address|refer|rely|mix|place|spell|nest)\b)|avoid|use|write|keep|always|omit|leave out|put|add|capitali[sz]e|lowercase(?!,? (?:and |with )?no (?:hyphens?|spaces?)(?:$|[,.;!]))|spell|end|start|begin|prefer|limit|include|no(?! (?:hyphens?|spaces?)(?:$|[,.;!]))|make|follow|place|separate|skip|drop|remove|introduce|define|give|provide|format|mark|say|set|state|choose|only use|every|each|all|headings? (?:should|must)|refrain|stick|stay|insert|ensure|address|replace|break|split|cut|be|favou?r|hyphenate|punctuate|do|(?:title|sentence)[- ]case(?= (?:for|in|on) ))(?![A-Za-zÀ-ž'-])`;
/** What a rule lays down of a part of a text: “labels have no final period”. */
const SUBJECT = String.raw`(?:(?:the|all|our) )?(?:buttons?|labels?|headings?|titles?|links?|lists?|bullets?|list items|items|steps|(?:error )?messages|errors|tables?|images|captions|numbers|dates|paragraphs|sentences|tooltips?|placeholders?|menus?)`;
const STATED = String.raw`${SUBJECT} (?:use|have|has|say|are|is|take|start|begin|end|get|need|must|should|never|don't|do not|contain|stay|tell|explain)s?(?![A-Za-zÀ-ž'-])`;
const STATES = new RegExp(
  String.raw`^${SUBJECT} (?:use|have|has|say|need|tell|explain)s?(?![A-Za-zÀ-ž'-])`,
  'iu',
);
const CLAUSES = new RegExp(
  String.raw`\s+[—–]\s+(?=${STARTS})|,?\s+but\s+(?=${STARTS})|,\s+(?:and\s+|then\s+|so\s+)?(?=${STARTS})|\s+and\s+(?=${STARTS}|(?:shall|must|should) [a-z]+ |may (?:not|never) )|:\s+(?=${STARTS})|,\s+(?:and\s+)?(?=${STATED}|[a-z-]+ only$|[a-z]+(?: [a-z-]+){0,2} always$)`,
  'iu',
);

/** "Don't say A; say B": one demand. */
const SHUNNED = /(?:don't|do not|never|avoid|not)\b[^;]*⟦\d+⟧$/i;
const PUT_INSTEAD = /^(?:use|write|say|prefer|choose|go with) (?:⟦\d+⟧(?:,? or |, )?)+(?: instead)?$/i;

/** "Em dashes — no spaces on either side": what is spoken of, before what is said of it. */
const TOPIC =
  /^(?!.* (?:never|always)$)(?!(?:please|don't|do not|never|avoid|use|write|no|always|be|keep|say|one|two|max)\b|[a-z]+ (?:the|an?|each|every|all|your) )(?:[A-Za-zÀ-ž/-]+ ){0,2}[A-Za-zÀ-ž/-]+$/iu;

/** “Headings must be short and must not end with a colon”: the second is of headings too. */
const GOES_ON = /^(?:(?:shall|must|should) [a-z]+|may (?:not|never)) /iu;
const SUBJECT_OF =
  /^(?<subject>[^,;:]{3,40}?) (?:is|are|must|shall|should|may|has|have|uses?|needs?|takes?)(?![A-Za-zÀ-ž])/iu;

/** The demands of a sentence, each with words of its own: "use X and don't use Y" is two. */
export function clausesOf(sentence: string): readonly string[] {
  const parts = sentence.split(CLAUSES).map((part) => part.trim());
  const clauses: string[] = [];
  for (const part of parts.filter(Boolean)) {
    const last = clauses.at(-1);
    const subject = last && GOES_ON.test(part) ? SUBJECT_OF.exec(last)?.groups?.['subject'] : undefined;
    if (subject) {
      clauses.push(`${subject} ${part}`);
      continue;
    }
    // "Instead of X, use Y", "when X, do Y", "in headings, use": one demand, whatever the comma.
    if (
      last &&
      /^(?:instead|rather|when|if|in|for|on|to|where|unless|whenever|because|since|as|after|before|with|within|inside|from|above|over|below|under|at)\b(?:[^,;]|(?<=\d),(?=\d))*$/i.test(
        last,
      )
    ) {
      clauses[clauses.length - 1] = `${last}, ${part}`;
    } else if (
      last &&
      /⟦/.test(last) &&
      /^(?:so )?(?:delete|remove|cut|drop|avoid|skip|ditch|omit|strike|leave|keep|take) (?:them|it|these|those|both)(?: out(?: of .*)?)?$/i.test(
        part,
      )
    ) {
      clauses[clauses.length - 1] = `${last}, ${part}`;
    } else if (last && SHUNNED.test(last) && PUT_INSTEAD.test(part)) {
      clauses[clauses.length - 1] = `${last}; ${part}`;
    } else if (last && /\b(?:is|are) (?:not (?:a )?words?|wrong|incorrect|a typo|typos)$/i.test(last)) {
      clauses[clauses.length - 1] = `${last}, ${part}`;
    } else if (last && TOPIC.test(last)) {
      clauses[clauses.length - 1] = `${last}: ${part}`;
    } else clauses.push(part);
  }
  return clauses;
}

/** What a style guide says to do. */
const IMPERATIVES =
  "use|write|avoid|keep|put|add|spell|capitali[sz]e|uppercase|lowercase|mention|include|start|begin|end|finish|explain|describe|define|link|provide|tell|show|limit|check|make|ensure|choose|follow|prefer|refer|introduce|separate|state|name|list|format|document|test|give|place|set|wrap|mark|order|group|break|split|remove|omit|skip|drop|leave|replace|address|speak|talk|be|do|don't|never|always|no|only|stick|stay|focus|aim|try|favou?r|limit|restrict|refrain|italici[sz]e|bold|hyphenate|punctuate|abbreviate|expand|number|nest|indent|align|label|caption|quote|cite|attribute|credit|translate|locali[sz]e|simplify|shorten|summari[sz]e|highlight|emphasi[sz]e|present|lead|open|close|ask|assume|consider|remember|read|run|review|verify|insert|enclose|precede|convert|express|phrase|reserve|apply|ban|forbid|eliminate|reduce|minimi[sz]e|maximi[sz]e|cut|stop|steer|pick|select|go|let|say|call|treat|distinguish|differentiate|repeat|vary|match|maintain|preserve|respect|support|cover|track|update|version|store|tag|date|structure|organi[sz]e|design|sound|turn|trim|get|have|take|identify|specify|declare|note|warn|acknowledge|empathi[sz]e|greet|thank|apologi[sz]e|offer|suggest|recommend|require|round|pair|combine|join|merge|swap|change|fix|correct|delete|prefix|suffix|append|prepend|render|underline|color|colour|style|indicate|establish|adopt|embrace|guide|help|anticipate|answer";
const IMPERATIVE = new RegExp(
  `^(?:please |first,? |also,? |then,? |finally,? |instead,? |hard[ -]|[a-z]{4,}ly )*(?:${IMPERATIVES})(?![A-Za-zÀ-ž'-])`,
  'iu',
);
const MODAL =
  /(?<![A-Za-zÀ-ž'-])(?:must|should|shall|need to|needs to|have to|has to|ought to|never|always|don't|do not|mustn't|shouldn't|shan't|cannot|may not|no longer|are not|is not|aren't|isn't|(?:is|are) (?:followed by|preceded by|introduced (?:by|with)|separated by|joined (?:by|with)|set in|required|mandatory|banned|forbidden|prohibited|preferred|discouraged|encouraged|expected|recommended|disallowed|written|spelled|capitali[sz]ed|set|out|to be)|(?:ends?|begins?|starts?|closes?|opens?) (?:with|in) (?:an? |the )?(?:colons?|full stops?|periods?|capitals?|commas?|verbs?|question marks?)|required|banned|forbidden|prohibited|we (?:use|write|prefer|avoid|want|spell|capitali[sz]e|say|call|address|keep|like|ask|require)|at most|at least|maximum|minimum|max|preferred|in favou?r of)(?![A-Za-zÀ-ž'-])/iu;
/** Sentences that explain, excuse or show: what follows from the rule, not the rule. */
const REMARK =
  /^(?:(?:two|single|one) [A-Za-zÀ-ž]+ (?:needs?|takes?|has|have|gets?) no\b|(?:it|this|that|they|these|those|he|she)(?:'s|'re|'ll| |'d)|readers?|users?|people|screen readers?|translators?|some |many |most (?:readers|people|users)|not everyone|nobody|because|since|so that|for example|for instance|example|examples|e\.g|such as|good|bad|right(?!-)|wrong|correct|incorrect|yes|do:|don't:|before|after|see|note that|as (?:it|they|this)|our (?:readers|users|customers|audience)|machine|translation|search engines|otherwise|which|what (?:is|seems|looks|feels)|reason|rationale|why|source|more|learn more|think of|\([^)]*\)$|⟦)/iu;

/** Whether a sentence asks for something; one that explains, excuses or shows does not. */
export function isDemand(sentence: string): boolean {
  const text = sentence
    .trim()
    .replace(
      /^(?:because|since|given that)[^,.;]*, |^(?:elsewhere|everywhere else|otherwise),? (?=\p{L})/iu,
      '',
    )
    .replace(
      /^(?:for|in|with|on|at|from|above|over|below|under|within|throughout|as for|regarding|when it comes to) (?:[^,.;:]|(?<=\d)[,.](?=\d)){2,60}?(?:, | (?=(?:use|write|put|add|avoid|never|always|don't|do not) ))/i,
      '',
    );
  if (
    /^(?:no|yes|never|always|max|min)$/i.test(text) ||
    /^(?:colou?r|date|tag|number|guide)s?,? (?:and|or|is|are) /i.test(text)
  )
    return false;
  if (IMPERATIVE.test(text))
    return !/^(?:good|bad|example|see|read more|note that|remember that|let's|don't:|do:)/i.test(text);
  if (REMARK.test(text))
    return (
      /(?<![A-Za-zÀ-ž'-])(?:must|should|shall|mustn't|shouldn't|need to|have to)(?![A-Za-zÀ-ž'-])/iu.test(
        text,
      ) && !/^(?:readers|users|people|it|this|because|since|example|for example|good|bad|see)\b/i.test(text)
    );
  return MODAL.test(text) || STATES.test(text);
}

/** “At least two items”, “No jargon”, “Bold is for labels”: whether words ask for something, be it without a verb. */
export const isAsked = (words: string): boolean =>
  isDemand(words) || isOrder(words) || ASKS_SHORTLY.test(words.trim());
const ASKS_SHORTLY = new RegExp(
  String.raw`^(?:no|at least|at most|max(?:imum)?|min(?:imum)?|(?:under|over|below|up to)(?= [\d⟦])) [^\s,]{2}|^(?:one|two|three|\d+) (?:per|in (?:a|each)|at most|max)\b|^${STATED}|^[^,;:]{3,40} (?:is|are) (?:only |reserved |meant |kept )*for (?!people|readers|those|you|everyone)|^[a-z -]{3,30} (?:don['’]t|doesn['’]t|must|should)$|^[^,;:]{3,40} (?:is|are) only (?:ok|okay|fine|allowed|acceptable|permitted)\b`,
  'iu',
);
/** Whether words tell somebody what to do, with any verb: “Attach the form”. */
export function isOrder(words: string): boolean {
  if (IMPERATIVE.test(words)) return isDemand(words);
  const [, verb = '', object = ''] = /^(\p{L}+) (\p{L}+)/u.exec(words.trim().toLowerCase()) ?? [];
  const parts = partsOf(verb);
  if ((parts & VERB) === 0 || /^(?:except|like|long)$/u.test(verb) || FINITE.test(object)) return false;
  if (OPENS_OBJECT.test(object)) return true;
  const surely = (parts & NOUN) === 0 || verbShare(parts) > MOSTLY;
  return (parts & ADJECTIVE) === 0 && (surely || /..ed$/u.test(object));
}
/** Fifteenths of its uses in which a word is a verb more often than not. */
const MOSTLY = 7;
const FINITE = /^(?:is|are|was|were|has|have|had|must|should|shall|can|may|might|will|would|do|does)$/u;
const OPENS_OBJECT =
  /^(?:the|an?|this|that|these|those|your|our|its|their|it|them|us|every|each|all|any|both|no|one|two|three|who|whom|what|which|how|where|when|whether|why)$/u;

/** “Replace them with commas”, “use an English equivalent, like ‘that is’”: what may stand for something is asked for nowhere else. */
const OFFERS =
  /^(?:please )?(?:replace (?:it|them|these|those) (?:with|by) (?!.*[⟦“"])|(?:use|choose|prefer|pick|find) (?:an? |the |its |their )?(?:[\p{L}-]+ ){0,2}(?:equivalents?|alternatives?|replacements?|substitutes?),? (?:like|such as|for example|for instance|e\.g\.))/iu;
export const isOffer = (sentence: string): boolean => OFFERS.test(sentence.trim());

/** Whether a sentence only explains, excuses or shows. */
export function isRemark(sentence: string): boolean {
  if (isOffer(sentence)) return true;
  return (
    !isDemand(sentence) &&
    REMARK.test(sentence.trim()) &&
    !/^(?:it's )?⟦|^it(?:'s| is) [A-Za-zÀ-ž\d.-]+,? (?:and )?(?:not|never) /iu.test(sentence.trim())
  );
}

/** A sentence that only makes an exception to the one before it: "Except in headings." */
export function isException(sentence: string): boolean {
  return /^(?:\(?(?:except|unless|excepting|excluding|other than|apart from|aside from|exceptions?:?)|the (?:only )?exceptions? (?:is|are)|only (?:in|for|when|if))\b/i.test(
    sentence.trim(),
  );
}

/** Whether a clause only says what to do in place of what an earlier one bans: "use commas instead", "pick one". */
export function isAdvice(clause: string): boolean {
  const text = clause.trim().replace(/^(?:and|or|but|then|so),? /i, '');
  return (
    /^(?:spell|write) (?:it|them|these|those) (?:all )?out(?: in full)?$/i.test(text) ||
    /^instead\b|\binstead$|\bin (?:its|their) (?:place|stead)$/i.test(text) ||
    /^(?:name|say|tell|state|describe|show|write) (?:what|who|how|which|where)\b/i.test(text) ||
    /^(?:pick|choose) (?:one|an?other|something)\b/i.test(text) ||
    /^(?:(?:so|just|please) )?(?:wrap|rewrite|reword|rephrase|replace|remove|delete|move|put|turn|split|break|convert|link|name|use|make|cut|fix) (?:them|it|these|those|one|either|the sentence)\b/i.test(
      text,
    ) ||
    /^(?:spell out|write(?: out)?|use|say|put|type) (?:“?and”?|“?or”?|⟦\d+⟧|the (?:words?|names?))(?: (?:or|and) (?:an? )?(?:⟦\d+⟧|[A-Za-zÀ-ž]+))?$/iu.test(
      text,
    ) ||
    /^(?:pick|choose|use|write|say) (?:one(?: or the other)?|either|just one|a better word|something else|(?:the )?(?:bare|base|simple|plain|shorter|active|other) (?:verbs?|words?|forms?|one))\b/i.test(
      text,
    )
  );
}

/** Whether a demand says what to leave out. */
export function isProhibition(demand: string): boolean {
  return /(?<![A-Za-zÀ-ž'-])(?:avoid|don't|do not|never|no|not|without|skip|drop|omit|ban|stop|remove|mustn't|shouldn't)(?![A-Za-zÀ-ž'-])/iu.test(
    demand,
  );
}
