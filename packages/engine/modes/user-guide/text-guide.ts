import { parseDocument } from '../../document/parse-document.ts';
import type { Job } from '../../types.ts';
import { parseJob } from '../parse-job.ts';
import { layOutPasted } from '../brief/pasted.ts';
import { expandNotes } from '../expand/document.ts';
import { layOut } from '../expand/layout.ts';
import { withoutTimes } from '../reading/chats.ts';
import { saidAs } from '../reading/labelled.ts';
import { readNotes } from '../expand/notes.ts';
import { sentence } from '../expand/points.ts';
import { separateNotes } from '../generate/material.ts';
import { missingFrom } from '../writing/coverage.ts';
import { bullets, escapeMarkdown, join, section } from '../writing/markdown.ts';
import type { Page } from '../writing/page.ts';
import { readDescribed, readListedScreens, readStrings } from './described-screens.ts';
import { messagesOf, writeMessages } from './messages.ts';
import { withNames } from './names.ts';
import { tasksOf } from './tasks.ts';
import { layOutText } from './text-layout.ts';
import { readParts } from './text-parts.ts';
import { UNTITLED, writeParts } from './text-sections.ts';
import { asTaught, asUsers, isActor } from './text-readers.ts';
import { withoutSpeakers } from './text-talk.ts';
import { titleOf } from './text-title.ts';
import { writeSteps } from './write-task.ts';

