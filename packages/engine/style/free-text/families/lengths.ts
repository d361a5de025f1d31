import type { Family } from '../family.ts';

/** Where a number is named, the limits read it. */
const UNCOUNTED = String.raw`(?<!(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred)\b).*)(?!.*(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred)\b))`;
const named = (names: string) => new RegExp(UNCOUNTED + names);

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
    ],
    phrasings: [
      'Keep paragraphs short',
      'Use short paragraphs',
      'Avoid long paragraphs',
      'No walls of text',
      'Paragraphs should be short, since people skim',
      'Don’t write lengthy paragraphs',
    ],
  },
];
