import type { Range } from '@housestyle/contract';
import type { ValeBlock, ValeDocument } from '../types.ts';
import type { PageElement } from './selector.ts';

/** An element of a page, with the blocks in it. */
export class ValeElement implements PageElement {
  readonly name: string;
  readonly parent: ValeElement | undefined;
  readonly children: ValeElement[] = [];
  /** Its own text, where it holds some and no element. */
  readonly block: ValeBlock | undefined;

  constructor(name: string, parent?: ValeElement, block?: ValeBlock) {
    this.name = name;
    this.parent = parent;
    this.block = block;
    parent?.children.push(this);
  }

  text(): string {
    return this.blocks()
      .map(({ view }) => view.text)
      .join('\n\n');
  }

  blocks(): readonly ValeBlock[] {
    return this.block ? [this.block] : this.children.flatMap((child) => child.blocks());
  }

  /** Where it stands in the document. */
  range(): Range {
    const blocks = this.blocks();
    const [first, last] = [blocks[0]?.view, blocks.at(-1)?.view];
    return { start: first?.toDocument(0, 0).start ?? 0, end: last?.toDocument(0, last.text.length).end ?? 0 };
  }
}

/** The page of a document: its blocks, each heading and what follows it in a section, below a `body`. */
export function pageOf({ blocks }: ValeDocument): ValeElement {
  const body = new ValeElement('body');
  /** The sections around, by the level of their headings. */
  const open: { readonly level: number; readonly section: ValeElement }[] = [];
  let holder: ValeElement | undefined;
  for (const block of blocks) {
    const { scope } = block;
    if (block.fragment || block.sized || !scope.has('text') || scope.has('attr') || scope.has('frontmatter'))
      continue;
    const level = [1, 2, 3, 4, 5, 6].find((number) => scope.has(`h${number}`));
    if (level !== undefined) {
      while ((open.at(-1)?.level ?? 0) >= level) open.pop();
      const section = new ValeElement('section', open.at(-1)?.section ?? body);
      open.push({ level, section });
      new ValeElement(`h${level}`, section, block);
      holder = undefined;
      continue;
    }
    const around = open.at(-1)?.section ?? body;
    const [outer, inner] = namesOf(block);
    if (outer === undefined) holder = undefined;
    else if (holder?.name !== outer || holder.parent !== around) holder = new ValeElement(outer, around);
    new ValeElement(inner, holder ?? around, block);
  }
  return body;
}

/** The names of a block's element and of the one around it. */
function namesOf({ scope }: ValeBlock): readonly [outer: string | undefined, inner: string] {
  if (scope.has('list')) return ['ul', 'li'];
  if (scope.has('blockquote')) return ['blockquote', 'p'];
  if (scope.has('table'))
    return ['table', scope.has('header') ? 'th' : scope.has('caption') ? 'caption' : 'td'];
  return [undefined, 'p'];
}
