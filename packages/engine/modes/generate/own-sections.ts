import type { Block } from '../../document/types.ts';
import { withoutTalk } from '../brief/talk.ts';
import { spellOut } from '../expand/shorthand.ts';
import { kindOfLabel } from './labels.ts';
import type { ContentType } from '../reading/content-type.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { asPoint } from '../writing/point.ts';
import { asSentence } from './sentences.ts';
import type { OwnSection } from './told.ts';

/** A section that the prompt names and of which nothing else is known: all of it stays as it is said. */
export class OwnReader {
  readonly sections: { title: string; text: string }[] = [];
  private isItem = false;
  private width = 2;

  open(title: string): void {
    this.sections.push({ title: capitalizedWord(title), text: '' });
    this.isItem = false;
  }

  /** A paragraph or an item of a list, cleaned and whole. */
  add(notes: readonly string[], { list }: Pick<Block, 'list'>): void {
    const said = notes
      .map(withoutTalk)
      .filter(Boolean)
      .map((note) =>
        list && /^`[^`]+`\.?$/.test(note)
          ? note.replace(/\.$/, '')
          : asSentence(capitalizedWord(spellOut(note))),
      )
      .join(' ');
    if (said === '') return;
    const mark = list?.ordered ? `${list.item + 1}. ` : '- ';
    // Below a number, points hang under its text.
    const indent = ' '.repeat(this.width * ((list?.depth ?? 1) - 1));
    if (list?.depth === 1) this.width = list.ordered ? 3 : 2;
    this.write(list ? indent + mark + asPoint(said) : said, list !== undefined);
  }

  addCode(source: string): void {
    this.write(source, false);
  }

  private write(text: string, isItem: boolean): void {
    const section = this.sections.at(-1);
    if (!section) return;
    section.text += (section.text === '' ? '' : isItem && this.isItem ? '\n' : '\n\n') + text;
    this.isItem = isItem;
  }

  get written(): readonly OwnSection[] {
    return this.sections.filter(({ text }) => text !== '');
  }
}

/** "Gotchas: the first run takes 20 minutes." in a README, "Security: links are signed" in a design: the name of a section of its own, and what stands in it. */
export function ownLabel(
  note: string,
  type: ContentType | undefined,
): { readonly title: string; readonly said: string } | undefined {
  const [, title = '', said = ''] =
    ((type === 'readme' || type === 'design') && /^(\p{Lu}[\p{L}’' ]{2,24}):\s+(\S.*)$/su.exec(note)) || [];
  const kind = kindOfLabel(title);
  return title !== '' &&
    (kind === undefined || /^outputs?$/i.test(title) || (type === 'design' && kind === 'change'))
    ? { title, said }
    : undefined;
}
