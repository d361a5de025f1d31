/* The checks of the families about figures, captions and practices: what each finds («»), and a text that keeps the rule. */
import assert from 'node:assert/strict';
import { judge } from './unseen/judge.ts';

const ROWS: readonly (readonly [rule: string, breaks: string, keeps: string])[] = [
  ['Give phone numbers in international format', 'Call «030 4455 667».', 'Call +49 30 4455 667.'],
  ['Separate the parts of phone numbers with hyphens', 'Call «212.555.0147».', 'Call 212-555-0147.'],
  [
    'Always add the time zone to a time',
    'It starts at «09:30» today.',
    'It runs 09:30–10:00 UTC, or 9:30 am CET.',
  ],
  ['Spell millions and billions in full', 'It raised «€4bn».', 'It raised €4 billion; the disk has 3MB.'],
  [
    'Don’t use superscript letters in ordinals',
    'The 2«<sup>nd</sup>» time.',
    'The 2nd time, 4 m<sup>2</sup>.',
  ],
  ['Write ordinals below 10th in words', 'The «4th» row.', 'The fourth row of the 14th page.'],
  [
    'Add a caption above every table',
    'Fees:\n\n«| A | B |»\n|---|---|\n| 1 | 2 |',
    'Table 1: Fees\n\n| A | B |\n|---|---|\n| 1 | 2 |',
  ],
  [
    'Put captions under all figures',
    '«![A dam](a.png)»\n\nIt is high.',
    '![A dam](a.png)\n\nFigure 1: A dam',
  ],
  [
    'No periods at the end of captions',
    '![A](a.png)\n\n«Figure 2: The hall.»',
    '![A](a.png)\n\nFigure 2: The hall\n\nIt is big.',
  ],
  ['Never use the file name as alt text', '«![plan.png](plan.png)»', '![A plan](plan.png)'],
  ['Don’t include punctuation in link text', 'See [«the plan.»](a.md)', 'See [the plan](a.md).'],
  ['Use kebab case for image files', '«![A](img/MyPlan.png)»', '![A](img/my-plan.png)'],
  [
    'Page titles have at most 20 characters',
    '# «A title that is much too long»',
    '# Short\n\n## A section that may be a lot longer',
  ],
  ['Use chevrons between menu names', 'Choose **File« → »Save**.', 'Choose **File > Save**.'],
  ['Use kbd tags for keys', 'Press «**Enter**».', 'Press <kbd>Enter</kbd>, then select **Save**.'],
  ['No spaces around slashes', 'The «on / off» switch.', 'The on/off switch.'],
  ['Don’t use invented domains', 'Write to jo@«mycompany.com».', 'Write to jo@example.com.'],
  [
    'Put a semicolon before “however”',
    'It ran«, however» it failed.',
    'It ran; however, it failed. It is, however, new.',
  ],
  ['Put a comma after “e.g.”', 'A metal, «e.g.» tin.', 'A metal, e.g., tin.'],
  ['Use “data” with a plural verb', 'The «data is» here.', 'The data are here.'],
  ['Treat “data” as singular', 'The «data are» here.', 'The data is here.'],
  ['No ellipsis in the names of commands', 'Choose «**Print…**».', 'Choose **Print**.'],
  [
    'Keep parenthetical remarks to three words',
    'The seal «(replace it every single year)» is blue.',
    'The seal (part two) is blue.',
  ],
  ['Don’t capitalize “version” before a number', 'Use «Version» 8.', 'Version 8 is here. Use version 8.'],
  ['Write negatives in full', 'It «can’t» run.', 'You’ll see that it cannot run.'],
  ['Use ampersands only in company names', 'Tea «&» milk.', 'Ask Marks & Spencer.'],
  ['Use kebab case for file names', 'Save it as `«My_File.md»`.', 'Save it as `my-file.md`.'],
  ['Refer to a file type by its name, not by its extension', 'Send a «.pdf» file.', 'Send a PDF file.'],
  ['Pages contain no lorem ipsum', '«Lorem ipsum» dolor.', 'Real words.'],
  ['Don’t use criteria as a singular', 'This is «a criteria».', 'These are the criteria.'],
  ['Use the future tense only with a date', 'It «will stop» soon.', 'It will stop on 30 June 2026.'],
  ['Use “e.g.” only in brackets', 'A city, «e.g.» Oslo.', 'A city (e.g. Oslo).'],
  ['Don’t use eg and ie', 'A city, «eg» Oslo.', 'A city such as Oslo.'],
  [
    'A semicolon is allowed only in complex series',
    'It ran«;» it stopped.',
    'In Bern, Switzerland; Rome, Italy; and Lyon, France.',
  ],
];

describe('rules in plain words about practices', () => {
  for (const [rule, breaks, keeps] of ROWS) {
    it(`finds what breaks ${JSON.stringify(rule)}, and nothing else`, () => {
      const { kind, detail } = judge(['House rule', rule, breaks, keeps]);
      assert.equal(kind, 'right', detail);
    });
  }
});
