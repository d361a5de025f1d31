import { asSentence } from '../../generate/sentences.ts';
import { lookUp } from '../../../spelling/lexicon.ts';
import { parseDocument } from '../../../document/parse-document.ts';
import {
  addToBareList,
  addToOnly,
  addToSame,
  limitCell,
  setCell,
  setFlags,
  setStatus,
  tellInRow,
} from './cells.ts';
import { applyEdits, changeEverywhere, type Changed } from './changed-values.ts';
import { clausesOf, subjectOfClause, withNoun } from './clauses.ts';
import { addToCollection } from './collections.ts';
import { exchangeBoth, exchangeTwin } from './both-values.ts';
import { addEntry } from './entries.ts';
import {
  exchangeAssigned,
  exchangeBase,
  exchangePort,
  exchangeCommand,
  exchangeProgram,
  exchangeGone,
  exchangeNumber,
  exchangeSole,
  exchangeWay,
  exchangeWords,
} from './exchange.ts';
import { addColumn } from './new-columns.ts';
import { exchangeFormer, exchangesBetween, exchangesIn, type Exchange } from './consistency.ts';
import { denyEach } from './denials.ts';
import { dropGone } from './drops.ts';
import { dropEnded } from './ended.ts';
import { formerIn, withoutFormers } from './former.ts';
import { addListedRow } from './listed-row.ts';
import { LONGEST, type Incoming } from './incoming.ts';
import { isPlaced, TO_WRITER } from './instructions.ts';
import { addPayment } from './payments.ts';
import { addNamedRow } from './named-row.ts';
import { readNewEntry } from './new-entries.ts';
import { valuesOf } from './kinds.ts';
import { modelReader, type Model } from './passages.ts';
import { exchangeAddress, exchangeVersion } from './moved-address.ts';
import { replaceHolder } from './offices.ts';
import { rename } from './renames.ts';
import { reworded } from './reworded.ts';
import { NEGATIVE, replaceContrary } from './contraries.ts';
import { readPlaces } from './sections.ts';
import { rootsOf } from './subjects.ts';

