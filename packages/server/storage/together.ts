interface Asked<Result> {
  resolve(result: Result | Promise<Result>): void;
  reject(error: unknown): void;
}

interface Group<Input, Result> {
  readonly input: Input;
  readonly asked: Asked<Result>[];
}

export interface TogetherOptions<Input, Result> {
  /** The same for inputs that can be asked for together. */
  readonly nameOf: (input: Input) => string;
  /** Asks once for `times` askers, and answers what each of them gets; a rejection is for all. */
  readonly run: (input: Input, times: number) => Promise<readonly (Result | Promise<Result>)[]>;
  /** Whether what is asked while `run` is on its way for the same waits until that is back, to go together. */
  readonly oneAtATime?: boolean;
  /** Calls back when the turn ends. Default: when the event loop has read what there is to read. */
  readonly atEndOfTurn?: (end: () => void) => void;
}

/**
 * Asks once for everybody who asks for the same in one turn of the event loop: at its end, so that whatever was done
 * before somebody asked is seen.
 */
export function together<Input, Result>({
  nameOf,
  run,
  oneAtATime = false,
  atEndOfTurn = setImmediate,
}: TogetherOptions<Input, Result>): (input: Input) => Promise<Result> {
  const waiting = new Map<string, Group<Input, Result>>();
  const running = new Set<string>();
  let inTurn = false;

  const begin = async (name: string, { input, asked }: Group<Input, Result>): Promise<void> => {
    if (oneAtATime) running.add(name);
    try {
      const results = await run(input, asked.length);
      for (const [index, { resolve }] of asked.entries()) resolve(results[index] as Result);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
    running.delete(name);
    if (waiting.has(name)) beginTurn();
  };
  const beginTurn = (): void => {
    if (inTurn) return;
    inTurn = true;
    atEndOfTurn(endTurn);
  };
  const endTurn = (): void => {
    inTurn = false;
    for (const [name, group] of waiting) {
      if (running.has(name)) continue;
      waiting.delete(name);
      void begin(name, group);
    }
  };

  return (input) =>
    new Promise((resolve, reject) => {
      const name = nameOf(input);
      const group = waiting.get(name);
      if (group) group.asked.push({ resolve, reject });
      else waiting.set(name, { input, asked: [{ resolve, reject }] });
      beginTurn();
    });
}
