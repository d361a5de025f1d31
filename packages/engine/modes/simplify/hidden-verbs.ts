import { baseOf, ingOf, participleOf, thirdPersonOf } from '../../spelling/inflect.ts';
import { IRREGULAR_BY_BASE } from '../../spelling/irregular-verbs.ts';
import { VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { capitalized } from '../writing/capitals.ts';

/** A wording that a phrase can't say: matched in one sentence's prose, and rewritten from its groups, of which `0` is the whole. */
export interface Pattern {
  /** With flag `g`. */
  readonly find: RegExp;
  /** The words by which it is looked for, where its own tell little: one of them stands in the same block. */
  readonly needs?: RegExp;
  /** Only where its first word is a verb of the sentence. */
  readonly verb?: true;
  readonly write: (groups: Readonly<Record<string, string>>) => string;
}

const readPairs = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pairs
      .split('|')
      .map((pair) => pair.trim().split(/\s+(.*)/))
      .map(([noun = '', verb = '']) => [noun, verb]),
  );

/** Nouns that hide a verb of those who act: the other forms follow from the plain one. */
export const HIDDEN_VERBS: Readonly<Record<string, string>> = readPairs(
  'analysis analyze|calculation calculate|cancellation cancel|check check|comparison compare|configuration configure|conversion convert|' +
    'creation create|deletion delete|determination determine|download download|evaluation evaluate|execution execute|export export|' +
    'import import|initiation start|initialization initialize|inspection inspect|installation install|interruption interrupt|' +
    'migration migrate|modification modify|optimization optimize|registration register|removal remove|replacement replace|' +
    'restart restart|restore restore|retry retry|review review|scan scan|renewal renew|serialization serialize|storage store|' +
    'synchronization synchronize|termination end|test test|transfer transfer|transformation transform|update update|' +
    'upgrade upgrade|validation validate|verification verify|retrieval retrieve|examination examine|selection select|' +
    'assessment assess|calibration calibrate|activation activate|deactivation deactivate|encryption encrypt|extraction extract|' +
    'preparation prepare|measurement measure|translation translate|restoration restore|uninstallation uninstall|arrangement arrange|tightening tighten|upload upload|' +
    'adjustment adjust|investigation investigate|identification identify|insertion insert|customization customize|repair repair',
);

/** Those that name the thing, or what befalls it, as well: verbs only where the sentence says that it is done. */
export const ACTS: Readonly<Record<string, string>> = {
  ...HIDDEN_VERBS,
  ...readPairs(
    'acceptance accept|addition add|application apply|completion complete|destruction destroy|allocation allocate|amendment amend|announcement announce|appointment appoint|approval approve|' +
      'assignment assign|authentication authenticate|authorization authorize|backup back up|cleaning clean|cleanup clean up|closure close|' +
      'collection collect|confirmation confirm|correction correct|delivery deliver|demolition demolish|deployment deploy|' +
      'detection detect|disconnection disconnect|disposal dispose of|distribution distribute|election elect|' +
      'elimination eliminate|enforcement enforce|expansion expand|extension extend|filtering filter|formatting format|' +
      'generation generate|handling handle|implementation implement|inclusion include|integration integrate|introduction introduce|' +
      'issuance issue|labelling label|maintenance maintain|monitoring monitor|payment pay|placement place|planning plan|printing print|' +
      'processing process|provision provide|publication publish|purchase buy|reduction reduce|refund refund|reimbursement reimburse|' +
      'resolution resolve|rejection reject|relocation relocate|renovation renovate|reservation reserve|retention keep|return return|' +
      'revision revise|revocation revoke|rotation rotate|sale sell|scheduling schedule|separation separate|servicing service|' +
      'shutdown shut down|signing sign|sterilization sterilize|submission submit|supervision supervise|suspension suspend|' +
      'testing test|transmission send|treatment treat|use use|utilization use|withdrawal withdraw',
  ),
};

/** Acts of those whom "of" names as well: "the approval of the board". */
const OF_ACTORS =
  /^(?:approval|acceptance|authorization|authentication|confirmation|supervision|announcement|appointment|election|application|introduction|expansion|use|return)$/;
const alternatives = (nouns: readonly string[]): string => nouns.join('|');
/** The nouns of `ACTS` whose "of" tells what is acted on. */
export const OWN_ACTS = alternatives(Object.keys(ACTS).filter((noun) => !OF_ACTORS.test(noun)));
/** Nouns of acts, those that only their ending tells as well: for where the sentence says that it is done. */
export const DONE_ACTS = `${alternatives(Object.keys(ACTS))}|[a-z]{4,}(?:ation|ction|etion|otion|ution|ssion)|(?!(?:meeting|hearing|wedding|evening|morning|reading|briefing|rating|ranking)\\b)[a-z]{4,}ing`;

const ENDINGS: readonly (readonly [ending: RegExp, verbs: readonly string[]])[] = [
  [/ification$/, ['ify']],
  [/ation$/, ['ate', 'e', '']],
  [/tion$/, ['t', 'te']],
  [/ssion$/, ['ss']],
];

/** The verb that hides in a noun; undefined where its ending does not tell. */
export function verbOfNoun(noun: string): string | undefined {
  const known = ACTS[noun.toLowerCase()];
  if (known !== undefined) return known;
  if (noun.endsWith('ing')) return baseOf(noun.toLowerCase());
  const [ending, verbs = []] = ENDINGS.find(([end]) => end.test(noun)) ?? [];
  if (!ending) return undefined;
  const stem = noun.toLowerCase().replace(ending, '');
  return verbs.map((end) => `${stem}${end}`).find((verb) => (partsOf(verb) & VERB) !== 0);
}

export const PERFORM =
  '(?<form>make|makes|making|made|perform|performs|performing|performed|carry out|carries out|carrying out|carried out|conduct|conducts|conducting|conducted|undertake|undertakes|undertaking|undertook|undertaken|do|does|doing|did|done|bring about|brings about|bringing about|brought about)';

/** A verb in the form of another: as "performs", "performed" or "performing" is. What stands behind it, as in "shut down", stays. */
export function inflect(phrase: string, form: string): string {
  const [verb = '', ...rest] = phrase.split(' ');
  return [inflectOne(verb, form), ...rest].join(' ');
}

function inflectOne(verb: string, form: string): string {
  if (/(?<!\bbr)ing\b/.test(form)) return ingOf(verb) ?? `${verb}ing`;
  if (/(?:ed|ied|took|taken|made|did|done|brought about)\b/.test(form))
    return IRREGULAR_BY_BASE.get(verb)?.participle ?? participleOf(verb) ?? `${verb}ed`;
  if (/(?:s|ies)\b/.test(form)) return thirdPersonOf(verb) ?? `${verb}s`;
  return verb;
}

/** With a capital where the words in its place have one. */
export function likeWritten(before: string, word: string): string {
  return /^\p{Lu}/u.test(before) ? capitalized(word) : word;
}