/** Each part reads the document anew: so many UTF-16 code units are read for all of them. */
const MOST_READ = 400_000;
/** "Ms. Okafor" ends no sentence. */
const SENTENCES =
  /(?<=[.!?])(?<!\b(?:Mr|Ms|Mrs|Dr|St|No|vs|e\.g|i\.e)\.)\s+(?=\p{Lu})(?!Use `[^`]+` instead\b|Defaults? )/u;

/** "You can also use a token": takes the place of nothing. */
const ADDS = /\b(?:can|may|could) also\b|\balternatively\b|\bas an alternative\b/i;
/** 'Use "sign in" everywhere, not "log in"': a rule of style, which the rewriting follows. */
const CHOOSES_WORDS =
  /^(?:please |always |now )*(?:use|say|write|prefer) ["“'][^"“”']{2,40}["”'][^"“”']{0,40}\b(?:not|never|instead of|rather than) ["“']/i;

/** A text with the statements replaced that say something else of the same, and the parts that had no such rival. */
export interface Joined {
  readonly text: string;
  readonly left: readonly Incoming[];
  /** What a person should look at. */
  readonly notes: readonly string[];
  readonly exchanges: readonly Exchange[];
  /** Statements that stand in the place of another. */
  readonly told: readonly string[];
  /** Knows already what has not changed. */
  readonly readModel: (text: string) => Model;
}

/**
 * Works in the parts that change something the document says, whatever their words.
 * @param isInLine whether only what stays within its lines may change
 */
export function joinChanges(text: string, parts: readonly Incoming[], isInLine = false): Joined {
  let joined = text;
  let budget = Math.floor(MOST_READ / Math.max(1, text.length));
  const readModel = modelReader();
  const notes: string[] = [];
  const exchanges: Exchange[] = [];
  const toldOnce: string[] = [];
  /** Where sentences of a paragraph changed something. */
  const changedAt = new Map<number, string>();
  /** What of a sentence is still to be told; undefined where it changes nothing. */
  const changeAs = (sentence: string, before: string): readonly string[] | undefined => {
    if (ADDS.test(sentence) || CHOOSES_WORDS.test(sentence)) return undefined;
    const model = readModel(joined);
    const everywhere =
      exchangeNumber(joined, sentence) ??
      exchangeAssigned(joined, sentence) ??
      exchangeBase(joined, sentence) ??
      exchangeAddress(joined, sentence) ??
      exchangeVersion(joined, sentence) ??
      exchangePort(joined, sentence) ??
      exchangeWay(joined, sentence) ??
      exchangeProgram(joined, sentence) ??
      exchangeCommand(joined, sentence) ??
      exchangeTwin(joined, sentence) ??
      (NOT_ANY_MORE.test(sentence) ? exchangeFormer(joined, sentence) : undefined);
    if (everywhere !== undefined) {
      joined = everywhere;
      return [];
    }
    const bare = withoutFormers(sentence);
    const freed = bare === sentence ? undefined : exchangeFormer(joined, sentence, true);
    const isMeasured = valuesOf(bare).some(({ kind }) => !/^(?:code|identifier)/.test(kind));
    const whole =
      changeByItself(model, withSubject(sentence, before)) ??
      (bare === sentence || !isMeasured
        ? undefined
        : changeByItself(freed === undefined ? model : readModel(freed), bare));
    const changed = whole?.isPartial === true ? undefined : whole;
    const clauses = changed ? undefined : changeClauses(model, bare, readModel);
    const isWhole = clauses?.left?.length === 0;
    const former = changed?.text ?? (isWhole ? clauses.text : replaceOne(model, sentence));
    const rest: ChangedInPart | undefined = former === undefined ? (clauses ?? whole) : undefined;
    const next =
      former ??
      rest?.text ??
      exchangeBoth(joined, sentence) ??
      exchangeFormer(joined, sentence) ??
      tell(model, sentence);
    // What has gone is exchanged, though what else is said has no place yet.
    if (next === undefined && freed !== undefined) {
      joined = freed;
      return [bare];
    }
    if (next === undefined) return undefined;
    joined = next;
    notes.push(...((changed ?? rest ?? (isWhole ? clauses : undefined))?.notes ?? []));
    if (rest?.left || !changed) return rest?.left ?? [];
    return unsaid(sentence, readModel(joined)).filter((clause) => {
      const edits = limitCell(readModel(joined), clause, sentence);
      joined = edits ? applyEdits(joined, edits) : joined;
      // Of what alone it holds, the rest of its sentence says.
      return edits === undefined && !LIMITS.test(clause);
    });
  };
  const change = (sentence: string, before: string): readonly string[] | undefined => {
    const made = changeAs(sentence, before);
    if (made) return made;
    for (const plain of reworded(sentence)) {
      const told = changeAs(plain, before);
      if (told) return told;
    }
    return undefined;
  };
  /** What was said last. */
  let said: Incoming | undefined;
  const left = parts.flatMap((part): readonly Incoming[] => {
    if (part.kind === 'block' || part.text.length > LONGEST || isPlaced(part) || TO_WRITER.test(part.text))
      return [part];
    let at: number | undefined;
    let isChanged = false;
    // "The `--force` flag was removed. Use `--yes` instead." is one exchange.
    const rest = part.text.split(SENTENCES).flatMap((own): readonly Incoming[] => {
      const sentence = own === part.text ? own : withNoun(own, said?.text ?? '');
      const before = joined;
      budget -= 1;
      let told =
        budget < 0
          ? undefined
          : change(
              sentence,
              said?.paragraph === part.paragraph || part.text !== sentence ? (said?.text ?? '') : '',
            );
      said = { ...part, text: sentence };
      if (isInLine && told !== undefined && lineCount(joined) !== lineCount(before)) {
        joined = before;
        told = undefined;
      }
      isChanged ||= told !== undefined || CHOOSES_WORDS.test(sentence);
      if (told === undefined) return [{ ...part, text: sentence }];
      at = firstDifference(before, joined) ?? at;
      const made = exchangesBetween(before, joined, sentence);
      exchanges.push(...(made.length > 0 ? made : exchangesIn(sentence)));
      if (joined.includes(sentence) && !before.includes(sentence)) toldOnce.push(sentence);
      const moot = NEGATIVE.test(sentence) ? dependentOn(joined, before, sentence) : undefined;
      if (moot !== undefined) notes.push(`“${sentence.replace(/[.]$/, '')}” may also end “${moot}”.`);
      const gone = takenOut(before, joined);
      // A name in code leaves no doubt about what goes.
      const isNamed = sentence.match(/`[^`]+`/g)?.some((name) => gone?.includes(name));
      if (gone !== undefined && isNamed !== true)
        notes.push(`“${gone}” was taken out: “${sentence.replace(/[.]$/, '')}”.`);
      return told.map((one) => ({ ...part, text: asSentence(one) }));
    });
    // Sentences of which one stood for itself are each a fact of their own, told where that stands.
    const title = at === undefined ? undefined : titleAt(joined, at);
    if (!isChanged) return [part];
    if (part.paragraph !== undefined && title !== undefined) changedAt.set(part.paragraph, title);
    return title === undefined ? rest : rest.map((one) => ({ ...one, heading: { title, level: 2 } }));
  });
  // What was asked about may have changed since.
  const plain = joined.replace(/\s+/g, ' ');
  const isOpen = (note: string): boolean => plain.includes(/“(.*)”$/.exec(note)?.[1] ?? '');
  const beside = left.map((part) => {
    const near = part.paragraph === undefined ? undefined : changedAt.get(part.paragraph);
    return near === undefined ? part : { ...part, near };
  });
  return { text: joined, left: beside, notes: notes.filter(isOpen), exchanges, told: toldOnce, readModel };
}

