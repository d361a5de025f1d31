import type { ContentType } from '../../reading/content-type.ts';
import { readCall } from './call.ts';
import { readChat } from './chat.ts';
import { readCommits } from './commits.ts';
import { readEndpoints } from './endpoints.ts';
import { findJson } from './json.ts';
import { readManifest } from './manifest.ts';
import { readMeeting } from './meeting.ts';
import { readTickets } from './tickets.ts';
import { readToldProblems } from './told-problems.ts';
import type { Source, SourceReader } from './types.ts';

const READERS: readonly SourceReader[] = [
  readCommits,
  readChat,
  readMeeting,
  readTickets,
  readToldProblems,
  readManifest,
  readCall,
  readEndpoints,
];

/** What the material in a prompt tells; the prompt itself where it holds none. */
export function readSource(text: string, type: ContentType | undefined): Source {
  // Parts of a decision under their labels are told, and not spoken.
  const isLabelled =
    (
      text.match(
        /^[ \t]*(?:[-*•] +)?(?:status|context|decision|alternatives|considered|consequences):\s/gim,
      ) ?? []
    ).length > 2;
  for (const read of READERS) {
    if (isLabelled && read === readMeeting) continue;
    const source = read(text, type);
    if (source) return source;
  }
  return { facts: {}, rest: fenceJson(text) };
}

/** Objects of JSON on lines of their own as code. */
function fenceJson(text: string): string {
  let fenced = '';
  let from = 0;
  for (const { start, end } of text.includes('```') ? [] : findJson(text)) {
    const isAlone =
      /(?:^|\n|: ?)[ \t]*$/.test(text.slice(from, start)) && /^[ \t]*(?:\n|$)/.test(text.slice(end));
    if (!isAlone) continue;
    fenced += `${text.slice(from, start)}\n\`\`\`json\n${text.slice(start, end)}\n\`\`\`\n`;
    from = end;
  }
  return fenced + text.slice(from);
}
