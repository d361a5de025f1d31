/** What may stand in front of a wish. */
export const LEAD =
  /^(?:(?:please|just|make|keep|write|rewrite|format|present|summari[sz]e|give|turn|sound|be|it|this|that|the|text|tone|whole thing|all|me|should|must|is|of|a bit|a little|a lot|much|slightly|more|very|really|in a|in an|in|as a|as an|as|into|use|with|a|an|tone|style)\s+)*/i;
/** What a wish for a tone means for each sentence. */
const TONES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:friendl(?:y|ier)|casual|conversational|warm(?:er)?|relaxed|informal|approachable|personal)(?: tone)?$/i,
    'Use contractions.',
  ],
  [/^(?:formal|professional|official)(?: tone)?$/i, 'Do not use contractions.'],
  [
    /^(?:for translation|for translators|translatable|easy to translate|ready for translation|(?:for|to) (?:the )?translat\w+)$/i,
    'Do not use contractions. Avoid idioms.',
  ],
];

/** What a wish for a tone means for each sentence; undefined for any other wish. */
export function toneRule(wish: string): string | undefined {
  const bare = wish
    .trim()
    .replace(/[.!]+$/, '')
    .replace(/^(?:tone|style|voice|register)(?: of voice)?: */i, '');
  return TONES.find(([shape]) => shape.test(bare) || shape.test(bare.replace(LEAD, '')))?.[1];
}
