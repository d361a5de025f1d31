import { parseDocument } from '../../document/index.ts';

/** Kinds of facts of which none may be lost, each with the ways in which it is told. */
const KINDS: readonly (readonly [kind: string, told: RegExp, alike?: (told: string) => string])[] = [
  ['number', /\d+(?:[.,:]\d+)*/g],
  [
    'address',
    /https?:\/\/[^\s)>\]"'`;]+|[\w.+-]+@[\w-]+\.[a-z]{2,}/g,
    (told) => told.replace(/[.,;:]+$/, ''),
  ],
  ['code', /(?<!`)`[^`\n]+`(?!`)/g],
  [
    'denial',
    /n['’]t\b|\b(?:not|cannot|never|no|none|neither|nor|without|nobody|nothing|unless|unable|impossible|prohibited|forbidden)\b/gi,
    (told) => (/^(?:never|without|unless)$/i.test(told) ? told.toLowerCase() : 'not'),
  ],
];
/** What a sentence asks, advises or allows: of each, a paragraph keeps some. */
const MODALS: readonly (readonly [kind: string, told: RegExp])[] = [
  [
    'duty',
    /\b(?:must|shall|ha(?:s|ve) to|needs?|required?|requires|requirement|necessary|mandatory|obligat\w+|obliged|compulsory|imperative|essential|vital)\b/i,
  ],
  ['advice', /\b(?:should|ought|recommend\w*|advis\w+|suggest\w*|better)\b/i],
  [
    'leave',
    /\b(?:can(?:not)?|can['’]t|could|couldn['’]t|may|might|able|unable|(?:im)?possib\w+|allow\w*|permit\w*|permission|lets?|letting|perhaps|optional\w*|way to)\b/i,
  ],
];
/** An order says what must be done. */
const ORDERED = /(?:^|\n\s*|[.:,]\s+)(?:\d+\.\s+|[-*]\s+)?(?!(?:The|A|An|It|This|You|We)\b)\p{L}\p{Ll}+\s/u;
/** What denies nothing. */
const IDLE =
  /\bwhether\s+or\s+not\b|\bshall\s+be\s+deemed\b|\bno\s+(?:later|earlier)\s+than\b|\bcan\s+be\s+found\b|\badvised\s+that\b|(?<=[.!?]\s+)should\s+you\b|\b(?:do\s+not|don['’]t)\s+(?:forget|hesitate)\b/gi;
/** A capital that no sentence asks for. */
const NAMES = /(?<=[\p{Ll},]["”)*_]{0,2}\s[*_["“(]{0,2})\p{Lu}[\p{L}\p{N}]*(?:[-.'’+#]?[\p{L}\p{N}]+)*/gu;

/** What of the facts of a text another lacks, or tells besides: "number 5". */
export function factsLost(before: string, after: string): readonly string[] {
  const [told, tells] = [plain(before), plain(after)];
  const lost = KINDS.flatMap(([kind, pattern, alike = (word) => word]) => {
    const left = [...tells.matchAll(pattern)].map(([word]) => alike(word));
    const gone = [...told.matchAll(pattern)].flatMap(([word]) => {
      const at = left.indexOf(alike(word));
      if (at >= 0) left.splice(at, 1);
      return at < 0 ? [`${kind} ${word}`] : [];
    });
    return [...gone, ...left.map((word) => `new ${kind} ${word}`)];
  });
  const modals = MODALS.filter(
    ([kind, pattern]) =>
      pattern.test(told) && !pattern.test(tells) && !(kind === 'duty' && ORDERED.test(tells)),
  ).map(([kind]) => kind);
  const [words, letters] = [new Set(tells.split(/[^\p{L}\p{N}.+#'’-]+|[.'’](?=\s|$)/u)), lettersOf(tells)];
  const names = [...told.matchAll(NAMES)]
    .map(([name]) => name)
    .filter(
      (name) => !words.has(name) && (words.has(name.toLowerCase()) || !letters.includes(lettersOf(name))),
    )
    .filter((name) => name !== 'NPM');
  return [...lost, ...modals, ...names.map((name) => `name ${name}`)];
}

const plain = (text: string): string => text.replace(IDLE, ' ').replace(/\s+/g, ' ');
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The paragraphs of a document that another tells otherwise, each with what stands there: what both hold parts them. */
export function changedParagraphs(before: string, after: string): readonly (readonly [string, string])[] {
  const [olds = [], news = []] = [before, after].map((source) => {
    const { text, blocks } = parseDocument(source);
    return blocks.map(({ start, end }) => text.slice(start, end));
  });
  const pairs: [string, string][] = [];
  let [at, to] = [0, 0];
  while (at < olds.length || to < news.length) {
    const [stop, end] =
      olds.length === news.length
        ? [at + 1, to + 1]
        : (nextAlike(olds, news, at, to) ?? [olds.length, news.length]);
    const [told, tells] = [olds.slice(at, stop).join('\n\n'), news.slice(to, end).join('\n\n')];
    if (told !== tells) pairs.push([told, tells]);
    [at, to] = [stop, end];
  }
  return pairs;
}

/** The nearest places at which both go on alike. */
function nextAlike(
  olds: readonly string[],
  news: readonly string[],
  at: number,
  to: number,
): readonly [number, number] | undefined {
  if (olds[at] === news[to]) return [at + 1, to + 1];
  for (let far = 1; far < olds.length + news.length; far += 1) {
    for (let some = 0; some <= far; some += 1) {
      const [stop, end] = [at + some, to + far - some];
      if (stop < olds.length && olds[stop] === news[end]) return [stop, end];
    }
  }
  return undefined;
}
