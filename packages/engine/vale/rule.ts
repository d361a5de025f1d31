import type { ValeRuleCheck } from '@housestyle/contract';
import type { Match } from '../checks/types.ts';
import type { SourceDocument } from '../document/types.ts';
import { blanked } from './blanked.ts';
import { checkEdits } from './edits.ts';
import { compileRunner } from './kinds/index.ts';
import type { Hit, RuleContext, Runner } from './kinds/types.ts';
import { fillMessage } from './messages.ts';
import { compileScope, type Scope } from './scope.ts';
import type { ValeBlock, ValeDocument } from './types.ts';

/** A rule in Vale's form, ready to run. */
export interface ValeRule {
  readonly check: ValeRuleCheck;
  readonly runner: Runner;
  readonly scope: Scope;
}

/** Compiles a rule. Throws an error of which the message is for the rule's author. */
export function compileValeRule(check: ValeRuleCheck, context: RuleContext): ValeRule {
  const runner = compileRunner(check, context);
  if (check.action?.name === 'edit') checkEdits(check.action.params ?? []);
  const own = check.scope?.length ? check.scope : ['text'];
  return { check, runner, scope: compileScope(runner.scope ?? own) };
}

/** What a rule finds in a document, each place once. */
export function runValeRule(
  { check, runner, scope }: ValeRule,
  document: SourceDocument,
  vale: ValeDocument,
  countOf: (name: string) => number,
): Match[] {
  const pass = runner.start(vale, countOf);
  const places = new Set<number>();
  const matches: Match[] = [];
  const most = check.limit ? check.limit : Infinity;
  let settled = false;
  let missing: Match | undefined;
  const { blanks } = scope;
  const elements = scope.elements(vale);
  for (const one of elements.length > 0 ? [...vale.blocks, ...elements] : vale.blocks) {
    if (!scope.reads(one, vale)) continue;
    const block = blanks.length > 0 ? blanked(one, blanks, vale) : one;
    for (const hit of pass(block)) {
      if (hit.settles) {
        settled = true;
        continue;
      }
      const match = toMatch(check, hit, block, document);
      if (hit.everywhere) {
        missing ??= match;
        continue;
      }
      if (places.has(match.start)) continue;
      if (matches.length >= most) break;
      places.add(match.start);
      matches.push(match);
    }
  }
  // What no block has is said once, of the document.
  if (missing && !settled && matches.length < most && !places.has(missing.start)) matches.unshift(missing);
  return matches;
}

/** What is said of the whole document. */
export function saidOfAll(document: SourceDocument, message: string): Match {
  return { ...firstLine(document.text), replacement: null, message, asIs: 'page' };
}

function toMatch(check: ValeRuleCheck, hit: Hit, { view }: ValeBlock, document: SourceDocument): Match {
  const message = fillMessage(hit.message ?? check.message, hit.values);
  if (hit.everywhere) return saidOfAll(document, message);
  const { start, end } = view.toDocument(hit.start, hit.end);
  const found = view.text.slice(hit.start, hit.end);
  const [replacement] = hit.suggestions?.length === 1 ? hit.suggestions : [];
  // Where the page shows something else than the source, there is nothing to replace.
  const written = document.text.slice(start, end) === found;
  const base = { start, message, asIs: 'page' as const };
  if (replacement === undefined || !written || replacement === found)
    return { ...base, end, replacement: null };
  if (replacement === '') return { ...base, ...removal(document.text, view.text, hit, start, end) };
  return { ...base, end, replacement: keepSpace(found, replacement) };
}

/** Rules may match the space around a word; what replaces it has none. */
function keepSpace(found: string, replacement: string): string {
  if (found.trim() === '' || /^\s|\s$/.test(replacement)) return replacement;
  const head = /^\s*/.exec(found)?.[0] ?? '';
  const tail = /\s*$/.exec(found)?.[0] ?? '';
  return /[—–]/.test(found) ? replacement : head + replacement + tail;
}

/** A removed word takes the space after it along; one that opens a text leaves its capital for a person to give. */
function removal(
  text: string,
  block: string,
  hit: Hit,
  start: number,
  end: number,
): { end: number; replacement: string | null } {
  if (!/^[\p{L}\p{N}]/u.test(text.slice(start, end))) return { end, replacement: '' };
  const opens = /(?:^|[.!?]["'”’)\]]?\s+)["'“‘([]?$/.test(block.slice(0, hit.start));
  if (opens) return { end, replacement: null };
  const spaced = text[end] === ' ' && /\s$/.test(text.slice(0, start));
  return { end: spaced ? end + 1 : end, replacement: '' };
}

function firstLine(text: string): { start: number; end: number } {
  const end = text.indexOf('\n');
  return { start: 0, end: end < 0 ? text.length : end };
}
