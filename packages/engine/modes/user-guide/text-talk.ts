import { beginsStep } from '../brief/steps.ts';
import { capitalizedWord } from '../writing/capitals.ts';

/** "anna (support): how do they move it?" */
const SAID =
  /^(?<name>\p{L}[\p{L}.'’-]{1,24}(?: \p{Lu}[\p{L}.'’-]{0,24})?)(?: \([^()]{2,24}\))?:\s+(?<said>\S.*)$/u;
const THREAD = /^[^:.!?]{0,40}\b(?:thread|chat|conversation|ticket)\b[^:.!?]{0,40}:?$/i;
const FEWEST_MESSAGES = 4;
const FEWEST_QUESTIONS = 2;
const MOST_WORDS = 16;
const ASKS =
  /\?$|^(?:and |also |but |ok |so )*(?:what|how|when|where|why|can|could|do|does|is|are|who|which)\b[^.]*$/i;
const OCCASION =
  /^(?:ppl|people|users|customers|everyone|guests|members|they) (?:(?:keep|always|often|constantly|all) )*(?:ask|asking|asks)(?: us| me)?(?: about)? (?=\S)/i;
const MARK = /^(?:Q|A|question|answer)\s?\d{0,2}[:.)]\s+/i;

/** A chat in which one asks and another answers as headings with text; any other text as it is. */
export function withoutSpeakers(input: string): string {
  const written = input.split('\n').flatMap((line) => line.trim().replace(/^- /, '') || []);
  // "Support thread 8812" over what was said.
  const lines = THREAD.test(written[0] ?? '') ? written.slice(1) : written;
  const messages = lines.map((line) => SAID.exec(line)?.groups);
  const speakers = new Set(messages.map((message) => message?.['name']));
  const told = messages.map((message) => message?.['said'] ?? '');
  const asks = told.map((said) => ASKS.test(said) || OCCASION.test(said));
  const isChat =
    lines.length >= FEWEST_MESSAGES &&
    told.every(Boolean) &&
    speakers.size > 1 &&
    speakers.size < lines.length &&
    asks.filter(Boolean).length >= FEWEST_QUESTIONS;
  if (!isChat)
    return told.every(Boolean) && speakers.size > 1 && lines.length > speakers.size && !asks[0]
      ? asThread(told)
      : input;
  return told
    .map((said, index) =>
      asks[index]
        ? `## ${headingOf(said)}`
        : asDone(index === 0 ? said.replace(/\bmy\b/gi, 'your') : said).replaceAll(' = ', ': '),
    )
    .map(capitalizedWord)
    .join('\n\n');
}

/** What went wrong, and what was said of it, without who said it: "Which version?" with "4.2" below it is the version. */
function asThread([first = '', ...told]: readonly string[]): string {
  const points: string[] = [];
  for (const said of told) {
    const [, thing = ''] = /^(?:which|what) (\p{L}+(?: \p{L}+)?)\?$/iu.exec(points.at(-1) ?? '') ?? [];
    if (thing !== '' && said.split(' ').length < ANSWER_WORDS)
      points[points.length - 1] = `${capitalizedWord(thing)}: ${said}`;
    else if (/\?$/.test(points.at(-1) ?? ''))
      points[points.length - 1] = `${(points.at(-1) ?? '').slice(0, -1)}: ${said}`;
    else points.push(said);
  }
  return [
    `# ${capitalizedWord(first.replace(/[.!]$/, ''))}`,
    '## What to do',
    ...points.map((point) => `- ${point}`),
  ].join('\n\n');
}
const ANSWER_WORDS = 4;

/** Lines of questions with their answers right below as headings with text; any other text as it is. */
export function withQuestions(input: string): string {
  const written = input.split('\n');
  const lines = written.map((line) =>
    line
      .trim()
      .replace(MARK, '')
      .replace(/^## (?=.*\?$)/, ''),
  );
  const asks = lines.map(
    (line) => line.split(' ').length <= MOST_WORDS && /^(?!As an? )\p{L}[^.!?]*\?$/u.test(line),
  );
  // A question that stands alone is one that the writer has.
  const areAnswered = lines.every((_, index) => !asks[index] || (lines[index + 1] && !asks[index + 1]));
  return asks.filter(Boolean).length < FEWEST_QUESTIONS || !areAnswered
    ? input
    : written
        .map((line, index) =>
          asks[index] ? `## ${headingOf(lines[index] ?? '')}\n` : line.replace(MARK, ''),
        )
        .join('\n');
}

/** "How do I move it?" as what is done, and any other question as it is asked. */
function headingOf(question: string): string {
  const [occasion = ''] = OCCASION.exec(question) ?? [];
  const asked = question.slice(occasion.length).replace(/^(?:(?:and|also|but|ok|so)\b,? )+/i, '');
  const deed = asked.replace(/^how (?:to|(?:do|can) (?:i|we|you|they)|(?:i|they|you) can) (.*?)\??$/i, '$1');
  // "and cancel?"
  const isBare = /^\p{Ll}+(?: (?:it|them|one))?\?$/u.test(asked) && beginsStep(`${asked.slice(0, -1)} it`);
  const whole = isBare ? asked.slice(0, -1) : deed === asked ? asked.replace(/\??$/, '?') : deed;
  const own = occasion === '' ? /\bmy\b/gi : /\b(?:my|their)\b/gi;
  return capitalizedWord(whole.replace(own, 'your'));
}

/** "they go to My bookings": what the reader does. */
const asDone = (line: string): string =>
  line.replace(/^(?:they|people|users|you) (?=\p{Ll})/iu, (who) =>
    beginsStep(capitalizedWord(line.slice(who.length))) ? '' : who,
  );
