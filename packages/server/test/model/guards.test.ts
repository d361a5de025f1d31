import assert from 'node:assert/strict';
import { detectLanguage, parseDocument } from '@housestyle/engine/texts';
import fc from 'fast-check';
import { brokenFile, unfaithful } from '../../analysts/model/guards/faithful.ts';
import { ground } from '../../analysts/model/guards/grounding.ts';
import { stripInvisible } from '../../analysts/model/guards/invisible.ts';
import { createLeakGuard } from '../../analysts/model/guards/leaks.ts';
import { maskDocument, maskedPart, maskStrings, restore } from '../../analysts/model/guards/mask.ts';
import { withoutInventedReferences } from '../../analysts/model/guards/references.ts';
import { endsInRepetition, watchGrowth } from '../../analysts/model/guards/repetition.ts';
import { extractJson, shapeAnswer } from '../../analysts/model/guards/shape.ts';
import { hasLookAlikes } from '../../analysts/model/guards/look-alikes.ts';
import { answerAlone, thinksOn, unwrap } from '../../analysts/model/guards/wrapping.ts';
import { splitText } from '../../analysts/model/parts.ts';

/** Markdown of all kinds, and whatever comes to mind. */
const piece = fc.oneof(
  fc.constantFrom(
    'Run `npm i` now.',
    '## A heading',
    '```js\nconst a = 1;\n```',
    '- item\n- item 2',
    'See [it](https://a.test/x?y=1 "T") and ![alt](p.png).',
    '{name} costs 1,000.50 or 50%',
    '[VERIFY] this',
    '<kbd>Ctrl</kbd>',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '> quote',
    '⟦c1|x⟧',
    '⟦',
    '1. first\n   ```sh\n   ls\n   ```',
    '$x$ and {{ y }} at v2.1',
    '[ref]: https://b.test',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const markdown = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('\n\n'));
const parse = (text: string) => parseDocument(text, detectLanguage(text, undefined));

describe('the guard of grounding', () => {
  it('finds every quote that stands in the text, exactly', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.nat(), (text, from, length) => {
        const start = from % text.length;
        const quote = text.slice(start, start + 1 + (length % text.length));
        const range = ground(text).locate(quote);
        if (quote.trim() === '') assert.equal(range, null);
        else assert.equal(range && text.slice(range.start, range.end), quote);
      }),
    );
  });

  it('answers only ranges whose words are the quote’s', () => {
    const words = (text: string): string =>
      stripInvisible(text).replace(/\s+/g, '').replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
    fc.assert(
      fc.property(markdown, fc.string({ maxLength: 8 }), (text, quote) => {
        const range = ground(text).locate(quote);
        if (range !== null) assert.equal(words(text.slice(range.start, range.end)), words(quote));
      }),
    );
  });

  it('forgives white space, quotation marks and what nobody sees', () => {
    const text = 'The  “old”\n  way\u200b is here.';
    const range = ground(text).locate('"old" way is');
    assert.equal(range && text.slice(range.start, range.end), '“old”\n  way\u200b is');
  });

  it('names one place after the other for the same quote', () => {
    const { locate } = ground('a b a b a');
    assert.deepEqual(
      [locate('a'), locate('a'), locate('a')].map((range) => range?.start),
      [0, 4, 8],
    );
  });
});

