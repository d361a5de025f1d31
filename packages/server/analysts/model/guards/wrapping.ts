/** Words with which models introduce or end a text that they were asked for alone. */
const BEFORE =
  /^(?:(?:sure|certainly|of course|okay|absolutely)\b[^\n]{0,200}|here(?:'|’| i)s\b[^\n]{0,200}:|(?:below is|the following is)\b[^\n]{0,200}:)[ \t]*\n+/i;
const AFTER =
  /\n+(?:(?:let me know|feel free|i hope|i(?:'|’)ve |i have |please let me know|would you like)\b[^\n]{0,300}|(?:changes made|summary of changes):[^\n]{0,300})\s*$/i;
const THINKING = /^\s*<(think|thinking|reasoning)>[\s\S]*?<\/\1>\s*/i;
const FENCE = /^\s*(`{3,}|~{3,})[ \t]*(?:markdown|md|mdx|text|plaintext|txt)?[ \t]*\n([\s\S]*?)\n?\1[ \t]*$/i;

/**
 * The text itself out of an answer that came wrapped in thoughts, chatter or a fence. What the source itself starts or
 * ends with is no wrapping: `source` is the text that was sent.
 */
export function unwrap(answer: string, source: string): string {
  let text = answer.replace(THINKING, '');
  if (!BEFORE.test(source.trimStart())) text = text.trimStart().replace(BEFORE, '');
  if (!AFTER.test(source)) text = text.replace(AFTER, '');
  if (FENCE.test(source)) return text.trim();
  const [, , inner] = FENCE.exec(text.trim()) ?? [];
  // A fence that closes before the end is a code block of the text.
  if (inner !== undefined && balanced(inner)) return inner.trim();
  return text.trim();
}

function balanced(text: string): boolean {
  return (text.match(/^[ \t]*(?:`{3,}|~{3,})/gm) ?? []).length % 2 === 0;
}
