import { baseOf, thirdPersonOf } from '../../spelling/inflect.ts';
import { lookUp, VERB } from '../../spelling/lexicon.ts';
import { readAsked } from '../generate/asked.ts';
import { capitalized, decapitalized } from '../writing/capitals.ts';
import { cutAt, cutItems } from './cut.ts';

const METHOD = '(?:GET|POST|PUT|PATCH|DELETE)';
/** A call of an API, as prose names it. */
export const ANY_CALL = new RegExp(String.raw`\b${METHOD} /`);
const OPENS_WITH_CALL = new RegExp(String.raw`^\x60?(${METHOD}) /`);
const CALL = String.raw`(?<call>\x60?${METHOD} /(?:[^\s,;:\x60]|:(?=[a-z]))*[^\s,;:.\x60]\x60?)(?: (?:requests?|calls?|endpoint))?`;
const CALLING = '(?:with|using|via|through|by (?:sending|calling|making|using)|by)';
const WHAT = String.raw`(?<what>[^,;:]{2,80}?)`;
const pattern = (source: string): RegExp => new RegExp(source, 'u');
/** "Merchants create a charge with POST /charges", "To create a charge, send a POST /charges request." */
const DOES: readonly RegExp[] = [
  pattern(String.raw`^${WHAT} (?:can be|are|is) (?<done>\p{Ll}+) ${CALLING} (?:an? )?${CALL}\.?$`),
  pattern(
    String.raw`^(?<who>(?:[\w'-]+ ){0,3}?[\w'-]+?)(?: can| may)? (?<verb>(?!be )\p{Ll}+) ${WHAT} ${CALLING} (?:an? )?${CALL}(?<more> with [^.;]{2,80})?\.?$`,
  ),
  pattern(
    String.raw`^To (?<verb>\p{Ll}+) ${WHAT}, (?:please )?(?:send|call|use|make|issue) (?:an? )?${CALL}(?<more> with [^.;]{2,80})?\.?$`,
  ),
  pattern(String.raw`^(?:(?:Use|Send|Call) )?(?:an? )?${CALL} to (?<verb>\p{Ll}+) ${WHAT}\.?$`),
  pattern(String.raw`^(?:Use|Send|Call) (?:an? )?${CALL} (?<takes>with [^.;]{2,160})\.?$`),
];
const READERS =
  /^(?:you|(?:api )?(?:clients?|users|callers|developers|integrators|consumers)|apps|applications)$/i;
/** "The request needs amount (integer) and currency (ISO code)." */
const NEEDS =
  /^(?:The|Its|Each|Every|Your) (?:\w+ )?(?:request|call|endpoint|body|payload|query)(?: body| payload)? (?:(?:also )?(?<needs>needs|requires|must (?:have|contain|include|carry))|(?:also |optionally )?(?:takes|has|contains|accepts|expects|supports)(?<optional> optional(?:ly)?)?)(?: the)?(?: (?:fields?|param(?:eter)?s?|properties))?:? (?<list>\S.*)$/s;
const OPTIONAL =
  /^(?:Optional(?: (?:fields?|param(?:eter)?s?))?(?: are)?:? (?<list>\S.*?)|(?<named>\S.*?) (?:is|are) optional)\.?$/is;
const ROW = /^`?(?<name>[a-z][\w.]*(?:\[\])?)`?(?: \((?<said>[^()]+)\))?$/;
/** "If the card is declined, the API returns 402 with error code card_declined." */
const FAILS =
  /^(?:If|When|Where) (?<when>.{3,120}?),? (?:the )?(?:API|server|service|endpoint|request|call|you|it|clients?)(?: will)? (?:returns?|answers?(?: with)?|responds? with|gets?|fails? with|is (?:rejected|answered|refused) with) (?:an? )?(?:HTTP )?(?:status )?(?<code>[45]\d\d)(?<more>\b.*)$/s;
/** "Invalid emails are rejected with 422." */
const REJECTED =
  /^(?<what>[^,;:]{3,80}? (?:is|are) (?:rejected|refused|answered)) with (?:an? )?(?<code>[45]\d\d)\.?$/;
const SUCCEEDS =
  /^(?:(?:A|The|Every) successful (?:call|request|response)|(?:On success,? |If (?:all goes well|it works|successful),? )?(?:it|the (?:API|call|request|server|endpoint|service))) (?:returns?|answers with|responds with|gives) (?=(?:HTTP )?2\d\d\b)/i;
/** "Our payments API is called LedgerPay." */
const NAMED =
  /^(?:Our|The) (?<what>(?:[\w-]+ ){0,3}(?:API|service)) is (?:called|named) (?<name>\p{Lu}[\w-]*)\.(?:\s+|$)/u;
/** "API reference: the Weather API returns forecasts.": what it is about, and what that does. */
const TELLS = /^(?<kind>[^:.\n]{3,40}): (?<name>(?:[Tt]he|[Oo]ur) (?:[\w-]+ ){0,3}API) (?=\p{Ll}+s\b)/u;

/** A row of a body: a name, and what brackets say of it. */
function row(item: string, need: string): string | undefined {
  const { name, said = '' } = ROW.exec(item.replace(/\.$/, ''))?.groups ?? {};
  if (name === undefined) return undefined;
  const notes = [said, /\b(?:required|optional|mandatory)\b/.test(said) ? '' : need].filter(Boolean);
  return notes.length === 0 ? name : `${name} (${notes.join(', ')})`;
}