/** Code, data or markup, which nobody wrote as a description. */
const CODE_LINE =
  /[;{}]\s*$|^\s*(?:<[a-z/!?]|[{}[\]]|(?:import|from|const|let|var|def|class|function|SELECT|CREATE)\b.*[(;{=])/;
/** Longer texts have parts of their own, which are kept as they are; in UTF-16 code units. */
const LONGEST = 40_000;
/** Of the lines of a text. */
const MOST_CODE = 0.3;
const FEWEST_WORDS = 4;

/** Whether an input is a text that tells what a product does. */
function isText(input: string): boolean {
  const lines = input.split('\n').filter((line) => line.trim() !== '');
  const coded = lines.filter((line) => CODE_LINE.test(line));
  return (
    (input.match(/\p{L}{2,}/gu) ?? []).length >= FEWEST_WORDS && coded.length <= lines.length * MOST_CODE
  );
}

/** A guide from a description, release notes, notes on screens or a specification; undefined for what is no text. */
export function writeTextGuide(own: Job): Page | undefined {
  const job = { ...own, input: withoutTimes(own.input, '- ') };
  if (!isText(job.input)) return undefined;
  if (job.input.length > LONGEST) return expandNotes(parseJob(job), job);
  const { text: input, readers } = asUsers(
    withoutSpeakers(
      asTaught(
        layOutPasted(job.input.replace(/\r\n?/g, '\n').trim())
          .replace(OPENERS, '')
          .replace(WORKS, '')
          .replace(REMARKS, ''),
      ),
    ),
  );
  const strings = readStrings(input);
  const described = strings ?? readDescribed(input) ?? readListedScreens(input);
  const text = layOutText(withSentences(described ? described.rest.join('\n') : input));
  const notes = readNotes(parseDocument(separateNotes(layOut(text)), 'markdown'));
  const { title, rest, opening, request } = titleOf(notes, text, job, described !== undefined);
  const screens = described?.screens ?? [];
  const tasks = tasksOf(screens);
  const isAlone = tasks.length === 1;
  const known =
    title.replace(/(?<=^(?!release|patch|version)\S.{0,80}) notes$/i, '').replace(WHAT_CHANGED, '$1') ||
    (isAlone ? tasks[0]?.screen || tasks[0]?.title : '') ||
    '';
  const parts = readParts(rest);
  const written = writeParts(parts, known || UNTITLED, {
    hasTasks: tasks.length > 0,
    opening,
    lead: described?.lead.join('\n'),
  });
  const name = known || written.task || UNTITLED;
  const forms = tasks.map((task) =>
    writeSteps(isAlone ? { ...task, title: name, screen: '' } : task).replace(`## ${name}\n\n`, ''),
  );
  const body = join(
    readers === '' ? '' : `This guide is for ${readers}.`,
    written.opening,
    writeLabels(strings?.labels ?? []),
    ...forms,
    written.body.replace(`## ${name}\n\n`, ''),
    writeMessages(messagesOf(screens)),
    written.open,
  );
  return {
    title: name,
    description: written.description,
    body: withLost(
      body,
      name,
      input.replace(request, '').replace(WHAT_CHANGED.test(title) ? /^.*\n/ : '', ''),
    ),
  };
}

/** "scan it. red light = wrong. Damaged? Tap Help": sentences that begin as such. */
const withSentences = (text: string): string =>
  text.replace(
    /(?<=(?:\p{L}{3}|[\d)])(?<!^\s*\d+|\b(?:etc|max|min|incl|approx|resp))[.!?] )\p{Ll}(?=\p{Ll})/gmu,
    (letter) => letter.toUpperCase(),
  );

/** "Speaker: okay so I'll just walk you through how I …" */
const OPENERS =
  /^(?:(?:speaker|me|transcript|interviewer)(?: \d)?: )?(?:(?:ok(?:ay)?|so|basically|well|right|hi(?: all)?|hello|hey|yeah|alright),? )+(?=\S{2})|^(?:speaker|transcript)(?: \d)?: /i;

/** "How it works in the UI: open the dashboard": what follows says it. */
const WORKS =
  /^(?:how (?:it|this) works|how to use (?:it|this)|usage)(?: (?:in|from) (?:the )?(?:UI|GUI|app|product|interface|portal))?:[ \t]+(?=\S)/gim;

/** "v2.8 what changed for end users" */
const WHAT_CHANGED =
  /^(What’s new in (?:version )?v?\d[\d.]*)[ :–-]+(?:what(?:['’]s| is| has)? |changes|release|notes)[^\n]{0,60}$/i;

/** "works!!", "thanks": said to somebody, and of nothing. */
const REMARKS =
  /\n[ \t]*(?:[-*+•] )?(?:\p{L}[\p{L} ]{1,24}: )?(?:(?:it )?works(?: now)?|thanks|thx|great|perfect|solved|super)[.!]*[ \t]*(?=\n|$)/giu;

/** What a screen shows without saying what it is. */
function writeLabels(labels: readonly string[]): string {
  return labels.length === 0
    ? ''
    : join(
        'On this screen, you see:',
        bullets(labels.map((text) => `**${escapeMarkdown(text)}**`)),
        '[VERIFY] Say which of these are fields, and which are the choices of a field.',
      );
}

/** What the place of a text on the page says already. */
const SAID_BY_PLACE =
  /^(?:todo|tbd|fixme|screens?|page|form|dialog|modal|window|view|fields?|buttons?|links?|labels?|tooltips?|toasts?|hints?|messages?|text|drop-?down|checkbox(?:es)?|toggles?|switch(?:es)?|picker|feature|notes?|pm|release|support|required|option(?:al)?|default|yes|no|user|guide|write|short|hey|acceptance|as|one|want|problems?|error|user|type|control|name|description|value|docs|help|known|issues?|given|when|then)$/;

/** Nothing is lost: what the page doesn't say yet stands at its end, in the words of the text. */
function withLost(body: string, title: string, input: string): string {
  const missing = new Set(
    missingFrom(`${title}\n${body}`, input).filter(
      (word) => !SAID_BY_PLACE.test(word) && !isActor(`${word}s`),
    ),
  );
  if (missing.size === 0) return body;
  const lost = input
    .split(/\n|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((line) => line.replace(/^\s*(?:[-*+•#>]+|\d+[.)])\s+/, '').trim())
    // "Open question: …" stands where open questions do.
    .filter((line) => missingFrom('', saidAs('question', line) ?? line).some((word) => missing.has(word)));
  return join(body, section(2, 'Also said', bullets(lost.map((line) => withNames(sentence(line))))));
}
