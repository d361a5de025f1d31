// Pairs of American and British spellings: what the dictionaries of both tell, and what they do not.

/** British ending or middle, American one. */
const PATTERNS = [
  [/(?<=[a-z]{2})our/, 'or'],
  [/is(e[drs]?|ing|ation|ations|ational|able|ers)$/, 'iz$1'],
  [/ys(e[drs]?|ing|ers|able)$/, 'yz$1'],
  [/([bct])re(s?)$/, '$1er$2'],
  [/([bct])red$/, '$1ered'],
  [/([bct])ring$/, '$1ering'],
  [/([aeiou])ll(ed|ing|er|ers|ings|able|ation|ations|or|ors)$/, '$1l$2'],
  [/([aeiou])l(s?|ment|ments|ful|fully)$/, '$1ll$2'],
  [/ogue(s?|d)$/, 'og$1'],
  [/enc(e|es|eless)$/, 'ens$1'],
  [/ae(?=[a-z]{3})/, 'e'],
  [/oe(?=[a-z]{3})/, 'e'],
  [/grey/, 'gray'],
  [/mould/, 'mold'],
  [/plough/, 'plow'],
  [/sceptic/, 'skeptic'],
  [/eing$/, 'ing'],
  [/ageab/, 'agab'],
  [/programme(s?)$/, 'program$1'],
  [/aluminium/, 'aluminum'],
  [/jewellery/, 'jewelry'],
  [/manoeuvr(e[ds]?|ing)/, (_, end) => `maneuver${{ e: '', ed: 'ed', es: 's', ing: 'ing' }[end]}`],
];

/** Both spellings are in both dictionaries; each variety prefers its own: American, British. */
const PREFERRED = `
gray grey|grays greys|grayed greyed|graying greying|canceled cancelled|canceling cancelling|labeled labelled|labeling labelling|
traveled travelled|traveling travelling|traveler traveller|modeled modelled|modeling modelling|signaled signalled|
signaling signalling|totaled totalled|totaling totalling|catalog catalogue|catalogs catalogues|center centre|centers centres|
theater theatre|theaters theatres|fulfill fulfil|fulfills fulfils|skillful skilful|enroll enrol|enrolls enrols|
installment instalment|defense defence|offense offence|aging ageing|
judgment judgement|judgments judgements|learned learnt|spelled spelt|dreamed dreamt|
among amongst|while whilst|skeptical sceptical|mold mould|plow plough|favorite favourite|favorites favourites|
maneuver manoeuvre|fueled fuelled|fueling fuelling|leveled levelled|leveling levelling|channeled channelled|
tunneled tunnelled|tunneling tunnelling|initialed initialled|dialed dialled|dialing dialling|marvelous marvellous|
counselor counsellor|jewelry jewellery|pajamas pyjamas|aluminum aluminium
`;

/** Looks like a pair and is none, or technical writing uses one spelling everywhere. */
const NOT_PAIRS = new Set(
  (
    'program programs dialog dialogs analog disk license licenses licensed practice practices practise practised practising ' +
    'meter meters tire tires curb story check ton tons install installs install installed tier tiers learned spelled while ' +
    'among judgment judgments premise premises promise revise advise exercise four hour your court course ' +
    'dies lies seeing being feet does goes shoe toe hoe foe poem poet micrometer holer comprize comprizes comprized comprizing advertize advertized advertizing'
  ).split(' '),
);

/** Pairs of `PREFERRED` whose American word is at home in Britain too. */
const AMERICAN_ALONE = /^(?:while|among|learned|spelled|dreamed) /;
/** The "iz" belongs to the stem. */
const NO_SUFFIX = /siz|priz|seiz|maiz|quiz|whiz|friz|bliz|griz|swiz|^.{0,3}iz/;
const WITH_Z = /iz(?:e[drs]?|ing|ations?|ational|able|ability|ers)$/;

/**
 * Lines of `american british`, each after `<` where only the American spelling is wrong in Britain, `>` where only the
 * British one is wrong in America, `=` where both are.
 */
export function readVarieties({ american, british, technical }) {
  const pairs = new Map();
  for (const word of british) {
    for (const [pattern, replacement] of PATTERNS) {
      const other = word.replace(pattern, replacement);
      if (other === word || !american.has(other) || NOT_PAIRS.has(other) || NOT_PAIRS.has(word)) continue;
      const wrongInAmerica = !american.has(word);
      // Oxford writes "-ize" too; whoever asks for British spelling means the other.
      const wrongInBritain = !british.has(other) || (wrongInAmerica && WITH_Z.test(other));
      if (wrongInAmerica || wrongInBritain)
        pairs.set(`${other} ${word}`, mark(wrongInAmerica, wrongInBritain));
    }
  }
  for (const word of [...american, ...technical]) {
    const other = word.replace(WITH_Z, (ending) => ending.replace('z', 's'));
    if (other !== word && !NO_SUFFIX.test(word) && !american.has(other)) pairs.set(`${word} ${other}`, '=');
  }
  for (const pair of PREFERRED.trim().split(/\|\s*/)) pairs.set(pair, mark(true, !AMERICAN_ALONE.test(pair)));
  return [...pairs].map(([pair, sign]) => sign + pair).sort();
}

function mark(wrongInAmerica, wrongInBritain) {
  if (wrongInAmerica && wrongInBritain) return '=';
  return wrongInAmerica ? '>' : '<';
}