const LIMITS = /\b(?:limited|restricted) to\b/i;

/** The clauses without a value that no passage says, where another of their sentence has changed one: "rabbits should always eat". */
function unsaid(sentence: string, { passages }: Model): readonly string[] {
  const clauses = sentence
    .replace(/\([^()]*\)/g, '')
    .split(/;\s+|,\s+(?:(?:and|but|so)\s+)?|\s+(?:and|but)\s+/);
  // The other gives a value of something that it names itself: "adults 15 € a year".
  if (!clauses.some((clause) => (valuesOf(clause)[0]?.index ?? 0) > 0)) return [];
  if (formerIn(sentence).length > 0) return [];
  return clauses.filter((clause) => {
    const words = rootsOf(clause);
    return (
      words.length > 1 &&
      /^\p{L}+(?:['’]s)? /u.test(clause) &&
      subjectOfClause(clause) !== '' &&
      valuesOf(clause).length === 0 &&
      !HANGS_ON.test(clause) &&
      !passages.some(({ own, around }) => words.every((word) => own.has(word) || around.has(word)))
    );
  });
}

/** What says of the rest of its sentence why, when, or what was. */
const HANGS_ON =
  /^(?:because|since|so|as|if|when|once|after|before|until|it|they|this|that|these|those|which|who|we|you|please|not|no longer|instead|formerly|previously)\b|\b(?:was|were|used to)\b/i;

/** "The contact is Priya, not Tom anymore": names both. */
const NOT_ANY_MORE = /\b(?:is|are) (?:now )?\p{Lu}[^,;]*,? (?:and )?(?:not|no longer) \p{Lu}[^,;]*$/u;

/** What depends on the sentence before it. */
const DEPENDS =
  /\b(?:it|they|them|this|these|those|then|before|after|afterwards?|beforehand|otherwise|reminders?)\b/i;

/** "You get a reminder before" behind "Passwords expire after 90 days", in the place of which a denial stands now. */
function dependentOn(text: string, before: string, said: string): string | undefined {
  const own = asSentence(said);
  const at = before.includes(own) ? -1 : text.indexOf(own);
  const next =
    at < 0 ? '' : (/^ ([^\n.!?]{3,200}[.!?])(?=\s|$)/.exec(text.slice(at + own.length))?.[1] ?? '');
  return before.includes(next) && DEPENDS.test(next) ? next : undefined;
}

const tell = (model: Model, said: string): string | undefined => {
  const edits = tellInRow(model, said);
  return edits && applyEdits(model.text, edits);
};

/** "Keep them 60 days." */
const lowered = (text: string): string => {
  const [, first = '', rest = ''] = /^(\p{Lu}\p{Ll}+)(.*)$/su.exec(text) ?? [];
  return lookUp(first.toLowerCase()) === 0 ? text : first.toLowerCase() + rest;
};
const withSubject = (sentence: string, before: string): string => {
  // "Backups now run hourly"
  const subject =
    subjectOfClause(before) || (/^(?:(?:the|our|your) )?\p{L}{3,}s(?= )/iu.exec(before)?.[0] ?? '');
  return subject === '' ? sentence : sentence.replace(/\b(?:them|they)\b/i, lowered(subject));
};

const lineCount = (text: string): number => text.split('\n').length;

function firstDifference(one: string, other: string): number | undefined {
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return at;
}

/** The sentence that is all that a change has taken out, with nothing in its place. */
function takenOut(before: string, after: string): string | undefined {
  const length = before.length - after.length;
  const at = firstDifference(before, after) ?? 0;
  if (length <= 0 || before.slice(at + length) !== after.slice(at)) return undefined;
  return /^[^|\n#>*-][^|\n]*[.!]$/.exec(before.slice(at, at + length).trim())?.[0];
}

/** The title of the one section of that name that a place stands in. */
function titleAt(text: string, at: number): string | undefined {
  const places = readPlaces(parseDocument(text, 'markdown'));
  const title = places.findLast(({ start }) => start <= at)?.title;
  return title !== undefined && places.filter((place) => place.title === title).length === 1
    ? title
    : undefined;
}

interface ChangedInPart extends Changed {
  /** Clauses that change nothing. */
  readonly left?: readonly string[];
}

/** What the clauses of a statement change, each by itself: "at least 14 characters, and expire after 180 days". */
function changeClauses(
  model: Model,
  said: string,
  readModel: (text: string) => Model,
): ChangedInPart | undefined {
  const clauses = clausesOf(said);
  if (clauses.length < 2) return undefined;
  let text = model.text;
  const notes: string[] = [];
  const left: string[] = [];
  for (const clause of clauses) {
    const current = readModel(text);
    const own = changeByItself(current, clause, clauses[0]);
    const next = own?.text ?? replaceOne(current, clause);
    if (next === undefined) left.push(clause);
    text = next ?? text;
    notes.push(...(own?.notes ?? []));
  }
  // A clause without a subject can't stand alone.
  const isNone =
    left.length === clauses.length ||
    left.some((clause) => subjectOfClause(clause) === '' && !/^it(?:['’]s| is)\b/i.test(clause));
  return isNone ? undefined : { text, notes, left };
}

/** Since when, which the document need not say. */
const FROM_VERSION =
  / (?:from|as of|since|starting with) (?:version |v)?\d+(?:\.\d+)*(?: on| onwards?)?(?=[.!]?$)/i;

function changeByItself(model: Model, whole: string, before = ''): Changed | undefined {
  const said = /\d\.\d|\bon(?:wards?)?[.!]?$|version|v\d/i.test(FROM_VERSION.exec(whole)?.[0] ?? '')
    ? whole.replace(FROM_VERSION, '')
    : whole;
  const entry = readNewEntry(said);
  const added = entry && addToCollection(model, entry);
  if (added) return { text: applyEdits(model.text, added.edits), notes: added.notes };
  const changed = replaceHolder(model, said) ?? changeEverywhere(model, said, before);
  if (changed) return changed;
  const edits =
    setFlags(model, said) ??
    setStatus(model, said) ??
    setCell(model, said) ??
    limitCell(model, said, before) ??
    denyEach(model, said) ??
    addToBareList(model, said) ??
    addToSame(model, said) ??
    addToOnly(model, said) ??
    addPayment(model, said) ??
    addNamedRow(model, said) ??
    addListedRow(model, said);
  return edits && { text: applyEdits(model.text, edits), notes: [] };
}

/** What a statement changes by itself; undefined where nothing of the document speaks of its matter. */
function replaceOne(model: Model, said: string): string | undefined {
  const { text } = model;
  const renamed = rename(text, said) ?? exchangeGone(text, said);
  if (renamed !== undefined) return renamed;
  const edits =
    exchangeSole(model, said) ??
    exchangeWords(model, said) ??
    dropGone(model, said) ??
    dropEnded(model, said) ??
    replaceContrary(model, said);
  return edits ? applyEdits(text, edits) : (addColumn(text, said) ?? addEntry(text, said));
}
