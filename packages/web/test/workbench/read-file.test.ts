import assert from 'node:assert/strict';
import { mergeInput } from '../../src/scenes/workbench/model/merge-input.ts';
import { readFile } from '../../src/scenes/workbench/model/read-file.ts';

const fileOf = (name: string, content: string | Uint8Array<ArrayBuffer>): File => new File([content], name);
const bytes = (...values: number[]): Uint8Array<ArrayBuffer> => new Uint8Array(values);

describe('a file', () => {
  it('of text is read with its line ends known', async () => {
    const read = await readFile(fileOf('a.md', '# Café\r\n\r\nDone.\r\n'));
    assert.deepEqual(read, { ok: true, name: 'a.md', text: '# Café\n\nDone.\n', crlf: true });
  });

  it('in UTF-8 or UTF-16 with a mark is read without the mark', async () => {
    for (const content of [
      bytes(0xef, 0xbb, 0xbf, 0x68, 0x69),
      bytes(0xff, 0xfe, 0x68, 0, 0x69, 0),
      bytes(0xfe, 0xff, 0, 0x68, 0, 0x69),
    ]) {
      const read = await readFile(fileOf('a.txt', content));
      assert(read.ok);
      assert.equal(read.text, 'hi');
    }
  });

  const refusals: readonly (readonly [string, string | Uint8Array<ArrayBuffer>, RegExp])[] = [
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0), /is not a text file/],
    ['a zip or Word file', bytes(0x50, 0x4b, 0x03, 0x04, 0x14, 0x00), /is not a text file/],
    ['an old encoding', bytes(0x43, 0x61, 0x66, 0xe9, 0x20), /is not a text file/],
    ['an empty file', '', /is empty/],
    ['blanks', ' \n\t\n', /nothing but blanks/],
    ['a text that is too long', 'a'.repeat(200_001), /at most|200,000 characters, this one has 200,001/],
    ['a file far too long', 'a'.repeat(900_000), /too long/],
  ];
  for (const [what, content, problem] of refusals) {
    it(`is refused with its name and the reason: ${what}`, async () => {
      const read = await readFile(fileOf('given.bin', content));
      assert(!read.ok);
      assert.match(read.problem, /^given\.bin /);
      assert.match(read.problem, problem);
    });
  }

  it('that the browser cannot read is refused', async () => {
    const folder = { name: 'folder', size: 4096, arrayBuffer: () => Promise.reject(new Error('no')) };
    const read = await readFile(folder);
    assert(!read.ok && /folder can't be read/.test(read.problem));
  });

  it('of 200,000 characters is taken', async () => {
    assert((await readFile(fileOf('long.md', 'é'.repeat(200_000)))).ok);
  });
});

describe('new guidelines', () => {
  it('are put before the document, between markers', () => {
    assert.equal(
      mergeInput(' Use sign in. \n', '# Log in\n'),
      '=== INCORPORATE THE FOLLOWING ===\nUse sign in.\n\n=== EXISTING CONTENT ===\n# Log in\n',
    );
    assert.equal(mergeInput(' \n', '# Log in\n'), '# Log in\n');
  });
});
