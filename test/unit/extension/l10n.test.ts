import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MODES } from '@housestyle/contract';
import ts from 'typescript';
import { localizeManifest, manifestTexts } from '../../../scripts/package/localize-manifest.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(root, name), 'utf8'));
const manifest = read('package.json');

/** Every call of `l10n.t` in the extension: its first argument, or the call itself where that is no literal. */
function calls(): { readonly key?: string; readonly where: string }[] {
  const found: { key?: string; where: string }[] = [];
  for (const name of readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name === 'l10n.ts') continue;
    const text = readFileSync(path.join(root, 'src', name), 'utf8');
    const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && /^(?:vscode\.)?l10n\.t$/.test(node.expression.getText())) {
        const [first] = node.arguments;
        const where = `${name}: ${node.getText().slice(0, 60)}`;
        found.push({ where, ...(first && ts.isStringLiteralLike(first) && { key: first.text }) });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

const placeholders = (text: string): string[] => (text.match(/\{\d+\}/g) ?? []).toSorted();

/** What must stand in a translation as it stands in English: commands, settings, code, icons. */
const literals = (text: string): string[] =>
  (text.match(/`[^`]+`|\(command:[\w.]+\)|\$\([\w-]+\)|housestyle\.[a-z]\w*/gi) ?? []).toSorted();

describe('the texts of the extension', () => {
  const used = calls();
  const inCode = new Set(used.flatMap(({ key }) => (key === undefined ? [] : [key])));
  const modes = MODES.flatMap(({ title, purpose }) => [title, purpose]);
  const wanted = new Set([...inCode, ...modes, ...manifestTexts(manifest)]);

  it('are literals, so that they can be found', () => {
    assert.ok(used.length > 100);
    assert.deepEqual(
      used.filter(({ key }) => key === undefined).map(({ where }) => where),
      [],
    );
  });

  for (const language of ['de', 'ja']) {
    describe(`in ${language}`, () => {
      const bundle = read(`l10n/bundle.l10n.${language}.json`);

      it('are all there, and no other', () => {
        assert.deepEqual(
          [...wanted].filter((key) => bundle[key] === undefined),
          [],
          'missing',
        );
        assert.deepEqual(
          Object.keys(bundle).filter((key) => !wanted.has(key)),
          [],
          'used nowhere',
        );
      });

      it('have the same placeholders, code, settings and commands', () => {
        for (const [key, text] of Object.entries(bundle)) {
          assert.deepEqual(placeholders(text), placeholders(key), text);
          assert.deepEqual(literals(text), literals(key), text);
        }
      });

      it('are not the English ones', () => {
        const same = Object.entries(bundle).filter(
          ([key, text]) => key === text && /[a-z]{3} [a-z]{3}/.test(key),
        );
        assert.deepEqual(same, []);
      });
    });
  }

  it('of the manifest are packed with keys, which every language has', () => {
    const translations = { de: read('l10n/bundle.l10n.de.json'), ja: read('l10n/bundle.l10n.ja.json') };
    const { manifest: localized, files } = localizeManifest(manifest, translations);
    const keys = [...JSON.stringify(localized).matchAll(/"%([\w.]+)%"/g)].map(([, key]) => key ?? '');
    assert.ok(keys.length > 50);
    const parsed = Object.values(files).map((text) => JSON.parse(text) as Record<string, string>);
    assert.equal(parsed.length, 3);
    for (const texts of parsed) assert.deepEqual(new Set(keys), new Set(Object.keys(texts)));
    const [english, german] = parsed;
    assert.notDeepEqual(Object.values(english ?? {}), Object.values(german ?? {}));
  });
});
