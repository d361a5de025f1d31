import { parseDocument } from '../../document/parse-document.ts';
import { lookUp } from '../../spelling/lexicon.ts';

const MOST_LINKS = 100;
const LINKED = /\]\(|\]\[|^ {0,3}\[[^\]\n]+\]:/m;

/** A page with the links of its prompt, each where the page has its words: not in code, in headings or in other links. */
export function withLinks(body: string, prompt: string): string {
  if (!LINKED.test(prompt)) return body;
  const { text, links } = parseDocument(prompt, 'markdown');
  const targets = new Map<string, string[]>();
  for (const { kind, label, destination } of links.slice(0, MOST_LINKS)) {
    const said = text
      .slice(label.start, label.end)
      .replace(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (kind === 'link' && /^\p{L}/u.test(said) && !/[`[\]<]/.test(said) && /^[^#\s]\S*$/.test(destination))
      targets.set(said, [...(targets.get(said) ?? []), destination]);
  }
  if (targets.size === 0) return body;
  const prose = proseOf(body);
  const edits: { start: number; end: number; text: string }[] = [];
  for (const [label, destinations] of targets) {
    const places = placesOf(label, prose).filter(
      (start) => !edits.some((edit) => start < edit.end && start + label.length > edit.start),
    );
    const isName = !/^\p{Ll}+$/u.test(label);
    // "here" of three means any of them.
    if (places.length > destinations.length && !isName) continue;
    for (const [index, destination] of destinations.entries()) {
      const start = places[index];
      if (start === undefined) break;
      const end = start + label.length;
      const words = lookUp(label) === 0 && !label.includes(' ') ? label : body.slice(start, end);
      edits.push({ start, end, text: `[${words}](${destination})` });
    }
  }
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((page, { start, end, text: link }) => page.slice(0, start) + link + page.slice(end), body);
}

/** The text at its offsets, with blanks for all but prose. */
function proseOf(markdown: string): string {
  let prose = '';
  for (const { kind, start, prose: said } of parseDocument(markdown, 'markdown').blocks)
    if (kind !== 'heading' && start >= prose.length) prose = prose.padEnd(start, '\0') + said;
  return prose;
}

/** Where words stand, whole, with a small or a capital letter in front. */
function placesOf(label: string, prose: string): readonly number[] {
  const places: number[] = [];
  const capital = label.replace(/^./u, (letter) => letter.toUpperCase());
  for (const said of new Set([label, capital]))
    for (let at = prose.indexOf(said); at >= 0; at = prose.indexOf(said, at + said.length))
      if (!/[\p{L}\d]/u.test(`${prose[at - 1] ?? ''}${prose[at + said.length] ?? ''}`)) places.push(at);
  return places.sort((a, b) => a - b);
}
