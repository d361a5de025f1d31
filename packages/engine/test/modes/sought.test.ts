import assert from 'node:assert/strict';
import { run } from './jobs.ts';

interface Row {
  readonly what: string;
  readonly input: string;
  readonly has: readonly string[];
  readonly lacks?: readonly string[];
}

const ROWS: readonly Row[] = [
  {
    what: 'have what several words name before single words of everyday, and no word of a thing to press for an acronym',
    input:
      '# Swimming lessons: information for parents\n\nTideway Leisure Centre runs lessons for children of all levels. A child has a level. A child stays in a level. Each child may pay by direct debit. The child swims in the learner pool. Sign the enrolment form. Hold FEED for a minute.\n\n## Missed lessons\n\nThe child loses a term. The term is over. A term ends.\n',
    has: ['- learner pool\n', '- enrolment form\n', '- Tideway Leisure Centre\n', '`swimming-lessons` |'],
    lacks: ['- child', '- level', '- term', '- FEED', '- parents'],
  },
  {
    what: 'have a title without the kind of text in front of it',
    input: '# Guide: how to bleed a radiator\n\nBleed a radiator when its top stays cold.\n',
    has: ['| Title tag | How to bleed a radiator |', '| `bleed-radiator` |'],
  },
  {
    what: 'have a short first line for a title, and set it apart in the description',
    input: 'Year 7 open evening\nThursday 16 October, 5.30pm to 7.30pm, main hall. No need to book.\n',
    has: [
      '| Title tag | Year 7 open evening |',
      '| Year 7 open evening: Thursday 16 October, 5.30pm to 7.30pm, main hall.',
      '- Year 7 open evening',
    ],
  },
  {
    what: 'say of notes what they are about, without who said it',
    input:
      'Meeting notes 12 Nov\n- Priya: search latency is up since the reindex\n- shard count stays at 12 until Q1\n- next: load test on Thursday\n',
    has: [
      '| Title tag | Meeting notes 12 Nov: shard count, search latency |',
      '`meeting-notes`',
      '| Meeting notes 12 Nov: search latency is up since the reindex; shard count stays at 12 until Q1; next',
    ],
  },
  {
    what: 'say of a changelog what is new, and ask whose it is',
    input:
      '# Changelog\n\n## 4.2.0 (2026-10-02)\n\n### Added\n- `--watch` rebuilds when a source file changes.\n\n### Fixed\n- Circular imports no longer crash the bundler.\n\n## 4.1.0\n\n### Fixed\n- Paths.\n',
    has: [
      '| Changelog [VERIFY] Say of what. |',
      '| Changes in 4.2.0: --watch rebuilds when a source file changes;',
    ],
  },
  {
    what: 'describe a package by its name, and not by “this”',
    input:
      '# hosted-store\n\nThis will let you identify and transform the addresses of stores.\n\n## Example\n\nA store.\n',
    has: ['| Meta description | hosted-store lets you identify and transform the addresses of stores. |'],
    lacks: ['| This will'],
  },
];

describe('what people look for', () => {
  for (const { what, input, has, lacks = [] } of ROWS)
    it(what, () => {
      const { content } = run('keywords', input, {});
      for (const text of has) assert.ok(content.includes(text), `${text}\n---\n${content}`);
      for (const text of lacks) assert.ok(!content.includes(text), `not ${text}\n---\n${content}`);
    });
});
