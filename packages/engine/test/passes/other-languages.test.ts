import assert from 'node:assert/strict';
import { createEngine } from '../../index.ts';

const engine = createEngine();
const reviewed = (input: string, termSubs: { preferred: string; avoid: string[] }[] = []): string =>
  engine.analyze({ mode: 'review', input, style: { rules: null, termSubs, glossary: [] } }).content;

const OTHER: readonly (readonly [language: string, text: string])[] = [
  ['Spanish', 'Rust da acceso a una amplia variedad de tipos, y es posible que desee consultar el manual.'],
  ['Portuguese', 'O valor é uma variante que não permite a outra, e os argumentos são da função.'],
  ['French', 'La fonction est appelée avec les arguments du module, et elle a une valeur par défaut.'],
  ['German', 'Die Anwendung wird mit dem Schalter gestartet, und der Wert ist nicht für alle sichtbar.'],
  ['Italian', 'Il programma è più veloce quando gli argomenti della funzione sono nel file.'],
  ['Dutch', 'De waarde wordt niet bewaard, en het programma zijn instellingen zijn voor de gebruiker.'],
];

describe('text in another language', () => {
  for (const [language, text] of OTHER) {
    it(`is not judged as English: ${language}`, () => assert.match(reviewed(text), /^No findings/));
    it(`nor is a heading above it: ${language}`, () =>
      assert.doesNotMatch(reviewed(`# Vectores y errores tradicionales\n\n${text}\n`), /Spelling/));
  }

  it('is English where it is', () => {
    const text = `# Overview\n\n${OTHER[0]?.[1]}\n\nThis is a option of the server, and it recieve the request.`;
    const found = reviewed(text);
    assert.match(found, /\*\*Line 5:\*\* `a`/);
    assert.match(found, /recieve/);
    assert.doesNotMatch(found, /posible|una/);
  });

  it('is held to the terms of the house', () => {
    const found = reviewed(OTHER[0]?.[1] ?? '', [{ preferred: 'guía', avoid: ['manual'] }]);
    assert.match(found, /`manual`[^]*`guía`/);
  });

  it('is not seen in the names that English text holds', () =>
    assert.match(
      reviewed('The La Paz and Los Angeles offices recieve de facto orders from Das Keyboard.'),
      /recieve/,
    ));
});
