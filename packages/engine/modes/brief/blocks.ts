/** Lines that a bracket holds together, as JSON is pasted, as a block of code. */
export function withBlocks(text: string): string {
  if (!/^[ \t]*[[{]/m.test(text) || text.includes('```')) return text;
  const written: string[] = [];
  let block: string[] = [];
  let open = 0;
  for (const line of text.split('\n')) {
    const bare = line.replace(/"[^"]*"/g, '""');
    const depth = (bare.match(/[[{]/g) ?? []).length - (bare.match(/[\]}]/g) ?? []).length;
    if (open === 0 && !/^[ \t]*(?:[{[]\s*$|\{.*"[^"]*"\s*:)/.test(line)) {
      written.push(line);
      continue;
    }
    block.push(line);
    open += depth;
    if (open > 0) continue;
    written.push(...(block.length > 1 ? ['', '```json', ...block, '```', ''] : block));
    [block, open] = [[], 0];
  }
  return [...written, ...block].join('\n');
}

/** A text read without its blocks of code, which come back as they stand. */
export function besideBlocks(text: string, read: (text: string) => string): string {
  const blocks: string[] = [];
  const bare = text.replace(
    /^[ \t]*```[^]*?^[ \t]*```[ \t]*$/gm,
    (block) => `\uE000${blocks.push(block) - 1}\uE001`,
  );
  return read(bare).replace(/\uE000(\d+)\uE001/g, (_, index: string) => blocks[Number(index)] ?? '');
}

const FENCE = /^[ \t]*(```+|~~~+)/;
/** Of the lines of a text, which are code between fences, or a fence. */
export function codeLines(lines: readonly string[]): readonly boolean[] {
  let fence = '';
  return lines.map((line) => {
    const [, mark = ''] = FENCE.exec(line) ?? [];
    const isInside = fence !== '';
    if (mark !== '' && (!isInside || mark.startsWith(fence))) fence = isInside ? '' : mark;
    return isInside || mark !== '';
  });
}
