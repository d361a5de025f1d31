// Writes what can be derived. `npm run generate && git diff --exit-code` shows whether something was forgotten.
import { readFile, writeFile } from 'node:fs/promises';
import { configPresets, configRuleIds } from './generate/config-data.mjs';
import { configSchemaFile } from './generate/config-schema.mjs';
import { generatedManifest } from './generate/manifest.mjs';
import { mcpPage } from './generate/mcp-page.mjs';
import { openapiFile } from './generate/openapi.mjs';
import { ruleFactsFile } from './generate/rule-facts.mjs';
import { ruleCluesFile } from './generate/rule-clues.mjs';
import { rulePhrasesFile } from './generate/rule-phrases.mjs';
import { rulesPage } from './generate/rules-page.mjs';
import { varietyTable, wordTable } from './generate/words/table.mjs';

const files = {
  'package.json': generatedManifest,
  'packages/engine/spelling/words.json': wordTable,
  'packages/engine/spelling/varieties.json': varietyTable,
  'packages/engine/checks/rule-clues.json': ruleCluesFile,
  'packages/engine/checks/rule-phrases.json': rulePhrasesFile,
  'docs/rules.md': () => rulesPage(),
  'media/rules.json': () => ruleFactsFile(),
  'docs/openapi.json': () => openapiFile(),
  'docs/mcp.md': () => mcpPage(),
  'packages/contract/config/presets.json': () => configPresets(),
  'packages/contract/config/rule-ids.json': () => configRuleIds(),
  'media/housestyle.schema.json': () => configSchemaFile(),
};

for (const [name, generate] of Object.entries(files)) {
  const file = new URL(`../${name}`, import.meta.url);
  const text = await readFile(file, 'utf8').catch(() => '');
  const generated = await generate(text);
  if (generated !== text) await writeFile(file, generated);
  console.log(`${name}: ${generated === text ? 'up to date' : 'written'}.`);
}
