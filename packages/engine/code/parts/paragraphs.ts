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
    const isShown = language === 'go' || isCode(shown.join('\n'));
    const block = shown.join('\n').trimEnd();
    if (block !== '' && isShown) found.push(fenced(block, language, isCode(block) && !isTable(block)));
    else if (block !== '') found.push(...block.split(/\n\s*\n/).map((part) => part.trim()));
    shown = [];
  };
  const end = (): void => {
    const said = prose.join('\n').trim();
    if (said !== '')
      found.push(!said.startsWith('```') && isBlock(said) ? fenced(said, language, true) : said);
    prose = [];
  };
  let isFenced = false;
  for (const line of text.split('\n')) {
    const isFence = /^\s*```/.test(line);
    if (isFence && !isFenced) close();
    if (isFence || isFenced) {
      if (isFence && !isFenced) end();
      prose.push(line);
      isFenced = isFence !== isFenced;
      if (!isFenced) end();
      continue;
    }
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

/** Several lines of code that stand no further in than the words around them. */
function isBlock(paragraph: string): boolean {
  return /^[^\n]*[^.\n]\n(?:[^]*\n)?(?:end|[})\]]+[;,]?)$/.test(paragraph) && /\n[ \t]+\S/.test(paragraph);
}

const isCode = (block: string): boolean =>
  block.split('\n').some((line) => CODE.test(line)) || isTable(block);

/** Lines of two columns, such as forms and what they mean. */
const isTable = (block: string): boolean =>
  block.split('\n').filter((line) => /^\s*\S+ {2,}\S/.test(line)).length >= 2;

function fenced(block: string, language: string, isOfLanguage: boolean): string {
  const name = isOfLanguage && language !== '' ? (language === 'tsx' ? 'typescript' : language) : 'text';
  return `\`\`\`${name}\n${unindent(['', ...block.split('\n')]).slice(1)}\n\`\`\``;
}
