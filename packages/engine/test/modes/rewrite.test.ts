import assert from 'node:assert/strict';
import { run, SIGN_IN } from './jobs.ts';

const merge = (guidelines: string, content: string): string =>
  `=== INCORPORATE THE FOLLOWING ===\n${guidelines}\n=== EXISTING CONTENT ===\n${content}`;

describe('rewrite', () => {
  const UNTOUCHED = [
    '',
    'Fine.',
    '# A\r\n\r\nFine text.\r\n',
    '\uFEFFFine.\n\n',
    'Only one\r\nkind\rof line\nends.\n',
  ];
  for (const text of UNTOUCHED) {
    it(`gives ${JSON.stringify(text)} back as it is`, () =>
      assert.equal(run('rewrite', text, SIGN_IN).content, text));
  }

  it('changes prose and nothing else', () => {
    const input =
      '\uFEFF---\r\nslug: Log in\r\n---\r\nLog in with `log in` or [log in](/log-in "log in").\r\n\r\n    log in\r\n';
    assert.equal(
      run('rewrite', input, SIGN_IN).content,
      input.replace('Log in with', 'Sign in with').replace('[log in]', '[sign in]'),
    );
  });

  it('numbers the steps that a paragraph tells one after the other, and no other orders', () => {
    const told =
      'To add one, first you open the page, then you click New. After that you enter a name. Finally press Save. It takes a minute.\n';
    assert.equal(
      run('rewrite', told, {}).content,
      'To add one:\n\n1. Open the page.\n2. Click New.\n3. Enter a name.\n4. Press Save.\n\nIt takes a minute.\n',
    );
    assert.equal(
      run('rewrite', 'Open the page. Click New. Enter a name.\n', {}).content,
      'Follow these steps:\n\n1. Open the page.\n2. Click New.\n3. Enter a name.\n',
    );
    const marked =
      'First, get `x`, then open [the page](https://a.example), next click **Start**. Finally, close it.\n';
    assert.equal(
      run('rewrite', marked, {}).content,
      'Follow these steps:\n\n1. Get `x`.\n2. Open [the page](https://a.example).\n3. Click **Start**.\n4. Close it.\n',
    );
    for (const text of [
      'Use strong passwords. Keep them secret. Change them often.\n',
      'First the clerk opens the page, then you click New, and then he saves it.\n',
      'Then you can save. Next you see a list. Finally you have a page.\n',
      'First, we read the form. Then we check it. Finally we sign it.\n',
      'Press 1 for sales. Press 2 for support. Press 3 for help.\n',
      'Press releases go out daily. Open source is free. Close calls happen.\n',
    ])
      assert.equal(run('rewrite', text, {}).content, text);
  });

  it('writes all headings in one way where one of them is in none', () => {
    const text = '# How To configure the Backup\n\nText.\n\n## Setting up The Server\n\nText.\n';
    const better = text
      .replace('To configure the Backup', 'to configure the backup')
      .replace('The Server', 'the server');
    assert.equal(run('rewrite', text, {}).content, better);
    const code =
      '# safe-buffer\n\nText.\n\n## usage of it\n\nText.\n\n### Class Method: Buffer.from(array)\n\nText.\n';
    assert.equal(run('rewrite', code, {}).content, code);
    // What may be a name keeps its capitals.
    for (const name of [
      'Working with Visual Studio',
      'Open the Settings page',
      'Using Remote Desktop',
      'Building with Make',
    ])
      assert.ok(run('rewrite', `${text}\n## ${name}\n\nText.\n`, {}).content.includes(`## ${name}\n`), name);
    const pasted =
      '# of the GNU General Public License, see\n# the General Public License for more details.\n# It is FIT FOR A PURPOSE.\n';
    assert.match(
      run('rewrite', pasted, { rules: null }).content,
      /License for more details[^]*FOR A PURPOSE/,
    );
    const titles = '# Getting Started\n\nText.\n\n## Install the package\n\nText.\n';
    assert.equal(run('rewrite', titles, {}).content, titles);
  });

  it('keeps names that look misspelled, and marks', () => {
    for (const text of [
      'It was written by [Belinda Teh](https://a.example) and others.\n',
      'Bugfix: [cpan #13042] make test fails when the locale is used\n',
      'To enable it install the package; then run it.\n',
      'Unknown facts come back as [VERIFY].\n',
    ])
      assert.equal(run('rewrite', text, { rules: null }, { audience: 'consumer' }).content, text);
    assert.equal(run('rewrite', 'Recieve teh file.\n', { rules: null }).content, 'Receive the file.\n');
  });

  it('installs what the page is about, where its title is a name', () => {
    const text = '# tidyq\n\nThe installation can be done with npm.\n';
    assert.equal(
      run('rewrite', text, { rules: null }).content,
      '# tidyq\n\nYou can install tidyq with npm.\n',
    );
    for (const title of ['Installation', 'Getting started', 'My tool'])
      assert.match(
        run('rewrite', text.replace('tidyq', title), { rules: null }).content,
        /The installation can/,
      );
  });

  it('orders steps, and no cases', () => {
    const list = '1. You need to move it.\n2. You should wait a day.\n';
    for (const lead of ['Call us if one of these is true:', 'Why would I need it?', 'There are two reasons:'])
      assert.equal(run('rewrite', `${lead}\n\n${list}`, {}).content, `${lead}\n\n${list}`);
    assert.match(run('rewrite', `Two steps:\n\n${list}`, {}).content, /1\. Move it\.\n2\. Wait a/);
  });

  it('reads plain text as such where the document type says so', () => {
    const input = 'Log in.\n\n    Log in here.\n';
    assert.equal(run('rewrite', input, SIGN_IN).content, input.replace('Log in.', 'Sign in.'));
    assert.equal(
      run('rewrite', input, SIGN_IN, { docType: 'plain text' }).content,
      input.replaceAll('Log in', 'Sign in'),
    );
  });

  it('keeps a heading that a link of the document points to', () => {
    const input = '# Log in\n\nSee [how](#log-in) to log in.\n';
    assert.equal(run('rewrite', input, SIGN_IN).content, '# Log in\n\nSee [how](#log-in) to sign in.\n');
  });

  it('comes to rest where a term contains what it replaces', () => {
    const style = {
      termSubs: [
        { preferred: 'foo bar', avoid: ['foo'] },
        { preferred: 'b', avoid: ['c'] },
        { preferred: 'c', avoid: ['b'] },
      ],
    };
    const once = run('rewrite', 'A foo and a b or c.', style).content;
    assert.equal(run('rewrite', once, style).content, once);
  });

  it('parts sentences that are longer than the house allows', () => {
    const rules = [{ label: 'Length', description: 'Sentences have at most 20 words.' }];
    const input =
      'The moves of the players are sent to the server of the club, and they are stored in a table for ten years.\n';
    assert.equal(
      run('rewrite', input, { rules }).content,
      'The moves of the players are sent to the server of the club. They are stored in a table for ten years.\n',
    );
  });

  describe('of a merge request', () => {
    it('works the guidelines in and answers the existing content alone', () => {
      const { content } = run(
        'rewrite',
        merge('- log in → sign in\n- "e-mail" -> "email"', '# T\n\nLog in by e-mail.\n'),
      );
      assert.equal(content, '# T\n\nSign in by email.\n');
    });

    it('keeps the style under the guidelines', () => {
      const input = merge('e-mail → email', 'Log in by e-mail.');
      assert.equal(run('rewrite', input, SIGN_IN).content, 'Sign in by email.');
    });

    it('lets a guideline overrule the style', () => {
      const input = merge('log in → enter', 'You log in.');
      assert.equal(run('rewrite', input, SIGN_IN).content, 'You enter.');
    });

    it('lets a guideline win where the style would undo it', () => {
      const rules = [{ label: 'Headings', description: 'Use sentence case in headings.' }];
      const input = merge('Use title case for headings.', '# Working with hooks\n\n## Adding a hook\n');
      assert.equal(run('rewrite', input, { rules }).content, '# Working with Hooks\n\n## Adding a Hook\n');
    });

    it('names the guidelines that it did not understand', () => {
      const input = merge('Sound like a friendly neighbour.\nlog in → sign in', 'Log in.\r\n');
      assert.equal(
        run('rewrite', input).content,
        'Sign in.\r\n\r\n> [VERIFY] Sound like a friendly neighbour.\r\n',
      );
    });

    it('tells where code still has a term that has another name now', () => {
      const termSubs = [{ preferred: 'pnpm', avoid: ['npm'] }];
      assert.equal(
        run('rewrite', 'We use npm. Run `npm ci`.\n', { rules: [], termSubs }).content,
        'We use pnpm. Run `npm ci`.\n\n> [VERIFY] Code still has the name that “pnpm” has replaced. Check whether it changes too.\n',
      );
    });

    it('takes the two parts in either order', () => {
      const input =
        '=== EXISTING CONTENT ===\nLog in.\n=== INCORPORATE THE FOLLOWING ===\nlog in → sign in\n';
      assert.equal(run('rewrite', input).content, 'Sign in.\n');
    });

    it('treats a lone marker, or markers in code, as ordinary text', () => {
      const lone = 'log in → sign in\n=== EXISTING CONTENT ===\nYou can log in.';
      assert.equal(run('rewrite', lone).content, lone);
      const code = `Write:\n\n\`\`\`\n${merge('log in → sign in', 'You can log in.')}\n\`\`\`\n`;
      assert.equal(run('rewrite', code).content, code);
    });
  });
});
