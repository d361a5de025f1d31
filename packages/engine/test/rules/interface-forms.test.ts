import assert from 'node:assert/strict';
import { parseDocument } from '../../document/index.ts';
import { inspect } from '../../inspect.ts';
import { UI_RULES } from '../../rules/ui/index.ts';
import { fromBuiltIn } from '../../style/built-in.ts';

/** Ways in which people hand in the texts of an interface, with what each one is. */
const FORMS: Readonly<Record<string, (kind: string, said: string) => string>> = {
  colon: (kind, said) => `${kind}: ${said}`,
  bold: (kind, said) => `- **${kind}**: ${said}`,
  dash: (kind, said) => `${kind} - ${said}`,
  quoted: (kind, said) => `${kind}: “${said}”`,
  'bold text': (kind, said) => `${kind}: **${said}**`,
  'named place': (kind, said) => `Sign-in page, ${kind.toLowerCase()}: ${said}`,
  aside: (kind, said) => `${kind} (large): ${said}`,
  'lines of one paragraph': (kind, said) => `Header: Profile\n${kind}: ${said}\nLink: Show all orders`,
  row: (kind, said) => `| Screen | Element | Text |\n| --- | --- | --- |\n| Profile | ${kind} | ${said} |`,
  column: (kind, said) => `| Screen | ${kind} |\n| --- | --- |\n| Profile | ${said} |`,
  heading: (kind, said) => `## ${kind}s\n\n- ${said}\n- Back`,
  'table below a heading': (kind, said) =>
    `## ${kind}s\n\n| Screen | Text |\n| --- | --- |\n| Profile | ${said} |`,
  'list below a line': (kind, said) => `${kind}s:\n\n- ${said}`,
};

const TEXTS: readonly (readonly [kind: string, wrong: string, right: string])[] = [
  ['Button', 'Submit', 'Save changes'],
  ['Button', 'Yes', 'Delete file'],
  ['Button', 'Login', 'Sign in'],
  ['Label', 'Date Of Birth', 'Date of birth'],
  ['Menu item', 'Save Changes', 'Print preview'],
  ['Label', 'Email address.', 'Email address'],
  ['Placeholder', 'Enter your email', 'name@example.com'],
  ['Error', 'Something went wrong.', 'The file is too large. Choose a smaller one.'],
  ['Error message', 'Sorry, the page moved.', 'The page moved.'],
  ['Toast', 'File saved successfully.', 'File saved.'],
  ['Dialog', 'Are you sure you want to leave?', 'Leave the page?'],
  ['Hint', 'Click here to learn more.', 'Use at least 12 characters.'],
];

const style = { rules: UI_RULES.map((rule) => fromBuiltIn(rule, true)), unjudged: [] };

describe('texts of an interface', () => {
  for (const [form, write] of Object.entries(FORMS)) {
    it(`are read as: ${form}`, () => {
      for (const [kind, wrong, right] of TEXTS) {
        const text = write(kind, wrong);
        const at = text.indexOf(wrong);
        const found = inspect(parseDocument(text, 'markdown'), style);
        assert.ok(
          found.some(({ start, end }) => start < at + wrong.length && end > at),
          `nothing found: ${text}`,
        );
        assert.deepEqual(
          inspect(parseDocument(write(kind, right), 'markdown'), style),
          [],
          write(kind, right),
        );
      }
    });
  }

  it('keep verbs that a kind stands behind by chance', () => {
    const text = 'See the button: yes\n\nThe label on the button: Yes. Title it as it is.';
    assert.deepEqual(inspect(parseDocument(text, 'markdown'), style), []);
  });
});
