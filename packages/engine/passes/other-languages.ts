import { lastStartingBy } from '../checks/ranges.ts';
import type { Block, SourceDocument } from '../document/types.ts';
import type { DocumentFinding } from '../types.ts';
import { RuleSet } from './rule-sets.ts';

/** As much of a rule as decides whether it reads other languages. */
export interface LanguageRule {
  readonly id: string;
  /** Judges spelling or grammar: of text in another language it knows nothing. */
  readonly englishOnly?: true;
}

const ENGLISH_ONLY = new RuleSet<LanguageRule>(({ englishOnly }) => englishOnly === true);

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const ENGLISH = words(
  'the of and to is that for it with as are this be by or from you your can if when not will has have which was were these its',
);
/** Of Spanish, Portuguese, French, Italian, German and Dutch; none is a word that English documents use. */
const OTHER = words(
  'el los las del que una por para su es como está más y uno unas entre esto esta este cuando desde sobre muy también ' +
    'os um uma não com da em na são ou você isso quando seu sua pelo pela ao aos já mais ' +
    'le les des du et est une pour qui dans sur avec ce cette vous nous au aux sont pas ou où être votre ces lorsque ' +
    'il gli della dei di che è un per non sono nel nella delle degli questo questa più anche ' +
    'der das und ist nicht ein eine einen einem mit für auf den dem zu von sich auch werden wird sie wenn oder kann können ' +
    'het een en niet voor met dat zijn naar deze wordt bij ook aan worden je de la',
);
/** Words without which a block says nothing of its language; its neighbours do. */
const LEAST_WORDS = 5;
/** Words at the start of a block that tell its language. */
const ENOUGH_WORDS = 60;
/** Blocks on either side that are asked. */
const NEIGHBOURS = 4;

/** Leaves out what rules on English say of text in another language. */
export function withoutOtherLanguages(
  { blocks }: SourceDocument,
  findings: readonly DocumentFinding[],
  rules: readonly LanguageRule[],
): readonly DocumentFinding[] {
  if (findings.length === 0) return findings;
  const english = ENGLISH_ONLY.of(rules);
  const other = new Map<number, boolean>();
  return findings.filter(({ start, ruleId }) => {
    if (!english.has(ruleId)) return true;
    const index = lastStartingBy(blocks, start);
    const known = other.get(index);
    if (known !== undefined) return !known;
    const isOther = isInOtherLanguage(blocks, index);
    other.set(index, isOther);
    return !isOther;
  });
}

function isInOtherLanguage(blocks: readonly Block[], index: number): boolean {
  const own = languageOf(blocks[index]);
  if (own !== undefined) return own === 'other';
  for (let step = 1; step <= NEIGHBOURS; step++) {
    for (const near of [languageOf(blocks[index + step]), languageOf(blocks[index - step])])
      if (near !== undefined) return near === 'other';
  }
  return false;
}

/** Undefined where too few words tell. */
function languageOf(block: Block | undefined): 'english' | 'other' | undefined {
  if (!block) return undefined;
  const { prose, wordPlaces } = block;
  const count = Math.min(wordPlaces.count, ENOUGH_WORDS);
  if (count < LEAST_WORDS) return undefined;
  let [english, other] = [0, 0];
  for (let index = 0; index < count; index++) {
    const word = prose.slice(wordPlaces.startOf(index), wordPlaces.endOf(index)).toLowerCase();
    if (ENGLISH.has(word)) english++;
    else if (OTHER.has(word)) other++;
    // So many English words are too many, whatever follows.
    if (2 * english >= other + count - index) return 'english';
  }
  if (other > 1 && other > 2 * english) return 'other';
  return english > 0 ? 'english' : undefined;
}
