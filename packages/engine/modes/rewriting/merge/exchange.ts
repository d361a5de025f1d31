import { asSentence } from '../../generate/sentences.ts';
import { capitalized } from '../../writing/capitals.ts';
import { escaped } from '../../../escaped.ts';
import { piecesOf } from './renames.ts';
import type { Edit } from './alignment.ts';
import { valuesOf } from './kinds.ts';
import type { Model, Passage } from './passages.ts';
import { rootsOf } from './subjects.ts';

/** Words of the document, and what is said in their place. */
interface Exchange {
  readonly old: string;
  /** All that is told before the old words. */
  readonly fresh: string;
  readonly rest: string;
}

/** "A, not B", "A (was B)", "A instead of B". */
const BEHIND =
  /^(?<fresh>\S.{5,}?)(?:(?:,| \(|;)\s*(?:and |but )?(?:not|never|no longer|was:?|were|before:?|so far|until now|used to be|instead of|rather than|formerly|previously|up from|down from)|\s+(?:instead of|rather than|(?:and|but) (?:not|no longer)))\s+(?<old>[^,;()]{2,60}?)(?: (?:as )?before)?\)?(?<rest> (?:for|when|in|as|on) [^,;()]{3,40})?[.!]?$/iu;
const BY = 'by|through|via|over|in|on|with|using|from|to|at|before|after';
const MOST = 3;

