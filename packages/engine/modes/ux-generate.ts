import { compileForJob } from './rewriting/guidelines.ts';
import type { ModeHandler } from './types.ts';
import { readScreens } from './ux-generate/screen.ts';
import { makeAllSets } from './ux-generate/sets.ts';
import { writeSets } from './ux-generate/write.ts';
import { finishReport } from './writing/finish.ts';
import type { UxString } from './ux/types.ts';
import { settleStrings } from './ux/settle.ts';

/** Sets of interface strings for what a description names; `[VERIFY]` where it doesn't say what is true. */
export const uxGenerate: ModeHandler = {
  mode: 'ux-generate',
  run(job, tools) {
    const screens = readScreens(job.input);
    const [first] = screens;
    if (!first)
      return {
        content:
          '[VERIFY] The description names nothing that people act on. Say what the screen is for, such as “delete a project” or “upload invoices: errors and empty state”.',
      };
    const sets = makeAllSets(screens, job.audience).map((set) => ({
      ...set,
      strings: inHouseWords(set.strings, (strings) =>
        settleStrings(strings, compileForJob(job, tools), job.audience),
      ),
    }));
    const content = writeSets(sets, first.format);
    return { content: first.format === 'tables' ? finishReport(content, job, tools) : content };
  },
};

interface Made {
  readonly key: string;
  readonly text: string;
}

function inHouseWords<T extends Made>(
  made: readonly T[],
  settle: (strings: readonly UxString[]) => ReadonlyMap<UxString, string>,
): T[] {
  const strings = made.map(({ key, text }): UxString => ({
    key,
    text,
    start: 0,
    end: text.length,
    encode: (value) => value,
  }));
  const open = strings.filter(({ text }) => !text.includes('[VERIFY]'));
  const changed = settle(open);
  return made.map((entry, index) => {
    const string = strings[index];
    return { ...entry, text: (string && changed.get(string)) ?? entry.text };
  });
}
