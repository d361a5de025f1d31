import type { StyleRule } from '@housestyle/contract';
import { asInside } from '../../checks/letter-case.ts';
import { isOf, sentencesIn } from './exceptions.ts';
import { isAsked, isProhibition } from './sentences.ts';

const RULE = String.raw`(?:but |however,? )?(?:this|it|that|(?:this|the|our) rule)`;
const IT = String.raw`(?:it|they|this|that|these|those|both)`;
const WELL = String.raw`(?:(?:also|still|always|perfectly|quite|all|usually|of course) )*`;
const OK = String.raw`(?:ok|okay|fine|allowed|acceptable|all right|permitted|good|welcome|optional)`;
const WHERE = String.raw`(?<where>(?:in|for|on|inside|within|at|during) [^,;:⟦]{3,60}?)`;
const THINGS = String.raw`(?<things>[^,;:⟦]{3,60}?)`;

/** A sentence that says where the one before it holds, … */
const ONLY: readonly RegExp[] = [
  new RegExp(
    String.raw`^${RULE} (?:only |just )?(?:applies|holds|goes|counts) (?:only )?(?:to|for) ${THINGS}(?: only| alone)?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${RULE} (?:only |just )?(?:applies|holds|goes|counts) (?:only )?${WHERE}(?: only| alone)?$`,
    'iu',
  ),
];
/** … and where it doesn't. */
const SPARED: readonly RegExp[] = [
  new RegExp(
    String.raw`^${RULE} (?:does not|doesn['’]t) (?:apply|hold|extend|count) (?:to|for) ${THINGS}$`,
    'iu',
  ),
  new RegExp(String.raw`^${RULE} (?:does not|doesn['’]t) (?:apply|hold|extend|count) ${WHERE}$`, 'iu'),
  new RegExp(String.raw`^(?:but |though )?not ${WHERE}$`, 'iu'),
  new RegExp(
    String.raw`^(?:but |however,? )?${THINGS} (?:is|are) (?:exempt(?:ed)?|excluded|excepted|spared|out of scope|not (?:affected|covered))$`,
    'iu',
  ),
  new RegExp(String.raw`^(?:but |however,? )?${WHERE},? ${IT}(?:['’]s|['’]re| is| are) ${WELL}${OK}$`, 'iu'),
  new RegExp(String.raw`^(?:but |though )?${OK} ${WHERE}$`, 'iu'),
  new RegExp(
    String.raw`^(?:but |however,? )?(?:${IT}|(?<subject>[^,;:⟦]{3,40}?)) (?:(?:is|are) ${WELL}${OK}|(?:may|can) (?:(?:also|still) )?(?:be used|be|appear|stand|stay)) ${WHERE}$`,
    'iu',
  ),
];

/** “Contractions are fine in labels. Otherwise avoid them.”: the demand, which the permission narrows, stands behind it. */
const OTHERWISE = new RegExp(
  String.raw`(?<=^|[.!?]\s+)(?<subject>[^,.;:⟦“"]{3,50}?) (?<allowed>(?:is|are) ${WELL}${OK} (?:only )?(?:in|on|for|when|where|if|as|inside|within|at)(?![a-z])[^.;:]{3,90}?)(?:[.;]| [–—-]) (?:otherwise|elsewhere|everywhere else|anywhere else|in all other cases|in other cases|apart from that),? (?<demand>[^.;]{3,90}?)(?<end>[.!]?)(?=$|(?<=[.!])\s)`,
  'giu',
);
const demandFirst = (text: string): string =>
  text.replace(OTHERWISE, (...match: unknown[]) => {
    const { subject = '', allowed = '', demand = '', end = '' } = match.at(-1) as Record<string, string>;
    const thing = asInside(subject);
    const asked = /^(?:never|no|not|don['’]t|avoid (?:it|them))$/iu.test(demand)
      ? `avoid ${thing}`
      : demand.replace(/(?<![\p{L}])(?:it|them|these|those)(?![\p{L}'’])/iu, thing);
    return `${asked.charAt(0).toUpperCase()}${asked.slice(1)}. ${subject} ${allowed}${end}`;
  });

/** A rule in which what a sentence of its own says of places is said beside the demand: “No semicolons. In captions it's fine.” */
export function withScope({ label, description }: StyleRule): StyleRule {
  const said: string[] = [];
  for (const { text, shown } of sentencesIn(demandFirst(description))) {
    const at = said.findLastIndex((one) => isAsked(plainOf(one)) || isProhibition(one));
    const scope = at < 0 ? undefined : scopeOf(plainOf(text), shown.includes('⟦'), said[at] ?? '');
    if (scope === undefined) {
      said.push(text);
      continue;
    }
    const demand = said[at] ?? '';
    const end = /[.!\s]*$/u.exec(demand)?.[0] ?? '';
    said[at] = `${demand.slice(0, demand.length - end.length)}${scope}${end || '. '}`;
  }
  return { label, description: said.join('').trim() };
}

/** @param demand the sentence that asks; what is said of another thing than it names is no scope of it */
function scopeOf(sentence: string, isQuoted: boolean, demand: string): string | undefined {
  if (isQuoted) return undefined;
  const found = (patterns: readonly RegExp[]) => {
    const groups = patterns.map((pattern) => pattern.exec(sentence)?.groups).find(Boolean);
    if (!groups) return undefined;
    const { things, where = things ?? '', subject } = groups;
    if (subject !== undefined && !isOf(subject, demand)) return undefined;
    return {
      named: asInside(where),
      isThing: things !== undefined,
    };
  };
  const only = found(ONLY);
  if (only) return only.isThing ? ` in ${only.named}` : ` ${only.named}`;
  const spared = found(SPARED);
  return spared && `, except ${spared.named}`;
}

const plainOf = (sentence: string) => sentence.replace(/[\s.!]+$/u, '').replaceAll('’', "'");
