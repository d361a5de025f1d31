import { speechIn } from '../../document/speech.ts';
import { holds } from '../../passes/suppress.ts';
import type { CompiledStyle } from '../../style/types.ts';
import { Suppression } from '../../suppression/suppression.ts';
import type { Step } from './settle.ts';

/** A step that changes nothing in block quotes and what somebody is quoted with, and nothing where a comment turns off all rules or the one it is called by. */
export function leaveAlone(step: Step, { rules }: CompiledStyle, ruleId: string): Step {
  return (document) => {
    const changes = step(document);
    if (changes.length === 0) return changes;
    const suppression = new Suppression(document, rules);
    const quotations = document.blocks.filter(({ quotation }) => quotation);
    const speech = speechIn(document);
    return changes.filter(({ edits }) =>
      edits.every((edit) => {
        const quoted = holds(quotations, edit.start, edit.start + 1) || holds(speech, edit.start, edit.start);
        return !quoted && !suppression.forbids(edit, ruleId);
      }),
    );
  };
}
