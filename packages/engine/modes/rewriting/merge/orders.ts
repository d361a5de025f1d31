import { asSentence } from '../../generate/sentences.ts';
import { hasFiniteVerb } from '../../simplify/clauses.ts';
import type { Incoming } from './incoming.ts';
import { isPlaced } from './instructions.ts';
import { findTitle } from './sections.ts';

const VERB = String.raw`(?:add|insert|include|mention|note|say|state|explain|point out|document|describe|make (?:it )?clear|clarify|tell|inform|remind|remove|delete|drop|cut|take out|omit|replace|change|update|rename|move|use|warn)`;
/** "Security asked us to …", "Also …", "We should …": who wants it. */
const FRAME = new RegExp(
  String.raw`^(?:(?:legal|security|review|qa|support|marketing|product|design|docs|sales|ops): )?(?:(?:also|then|and|finally|plus|please|pls|next)[,:]? )*(?:(?:the )?\p{Lu}?\p{L}+(?: \p{L}+)? (?:asked|told|wants?|needs?|would like|reminded) (?:us|me|you) to |(?:we|you|i) (?:should|must|need to|have to|want to|also need to|would like to) |it would be (?:good|nice|great) to |(?:can|could|would) you (?:please |also |maybe )*|(?:also|please|pls)[,:]? )+(?=${VERB}\b)`,
  'iu',
);
/** "Add a warning: …, and remove the section about …": each order by itself. */
const JOINT = new RegExp(String.raw`(?:[,;]? and (?:then |also )?|[,;] (?:then |also )?)(?=${VERB} )`, 'iu');
const ORDER = new RegExp(`^${VERB}\\b`, 'iu');

/** "Mention that retries use exponential backoff": what readers are told. */
const TELLS =
  /^(?:mention|note|say|state|explain|point out|document|describe|make (?:it )?clear|clarify|(?:tell|inform|remind) (?:the )?(?:readers?|users?|people)|add)(?: somewhere| clearly| explicitly| there)? that (?<fact>(?!is\b|it\b|this\b|they\b)\S.*)$/isu;
/** "Readers should know that it ends", "The page doesn't say that it ends": the same, not as an order. */
const WANTED =
  /^(?:(?:the )?(?:readers?|users?|people|customers?|everyone|everybody|it|we|you) (?:should|must|needs? to|have to|has to|ought to) (?:also )?(?:know|say|state|mention|be told|be aware|be clear|explain)|(?:the |this )?(?:page|text|document|doc|docs|readme|guide|section|article|it) (?:does(?: not|n['’]t)|should|must|never|still does(?: not|n['’]t)) (?:also |yet )?(?:say|mention|tell|explain|state)s?|what['’]s missing(?: is)?|(?:it is|it['’]s|is) (?:missing|not (?:said|mentioned))|(?:please )?(?:note|be aware|remember)|missing)(?: yet| anywhere| somewhere| so far)?(?: that|:) (?<fact>\S.*)$/isu;
