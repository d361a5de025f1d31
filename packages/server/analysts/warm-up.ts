import type { Engine } from '@housestyle/engine';

const STYLE = { rules: null, termSubs: [], glossary: [] };
const INPUT =
  '# Start\n\nPlease click on the the `run` button in order to start it. It was made very simple.\n';

/** Compiles the default style and the hot code, so that the first caller does not wait for it. */
export function warmUpEngine(engine: Pick<Engine, 'analyze'>): void {
  for (let round = 0; round < 3; round++) {
    engine.analyze({ mode: 'review', input: INPUT, style: STYLE });
    engine.analyze({ mode: 'rewrite', input: INPUT, style: STYLE });
  }
}
