import { asCall, readCommands } from '../brief/commands.ts';
import { cutItems } from '../brief/cut.ts';
import { LAST_RESORT } from '../brief/leaning.ts';
import { beginsStep } from '../brief/steps.ts';
import type { ContentType } from '../reading/content-type.ts';
import { capitalized } from '../writing/capitals.ts';
import { readSettings } from './cut-facts.ts';
import { readAsked } from './dialogue.ts';
import type { Draft, Reading } from './facts.ts';
import { splitParameters } from './parameters.ts';
import { hasSteps } from './sequence.ts';
import { isImperative } from './signs.ts';
import { toFact } from './wording.ts';

/** What a note tells that is no sentence like others: a dialogue, a line of a program, a list of commands; undefined for one that is. */
export function readWhole(note: string, isOrdered: boolean, reading: Reading): readonly Draft[] | undefined {
  const { type, topic, told, symptom } = reading;
  if (readAsked(note, told, type, topic)) return [];
  if (CODE.test(note) && (type !== 'reference' || readSettings(note).length === 0))
    return [{ kind: 'usage', text: `\`${note.replace(/\.$/, '')}\`` }];
  if (LAST_RESORT.test(symptom)) {
    reading.symptom = '';
    return [{ kind: 'contact', text: asLastResort(note, type) }];
  }
  const [call = note, ...then] = hasSteps(type) ? cutItems(note) : [];
  const areSteps = then.every((one) => beginsStep(one));
  const called = hasSteps(type) ? asCall(areSteps ? call : note) : undefined;
  if (called)
    return [called, ...(areSteps ? then : [])].map((text) => ({
      kind: 'step',
      text: toFact(text, type, true),
    }));
  // "Agent offline -> restart it": what may be, and what to do then.
  const [, seen = '', way = ''] =
    (hasSteps(type) && !isOrdered && /^([^`→>=]{5,70}?)\s*(?:->|=>|→)\s*(\S.*)$/s.exec(note)) || [];
  if (seen !== '' && !beginsStep(seen) && !/^(?:if|when)\b/i.test(seen) && beginsStep(way))
    return [{ kind: 'problem', text: `${capitalized(seen)}: ${way}` }];
  const commands = hasSteps(type) ? readCommands(note, topic) : undefined;
  if (commands) return commands.map((command) => ({ kind: 'step', text: toFact(command, type, true) }));
  const { file = '', list = '' } = (type === 'readme' && SETTINGS.exec(note)?.groups) || {};
  if (file === '') return undefined;
  return [
    { kind: 'usage', text: `The configuration is in \`${file}\`.` },
    ...splitParameters(list).map((text) => ({ kind: 'option' as const, text })),
  ];
}

/** A line of a program. */
const CODE =
  /^(?:from [\w.]+ import \w|import [\w{*][^.]*['";]|(?:const|let|var) [\w{]+[^=]*=|[\w.]+ ?:= \S|[\w.]+ = ["'[{])/;

/** "config in /etc/tool.yaml: targets, size default 500". */
const SETTINGS =
  /^(?:the )?(?:config(?:uration)?|settings) (?:is |are |lives? )?(?:in|at) `?(?<file>[\w~./-]+)`?: (?<list>[a-z][\w.-]*(?:[ ,(].*|$))$/i;

function asLastResort(text: string, type?: ContentType): string {
  const fact = toFact(text, type);
  return isImperative(text)
    ? `If you're still stuck, ${fact.slice(0, 1).toLowerCase()}${fact.slice(1)}`
    : `If you're still stuck, contact ${fact}`;
}
