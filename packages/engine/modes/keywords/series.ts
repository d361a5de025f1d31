import { classesOf } from '../../spelling/function-words.ts';
import { partsOf } from '../../spelling/parts.ts';
import { readable } from '../reading/readable.ts';
import { versionName } from '../reading/versions.ts';
import { readChanges } from '../summarize/changes.ts';
import { uncapitalized } from '../writing/capitals.ts';
import type { Subject } from './subject.ts';

/** A title with the first of what the text lists, as much as fits: "Sync 12 Nov: latency is up; Tom rolls back." */
export function inSeries(title: string, { document, outline, statements }: Subject, limit: number): string {
  const [newest] = readChanges(document, outline, SERIES, []);
  const listed = document.blocks.filter(({ list }) => list?.leads && list.depth === 1);
  const jotted =
    listed.length > 1 ? listed.map((block) => readable(document, block)) : statements.map(({ text }) => text);
  // What the sections of notes begin with.
  const opens = new Map(statements.toReversed().map((one) => [one.section, one.text]));
  const headed = outline.sections.flatMap((section) => opens.get(section) ?? []);
  const noted = headed.length > 1 && outline.sections.length > headed.length ? headed : jotted;
  const items = newest?.changes ?? noted.filter((text) => text !== title);
  const version = versionName(newest?.title ?? '');
  const isAlone = title === 'Changelog' || title === newest?.title;
  const front = newest ? (isAlone ? `Changes in ${version}` : `${title}: ${version}`) : title;
  let told = '';
  for (const item of items.slice(0, SERIES)) {
    const one = item
      .replace(/`|\*\*/g, '')
      .replace(/^(?:Added|Changed|New|Improved): /, '')
      .replace(/^\p{Lu}\p{Ll}+: /u, (label) => (isWord(label.slice(0, -2)) ? label : ''))
      .replace(/(?<=[\p{L}\d%])(?<!\b\p{Ll})\.(?: \p{Lu}.*)?$|;$/su, '');
    const said = isWord(/^[\p{L}-]*/u.exec(one)?.[0] ?? '') ? uncapitalized(one) : one;
    const longer = told === '' ? `${front}: ${said}` : `${told}; ${said}`;
    if ([...longer].length >= limit) break;
    told = longer;
  }
  return told === '' ? '' : `${told}.`;
}
const SERIES = 4;

/** "Joost" is none. */
const isWord = (text: string): boolean =>
  text.split('-').every((part) => partsOf(part.toLowerCase()) !== 0 || classesOf(part.toLowerCase()) !== 0);