function rows(list: string, need: string): readonly string[] | undefined {
  const items = cutItems(list).flatMap((item) => cutAt(item, /,? and (?=`?[a-z][\w.]*`?(?: \(|\.?$))/));
  const all = items.map((item) => row(item, need));
  return all.every((one): one is string => one !== undefined) ? all : undefined;
}

/**
 * What sentences say of a call, in the form in which notes on one are read: the call with what it does, its parameters under
 * their label, each answer behind its code; any other text as it is.
 */
export function layOutProseCalls(text: string): string {
  if (!ANY_CALL.test(text)) return text;
  const lines = text
    .replace(TELLS, '$<kind> for $<name>. It ')
    .split('\n')
    .map((line) => (/^\s*(?:[-*•#|>]|\d+[.)]|```)/.test(line) || line.includes('```') ? line : layOut(line)));
  // What it is called is what the page is about, where the request doesn't say.
  const [request = '', ...told] = lines;
  const { kind, subject } = readAsked(request);
  const named = told.findIndex((line) => NAMED.test(line));
  const { what = '', name = '' } = NAMED.exec(told[named] ?? '')?.groups ?? {};
  if (kind === undefined || subject !== '' || name === '') return lines.join('\n');
  told[named] = (told[named] ?? '').replace(NAMED, '');
  return [`${request.replace(/[.:]$/, '')} for ${name}, the ${what}.`, ...told].join('\n');
}

/** Sentences, and the parts of one that tell of a call or a field each. */
const sentencesOf = (line: string): readonly string[] =>
  line.split(/(?<=[^.][.!?])\s+(?=[\p{Lu}`])/u).flatMap((sentence) => {
    const calls = sentence.split(CALLS);
    if (calls.length > 1) return calls;
    const clauses = sentence.split(/; /);
    return clauses.length > 1 && clauses.every((one) => NEEDS.test(one) || OPTIONAL.test(one))
      ? clauses
      : [sentence];
  });
const CALLS = new RegExp(String.raw`(?:,|,? and) (?=\x60?${METHOD} /\S+ to \p{Ll})`, 'u');

function layOut(line: string): string {
  const written: string[] = [];
  let place = 'Body';
  /** Index of the sentence with the parameters of the last call. */
  let at = -1;
  for (const sentence of sentencesOf(line)) {
    const call = callIn(sentence) ?? (OPENS_WITH_CALL.test(sentence) ? sentence : undefined);
    if (call) {
      place = /^`?(?:GET|DELETE)/.test(call) ? 'Query' : 'Body';
      at = -1;
      written.push(call);
      continue;
    }
    const { needs, optional, list = '' } = NEEDS.exec(sentence)?.groups ?? {};
    const { list: more = '', named = more } = OPTIONAL.exec(sentence)?.groups ?? {};
    const need = needs ? 'required' : optional || list === '' ? 'optional' : '';
    const entries = list + named === '' ? undefined : rows(list || named, need);
    if (entries && (at >= 0 || written.some((one) => ANY_CALL.test(one)))) {
      if (at < 0) at = written.push(`${place}: ${entries.join(', ')}.`) - 1;
      else written[at] = `${written[at]?.slice(0, -1) ?? ''}, ${entries.join(', ')}.`;
      continue;
    }
    const rejected = REJECTED.exec(sentence)?.groups;
    if (rejected) {
      written.push(`${rejected['code'] ?? ''}: ${rejected['what'] ?? ''}.`);
      continue;
    }
    const { when = '', code = '', more: behind = '' } = FAILS.exec(sentence)?.groups ?? {};
    const said = behind.trim().replace(/\.$/, '');
    written.push(
      code !== '' && !/;|\bif\b/.test(said)
        ? `${code} if ${when}${said && `, ${said}`}.`
        : sentence.replace(SUCCEEDS, 'Returns '),
    );
  }
  return written.join(' ');
}

/** "lat and lon (both required)" */
const BOTH = /(\w+) and (\w+) \(both (required|optional)\)/g;
/** "an optional units parameter which is metric by default" */
const PLACED =
  /\ban? (?<need>optional |required )?(?<name>[a-z]\w*) (?:param(?:eter)?|field|header)(?:,? (?:which|that) (?:is|defaults to) (?<value>[\w.-]+)(?: by default)?)?/g;
const withBrackets = (
  _: string,
  need: string | undefined,
  name: string,
  value: string | undefined,
): string => {
  const notes = [need?.trim(), value && `default ${value}`].filter(Boolean);
  return notes.length === 0 ? name : `${name} (${notes.join(', ')})`;
};

/** "Merchants create a charge with POST /charges" as the call with what it does; undefined for what tells of none. */
function callIn(sentence: string): string | undefined {
  for (const does of DOES) {
    const {
      who = 'you',
      verb = '',
      done = '',
      what = '',
      call,
      more = '',
      takes,
    } = does.exec(sentence)?.groups ?? {};
    if (call === undefined) continue;
    const bare = call.replace(/`/g, '');
    if (takes !== undefined) {
      const list = takes
        .replace(/^with /, '')
        .replace(BOTH, '$1 ($3), $2 ($3)')
        .replace(PLACED, withBrackets);
      const entries = rows(list, '');
      const place = /^(?:GET|DELETE)/.test(bare) ? 'Query' : 'Body';
      return entries ? `${bare}. ${place}: ${entries.join(', ')}.` : `${bare} takes ${list}.`;
    }
    const base = verb || (baseOf(done) ?? '');
    if ((lookUp(base) & VERB) === 0) continue;
    return READERS.test(who) || done !== ''
      ? `${bare} ${thirdPersonOf(base) ?? base} ${done === '' ? what : decapitalized(what)}${more}.`
      : `${bare}: ${capitalized(who)} ${verb} ${what}${more}.`;
  }
  return undefined;
}
