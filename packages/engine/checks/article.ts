/** Acronyms that people say as a word or letter by letter, as they please. */
const UNDECIDED = new Set(
  'sql|url|urls|uri|uris|sqlite|mysql|saml|fpga|faq|faqs|sap|sha|scsi|led|rom|lan|stun'.split('|'),
);
/** Written small or mixed, begins with a sound that its first letter does not tell. */
const SILENT_H = /^(?:hour|honest|honou?r|heir|homage)/;
/** "y" or "w" is heard: user, one, European. */
const CONSONANT_VOWEL =
  /^(?:u(?:s(?:e|i|u|a[gb])|ni(?!n|m(?!od)|dent)|til|ti[lc]|biq|rl|rin|ran|top|trec|kr|[krstfv]$|ti)|eu|ewe|once?(?!ous|rous|i|o|e(?!$|s|d|t))|one-|ouija|u-)/;
const SPOKEN_AS_WORD = /^(?:[aeiou][a-z]*|[^aeiou]+)$/;
const VOWEL_NAMES = new Set('AEFHILMNORSX8');
/** Acronyms said as words, by their first letter alone wrong. */
const WORDS_IN_CAPITALS = new Set(
  'nasa|lan|ram|rom|sim|mac|nat|nosql|faq|fifo|lifo|raid|ransac|rest|rpc|sas|sast|laser|mime|mips|hal|hash|haskell|lisp|swot|soap|saas|readme|note|next|my|new|log|http2|main|list|none|null|num|set|show|see|select|save|start|stop|schema|for|from|file|false|if|link|method|model|module|must|no|not|name|never|message|should|shall|like|left|right|run|read|has|have|head|hit|help|host|low|high|max|min|more|less|make'.split(
    '|',
  ),
);

/**
 * The indefinite article that goes before a word by its sound: "an" hour, "a" user, "an" HTML. Undefined where usage
 * varies or the sound can't be told.
 */
export function articleFor(nextWord: string): 'a' | 'an' | undefined {
  const word = nextWord.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[’ʼ]/g, "'");
  const first = word.charAt(0);
  if (/^\d/.test(word)) return numeral(word);
  if (!/^[A-Za-z]/.test(word)) return undefined;
  const head = /^[A-Za-z]+/.exec(word)?.[0] ?? '';
  const lower = head.toLowerCase();
  if (UNDECIDED.has(lower) || lower === 'herb' || lower === 'historic' || lower === 'historical')
    return undefined;
  if (head.length === 1)
    return head === lower && word.length === 1 && lower === 'a' ? undefined : letter(first);
  const capitals = /^[A-Z]{2,}s?$/.test(head);
  if (capitals && !WORDS_IN_CAPITALS.has(lower)) return spelled(head);
  if (lower === 'http' || lower === 'https' || lower === 'html' || lower === 'npm' || lower === 'xml')
    return 'an';
  if (!capitals && !/[aeiouy]/.test(lower)) return undefined;
  // "RxJS", "vSphere": who knows how it is said.
  if (/^[a-z]?[A-Z][a-z]?[A-Z]/.test(head) && !/^[aeiou]/i.test(head) && !SPOKEN_AS_WORD.test(lower))
    return undefined;
  if (SILENT_H.test(lower)) return 'an';
  if (CONSONANT_VOWEL.test(lower)) return 'a';
  return /^[aeiou]/.test(lower) ? 'an' : 'a';
}

function letter(name: string): 'a' | 'an' {
  return VOWEL_NAMES.has(name.toUpperCase()) ? 'an' : 'a';
}

/** Said letter by letter where it can't be said as a word; either way begins alike for most. */
function spelled(capitals: string): 'a' | 'an' | undefined {
  const first = capitals.charAt(0);
  // "an API" and "an ACID test", whether spelled or said; "a UI", "a BASIC".
  if (!/[AEIOU]/.test(capitals.slice(1)) || /[AEIO]/.test(first) || !VOWEL_NAMES.has(first)) {
    if (first === 'U' && /^U[A-Z]?[AEIOU]/.test(capitals) && capitals.length > 3) return undefined;
    return letter(first);
  }
  // "LAMP", "REST", "HIPAA": said as words, and not by everyone.
  return capitals.length <= 3 ? letter(first) : undefined;
}

function numeral(word: string): 'a' | 'an' | undefined {
  const digits = /^\d+/.exec(word.replace(/(\d),(?=\d{3})/g, '$1'))?.[0] ?? '';
  if (digits.startsWith('8')) return 'an';
  // "an 11", "an 18,000"; 1,100 is "eleven hundred" to some, "one thousand" to others.
  if (/^1[18]$/.test(digits) || /^1[18]\d{3}$/.test(digits) || /^1[18]\d{6}$/.test(digits)) return 'an';
  if (/^1[18]\d{2}$/.test(digits)) return undefined;
  return 'a';
}
