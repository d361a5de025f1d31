/**
 * Words that style guides tell writers to leave out, or to swap: a rule that names one without quotes ("Don't use
 * handy or super") means the word itself. Nouns that also name a manner of writing ("humor", "jargon") are not here.
 */
export const OFTEN_SHUNNED: ReadonlySet<string> = new Set(
  "able|abort|above|abortion|access|actionable|actually|additionally|admin|affect|aforementioned|afterwards|allow|allows|also|although|among|amongst|and so on|anyway|app|apparently|appears|approximately|ascertain|as per|assist|at this point|awesome|backend|basically|below|best-in-class|bigger|blacklist|blacklisted|blindly|but|can|carefully|certainly|choose|chairman|clean|clearly|click|click on|commence|completely|config|could|crazy|cripple|crippled|at the moment|currently|cutting-edge|deprecated|desire|desired|dir|disable|disabled|drop-down|dropdown|dumb|dummy|ease|easy|easily|effortless|effortlessly|e.g.|eg|eliminate|employ|enable|enables|end user|end users|endeavor|ensure|entirely|etc|etc.|execute|extremely|facilitate|fairly|feature-rich|finalize|fine-grained|foo|frictionless|functionality|fundamentally|future-proof|game-changing|gonna|grandfather|grandfathered|gray-list|great|guru|guys|gypsy|handy|hang|happily|he|her|hers|him|his|hence|here|hereby|herein|he/she|hit|hopefully|housekeeping|however|i|i.e.|ie|impact|impactful|in order to|incentivize|initialize|insane|instantiate|insure|intuitive|intuitively|just|kill|kinda|lame|last|latest|launch|let|let's|lets|leverage|leverages|leveraging|likely|log in|log off|log on|log out|logout|login|log-in|logon|lots|man|mankind|chairmen|folks|man-hours|manpower|many|master|may|maybe|me|merely|methodology|might|mine|mitigate|modern|modify|more|most|must|my|natively|new|next-generation|ninja|normal|normally|now|obtain|obvious|obviously|of course|ok|okay|once|only|optimal|optimize|our|ours|out-of-the-box|perform|perhaps|please|plethora|possibly|powerful|presently|previously|prior to|probably|purchase|quick|quickly|quite|rather|readily|really|recently|regarding|revolutionary|robust|rockstar|sane|sanity check|scalable|seamless|seamlessly|segregate|select|self-explanatory|setup|shall|she|shortly|should|sign-on|simple|simpler|simply|since|slave|soon|sorry|spin up|state-of-the-art|straightforward|stupid|subsequently|sufficient|super|surely|synergy|terminate|thank you|thanks|then|thereafter|therefore|this|thus|today|tons|totally|tribe|trivial|trivially|truly|try|unfortunately|upon|us|usually|utilization|utilize|utilizes|utilise|various|very|via|vice versa|wanna|want|we|whilst|whitelist|whitelisted|whom|will|wish|with ease|world-class|would|you|your".split(
    '|',
  ),
);

/** Words of several common meanings: what is said of one of them seldom holds for all. */
export const MANY_MEANINGS =
  /^(?:since|as|while|once|may|can|over|under|that|which|it|to|for|on|in|after|before|right|like|so|then|i|a|an|the|and|or|not|no)$/i;

/** A word that is plainly meant as a word: a known one, an adverb, or a spelling such as `K8s` or `NodeJS`. */
export function isWordItself(word: string): boolean {
  const small = word.toLowerCase();
  return (
    OFTEN_SHUNNED.has(small) ||
    /** "executes", "executed" */
    ['', 'e'].some((ending) => OFTEN_SHUNNED.has(small.replace(/(?:es|s|ed|d|ing)$/, '') + ending)) ||
    /^[a-z]{4,}ly$/.test(small) ||
    /^\p{L}+\d[\p{L}\d]*$|^\p{Lu}?\p{Ll}+\p{Lu}[\p{L}\d]*$|^[a-z]+\.(?:js|io|ai|net)$/u.test(word)
  );
}
