/** Said as a word or letter by letter, with or without a first "h": usage varies. */
const UNDECIDED = new Set(
  'up|sql|mysql|saml|sha|sku|skus|fpga|faq|faqs|sap|scsi|led|rom|lan|stun|herb|herbs|herbal|historic|historical|a'.split(
    '|',
  ),
);
/** The "h" is silent. */
const SILENT_H = /^(?:hour|honest|honou?r|heir|homage)/;
/** Begins with a "y" that is not written: user, unit, European. */
const HIDDEN_Y =
  /^(?:eu|ewe|u(?:[sk]?[bk]?$|u?ids?$|ints?$|md$|dp$|de[bv]|ml$|tf|s(?:[aeu]|i(?:ng|ze))|na(?:ry|nim)|ni|til|tili|tensil|ter[iu]|top|biq|re(?:a|t[eh])|rin|rol|ran|kr|ltoid|rl|r(?:is?|n)$))/;
/** Here "un" says "not", as in "unidentified" and "uninstalled". */
const UNHIDDEN = /^uni(?:n|m[ap]|de[ano]|gn|ll|r[or]|ssued)/;
/** Begins with a "w" that is not written. */
const HIDDEN_W = new Set('one|ones|once|oneself|onetime|ouija'.split('|'));
/** Cannot be said, so it is spelled, or shortened from who knows what: "mdast", "rlib", "nginx", "sslmode". */
const UNSAYABLE =
  /^(?:[rx][bcdfgjklmnpqstvwxz]|l[bcdfgjkmnpqrstvwxz]|m[bcdfgjkpqrstvwxz]|n[bcdfgjkpqrstvwxz]|h[bcdfgjklmnpqrstvwxz]|s[bdgsx])/;
/** Letters whose names begin with a vowel. */
const VOWEL_NAMES = new Set('AEFHILMNORSX');
/** Written in capitals, said as words. */
const CAPITAL_WORDS = new Set(
  'lua|rest|ram|raid|soap|nasa|nat|nato|sim|mac|fifo|lifo|mime|midi|lamp|hipaa|siem|swot|readme|note|next|my|new|log|main|list|none|null|num|set|show|see|select|save|start|stop|schema|for|from|file|false|if|link|method|model|module|must|no|not|name|never|message|should|shall|like|left|right|run|read|has|have|head|help|host|low|high|max|min|more|less|make|lisp|hash|mode|node|root|row'.split(
    '|',
  ),
);

/** "HAL", "NOP" and "NUL" are said as words by many; of this form, only "MIT" is spelled by all. */
const SYLLABLE = /^(?!MIT)[FHLMNRSX][AEIOU][BCDFGKLMNPRSTVXZ]$/;

/**
 * The indefinite article that goes before a word by its sound: "an" hour, "a" user, "an" HTML. Undefined where usage
 * varies or the sound can't be told.
 */
export function articleFor(nextWord: string): 'a' | 'an' | undefined {
  const word = /^[A-Za-z0-9]/.test(nextWord) ? nextWord : nextWord.replace(/^[^\p{L}\p{N}]+/u, '');
  if (/^\d/.test(word)) return beforeNumber(word);
  const head = /^[A-Za-z]+/.exec(word)?.[0] ?? '';
  // "naïve" is told by its first letters, "élan" and "日本" by none.
  if (head === '') return undefined;
  const lower = head.toLowerCase();
  if (UNDECIDED.has(lower) && !/^[Uu]p-/.test(word)) return undefined;
  if (head.length === 1) return byName(head);
  if (/^[A-Z]{2,}s?$/.test(head) && !CAPITAL_WORDS.has(lower)) return beforeAcronym(head);
  if (/^(?:https?|html|xml|npm|mdx|svg|ssh|ftp)$/.test(lower)) return 'an';
  // "RxJS", "kHz", "vSphere": who knows how it is said.
  if (
    !/[aeiouy]/.test(lower) ||
    (/^[a-z]?[A-Z][a-z]?[A-Z]/.test(head) && !CAPITAL_WORDS.has(lower) && !/^[aeiou]/.test(lower))
  ) {
    return undefined;
  }
  if (UNSAYABLE.test(lower)) return undefined;
  // "ssoConnectorId" begins with letters that may be spelled.
  if (
    /^[a-z]{2,4}[A-Z]/.test(head) &&
    VOWEL_NAMES.has(lower.charAt(0).toUpperCase()) &&
    !/^[aeiou]/.test(lower)
  )
    return undefined;
  if (SILENT_H.test(lower)) return 'an';
  if (HIDDEN_W.has(lower) || (HIDDEN_Y.test(lower) && !UNHIDDEN.test(lower))) return 'a';
  return /^[aeiou]/.test(lower) ? 'an' : 'a';
}

function byName(letter: string): 'a' | 'an' {
  return VOWEL_NAMES.has(letter.toUpperCase()) ? 'an' : 'a';
}

/** Spelled, or said as a word: told only where both begin alike. */
function beforeAcronym(capitals: string): 'a' | 'an' | undefined {
  const first = capitals.charAt(0);
  // "AAAA" is said as "quad A".
  if (/^(.)\1{2}/.test(capitals)) return undefined;
  if (first === 'U') return capitals.length <= 4 ? 'a' : undefined;
  const sayable =
    capitals.length > 3
      ? /[AEIOUY]/.test(capitals.slice(1, 3)) && !UNSAYABLE.test(capitals.toLowerCase())
      : SYLLABLE.test(capitals);
  return sayable && !/[AEIO]/.test(first) && VOWEL_NAMES.has(first) ? undefined : byName(first);
}

function beforeNumber(word: string): 'a' | 'an' | undefined {
  const digits = /^\d+/.exec(word.replace(/(\d),(?=\d{3})/g, '$1'))?.[0] ?? '';
  if (digits.startsWith('8')) return 'an';
  // "an 11", "an 18,000"; 1,100 is "eleven hundred" to some and "one thousand" to others.
  if (/^1[18](?:\d{3}|\d{6})?$/.test(digits)) return 'an';
  return /^1[18]\d{2}$/.test(digits) ? undefined : 'a';
}

/** A phrase with its indefinite article, "a" where nobody can tell: "an API key", "a user". */
export const withArticle = (phrase: string): string => `${articleFor(phrase) ?? 'a'} ${phrase}`;
