import { cutAt, cutItems } from './cut.ts';
import { withVerbs } from './news.ts';

const MADE =
  '(?:added|adds|fixed|fixes|removed|removes|improved|improves|changed|deprecated|updated|renamed|dropped|introduced|moved|replaced|upgraded|enabled|disabled|new)';
/** "v2.1 - added dark mode, fixed a crash", "1.3.0: added …", "Write release notes: we added …". */
const HURRIED = new RegExp(
  `^(?<head>(?:(?:please )?(?:write|draft|create|prepare) )?(?:(?:the|our|some) )?(?:release notes|change ?log)(?=: )|v?\\d+(?:\\.\\d+)+(?= [-–—] |: ))(?::| [-–—])\\s+(?:we(?:['’]ve| have)? )?(?<changes>${MADE} (?:(?![.!?] )[^\\n])+)$`,
  'i',
);
const BETWEEN = new RegExp(
  `[,;]? and (?=${MADE} )|[,;] (?=${MADE} |known issue|[\\w-]+ (?:is|are) )|;\\s+(?:and )?`,
  'i',
);

/** A request whose changes stand in one sentence, with each on a line of its own; any other text as it is. */
export function layOutChanges(text: string): string {
  const { head, changes = '' } = HURRIED.exec(text)?.groups ?? {};
  const parts = cutAt(changes.replace(/\.$/, ''), BETWEEN).flatMap((part) => {
    const items = cutItems(part);
    // "roles, teams and SSO" are one change.
    return items.slice(1).every((item) => / \S/.test(item) && !/ and \S+$/.test(item))
      ? withVerbs(items)
      : [part];
  });
  if (head === undefined || parts.length < 2) return text;
  const asked = /^v?\d/.test(head) ? `Release notes for ${head}` : head;
  return [asked, ...parts.map((part) => `- ${part}`)].join('\n');
}
