const MADE =
  '(?:added|adds|fixed|fixes|removed|removes|improved|improves|changed|deprecated|updated|renamed|dropped|introduced|moved|replaced|upgraded|enabled|disabled|new)';
/** "v2.1 - added dark mode, fixed a crash", "Write release notes: we added …". */
const HURRIED = new RegExp(
  `^(?<head>(?:(?:please )?(?:write|draft|create|prepare) )?(?:(?:the|our|some) )?(?:release notes|change ?log)(?=: )|v?\\d+(?:\\.\\d+)+(?= [-–—] ))(?::| [-–—])\\s+(?:we(?:['’]ve| have)? )?(?<changes>${MADE} (?:(?![.!?] )[^\\n])+)$`,
  'i',
);
const BETWEEN = new RegExp(`,? and (?=${MADE} )|, (?=${MADE} |known issue|[\\w-]+ (?:is|are) )`, 'i');

/** A request whose changes stand in one sentence, with each on a line of its own; any other text as it is. */
export function layOutChanges(text: string): string {
  const { head, changes = '' } = HURRIED.exec(text)?.groups ?? {};
  const parts = changes.replace(/\.$/, '').split(BETWEEN);
  if (head === undefined || parts.length < 2) return text;
  const asked = /^v?\d/.test(head) ? `Release notes for ${head}` : head;
  return [asked, ...parts.map((part) => `- ${part}`)].join('\n');
}
