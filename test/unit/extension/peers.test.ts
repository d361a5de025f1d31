import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const page = path.resolve(import.meta.dirname, '../../../docs/peers.md');
const lines = readFileSync(page, 'utf8').split('\n');

interface Link {
  readonly file: string;
  readonly title: string;
}

function linksOf(line: string): Link[] {
  return [...line.matchAll(/\]\((\S+\.test\.ts) (["'])(.+?)\2\)/g)].map(([, file = '', , title = '']) => ({
    file: path.resolve(path.dirname(page), file),
    title,
  }));
}

describe('docs/peers.md', () => {
  it('names tests that exist, by their titles', () => {
    const links = lines.flatMap(linksOf);
    assert.ok(links.length > 50);
    const dead = links.filter(({ file, title }) => {
      const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
      return !["'", '`'].some((mark) => source.includes(`${mark}${title}${mark}`));
    });
    assert.deepEqual(dead, [], 'A test was renamed or removed: correct docs/peers.md.');
  });

  it('shows each yes, and each of the 25 complaints, by a test', () => {
    const features = lines.filter((line) => /^\| [^|]+ +\| (?:\[?yes|no\b)/.test(line));
    assert.ok(features.length > 25);
    for (const line of features) {
      const [, , ours = ''] = line.split('|');
      assert.ok(/^ *no\b/.test(ours) || linksOf(ours).length > 0, line);
    }
    const complaints = lines.filter((line) => /^\| \d+ +\|/.test(line));
    assert.equal(complaints.length, 25);
    for (const line of complaints) assert.ok(linksOf(line).length > 0, line);
  });
});
