import { isHastyOrder } from '../brief/steps.ts';
import { isClause } from '../writing/splices.ts';
import { readAsked } from './asked.ts';
import type { Request } from './request.ts';
import { hasSteps } from './sequence.ts';
import { isImperative } from './signs.ts';

/** With what the words of asking tell beside, and what they leave open said by the subject of the mail. */
export function finish(request: Request, mail: string): Request {
  const whole = request.more === '' ? request : { ...request, rest: `${request.more}.\n${request.rest}` };
  const named = mail === '' ? whole : withSubject(whole, mail);
  const { kind = 'how-to', subject, readers, rest } = named;
  // "README for wavebox. wavebox is a small mixer.": what it is, behind its name.
  const [told = '', does = ''] = (kind === 'readme' && /^[\w@./-]+$/.test(subject) && IS.exec(rest)) || [];
  if (told !== '' && told.trimStart().toLowerCase().startsWith(`${subject.toLowerCase()} `))
    return { ...named, subject: `${subject} - ${does}`, rest: rest.slice(told.length) };
  if (subject !== '') return named;
  // "wavebox is a small mixer." in a README, "Company bikes." over what is told of them.
  const [isSaid = '', name = '', gloss = ''] =
    (kind === 'readme' && /^\s*`?([\w@./-]+)`? is (an? [^.\n]{5,140})\.(?=\s|$)/.exec(rest)) || [];
  if (isSaid !== '') return { ...named, subject: `${name} - ${gloss}`, rest: rest.slice(isSaid.length) };
  const [headed = '', topic = ''] =
    (named.request !== '' && /^\s*(\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+){0,4})\.\s+(?=\p{L})/u.exec(rest)) || [];
  if (headed !== '' && !isClause(topic) && !isHastyOrder(topic))
    return { ...named, subject: topic, rest: rest.slice(headed.length) };
  // "Customers have to move to the new export": what they have to do is what the page is about.
  const duty = (kind === 'how-to' ? DUTY : hasSteps(kind) ? LEARN : undefined)?.exec(rest);
  if (duty) return { ...named, subject: `how to ${duty[1] ?? ''}`, rest: rest.slice(duty[0].length) };
  // "A tutorial for members who have never used Scorebox"
  const unknown = hasSteps(kind) ? NEW_TO.exec(readers)?.[1] : undefined;
  if (unknown) return { ...named, subject: `how to get started with ${unknown}` };
  // "for people who build their first dashboard"
  const deed = hasSteps(kind) ? DO.exec(readers)?.[1] : undefined;
  return deed && isImperative(deed)
    ? { ...named, subject: `how to ${deed.replace(/\btheir\b/gi, 'your')}`, readers: '' }
    : named;
}

const IS = /^\s*`?[\w@./-]+`? is (an? [^.\n]{5,80}(?:\.(?=\S)[^.\n]{1,80}){0,3})\.(?=\s|$)/;

const DO =
  /^(?:people|users|everyone|anyone|those|[\w-]+s) who (?:want to |need to |have to )?(\p{Ll}+ (?:their|an?|the) .+)$/iu;

const NEW_TO =
  /\b(?:never (?:used|seen|tried|worked with)|new to) (?:the )?(\p{Lu}[\w-]*(?: \p{Lu}[\w-]*)?|[a-z]+(?:[-.@/][\w.-]+)+)$/u;

/** What somebody has to do, in the first sentence. */
const DUTY =
  /^\s*(?:all |our |the )?(?:customers|users|people|members|admins|teams|employees|engineers|developers|everyone|everybody|you|we|they) (?:have to|has to|need to|needs to|must|should) (?:(?:learn|be able|know) (?:how )?to )?(\p{Ll}[^.\n]{3,110})\.\s*/iu;
/** The same, of what somebody learns. */
const LEARN =
  /^\s*(?:\p{L}+ ){1,3}(?:have to|need to|must|should|will|want to) (?:learn|be able|know) (?:how )?to (\p{Ll}[^.\n]{3,110})\.\s*/iu;

/** What the words of asking leave open, from the subject of the mail. */
function withSubject(request: Request, mail: string): Request {
  const { kind, subject, readers, asks } = readAsked(mail);
  return {
    ...request,
    kind: request.kind ?? kind,
    subject: request.subject || (asks || kind ? subject : mail),
    readers: request.readers || readers,
  };
}
