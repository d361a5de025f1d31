/** Universal parts of speech, as patterns of Penn Treebank tags. */
const TAGS: Readonly<Record<string, string>> = {
  ADJ: 'JJ[RS]?',
  ADP: 'IN|RP',
  ADV: 'RB[RS]?|WRB',
  AUX: 'MD|VB[DGNPZ]?',
  CCONJ: 'CC',
  DET: 'DT|PDT|WDT|PRP\\$|WP\\$',
  INTJ: 'UH',
  NOUN: 'NNS?',
  NUM: 'CD',
  PART: 'TO|POS|RP',
  PRON: 'PRP|WP|EX',
  PROPN: 'NNPS?',
  PUNCT: '[.,:;!?()"-]+',
  SCONJ: 'IN',
  SYM: 'SYM|[$#%]',
  VERB: 'VB[DGNPZ]?|MD',
  X: 'FW|LS',
};

/** `NOUN|PROPN` as a pattern of Penn tags; undefined where a name is none. */
export function universalTags(names: string): string | undefined {
  const tags = names.split('|').map((name) => TAGS[name.trim().toUpperCase()]);
  return tags.includes(undefined) ? undefined : `^(?:${tags.join('|')})$`;
}
