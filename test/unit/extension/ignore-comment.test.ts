import assert from 'node:assert/strict';
import { createEngine } from '../../../packages/engine/index.ts';
import { readByService } from '../../../src/findings/comment-forms.ts';
import { ignoreComment, type IgnoreScope } from '../../../src/findings/ignore-comment.ts';
import { silencedBy } from '../../../src/findings/silenced.ts';
import { findingOn } from './support/findings.ts';

function insert(text: string, word: string, scope: IgnoreScope, language = 'markdown'): string | undefined {
  const edit = ignoreComment(text, text.indexOf(word), { ruleId: 'please', scope, language });
  return edit && text.slice(0, edit.at) + edit.text + text.slice(edit.at);
}

/** What a rule against “please” marks. */
function found(input: string): string[] {
  const rules = [{ label: 'please', description: "Don't use “please”." }];
  const style = { rules, termSubs: [], glossary: [] };
  const { suggestions = [] } = createEngine().analyze({
    mode: 'review',
    format: 'suggestions',
    input,
    style,
  });
  return suggestions.filter(({ rule }) => rule.id === 'please').map(({ original }) => original);
}

describe('a comment that ignores a rule', () => {
  it('stands behind the words of its line, before what breaks the line', () => {
    const comment = '<!-- housestyle-ignore-line please -->';
    assert.equal(insert('One.\nPlease go.\nTwo.', 'Please', 'line'), `One.\nPlease go. ${comment}\nTwo.`);
    assert.equal(
      insert('- One\n- Please go.  \n  Two', 'Please', 'line'),
      `- One\n- Please go. ${comment}  \n  Two`,
    );
    assert.equal(insert('> Please go.\\\n> Two', 'Please', 'line'), `> Please go. ${comment}\\\n> Two`);
  });

  it('silences the rule there, and nowhere else', () => {
    const text = insert('Please go.\n\nPlease stay.\n', 'Please', 'line') ?? '';
    const style = {
      rules: [{ label: 'No please', description: "Don't use “please”." }],
      termSubs: [],
      glossary: [],
    };
    const job = { mode: 'review', format: 'suggestions', input: text, style } as const;
    const { suggestions = [] } = createEngine().analyze(job);
    const [rule] = suggestions;
    assert(rule);
    const own = text.replace('please -->', `${rule.rule.id} -->`);
    const left = createEngine().analyze({ ...job, input: own }).suggestions ?? [];
    assert.deepEqual(
      left.map(({ range }) => own.slice(range.start).startsWith('Please stay')),
      [true],
    );
  });

  it('stands first in the file, but behind front matter', () => {
    assert.equal(
      insert('Please go.\n', 'Please', 'file'),
      '<!-- housestyle-ignore-file please -->\n\nPlease go.\n',
    );
    assert.equal(
      insert('---\ntitle: A\n---\nPlease go.\n', 'Please', 'file'),
      '---\ntitle: A\n---\n<!-- housestyle-ignore-file please -->\n\nPlease go.\n',
    );
  });

  it('has the form of MDX, and the line ends of the file', () => {
    assert.equal(
      insert('One.\r\nPlease go.\r\n', 'Please', 'line', 'mdx'),
      'One.\r\nPlease go. {/* housestyle-ignore-line please */}\r\n',
    );
    assert.equal(
      insert('---\r\ntitle: A\r\n---\r\nPlease', 'Please', 'file'),
      '---\r\ntitle: A\r\n---\r\n<!-- housestyle-ignore-file please -->\r\n\r\nPlease',
    );
  });

  it('stands above a table and holds for all of it, since in a row it would be one more cell', () => {
    const table = 'Before.\n\n| A |\n| --- |\n| Please go |\n';
    const commented = insert(table, 'Please', 'line') ?? '';
    assert.equal(
      commented,
      'Before.\n\n<!-- housestyle-ignore-next-block please -->\n\n| A |\n| --- |\n| Please go |\n',
    );
    assert.deepEqual(found(table), ['Please go']);
    assert.deepEqual(found(commented), []);
  });

  const forms: [language: string, text: string, line: string, file: string][] = [
    [
      'restructuredtext',
      'Title\n=====\n\nOne.\nPlease go.\n',
      'Title\n=====\n\n.. housestyle-ignore-next-block please\n\nOne.\nPlease go.\n',
      '.. housestyle-ignore-file please\n\nTitle\n=====\n\nOne.\nPlease go.\n',
    ],
    [
      'asciidoc',
      '= Title\n\nOne.\nPlease go.\n',
      '= Title\n\nOne.\n// housestyle-ignore-next-line please\nPlease go.\n',
      '// housestyle-ignore-file please\n\n= Title\n\nOne.\nPlease go.\n',
    ],
    [
      'python',
      '#!/usr/bin/env python\nx = 1\n    # Please go.\n',
      '#!/usr/bin/env python\nx = 1\n    # housestyle-ignore-next-line please\n    # Please go.\n',
      '#!/usr/bin/env python\n# housestyle-ignore-file please\nx = 1\n    # Please go.\n',
    ],
    [
      'typescript',
      '/**\n * Please go.\n */\n',
      '/**\n * housestyle-ignore-next-line please\n * Please go.\n */\n',
      '// housestyle-ignore-file please\n/**\n * Please go.\n */\n',
    ],
    [
      'html',
      '<!DOCTYPE html>\n<p>Please go.</p>\n',
      '<!DOCTYPE html>\n<p>Please go.</p> <!-- housestyle-ignore-line please -->\n',
      '<!DOCTYPE html>\n<!-- housestyle-ignore-file please -->\n\n<p>Please go.</p>\n',
    ],
  ];
  for (const [language, text, line, file] of forms) {
    it(`has the form of ${language}, and silences the rule there`, () => {
      assert.equal(insert(text, 'Please', 'line', language), line);
      assert.equal(insert(text, 'Please', 'file', language), file);
      if (readByService(language)) return;
      for (const commented of [line, file]) {
        const finding = findingOn(commented, 'Please', { rule: { id: 'please', label: '' } });
        assert.equal(silencedBy(commented)(finding), true, commented);
        assert.equal(silencedBy(text)(findingOn(text, 'Please')), false);
        assert.equal(silencedBy(commented)({ ...finding, rule: { id: 'other', label: '' } }), false);
      }
    });
  }

  it('silences its own line and no other, in languages the service can’t read', () => {
    const text = '// housestyle-ignore-next-line please\n// Please go.\n// Please stay.\n';
    const on = (word: string) => findingOn(text, word, { rule: { id: 'please', label: '' } });
    assert.equal(silencedBy(text)(on('Please go')), true);
    assert.equal(silencedBy(text)(on('Please stay')), false);
  });

  const refused: [why: string, text: string, language: string][] = [
    ['plain text, where it would be text', 'Please go.', 'plaintext'],
    ['a commit message', 'Please go.', 'git-commit'],
    ['front matter', '---\ntitle: Please\n---\n', 'markdown'],
    ['a tag that goes on in the next line', '<Card title="Please"\n  icon="a" />\n', 'mdx'],
    ['a code span that goes on in the next line', 'Please run `a\nb` now.\n', 'markdown'],
    ['code, where it would be code', 'const text = "Please go";\n', 'typescript'],
    ['a row of AsciiDoc', '|===\n| Please go\n|===\n', 'asciidoc'],
  ];
  for (const [why, text, language] of refused) {
    it(`is not offered in ${why}`, () => assert.equal(insert(text, 'Please', 'line', language), undefined));
  }
});
