const HEAD =
  /^([ \t]*)(Parameters|Other Parameters|Returns|Yields|Raises|Warns|Attributes|Examples?|Notes?|See Also|References|Warnings)\n[ \t]*-{3,}[ \t]*\n/gm;

/**
 * NumPy's sections, whose titles are underlined, written as Google's: `path : str` above its indented description
 * becomes `path: description`, and what is returned stands without its type.
 */
export function numpyAsGoogle(comment: string): string {
  const heads = [...comment.matchAll(HEAD)];
  if (heads.length === 0) return comment;
  const parts = heads.map((head, index) => {
    const [whole, indent = '', title = ''] = head;
    const body = comment.slice(head.index + whole.length, heads[index + 1]?.index);
    if (/^(?:Examples?|Notes?|Warnings|See Also|References)$/.test(title))
      return /^(?:See|Ref)/.test(title) ? '' : `${indent}${title === 'Warnings' ? 'Notes' : title}:\n${body}`;
    const items: { name: string; said: string[] }[] = [];
    for (const line of body.split('\n')) {
      const own = line.trim();
      if (own === '') continue;
      const last = items.at(-1);
      if (line.length - line.trimStart().length > indent.length && last) last.said.push(own);
      else items.push({ name: own, said: [] });
    }
    return [`${indent}${title.replace('Other ', '')}:`, ...items.map((item) => itemOf(title, item)), ''].join(
      '\n',
    );
  });
  return [comment.slice(0, heads[0]?.index), ...parts].join('\n');
}

function itemOf(
  title: string,
  { name, said }: { readonly name: string; readonly said: readonly string[] },
): string {
  const text = said.join(' ');
  if (/^(?:Returns|Yields)$/.test(title)) return `    ${text || name}`;
  // `x1, x2 : array_like` are described together.
  const names = (title === 'Raises' ? name : (name.split(/\s*:/)[0] ?? '')).split(/,\s*/);
  return text === '' ? '' : names.map((one) => `    ${one}: ${text}`).join('\n');
}
