/** Comments that speak to tools, not to readers. */
const FOR_TOOLS =
  /^(?:eslint|oxlint|prettier|ts-(?:ignore|expect-error|nocheck)|@ts-|istanbul|c8 |noqa|pylint|type: ignore|mypy:|pragma|nolint|go:|nosec|rubocop|phpcs|phpstan|sonar|TODO|FIXME|HACK|XXX|NOTE TO SELF|region|endregion|#region|#endregion|biome-|\+build|clippy|@generated|frozen_string_literal|encoding:|-\*-|vim:|\w+ godoc$|(?:module|private|local|public) (?:exports?|dependencies|imports?|variables|helpers?|functions?)\.?$)/i;

/** What somebody wrote for themselves behind a sentence: `Moves it. TODO(kim): audit log`. */
const NOTE_TO_SELF = /(?<=[.!?:]\s|[.!?])\s*\b(?:TODO|FIXME|XXX|HACK)\b.*$/;

/** The words of a comment: without its marks, its rulers and what speaks to tools. Tags such as `@param` stay. */
export function cleanComment(comment: string): string {
  const lines = comment
    .replace(/\/\*\*?!?|\*+\/|<!--|-->|^=begin|^=end/gm, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\/[/!]?|#+[!:]?|\*(?!\*)|--)(?: |$|(?=\S|\t))/, '').trimEnd())
    .map((line) =>
      line
        .replace(NOTE_TO_SELF, '')
        .replace(/^[-=*_#~/ ]{4,}$/, '')
        .replace(/^\s*[-=*_#~/]{3,}\s+(.*?)\s+[-=*_#~/]{3,}\s*$/, '$1')
        // Banners drawn with lines divide a file, and say nothing of what stands under them.
        .replace(/^\s*[─━═—]{2,}(?:.*[─━═—]{2,})?\s*$/, ''),
    );
  const isLines = /^\s*(?:\/\/(?![/!])|#)/.test(comment);
  let isCode = false;
  const kept = withoutNotes(lines).filter((line) => {
    if (/^\s*```/.test(line)) isCode = !isCode;
    return !FOR_TOOLS.test(line.trim()) && !(isLines && !isCode && TURNED_OFF.test(line));
  });
  // A block begins behind its mark; lines that have a mark each begin alike.
  const isBlock = /^\s*(?:\/\*|<!--|=begin)/.test(comment);
  return (isBlock ? unindent(kept) : unindent(['', ...kept])).trim();
}

/** Lines without what goes on, further in, with a note that somebody wrote for themselves. */
function withoutNotes(lines: readonly string[]): string[] {
  let isNote = false;
  return lines.filter((line) => {
    const isStart = /^(?:TODO|FIXME|HACK|XXX)\b/.test(line.trim());
    isNote = isStart || (isNote && /^\s{2,}\S/.test(line));
    return !isNote;
  });
}

/** A statement that somebody has turned off: `app.delete("/x", remove);`. */
const TURNED_OFF =
  /^(?:[\w$.]+\(.*\);|(?:const|let|var|return|import|if|for)\b.*[;{]|[\w$.]+\s*[:+-]?=[^=].*;|[\w$]*\.[\w$.]+\(["'`].*\)|print [\w.]+\[\w+\])$|^[{}()[\]]+[;,]?$/;

/** Lines without the indentation that all but the first share. */
export function unindent(lines: readonly string[]): string {
  const indents = lines
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const shared = indents.length > 0 ? Math.min(...indents) : 0;
  return lines.map((line, index) => (index === 0 ? line.trimStart() : line.slice(shared))).join('\n');
}
