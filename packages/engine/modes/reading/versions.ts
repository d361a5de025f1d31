import type { Outline, Section } from './sections.ts';

/** "2.3.0", "v1.2 (2026-02-18)", "[Unreleased]", "Version 3.1: Amber". */
const VERSION = /^\W*(?:(?:version|release)\s+)?(?:v?\d+\.\d+[\w.+-]*(?=$|[\s\]):,|])|unreleased\b)/i;

/** Whether a heading names a version of something, and nothing else that is told under it. */
export function isVersion(title: string): boolean {
  return VERSION.test(title);
}

/** The version alone, as its heading spells it: "2.3.0" of "[2.3.0] - 2026-02-18"; the whole title of what is none. */
export function versionName(title: string): string {
  return (VERSION.exec(title)?.[0] ?? title).replace(/^\W+/, '');
}

/** The versions of a changelog in the order of the text, the newest first as a rule; empty for any other text. */
export function readVersions({
  sections,
  title: named,
}: Pick<Outline, 'sections' | 'title'>): readonly Section[] {
  const first = sections.find(({ title }) => isVersion(title));
  if (!first) return [];
  const alike = sections.filter(({ title }) => isVersion(title));
  // Patch releases stand a level below the others in some changelogs.
  const others = sections.filter(
    ({ level, title }) => level <= first.level && title !== named && !isVersion(title),
  );
  const isEnough = alike.length > 1 || /^(?:change ?log|release notes|what['’]s new|history)\b/i.test(named);
  return isEnough && alike.length > others.length ? alike : [];
}
