import type { Range } from '@housestyle/contract';
import type { SourceDocument } from './types.ts';

const SAYS =
  '(?:says?|said|saying|adds?|added|asks?|asked|explains?|explained|recalls?|recalled|remarks?|remarked|replies|replied|told|writes?|wrote|notes|noted|comments|commented|admits?|admitted|insists?|insisted|laughs?|laughed|warns?|warned|jokes|joked|argues|argued|claims|claimed|concludes|concluded)';
/** Programs and pages say what the writer may have to change with them. */
const THING =
  '(?:message|dialog|dialogue|screen|page|label|button|error|banner|prompt|log|output|app|tool|it|which|that|console|terminal|field|title|heading)';
const CLOSED = `["”][*_]{0,2}[,.]?\\s+[—–-]?\\s?`;
/** “…,” said Ann Lee; Lee says: “…”; according to the operator, “…”; “…” — Ann Lee */
const TOLD = new RegExp(
  `${CLOSED}(?:(?:she|he|they|(?:the\\s+)?[\\p{L}’'.-]+(?:\\s+[\\p{Lu}][\\p{L}’'.-]*){0,3})\\s+)?(?<!\\b${THING}\\s)${SAYS}(?![\\w-])` +
    `|(?<!\\b${THING}\\s+)\\b${SAYS}(?:\\s+(?:us|me|the\\s+\\w+|\\p{Lu}\\w+))?[,:]?\\s+[*_]{0,2}["“]` +
    `|\\b[Aa]ccording\\s+to\\s[^"“”]{2,80},\\s+["“]|["”][*_]{0,2}\\s*[—–]\\s*[*_]{0,2}\\p{Lu}`,
  'u',
);
const QUOTED = /“[^“”]*”|"[^"]*"/g;
/** What is shorter names something. */
const LEAST_WORDS = 3;

/** What somebody is quoted with, in order: his words between the marks, in paragraphs that tell who says so. */
export function speechIn({ blocks, text }: SourceDocument): readonly Range[] {
  if (!/["“]/.test(text)) return [];
  return blocks.flatMap(({ kind, prose, start }) =>
    kind === 'paragraph' && /["“]/.test(prose) && TOLD.test(prose)
      ? [...prose.matchAll(QUOTED)].flatMap(({ 0: said, index }) =>
          said.trim().split(/\s+/).length < LEAST_WORDS
            ? []
            : { start: start + index + 1, end: start + index + said.length - 1 },
        )
      : [],
  );
}
