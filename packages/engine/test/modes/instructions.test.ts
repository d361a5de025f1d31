import assert from 'node:assert/strict';
import type { Mode } from '@housestyle/contract';
import { createEngine } from '../../index.ts';
import { cutInstructions } from '../../modes/writing/instructions.ts';
import { readGrammar } from '../code/parser.ts';
import { run, SIGN_IN } from './jobs.ts';

const engine = createEngine({ grammars: readGrammar });
const HOUSE = { rules: null, termSubs: [], glossary: [] };

/** A line of instructions, and each that it holds. */
const LINES: readonly (readonly [string, readonly string[]])[] = [
  ['use British spelling; respond in French', ['use British spelling', 'respond in French']],
  ['Use British spelling, no tables, max 5 bullets', ['Use British spelling', 'no tables', 'max 5 bullets']],
  ['keep it short and respond in German', ['keep it short', 'respond in German']],
  ['friendly tone, British spelling', ['friendly tone', 'British spelling']],
  ['address the reader as you. max 5 bullets', ['address the reader as you', 'max 5 bullets']],
  ['- add a FAQ section, mention that backups run daily', ['- add a FAQ section', 'mention that backups run daily']],
  ['put prerequisites first and end with contacts', ['put prerequisites first', 'end with contacts']],
  ...[
    'Don’t use “kick-off”; say “first meeting”.',
    'Use “sign in”, never “log in”.',
    'When you write steps, use the imperative.',
    'mention that you can add members, remove members, and set roles',
    'use active voice, avoid passive voice',
    'Keep headings short, keep them parallel',
    'Tables: use headers; avoid merged cells',
    'Use lists, tables, and examples',
    'call it “Cut, add a note”',
  ].map((line) => [line, [line]] as const),
]; // prettier-ignore

const NOTES =
  'Portal\n- color of the badge shows the status\n- code expires after 5 min\n- backups run daily';
const GUIDE = 'The portal: click Log in, enter the code and click OK. The code expires after 5 minutes.';
const CODE =
  "const app = express();\n/** Lists the bookings. */\napp.get('/bookings', (req, res) => res.json([]));\n";
const PAGE = '# Portal\n\nThe color of the badge shows the status. Backups run daily.\n';

/** What instructions make of a text, and what they don't. */
const EFFECTS: readonly (readonly [Mode, string, string, RegExp, RegExp?])[] = [
  ['expand', NOTES, 'use British spelling, respond in French', /Colour[^]*follow “respond in French”/],
  ['summarize', PAGE, 'max 3 bullets; use British spelling; respond in French', /colour[^]*follow “respond in French”/i],
  ['keywords', PAGE, 'max 3 keywords; respond in French', /follow “respond in French”/],
  ['glossary-gen', 'Nothing here.', 'respond in French', /names no term[^]*follow “respond in French”/],
  ['expand', 'Portal\n- browser: any\n- code: 6 digits\n- badge: green', 'max 2 bullets', /could not follow “max 2 bullets”/],
  ['expand', NOTES, 'max 9 bullets; no tables; friendly', /badge/, /VERIFY/],
  ['rewrite', PAGE, 'no tables, don’t mention pricing, under 100 words', /badge/, /VERIFY/],
  ['rewrite', `${PAGE}\n| A | B |\n| --- | --- |\n| 1 | 2 |\n`, 'no tables', /could not follow “no tables”/],
  ['user-guide', GUIDE, 'mention that backups run daily', /^## Good to know[^]*^- Backups run daily\.$/m, /could not follow/],
  ['user-guide', GUIDE, 'add a troubleshooting section', /^## Troubleshooting\n\n\[VERIFY\]/m, /could not follow/],
  ['code-to-docs', CODE, 'mention that backups run daily; add a quotas section', /^- Backups run daily\.$[^]*^## Quotas/m],
  ['code-to-docs', CODE, 'write for a non-technical audience', /not the screens that people use/],
  ['keywords', `${PAGE}The API calls the SLA an SLA. The API has an SLA. The badge has a color, and the badge hangs.`, 'explain acronyms', /API/, /“VERIFY”/],
]; // prettier-ignore

describe('instructions', () => {
  for (const [line, told] of LINES)
    it(`are read one by one: ${line}`, () => assert.deepEqual(cutInstructions(line).split('\n'), told));

  for (const [mode, input, customInstructions, holds, lacks] of EFFECTS)
    it(`hold in ${mode}: ${customInstructions}`, async () => {
      const job = { mode, input, style: HOUSE, customInstructions };
      await engine.prepare(job);
      const { content } = engine.analyze(job);
      assert.match(content, holds);
      if (lacks) assert.doesNotMatch(content, lacks);
    });

  it('are read in time, whatever they hold', () => {
    for (const text of [' '.repeat(2e5), 'a '.repeat(1e5), ', '.repeat(1e5), 'use it, '.repeat(3e4)])
      cutInstructions(text);
  }).timeout(2000);

  it('replace a term in each form of its verb', () =>
    assert.match(
      run('rewrite', '# Logging in\n\nWho logged in logs out.\n', SIGN_IN).content,
      /^# Signing in\n\nWho signed in logs out\.$/m,
    ));
});
