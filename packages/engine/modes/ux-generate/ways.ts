/** Ways to ask that mean the same as one with a component. */
const WAYS: readonly (readonly [way: RegExp, same: string])[] = [
  // "Confirm leaving the editor", "warn people before leaving the editor"
  [
    /^(?:confirm(?: before)?|warn(?:ing|(?: people| users?| them))? (?:before|when)) (?=\p{Ll}+ing\b)/iu,
    'Confirmation dialog before ',
  ],
  [/^confirm (?:the |an? )?(?=(?:payment|transfer|withdrawal|purchase) of )/i, 'Confirmation dialog for '],
  [/^confirm (?:the )?removal of (?:an? |the )?/i, 'Confirmation dialog to remove '],
  [/^confirm (?:the )?deletion of (?:an? |the )?/i, 'Confirmation dialog to delete '],
  // "Confirm delete of a team"
  [
    /^confirm (?:the )?(?!\p{Ll}+(?:ion|al|ment|ure)\b)(\p{Ll}{3,}) of (?:an? |the )?(?=\S)/iu,
    'Confirmation dialog to $1 ',
  ],
  [/^confirm (?=(?:sign|log)[ -]?out\b)/i, 'Confirmation dialog for '],
  [
    /^warn(?:ing|(?: people| users?| them))? (?:when|if|before) (?:(?:the |a )?users?|people|they|someone) (?:tr(?:y|ies)|attempts?|wants?|is about|are about) to /i,
    'Confirmation dialog to ',
  ],
  // "Confirm order cancellation"
  [
    /^confirm (?:the |an? )?(?=\p{L}+ (?:cancellation|deletion|removal|deactivation)$)/iu,
    'Confirmation dialog for ',
  ],
  [
    /^(?:(?:our |the |my )?(?:app|site|product)|we) (?:needs?|wants?) to ask (?:our )?(?:users?|people|customers?|them) to |^ask (?:our )?(?:users|people|customers) to /i,
    'Prompt to ',
  ],
  [
    /^(?:we|it|the app|the page) (?:currently |now |today )?(?:says?|shows?|displays?) "[^"\n]+" (?=when|if|after)/i,
    'Error ',
  ],
  [
    /^toasts? (?:on|for|after) success (?:and|\+|\/) (?:on |for |after )?(?:failure|errors?) \(([^()\n]+)\)/i,
    'success toast, failure toast, $1 error',
  ],
  [
    /^what should (?:the |our )?(.+?) (?:say|read|tell)(?: (?!when|if|after)\p{L}+)?( (?:when|if|after) [^?]+)?\?$/iu,
    '$1$2',
  ],
  // "If some couldn't be sent, say how many ({failed} of {n})"
  [
    /^(?:if|when) ([^,]+?\b(?:can(?:['’]?t|not)|could(?:n['’]t| not)|fail(?:s|ed)?|unable)\b[^,]*), (?:say|tell|show) [^()]+ (\([^()]+\))$/i,
    'Error when $1 $2',
  ],
  [
    /^(?:if|when) ([^,]+?\b(?:can(?:['’]?t|not)|could(?:n['’]t| not)|fail(?:s|ed)?|unable)\b[^,]*), (?:then )?(?:we )?(say|mention|explain) /i,
    'Error when $1 - $2 ',
  ],
  [
    /^if (?:it|this|that) fails,? (?:tell|ask) (?:them|users?|people) to (.+)$/i,
    'Error when it fails (they can $1)',
  ],
];

/** A request that names no component as the one that means the same and does. */
export const inOneWay = (asked: string): string =>
  WAYS.reduce((said, [way, same]) => said.replace(way, same), asked);
