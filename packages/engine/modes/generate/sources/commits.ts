import { spellOut } from '../../expand/shorthand.ts';
import { asSentence } from '../sentences.ts';
import type { FactKind } from '../signs.ts';
import type { SourceReader } from './types.ts';

/** "feat(export)!: CSV exports can be scheduled", with the hash that `git log --oneline` prints before it. */
const COMMIT =
  /^[ \t]*(?:[-*+•]\s+)?(?:[0-9a-f]{6,40}\s+)?(?<kind>feat|fix|perf|chore|docs|refactor|tests?|ci|build|style|revert|security|deps|deprecate[sd]?)(?:\((?<scope>[^()\n]*)\))?(?<breaks>!)?:\s+(?<said>\S.*)$/;
const BREAKS = /^[ \t]*BREAKING(?:[ -]CHANGE)?:\s+(?<said>\S.*)$/;
/** Commits of one line: "feat: dark mode; fix: a crash". */
const JOINT =
  /;\s+(?=(?:feat|fix|perf|chore|docs|refactor|tests?|ci|build|style|revert|security|deps)(?:\([^()\n]*\))?!?:\s|BREAKING(?:[ -]CHANGE)?:\s)/g;
/** "f00ba47 Fix crash when opening a report". */
const SUBJECT_LINE = /^[ \t]*(?:[-*+•]\s+)?[0-9a-f]{6,40}\s+(?<subject>\p{L}\S*(?: \S.*)?)$/u;
/** What the first word of such a line makes of it; the kinds of the conventional form. */
const VERBS: readonly (readonly [kind: string, verb: RegExp])[] = [
  ['feat', /^(?:add|allow|introduce|support|implement|enable)\b/i],
  ['fix', /^(?:fix(?:es|ed)?|correct|resolve|repair)\s+/i],
  ['perf', /^(?:speed up|improve|optimi[sz]e|reduce)\b/i],
  ['break', /^(?:drop|remove|delete|stop supporting)\b/i],
  ['deprecate', /^deprecate\b/i],
  ['chore', /^(?:bump|merge|refactor|clean ?up|lint|format|tweak|wip|typo|upgrade dep)\b/i],
];
const LEAST = 2;
/** What each kind of commit is to those who read about a release. */
const LABELS: Readonly<Record<string, string>> = {
  feat: 'New',
  fix: 'Fixed',
  perf: 'Improved',
  revert: 'Changed',
  security: 'Security',
  deprecate: 'Deprecated',
};

/** Commits in the conventional form, as the changes of a release; what only those who build it notice is left out. */
export const readCommits: SourceReader = (text, type) => {
  const lines = text.replace(JOINT, '\n').split('\n');
  if (
    type !== 'release-notes' ||
    lines.filter((line) => COMMIT.test(line) || SUBJECT_LINE.test(line)).length < LEAST
  )
    return undefined;
  const facts: Partial<Record<FactKind, string[]>> = {};
  const omitted: string[] = [];
  const rest = lines.filter((line) => {
    const broken = BREAKS.exec(line)?.groups?.['said'];
    const { kind = '', breaks, said = broken ?? '' } = COMMIT.exec(line)?.groups ?? readSubject(line);
    if (said === '') return true;
    const label = LABELS[kind.replace(/^deprecate[sd]$/, 'deprecate')];
    if (breaks ?? broken ?? (kind === 'break' || undefined)) (facts.breaking ??= []).push(asSentence(said));
    else if (label) (facts.change ??= []).push(`${label}: ${asSentence(withCalls(spellOut(said)))}`);
    else omitted.push(line.trim().replace(/^[-*+•]\s+/, ''));
    return false;
  });
  return { facts, omitted, rest: rest.join('\n') };
};

/** A line that only its hash marks as a commit, as one of the conventional form. */
function readSubject(line: string): Readonly<Record<string, string | undefined>> {
  const subject = SUBJECT_LINE.exec(line)?.groups?.['subject'];
  if (!subject) return {};
  const [kind, verb] = VERBS.find(([, verb]) => verb.test(subject)) ?? ['revert', undefined];
  return { kind, said: kind === 'fix' && verb ? subject.replace(verb, '') : subject };
}

/** Calls as code: "GET /boards". */
function withCalls(text: string): string {
  return text.includes('`') ? text : text.replace(/\b(?:GET|POST|PUT|PATCH|DELETE) \/[\w{}:./-]*/g, '`$&`');
}
