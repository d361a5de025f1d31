import type { PatternSwap } from '../support/pattern-check.ts';

/** Words that differ by a letter or a space, where the words beside them tell which is meant. */
export const CLOSE_CONFUSIONS: readonly PatternSwap[] = [
  {
    // "The same values then before".
    pattern:
      /\bsame\s+(?:[a-z]+\s+){1,2}(?<at>then|than)(?=\s+(?:before|the|in|on|for|you|we|last|above)\b)/dg,
    to: 'as',
    message: 'What is the same is the same “as” something else.',
  },
  {
    // "There is to many requests".
    pattern:
      /\b(?<at>to)\b(?=\s+(?:many|much)\s+[a-z]+)(?<=\b(?:is|are|was|were|with|has|have|gets?|makes?|sends?|opens?|receives?|uses?|needs?|takes?|if)\s+\k<at>)/dg,
    to: 'too',
    unless: /\b(?:one|many|map\w*|relat\w+)\b[- ]to[- ]many/i,
    message: 'What is more than enough is “too” much.',
  },
  {
    pattern:
      /(?<=\b(?:[Pp]lease|to|will|can|should|must|we|would|We|not)\s+)(?<at>advice)(?=\s+(?:the|you|users|your|them|against|that|all|us|to)\b)/dg,
    to: 'advise',
    message: '“Advice” is the noun. The verb is “advise”.',
  },
  {
    pattern: /\b(?<at>then)\b(?=\s+an?\b)(?<=\bmore\s+of\s+an?\s+[a-z]+\s+\k<at>)/dg,
    to: 'than',
    message: 'A comparison takes “than”. “Then” is about time.',
  },
  {
    // "Everyday at noon".
    pattern: /\b(?<at>[Ee]veryday)(?=\s+(?:at|by|before|after|from|until|in\s+the)\b|[.,;!?]|$)/dg,
    to: 'every day',
    message: '“Everyday” means ordinary. What happens each day happens “every day”.',
  },
  {
    pattern:
      /(?<=\b(?:link|links|example|examples|see|list|table|section|shown|described|code|as|steps|listed|diagram|image|snippet|button|form|explained)\s+)(?<at>bellow)(?=[.,;:)]|\s+(?:to|for|is|are|and|shows)\b|$)/dg,
    to: 'below',
    message: 'To “bellow” is to shout. What stands further down stands “below”.',
  },
  {
    pattern:
      /\b(?<at>Weather)\b(?=\s+(?:you|the|it|we|an?|this|or)\b[^.]{1,60}\bor\b)(?<=(?:^|[.!?]\s+)\k<at>)/dg,
    to: 'Whether',
    message: 'The “weather” is outside. What is one or the other takes “whether”.',
  },
  {
    // "To chose a name", "lets the user chose a name".
    pattern:
      /(?<=\b(?:to|can|will|should|must|could|may|might|lets?\s+(?:you|us|them|the\s+user|users|people))\s+)(?<at>chose)(?=\s+(?:an?|the|between|from|which|one|your|how|what|whether|any)\b)/dg,
    to: 'choose',
    message: '“Chose” is the past. The base form is “choose”.',
  },
  {
    pattern:
      /\b(?<at>passed)\b(?=[,.]|\s+(?:we|it|this|few|years?|versions?|releases?)\b)(?<=\b[Ii]n\s+the\s+\k<at>)/dg,
    to: 'past',
    message: 'What is over is the “past”. “Passed” is a form of the verb.',
  },
  {
    pattern: /\b(?<at>[Qq]uite)(?=\s+(?:mode|flag|switch|hours|option)\b)/dg,
    to: 'quiet',
    message: '“Quite” means rather. What makes no noise is “quiet”.',
  },
  {
    pattern: /\b(?:[Tt]he\s+(?<at>lunch)(?=\s+of\s+(?:the|our|version|this)\b))/dg,
    to: 'launch',
    message: 'The meal is “lunch”. A start is a “launch”.',
  },
];
