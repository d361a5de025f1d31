/** Words with which models introduce or end a text that they were asked for alone. */
const BEFORE =
  /^(?:(?:sure|certainly|of course|okay|absolutely)\b[^\n]{0,200}|here(?:'|’| i)s\b[^\n]{0,200}:|(?:below is|the following is)\b[^\n]{0,200}:)[ \t]*\n+/i;
const AFTER =
  /\n+(?:(?:let me know|feel free|i hope|i(?:'|’)ve |i have |please let me know|would you like)\b[^\n]{0,300}|(?:changes made|summary of changes):[^\n]{0,300})\s*$/i;
const TAG = 'think|thinking|thoughts?|reasoning|reflection|scratchpad';
/** Thoughts before the answer, as the templates of today's models write them: in tags, in brackets, in channels. */
const THOUGHTS: readonly RegExp[] = [
  new RegExp(`^\\s*<(${TAG})>[^]*?</\\1>\\s*`, 'i'),
  /^\s*\[THINK\][^]*?\[\/THINK\]\s*/,
  /^\s*<\|channel\|>[^]*<\|channel\|>final(?: [^<]*)?<\|message\|>/,
];
const OPENING = new RegExp(`^\\s*(?:<(?:${TAG})>|\\[THINK\\]|<\\|channel\\|>)`, 'i');
/** Where the template has opened the tag before the answer. */
const CLOSED = new RegExp(`^[^]*?</(?:${TAG})>\\s*`, 'i');
const CLOSING = new RegExp(`</(?:${TAG})>`, 'i');
/** Signs by which models end, where a server hands them on. */
const END = /\s*(?:<\|(?:im_end|return|end|eot_id|endoftext|end_of_text)\|>|<\/s>)\s*$/;
const FENCE = /^\s*(`{3,}|~{3,})[ \t]*(?:markdown|md|mdx|text|plaintext|txt)?[ \t]*\n([\s\S]*?)\n?\1[ \t]*$/i;

/**
 * The text itself out of an answer that came wrapped in thoughts, chatter or a fence. What the source itself starts or
 * ends with is no wrapping: `source` is the text that was sent.
 */
export function unwrap(answer: string, source: string): string {
  let text = answerAlone(answer, source);
  if (!BEFORE.test(source.trimStart())) text = text.trimStart().replace(BEFORE, '');
  if (!AFTER.test(source)) text = text.replace(AFTER, '');
  if (FENCE.test(source)) return text.trim();
  const [, , inner] = FENCE.exec(text.trim()) ?? [];
  // A fence that closes before the end is a code block of the text.
  if (inner !== undefined && balanced(inner)) return inner.trim();
  return text.trim();
}

/** What neither thoughts nor signs do without: most answers need not be looked at any closer. */
const SIGN = /<|\[\/?THINK\]/i;

/** Without thoughts before it and signs after it; what the source itself holds of such is its own. */
export function answerAlone(answer: string, source: string): string {
  if (!SIGN.test(answer)) return answer;
  let text = END.test(source) ? answer : answer.replace(END, '');
  for (const thoughts of THOUGHTS) if (!thoughts.test(source)) text = text.replace(thoughts, '');
  return CLOSING.test(source) ? text : text.replace(CLOSED, '');
}

/** Whether an answer begins with thoughts that come to no end. */
export function thinksOn(answer: string, source: string): boolean {
  return OPENING.test(answer) && !OPENING.test(source);
}

function balanced(text: string): boolean {
  return (text.match(/^[ \t]*(?:`{3,}|~{3,})/gm) ?? []).length % 2 === 0;
}
