import type { StyleRule, TermSub } from '@housestyle/contract';
import { prepare } from '../../inspect.ts';
import type { CompiledRule, CompiledStyle, ResolvedStyle, UnjudgedRule } from '../../style/types.ts';
import type { Job } from '../../types.ts';
import { oneLine } from '../report/quote.ts';
import { forType } from '../reading/rules-for-type.ts';
import type { ModeTools } from '../types.ts';
import { cutInstructions, MARK } from '../writing/instructions.ts';

/** Guidelines as a person types them, read into the parts of a style. */
export interface Guidelines {
  readonly rules: readonly StyleRule[];
  readonly termSubs: readonly TermSub[];
}

const ARROW = /\s*(?:→|⇒|->|=>)\s*/;
/** "**Label**: description", "Label: description", "Label – description". */
const LABELLED =
  /^(?:\*\*(?<bold>[^*]+?):?\*\*|(?<plain>[^:.“”"'`]{2,40}?(?=:\s)))(?:\s*[:–—-]\s*|\s+)(?<rest>\S.*)$/;

/** Guidelines that are read of one text; each takes a while. */
const MOST_GUIDELINES = 200;

/**
 * One rule or term for each line or list item; headings, and lines that only lead in a list, are not guidelines. What is
 * one too many is told as a rule that no check can judge.
 */
export function readGuidelines(text: string): Guidelines {
  const rules: StyleRule[] = [];
  const termSubs: TermSub[] = [];
  const lines = joinContinuations(text);
  for (const line of lines.slice(0, MOST_GUIDELINES)) {
    const term = readTerm(line);
    if (term) termSubs.push(term);
    else rules.push(readRule(line));
  }
  const left = lines.length - MOST_GUIDELINES;
  if (left > 0) rules.push(tooMany(left));
  return { rules, termSubs };
}

/** Says nothing that could be read as a demand. */
const tooMany = (left: number): StyleRule => ({
  label: `${left} more instructions`,
  description: `${MOST_GUIDELINES} are read at a time; the others were left unread`,
});

/** A compiled style with guidelines on top: where both speak of one thing, the guidelines do. */
export interface GuidedStyle extends CompiledStyle {
  /** The ids of the rules that the guidelines brought. */
  readonly guided: ReadonlySet<string>;
  /** The guidelines that could not be turned into checks; `unjudged` names them last. */
  readonly misunderstood: readonly UnjudgedRule[];
}

export function compileWithGuidelines(
  style: ResolvedStyle,
  guidelines: Guidelines,
  { compile }: ModeTools,
): GuidedStyle {
  const taken = new Set(guidelines.termSubs.flatMap(({ avoid }) => avoid.map((term) => term.toLowerCase())));
  const kept = style.termSubs
    .map(({ preferred, avoid }) => ({
      preferred,
      avoid: avoid.filter((term) => !taken.has(term.toLowerCase())),
    }))
    .filter(({ avoid }) => avoid.length > 0);
  const base = compile({ ...style, termSubs: [...guidelines.termSubs, ...kept] });
  const added = compile({ rules: guidelines.rules, termSubs: [], glossary: [] });
  const own = added.rules.filter(({ listed }) => listed);
  const guided = new Set(own.map(({ id }) => id));
  const rules: CompiledRule[] = [...base.rules.filter(({ id }) => !guided.has(id)), ...own];
  const misunderstood = added.unjudged.map((rule) => ({ ...rule, position: rules.length }));
  return prepare({ rules, unjudged: [...base.unjudged, ...misunderstood], guided, misunderstood });
}

/** The style a job asks for: its house style, and on top of it what of its custom instructions reads as guidelines. */
export function compileForJob(job: Job, tools: ModeTools): CompiledStyle {
  const rules = customRules(job);
  if (rules === '') return forType(tools.compile(job.style), job.docType);
  return forType(compileWithGuidelines(job.style, readGuidelines(rules), tools), job.docType);
}

/** The custom instructions of a job, one on each line; empty without any. */
export function customRules({ customInstructions = '' }: Job): string {
  return cutInstructions(customInstructions.trim());
}

/** A rule's words, as its writer wrote them. */
export function describeRule({ label, description }: UnjudgedRule): string {
  const [name, text] = [oneLine(label), oneLine(description)];
  return name === '' || name === text ? text : `${name}: ${text}`;
}

/** The ids of the rules that custom instructions brought to a style. */
export function guidedIn(style: CompiledStyle): ReadonlySet<string> {
  return (style as Partial<GuidedStyle>).guided ?? new Set();
}

/** The custom instructions that could not be turned into checks. */
export function misunderstoodIn(style: CompiledStyle): readonly UnjudgedRule[] {
  return (style as Partial<GuidedStyle>).misunderstood ?? [];
}

function joinContinuations(text: string): string[] {
  const items: string[] = [];
  let open = false;
  for (const line of text.split(/\r\n|\n|\r/)) {
    const words = line.replace(MARK, '').trim();
    const leadsIn = /^#{1,6}\s/.test(words) || /:$/.test(words) || /^(?:[-*_=]\s*){3,}$/.test(line.trim());
    if (words === '' || leadsIn) open = false;
    else if (open && /^\s+/.test(line) && !MARK.test(line)) items.push(`${items.pop()} ${words}`);
    else {
      items.push(words);
      open = true;
    }
  }
  return items;
}

const QUOTED = String.raw`(?:["“'‘]([^"“”]{1,60}?)["”'’])`;
/** "Don't use “kick-off”; say “first meeting”." */
const SAY_INSTEAD = new RegExp(
  String.raw`^(?:please )?(?:(?:don['’]t|do not|never|avoid) (?:use|say|write|using|saying|writing)? ?(?:the (?:word|term) )?${QUOTED}|(?:the )?(?:term |word )?${QUOTED} (?:should|must) (?:not|no longer) be used)[;,.:]? (?:but |please )?(?:use|say|write|prefer) ${QUOTED}(?: instead)?[.!]?$`,
  'i',
);

function readTerm(line: string): TermSub | undefined {
  const [, ordered, told, said] = SAY_INSTEAD.exec(line.trim()) ?? [];
  const banned = ordered ?? told;
  if (banned && said) return { preferred: said, avoid: [banned] };
  const parts = line.split(ARROW);
  const from = unquote(parts[0] ?? '');
  // A full stop ends the guideline, unless it belongs to an abbreviation.
  const to = unquote((parts[1] ?? '').replace(/(?<![.\s]\S)[.;]$/, ''));
  if (parts.length !== 2 || !from || !to || to.split(/\s+/).length > 6) return undefined;
  const avoid = (parts[0] ?? '').split(/\s*[,/|]\s*/).map(unquote);
  return { preferred: to, avoid: avoid.filter((term) => term !== '') };
}

function readRule(line: string): StyleRule {
  const groups = LABELLED.exec(line)?.groups;
  const label = groups?.['bold'] ?? groups?.['plain'];
  return label && groups?.['rest']
    ? { label, description: groups['rest'] }
    : { label: line, description: line };
}

/** A term without quotes, code marks or emphasis around it. */
function unquote(text: string): string {
  return text
    .trim()
    .replace(/^(["'“‘`*_]+)(.*?)(["'”’`*_]+)$/, '$2')
    .trim();
}
