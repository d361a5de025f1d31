import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

interface Locked {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Only a file of data is read from these: what their scripts would build is never loaded. */
const DATA_ONLY = /\/tree-sitter-[a-z-]+$/;

describe('the packages that the service runs on', () => {
  it('need no script to be installed', async () => {
    const root = new URL('../../../../', import.meta.url);
    const { packages } = JSON.parse(await readFile(new URL('package-lock.json', root), 'utf8')) as {
      packages: Record<string, Locked>;
    };
    const seen = new Set<string>();
    const visit = (place: string): void => {
      if (seen.has(place)) return;
      seen.add(place);
      const { dependencies, optionalDependencies } = packages[place] ?? {};
      for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
        const found = whereIs(name, place, packages);
        if (found !== null) visit(found);
      }
    };
    visit('packages/server');
    assert.ok(
      seen.has('node_modules/fastify') && seen.has('packages/engine') && seen.size > 50,
      [...seen].join(),
    );
    assert.deepEqual(
      [...seen].filter((place) => packages[place]?.hasInstallScript && !DATA_ONLY.test(place)),
      [],
    );
  });
});

/** As Node looks for it: in the folder itself, then in every folder above. */
function whereIs(name: string, from: string, packages: Readonly<Record<string, Locked>>): string | null {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    const found = packages[place];
    if (found !== undefined) return found.link ? (found.resolved ?? place) : place;
    if (folder === '') return null;
  }
}
