import type { Job } from '../../types.ts';
import { cutAt } from '../brief/cut.ts';

const POLITE = '(?:(?:and|also|please|pls|then),? )*';
const PART =
  '(?:tables?|sections?|diagrams?|chapters?|paragraphs?|examples?|summary|tl;?dr|table of contents|toc|checklist|faq)';
const ADDS = new RegExp(
  String.raw`^${POLITE}(?:add|include|have|put in|use) (?:an? |the |some |one )?(?:(?:short|brief|small|separate|simple|good|few) )*${PART}(?: at the (?:end|top|start|bottom))?(?: (?:of|for|on|about|with|called|titled|named|listing|showing) .{2,80})?$`,
  'i',
);
const COUNT =
  '(?:\\d+|one|two|three|four|five|six|half) ?(?:an? )?(?:words?|pages?|sections?|sentences?|paragraphs?)';
/** How it is written: such words say nothing of any matter. */
const MANNERS = [
  String.raw`(?:(?:keep|limit) (?:it|this|the (?:page|text|document|doc|readme|guide)) )?(?:to )?(?:under|below|within|at most|max(?:imum)?(?: of)?|no more than|not more than|less than|up to|shorter than) ${COUNT}(?: (?:long|max|at most))?`,
  String.raw`(?:keep|limit) (?:it|this|the (?:page|text|document|doc|readme|guide)) to ${COUNT}`,
  '(?:write(?: it| this| everything)?|use|address (?:the )?readers?|in)(?: in| as)? (?:the )?(?:second person|third person|first person|plain (?:english|language|words)|simple (?:english|language|words)|active voice|(?:british|american|us|uk) (?:english|spelling)|imperative(?: mood)?|numbered (?:steps|lists?)|bullet points|bullets|sentence case|title case)(?: (?:only|throughout|for .{3,40}))?',
  "(?:(?:use |with )?no|without|(?:do not|don['’]t|never|avoid) (?:use |using )?(?:any )?)(?: ?)(?:emojis?|jargon|marketing(?: (?:speak|language|fluff|talk))?|buzzwords|exclamation (?:marks|points)|fluff|filler|contractions|passive(?: voice)?)",
];
const MANNER = new RegExp(String.raw`^${POLITE}(?:${MANNERS.join('|')})$`, 'i');
const ASKS_POLITELY = /\b(?:please|pls)\b/i;
/** Where one sentence ends and the next begins, or another wish. */
const NEXT =
  /(?<=[\p{L}\d)"”'’;][.!?;])\s+(?=\p{L})|\s+and\s+(?=(?:please )?(?:add|include|keep|use|write in|no|don['’]t use|do not use) )/u;
/** Longer texts are material, and no prompt; in UTF-16 code units. */
const LONGEST = 20_000;

const bareOf = (text: string): string =>
  text
    .replace(/^(?:[-*•+] )?(?:(?:and|also|please|pls),? )*/i, '')
    .replace(/[\s.!;,]+$/, '')
    .replace(/,? (?:please|pls)$/i, '')
    .trim();
/** Of a wish, in UTF-16 code units. */
const LONGEST_WISH = 160;
const isManner = (text: string): boolean => text.length < LONGEST_WISH && MANNER.test(bareOf(text));
const isWish = (text: string): boolean =>
  isManner(text) || (text.length < LONGEST_WISH && ADDS.test(bareOf(text)));

/**
 * A job whose prompt's wishes for the page, "Add a table of flags. Keep it under 300 words.", stand among its custom
 * instructions: those at the end of the prompt, and those that it asks for politely.
 */
export function withPromptWishes(job: Job): Job {
  if (job.input.length > LONGEST) return job;
  const lines = job.input.trimEnd().split('\n');
  const wishes: string[] = [];
  let isEnd = true;
  let isCode = false;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index] ?? '';
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    if (isCode || line.trim() === '') continue;
    const sentences = cutAt(line, NEXT);
    const kept: string[] = [];
    const before = wishes.length;
    for (const sentence of sentences.toReversed()) {
      const asks =
        isWish(sentence) &&
        (isEnd || ASKS_POLITELY.test(sentence)) &&
        !(index === 0 && sentence === sentences[0]);
      if (asks) wishes.push(bareOf(sentence));
      else {
        const [told, manners] = isEnd ? cutManners(sentence) : [sentence, []];
        wishes.push(...manners);
        kept.push(told);
        isEnd = false;
      }
    }
    if (wishes.length > before) lines[index] = kept.toReversed().join(' ');
  }
  if (wishes.length === 0) return job;
  const own = job.customInstructions?.trim() ?? '';
  return {
    ...job,
    input: lines.join('\n').trimEnd(),
    customInstructions: [own, ...wishes.toReversed()].filter(Boolean).join('\n'),
  };
}

/** "README for a Go CLI, no emojis, under 200 words": the last sentence of a prompt, and how it wants the page. */
function cutManners(sentence: string): readonly [told: string, manners: readonly string[]] {
  const pieces = sentence.replace(/[.!;]+$/, '').split(/[,;]\s+/);
  let count = 0;
  while (count < pieces.length - 1 && isManner(pieces[pieces.length - 1 - count] ?? '')) count += 1;
  return count === 0
    ? [sentence, []]
    : [`${pieces.slice(0, -count).join(', ')}.`, pieces.slice(-count).map(bareOf).toReversed()];
}