describe('the guard of fidelity', () => {
  it('restores what it masked, whatever the text, also part by part', () => {
    fc.assert(
      fc.property(markdown, fc.integer({ min: 20, max: 400 }), (source, limit) => {
        const document = parse(source);
        const spans = maskDocument(document);
        const restored = splitText(document, limit).map((range) => {
          const masked = maskedPart(document.text, spans, range);
          const result = restore(masked.text, masked.spans);
          assert.ok('text' in result, JSON.stringify(result));
          return result.text;
        });
        const plain = (text: string): string => stripInvisible(text);
        assert.equal(plain(restored.join('')), plain(document.text));
      }),
    );
  });

  it('notices every token that is lost, repeated or made up', () => {
    const document = parse('Run `npm i` and see [it](https://a.test) for 30 seconds.');
    const { text, spans } = maskedPart(document.text, maskDocument(document), {
      start: 0,
      end: document.text.length,
    });
    const tokens = text.match(/⟦[^⟧]*⟧/g) ?? [];
    assert.equal(tokens.length, 3);
    for (const token of tokens) {
      assert.ok('lost' in restore(text.replace(token, ''), spans));
      assert.ok('lost' in restore(text + token, spans));
      const broken = restore(text.replace(token, token.slice(0, -1)), spans);
      assert.ok('lost' in broken);
      // Whatever the model makes of a hint, the text comes back as it was.
      const renamed = restore(text.replace(token, token.replace(/\|.*⟧/, '|something else⟧')), spans);
      assert.ok('text' in renamed && renamed.text === document.text);
    }
    assert.ok('unknown' in restore(`${text} ⟦c77⟧`, spans));
  });

  it('refuses lost, changed and added code, links and images', () => {
    const before = parse('Run `npm i`, then [look](https://a.test/b).\n\n```sh\nls\n```\n');
    assert.equal(unfaithful(before, parse(before.text.replace('then', 'and'))), null);
    for (const after of [
      before.text.replace('npm i', 'npm x'),
      before.text.replace('a.test', 'b.test'),
      before.text.replace('ls\n', 'ls -l\n'),
      `${before.text}\n![x](https://e.test/x.png)`,
      `${before.text}\nAlso \`rm\`.`,
    ])
      assert.notEqual(unfaithful(before, parse(after)), null, after);
    assert.equal(unfaithful(before, parse(`${before.text}\nAlso \`rm\`.`), ''), null);
    assert.notEqual(unfaithful(before, parse(`${before.text}\nSee https://e.test.`), ''), null);
  });

  it('keeps the file around interface strings', () => {
    const file = '{"a": "Save {n} files", "b": "Don\\"t", "c": "Quit"}';
    const document = parseDocument(file, 'plain');
    const { text, spans } = maskedPart(file, maskStrings(document), { start: 0, end: file.length });
    const restored = restore(text.replace('Quit', 'Leave'), spans);
    assert.ok('text' in restored);
    assert.equal(restored.text, file.replace('Quit', 'Leave'));
    assert.equal(brokenFile(file, restored.text), null);
    assert.notEqual(brokenFile(file, file.replace('Quit', 'Le"ave')), null);
    assert.notEqual(brokenFile(file, file.replace('"c": "Quit"', '"c": "Quit", "d": "More"')), null);
  });
});

describe('the guard of shape', () => {
  const finding = { quote: 'q', suggestion: null, reason: 'r', severity: 'minor', rule: 'x' };

  it('reads JSON out of whatever stands around it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, around) => {
        const clean = around.replace(/[{}[\]]/g, '');
        const text = `${clean}\n${JSON.stringify({ value })}\n${clean}`;
        assert.deepEqual(extractJson(text), JSON.parse(JSON.stringify({ value })));
      }),
    );
  });

  it('never throws, and never answers anything but findings', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const shaped = shapeAnswer(text);
        assert.ok('fault' in shaped || Array.isArray(shaped.answer.findings));
      }),
    );
  });

  it('drops and counts what is malformed', () => {
    const shaped = shapeAnswer(
      JSON.stringify({ findings: [finding, { quote: 1 }, { ...finding, severity: 'MINOR' }] }),
    );
    assert.ok('answer' in shaped);
    assert.equal(shaped.answer.findings.length, 2);
    assert.equal(shaped.dropped, 1);
    assert.ok('fault' in shapeAnswer(JSON.stringify({ findings: [{ nothing: true }] })));
  });
});

