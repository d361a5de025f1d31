import { isMap, isScalar, isSeq, parseDocument, Scalar, YAMLMap, YAMLSeq, type Document } from 'yaml';
import type { Severity } from '../finding.ts';
import type { GlossaryEntry, TermSub } from '../style.ts';
import { readConfig } from './read.ts';
import type { StylePart } from './schema.ts';

/** One thing to add to a `.housestyle.yaml`. */
export type ConfigEdit =
  | { readonly kind: 'term'; readonly term: TermSub }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'glossary'; readonly entry: GlossaryEntry }
  | { readonly kind: 'severity'; readonly rule: string; readonly severity: Severity | 'off' }
  | { readonly kind: 'extend'; readonly part: StylePart }
  | { readonly kind: 'vale'; readonly path: string }
  | { readonly kind: 'baseline'; readonly path: string };

/**
 * The text of a `.housestyle.yaml` with something added; comments and order stay. What is there already is not added
 * again. Undefined where the text is wrong as it is: nothing can be added to it safely.
 */
export function editConfig(text: string, edit: ConfigEdit): string | undefined {
  if (!readConfig(text).ok) return undefined;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const before = text.replaceAll('\r\n', '\n');
  const document = parseDocument(before);
  const options = { lineWidth: 0, indent: indentOf(before) };
  const untouched = document.toString(options);
  if (!isMap(document.contents)) {
    const map = new YAMLMap(document.schema);
    map.commentBefore = document.contents?.commentBefore ?? document.contents?.comment ?? null;
    document.contents = map as never;
  }
  apply(document, edit);
  const written = document.toString(options);
  // The parser keeps one blank line of several.
  const own = before.replace(/\n{3,}/g, '\n\n');
  const tight = withChanges(own, untouched, written, (lines) =>
    /\[ /.test(before) ? lines : lines.replace(/\[ (?=\S)/g, '[').replace(/(?<=\S) \]/g, ']'),
  );
  const edited = readConfig(tight).ok && asJson(tight) === asJson(written) ? tight : written;
  return readConfig(edited).ok ? edited.replaceAll('\n', eol) : undefined;
}

/** The lines that the parser writes anew where something changed, among the lines that a person wrote. */
function withChanges(
  own: string,
  untouched: string,
  written: string,
  tidy: (lines: string) => string,
): string {
  const [mine, old, now] = [own, untouched, written].map((text) => text.split('\n')) as [
    string[],
    string[],
    string[],
  ];
  if (mine.length !== old.length) return tidy(written);
  const shortest = Math.min(old.length, now.length);
  let start = 0;
  while (start < shortest && old[start] === now[start]) start++;
  let end = 0;
  while (end < shortest - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const changed = tidy(now.slice(start, now.length - end).join('\n'));
  return [
    ...mine.slice(0, start),
    ...(now.length - end > start ? [changed] : []),
    ...mine.slice(mine.length - end),
  ].join('\n');
}

function asJson(text: string): string {
  return JSON.stringify(parseDocument(text).toJS());
}

function apply(document: Document, edit: ConfigEdit): void {
  switch (edit.kind) {
    case 'word':
      return addText(listAt(document, 'words'), edit.word);
    case 'glossary':
      return addEntry(document, edit.entry);
    case 'term':
      return addTerm(document, edit.term);
    case 'severity':
      return document.setIn(['severity', edit.rule], edit.severity);
    case 'baseline':
      return document.set('baseline', edit.path);
    case 'extend':
      return addExtended(document, edit.part);
    case 'vale':
      return addVale(document, edit.path);
  }
}

function addTerm(document: Document, { preferred, avoid }: TermSub): void {
  const terms = listAt(document, 'terms');
  const known = terms.items.find(
    (item): item is YAMLMap => isMap(item) && same(item.get('preferred'), preferred),
  );
  if (!known) {
    const item = document.createNode({ preferred, avoid: avoid.length === 1 ? avoid[0] : avoid }) as YAMLMap;
    item.flow = true;
    terms.add(item);
    return;
  }
  const present = known.get('avoid', true);
  if (isScalar(present) && avoid.every((one) => same(present.value, one))) return;
  const list = isSeq(present) ? present : new YAMLSeq();
  if (!isSeq(present)) {
    list.flow = true;
    if (isScalar(present)) list.add(present);
  }
  for (const one of avoid) addText(list, one);
  known.set('avoid', list);
}

function addEntry(document: Document, { term, definition, synonyms }: GlossaryEntry): void {
  const glossary = listAt(document, 'glossary');
  if (glossary.items.some((item) => isMap(item) && same(item.get('term'), term))) return;
  const item = document.createNode({
    term,
    ...(definition !== '' && { definition }),
    ...(synonyms.length > 0 && { synonyms: [...synonyms] }),
  }) as YAMLMap;
  item.flow = true;
  glossary.add(item);
}

function addExtended(document: Document, part: StylePart): void {
  if (document.get('extends') === 'account') return;
  const list = listAt(document, 'extends');
  list.flow = true;
  addText(list, part);
}

function addVale(document: Document, path: string): void {
  const present = document.get('vale', true);
  if (present === undefined) return document.set('vale', path);
  const list = isSeq(present) ? present : new YAMLSeq();
  if (isScalar(present)) list.add(present);
  addText(list, path);
  document.set('vale', list);
}

/** The list under a key; made where there is none. */
function listAt(document: Document, key: string): YAMLSeq {
  const present = document.get(key, true);
  if (isSeq(present)) return present;
  const list = new YAMLSeq();
  document.set(key, list);
  return list;
}

function addText(list: YAMLSeq, text: string): void {
  if (!list.items.some((item) => isScalar(item) && same(item.value, text))) list.add(new Scalar(text));
}

function same(value: unknown, text: string): boolean {
  return typeof value === 'string' && value.trim().toLowerCase() === text.trim().toLowerCase();
}

/** How deep the file itself indents. */
function indentOf(text: string): number {
  const indents = [...text.matchAll(/^( {1,8})(?=\S)/gm)].map(([spaces]) => spaces.length);
  return indents.length === 0 ? 2 : Math.max(1, Math.min(...indents));
}
