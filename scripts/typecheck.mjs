// Type-checks every room with its own libraries, so that a host's globals do not leak into a host-free room.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const projects = ['.', ...readdirSync('packages').map((name) => `packages/${name}`)].filter((folder) =>
  existsSync(`${folder}/tsconfig.json`),
);
let failed = false;
for (const project of projects) {
  const { status } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project], {
    stdio: 'inherit',
  });
  if (status !== 0) failed = true;
}
process.exit(failed ? 1 : 0);
