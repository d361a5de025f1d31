import assert from 'node:assert/strict';
import { measureProcessor } from '../../../../test/harness/processor-time.ts';
import { parseDocument } from '../../document/index.ts';
import { createEngine } from '../../index.ts';
import type { Job } from '../../types.ts';

const RULES = [
  { label: 'Begin', description: "Use 'begin' instead of 'start'." },
  { label: 'Concise', description: 'Avoid wordy phrases.' },
];
const engine = createEngine();
const run = (mode: Job['mode'], input: string) =>
  engine.analyze({ mode, input, format: 'suggestions', style: { rules: RULES, termSubs: [], glossary: [] } });

const LONG =
  'The server reads the whole file in order to find errors, and then it writes each of the many messages that it has found to the log, and then it goes on to start the next file in the folder, which it finds by its name.';
const DISABLED = `<!-- housestyle-disable -->\n\n${LONG}\n\n- Run it in order to start.\n\n<!-- housestyle-enable -->`;
const ONE_LINE = '<!-- housestyle-ignore-next-line Begin -->\nRun it in order to start.';
const QUOTE = '> Run it in order to start.';

describe('comments that turn rules off hold', () => {
  for (const mode of ['rewrite', 'simplify'] as const) {
    it(`in ${mode}`, () => {
      const input = `${DISABLED}\n\n${ONE_LINE}\n\n${QUOTE}\n\nRun it in order to start.\n`;
      const fixed = `${DISABLED}\n\n${ONE_LINE.replace('in order to', 'to')}\n\n${QUOTE}\n\nRun it to begin.\n`;
      assert.equal(run(mode, input).content, fixed);
    });
  }

  it('in what simplify does of its own, where the comment names it', () => {
    const text = `<!-- housestyle-disable plain-language -->\n\n${LONG.replace(' in order', '').replace('start', 'take')}\n`;
    assert.equal(run('simplify', text).content, text);
    assert.notEqual(run('simplify', text.replace(' plain-language', ' concise')).content, text);
  });

  it('in review and its findings', () => {
    const { content, suggestions } = run('review', `${DISABLED}\n\n${ONE_LINE}\n`);
    assert.deepEqual(
      suggestions?.map(({ original, rule }) => [original, rule.label]),
      [['in order to', 'Concise']],
    );
    assert.match(content, /\n\nComments in the text silence 5 findings\.$/);
  });

  it('in the checklist and the score', () => {
    const { content } = run('style-check', `${DISABLED}\n\n${ONE_LINE.replace('in order to', 'to')}\n`);
    assert.match(content, /^- \[x\] Pass — Begin\n[^]*\n\nComments in the text silence 5 findings\./);
    assert.match(content, /Style score: 100% \(2 of 2 rules passed\)/);
  });

  it('and those that silence nothing are named, as no error', () => {
    const { content } = run(
      'review',
      'Run it.\n\n<!-- housestyle-ignore-next-line nonsense -->\nStart it.\n\n<!-- vale off -->\n',
    );
    assert.match(content, /^1 finding/);
    assert.match(
      content,
      /The comment on line 3 silences nothing: `<!-- housestyle-ignore-next-line nonsense -->`\. No rule here is called “nonsense”\./,
    );
    assert.match(content, /The comment on line 6 silences nothing: `<!-- vale off -->`\.$/);
  });

  it('and a slip of the pen is told', () => {
    const { content } = run('review', '<!-- housestyle-disabel -->\n\nRun it!\n');
    assert.match(content, /silences nothing: `<!-- housestyle-disabel -->`\. There is no such command\.$/);
  });

  it('and a name that no rule has is told beside one that silences', () => {
    const { content } = run('review', '<!-- housestyle-ignore-next-line nonsense, begin -->\nStart it.\n');
    assert.match(
      content,
      /silence 1 finding\. The comment on line 1 names what is not there: `[^`]+`\. No rule here is called “nonsense”\.$/,
    );
  });

  it('words behind a comment on its own line are read, and silenced', () => {
    assert.match(run('review', '<!-- a note -->Start it.\n').content, /^1 finding/);
    assert.match(run('review', '<!-- housestyle-ignore-line -->Start it.\n').content, /silence 1 finding\.$/);
  });

  it('whatever the text: many comments take no long time', () => {
    for (const comment of [
      '<!-- housestyle-disable a -->x! ',
      '<!-- housestyle-ignore-next-line -->\n',
      '<!-- housestyle-ignore -->\nx!\n',
      '<!-- vale A.B["x"] = NO -->x! ',
      '---\ntitle: "x\n',
      '<a title="',
      '<A title={',
    ]) {
      const input = comment.repeat(Math.floor(100_000 / comment.length));
      const used = measureProcessor();
      run('review', input);
      const taken = used();
      assert.ok(taken < 3000, `${comment}: ${taken} ms`);
    }
  });

  it('and a text in front matter that looks like one is none', () => {
    const { blocks } = parseDocument('---\ntitle: <!-- vale off -->\n---\n\nRun it!\n');
    assert.equal(blocks.length > 0, true);
    assert.equal(
      run('review', '---\ndescription: "<!-- housestyle-ignore-file -->"\n---\n\nStart it.\n').suggestions
        ?.length,
      1,
    );
  });
});
