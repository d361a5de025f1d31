import { ADJECTIVE, ADVERB, PLURAL, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import type { Family } from './family.ts';
import { COMMON, isNamedBy } from './known-words.ts';

/** Whether the words before the name of a thing tell some of its kind by a property that no check knows: “informal” contractions. */
export function isOfSome(before: string, family?: Family): boolean {
  const [, opening = '', kind = ''] =
    /(?:^|(?<opening>avoid|no|use|using|of|without|with|the|any|an?) |\s)(\p{L}[\p{L}-]+) $/u.exec(before) ??
    [];
  const facts = partsOf(kind);
  return (
    (facts & ADJECTIVE) !== 0 &&
    (facts & (PLURAL | ADVERB)) === 0 &&
    // “Cut adverbs”, “don't open sentences”
    (opening !== '' || (facts & VERB) === 0) &&
    !COMMON.test(kind) &&
    !OF_ALL.test(kind) &&
    !(family && isNamedBy(family, kind))
  );
}

/** What is said of all of a kind. */
const OF_ALL =
  /^(?:any|all|such|other|own|every|extra|more|many|much|un(?:necessary|needed|wanted)|needless|useless|pointless|superfluous|redundant|excessive|weak|ugly|silly|lazy|vague|empty|bad|cheap|fancy|stray|spare|dreaded|clunky|stuffy|awful|terrible|annoying|distracting|confusing|whole|full|entire|real|usual|common|typical|regular|normal|standard|plain|simple|first|second|third|literal|actual|using|saying|writing|fewer|less|no)$/u;
