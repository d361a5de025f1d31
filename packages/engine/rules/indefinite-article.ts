import { articleFor } from '../checks/article.ts';
import { capitalize } from '../checks/letter-case.ts';
import { opensSentence } from '../checks/ranges.ts';
import type { CodeCheck, Match } from '../checks/types.ts';
import type { Block, Word } from '../document/types.ts';
import type { Rule } from './types.ts';

/** Words before which a small "a" is no article: "option a is", "step a or b". */
const NO_NOUN =
  /^(?:is|are|or|and|if|in|of|on|at|as|it|its|to|was|were|has|for|by|but|not|from|with|than|into|until|under|over)$/i;

const find: CodeCheck['find'] = ({ blocks, text }) => {
  const matches: Match[] = [];
  for (const block of blocks) {
    const { prose, wordPlaces: places } = block;
    for (let index = 0; index + 1 < places.count; index++) {
      if (!isArticle(prose, places.startOf(index), places.endOf(index))) continue;
      const [word, next] = [block.words[index], block.words[index + 1]];
      const match = word && next && judge(text, block, word, next);
      if (match) matches.push(match);
    }
  }
  return matches;
};

/** "a" or "an", perhaps with a capital. */
function isArticle(prose: string, start: number, end: number): boolean {
  if (end - start > 2 || (prose.charCodeAt(start) | 0x20) !== 0x61) return false;
  return end - start === 1 || prose[start + 1] === 'n';
}

function judge(text: string, block: Block, word: Word, next: Word): Match | undefined {
  if (word.kind !== 'word' || next.kind === 'code') return undefined;
  const article = articleFor(next.text);
  if (!article || article === word.text.toLowerCase()) return undefined;
  if (!/^\s+(?:[*_]{1,3}|[["“])?$/.test(text.slice(word.end, next.start))) return undefined;
  // "Plan A includes", "if A then B, A": a name, not an article.
  if (word.text.startsWith('A') && !opensSentence(block, word.start)) return undefined;
  // "Uvicorn", "Ubuntu", "Unity": nobody can tell from the letters how a name is said.
  if (/^U[a-z]/.test(next.text)) return undefined;
  if (NO_NOUN.test(next.text) || /[\\/_$@]/.test(next.text)) return undefined;
  const replacement = word.text.startsWith('A') ? capitalize(article) : article;
  const sound = article === 'an' ? 'a vowel sound' : 'a consonant sound';
  const message = `“${next.text}” begins with ${sound}, so “${article}” goes before it.`;
  return { start: word.start, end: word.end, replacement, message };
}

export const indefiniteArticle: Rule = {
  id: 'indefinite-article',
  label: 'A or an',
  description:
    'Choose “a” or “an” by the sound of the next word, not by its spelling: “an hour”, “a user”, “an HTML page”.',
  severity: 'important',
  category: 'correctness',
  preset: true,
  checks: [{ kind: 'code', needs: [/\ban?\b/i], find }],
  examples: [
    {
      text: 'Pass a option and wait for an response.',
      findings: [
        { quote: 'a', suggestion: 'an' },
        { quote: 'an', suggestion: 'a' },
      ],
      fixed: 'Pass an option and wait for a response.',
    },
    {
      text: 'An HTTP request from a user takes an hour in a one-way channel. Run a Uvicorn; A is set.',
      findings: [],
    },
    {
      text: 'Add an *path* and a [option](./o.md) with an URL.',
      findings: [
        { quote: 'an', suggestion: 'a' },
        { quote: 'a', suggestion: 'an' },
        { quote: 'an', suggestion: 'a' },
      ],
      fixed: 'Add a *path* and an [option](./o.md) with a URL.',
    },
    { text: 'Returns a `Error` or a *unique* key; choose plan A if you can.', findings: [] },
  ],
};
