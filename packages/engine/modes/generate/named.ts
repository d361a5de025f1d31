import { lookUp, VERB } from '../../spelling/lexicon.ts';
import { sForms } from '../../spelling/parts.ts';
import { readTask } from '../brief/subject.ts';
import { capitalized } from '../writing/capitals.ts';
import { isClause, lacksSubject } from '../writing/splices.ts';
import type { Request } from './request.ts';

/** What a page on one call begins with. */
export const CALL = /^(?:GET|POST|PUT|PATCH|DELETE) \/\S*/;
/** "POST /v1/shipments creates a shipment." */
const CALL_DOES = /^((?:GET|POST|PUT|PATCH|DELETE) \/\S+) (\p{Ll}+s (?!for\b|of\b).*)$/su;

/** "Resetting 2FA for a member - admins can do it", "POST /v1/refunds - refund a charge": what the page is about, and a fact. */
export function readNamed(
  first: string,
  after: string,
  below: string,
): Pick<Request, 'subject' | 'readers' | 'request' | 'rest'> | undefined {
  const [, name = '', told = ''] =
    /^([^-–—]\S*(?: \S+){0,11}?) [-–—] (\S.*)$/s.exec(first) ?? CALL_DOES.exec(first) ?? [];
  // "tinylog - structured logging for sensors": a name, and what it is.
  if (/^[a-z][a-z\d]*[\w.-]*$/.test(name) && lookUp(name) === 0)
    return { subject: first.replace(/\.$/, ''), readers: '', request: first, rest: `${after}\n${below}` };
  const isNamed =
    CALL.test(name) || (isClause(told) && !lacksSubject(told) && (readTask(name) !== '' || !isClause(name)));
  return name !== '' && isNamed
    ? { subject: CALL.exec(name)?.[0] ?? name, readers: '', request: name, rest: `${told}${after}\n${below}` }
    : undefined;
}

/** "Listing a user's sessions", which a call is for, as what it does: "Lists a user's sessions."; empty for a thing. */
export function whatItDoes(task: string): string {
  const [, verb = '', object = ''] =
    /^(?!(?:use|call|get started|work|understand|integrate|start|learn|document)\b)(\p{Ll}+) (\S.*)$/u.exec(
      readTask(task) || task,
    ) ?? [];
  const [does = ''] = (lookUp(verb) & VERB) === 0 ? [] : sForms(verb);
  return does === '' ? '' : `${capitalized(does)} ${object.replace(/\.$/, '')}.`;
}
