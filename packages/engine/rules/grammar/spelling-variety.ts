import type { GatheringCheck, Match } from '../../checks/types.ts';
import { moved } from '../../document/pieces.ts';
import type { BlockWords } from '../../spelling/block-words.ts';
import { spelledOtherwise } from '../support/varieties.ts';
import type { Rule } from '../types.ts';

/** "Organize" is British too, beside "organise": it tells nothing about the variety. */
const BOTH = /i[sz](?:e[drs]?|ing|ations?|ational|able|ers)$/i;
/** What is British for sure; "labelled" and "amongst" are met in America as well. */
const BRITISH =
  /our(?:s|ed|ing|able|ites?|ful|less|al|ers?)?$|i[sz](?:e[drs]?|ing|ations?|ational|able|ers)$|ys(?:e[drs]?|ing|ers)$|(?:cent|fib|lit|met|theat|calib|spect)re[ds]?$|^(?:grey\w*|defences?|offences?|licences?|cheques?)$/;

interface Spellings {
  readonly american: readonly Match[];
  readonly british: readonly Match[];
}

const isBoth = ({ replacement }: Match): boolean => BOTH.test(replacement ?? '');
const isTelling = (match: Match): boolean => !isBoth(match);

const check: GatheringCheck<Spellings> = {
  kind: 'gathering',
  gather(_document, blocks) {
    const [american, british]: [Match[], Match[]] = [[], []];
    for (const words of blocks) {
      for (let index = 0; index < words.count; index++) {
        const facts = words.factsOf(index);
        if (!facts?.isVaried || !facts.plain || isKey(words, index)) continue;
        const elsewhere = spelledOtherwise(words, index, 'American');
        if (elsewhere && BRITISH.test(facts.lower)) british.push(elsewhere);
        const here = elsewhere ? undefined : spelledOtherwise(words, index, 'British');
        if (here && BRITISH.test(here.replacement?.toLowerCase() ?? '')) american.push(here);
      }
    }
    return { american, british };
  },
  decide(_document, gathered) {
    const all = (variety: keyof Spellings) =>
      gathered.flatMap(({ fact, by }) => fact[variety].map((match) => moved(match, by)));
    const [american, british] = [all('american'), all('british')];
    const [colors, colours] = [american.filter(isTelling), british.filter(isTelling)];
    if (colors.length > 0 && british.length > 0)
      return colors.length >= colours.length
        ? rarer(british, 'Most of this page is in American spelling.')
        : rarer(colors, 'Most of this page is in British spelling.');
    // "Organize" and "customise".
    const [zs, ses] = [american.filter(isBoth), british.filter(isBoth)];
    if (colors.length > 0 || zs.length === 0 || ses.length === 0) return [];
    return zs.length >= ses.length
      ? rarer(ses, 'Most of this page writes “-ize”.')
      : rarer(zs, 'Most of this page writes “-ise”.');
  },
};

/** "%(color:red)": a word of some syntax. */
function isKey({ block }: BlockWords, index: number): boolean {
  const end = block.wordPlaces.endOf(index);
  return /^[:=][^\s]/.test(block.prose.slice(end, end + 2));
}

const rarer = (matches: readonly Match[], why: string): readonly Match[] =>
  matches.map((match) => ({ ...match, message: `${why} ${match.message}` }));

export const spellingVariety: Rule = {
  id: 'spelling-variety',
  label: 'One variety of English',
  description: 'Spell a page in one variety of English throughout. A mixture looks careless.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [check],
  examples: () => [
    {
      text: 'The color of the gray center is a favorite. Its behaviour is organised.',
      findings: [
        { quote: 'behaviour', suggestion: 'behavior' },
        { quote: 'organised', suggestion: 'organized' },
      ],
      fixed: 'The color of the gray center is a favorite. Its behavior is organized.',
    },
    {
      text: 'The colour and the behaviour of the grey page; its color.',
      findings: [{ quote: 'color', suggestion: 'colour' }],
      fixed: 'The colour and the behaviour of the grey page; its colour.',
    },
    {
      text: 'We organize the files by date. You can customise the order and optimize it.',
      findings: [{ quote: 'customise', suggestion: 'customize' }],
      fixed: 'We organize the files by date. You can customize the order and optimize it.',
    },
    {
      text: 'The color of labelled and cancelled jobs amongst others; an epilog and a cancelled order.',
      findings: [],
    },
    { text: 'The colour and its behaviour: "%(color:red)" or color=red.', findings: [] },
    { text: 'We organize and optimize the colour, and set `color`.', findings: [] },
  ],
};
