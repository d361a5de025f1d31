import { baseOf } from '../../spelling/inflect.ts';
import { capitalized } from '../writing/capitals.ts';
import { OWN_ACTS, type Pattern, verbOfNoun } from './hidden-verbs.ts';
import { conjugate, isMany, isPlainVerb, THING, THING_OF } from './noun-phrase-patterns.ts';

/** What happens of itself, by its noun. */
const HAPPENS: Readonly<Record<string, string>> = {
  appearance: 'appear',
  arrival: 'arrive',
  departure: 'depart',
  disappearance: 'disappear',
  evaporation: 'evaporate',
  expiration: 'expire',
  expiry: 'expire',
  failure: 'fail',
  formation: 'form',
  growth: 'grow',
  leakage: 'leak',
  occurrence: 'occur',
};
const HAPPENING = Object.keys(HAPPENS).join('|');
const GOES: Readonly<Record<string, string>> = {
  migration: 'migrate',
  switch: 'switch',
  upgrade: 'upgrade',
  move: 'move',
  return: 'return',
};
const LEAD = String.raw`(?<lead>^(?:[^,;.:]{2,80},\s+)?|(?<![\w-])(?:that|if|when|because|until|once|where|whereby)\s+)`;
/** What is no verb behind "entitled to", though one is written the same. */
const THINGS_TOO = 'return|leave|pay|holiday|support|access|share|benefit|rest|use|notice|vote|claim|repair';

const opening = (lead: string, words: string): string => `${lead}${lead === '' ? capitalized(words) : words}`;

/** What offices and leases say, and nouns of what happens of itself. */
export const FORMAL_CLAUSES: readonly Pattern[] = [
  {
    // "A notice shall be deemed to have been received", "the tenant shall be deemed to have accepted it"
    needs: /\bdeemed\b/,
    find: new RegExp(
      String.raw`${LEAD}(?<what>${THING_OF}?)\s+(?:shall|will)(?<not>\s+not)?\s+be\s+deemed(?:\s+to\s+(?<inf>be|have(?<been>\s+been)?))?\s+(?!(?:necessary|appropriate|fit|to|by)\s)(?<next>[a-z]+)(?=[\s.,;])`,
      'gi',
    ),
    write: ({ lead = '', what = '', not = '', inf, been, next = '' }) => {
      const having = inf !== undefined && /^have/i.test(inf) && been === undefined ? 'having ' : '';
      const being = inf !== undefined && having === '' && /^(?:in|at|on|an?|the)$/.test(next) ? 'being ' : '';
      return opening(
        lead,
        `${what} ${conjugate('be', isMany(what))}${not} treated as ${having}${being}${next}`,
      );
    },
  },
  {
    // "The tenant shall be responsible for the payment of all charges"
    find: new RegExp(
      String.raw`(?<![\w-])shall\s+be\s+responsible\s+for\s+(?:the\s+(?<noun>${OWN_ACTS})\s+of|(?<doing>[a-z]+ing))(?=\s+(?:the|any|all|an?|its|their|his|her|your)\s)(?!.*\band\s+(?:for\s+)?(?:the\s+[a-z]+\s+of|[a-z]+ing)\b)`,
      'g',
    ),
    write: ({ noun, doing = '', 0: whole = '' }) => {
      const verb = noun === undefined ? baseOf(doing) : verbOfNoun(noun);
      return verb === undefined ? whole : `must ${verb}`;
    },
  },
  {
    // "Shall be entitled to charge interest"
    find: new RegExp(
      String.raw`(?<![\w-])shall\s+be\s+entitled\s+to(?=\s+(?!(?:${THINGS_TOO})\s)(?<verb>[a-z]+)\s+(?!(?:of|in|on|at|for|and|or|from|to|as|if|when|under)\s)[a-z])`,
      'g',
    ),
    write: ({ verb = '', 0: whole = '' }) => (isPlainVerb(verb) ? 'may' : whole),
  },
  {
    // "…, subject to the approval of the manager."
    find: new RegExp(
      String.raw`(?<=[^\s,]),?\s+subject\s+to\s+the\s+(?<noun>approval|consent|agreement)\s+of\s+(?<who>(?:the|your|our|an?|each)\s+${THING}?)(?=\.)`,
      'g',
    ),
    write: ({ noun = '', who = '' }) =>
      ` if ${who} ${conjugate(noun === 'approval' ? 'approve' : 'agree', isMany(who))}`,
  },
  {
    find: /(?<=\b(?:is|are|was|were|be|been)\s+(?:not\s+)?)considered\s+to\s+be(?=\s+[a-z])/g,
    write: () => 'considered',
  },
  {
    // "If it fails, contact can be made with our team"
    find: /(?<lead>^|,\s+)contact\s+(?<can>can|may|should|must)\s+be\s+made\s+with(?=\s)/gi,
    write: ({ lead = '', can = '' }) => opening(lead, `you ${can} contact`),
  },
  {
    // "The formation of a smell may occur", "that the arrival of pupils takes place"
    find: new RegExp(
      String.raw`${LEAD}(?:the|an?)\s+(?<noun>${HAPPENING})\s+of\s+(?<what>${THING_OF}?)\s+(?:(?<modal>(?:may|can|might|will|must|should|shall|cannot)(?:\s+(?:not|only|also))?)\s+(?:take\s+place|occur|happen)|(?:takes?\s+place|occurs?|happens?)|(?<possible>is\s+possible))(?=[\s.,;])`,
      'gi',
    ),
    write: ({ lead = '', noun = '', what = '', modal, possible }) => {
      const verb = HAPPENS[noun.toLowerCase()] ?? '';
      const does = modal ?? (possible === undefined ? undefined : 'may');
      return opening(
        lead,
        `${what} ${does === undefined ? conjugate(verb, isMany(what)) : `${does} ${verb}`}`,
      );
    },
  },
  {
    // "30 days before the expiry of the permit"
    find: new RegExp(
      String.raw`(?<![\w-])(?<when>before|after|until)\s+the\s+(?<noun>${HAPPENING})\s+of\s+(?<what>(?:the|your|our|their|its|an?|this|each)\s+${THING}?)(?=[.,;])`,
      'gi',
    ),
    write: ({ when = '', noun = '', what = '' }) =>
      `${when} ${what} ${conjugate(HAPPENS[noun.toLowerCase()] ?? '', isMany(what))}`,
  },
  {
    // "A migration to the new endpoint should be performed by all users"
    needs: /\b(?:performed|carried\s+out|done|made|undertaken)\s+by\b/,
    find: new RegExp(
      String.raw`(?<lead>^|,\s+(?:so|and|but)\s+)(?:an?|the)\s+(?<noun>${Object.keys(GOES).join('|')})\s+to\s+(?<what>(?:the|an?|our|your)\s+${THING}?)\s+(?<must>must|should|can|may|will)\s+be\s+(?:performed|carried\s+out|done|made|undertaken)\s+by\s+(?<who>(?:the|all|each|every|your|our)\s+${THING}?)(?=[.;]|\s+(?:before|by|until|within|on|after|when|if)\s)`,
      'gi',
    ),
    write: ({ lead = '', noun = '', what = '', must = '', who = '' }) =>
      opening(lead, `${who} ${must} ${GOES[noun.toLowerCase()] ?? ''} to ${what}`),
  },
];
