/** Words of which the part of speech is known, by Penn Treebank tags. */
const CLASSES: Readonly<Record<string, string>> = {
  DT: 'a an the this that these those each every some any no another either neither all both',
  IN: 'of in for on with at by from about as into like through after over between out against during without before under around among because if while although though since unless until than per via upon within toward towards across behind beyond whether throughout despite except inside outside above below near',
  PRP: 'i you he she it we they me him us them himself herself itself themselves ourselves yourself yourselves myself mine yours ours theirs',
  PRP$: 'my your his her its our their',
  MD: 'can could may might must shall should will would cannot ca wo',
  CC: 'and or but nor yet plus',
  TO: 'to',
  WDT: 'which whatever whichever',
  WP: 'who what whom whoever',
  WP$: 'whose',
  WRB: 'when where why how whenever wherever',
  EX: '',
  RP: 'up off',
  RB: "n't not never always often usually also just only very too quite rather almost already still even here there now then soon again maybe perhaps however therefore thus instead together away back ever once twice really so well later",
  RBS: 'most least',
  RBR: 'more less',
  JJR: 'better worse bigger smaller larger greater faster slower higher lower easier harder older newer longer shorter stronger earlier fewer further simpler safer',
  JJS: 'best worst biggest smallest largest greatest fastest slowest highest lowest easiest hardest oldest newest latest longest shortest strongest simplest safest',
  JJ: 'great other such own same new good bad many few several much available able last next first second third whole certain',
  CD: 'one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million billion zero',
  UH: 'yes please hello hi ok okay oh',
  VBZ: "is has does gets 's",
  VBP: "are am have do 're 've 'm",
  VBD: "was were had did 'd went came took saw knew gave became began wrote",
  'VBD VBN': 'said made got thought found told left felt kept held',
  VB: 'be',
  'VB VBP': 'get',
  VBN: 'been done gone seen taken given known gotten written shown chosen broken spoken driven begun',
  VBG: 'being having doing getting',
  POS: "'",
};

const TAGS = new Map<string, readonly string[]>();
for (const [tags, words] of Object.entries(CLASSES))
  for (const word of words.split(' ')) if (word !== '') TAGS.set(word, tags.split(' '));
TAGS.set("'ll", ['MD']);

/** The tags that a word of a closed class may have. @param word lower case */
export function closedTags(word: string): readonly string[] | undefined {
  return TAGS.get(word);
}
