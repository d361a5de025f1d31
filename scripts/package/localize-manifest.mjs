// The manifest says its texts in English, in the repository. What is packed has keys in their place, and a file of texts
// for each language, made from the same translations as those of the code: `l10n/bundle.l10n.*.json`.

/** Names of properties, anywhere under `contributes`, whose values a person reads. */
const TEXTS = new Set([
  ...['title', 'shortTitle', 'label', 'name', 'contextualTitle', 'contents', 'description', 'altText'],
  ...['markdownDescription', 'enumDescriptions', 'markdownEnumDescriptions', 'enumItemLabels'],
  ...['displayName', 'userDescription', 'patternErrorMessage', 'deprecationMessage'],
]);

/** Parts of the manifest that programs or models read: they stay as they are. */
const KEPT = new Set([
  'inputSchema',
  'languages',
  'grammars',
  'menus',
  'keybindings',
  'configurationDefaults',
]);

/** The product's name is the same in every language, and the name of a tool or of a problem matcher is no text. */
const isText = (text, parent) =>
  text !== 'Housestyle' && !(('modelDescription' in parent || 'owner' in parent) && text === parent.name);

/**
 * Calls `replace` with every text of the manifest and puts its answer in the text's place.
 * @param {Record<string, any>} manifest
 * @param {(text: string) => string} replace
 */
function replaceTexts(manifest, replace) {
  const visit = (value) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (KEPT.has(name)) continue;
      if (TEXTS.has(name) && typeof inner === 'string') {
        if (inner !== '' && isText(inner, value)) value[name] = replace(inner);
      } else if (TEXTS.has(name) && Array.isArray(inner)) value[name] = inner.map(replace);
      else visit(inner);
    }
  };
  manifest.description = replace(manifest.description);
  visit(manifest.capabilities);
  visit(manifest.contributes);
}

/**
 * The texts of the manifest, each once.
 * @param {Record<string, any>} manifest it is not changed
 * @returns {string[]}
 */
export function manifestTexts(manifest) {
  const texts = new Set();
  replaceTexts(structuredClone(manifest), (text) => {
    texts.add(text);
    return text;
  });
  return [...texts];
}

/**
 * The manifest with keys in place of texts, and the files that go beside it, by name.
 * @param {Record<string, any>} manifest it is not changed
 * @param {Record<string, Record<string, string>>} translations by language, then by the English text
 */
export function localizeManifest(manifest, translations) {
  const keys = new Map(manifestTexts(manifest).map((text, index) => [text, `text.${index + 1}`]));
  const localized = structuredClone(manifest);
  replaceTexts(localized, (text) => `%${keys.get(text)}%`);
  const file = (translate) =>
    JSON.stringify(Object.fromEntries([...keys].map(([text, key]) => [key, translate(text)])), null, 2);
  const files = { 'package.nls.json': file((text) => text) };
  for (const [language, bundle] of Object.entries(translations))
    files[`package.nls.${language}.json`] = file((text) => bundle[text] ?? text);
  return { manifest: localized, files };
}
