import type { SourceDocument } from '../../document/types.ts';
import { readLists } from '../reading/lists.ts';
import { readable } from '../reading/readable.ts';
import { overlap } from '../reading/salience.ts';
import type { Outline, Section } from '../reading/sections.ts';
import { isVersion, readVersions } from '../reading/versions.ts';

/** What one version of a changelog brought. */
export interface VersionChanges {
  /** As its heading names it. */
  readonly title: string;
  readonly changes: readonly string[];
}

interface Change {
  readonly text: string;
  /** 0 for what breaks, 1 for what is new or different, 2 for what was mended. */
  readonly weight: number;
  /** Its place among those of its kind in the version, from 0: no kind crowds out the others. */
  readonly rank: number;
}

/** "feat(parser)!: read tables": the commit messages that many changelogs consist of. */
const COMMIT = /^(?:\*\*)?(\w+)(?:\([^)]*\))?(!)?:(?:\*\*)?\s+(.+)$/s;
const KINDS: Readonly<Record<string, string>> = {
  feat: 'Added',
  feature: 'Added',
  fix: 'Fixed',
  perf: 'Performance',
  revert: 'Reverted',
  refactor: 'Changed',
  deprecate: 'Deprecated',
};
/** What was done in the workshop: users of a version don't see it. */
const INTERNAL = /^(?:chore|test|tests|ci|build|docs?|style|lint|release)$/i;
const UPDATES = /^(?:updated? dependenc|bump(?:ed|s)?\s|merge (?:pull request|branch)\b|release v?\d)/i;
const GROUP = /^(?:added|changed|fixed|removed|deprecated|security|breaking changes?)$/i;
const MENDED = /^(?:fix|bug|patch)/i;
const BREAKING = /\bbreaking\b/i;

/** Whether a heading of a changelog stands over what its readers have to do. */
export const asksToUpgrade = (title: string): boolean =>
  /\b(?:upgrad|updat|migrat|install)(?:e|ing)\b/i.test(title);

/** Versions that share the points. */
const FEW_VERSIONS = 3;

/**
 * The changes that matter most, of the newest versions first: at most `count` of them, and no more than half of these, or a
 * third, of one version while there are older ones; what is `told` elsewhere is none of them. Empty for a text that is no changelog.
 */
export function readChanges(
  document: SourceDocument,
  outline: Outline,
  count: number,
  told: readonly string[],
): readonly VersionChanges[] {
  const versions = readVersions(outline);
  const sharing = Math.min(versions.length, FEW_VERSIONS);
  const perVersion = versions.length === 1 ? count : Math.ceil(count / Math.max(2, sharing));
  const found: VersionChanges[] = [];
  let left = count;
  for (const version of versions) {
    const changes = changesOf(document, version).filter(
      ({ text }) => !told.some((other) => overlap(other, text) > 0.7),
    );
    const best = changes
      .toSorted((a, b) => a.weight - b.weight || a.rank - b.rank)
      .slice(0, Math.min(left, perVersion))
      .map(({ text }) => text);
    if (best.length > 0) found.push({ title: version.title, changes: best });
    left -= best.length;
    if (left === 0) break;
  }
  return found;
}

/** @param depth of the section below its version */
function changesOf(document: SourceDocument, version: Section, depth = 0): readonly Change[] {
  // Below the kinds of changes, a heading names a change.
  const headed = depth > 1 ? headedChange(document, version) : '';
  if (headed !== '') return readChange(headed, '', 0);
  const listed = readLists(document, version).flatMap(({ items }) => items.map(({ text }) => text));
  // Some changelogs write each change as a paragraph under the kind of change.
  const told = isVersion(version.title)
    ? []
    : version.blocks.filter(({ kind }) => kind === 'paragraph').map((block) => readable(document, block));
  const group = isVersion(version.title) ? '' : version.title;
  const own = (listed.length > 0 ? listed : told).flatMap((text, rank) => readChange(text, group, rank));
  const below = version.children
    .filter(({ title }) => !isVersion(title))
    .flatMap((child) => changesOf(document, child, depth + 1));
  return [...own, ...below];
}

/** "**Hooks:** The new config lets you …": a heading with what stands below it first; empty where that is no sentence. */
function headedChange(document: SourceDocument, { title, blocks }: Section): string {
  const [first] = blocks.filter(({ kind, list }) => kind === 'paragraph' && !list);
  const said = first ? readable(document, first, first.sentences[0]) : '';
  return /[.!]$/.test(said) ? `**${title}:** ${said}` : '';
}

/** "[Fix] `assert`: … `fc17361`": a label in brackets, and the commit at the end. */
const LABELLED = /^\[(\w+(?: \w+)?)\]\s+/;
const COMMIT_HASH = /\s*\(?`?\b(?=[\da-f]*\d)[\da-f]{7,40}\b`?\)?$/;
/** "Thanks Carnil for pointing this out.", behind what changed. */
const THANKS = /(?<=[.!])\s+(?:Many )?[Tt]hanks? (?:to |go to )?(?:@|\p{Lu})[^.!]*[.!]$/u;
const LABELS: Readonly<Record<string, string>> = {
  fix: 'Fixed',
  new: 'Added',
  breaking: 'Breaking',
  perf: 'Performance',
};
const WORKSHOP = /^(?:dev deps|deps|actions|meta|tests?|readme|docs|eslint|types?|ci|refactor|robustness)$/i;

function readChange(written: string, group: string, rank: number): readonly Change[] {
  const bracketed = LABELLED.exec(written)?.[1] ?? '';
  // What leads in a list says nothing by itself.
  if (WORKSHOP.test(bracketed) || written.endsWith(':') || !written.includes(' ')) return [];
  const known = LABELS[bracketed.toLowerCase()];
  const text = (known ? `${known}: ${written.replace(LABELLED, '')}` : written)
    .replace(COMMIT_HASH, '')
    .replace(THANKS, '');
  const [, word = '', mark, rest = ''] = COMMIT.exec(text) ?? [];
  const kind = KINDS[word.toLowerCase()];
  if (INTERNAL.test(word) || UPDATES.test(text)) return [];
  const label = mark !== undefined ? 'Breaking' : (kind ?? (GROUP.test(group) ? group : ''));
  const said = kind === undefined ? text : rest;
  const breaks = mark !== undefined || BREAKING.test(group) || BREAKING.test(said);
  const mends = MENDED.test(label || group) || MENDED.test(said);
  const isSaid = label === '' || said.startsWith(`${label}:`);
  return [{ text: isSaid ? said : `${label}: ${said}`, weight: breaks ? 0 : mends ? 2 : 1, rank }];
}