describe('the guard of what leaves', () => {
  it('takes out every remote reference that the caller did not send', () => {
    fc.assert(
      fc.property(markdown, (source) => {
        const bad = `${source}\n\n![p](https://evil.test/p?d=1) [q](//evil.test) <img src=https://evil.test/x> <https://evil.test/y>\n\n[r]: https://evil.test/z\n`;
        const code = /```|~~~|`|<!--|\$/.test(source);
        if (!code) assert.ok(!withoutInventedReferences(bad, source).includes('](https://evil.test'));
      }),
    );
    const known = 'See https://a.test/b.';
    assert.equal(
      withoutInventedReferences('Read https://a.test/b now.', known),
      'Read https://a.test/b now.',
    );
    assert.equal(withoutInventedReferences('![a](https://e.test/p.png)b', known), 'ab');
    assert.equal(withoutInventedReferences('Use `<img src="x">` here.', known), 'Use `<img src="x">` here.');
  });

  it('notices a stretch of the instructions, and the marker', () => {
    const instructions =
      'You are an editor who reads the text slowly and answers with findings alone, never more than that.';
    const leaks = createLeakGuard()({ instructions, names: ['abc123'], known: 'my own words' });
    assert.ok(leaks(`He said: "${instructions.toUpperCase()}"`));
    assert.ok(leaks('The id is abc123.'));
    assert.ok(!leaks('You are an editor. The text is read slowly.'));
    const told = createLeakGuard()({ instructions, names: [], known: instructions });
    assert.ok(!told(instructions));
  });

  it('strips what nobody sees and keeps all else', () => {
    assert.equal(stripInvisible('a\u200bb\u202ec\u{e0041}d\u0000'), 'abcd');
    for (const kept of ['👩‍💻', 'नमस्‍ते', 'é — “x”\t\n', '✈️']) assert.equal(stripInvisible(kept), kept);
  });
});

describe('the guards of form', () => {
  it('unwrap a text from fences, thoughts and chatter', () => {
    const text = '# Title\n\nWords.';
    for (const wrapped of [
      `\`\`\`markdown\n${text}\n\`\`\``,
      `<think>hm\n</think>\n${text}`,
      `Sure! Here you go:\n\n${text}`,
      `Here is the rewritten text:\n\n${text}\n\nLet me know if you need more.`,
    ])
      assert.equal(unwrap(wrapped, 'Some words.'), text);
    const block = '```bash\nls\n```\n\nWords.\n\n```bash\nls\n```';
    assert.equal(unwrap(block, 'Some words.'), block);
  });

  it('know thoughts that come to no end, and what a server hands on of its template', () => {
    assert.ok(thinksOn('<think>\nThe user wants', 'Some words.'));
    assert.ok(!thinksOn('<think> is a tag.', '<think> is a tag.'));
    for (const answer of [
      'The user wants it.\n</think>\n\nWords.',
      '[THINK]It is short.[/THINK]Words.',
      '<|channel|>analysis<|message|>It is short.<|end|><|start|>assistant<|channel|>final<|message|>Words.<|return|>',
      'Words.<|im_end|>',
    ]) {
      assert.equal(answerAlone(answer, 'Some words.'), 'Words.');
      assert.equal(answerAlone(answer, answer), answer);
    }
  });

  it('notice letters that look alike, and not another script', () => {
    assert.ok(hasLookAlikes('Sаve the file.', 'Save the file.'));
    assert.ok(!hasLookAlikes('Sаve it.', 'Sаve the file.'));
    for (const text of ['Сохраните файл через GitHubом.', 'A resistor of 10 kΩ for 5 μs', 'Save.'])
      assert.ok(!hasLookAlikes(text, ''), text);
  });

  it('notice repetition, and not what only looks alike', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 100 }), (stretch) => {
        assert.ok(endsInRepetition(`Start. ${stretch.repeat(Math.ceil(700 / stretch.length) + 6)}`));
      }),
    );
    const rows = Array.from({ length: 200 }, (_, index) => `| row ${index} | value |`).join('\n');
    assert.ok(!endsInRepetition(rows));
    const faults: string[] = [];
    watchGrowth(10, (fault) => faults.push(fault))('x'.repeat(11));
    assert.deepEqual(faults, ['size']);
  });

  it('split a text into parts that are the text', () => {
    fc.assert(
      fc.property(markdown, fc.integer({ min: 10, max: 300 }), (source, limit) => {
        const document = parse(source);
        const parts = splitText(document, limit);
        assert.equal(parts.map(({ start, end }) => document.text.slice(start, end)).join(''), document.text);
        for (const { start } of parts.slice(1))
          assert.ok(!document.codeBlocks.some((block) => block.start < start && start < block.end));
      }),
    );
  });
});
