import type { Match } from '../../../checks/types.ts';
import type { Block, SourceDocument } from '../../../document/types.ts';
import { VERB } from '../../../spelling/lexicon.ts';
import { partsOf } from '../../../spelling/parts.ts';
import type { Family } from '../family.ts';
import { isOrder } from '../sentences.ts';
import { told } from './kinds.ts';
import { reading } from './support.ts';

/** Where a second order may follow the first. */
const JOINT = /(?:,? and (?<then>then )?|, (?<next>then )|; (?:then )?)(?=\p{Ll})/gu;
/** What stands before it when both verbs belong to something else: “a plan to view and edit”. */
const DEPENDENT = /\b(?:that|which|who|can|will|you|how)\b| to (?!(?:the|an?|your|this|each|its)\b)\p{Ll}/u;
/** A second sentence that only helps with the first order. */
const ASIDE = /^(?:see|note|make sure|ensure|check|remember|do not|don['’]t|never|wait|repeat|be )/iu;

const message = 'Put this action in a step of its own.';
const tells = (start: number, end: number): Match => ({ start, end, replacement: null, message });

/** Where a step tells a second thing to do. */
function secondActions({ prose, start, sentences }: Block, text: string): readonly Match[] {
  const [first, ...others] = sentences;
  if (!first) return [];
  const said = prose.slice(first.start - start, first.end - start);
  const joint = [...said.matchAll(JOINT)].find(({ 0: words, index, groups }) => {
    const [before, rest] = [said.slice(0, index), said.slice(index + words.length)];
    const [verb = ''] = /^\p{Ll}+/u.exec(rest) ?? [];
    const isThen = (groups?.['then'] ?? groups?.['next']) !== undefined && (partsOf(verb) & VERB) !== 0;
    return before.trim().includes(' ') && !DEPENDENT.test(before) && (isThen || isOrder(rest));
  });
  const at = joint && first.start + joint.index + joint[0].length;
  const next = others.find((one) => {
    const words = text.slice(one.start, one.end);
    return !ASIDE.test(words) && isOrder(words.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()));
  });
  return [
    ...(at === undefined ? [] : [tells(at, first.end)]),
    ...(next ? [tells(next.start, next.end)] : []),
  ];
}

const ACTION = '(?:actions?|tasks?|instructions?|things?|operations?|clicks?|commands?)';
const STEP = '(?:numbered )?steps?';

/** Steps that tell one thing to do. */
export const STEP_ACTION_FAMILY: Family = {
  ...told(
    'step-actions',
    'One action in a step',
    new RegExp(
      String.raw`\b(?:one|a single|only one|just one|more than one|two|several|multiple) ${ACTION} (?:per|in|for|to|each) ?(?:an? |each |every |one |the same )*${STEP}|\b${STEP} (?:has|have|holds?|contains?|is|are|describes?|covers?|gets?|tells?) (?:only |just |exactly )?(?:one|a single) ${ACTION}|(?<=\bsteps?\b.*)\b(?:one|a single) ${ACTION} (?:each|only|at a time)`,
    ),
    () =>
      reading('step-actions ≤ 1', {
        kind: 'code',
        find: ({ blocks, text }: SourceDocument) =>
          blocks.flatMap((block) =>
            block.kind === 'paragraph' && block.list?.ordered && block.list.leads
              ? secondActions(block, text)
              : [],
          ),
      }),
    [
      'One action per step',
      'Each step has only one action',
      'Don’t put more than one action in a step',
      'Steps describe a single action',
      'Never put two actions in one step',
      'Use one action for each step',
    ],
  ),
  places: ['step', 'list-item'],
};
