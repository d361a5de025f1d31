import type { Range } from '@housestyle/contract';
import { lastStartingBy, touchesAny } from '../checks/ranges.ts';
import type { SourceDocument } from '../document/types.ts';
import type { DocumentFinding } from '../types.ts';
import { readDirectives, type Directive } from './directives.ts';
import { placeOf, regionsOf, type Region, type Resolved } from './regions.ts';
import { RuleNames, type NamedRule } from './rule-names.ts';

/** What one document's comments and quotations silence, for the rules of one style. */
export class Suppression {
  readonly directives: readonly Directive[];
  readonly #document: SourceDocument;
  readonly #names: RuleNames | undefined;
  readonly #resolved: readonly Resolved[];
  readonly #silence = new Map<string | undefined, Silence>();

  constructor(document: SourceDocument, rules: readonly NamedRule[]) {
    this.#document = document;
    this.directives = readDirectives(document);
    const names = this.directives.length > 0 ? new RuleNames(rules) : undefined;
    this.#names = names;
    this.#resolved = this.directives.map((directive) => ({
      directive,
      rules: names && rulesOf(directive, names),
      place: placeOf(directive, document.text),
    }));
  }

  /** Whether the finding is left out. Without a rule: by comments that speak of all rules. */
  silences({ start, end, ruleId }: Range & { readonly ruleId: string | undefined }): boolean {
    if (this.directives.length === 0) return false;
    const { merged, partial } = this.#silenceOf(ruleId);
    if (startsInAny(start, merged) || startsInAny(start, this.directives)) return true;
    return partial.some(
      (region) =>
        region.start <= start &&
        start < region.end &&
        speaksOf(region, this.#document.text.slice(start, end)),
    );
  }

  /** Whether a change of this range reaches into what is left alone, by all rules or by the one that is named. */
  forbids(range: Range, ruleId?: string): boolean {
    return this.directives.length > 0 && touchesAny(range, this.#silenceOf(ruleId).merged);
  }

  /** Directives that silence none of the findings, which are those before any was left out. */
  idle(findings: readonly DocumentFinding[]): readonly Directive[] {
    if (this.directives.length === 0) return [];
    const { text } = this.#document;
    const busy = new Set<Directive>();
    const byRule = Map.groupBy(findings, ({ ruleId }) => ruleId);
    for (const [ruleId, own] of byRule) {
      own.sort((a, b) => a.start - b.start);
      for (const region of this.#silenceOf(ruleId).regions) {
        const inside = (finding: DocumentFinding) =>
          finding.start >= region.start && finding.start < region.end;
        let index = lastStartingBy(own, region.end - 1);
        for (let tries = 0; tries < MAX_TRIES && index >= 0; tries++, index--) {
          const finding = own[index];
          if (!finding || !inside(finding)) break;
          if (!speaksOf(region, text.slice(finding.start, finding.end))) continue;
          busy.add(region.directive);
          break;
        }
      }
    }
    return this.directives.filter((directive) => silencing(directive) && !busy.has(directive));
  }

  /** The names in a directive that no rule of the style has. */
  strangers({ command }: Directive): readonly string[] {
    const names = this.#names;
    if (!names || command.kind === 'styles') return [];
    const find = command.kind === 'switch' && command.vale ? 'findVale' : 'find';
    return command.names.filter((name) => names[find]([name]).size === 0);
  }

  #silenceOf(ruleId: string | undefined): Silence {
    const known = this.#silence.get(ruleId);
    if (known) return known;
    const regions = regionsOf(ruleId, this.#resolved, this.#document.text.length);
    const whole = regions.filter(({ matches }) => !matches);
    const silence = { regions, merged: merge(whole), partial: regions.filter(({ matches }) => matches) };
    this.#silence.set(ruleId, silence);
    return silence;
  }
}

interface Silence {
  readonly regions: readonly Region[];
  /** In order and disjoint. */
  readonly merged: readonly Range[];
  /** Those that speak of certain words only. */
  readonly partial: readonly Region[];
}

/** Findings looked at for one that a comment with words of its own speaks of. */
const MAX_TRIES = 1000;

const silencing = ({ command }: Directive) => command.kind !== 'switch' || !command.on;

function rulesOf({ command }: Directive, names: RuleNames): ReadonlySet<string> | undefined {
  if (command.kind === 'styles') {
    const kept = new Set(command.names.flatMap((style) => names.ofStyle(style)));
    return new Set(names.ofStyles().filter((id) => !kept.has(id)));
  }
  if (command.names.length === 0) return undefined;
  return command.kind === 'switch' && command.vale
    ? names.findVale(command.names)
    : names.find(command.names);
}

function startsInAny(offset: number, disjoint: readonly Range[]): boolean {
  const range = disjoint[lastStartingBy(disjoint, offset)];
  return range !== undefined && range.start <= offset && offset < range.end;
}

function speaksOf({ matches }: Region, words: string): boolean {
  // A finding that deletes a word takes a space along.
  return !matches || matches.includes(words.trim());
}

function merge(ranges: readonly Range[]): readonly Range[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
