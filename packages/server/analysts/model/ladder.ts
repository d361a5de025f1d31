import { ModelError, type AnswerForm, type Completion, type ModelProvider } from './types.ts';
import { extractJson } from './guards/shape.ts';

/** From the strictest way of asking for JSON to the one that every provider understands. */
const FORMS: readonly AnswerForm[] = ['schema', 'object', 'text'];

const PROBE = {
  system: 'You answer with JSON: an object with one list "findings". Nothing else.',
  user: 'There is nothing to find. Answer with an empty list: {"findings": []}',
};

export type JsonRequest = Omit<Parameters<ModelProvider['complete']>[0], 'form'>;

/** Asks for JSON in the strictest form that the provider has shown to understand. */
export interface Ladder {
  /** The form that is used now. */
  readonly form: AnswerForm;
  /** Finds out which form works. Rejects where the provider can't be asked: then it stays open. */
  probe(signal: AbortSignal): Promise<void>;
  complete(request: JsonRequest, signal: AbortSignal): Promise<Completion>;
}

export function createLadder(provider: ModelProvider): Ladder {
  let rung = 0;
  // A form that worked is understood: what is refused in it would be refused in any.
  let understood = false;

  /** A form is given up for good only where a lower one works: else the request itself is not to the provider's taste. */
  const complete: Ladder['complete'] = async (request, signal) => {
    for (let tried = rung; ; tried++) {
      const form = FORMS[tried] ?? 'text';
      try {
        const completion = await provider.complete({ ...request, form }, signal);
        rung = Math.max(rung, tried);
        understood = true;
        return completion;
      } catch (error) {
        const refused = error instanceof ModelError && error.failure === 'refused';
        if (!refused || (understood && tried >= rung) || form === 'text') throw error;
      }
    }
  };

  return {
    get form() {
      return FORMS[rung] ?? 'text';
    },
    complete,
    async probe(signal) {
      while (rung < FORMS.length - 1) {
        const { text } = await complete(PROBE, signal);
        // Some servers take the setting and ignore it: plain text with clear instructions does better there.
        if (extractJson(text) !== undefined) return;
        rung++;
        understood = false;
      }
    },
  };
}
