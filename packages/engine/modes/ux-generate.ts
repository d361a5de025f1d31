import { compileForJob } from './rewriting/guidelines.ts';
import type { ModeHandler } from './types.ts';
import { composeSets } from './ux-generate/compose.ts';
import { readRequests } from './ux-generate/request.ts';
import { writeSets } from './ux-generate/write.ts';
import { finishReport } from './writing/finish.ts';
import type { UxString } from './ux/types.ts';
import { settleStrings } from './ux/settle.ts';

/** Sets of interface strings for what a description names; `[VERIFY]` where it doesn't say what is true. */
export const uxGenerate: ModeHandler = {
  mode: 'ux-generate',
  run(job, tools) {
    const asked = readRequests(job.input, job.audience);
    if (asked.requests.length === 0)
      return {
        content:
          '[VERIFY] The description names nothing that people act on. Say what the screen is for, such as “delete a project” or “upload invoices: errors and empty state”.',
      };
    const sets = composeSets(asked).map((set) => ({
      ...set,
      strings: inHouseWords(set.strings, (strings) =>
        settleStrings(strings, compileForJob(job, tools), job.audience),
      ),
    }));
    const content = writeSets(sets, asked.format);
    return { content: asked.format === 'tables' ? finishReport(content, job, tools) : content };
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
