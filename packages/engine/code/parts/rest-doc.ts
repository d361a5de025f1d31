import { unindent } from '../lower/comments.ts';

/** Python's docstrings with reST's marks as those that other languages write: roles, literals, blocks, directives. */
export function withoutRest(comment: string): string {
  // What a directive says stands behind the rest, as tags do.
  const tags: string[] = [];
  const plain = comment
    .replace(/:(?:\w+:)?(?:class|func|meth|mod|attr|exc|data|obj|ref|doc):`~?([^`<>\n]+)`/g, '`$1`')
    .replace(/``([^`\n]+)``/g, '`$1`')
    .replace(
      /^[ \t]*\.\. (deprecated|versionadded)::[ \t]*(\S*)[ \t]*((?:\n[ \t]+\S.*)*)/gm,
      (_all, kind: string, version: string, said: string) => {
        const words = said.replace(/\s+/g, ' ').trim();
        tags.push(kind === 'deprecated' ? `@deprecated ${words}` : `@since ${version}`);
        return '';
      },
    )
    .replace(
      /::[ \t]*\n[ \t]*\n((?:[ \t]{2,}\S.*(?:\n|$)|[ \t]*\n(?=[ \t]{2,}\S))+)/g,
      (_all, block: string) =>
        `:\n\n\`\`\`python\n${unindent(['', ...block.trimEnd().split('\n')]).trim()}\n\`\`\`\n\n`,
    );
  return [plain, ...tags].join('\n');
}