/** The words that a guideline calls former, in every passage on its matter that has them; undefined where none has. */
export function exchangeWords(model: Model, said: string): readonly Edit[] | undefined {
  const { old = '', fresh = '', rest = '' } = (BEHIND.exec(said.trim())?.groups ?? {}) as Partial<Exchange>;
  const quoted = new RegExp(`^(?:(?:${BY}) )?["“]([^"”]+)["”]$`, 'iu').exec(old)?.[1];
  const bare =
    quoted ?? old.replace(new RegExp(`^(?:the|an?|(?:${BY})(?= \\p{Lu}\\S*$)) `, 'u'), '').replace(/`/g, '');
  const isTime = valuesOf(bare).some(({ kind }) => kind === 'weekday');
  if (bare === '' || isTime || said.includes(' > ')) return undefined;
  // "HMAC" of "HMAC-SHA256", "with a paper towel" for "with paper towels".
  const end = /^\p{Lu}{2,}$/u.test(bare) ? String.raw`(?:-[A-Z\d]+)?` : '';
  const words = escaped(bare)
    .replace(/(?<=\p{Ll}{3})s$/u, 's?')
    .replaceAll(' ', ' (?:(?:an?|the) )?');
  const pattern = new RegExp(String.raw`(?<![\w@-])${words}${end}(?![\w@-]|\.\w)`, 'iu');
  const [former, own] = [rootsOf(bare), rootsOf(`${fresh} ${rest}`)];
  // "Guests go to studio 2, not studio 1" speaks of guests.
  const about = own.some((word) => !former.includes(word))
    ? own.filter((word) => !former.includes(word))
    : own;
  const having = model.passages.filter(({ text }) => pattern.test(text));
  const hits = having.filter(({ own, around }) => about.some((word) => own.has(word) || around.has(word)));
  if (hits.length === 0 || hits.length > MOST) return undefined;
  const come =
    quoted === undefined
      ? (counterpart(fresh, bare) ?? behindSame(fresh, bare, pattern, hits))
      : /["“]([^"”]+)["”](?!.*["“])/u.exec(fresh)?.[1];
  if (come !== undefined)
    return hits.map(({ text, start }) => {
      const { index, 0: found } = pattern.exec(text) ?? { index: 0, 0: bare };
      const isCapital = /^\p{Lu}/u.test(found) && /^\p{Ll}/u.test(bare);
      // Where it was sent goes with the way.
      const address = BY_MAIL.test(bare) ? (ADDRESS.exec(text.slice(index + found.length))?.[0] ?? '') : '';
      return {
        start: start + index,
        end: start + index + found.length + address.length,
        text: isCapital ? capitalized(come) : come,
      };
    });
  const [hit, other] = hits;
  return hit && !other ? asWhole(hit, fresh, old) : undefined;
}

const BY_MAIL = /\b(?:e-?mail|phone|mail|fax|post|telephone|letter)\b/i;
const ADDRESS = /^ (?:to|at|on|under) (?:[\w.+-]+@[\w-]+(?:\.[\w-]+)*\w|\+?\d[\d ()-]{5,}\d)/;

const PERSONS = /\b(?:Mr|Ms|Mrs|Miss|Dr|Prof)\.? \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/gu;
const PERSON = new RegExp(`^(?:${PERSONS.source})$`, 'u');

/** The words of a text that stand for others: those behind a preposition as these are, or as many, written alike. */
function counterpart(fresh: string, old: string): string | undefined {
  if (new RegExp(`^(?:${BY}) `, 'i').test(old))
    return new RegExp(String.raw`.*\s(?<way>(?:${BY})\s(?:[^,;.()]|\.\S){2,60})$`, 'iu').exec(fresh)
      ?.groups?.['way'];
  // "Grafana" of "Use Grafana for dashboards" is the one name.
  if (/^\p{Lu}[\w-]*$/u.test(old)) {
    const names = fresh.slice(fresh.indexOf(' ')).match(/(?<![\w-])\p{Lu}[\w-]*/gu) ?? [];
    return names.length === 1 ? names[0] : undefined;
  }
  // "Mr. Adeyemi" of "Mr. Adeyemi comes" for "Ms. Kraus".
  if (PERSON.test(old)) {
    const [person, other] = fresh.match(PERSONS) ?? [];
    return other === undefined ? person : undefined;
  }
  const words = fresh.trim().split(/\s+/).slice(-old.split(' ').length).join(' ');
  // "The platform team" for "the backend team".
  const isOfHead = old.includes(' ') && words.split(' ').at(-1) === old.split(' ').at(-1);
  return (isOfHead || shapeOf(words) === shapeOf(old)) && words !== fresh ? words : undefined;
}

/** "The team lead" of "Requests go to the team lead, no longer to HR", where every passage has HR behind "to". */
function behindSame(
  fresh: string,
  old: string,
  pattern: RegExp,
  hits: readonly Passage[],
): string | undefined {
  if (old.includes(' ')) return undefined;
  const leads = hits.map(({ text }) =>
    / (\p{Ll}+ (?:the |an? |all )?)$/u.exec(text.slice(0, text.search(pattern))),
  );
  const [lead = '', ...more] = new Set(leads.map((match) => match?.[1] ?? ''));
  const [, way = '', article = ''] = new RegExp(`^(${BY}) (.*)$`).exec(lead) ?? [];
  if (way === '' || more.length > 0) return undefined;
  const told = new RegExp(String.raw`.* ${way} ([^,;.()]{2,40})$`, 'u').exec(fresh.trim())?.[1];
  return told?.replace(article === '' ? /^$/ : /^(?:the|an?) /, '');
}

/** Capitals and digits of a phrase, so that a weekday stands for a weekday and a time for a time. */
const shapeOf = (phrase: string): string =>
  phrase.replace(/(?<!\p{L})\p{Lu}\p{L}*/gu, 'A').replace(/\p{N}+/gu, '0');

/** The new statement in the place of the one that says the old words, where that says nothing else. */
function asWhole(
  { text, start, own, cell }: Passage,
  fresh: string,
  old: string,
): readonly Edit[] | undefined {
  const told = new Set(rootsOf(`${fresh} ${old}`));
  const names = text.slice(1).match(/(?<=[^.!?] )\p{Lu}\p{L}+/gu) ?? [];
  if (names.some((name) => !`${fresh} ${old}`.includes(name))) return undefined;
  if (cell || old.split(' ').length < 2 || [...own].filter((word) => !told.has(word)).length > 1)
    return undefined;
  return [{ start, end: start + text.length, text: asSentence(fresh.replace(/ now(?= )/i, '')) }];
}

/** "Port 3000", wherever the document says so, and the same behind the name of a host. */
const NUMBERED =
  /(?<noun>port|room|extension|level|channel|line) (?:is now|(?:(?:is|was|has been) )?changed to|changes to|moved to|is) (?<fresh>\d+)(?![\w%]|[.,:]\d|\s?\p{L})|(?<moved>port|room|extension|level|channel|line) (?<from>\d+) (?:to|→|->) (?:port |room )?(?<to>\d+)(?![\w%]|[.,:]\d|\s?\p{L})|(?<thing>port|room|extension|level|channel|line) (?<comes>\d+) (?:now|from now on|is used)\b/u;

/** "The default port changed to 8080", in code too; undefined where the document gives none, or several. */
export function exchangeNumber(text: string, said: string): string | undefined {
  const groups = NUMBERED.exec(said.trim())?.groups ?? {};
  const { from } = groups;
  const noun = groups['noun'] ?? groups['thing'] ?? groups['moved'] ?? '';
  const fresh = groups['fresh'] ?? groups['comes'] ?? groups['to'] ?? '';
  if (noun === '') return undefined;
  const pattern = new RegExp(
    String.raw`(?<=\b${noun}(?: | is | number |=))${from ?? '\\d+'}(?![\w:-]|\.\d)`,
    'giu',
  );
  const [old = from, other] = new Set([...text.matchAll(pattern)].map(([number]) => number));
  if (old === undefined || other !== undefined) return undefined;
  const exchanged = text.replace(pattern, fresh);
  const all =
    noun === 'port'
      ? exchanged.replace(new RegExp(String.raw`(?<=[\w./-]:)${old}(?!\d)`, 'g'), fresh)
      : exchanged;
  return all === text ? undefined : all;
}

/** "Base URL is https://api.example/v2": the version in every address of that host. */
export function exchangeBase(text: string, said: string): string | undefined {
  const { host = '', version = '' } =
    /\b(?:base )?(?:URL|address|endpoint)s? (?:is|are|=|changed to|moved to|now)(?: now)? `?(?<host>https?:\/\/[\w.:-]+)\/(?<version>v\d+)\/?`?[.!]?$/i.exec(
      said.trim(),
    )?.groups ?? {};
  if (host === '') return undefined;
  const changed = text.replace(new RegExp(String.raw`(?<=${escaped(host)}/)v\d+(?![\w.])`, 'g'), version);
  return changed === text ? undefined : changed;
}

/** "The health page is on port 9090": in the one address of what the guideline speaks of. */
export function exchangePort(text: string, said: string): string | undefined {
  const { what = '', port = '' } =
    /^(?:the )?(?<what>[^,;:]{2,40}?) (?:is|runs|listens|moved|lives)(?: now)? (?:on|to|at) port (?<port>\d{2,5})(?: now)?[.!]?$/i.exec(
      said.trim(),
    )?.groups ?? {};
  const words = rootsOf(what);
  const lines = text.split('\n');
  const hits = lines.flatMap((line, at) =>
    /\/\/[\w.-]+:\d{2,5}\b/.test(line) && words.some((word) => rootsOf(line).includes(word)) ? [at] : [],
  );
  const [hit, other] = hits;
  if (hit === undefined || other !== undefined) return undefined;
  return lines
    .map((line, at) => (at === hit ? line.replace(/(?<=\/\/[\w.-]+:)\d{2,5}\b/, port) : line))
    .join('\n');
}

const ASSIGNED =
  /^(?:the |our )?(?:[\p{L}-]+ ){0,2}?(?<key>`[\w.-]+`|[\p{L}_][\w-]*) (?:is|=|changed to|is set to) (?:now )?(?<fresh>`[^`\s]+`|[\w./:@-]*[\w]-?[\d_/:@.-]\w[\w./:@-]*\w)(?: now)?[.!]?$/iu;

/** "Namespace is prod-eu now": the one value that code gives that name; undefined where it gives none, or several. */
export function exchangeAssigned(text: string, said: string): string | undefined {
  const { key = '', fresh = '' } = ASSIGNED.exec(said.trim())?.groups ?? {};
  if (key === '') return undefined;
  const [name, value] = [key, fresh].map((one) => one.replace(/`/g, ''));
  const line = new RegExp(
    String.raw`^([ \t$]*(?:export )?["']?${escaped(name ?? '')}["']?(?:=|[ \t]*:[ \t]+|[ \t]+=[ \t]+)["']?)([\w./:@-]+)(?=["']?[,;]?[ \t]*$)`,
    'gimu',
  );
  const [old, other] = new Set([...text.matchAll(line)].map(([, , given]) => given));
  if (old === undefined || other !== undefined || /^\d+$/.test(value ?? '')) return undefined;
  return text.replace(line, (_, lead: string) => lead + (value ?? ''));
}

/** "License changed to Apache-2.0": all that stands in the section of that title, where it is but a name. */
export function exchangeSole({ text, places }: Model, said: string): readonly Edit[] | undefined {
  const {
    what = '',
    named = '',
    fresh = named,
  } = /^(?:the )?(?<what>\p{L}[^,;:.]{2,40}?) (?:(?:(?:was |has )?(?:changed|switched|moved) to|is now) (?<fresh>[^,;:]{2,40}?)|is (?<named>[^,;:]{2,40}?) now)[.!]?$/iu.exec(
    said.trim(),
  )?.groups ?? {};
  const [place, other] = places.filter(({ title }) => title.toLowerCase() === what.toLowerCase());
  const own = place ? text.slice(place.start, place.end).trim() : '';
  if (!place || other || own === '' || own.split(/\s+/).length > MOST_OF_NAME || /[.:!?|]$/.test(own))
    return undefined;
  const start = text.indexOf(own, place.start);
  return [{ start, end: start + own.length, text: fresh }];
}

const MOST_OF_NAME = 3;

/** "The command is `tool dump` instead of `old-tool`": in every call of it, which names more than the command. */
export function exchangeCommand(text: string, said: string): string | undefined {
  const [, fresh = '', old = ''] =
    /`([^`]+)`(?: \p{Ll}+)?,? \(?(?:instead of|rather than|not|no longer|was|formerly|previously) `([^`\s]+)`/u.exec(
      said,
    ) ?? [];
  if (old === '' || !text.includes(`\`${old} `)) return undefined;
  return text.replace(new RegExp(String.raw`(?<=\`)${escaped(old)}(?=[ \`])`, 'g'), fresh);
}

const PROGRAM =
  /^(?:please |we(?:['’]ve| have)? |now )*(?:(?:switch(?:ed)?|mov(?:e|ed)|migrated?|changed?) from `?(?<old>[a-z][\w-]+)`? to `?(?<fresh>[a-z][\w-]+)`?|(?:use|run|install with) `?(?<comes>[a-z][\w-]+)`? (?:instead of|rather than|not) `?(?<goes>[a-z][\w-]+)`?)(?: (?:for everything|everywhere|for all commands|now))*[.!]?$/iu;

/** "Use `pnpm` instead of npm": in every call of that program, and where its name stands by itself in a list. */
export function exchangeProgram(text: string, said: string): string | undefined {
  const { goes = '', comes = '', old = goes, fresh = comes } = PROGRAM.exec(said.trim())?.groups ?? {};
  const called = new RegExp(String.raw`(?<=\x60|^[ \t]*(?:\$ )?)${escaped(old)}(?= [\w-])`, 'gm');
  if (old === '' || !called.test(text)) return undefined;
  return piecesOf(text)
    .map((piece, index) => (index % 2 === 1 ? piece.replace(called, () => fresh) : piece))
    .join('');
}

const ONE = String.raw`(?:\x60[^\x60]+\x60|\p{Lu}[\p{L}\d.+-]*|\p{Ll}[\p{L}\d.+-]+)`;
const IS_GONE = String.raw`(?:(?:is|was|has been) (?:gone|history|removed|dropped|retired|discontinued|no longer (?:used|supported)|not supported (?:any ?more|any longer))|(?:is|was)n['’]t supported(?: any ?more| any longer)?)`;
/** "Yarn isn't supported anymore, use pnpm", "Run `b`, `a` is gone" */
const GONE = [
  String.raw`^(?:[Dd]ropped|[Rr]emoved|[Gg]one): (?:the )?(?<old>${ONE})(?: \p{Ll}+)?[,;.] (?:please )?use (?<fresh>${ONE})(?: instead)?[.!]?$`,
  String.raw`^(?:the )?(?<old>${ONE})(?: \p{Ll}+)? ${IS_GONE}[;,.] (?:please )?use (?<fresh>${ONE})(?: instead)?[.!]?$`,
  String.raw`(?<fresh>${ONE})(?: now)?[;,] (?:the )?(?<old>${ONE})(?: \p{Ll}+)? ${IS_GONE}[.!]?$`,
].map((wording) => new RegExp(wording, 'u'));

const WAY = '(?:per|by|in|on|from|with|after|before|at|under|via|through|for)';
/** "Limits are per workspace, not per API key". */
const NOT_SO = new RegExp(
  String.raw`\b(?:is|are|apply|applies|counts?|happens?|runs?|starts?) (?:now )?(?<fresh>(?<way>${WAY}) [^,;.]{2,40}?)(?: now)?,? (?:and )?(?:not|no longer|instead of|rather than) (?<old>\k<way> [^,;.]{2,40}?)(?: (?:any ?more|any longer))?[.!]?$`,
  'i',
);

/** What holds instead of something of which the document says the same words, in all prose that has them. */
export function exchangeWay(text: string, said: string): string | undefined {
  const { old = '', fresh = '' } = NOT_SO.exec(said.trim())?.groups ?? {};
  if (old === '') return undefined;
  const whole = new RegExp(String.raw`(?<![\w-])${escaped(old)}(?![\w-])`, 'gi');
  const changed = piecesOf(text)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(whole, () => fresh)))
    .join('');
  return changed === text ? undefined : changed;
}

/** What is used in the place of something that is gone, wherever the document has that. */
export function exchangeGone(text: string, said: string): string | undefined {
  const { old = '', fresh = '' } =
    GONE.map((wording) => wording.exec(said.trim())?.groups).find(Boolean) ?? {};
  // Of two names, one in code says nothing of a word.
  if (old === '' || old.startsWith('`') !== fresh.startsWith('`') || !/^[`\p{Lu}]/u.test(old))
    return undefined;
  const [from, to] = [old, fresh].map((name) => name.replaceAll('`', ''));
  const whole = new RegExp(String.raw`(?<![\w-])${escaped(from ?? '')}(?![\w-])`, 'gu');
  const changed = text.replace(whole, () => to ?? '');
  return changed === text ? undefined : changed;
}
