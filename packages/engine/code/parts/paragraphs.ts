import { unindent } from '../lower/comments.ts';

/** Looks like code, a formula or a prompt, and not like a sentence. */
const CODE = /^\s*(?:>>>|\$ |\.\.\. )|[;{}]\s*$|\w\([^)]*\)\s*$|\s:?=\s|=>|->/;
const ITEM = /^\s*(?:[-*•]|\d+[.)])\s/;

/** Paragraphs of a comment; lines that stand further in than the others are shown as they stand. */
export function paragraphsOf(text: string, language: string): string[] {
  const found: string[] = [];
  let prose: string[] = [];
  let shown: string[] = [];
  const inward = language === 'go' ? /^[ \t]+\S/ : /^(?:\t| {2,})\s*\S/;
  const close = (): void => {
    const isShown = language === 'go' || shown.some((line) => CODE.test(line));
    const block = shown.join('\n').trimEnd();
    if (block !== '' && isShown) found.push(fenced(block, language));
    else if (block !== '') found.push(...block.split(/\n\s*\n/).map((part) => part.trim()));
    shown = [];
  };
  const end = (): void => {
    const said = prose.join('\n').trim();
    if (said !== '') found.push(said);
    prose = [];
  };
  for (const line of text.split('\n')) {
    const before = prose.at(-1)?.trim() ?? '';
    const isOpen = before === '' || before.endsWith(':');
    const isListed = ITEM.test(prose[0] ?? found.at(-1) ?? '') || ITEM.test(line);
    if (inward.test(line) && (shown.length > 0 || (isOpen && !isListed && found.length + prose.length > 0))) {
      end();
      shown.push(line);
    } else if (line.trim() === '') {
      if (shown.length > 0) shown.push(line);
      else end();
    } else {
      close();
      prose.push(line);
    }
  }
  end();
  close();
  return found;
}

function fenced(block: string, language: string): string {
  const isCode = language !== '' && block.split('\n').some((line) => CODE.test(line));
  const name = isCode ? (language === 'tsx' ? 'typescript' : language) : 'text';
  return `\`\`\`${name}\n${unindent(['', ...block.split('\n')]).slice(1)}\n\`\`\``;
}
