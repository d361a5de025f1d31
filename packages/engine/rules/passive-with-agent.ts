import { passives } from './support/passive.ts';
import type { Rule } from './types.ts';

const BY = /\bby\b/;
/** What follows "by" without doing anything itself: "by default", "by using", "by 10". */
const NO_AGENT =
  /^(?:\s+[a-z]+ly)?\s+by\s+(?:default|hand|design|accident|mistake|means|way|convention|chance|name|nature|order|order of|now|then|far|[a-z]+ing\b|itself|themselves|yourself|reference|value|virtue|email|mail|its|their|type|key|index|id|date|default|step|\d)/i;
/** "Indented by the configured number of spaces": a measure, nobody. */
const MEASURE =
  /^(?:\s+[a-z]+ly)?\s+by\s+(?:(?:the|an?|its|their|this|that)\s+)?(?:[a-z-]+\s+){0,2}(?:numbers?|amount|factor|margin|percentage|width|length|index|names?|values?|order|date|size|count|means|way|time|moment|point|deadline|end)\b/;
const AGENT =
  /^(?:\s+[a-z]+ly)?\s+by\s+(?:the|a|an|this|that|these|those|your|our|all|any|each|every|another|other|most|some|[A-Z\ufffc]|[a-z]+s\b)/;

/** Participles that name a state or a relation, which an active sentence would not say better. */
const STATES = new Set(
  'followed|surrounded|preceded|prefixed|separated|delimited|accompanied|inspired|backed|powered|affected|covered|owned|bound|sorted|grouped|ordered|identified|caused|licensed|maintained|used|required|supported|provided|needed|expected|defined|denoted|represented|determined|sponsored'.split(
    '|',
  ),
);

export const passiveWithAgent: Rule = {
  id: 'passive-with-agent',
  label: 'Passive with its agent',
  description:
    'Where a sentence names who acts, let them act: “the server validates the token”, not “the token is validated by the server”. The active form is shorter.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    {
      kind: 'code',
      needs: [BY],
      find: (document) =>
        passives(document, AGENT).flatMap(({ start, end, participle, after }) => {
          if (STATES.has(participle) || NO_AGENT.test(after) || MEASURE.test(after)) return [];
          const match = document.text.slice(start, end).replace(/\s+/g, ' ');
          const message = `“${match} by” hides who acts at the end. Put the actor first and make the verb active.`;
          return [{ start, end, replacement: null, message }];
        }),
    },
  ],
  examples: () => [
    {
      text: 'The token is validated by the server.',
      findings: [{ quote: 'is validated', suggestion: null }],
    },
    {
      text: 'The token is created by default. Lists are sorted by name, and it is stopped by calling a hook. It is closed by that time, and deleted by the end of the day.',
      findings: [],
    },
    { text: 'This folder was shared by your admin.', findings: [{ quote: 'was shared', suggestion: null }] },
    { text: 'The `token` is *not* [read](./is-read-by-the-server.md).', findings: [] },
  ],
};
