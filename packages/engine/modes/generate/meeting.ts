import { cutAt, cutItems } from '../brief/cut.ts';
import { beginsStep } from '../brief/steps.ts';
import { isClause } from '../writing/splices.ts';
import { capitalized } from '../writing/capitals.ts';
import { bullets, heading, join } from '../writing/markdown.ts';
import type { Page } from '../writing/page.ts';
import { asPoint } from '../writing/point.ts';
import { readRequest } from './request.ts';
import { asSentence } from './sentences.ts';

const MEETING =
  '(?:stand-?ups?|daily|meeting|sync|retro(?:spective)?|sprint (?:planning|review)|planning|weekly|kick-?off|1:1|one-on-one|board|call|workshop|committee|minutes)';
const IS_MEETING = new RegExp(
  String.raw`\b(?:(?<!(?:\d|few|some|several|five|ten|fifteen|twenty|thirty|of|in|for|within|every) ?)minutes\b(?! (?:ago|before|after|later|early|late))|(?:stand-?up|daily|retro(?:spective)?|meeting|sync|planning|weekly|kick-?off|1:1|board|call|committee)(?: meeting)? (?:notes|minutes|summary|recap|protocol)|notes (?:of|from) (?:the |our |yesterday['’]s |today['’]s |last )?(?:[\w'’-]+ ){0,3}${MEETING})\b`,
  'i',
);
/** "Write up these meeting notes:", "meeting notes: platform sync, 3 March" */
const ASKING =
  /^(?:(?:please|can you|could you|pls) )*(?:(?:write|clean|tidy|type)(?: up)?|turn|make|format|summari[sz]e|create|draft|prepare)\b.*$/i;
