import { baseOf, thirdPersonOf } from '../../spelling/inflect.ts';
import type { PatternSwap } from '../support/pattern-check.ts';

const MANY =
  'files|values|types|fields|keys|options|parameters|arguments|methods|functions|commands|settings|users|tools|services|plugins|packages|steps|rules|tests|examples|changes|errors|results|logs|docs|classes|events|headers|properties|variables|modules|servers|clients';
const ONE =
  'file|value|type|field|key|option|parameter|argument|method|function|command|user|tool|service|plugin|package|step|rule|test|example|error|class|event|header|property|variable|module|server|client|endpoint|component|library|hook|handler|page|script|program|app|application|container|job|worker|query|request|response|object|array|string|list|database|table';
const PLURAL: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };

/** Verbs and determiners whose number the words around them give away. */
export const NUMBER_SLIPS: readonly PatternSwap[] = [
  {
    // "This files contain the keys".
    pattern: new RegExp(
      `\\b(?<at>[Tt]his)(?=\\s+(?:${MANY}|credentials|permissions|preferences|details|props|statistics|metrics)\\s+(?:are|were|have|contain|define|use|need|require|return|allow|do|provide|include|describe|show|control|apply|work|can|must|should)\\b)`,
      'dg',
    ),
    to: (word) => (word === 'This' ? 'These' : 'these'),
    message: 'What follows is a plural: write “{replacement}”.',
  },
  {
    // "There are a limit of five keys".
    pattern:
      /\b[Tt]here\s+(?<at>are|were)(?=\s+an?\s+(?!few|number|lot|couple|variety|range|set|handful|bunch|ton|total|series|great|large|huge|wide|small|good|dozen|hundred|million|thousand|pair|multitude|plethora|maximum|minimum|host|growing|whole|vast|fair|certain|limited|finite|group|family|list|collection|majority|many)[a-z]+)/dg,
    to: (verb) => (verb === 'are' ? 'is' : 'was'),
    message: 'What follows is singular, so the verb is “{replacement}”.',
  },
  {
    // "The results shows that it works".
    pattern: new RegExp(
      `(?<=(?:^|[.!?]\\s+|,\\s+|\\b(?:that|if|when|because|but)\\s+)(?:[Tt]he|[Tt]hese|[Oo]ur|[Yy]our|[Aa]ll)\\s)(?:${MANY})\\s+(?<at>shows|says|means|tells|contains|allows|defines|requires|needs|describes|provides|includes|gives|makes|lets|has|is|was)(?=\\s+(?:that|the|an?|all|any|how|whether|which|your|its|you|us|not)\\b)`,
      'dg',
    ),
    to: (verb) => PLURAL[verb] ?? baseOf(verb) ?? null,
    message: 'The subject is a plural, so the verb is “{replacement}”.',
  },
  {
    // "Some of the tests fails on Windows".
    pattern: new RegExp(
      `\\b(?:[Ss]ome|[Mm]ost|[Mm]any|[Aa]ll|[Ss]everal|[Bb]oth)\\s+of\\s+(?:the|these|those|your|our|its|their)\\s+(?:${MANY})\\s+(?<at>fails|works|runs|is|was|has|does|needs|requires|uses|contains|takes|depends|belongs|supports|shows|passes|expects|accepts|exists|lives|comes|goes|gets|stays|remains)(?=\\s+(?:on|in|the|an?|to|with|for|from|when|if|as|by|at|that|not|[a-z]+ed|no|only|already|also)\\b|[.,;])`,
      'dg',
    ),
    to: (verb) => PLURAL[verb] ?? baseOf(verb) ?? null,
    message: 'The subject is a plural, so the verb is “{replacement}”.',
  },
  {
    // "An endpoint that return JSON".
    pattern: new RegExp(
      `(?<=(?<!\\b(?:of|in|from|for|on|to)\\s)\\b(?:[Aa]n?|[Ee]ach|[Ee]very|[Aa]nother)\\s+(?:[a-z]+\\s+)?(?:${ONE})\\s)(?:that|which)\\s+(?<at>return|accept|take|contain|use|handle|support|require|need|allow|provide|define|create|have|run|send|read|write|store|listen|match|start|include|implement|do|are|show|call|expect)(?=\\s+(?:an?|the|all|any|no|its|your|only|to|on|in|for|not|both|multiple|several|[A-Z]\\w*|\\ufffc)(?:\\b|\\s))`,
      'dg',
    ),
    to: (verb) => ({ have: 'has', do: 'does', are: 'is' })[verb] ?? thirdPersonOf(verb) ?? null,
    message: 'This is singular, so the verb is “{replacement}”.',
  },
];
