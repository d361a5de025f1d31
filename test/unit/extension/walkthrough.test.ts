import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const { contributes } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

interface Step {
  readonly id: string;
  readonly description: string;
  readonly media: Readonly<Record<string, string>>;
  readonly completionEvents: readonly string[];
}

describe('the walkthrough', () => {
  const steps: Step[] = contributes.walkthroughs.flatMap(({ steps: own }: { steps: Step[] }) => own);
  const commands = new Set(contributes.commands.map(({ command }: { command: string }) => command));

  it('leads to commands that exist, with pictures that exist and are described', () => {
    assert.ok(steps.length >= 4);
    for (const { id, description, media, completionEvents } of steps) {
      const named = [...description.matchAll(/command:(housestyle\.\w+)/g)].map(([, command]) => command);
      const done = completionEvents
        .filter((event) => event.startsWith('onCommand:housestyle.'))
        .map((event) => event.slice('onCommand:'.length));
      for (const command of [...named, ...done]) assert.ok(commands.has(command), `${id}: ${command}`);
      assert.ok(media.altText, id);
      for (const kind of ['svg', 'image', 'markdown']) {
        const file = media[kind];
        if (file) assert.ok(existsSync(path.join(root, file)), `${id}: ${file}`);
      }
    }
  });
});
