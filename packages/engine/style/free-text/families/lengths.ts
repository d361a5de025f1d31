import type { CodeCheck } from '../../../checks/types.ts';
import type { Family } from '../family.ts';
import { reading } from './support.ts';

/** Where a number is named, the limits read it. */
const UNCOUNTED = String.raw`(?<!(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred)\b).*)(?!.*(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred)\b))`;
const named = (names: string) => new RegExp(UNCOUNTED + names);

/** Reports paragraphs of one sentence, but those that introduce something. */
const alone: CodeCheck = {
  kind: 'code',
  find: ({ blocks }) =>
    blocks.flatMap(({ kind, list, quoted, sentences, prose, value }) => {
      const [only] = sentences;
      if (kind !== 'paragraph' || list || quoted || value || !only || sentences.length > 1) return [];
      if (!/[.!?]["”’)]?\s*$/.test(prose)) return [];
      const message = 'This paragraph is one sentence. Join it to another, or say more.';
      return [{ start: only.start, end: only.end, replacement: null, message }];
    }),
};

/** "Short sentences", without a number. */
export const LENGTH_FAMILIES: readonly Family[] = [
  {
    id: 'sentence-length',
    title: 'Length of sentences',
    options: [
      {
        names: named(
          String.raw`(?:\b(?:short|shorter|brief|concise)(?:,? (?:and )?(?:clear|simple|declarative|direct))* sentences?\b|\bsentences? (?:should |must |to be |to |be |are |is |stay |remain )*(?:short|brief|concise)\b)`,
        ),
        wanted: 'sentence-length',
        bare: 'for',
      },
      {
        names: named(
          String.raw`\b(?:(?:over)?long|lengthy|run-on|rambling|overly long|very long)(?:,? (?:and |or )?(?:complex|complicated|winding))* sentences?\b`,
        ),
        unwanted: 'sentence-length',
        bare: 'against',
      },
    ],
    phrasings: [
      'Keep sentences short',
      'Use short sentences',
      'Avoid long sentences',
      'Write short, clear sentences',
      'Sentences should be short, because readers scan',
      'No lengthy sentences',
      'Don’t write long sentences',
    ],
  },
  {
    id: 'paragraph-length',
    title: 'Length of paragraphs',
    places: ['paragraph'],
    options: [
      {
        names: named(
          String.raw`(?:\b(?:short|shorter|brief)(?:,? (?:clear|focused|simple))* paragraphs?\b|\bparagraphs? (?:should |must |to be |to |be |are |stay |remain )*(?:short|brief)\b)`,
        ),
        wanted: 'paragraph-length',
        bare: 'for',
      },
      {
        names: named(String.raw`(?:\b(?:(?:over)?long|lengthy|dense) paragraphs?\b|\bwalls? of text\b)`),
        unwanted: 'paragraph-length',
        bare: 'against',
      },
      {
        names:
          /\b(?:single|one)[- ]sentence paragraphs?\b|\bparagraphs? (?:of|with) (?:only |just )?(?:one|a single) sentence\b/,
        unwanted: () => reading('paragraph-sentences ≥ 2', alone),
        bare: 'against',
      },
    ],
    phrasings: [
      'Avoid single-sentence paragraphs',
      'Keep paragraphs short',
      'Use short paragraphs',
      'Avoid long paragraphs',
      'No walls of text',
      'Paragraphs should be short, since people skim',
      'Don’t write lengthy paragraphs',
    ],
  },
];
