import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AUDIENCES } from '@housestyle/contract';
import { generatedManifest, loadCommands } from '../../../scripts/generate/manifest.mjs';
import { TYPED_LANGUAGES } from '../../../src/checking/languages.ts';
import { PROPOSAL_LANGUAGES } from '../../../src/rewriting/proposal-languages.ts';
import type { Command } from '../../../src/commands/command.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const manifestText = readFileSync(path.join(root, 'package.json'), 'utf8');
const manifest = JSON.parse(manifestText);

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

describe('the manifest', () => {
  let commands: readonly Command[];
  before(async () => {
    commands = await loadCommands();
  });

  it('has exactly the commands and menus of src/commands/', async () => {
    const expected = JSON.parse(await generatedManifest(manifestText));
    assert.deepEqual(
      manifest.contributes,
      expected.contributes,
      'Run `npm run generate`: package.json does not match the commands in src/commands/.',
    );
  });

  it('has every file of src/commands/ in its list', () => {
    const files = readdirSync(path.join(root, 'src/commands'))
      .filter((name) => !['index.ts', 'command.ts'].includes(name))
      .map((name) => name.replace('.ts', ''));
    const ids = commands.map(({ id }) =>
      id.replace('housestyle.', '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    );
    assert.deepEqual(
      ids.toSorted(),
      files.toSorted(),
      'Each command has one file named like it, and one line in src/commands/index.ts.',
    );
  });

  it('knows every command that our code names', () => {
    const known = new Set<string>(commands.map(({ id }) => id));
    const named = sources(path.join(root, 'src')).flatMap((text) =>
      [
        ...text.matchAll(
          /(?:command:|(?<!'setContext'|'workbench.action.openSettings'),)\s+'(housestyle\.\w+)'[,)]/g,
        ),
      ].map((match) => match[1] ?? ''),
    );
    assert.ok(named.length > 20);
    assert.deepEqual(
      named.filter((id) => !known.has(id)),
      [],
    );
  });

  it('declares every setting that our code reads, and no other', () => {
    const text = sources(path.join(root, 'src')).join('\n');
    const read = [
      ...text.matchAll(
        /(?:[cC]onfiguration\([^()]*\)|settings)\s*\.(?:get|inspect)(?:<[^()]+>)?\('([\w.]+)'/g,
      ),
    ].map((match) => `housestyle.${match[1]}`);
    const declared = Object.keys(manifest.contributes.configuration.properties);
    assert.deepEqual([...new Set(read)].toSorted(), declared.toSorted());
  });

  it('offers the audiences of the contract', () => {
    const { audience } = Object.fromEntries(
      Object.entries<{ enum?: string[] }>(manifest.contributes.configuration.properties).map(
        ([name, value]) => [name.replace('housestyle.', ''), value],
      ),
    );
    assert.deepEqual(audience?.enum, ['', ...AUDIENCES]);
  });

  it('lets no workspace choose where text and key are sent', () => {
    assert.equal(manifest.contributes.configuration.properties['housestyle.endpoint'].scope, 'machine');
  });

  it('shows lenses in the diff of every language that a proposal is shown in', () => {
    const { languages, configurationDefaults } = manifest.contributes;
    const own = [...new Set(PROPOSAL_LANGUAGES.values())];
    assert.deepEqual(languages.map(({ id }: { id: string }) => id).toSorted(), own.toSorted());
    for (const id of own) assert.equal(configurationDefaults[`[${id}]`]?.['diffEditor.codeLens'], true, id);
  });

  it('starts with a command, and with the languages that are checked while a person types', () => {
    assert.deepEqual(
      manifest.activationEvents,
      TYPED_LANGUAGES.map((language) => `onLanguage:${language}`),
    );
  });
});
