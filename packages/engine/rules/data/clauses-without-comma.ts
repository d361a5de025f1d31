import { lazily } from '../../lazily.ts';

/** A clause of its own, from its first word, as far as no mark parts it. */
const OPENING = '(?:As\\s+soon\\s+as|[A-Z][a-z]+)\\s+(?:[^\\s.,;:!?()—–]+\\s+)';
const MODAL =
  "(?:should|must|can|cannot|will|may|might|could|would|need\\s+to|needs\\s+to|have\\s+to|has\\s+to|do\\s+not|does\\s+not|(?:won|can|don|doesn|shouldn|mustn)['’]t)";
/** No mark parts what follows either: with one, the second clause may describe a word of the first. */
const TO_END = '(?=(?:[^,;:!?.]|\\.(?=\\S))*(?:[.!](?:\\s|$)|$))';
/** Words behind which a clause belongs to them: "if you know what you can do". */
const LEADS_ON =
  '(?!(?:what|that|which|who|whom|whose|how|where|why|if|whether|when|and|or|but|nor|so|than|as|because|although|though|everything|anything|something|nothing|all|whatever|whenever|wherever|think|thinks|know|knows|sure|say|says|said|believe|means?|mean|ensure|ensures|assume|hope|wish|thing|things|way|ways|steps?|time|times|day|reason|information|data|places?|only|also|then|until|before|after|once|while|since|unless|the|an?|to|of|in|on|for|with|by|from|at)\\b)';
const SAID =
  '(?:missing|running|pending|working|failing|ready|empty|full|invalid|valid|available|unavailable|wrong|correct|true|false|present|absent|enabled|disabled|active|inactive|offline|online|down|up|open|closed|complete|[a-z]{3,}ed|found|sent|set|lost|done)';
const DETERMINED = '(?:the|this|your|our|an?|each|every|all)\\s+(?:[\\w\\ufffc-]+\\s+){1,3}?';
const VERB = `(?:${MODAL}|is|are|returns|fails|shows|gets?|starts|stops|sends|creates|remains|stays|becomes)\\b`;

/** "If you receive an error you should retry." */
const TOLD = `${LEADS_ON}[\\w\\ufffc’'-]+(?=\\s+(?:you|we|it|they|he|she)\\s+${MODAL}\\b)`;
/** "If the header is missing the API will return an error." */
const STATED = `(?<=(?:\\b(?:is|are|was|were)|['’](?:s|re))\\s+(?:(?:not|already|still|no\\s+longer)\\s+)?)${SAID}(?=\\s+(?:(?:you|we|it|they)\\s+|${DETERMINED})${VERB})`;
/** "If everything went well the command returns 0." */
const ENDED = `(?:works|fails|failed|stops|stopped|exists|ends|finishes|finished|happens|occurs|completes|succeeds|succeeded|expires|(?:went|goes|go)\\s+(?:well|wrong))(?=\\s+${DETERMINED}${VERB})`;

/**
 * Read where a sentence opens with “if” or the like: clauses of which the pattern of the words tells where they end,
 * whatever they are. The group `at` is their end.
 */
export const clauseWithoutComma = lazily(
  () => new RegExp(`${OPENING}{0,11}?(?<at>${TOLD}|${STATED}|${ENDED})${TO_END}`, 'dy'),
);
