const SLUG_LIMIT = 60;
const SMALL = /^(?:a|an|the|of|and|or|for|to|at|in|on|with|your|our|is|are)$/;

/** "Rate limiting at the edge: design note" without what it is; what is told of a title stays. */
function withoutKind(title: string): string {
  const [front = '', ...behind] = title.split(': ');
  return behind.length === 1 && front.includes(' ') && IS_KIND.test(behind[0] ?? '') ? front : title;
}
const IS_KIND =
  /^(?:an? |the |our )?(?:\p{L}+ )?(?:notes?|guide|guidelines|tutorial|overview|introduction|information|faqs?|proposal|runbook|checklist|instructions|how-to|reference|summary|walkthrough)(?: (?:for|to|of) [\p{L} ]+)?$/iu;

/** Lower case, words joined by hyphens, small words left out where enough remain. Empty for text without Latin letters. */
export function slugOf(text: string): string {
  const words = withoutKind(text)
    .replace(/^how (?:to|(?:do|can|should) (?:i|you|we)) (?=\S+ \S)/i, '')
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[æøđł]/gi, (letter) => ({ æ: 'ae', ø: 'o', đ: 'd', ł: 'l' })[letter.toLowerCase()] ?? letter)
    .replace(/\+\+/g, 'pp')
    .replace(/#(?!\w)/g, 'sharp')
    .toLowerCase()
    .split(/[^a-z0-9-]+/)
    .map((word) => word.replace(/^-+|-+$/g, '').replace(/-+/g, '-'))
    .filter(Boolean);
  // "Why your invoices are late": a question without its small words is none.
  const asks =
    /^(?:why|what|when|where|who|which)$/.test(words[0] ?? '') && words.join('-').length <= SLUG_LIMIT;
  // "Sign in to the portal": the particle belongs to the verb.
  const particle = /^[^-]+-(?:in|on)-(?:to|a|an|the|your|our)-/.test(`${words.join('-')}-`)
    ? words.findIndex((word) => /^(?:in|on)$/.test(word))
    : -1;
  // "What to expect"
  const asked = words.findIndex((word) => /^(?:what|how|when|where|why)$/.test(word));
  const strong = asks
    ? words
    : words.filter((word, at) => at === particle || !SMALL.test(word) || (asked >= 0 && at === asked + 1));
  const kept = strong.length > 1 ? strong : words;
  let slug = '';
  for (const word of kept) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > SLUG_LIMIT) break;
    slug = longer;
  }
  return slug;
}
