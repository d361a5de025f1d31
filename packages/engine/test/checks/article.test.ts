import assert from 'node:assert/strict';
import { articleFor, withArticle } from '../../checks/article.ts';

const AN =
  'hour honest honor heir HTML XML HTTP API MCP SSH LTS NPM FTP MP3 error end-to-end umbrella unimportant uninstall 8 8-bit 11 18 80 18,000 x-ray S3 F5 AWS IDE RPC ESLint unintended unidentified undo update upper urgent only ongoing onion unnamed unmanaged IP-based e-mail example unironic unignored MIT RFC FPU';
const A =
  'user use used useful using unit unique union unified unicode universal unicorn universe UUID UI utility utilized utilise once one one-time European euro ewe PDF CLI CDN JSON-like house host hotel history 1 7 100 110 Node.js TypeScript UTF-8 ubiquitous U-turn usual usage VM YAML year GUI PNG word REST Unix UTC USB URL url urlencoded URI unary unanimous unidirectional unimodal usize utopia uterine ureter uid llama rhythm';

describe('articleFor', () => {
  for (const word of AN.split(' ')) {
    it(`an ${word}`, () => assert.equal(articleFor(word), 'an'));
  }
  for (const word of A.split(' ')) {
    it(`a ${word}`, () => assert.equal(articleFor(word), 'a'));
  }
  for (const word of [
    'SQL',
    'herb',
    'historic',
    '1100',
    'FAQ',
    '',
    '—',
    'a',
    '日本',
    'HAL',
    'NOP',
    'NUL',
    'SHA',
    'mdast',
    'rlib',
    'ssoConnectorId',
    'sslmode',
    'SKU',
  ]) {
    it(`either, or unknown: ${JSON.stringify(word)}`, () => assert.equal(articleFor(word), undefined));
  }
});

describe('withArticle', () => {
  for (const phrase of ['a user', 'a URL', 'an API key', 'an `Error`', 'an unsaved change', 'a 日本'])
    it(phrase, () => assert.equal(withArticle(phrase.replace(/^an? /, '')), phrase));
});
