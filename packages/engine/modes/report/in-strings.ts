import { order } from '../../passes/order.ts';
import type { CompiledRule } from '../../style/types.ts';
import type { DocumentFinding, Job } from '../../types.ts';
import { readUxStrings } from '../ux/formats/index.ts';
import { inspectStrings } from '../ux/inspect.ts';
import { locate } from '../ux/locate.ts';
import type { UxString } from '../ux/types.ts';
import type { Inspection } from './inspection.ts';

/** Fewer are some keys above a text, and no file of strings. */
const FEWEST = 3;
/** Labels do without articles, and what goes on ends with an ellipsis. */
const OF_PROSE = /^(?:articles|ellipses)/;
/** A message stands so near its translation; in UTF-16 code units. */
const FARTHEST = 4200;
const OF_MACHINES = /^\s*"?(?:openapi|swagger|apiVersion|\$schema|\$id)"?\s*:/m;

/**
 * A file of interface strings judged string by string: nothing that runs over the end of one, and beside the rules of the
 * house what is wrong in any interface. Other texts stay as they are.
 */
export function inStrings(inspection: Inspection, { audience }: Job): Inspection {
  const { document, style, judged, findings } = inspection;
  if (OF_MACHINES.test(document.text)) return inspection;
  const { isLoose, strings: read } = readUxStrings(document.text);
  if (isLoose || read.length < FEWEST) return inspection;
  const strings = read.map((string) => whereShown(string, document.text));
  const isInside = stringsAt(strings);
  const keep = (all: readonly DocumentFinding[]): readonly DocumentFinding[] =>
    all.filter(({ ruleId, start, end }) => !OF_PROSE.test(ruleId) && isInside(start, end));
  const known = new Set(style.rules.map(({ id }) => id));
  const kept = keep(judged);
  const seen = new Set(kept.flatMap(({ start, end }) => [`from ${start}`, `to ${end}`]));
  const added = inspectStrings(strings, style, new Map(), audience)
    .map((finding) => locate(document.text, finding))
    // A remark on the whole of a string stands beside a change within it.
    .filter(
      ({ start, end, replacement }) =>
        (replacement === null || !seen.has(`from ${start}`)) && !seen.has(`to ${end}`),
    );
  const rules = new Map(
    added
      .filter(({ ruleId }) => !known.has(ruleId))
      .map(({ ruleId: id, ruleLabel: label, severity }): [string, CompiledRule] => [
        id,
        { id, label, description: '', severity, checks: [], listed: false },
      ]),
  );
  return {
    ...inspection,
    style: { ...style, rules: [...style.rules, ...rules.values()] },
    judged: order([...kept, ...added]),
    findings: order([...keep(findings), ...added]),
  };
}

/** What is not translated yet is read where the message itself stands. */
function whereShown(string: UxString, source: string): UxString {
  if (string.start !== string.end) return string;
  const reach = Math.max(0, string.start - FARTHEST);
  const at = source.slice(reach, string.start).lastIndexOf(`"${string.text}"`);
  const start = reach + at + 1;
  return at < 0 ? string : { ...string, start, end: start + string.text.length };
}

/** Whether a stretch lies inside one of the strings; both in UTF-16 code units. */
function stringsAt(strings: readonly { readonly start: number; readonly end: number }[]) {
  const sorted = [...strings].sort((a, b) => a.start - b.start);
  return (start: number, end: number): boolean => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.start ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    const last = sorted[low - 1];
    return last !== undefined && end <= last.end;
  };
}
