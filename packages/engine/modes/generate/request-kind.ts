import { decapitalized } from '../writing/capitals.ts';
import { readAsked } from './asked.ts';
import type { Request } from './request.ts';

/** A document type that is a how-to under another name. */
export const ONBOARDING = /\bonboarding\b/i;

/** "v3 -> v4 notes" for a migration guide, "this is for new hires": what it is about with the kind that is asked for. */
export function withKind(request: Request, docType: string): Request {
  const subject = request.subject
    .replace(/^(?:the )?steps (?:to|for) (?=\p{Ll})/iu, 'how to ')
    .replace(/^#?(?:[\w-]+ ){0,2}(?:dump|thread|notes|log|transcript|minutes)(?: for(?: the)?|[,:]) /i, '')
    .replace(
      /^(?:we|they) (?:have )?(?:agreed|decided|settled) (?:on )?(?:the following|this|these(?: rules)?) (?:for|on|about) /i,
      '',
    )
    .replace(/\s*\((?:draft|wip|rough|v\d+)\b[^()]*\)(?= policy$|$)/i, '')
    .replace(/ (?:specs?|notes?|draft)$/i, '')
    .replace(/,? as (?:agreed|discussed|decided)\b.*$/i, '')
    .replace(/,? (?:collected|gathered|compiled|copied|pasted) (?:from|by|in) [^,]+$/i, '')
    .replace(/^what (?:is|are) (?=the differences?\b)/i, '')
    .replace(
      /^(?:(?:we|you) have )?(?:the )?(?:\d+|two|three|four|five|some) (?:endpoints|calls|routes) (?:for|of) /i,
      '',
    )
    .replace(/^release (?=.*\d)/i, '')
    .replace(/^[Nn]ew in (?=\p{Lu})/u, '');
  const [, aimed = ''] = /^(?:this|it) is for (.+)$/i.exec(subject) ?? [];
  // "New support agents: week 1 …"
  const named =
    ONBOARDING.test(docType) && /^new (?:[\w-]+ ){0,3}[\w-]+s$/i.test(subject) ? decapitalized(subject) : '';
  const people = aimed || named || (/^(?:this|it)?(?: is)?$/i.test(subject) ? request.readers : '');
  const isChange = /\b(?:migration|upgrade)\b/i.test(docType) && /\d \S+ v?\d/.test(subject);
  if (request.asks || !(isChange || (people !== '' && ONBOARDING.test(docType))))
    return { ...request, subject };
  const { subject: whole, readers } = readAsked(
    // "Migrate from 1 to 2" is what the kind of guide says already.
    `${docType.replace(/(?: guide)?$/i, ' guide')} for ${people || subject.replace(/^(?:migrat|upgrad)(?:e|ing) (?:(?=from )|to (?=v?\d))/i, '')}`,
  );
  return { ...request, subject: whole, readers: request.readers || readers };
}