/** 'Add "It ends." to the Limits section', "Add to Limits: it ends." */
const PUT =
  /^(?:please )?(?:(?:add|put|insert|include) ["“](?<quoted>[^"”]{6,})["”] (?:to|in|into|under|at|below) (?:the )?["“]?(?<place>[^"”.,;:]{2,60}?)["”]?(?: section| chapter)?\.?|(?:add|put|insert|include)(?: this)? (?:to|in|into|under|below) (?:the )?["“]?(?<other>[^"”.,;:]{2,60}?)["”]?(?: section| chapter)?:\s+["“]?(?<said>\S.*?)["”]?)$/isu;
/** "Add at the top: …" */
const AT_TOP =
  /^(?:add|put|insert|include|say|note|mention)(?: this)?(?: (?:an?|the) (?<noted>warning|note|tip|caution|notice|sentence|line))? (?:right )?at the (?:very )?(?:top|beginning|start)(?: of (?:the|this) [\p{L}-]+)?,?(?: that|:) ["“]?(?<fact>\S.*?)["”]?$/isu;
/** "PVC must not be cut - please put this as a warning". */
const AS_NOTED =
  /^(?:(?<label>[^:.\n]{2,40}): )?(?<fact>\S.*?)(?:[,;.]| [–—-])? (?:\(|and )?(?:please |pls )?(?:put|add|mark|make|show|include|write|format|phrase) (?:this|that|it) (?:clearly |there |in )?as (?:an? )?(?:big |clear |red )*(?<noted>warning|note|tip|caution|notice)(?: box| callout| block)?\)?[.!]?$/isu;
const NOTED =
  /^(?:(?<kind>warn)(?: (?:the )?(?:readers?|users?|people))? that |(?:add|insert|include) (?:an?|the|another) (?:new |short |big |clear )*(?<noted>warning|note|tip|caution|info box|notice)(?: box| callout| block| admonition)?(?: (?:that|saying|which says|to say)(?: that)?:? |: ))["“]?(?<fact>\S.*?)["”]?$/isu;
/** "Add a severity: SEV3 incidents affect nobody." */
const NAMED_FACT =
  /^add (?:an?|another|the|this) (?:new )?(?<noun>(?!step|section|chapter|question|row|column|note|warning|tip|parameter|prerequisite|requirement)\p{L}+)(?: sentence)?: ["“]?(?<fact>\p{Lu}[^:]*\.)["”]?$/iu;
/** Of a sentence. */
const LEAST_WORDS = 4;
/** "Add a step after installing: run `npx app init`" */
const STEP =
  /^(?:add|insert|include) (?:an? )?(?:new )?step,? (?<side>before|after) (?<act>(?!step\b|["“'])[^:"“]{3,60}):\s*["“]?(?<text>\S.*?)["”]?$/isu;
/** "The port changed from 3000 to 8080": a bare number, that stands in code too. */
const NUMBER =
  /^(?<what>(?:the |our )?(?:\p{L}+ )*\p{Ll}+) (?:has |have |was |were |is )?(?:changed|moved|switched|bumped|raised|lowered|increased|reduced) from \d{3,} to (?<fresh>\d{3,})[.!]?$/iu;
/** "Document the new `--region` flag (default `eu-west-1`)": a row of a table. */
const NEW_NAME =
  /^(?:document|describe|add|mention|include) (?:the |an? |our )?(?:new )?(?:(?<before>flag|option|setting|parameter|field|variable|argument|attribute|property|header|column|key|claim|scope) (?<one>`[^`]+`|[A-Z][A-Z\d]*_[A-Z\d_]+|--?[a-z][\w-]+|[a-z]+_\w+)(?![\w`])|(?<other>`[^`]+`) (?<behind>flag|option|setting|parameter|field|variable|argument|attribute|property|header|column|key|claim|scope))(?<rest>.*)$/isu;
/** "Add a row: a | b | c" */
const ROW =
  /^(?:please )?(?:add|insert|include) (?:an? |the )?(?:new )?(?:row|line|entry)(?: to the table)?: ([^|\n]+(?: \| [^|\n]+)+)$/i;
/** "Add a link to the migration guide: https://…" */
const LINK =
  /^(?:add|include|insert) (?:an?|the) link to (?<the>the |our |an? )?(?<name>[^:<>[\]()]{3,60}?)(?::| at| \(|,)?\s+<?(?<url>https?:\/\/[^\s<>()]*[^\s<>().,;])>?\)?[.!]?$/isu;
/** "In Limitations, say that …", "add a note to Storage that …": where, for the titles that a document has. */
const BEFORE_ORDER = new RegExp(
  String.raw`^(?:please )?(?:in|under|to|at) (?:the )?(?<place>[^,;:.]{2,60}?)(?: section)?,? (?=${VERB}\b)`,
  'iu',
);
const IN_ORDER = new RegExp(
  String.raw`^(?<order>${VERB}(?: \p{Ll}+){0,3}?) (?:in|under|to|at) (?:the )?(?<place>[^,;:.]{2,60}?)(?: section)?(?=:| that )`,
  'iu',
);

const KINDS: Readonly<Record<string, string>> = {
  warn: 'WARNING',
  warning: 'WARNING',
  caution: 'CAUTION',
  tip: 'TIP',
};

/** Orders to the writer as what readers are told, or as orders that the merge knows; all else as it is. */
export const withOrders = (parts: readonly Incoming[], titles: readonly string[] = []): readonly Incoming[] =>
  parts
    .flatMap(withoutReason)
    .flatMap((part) => (part.kind === 'block' ? [part] : ordersIn(underTitle(part, titles), titles)));

const REMOVES =
  /^(?<order>(?:please )?(?:remove|delete|drop|cut|take out|omit) (?![^;]*\bsteps?\b)[^;]{4,80});\s+(?<fact>(?!(?:it|this|that|they|we|because|since|nobody|no longer)\b)[^;]+)$/is;

/** "Laptops come by mail now, so please drop the line about picking them up" */
const SO_REMOVES =
  /^(?<fact>\S[^;]{8,}?)[,;] (?:so|and) (?:you can |we can |please )*(?<order>(?:remove|delete|drop|cut|take out|omit) the (?:part|section|sentence|line|remark|paragraph|note|item|bullet|bit) (?:about|on|that|which|with) [^;,]{4,80}?)[.!]?$/iu;

/** "Remove the line about X; limits can be raised in Settings": an order, and what holds instead. */
function withoutReason(part: Incoming): readonly Incoming[] {
  const so = (part.kind === 'block' ? null : SO_REMOVES.exec(part.text.trim()))?.groups;
  if (so)
    return [
      { ...part, text: asSentence(so['fact'] ?? '') },
      { ...part, text: asSentence(so['order'] ?? '') },
    ];
  const { order, fact = '' } = (part.kind === 'block' ? null : REMOVES.exec(part.text.trim()))?.groups ?? {};
  return order === undefined || !hasFiniteVerb(fact)
    ? [part]
    : [
        { ...part, text: `${order}.` },
        { ...part, text: asSentence(fact) },
      ];
}

/** A part under the heading that it names, its order without that; any other as it is. */
function underTitle(part: Incoming, titles: readonly string[]): Incoming {
  const said = part.text.trim();
  const put = PUT.exec(said)?.groups;
  const named = findTitle(titles, put?.['place'] ?? put?.['other'] ?? '');
  if (put && named !== undefined)
    return {
      ...part,
      text: asSentence(put['quoted'] ?? put['said'] ?? ''),
      heading: { title: named, level: 2 },
    };
  const { order = '', place = '' } = (BEFORE_ORDER.exec(said) ?? IN_ORDER.exec(said))?.groups ?? {};
  const title = place === '' ? undefined : findTitle(titles, place);
  if (title === undefined) return part;
  const text = said.replace(order === '' ? BEFORE_ORDER : IN_ORDER, order);
  return { ...part, text, heading: { title, level: 2 } };
}

const admonition = (kind: string, fact: string): string =>
  `> [!${KINDS[kind.toLowerCase()] ?? 'NOTE'}]\n> ${asSentence(fact)}`;

function ordersIn(part: Incoming, titles: readonly string[]): readonly Incoming[] {
  const { label = '', fact = '', noted = '' } = AS_NOTED.exec(part.text.trim())?.groups ?? {};
  if (fact !== '') {
    const title = findTitle(titles, label);
    const text = admonition(noted, title === undefined && label !== '' ? `${label}: ${fact}` : fact);
    return [{ ...part, kind: 'block', text, ...(title !== undefined && { heading: { title, level: 2 } }) }];
  }
  const top = AT_TOP.exec(part.text.trim().replace(FRAME, ''))?.groups;
  if (top && titles[0] !== undefined) {
    const isFact = !/^(?:warning|note|tip|caution|notice)$/i.test(top['noted'] ?? 'line');
    const text = isFact ? asSentence(top['fact'] ?? '') : admonition(top['noted'] ?? '', top['fact'] ?? '');
    return [{ ...part, kind: isFact ? 'paragraph' : 'block', text, heading: { title: titles[0], level: 1 } }];
  }
  const sentences = part.text.trim().split(/(?<=[.!?]["”)]?)\s+(?=\p{Lu})/u);
  const isOrder = (sentence: string) => ORDER.test(sentence.replace(FRAME, ''));
  if (sentences.length > 1 && sentences.every(isOrder))
    return sentences.flatMap((text) => ordersIn({ ...part, text }, titles));
  const request = part.text.trim().replace(FRAME, '');
  // "Could you mention that …?" asks nothing.
  const bare = request === part.text.trim() ? request : request.replace(/\?$/, '.');
  const wanted = WANTED.exec(bare)?.groups?.['fact'];
  if (wanted !== undefined) return [{ ...part, text: asSentence(wanted) }];
  if (!ORDER.test(bare)) {
    const { what = '', fresh = '' } = NUMBER.exec(bare)?.groups ?? {};
    return [fresh === '' ? part : { ...part, text: `${what} changed to ${fresh}.` }];
  }
  // What a new section says stays whole.
  const orders = isPlaced({ ...part, text: bare }) ? [bare] : bare.split(JOINT).filter(Boolean);
  const told = orders.map((order) => restate(part, order, titles));
  // An order that is only a part of a sentence stays with it.
  return orders.length > 1 || told.some(({ text }) => text !== bare) ? told : [part];
}

function restate(part: Incoming, order: string, titles: readonly string[]): Incoming {
  const alone = order.replace(/[.!]$/, '');
  const row = ROW.exec(alone)?.[1];
  if (row !== undefined) return { ...part, kind: 'block', text: `| ${row} |` };
  const fact = TELLS.exec(alone)?.groups?.['fact'];
  if (fact !== undefined) return { ...part, text: asSentence(fact) };
  const noted = NOTED.exec(alone)?.groups;
  if (noted) {
    const text = admonition(noted['kind'] ?? noted['noted'] ?? '', noted['fact'] ?? '');
    return { ...part, kind: 'block', text };
  }
  const { noun = '', fact: told } = NAMED_FACT.exec(order)?.groups ?? {};
  if (told !== undefined && told.split(' ').length >= LEAST_WORDS) {
    const title = findTitle(titles, noun);
    return { ...part, text: told, ...(title !== undefined && { heading: { title, level: 2 } }) };
  }
  const { side = '', act = '', text = '' } = STEP.exec(alone)?.groups ?? {};
  if (text !== '') return { ...part, text: `Add a step to ${asSentence(text)} ${side} ${act}` };
  const { before, one, other, behind, rest = '' } = NEW_NAME.exec(alone)?.groups ?? {};
  const name = (one ?? other)?.replace(/`/g, '');
  if (name !== undefined) return { ...part, text: `New ${before ?? behind ?? ''} \`${name}\`${rest}.` };
  const link = LINK.exec(order)?.groups;
  if (link)
    return {
      ...part,
      text: `For more information, see ${link['the'] ?? ''}[${link['name'] ?? ''}](${link['url'] ?? ''}).`,
    };
  return { ...part, text: asSentence(order) };
}
