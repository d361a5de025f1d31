import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseDocument } from '../../document/index.ts';
import type { SourceDocument } from '../../document/index.ts';
import { anyLanguage, anyText } from './fragments.ts';

/** What holds for every document, whatever its text. */
const invariants: Record<string, (document: SourceDocument) => void> = {
  'blocks are in order and apart'({ blocks, text }) {
    let reached = 0;
    for (const { start, end } of blocks) {
      assert.ok(start >= reached && end > start && end <= text.length, `${reached} ${start} ${end}`);
      reached = end;
    }
  },
  'prose is as long as its block and differs from the text by masks alone'({ blocks, text }) {
    for (const { start, end, prose } of blocks) {
      assert.equal(prose.length, end - start);
      for (let index = 0; index < prose.length; index++) {
        const shown = prose[index];
        const written = text[start + index];
        if (shown !== ' ' && shown !== '\uFFFC') assert.equal(shown, written);
        assert.equal(shown === '\n', written === '\n');
      }
    }
  },
  'words are slices of the text, in order, and prose unless code'({ blocks, text }) {
    for (const { start, end, words, prose } of blocks) {
      let reached = start;
      for (const word of words) {
        assert.ok(word.start >= reached && word.end > word.start && word.end <= end);
        assert.equal(word.text, text.slice(word.start, word.end));
        const shown = prose.slice(word.start - start, word.end - start);
        if (word.kind === 'code') assert.match(shown, /^[\uFFFC\n]+$/);
        else assert.equal(shown, word.text);
        reached = word.end;
      }
    }
  },
  'sentences hold all words, in order and apart'({ blocks }) {
    for (const { start, end, words, sentences } of blocks) {
      let reached = start;
      for (const sentence of sentences) {
        assert.ok(sentence.start >= reached && sentence.end <= end && sentence.words.length > 0);
        for (const word of sentence.words)
          assert.ok(word.start >= sentence.start && word.end <= sentence.end);
        reached = sentence.end;
      }
      assert.deepEqual(
        sentences.flatMap((sentence) => sentence.words),
        words,
      );
    }
  },
  'protected ranges are in order and apart'({ protectedRanges, text }) {
    let reached = 0;
    for (const { start, end } of protectedRanges) {
      assert.ok(start >= reached && end > start && end <= text.length);
      reached = end;
    }
  },
  'code words are protected'({ blocks, protectedRanges }) {
    for (const word of blocks.flatMap(({ words }) => words)) {
      if (word.kind !== 'code' || word.text.includes('\uFFFC')) continue;
      assert.ok(
        protectedRanges.some(({ start, end }) => start < word.end && end > word.start),
        word.text,
      );
    }
  },
  'places in the source rise and slice to the same text'({ text, source, toSource }) {
    let reached = 0;
    for (let start = 0; start < text.length; start++) {
      const range = toSource({ start, end: start + 1 });
      assert.ok(range.start >= reached && range.end > range.start);
      assert.equal(source.slice(range.start, range.end).replace(/\r\n?/g, '\n'), text[start]);
      reached = range.end;
    }
  },
};

describe('For any text', () => {
  for (const [name, check] of Object.entries(invariants)) {
    it(name, () => {
      fc.assert(
        fc.property(anyText, anyLanguage, (source, language) => check(parseDocument(source, language))),
        { numRuns: 1500 },
      );
    });
  }

  it('parsing twice gives the same', () => {
    fc.assert(
      fc.property(anyText, anyLanguage, (source, language) => {
        const { toSource: _one, ...first } = parseDocument(source, language);
        const { toSource: _two, ...second } = parseDocument(source, language);
        assert.deepEqual(first, second);
      }),
      { numRuns: 100 },
    );
  });
});
