import assert from 'node:assert/strict';
import { styleScore } from '../../modes/style-check.ts';
import { PRESET, run, SIGN_IN } from './jobs.ts';

const EXCLAMATION = { label: 'No exclamation marks', description: "Don't use exclamation marks." };
const VOICE = { label: 'Voice', description: 'Sound like a friendly neighbour.' };

describe('style-check', () => {
  it('lists a pass or fail for each rule, in order, with unjudged rules in their place', () => {
    const style = { ...SIGN_IN, rules: [VOICE, EXCLAMATION] };
    const lines = run('style-check', 'You can log in.', style).content.split('\n');
    assert.match(lines[0] ?? '', /^- \[VERIFY\] Voice: could not be judged/);
    assert.equal(lines[1], '- [x] Pass — No exclamation marks');
    assert.match(lines[2] ?? '', /^- \[ \] Fail — .+ \(1\): line 1 `log in` → `sign in`$/);
  });

  it('scores only the rules that could be judged', () => {
    const style = { ...SIGN_IN, rules: [VOICE, EXCLAMATION] };
    assert.match(
      run('style-check', 'You can log in.', style).content,
      /Style score: 50% \(1 of 2 rules passed\)/,
    );
  });

  it('gives no percentage where no rule could be judged', () => {
    const { content } = run('style-check', 'Hello there.', { rules: [VOICE] });
    assert.match(content, /Style score: none, because no rule could be judged\./);
    assert.doesNotMatch(content, /%/);
  });

  it('ends with the top three fixes', () => {
    const { content } = run('style-check', 'You can log in. Wow!', { ...SIGN_IN, rules: [EXCLAMATION] });
    const fixes = content.slice(content.indexOf('Top three fixes:'));
    assert.match(
      fixes,
      /^Top three fixes:\n\n1\. \*\*.+\*\* \(\w+, 1\): .+ on line 1\.\n2\. \*\*.+\*\* .+\.$/,
    );
    assert.match(run('style-check', 'Fine.', SIGN_IN).content, /Top three fixes: none needed\.$/);
  });

  it('tells errors outside the house style without scoring them', () => {
    const { content } = run('style-check', 'Take the the bus.', SIGN_IN);
    assert.match(content, /Beside the rules of the house style:\n\n- .+`the the`/);
    assert.match(content, /Style score: 100% \(1 of 1 rule passed\)/);
  });

  it('never says the word of the gravest severity of a text without such a finding', () => {
    assert.doesNotMatch(run('style-check', 'A critical, fine text.', PRESET).content, /critical/i);
  });

  it('gives the same prose with suggestions as without', () => {
    const { content, suggestions } = run('style-check', 'You can log in.', SIGN_IN, {
      format: 'suggestions',
    });
    assert.equal(run('style-check', 'You can log in.', SIGN_IN).content, content);
    assert.equal(suggestions?.length, 1);
  });

  const SCORES: readonly [number, number, number][] = [
    [20, 24, 83],
    [1, 8, 13],
    [1, 200, 1],
    [2, 3, 67],
    [0, 5, 0],
    [5, 5, 100],
  ];
  for (const [passed, total, score] of SCORES) {
    it(`rounds ${passed} of ${total} to ${score}%`, () => assert.equal(styleScore(passed, total), score));
  }

  const STRINGS = {
    'button.link': 'Click here',
    'error.save': "Couldn't save your changes. Check your connection and try again.",
    'error.type': 'Invalid input',
    'state.busy': 'Uploading files…',
    'dialog.title': 'Delete this project?',
    count: 'You have 1 item(s) in your cart',
  };
  const entries = Object.entries(STRINGS);
  const FILES: readonly (readonly [format: string, file: string])[] = [
    ['JSON', JSON.stringify(STRINGS, null, 2)],
    ['.properties', entries.map(([key, text]) => `${key}=${text}`).join('\n')],
    ['gettext', entries.map(([, text]) => `msgid "${text}"\nmsgstr ""\n`).join('\n')],
    ['.strings', entries.map(([key, text]) => `"${key}" = "${text}";`).join('\n')],
    ['YAML', entries.map(([key, text]) => `${key}: "${text}"`).join('\n')],
    [
      'XLIFF that is not translated yet',
      `<xliff version="1.2"><file><body>${entries.map(([key, text]) => `\n<trans-unit id="${key}"><source>${text}</source><target></target></trans-unit>`).join('')}\n</body></file></xliff>`,
    ],
  ];
  for (const [format, file] of FILES)
    it(`judges a file of ${format} string by string, as an interface`, () => {
      const { content } = run('style-check', file, PRESET);
      assert.match(content, /Links that say where they lead \(1\): line \d+ `Click here`/);
      assert.match(content, /line \d+ `Invalid input`/);
      assert.match(content, /Real plurals \(1\): line \d+ `item\(s\)`/);
      assert.doesNotMatch(content, /Fail/);
    });

  it('names a link as a button, says twice what is wrong twice, and takes no warning for an error', () => {
    const { content } = run(
      'style-check',
      'shop:\n  login_link: Login\n  coupon_error: Oops! Something went wrong.\n  confirm_body: "This deletes your account. You can\'t undo this."\n',
      PRESET,
    );
    assert.match(content, /`Login` → `Log in`/);
    assert.match(content, /Errors that say what happened \(1\): line 3/);
    assert.match(content, /Exclamation marks \(1\): line 3/);
    assert.doesNotMatch(content, /line 4/);
  });

  it('leaves the description of an API to the rules of documents', () => {
    const file = 'openapi: 3.1.0\ninfo:\n  title: "Click here"\n  version: "one"\n  summary: "Invalid input"';
    assert.doesNotMatch(run('style-check', file, PRESET).content, /Links that say where/);
  });
});
