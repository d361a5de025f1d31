import type { Check, Substitution } from '../../../checks/types.ts';
import { readVarieties, type VarietyPair } from '../../../spelling/varieties.ts';
import type { Family, Outcome } from '../family.ts';
import { reading } from './support.ts';

/** Oxford and Canadian spelling keep the British forms but these. */
const isIze = ({ american, british }: VarietyPair) =>
  american !== british && american.replace(/iz(?=[aei])/, 'is') === british;
const isYze = ({ american, british }: VarietyPair) => american.replace(/yz(?=[ei])/, 'ys') === british;
/** Canada shares these with Britain: colour, centre, defence, catalogue, travelled. */
const isShared = ({ american, british }: VarietyPair) =>
  [
    [/our/, 'or'],
    [/re(?=s?$|d$)/, 'er'],
    [/nce/, 'nse'],
    [/ogue/, 'og'],
    [/ll(?=ed|ing|er|or)/, 'l'],
  ].some(([from = '', to = '']) => british.replace(from, String(to)) === american);

const swaps = (pairs: readonly VarietyPair[], side: 'american' | 'british'): readonly Substitution[] =>
  pairs.map((pair) => ({ from: pair[side === 'american' ? 'british' : 'american'], to: pair[side] }));

const check = (swap: readonly Substitution[]): Check => ({
  kind: 'substitution',
  swap,
  message: 'The house style spells “{match}” as “{replacement}”.',
});
const pairsOf = (...kinds: readonly ((pair: VarietyPair) => boolean)[]) =>
  readVarieties().filter((pair) => kinds.some((kind) => kind(pair)));

const ize: Outcome = () => reading('-ize spelling', check(swaps(pairsOf(isIze), 'american')));
const ise: Outcome = () => reading('-ise spelling', check(swaps(pairsOf(isIze), 'british')));
const british: Outcome = () =>
  reading(
    'British spelling with -ize',
    check([
      ...swaps(pairsOf(isIze), 'american'),
      ...swaps(
        pairsOf((pair) => !isIze(pair)),
        'british',
      ),
    ]),
  );
const canadian: Outcome = () =>
  reading(
    'Canadian spelling',
    check([
      ...swaps(pairsOf(isIze, isYze), 'american'),
      ...swaps(
        pairsOf(isShared).filter((pair) => !isIze(pair) && !isYze(pair)),
        'british',
      ),
    ]),
  );

const PAST = 'burn dream lean leap learn smell spell spill spoil'.split(' ').map((verb) => {
  const stem = verb.replace(/ll$/, 'l');
  return { regular: `${verb}ed`, short: `${stem}t` };
});
const REGULAR = PAST.map(({ regular }) => regular).join('|');
const SHORT = PAST.map(({ short }) => short).join('|');
const ed: Outcome = () =>
  reading('-ed past forms', check(PAST.map(({ regular, short }) => ({ from: short, to: regular }))));
const t: Outcome = () =>
  reading('-t past forms', check(PAST.map(({ regular, short }) => ({ from: regular, to: short }))));

const quoted = (names: string) => String.raw`“?(?:${names})”?`;
/** With these the whole of a variety is meant. */
const OTHERS = String.raw`(?<!-o(?:u)?r(?!\p{L}).*|-re(?!\p{L}).*|colou?rs?.*|licen[cs]e.*)(?!.*(?:-ou?r(?!\p{L})|-re(?!\p{L})|colou?rs?|licen[cs]e))`;
const listed = (names: string) =>
  new RegExp(
    String.raw`(?<![\p{L}-])${OTHERS}${quoted(names)}(?:(?:,? and |,? or |, |\/)${quoted(names)})*(?![\p{L}-])`,
    'u',
  );
const IZE = String.raw`-?[iy]ze(?: (?:endings?|spellings?|forms?|verbs?|suffix(?:es)?))?|-?iz(?:ation|ing)|(?<!-[iy][sz]e(?!\p{L}).*)(?:organ|real|recogn|author|custom|initial|optim|minim|maxim|summar|categor|standard|local|priorit|synchron)iz(?:e|es|ed|ing|ation)`;
const ISE = IZE.replaceAll('[iy]ze', '[iy]se').replaceAll('iz(', 'is(');

/** Spellings between the American and the British. */
export const ENDING_FAMILIES: readonly Family[] = [
  {
    id: 'spelling-endings',
    title: '-ize and -ise, -ed and -t, Canadian spelling',
    options: [
      {
        names: /\b(?:canadian(?:[- ](?:english|spellings?|usage|style|conventions?))*|en-ca)\b[^.;]*/,
        wanted: canadian,
        bare: 'for',
      },
      {
        names: /\b(?:oxford (?:spellings?|dictionary spelling|english)|oed spelling)\b[^.;]*/,
        wanted: ize,
        unwanted: ise,
        bare: 'for',
      },
      {
        names:
          /\b(?:british|uk) (?:english|spellings?)\b,?(?: but)?(?: (?:with|using|use|keep))?(?: the)? -?ize\b[^.;]*/,
        wanted: british,
        bare: 'for',
      },
      { names: listed(IZE), wanted: ize, unwanted: ise },
      { names: listed(ISE), wanted: ise, unwanted: ize },
      { names: listed(REGULAR), wanted: ed, unwanted: t },
      { names: listed(SHORT), wanted: t, unwanted: ed },
    ],
    about:
      /^(?!.*\b(?:numbers?|numerals?|digits|acronyms?|percent|abbreviations?)\b).*(?:\bcanad|\ben-ca\b|\boxford (?:spell|english|dict)|\boed\b|-?\b[iy][sz]e\b|\bspell(?:ing)?s?\b|\bpast (?:tense|forms?|participles?)\b|\b(?:learnt|spelt|burnt|dreamt)\b)/,
    phrasings: [
      'Use Canadian spelling',
      'We write Canadian English',
      'Use Oxford spelling',
      'Use -ize endings, not -ise',
      'Spell verbs with -ise rather than -ize',
      'Use learned and spelled, not learnt and spelt',
    ],
  },
];
