import { cutAt } from '../brief/cut.ts';
import { spellOut } from '../expand/shorthand.ts';

/** No answer yet. */
export const UNKNOWN =
  /^(?:we (?:don['’]t|do not) know|not (?:yet )?(?:known|decided|clear)|unknown|tb[dc]\b|no idea)|\b(?:still (?:checking|open|unclear)|not sure yet)\b/i;

/** "how to log in (with a code), forgot the code -> ask the office; both parents can" as questions and statements. */
export function splitTopics(text: string): readonly string[] {
  return cutAt(
    text,
    /;\s+|(?<=\)),\s+|,\s+(?=(?:how|forgot|lost|can|is|are|what|where|when|who|do|does)\b[^,]*(?:->|=>|→|:|\?|\())/i,
  ).map((piece) => {
    const [, task, by] = /^how (?:to|(?:do|can) (?:i|we) )\s*(.+?)\s+\((.+)\)\.?$/i.exec(piece) ?? [];
    if (task && by) return `How do I ${task}?\n${asAnswer(by)}`;
    const [, lost, answer] = /^((?:forgot|lost) .+?)\s*(?:->|=>|→|:)\s*(.+)$/i.exec(piece) ?? [];
    if (lost && answer) return `What can I do if I ${lost.toLowerCase()}?\n${asAnswer(answer)}`;
    const [, asked, told] =
      /^((?:when|where|what|who|which|why|how|can|is|are|do|does)\b[^:(?]{5,}?)\s*(?:->|=>|→|:(?=\s)|\((?=.*\)\.?$))\s*(\S.*?)\)?\.?$/i.exec(
        piece,
      ) ?? [];
    if (asked && told) return `${asked.slice(0, 1).toUpperCase()}${asked.slice(1)}?\n${asAnswer(told)}`;
    const [, question, said] = /^([^?]+\?)\s+(\S.*)$/s.exec(asQuestion(piece)) ?? [];
    if (question && said)
      return `${question.slice(0, 1).toUpperCase()}${question.slice(1)}\n${UNKNOWN.test(said) ? '[VERIFY] ' : ''}${asAnswer(said)}`;
    return piece;
  });
}

/** "max price? 180 EUR" asks what it is. */
export function asQuestion(text: string): string {
  return text
    .replace(/\bi\b(?!\.)/g, 'I')
    .replace(
      /^(?!(?:who|what|when|where|why|how|which|is|are|can|could|do|does|did|will|would|should|may|must|has|have|am|was|were|if)\b)((?:[^\s?.!]+ ){0,2}[^\s?.!]+)\?(?=\s)/i,
      (_, name: string) => `what is the ${spellOut(name)}?`,
    );
}

function asAnswer(text: string): string {
  const bare = text.replace(/[.;]$/, '');
  if (/^[^\s@]+@[^\s@]+$|^#\S+$/.test(bare)) return `Write to ${bare}.`;
  return `${bare.slice(0, 1).toUpperCase()}${bare.slice(1)}.`;
}
