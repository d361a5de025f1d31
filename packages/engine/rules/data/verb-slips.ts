import { baseOf, ingOf, participleOf } from '../../spelling/inflect.ts';
import type { PatternSwap } from '../support/pattern-check.ts';

const PARTICIPLES: Readonly<Record<string, string>> = {
  send: 'sent', choose: 'chosen', build: 'built', write: 'written', break: 'broken', hide: 'hidden', keep: 'kept', lose: 'lost', make: 'made', find: 'found',
  give: 'given', take: 'taken', throw: 'thrown', show: 'shown', wrote: 'written', broke: 'broken', took: 'taken', gave: 'given', chose: 'chosen',
  forgot: 'forgotten', drove: 'driven', did: 'done', began: 'begun',
}; // prettier-ignore

/** A verb in the form that is due; where the dictionary has none, nothing is said. */
const inForm = (form: (verb: string) => string | undefined): Pick<PatternSwap, 'to' | 'when'> => ({
  to: (verb) => form(verb) ?? null,
  when: ({ match }) => form(match) !== undefined,
});

/** Forms of verbs that the words around them rule out. */
export const VERB_SLIPS: readonly PatternSwap[] = [
  {
    // "Must being restarted".
    pattern:
      /\b(?<at>being)\b(?=\s+[a-z]+(?:ed|en|n|t)\b)(?<=\b(?:must|should|can|could|may|might|would|cannot)\s+(?:not\s+)?\k<at>)/dg,
    to: 'be',
    message: 'After a modal verb stands the base form: “be”.',
  },
  {
    // "The token is use to sign".
    pattern: /\b(?<at>use)\b(?=\s+(?:to|for|by|as|in)\b)(?<=\b(?:is|are|was|were)\s+\k<at>)/dg,
    to: 'used',
    unless: /\b(?:do|does|did|what|thing|all|option|way)\b/i,
    message: 'After a form of “be” stands the participle: “used”.',
  },
  {
    // "Before to deploy the image".
    pattern:
      /\b(?<at>to\s+[a-z]+)\b(?!-)(?<=(?:^|[.!?,;:]\s+|\b[Aa]nd\s+)(?:[Bb]efore|[Aa]fter|[Ww]ithout|[Ww]hile)\s+\k<at>)/dg,
    to: (match) => ingOf(match.replace(/^to\s+/, '')) ?? null,
    when: ({ match, before }) =>
      ingOf(match.replace(/^to\s+/, '')) !== undefined && !/\bhow\s+(?:before|after)\s+$/i.test(before),
    message: 'Here a verb ends in “ing”: “{replacement}”.',
  },
  {
    // "Able to handles large files".
    pattern:
      /\b(?:[Aa]ble|[Uu]nable|[Oo]rder|going|supposed)\s+to\s+(?<at>(?:handles|returns|creates|reads|writes|runs|sends|gets|uses|loads|opens|stores|parses|sets|starts|stops|connects|accesses|changes|updates|deletes|adds|calls|saves|checks|finds|builds|works|displays|shows|manages|supports|processes|receives))\b/dg,
    to: (match) => baseOf(match) ?? null,
    message: 'After “to” stands the base form of a verb: “{replacement}”.',
  },
  {
    // "Did you configured the proxy?"
    pattern:
      /\b[Dd]id\s+(?:you|they|it|we|he|she|the\s+[a-z]+)\s+(?<at>[a-z]+ed)(?=\s+(?:the|an?|it|this|that|your|all|any|these|to|in|on|with|for)\b)/dg,
    to: (match) => baseOf(match) ?? null,
    when: ({ match }) =>
      !/^(?:need|feed|speed|seed|embed|exceed|proceed|succeed|shed|bleed)$/.test(match) &&
      baseOf(match) !== undefined,
    message: 'After “did” stands the base form: “{replacement}”.',
  },
  {
    // "The request will be send to the server".
    pattern:
      /\b(?<at>send|choose|build|write|break|hide|keep|lose|make|find|give|take|throw|show|wrote|broke|took|gave|chose|forgot|drove|did|began)\b(?=\s+(?:to|by|in|on|from|for|with|as|at|when|if|via|before|after|again|automatically)\b|[.,;])(?<=\b(?:be|been|being|was|were)\s+(?:not\s+|also\s+|only\s+)?\k<at>)/dg,
    to: (verb) => PARTICIPLES[verb] ?? null,
    unless: /\b(?:do|does|did|what|thing|all|goal|idea|step|way|job|task)\b[^.]{0,40}\b(?:is|was|be)\b/i,
    message: 'After a form of “be” stands the participle: “{replacement}”.',
  },
  {
    // "You have to restarting the service".
    pattern:
      /\b(?:have|has|had|need|needs|want|wants|able|unable|going|try|tries)\s+to\s+(?<at>(?!bring|string|ping|ring|sing|spring|swing|sling|wing|cling|king|thing|during)[a-z]+ing)(?=\s+(?:the|an?|your|this|that|these|all|any|it|its|them|every|each|to|on|in|with|for)\b|[.,;])/dg,
    ...inForm(baseOf),
    message: 'After “to” stands the base form of a verb: “{replacement}”.',
  },
  {
    // "To enabling the cache, set the flag".
    pattern:
      /(?:^|[.!?:]\s+)To\s+(?<at>(?!bring|string|ping|ring|sing|spring|swing|sling|wing|cling)[a-z]+ing)(?=\s+(?:the|an?|your|this|these|all|any|its|every|each)\b)/dg,
    ...inForm(baseOf),
    message: 'After “to” stands the base form of a verb: “{replacement}”.',
  },
  {
    // "Unable to connected".
    pattern:
      /\b(?:have|has|need|needs|want|wants|able|unable|going|try|tries|order)\s+to\s+(?<at>(?!need|feed|speed|seed|embed|exceed|proceed|succeed|shed|bleed|breed)[a-z]+ed)(?=\s+(?:the|an?|your|this|these|all|any|it|its|them|every|each|to|on|in|with|for|from)\b|[.,;])/dg,
    ...inForm(baseOf),
    message: 'After “to” stands the base form of a verb: “{replacement}”.',
  },
  {
    // "I suggest you to read the guide".
    pattern:
      /\b(?:suggest|recommend)\s+(?<at>you\s+to)(?=\s+[a-z]+)(?<=\b(?:[Ww]e|I|they)\s+(?:strongly\s+|highly\s+)?[a-z]+\s+\k<at>)/dg,
    to: 'that you',
    message: 'You suggest or recommend that somebody does something: write “that you”.',
  },
  {
    // "This can leads to errors", "you can't used it twice".
    pattern:
      /\b(?:can|could|will|would|should|must|may|might|cannot|(?:can|won|couldn|shouldn)['’]t)\s+(?:not\s+|also\s+|now\s+)?(?<at>[a-z]{3,}s(?=\s+(?:to|the|an?|in|on|it|all|any|your|its|this|from|with|for|as|by|if|when)\b|[.,;])|[a-z]{2,}ed(?=\s+(?:it|them|the|an?|this|your|these)\b))/dg,
    to: (verb) => baseOf(verb) ?? null,
    when: ({ match, before }) =>
      !/(?:ss|us|is)$|^(?:needs|does|always|need|feed|speed|seed|embed|exceed|proceed|succeed|shed)$/.test(
        match,
      ) &&
      !/\b(?:(?:the|an?|your|of|free)\s+(?:can|will|may|might|must)|(?:as|than)\s+\S+)\s+(?:not\s+)?$/i.test(
        before,
      ) &&
      baseOf(match) !== undefined,
    message: 'After a modal verb stands the base form: “{replacement}”.',
  },
  {
    // "It is recommend to restart".
    pattern:
      /\b(?<at>recommend|suggest|require|expect|assume|allow|need|advise)\b(?=\s+(?:to|that)\b)(?<=\b(?:[Ii]t|[Tt]his|that)\s+(?:is|was)\s+(?:also\s+|not\s+|strongly\s+|highly\s+)?\k<at>)/dg,
    to: (verb) => participleOf(verb) ?? null,
    message: 'After a form of “be” stands the participle: “{replacement}”.',
  },
  {
    // "After have installed the tool".
    pattern:
      /\b(?<at>have)\b(?=\s+(?:[a-z]+ed|been|run|set|built|read|written)\b)(?<=\b(?:[Aa]fter|[Bb]efore|[Ww]ithout|[Bb]y)\s+\k<at>)/dg,
    to: 'having',
    message: 'After a preposition a verb ends in “ing”: “having”.',
  },
  {
    // "We have add a new option".
    pattern:
      /\b(?<at>add|fix|remove|create|install|enable|disable|delete|replace|rename|configure|publish|implement|improve|introduce|deprecate)\b(?=\s+(?:the|an?|new|it|some|all|your|this|these|several|support)\b)(?<=\b(?:have|has)\s+(?:also\s+|already\s+|now\s+|just\s+)?\k<at>)/dg,
    to: (verb) => participleOf(verb) ?? null,
    message: 'After “have” stands the participle: “{replacement}”.',
  },
  {
    // "It has been fix in version 2".
    pattern:
      /(?<=\b(?:has|have|had)\s)been\s+(?<at>add|fix|remove|create|install|enable|disable|delete|replace|rename|configure|publish|change|update|move|use|test|deploy|implement|improve|introduce|deprecate|start|stop)(?=\s+(?:in|by|to|from|for|with|since|on|as|at)\b|[.,;])/dg,
    to: (verb) => participleOf(verb) ?? null,
    message: 'After “been” stands the participle: “{replacement}”.',
  },
  {
    // "The value must to be unique".
    pattern: /\b(?<at>(?:must|should|might)\s+to)(?=\s+(?:be|have|not)\b)/dg,
    to: (match) => match.replace(/\s+to$/, ''),
    message: 'After a modal verb stands no “to”.',
  },
  {
    // "It helps to reducing the load".
    pattern:
      /\b(?:helps?|helped|forced|asked|told|designed|recommended|possible|necessary|easier|easy|hard|required)\s+(?:you\s+|us\s+)?to\s+(?<at>(?!bring|string|ping|ring|sing|spring|swing)[a-z]+ing)(?=\s+(?:the|an?|your|this|these|all|any|its)\b)/dg,
    ...inForm(baseOf),
    message: 'After “to” stands the base form of a verb: “{replacement}”.',
  },
  {
    // "The installer asks for select a folder", "thanks for help us".
    pattern:
      /\b(?<at>select|create|delete|install|remove|configure|help|manage|handle)\b(?=\s+(?:an?|the|your|us|our|this|these|multiple|all)\b)(?<=\b(?:[Tt]hanks|[Tt]hank\s+you|asks?|used|useful|tool|command|need|responsible|method|function|way|option|allows?|button|page|form)\s+for\s+\k<at>)/dg,
    to: (verb) => ingOf(verb) ?? null,
    message: 'After “for” a verb ends in “ing”: “{replacement}”.',
  },
];
