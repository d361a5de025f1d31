import assert from 'node:assert/strict';
import type { Mode } from '@housestyle/contract';
import { COMMENT_SYNTAX } from '../../../packages/engine/document/formats/comment-syntax.ts';
import { formatOf } from '../../../packages/engine/document/formats/names.ts';
import { documentKind } from '../../../src/connection/document-kind.ts';
import type { Target } from '../../../src/connection/target.ts';

const kind = (languageId: string, more: Partial<Target> = {}, isUntitled = false, mode: Mode = 'review') =>
  documentKind(
    { document: { languageId, isUntitled }, isSelection: false, input: 'A\nB', ...more } as Target,
    mode,
  );

describe('the kind of a document that is sent', () => {
  for (const language of Object.keys(COMMENT_SYNTAX)) {
    it(`is ${language} for ${language}, whose comments the engine reads`, () => {
      assert.equal(formatOf(kind(language) ?? ''), language);
    });
  }

  const formats = [
    ['html', 'html'],
    ['restructuredtext', 'restructuredtext'],
    ['asciidoc', 'asciidoc'],
    ['git-commit', 'git-commit'],
    ['scminput', 'git-commit'],
  ] as const;
  for (const [language, format] of formats) {
    it(`of ${language} is ${format}, which the engine reads as such`, () => {
      assert.equal(formatOf(kind(language) ?? ''), format);
    });
  }

  it('is left to the settings for Markdown, and to the text for an untitled one', () => {
    assert.equal(kind('markdown'), undefined);
    assert.equal(kind('plaintext', {}, true), undefined);
    assert.equal(kind('plaintext'), 'plain text');
  });

  it('of words selected in a line of code is none: they are read as the text they are', () => {
    assert.equal(kind('typescript', { isSelection: true, input: 'In order to' }), undefined);
    assert.equal(kind('typescript', { isSelection: true, input: '/* A\n B */' }), 'typescript');
  });

  it('is none where a mode reads code as code', () => {
    assert.equal(kind('typescript', {}, false, 'code-to-docs'), undefined);
  });
});
