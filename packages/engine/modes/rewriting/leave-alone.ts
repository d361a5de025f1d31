import { lastStartingBy } from '../../checks/ranges.ts';
import type { CompiledStyle } from '../../style/types.ts';
import { Suppression } from '../../suppression/suppression.ts';
import type { Step } from './settle.ts';

/** A step that changes nothing in block quotes, and nothing where a comment turns off all rules or the one it is called by. */
export function leaveAlone(step: Step, { rules }: CompiledStyle, ruleId: string): Step {
  return (document) => {
    const suppression = new Suppression(document, rules);
    const quotations = document.blocks.filter(({ quotation }) => quotation);
    return step(document).filter(({ edits }) =>
      edits.every((edit) => {
        const quotation = quotations[lastStartingBy(quotations, edit.start)];
        const quoted = quotation !== undefined && quotation.start <= edit.start && edit.start < quotation.end;
        return !quoted && !suppression.forbids(edit, ruleId);
      }),
    );
  };
}
