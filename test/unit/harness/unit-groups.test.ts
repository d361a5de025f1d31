import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/setup/paths.mjs';
import { unitGroups } from '../../harness/unit-groups.ts';

describe('the groups of the unit tests', () => {
  const config = JSON.parse(readFileSync(path.join(root, '.mocharc.json'), 'utf8')) as {
    readonly spec: string[];
  };
  const groups = unitGroups();

  it('hold every file of the configuration, each once', () => {
    const files = groups.flatMap(({ args }) => args.filter((each) => each.endsWith('.test.ts')));
    assert.deepEqual(files.sort(), globSync(config.spec, { cwd: root }).sort());
    assert.ok(groups.length > 4);
  });

  it('are run by the options of the configuration: whoever adds one there adds it to the groups', () => {
    const known = ['require', 'spec', 'timeout', 'check-leaks', 'parallel', 'forbid-only'];
    assert.deepEqual(Object.keys(config).sort(), known.sort());
    for (const { args } of groups)
      assert.ok(args.includes('--check-leaks') && args.includes('--forbid-only'));
  });
});
