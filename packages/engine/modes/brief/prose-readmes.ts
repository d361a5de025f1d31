import { cutAt, outside } from './cut.ts';

/** "It is installed with pip install tool and needs Python 3.10." */
const INSTALLED =
  /(?<=^\s{0,3}|[.!?]\s{1,3}|\n)(?:It|The (?:tool|package|library|plugin|app|CLI)|`?[a-z][\w-]{1,40}`?) (?:is|can be|gets) installed (?:with|via|using|by running|through|from npm with) (?<call>`[^`\n]{3,100}`|(?:[^`.;,\n]|\.(?=\S)){3,80}?)(?:,? and (?<needs>needs|requires|runs on|works with) (?<what>(?:[^.\n]|\.(?=\S)){2,100}))?\.(?=\s|$)/gu;
/** "Examples: tool convert a.csv, tool check b.csv." up to where the list begins. */
const EXAMPLES =
  /(?<=^\s{0,3}|[.!?]\s{1,3}|\n)(?:(?:some |a few |usage |typical |common )?examples?(?: calls| commands)?(?: are)?|for example|e\.g\.)(?::|,) (?=[`a-z])/gi;
/** Of a list of calls, in UTF-16 code units. */
const LONGEST = 1000;
const TYPED = /(?:^|\s)-{1,2}\w|[/<>=]|\w\.\w/;

/** A README in sentences: how it is installed as an order, what it needs in a sentence of its own, calls as a block of code. */
export function layOutProseReadme(text: string): string {
  const told = text.replace(INSTALLED, (...match) => {
    const { call = '', needs, what = '' } = match.at(-1) as Readonly<Record<string, string | undefined>>;
    return `Install it with ${call}.${needs ? ` It ${needs} ${what}.` : ''}`;
  });
  const shown = outside(told);
  let written = '';
  let reached = 0;
  for (const { index, 0: lead } of shown.matchAll(EXAMPLES)) {
    const from = index + lead.length;
    const end = /\.(?=\s+\p{Lu}|\s*(?:\n|$))|\n|$/u.exec(shown.slice(from, from + LONGEST))?.index ?? 0;
    const calls = cutAt(told.slice(from, from + end), /[,;]\s+(?:(?:and|or)\s+)?|\s+(?:and|or)\s+(?=`)/).map(
      (call) => call.replace(/^`([^`]*)`$/, '$1'),
    );
    const programs = new Set(calls.map((call) => call.split(' ', 1)[0]));
    if (
      index < reached ||
      end >= LONGEST ||
      calls.length < 2 ||
      programs.size > 1 ||
      !calls.some((call) => TYPED.test(call))
    )
      continue;
    written += `${told.slice(reached, index).trimEnd()}\n\n\`\`\`sh\n${calls.join('\n')}\n\`\`\`\n\n`;
    reached = from + end + (shown.charAt(from + end) === '.' ? 1 : 0);
  }
  return written + (reached > 0 ? told.slice(reached).trimStart() : told);
}
