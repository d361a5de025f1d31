import type { Unseen } from '../types.ts';

const LONG =
  'The worker takes each of the many jobs that stand in the queue and hands its output on to the store where a reader that comes along later in the day can find it again without any help from us.';
const SHORT = 'The worker takes a job. It writes the output.';
const SENTENCES =
  'The worker takes a job. It writes a file. It sends a mail. It logs a line. It stops. It starts again. It waits.';

/** Voice, tense, person, contractions, lengths, reading level, spelling, grammar and tone. */
export const VOICE: readonly Unseen[] = [
  [
    'Who does it',
    'Make the doer the subject. Passives hide who does what.',
    'The key «was rotated» by an admin.',
    'An admin rotated the key.',
  ],
  [
    'Active',
    'Active voice, unless the actor is irrelevant or unknown.',
    'The page «is rendered» by the server.',
    'The server renders the page.',
  ],
  [
    'Passive OK?',
    'Passive voice is a last resort - rewrite "the file is opened by the editor" as "the editor opens the file".',
    'The job «is started» by the scheduler.',
    'The scheduler starts the job.',
  ],
  [
    'Now',
    'Write about the software as it behaves today: present tense, no "will".',
    'The command «will return» a list.',
    'The command returns a list.',
  ],
  [
    'Tense',
    'Future tense (will, is going to) is reserved for roadmaps; docs use the present.',
    'The server «will send» a reply.',
    'The server sends a reply.',
  ],
  [
    'No past',
    'Don’t use "would" for things that happen every time.',
    'The server «would» send a reply.',
    'The server sends a reply.',
    'part',
  ],
  [
    'You not user',
    'Speak to the reader: "you", not "users", "the user" or "one".',
    '«The user» opens the file.',
    'You open the file.',
  ],
  [
    'We',
    'We never talk about ourselves. (we, us, our, ours)',
    '«We» recommend a backup of «our» files.',
    'Make a backup of your files.',
  ],
  [
    'I',
    'Avoid I/me/my in guides - FAQ questions are the exception.',
    '«I» tested this on «my» machine.',
    'This was tested on a laptop.',
  ],
  [
    'Imperatives',
    'Each numbered step begins with a verb in the imperative.',
    '1. «The file must be opened.»\n2. Save it.',
    '1. Open the file.\n2. Save it.',
  ],
  [
    'Contract',
    "Sound human. Contractions (it's, don't, can't) are encouraged.",
    'You «do not» need it. It «cannot» start.',
    "You don't need it. It can't start.",
    'part',
  ],
  [
    'Expand',
    'Contractions trip up translation software, so spell them out: do not, cannot, it is.',
    "You «don't» need it.",
    'You do not need it. The file of the user’s job is here.',
  ],
  [
    'No contr.',
    "No contractions please; possessives such as the user's are OK.",
    "It «won't» start.",
    "It will not start. The user's file is here.",
  ],
  [
    'Some contractions',
    "Common contractions are fine, but not noun + verb ones (\"the browser's loading\") nor should've or could've.",
    "You «should've» saved.",
    "You don't need it.",
  ],
  ['Sentence length', 'Aim for 15–20 words a sentence; 25 is the ceiling.', `«${LONG}»`, SHORT],
  ['Short', 'If a sentence runs past 26 words, split it.', `«${LONG}»`, SHORT],
  ['Sentences', 'Keep sentences to no more than twenty-five words each.', `«${LONG}»`, SHORT],
  ['Paragraph', 'Five sentences per paragraph is plenty. Six is too many.', `«${SENTENCES}»`, SHORT],
  ['Paragraphs', 'Break up paragraphs of more than 6 sentences.', `«${SENTENCES}»`, SHORT],
  [
    'Reading grade',
    'Target a Flesch-Kincaid grade of 8 or below.',
    'The implementation of heterogeneous infrastructural configurations necessitates comprehensive organizational standardization. Administrators responsible for infrastructural configurations continuously evaluate alternative authentication methodologies.',
    'The cat sat on the mat. It was a big cat. The dog ran to the cat.',
  ],
  [
    'US',
    'American English (color, analyze, center).',
    'Pick a «colour» and «analyse» it.',
    'Pick a color and analyze it.',
  ],
  [
    'UK',
    'We follow British spelling, e.g. "organise" and "behaviour".',
    'The «behavior» of the tool.',
    'The behaviour of the tool.',
  ],
  [
    'Canadian style',
    'Use the Oxford spelling -ize with British -our.',
    'The «behavior» of the tool.',
    'We organize the behaviour of the tool.',
  ],
  [
    'Grammar',
    'Text has to be free from spelling mistakes and typos.',
    'You «recieve» a mail.',
    'You receive a mail.',
  ],
  [
    'Agreement',
    'Subjects and verbs must agree in number.',
    'The servers «is» down.',
    'The servers are down.',
  ],
  ['Its', "Don't mix up its and it's.", "The tool reads «it's» file.", 'The tool reads its file.'],
  ['Doubled', 'No repeated words like "the the".', 'Open «the the» file.', 'Open the file.'],
  [
    'Hedging',
    'Say what happens, not what may or might perhaps happen.',
    'It might «perhaps» fail.',
    'It fails.',
  ],
  [
    'Double negation',
    "Two negatives don't make reading easier: no double negatives.",
    'It is «not uncommon» to fail.',
    'It is common to fail.',
  ],
  [
    'Positive',
    'Write in the positive: tell readers what to do rather than what not to do.',
    '«Do not forget to» save.',
    'Remember to save.',
  ],
  [
    'Nominalization',
    'Use verbs rather than nouns made from them ("decide", not "make a decision").',
    'You must «make a decision» now.',
    'You must decide now.',
  ],
  ['Questions', 'No rhetorical questions in body copy.', '«Why should you care?» It is fast.', 'It is fast.'],
  [
    'And openers',
    "Don't begin a sentence with And or But.",
    '«But» it is slow.',
    'It is slow, but it works.',
  ],
  [
    'Ending',
    'A preposition is something you should not end a sentence with.',
    'This is the file the tool looks «for».',
    'The tool looks for this file.',
  ],
  [
    'Expletive',
    'Avoid it is/there are constructions at the start of sentences, for instance "There are three modes".',
    '«There are» three modes.',
    'The tool has three modes.',
  ],
  ['Let', "Don't say let's.", "«Let's» open the file.", 'Open the file. The proxy lets it pass.'],
  [
    'Anthropomorphism',
    "Software doesn't think, want or know. Do not use these verbs of programs.",
    'The compiler «wants» a file. It «knows» the type.',
    'The compiler needs a file.',
  ],
  [
    'Readable',
    'Text should score 60 or higher on the Flesch reading ease scale.',
    'The implementation of heterogeneous infrastructural configurations necessitates comprehensive organizational standardization. Administrators responsible for infrastructural configurations continuously evaluate alternative authentication methodologies.',
    'The cat sat on the mat. It was a big cat. The dog ran to the cat.',
  ],
  [
    'Friendly',
    'Be conversational but precise, use contractions and skip exclamation points.',
    'You «do not» need it«!»',
    "You don't need it.",
    'part',
  ],
];