const NAMED =
  /^(?:#+ )?(?:(?:meeting )?(?:notes|minutes)|(?:stand-?up|retro|meeting) (?:notes|minutes))(?: (?:of|from)(?: (?:the|our))?|[:,–—-])\s+(?=\S)/i;
const PERSON = String.raw`(?:@[\w.-]+|\p{Lu}[\p{L}'’-]+(?: \p{Lu}\p{L}*\.?)?)`;
const PEOPLE = String.raw`${PERSON}(?:(?:, | and | & |\+)${PERSON})*`;

/** "attended by Ann and Dr. Lee" */
const ATTENDED = new RegExp(
  String.raw`^(?:[Aa]ttended(?: by)?|[Pp]resent(?: were)?|[Ii]n attendance)(?: were)? (?=${PERSON})`,
  'u',
);

type Part = 'present' | 'decisions' | 'actions' | 'blockers' | 'questions' | 'told';
/** What a note is called, or a heading over several. */
const LABELS: readonly (readonly [Part, RegExp])[] = [
  ['present', /^(?:present|attendees|attending|participants|who was there|absent|apologies|regrets)$/i],
  [
    'decisions',
    /^(?:(?:we )?(?:decided|agreed)(?: (?:to|on|that))?|decisions?|decision made|conclusions?|resolutions?|resolved)$/i,
  ],
  ['actions', /^(?:actions?|action items?|ai|to-?dos?|follow[ -]?ups?|next steps?|tasks?|assigned)$/i],
  ['blockers', /^(?:blockers?|blocked|impediments?|risks?)$/i],
  ['questions', /^(?:open(?: questions?| points?| issues?)?|questions?|tbd|parking lot|unclear)$/i],
  [
    'told',
    /^(?:updates?|status|discussed|discussion|notes?|topics?|done|yesterday|today|agenda|went well|what went (?:well|wrong))$/i,
  ],
];
const LABELLED = /^(?:\*\*)?([\p{L} -]{2,28}?)(?:\*\*)?\s*:(?:\*\*)?\s*(.*)$/u;
const DECIDES =
  /^(?:=>|->|→)\s|\b(?:(?:we|team|everyone|all|group) (?:have |has )?(?:decided|agreed|chose|settled)|(?:it was|was|were) (?:decided|agreed|approved)|approved\b.*\bunanimously|motion\b.*\b(?:carried|passed|approved))\b|^(?:decided|agreed)\b/i;
const DOES = new RegExp(
  String.raw`^(?<who>${PEOPLE})(?::| -| –)? (?:(?:is going|has|needs|have|need) to|to|will|takes?|should)(?: please)? (?<what>\p{Ll}.+)$`,
  'u',
);
/** Begins a note as a name does. */
const NOBODY =
  /^(?:Motion|Need|Needs|Plan|Time|Next|Budget|Decision|Action|Goal|Want|How|Where|What|Who|When|Why|It|We|They|This|That|There|Everyone|Everybody|Nobody|All|Team|Nothing|Release|Deploy|Migration|Customers|Users|Please|Also|Ready|Due|Moved?|Back|Up|If)\b/;
const OWNS = new RegExp(String.raw`^${PERSON} (?:owns|leads|drives|takes care of|is responsible for)\b`, 'u');
const BLOCKED =
  /\b(?:blocked|stuck|blocking|waiting on|can['’]?t (?:continue|go on|proceed))\b|^(?:\p{L}+(?: is|:) )?(?:still )?waiting for\b/iu;
/** No dot of a title, "Dr. Lee". */
const SENTENCE_END = /(?<=[\p{L}\d)%"'`]{2}[.?!])(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St)\.)\s+(?=\p{Lu}|@)/u;
const ASKS = /\?$|^(?:still )?(?:unclear|tbd|open):? /i;
const OWNED = new RegExp(
  String.raw`\((?:owner:? )?${PERSON}[^()]*\)|\b(?:owner|who): ?${PERSON}|[-–—>] ?${PERSON}(?:, .{2,20})?$|^@`,
  'u',
);
/** In UTF-16 code units. */
const LONGEST_HEADING = 60;
/** Fewer notes are no meeting. */
const FEWEST = 2;

/** "… Decision: keep two keys" behind other sentences. */
const OWN_LABEL = /[.?!] (?:decision|action|decided|agreed|todo|open)s?(?: item)?: /i;

interface Note {
  readonly part: Part;
  readonly text: string;
  /** The heading above it, of which no part is known. */
  readonly over?: string;
}

/** What was decided, who does what, what blocks, what is open, and the rest; undefined where nobody asks for notes of a meeting. */
export function meetingPage(text: string, docType = ''): Page | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  const opening = first.trim().slice(0, 300);
  const isNamed = IS_MEETING.test(docType);
  if (!isNamed && (docType !== '' || !IS_MEETING.test(opening.slice(0, 120)))) return undefined;
  // Notes of a meeting that a runbook is made of, and pages with code, are read elsewhere.
  if ((!isNamed && readRequest(text).kind !== undefined) || /^[ \t]*(?:```|~~~|\|)/m.test(text))
    return undefined;
  const line = first.trim();
  const [called = ''] = NAMED.exec(opening) ?? [];
  // "Minutes: platform sync, 3 March" is about the sync, and "minutes: we agreed" about nothing that it names.
  const isCalled =
    /[:,–—-]\s+$/.test(called) &&
    /^[^:.]{3,60}(?:[.:]|$)/.test(line.slice(called.length)) &&
    !ATTENDED.test(line.slice(called.length)) &&
    !/,.*,/.test(line.slice(called.length));
  const whole = isCalled ? line.slice(called.length) : line;
  const [, head = whole, told = ''] = /^([^:.]{3,100}?)[:.]\s+(\S.*)$/.exec(whole) ?? [];
  const isHead =
    !/^\s*(?:[-*•+]|\d+[.)]) /.test(first) &&
    (IS_MEETING.test(opening) || ASKING.test(opening) || (isNamed && isTitle(whole)));
  const notes = readNotes([...(isHead ? [told] : [first]), ...lines.slice(1)].filter(Boolean));
  if (notes.length < FEWEST) return undefined;
  const of = (part: Part): readonly string[] =>
    notes.filter((note) => note.part === part && note.over === undefined).map((note) => note.text);
  const risks = of('blockers').filter((note) => /^\*\*Risks?:/.test(note)).length;
  const headings = [...new Set(notes.flatMap(({ over }) => over ?? []))];
  const isStandup = /\b(?:stand-?up|daily)\b/i.test(opening);
  const rest = ['told', isStandup ? 'Updates' : 'Discussed'] as const;
  const kinds: readonly (readonly [Part, string])[] = [
    ...(isStandup ? [rest] : []),
    ['decisions', 'Decisions'],
    ['actions', 'Action items'],
    ['blockers', risks === 0 ? 'Blockers' : risks === of('blockers').length ? 'Risks' : 'Blockers and risks'],
    ['questions', 'Open questions'],
    ...(isStandup ? [] : [rest]),
  ];
  return {
    title: isHead ? titleOf(head) : 'Meeting notes',
    body: join(
      ...of('present'),
      ...headings.map((over) =>
        join(
          heading(2, over),
          bullets(notes.filter((note) => note.over === over).map(({ text: said }) => said)),
        ),
      ),
      ...kinds.map(([part, title]) => of(part).length > 0 && join(heading(2, title), bullets(of(part)))),
    ),
  };
}

/** A line that tells nothing: "Volunteers' committee, 12 March". */
const isTitle = (line: string): boolean =>
  line.length < LONGEST_HEADING &&
  !LABELLED.test(line) &&
  !/[.!?;]./.test(line) &&
  !isClause(line) &&
  !DOES.test(line);

function titleOf(head: string): string {
  const asked = head.replace(/[:.]$/, '').trim();
  const title = ASKING.test(asked) ? '' : asked.replace(/^#+ /, '').replace(NAMED, '');
  return title === '' ? 'Meeting notes' : capitalized(title);
}

/** Each note with its part: by its label, by the heading above it, or else by what it says. */
function readNotes(lines: readonly string[]): readonly Note[] {
  const notes: Note[] = [];
  let under: Part | undefined;
  let over: string | undefined;
  for (const line of lines) {
    const [mark = ''] = /^\s*(?:[-*•+]|\d+[.)]|\[[ x]?\])\s+(?:\[[ x]?\]\s+)?/i.exec(line) ?? [];
    const text = line.slice(mark.length).trim();
    const last = notes.at(-1);
    if (/^\s{2,}/.test(mark) && last && under === undefined) {
      notes[notes.length - 1] = { ...last, text: `${last.text}\n  - ${asSentence(text)}` };
      continue;
    }
    const bare = text
      .replace(/^#+\s+/, '')
      .replace(/^\*\*(.+)\*\*:?$/, '$1')
      .replace(/:$/, '');
    const label = mark === '' ? LABELS.find(([, one]) => one.test(bare))?.[0] : undefined;
    if (label || (mark === '' && bare !== text && bare.length < LONGEST_HEADING)) {
      under = label ?? 'told';
      over = under === 'told' ? capitalized(bare) : undefined;
      continue;
    }
    // "2. Backups. The test failed. Decision: keep two keys.": a topic, and what was said of it.
    const topical =
      mark === '' || isTitle(/^[^.:]*/.exec(text)?.[0] ?? '')
        ? text.replace(/^(\p{L}[^.:]{2,40})\. (?=\S.*[.?!])/u, mark === '' ? '$&' : '$1: ')
        : text;
    const isCut = mark === '' || topical !== text || OWN_LABEL.test(text);
    const sentences = isCut ? cutAt(topical, SENTENCE_END) : [text];
    const several = sentences.length === 1 && mark === '' && lines.length === 1 ? cutItems(text) : sentences;
    // "Roof: the council pays half. The quote is £3,200.": all of it is told of the roof.
    const from = notes.length;
    const isOfTopic = isCut && under === undefined && LABELLED.test(several[0] ?? '');
    for (const sentence of several)
      for (const note of readNote(sentence, under)) {
        const topic = isOfTopic ? notes[from] : undefined;
        if (topic?.part === 'told' && note.part === 'told' && topic.text.startsWith('**'))
          notes[from] = { ...topic, text: `${topic.text} ${note.text}` };
        else notes.push(over && note.part === 'told' ? { ...note, over } : note);
      }
  }
  return notes;
}

function readNote(note: string, under: Part | undefined): readonly Note[] {
  const text = note.replace(ATTENDED, 'Present: ');
  const [, label = '', said = ''] = LABELLED.exec(text) ?? [];
  const labelled = LABELS.find(([, one]) => one.test(label))?.[0];
  if (labelled === 'present') return [{ part: labelled, text: asSentence(`${capitalized(label)}: ${said}`) }];
  // "Blocked: …" and "Decided: …" of the team; "Actions: A to do this, B to do that".
  if (labelled && said !== '') {
    const items =
      labelled === 'actions'
        ? cutAt(said, new RegExp(String.raw`[,;] (?=${PERSON}:? (?:to|will) )|; `, 'u'))
        : [said];
    // "Risk: …" says more than the name of its section.
    if (/^risks?$/i.test(label)) return [write(labelled, text)];
    return items.map((item) => write(labelled, item));
  }
  const [, owned = ''] = /^(?:todo|ai|action)s? (@\S+ .+)$/i.exec(text) ?? [];
  if (owned) return [write('actions', owned)];
  if (under) return [write(under === 'present' ? 'told' : under, text)];
  const part: Part = DECIDES.test(text)
    ? 'decisions'
    : doerIn(text) || OWNS.test(text) || /^@\S+ \p{Ll}/u.test(text)
      ? 'actions'
      : ASKS.test(text)
        ? 'questions'
        : BLOCKED.test(text)
          ? 'blockers'
          : 'told';
  return [write(part, text)];
}

/** "Tariq to write the guide by 14 March": who, and what. */
function doerIn(text: string): { readonly who: string; readonly what: string } | undefined {
  const { who = '', what = '' } = DOES.exec(text)?.groups ?? {};
  return what === '' || NOBODY.test(who) ? undefined : { who, what };
}

function write(part: Part, text: string): Note {
  const bare = text.replace(/^(?:=>|->|→)\s*/, '');
  if (part === 'decisions')
    return {
      part,
      text: asSentence(
        bare
          .replace(/^(?:(?:we|team) (?:have )?)?(?:decided|agreed)(?: on| that)?:? (?!to\b)/i, '')
          .replace(/^(?:(?:we|team) (?:have )?)?(?:decided|agreed) to (?=\p{Ll})/iu, ''),
      ),
    };
  if (OWNS.test(bare)) return { part, text: asSentence(bare) };
  if (part !== 'actions') return { part, text: asPoint(asSentence(bare)) };
  const doer = doerIn(bare);
  if (doer) return { part, text: `**${doer.who}:** ${asSentence(doer.what)}` };
  const named = asPoint(bare);
  const isOwned = named !== bare || OWNED.test(bare) || !beginsStep(bare.toLowerCase());
  return { part, text: `${asSentence(named)}${isOwned ? '' : ' [VERIFY] Say who does it.'}` };
}
