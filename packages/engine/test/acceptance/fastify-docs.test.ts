import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, Range } from '@housestyle/contract';
import { parseDocument } from '../../document/index.ts';
import { fidelity } from '../../fixes/index.ts';
import { createEngine, type ResolvedStyle } from '../../index.ts';

const DOCUMENTS = join(import.meta.dirname, '../../../../node_modules/fastify/docs');
const STYLE: ResolvedStyle = {
  rules: null,
  termSubs: [{ preferred: 'callback function', avoid: ['callback'] }],
  glossary: [{ term: 'lifecycle', definition: 'What happens to a request.', synonyms: ['life cycle'] }],
};

const longest = globSync('**/*.md', { cwd: DOCUMENTS })
  .map((name) => ({ name, text: readFileSync(join(DOCUMENTS, name), 'utf8') }))
  .sort((a, b) => b.text.length - a.text.length || (a.name < b.name ? -1 : 1))
  .slice(0, 5);

describe("the five longest of Fastify's documents", () => {
  const engine = createEngine();
  const review = (input: string): readonly Finding[] =>
    engine.analyze({ mode: 'review', input, style: STYLE, format: 'suggestions' }).suggestions ?? [];

  for (const { name, text } of longest) {
    const windows = text.replace(/\n/g, '\r\n');

    describe(name, () => {
      for (const input of [text, windows]) {
        const ends = input === text ? '\\n' : '\\r\\n';

        it(`has findings with ${ends}, none in code or a URL, each where it says`, () => {
          const document = parseDocument(input);
          const opaque = document.protectedRanges
            .filter(({ kind }) => kind !== 'mark' && kind !== 'identifier')
            .map((range) => document.toSource(range));
          const findings = review(input);
          assert(findings.length > 10);
          for (const { original, range } of findings) {
            assert.equal(original, input.slice(range.start, range.end));
            const code = opaque.find((part) => part.start <= range.start && range.end <= part.end);
            assert.equal(code, undefined, `“${original}” stands in what is not prose`);
          }
        });

        for (const mode of ['rewrite', 'simplify'] as const) {
          it(`in ${mode} with ${ends} changes prose alone, and nothing more the second time`, () => {
            const { content } = engine.analyze({ mode, input, style: STYLE });
            assert.notEqual(content, input);
            assertFaithful(input, content);
            assert.equal(engine.analyze({ mode, input: content, style: STYLE }).content, content);
          });
        }
      }

      it('has the same findings with either line end', () => {
        const shift = (offset: number): number => offset + (text.slice(0, offset).match(/\n/g)?.length ?? 0);
        const moved = ({ start, end }: Range): Range => ({ start: shift(start), end: shift(end) });
        const expected = review(text).map(({ range, rule }) => ({ rule: rule.id, ...moved(range) }));
        assert.deepEqual(
          review(windows).map(({ range, rule }) => ({ rule: rule.id, ...range })),
          expected,
        );
      });

      it('is rewritten alike with either line end', () => {
        for (const mode of ['rewrite', 'simplify'] as const) {
          const { content } = engine.analyze({ mode, input: windows, style: STYLE });
          const plain = engine.analyze({ mode, input: text, style: STYLE }).content;
          assert.equal(content, plain.replace(/\n/g, '\r\n'));
        }
      });
    });
  }
});

function assertFaithful(before: string, after: string): void {
  const [old, now] = [parseDocument(before), parseDocument(after)];
  assert.deepEqual(fidelity(old, now), { same: true, lost: [], added: [] });
  const blocks = (document: typeof old): string[] =>
    document.codeBlocks.map(({ start, end }) => document.text.slice(start, end));
  assert.deepEqual(blocks(now), blocks(old));
  assert.deepEqual(
    now.links.map(({ destination }) => destination),
    old.links.map(({ destination }) => destination),
  );
  const matter = ({ text, frontMatter }: typeof old): string | undefined =>
    frontMatter && text.slice(frontMatter.start, frontMatter.end);
  assert.equal(matter(now), matter(old));
}
