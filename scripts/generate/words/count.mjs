// Makes common-words.txt anew: `node scripts/generate/words/count.mjs WORDNET DIR… > common-words.txt`.
// WORDNET is the folder `dict` of WordNet 3.1; each DIR is searched for English Markdown. Not part of `npm run generate`,
// since what it counts is on no other machine. Afterwards, usage.mjs adds how the words are used.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from '../../../packages/engine/document/index.ts';
import { partsOfSpeech } from './parts-of-speech.mjs';

/** Fewer occurrences are chance, or somebody's typo. */
const LEAST_COUNT = 3;
const LEAST_FILES = 2;
const FOREIGN = /(?:^|\/)(?:changelog|history|license)|[._-](?:[a-z]{2}|zh-[a-z]+|pt-br)\.md$/i;

const [wordNet, ...folders] = process.argv.slice(2);
const known = new Set(readFileSync(0, 'utf8').split('\n'));
const counts = new Map();
for (const folder of folders) {
  for (const name of globSync('**/*.md', { cwd: folder })) {
    if (FOREIGN.test(name)) continue;
    const seen = new Set();
    for (const { words } of parseDocument(readFileSync(join(folder, name), 'utf8')).blocks) {
      for (const { text, kind } of words) {
        if (kind !== 'word') continue;
        for (const part of text.split(/[^A-Za-z]+/)) {
          if (!/^[A-Z]?[a-z]+$/.test(part)) continue;
          const word = part.toLowerCase();
          const entry = counts.get(word) ?? { count: 0, files: 0 };
          entry.count++;
          if (!seen.has(word)) entry.files++;
          seen.add(word);
          counts.set(word, entry);
        }
      }
    }
  }
}

const { parts, isUsual } = partsOfSpeech(wordNet);
const lines = [...known].sort().flatMap((word) => {
  const { count, files } = counts.get(word) ?? { count: 0, files: 0 };
  const frequent = count >= LEAST_COUNT && files >= LEAST_FILES;
  if (!frequent && !isUsual(word)) return [];
  return [`${word} ${Math.floor(Math.log2(count + 1))} ${parts(word)}`.trim()];
});
process.stdout.write(`${lines.join('\n')}\n`);
