import assert from 'node:assert/strict';
import { createEngine } from '../../../packages/engine/index.ts';
import { ignoreComment, type IgnoreScope } from '../../../src/findings/ignore-comment.ts';

function insert(text: string, word: string, scope: IgnoreScope, language = 'markdown'): string | undefined {
  const edit = ignoreComment(text, text.indexOf(word), { ruleId: 'please', scope, language });
  return edit && text.slice(0, edit.at) + edit.text + text.slice(edit.at);
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

  it('is not offered where it would be text or break the Markdown', () => {
    assert.equal(insert('Please go.', 'Please', 'line', 'plaintext'), undefined);
    assert.equal(insert('| A |\n| --- |\n| Please go |\n', 'Please', 'line'), undefined);
    assert.equal(insert('---\ntitle: Please\n---\n', 'Please', 'line'), undefined);
  });
});
