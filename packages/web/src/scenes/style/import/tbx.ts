import type { GlossaryEntry, TermSub } from '@housestyle/contract';
import { SaxesParser } from 'saxes';
import { ImportError, type Imported } from './types.ts';

interface Term {
  text: string;
  status: string;
}

interface Section {
  readonly language: string;
  readonly terms: Term[];
  definition: string;
}

/** Names in TBX v2 (`martif`) and v3 (`tbx`). */
const ENTRIES = ['termEntry', 'conceptEntry'];
const SECTIONS = ['langSet', 'langSec'];
const TERMS = ['tig', 'ntig', 'termSec'];
const STATUS = /^(?:normative|administrative|register|usage)?-?(?:status|authorization)$/i;
const AVOIDED = /deprecated|superseded|obsolete|forbidden|prohibited|notrecommended|rejected/i;
const PREFERRED = /preferred/i;

/**
 * Reads terms and definitions of a TermBase eXchange file, v2 or v3: deprecated terms are avoided for the preferred one of their
 * concept, admitted ones are its synonyms. Only one language is taken: `language`, or the first that a concept has.
 */
export function readTbx(source: string, language = 'en'): Imported {
  const entries = readEntries(source);
  const glossary: GlossaryEntry[] = [];
  const termSubs: TermSub[] = [];
  let empty = 0;
  let undefinedTerms = 0;
  let foreign = 0;
  for (const sections of entries) {
    const section = sections.find(({ language: one }) => one.toLowerCase().split(/[-_]/)[0] === language);
    const taken = section ?? sections.find(({ terms }) => terms.length > 0);
    if (taken && !section) foreign++;
    const terms = taken?.terms.filter(({ text }) => text !== '') ?? [];
    const allowed = terms.filter(({ status }) => !AVOIDED.test(status));
    const best = allowed.find(({ status }) => PREFERRED.test(status)) ?? allowed[0];
    if (!taken || !best) {
      empty++;
      continue;
    }
    const avoid = unique(
      terms.filter(({ status }) => AVOIDED.test(status)),
      best.text,
    );
    if (avoid.length > 0) termSubs.push({ preferred: best.text, avoid });
    const synonyms = unique(allowed, best.text);
    const definition = taken.definition || sections.find((one) => one.definition)?.definition;
    if (definition) glossary.push({ term: best.text, definition, synonyms });
    else if (avoid.length === 0) undefinedTerms++;
  }
  const notes = [
    empty > 0 && `${empty} concepts are left out: they have no term to prefer.`,
    undefinedTerms > 0 &&
      `${undefinedTerms} terms are left out: they have no definition and nothing to avoid.`,
    foreign > 0 && `${foreign} concepts have no terms in “${language}”: their first language is taken.`,
  ].filter((note) => note !== false);
  return {
    parts: { ...(termSubs.length > 0 && { termSubs }), ...(glossary.length > 0 && { glossary }) },
    notes,
  };
}

function unique(terms: readonly Term[], but: string): string[] {
  return [...new Set(terms.map(({ text }) => text))].filter((text) => text !== but);
}

function readEntries(source: string): Section[][] {
  const parser = new SaxesParser();
  const entries: Section[][] = [];
  let entry: Section[] | undefined;
  /** The definition of the whole concept stands beside its languages. */
  let concept = '';
  let section: Section | undefined;
  let term: Term | undefined;
  let root = '';
  const types: string[] = [];
  /** The text of each open element, that of the elements inside it included. */
  const texts: string[] = [];
  const add = (piece: string): void => {
    if (texts.length > 0) texts.push(`${texts.pop()}${piece}`);
  };

  parser.on('opentag', ({ name, attributes }) => {
    root ||= name;
    types.push(attributes['type'] ?? '');
    texts.push('');
    if (ENTRIES.includes(name)) {
      entry = [];
      concept = '';
    } else if (SECTIONS.includes(name)) {
      section = { language: attributes['xml:lang'] ?? attributes['lang'] ?? '', terms: [], definition: '' };
      entry?.push(section);
    } else if (TERMS.includes(name)) {
      term = { text: '', status: '' };
      section?.terms.push(term);
    }
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    const whole = texts.pop() ?? '';
    const value = whole.trim().replace(/\s+/g, ' ');
    const kind = types.pop() || name.replace(/^.*:/, '');
    if (TERMS.includes(name)) term = undefined;
    else if (SECTIONS.includes(name)) section = undefined;
    else if (ENTRIES.includes(name) && entry) {
      for (const one of entry) one.definition ||= concept;
      entries.push(entry);
      entry = undefined;
    } else if (name === 'term' && term) term.text = value;
    else if (kind === 'definition') {
      if (section) section.definition ||= value;
      else concept ||= value;
    } else if (term && STATUS.test(kind)) term.status = value;
    else add(whole);
  });
  parser.on('error', (error) => {
    throw new ImportError(`The file is not well-formed XML: ${error.message}`);
  });
  parser.write(source.replace(/^\uFEFF/, '')).close();
  if (root !== 'martif' && root !== 'tbx')
    throw new ImportError(`This is no TBX file: its root is “${root}”, not “tbx” or “martif”.`);
  return entries;
}
