import { lazily } from '../../lazily.ts';
import { attitudeOf } from './attitude.ts';
import { hasPlace } from './condition.ts';
import { isDemand, isProhibition, type RuleSentence } from './sentences.ts';

const WELL = String.raw`(?:(?:also|still|always|perfectly|absolutely|totally|completely|quite|just|usually|entirely|equally) )*`;
const OK = String.raw`(?:fine|ok|okay|all right|alright|acceptable|allowed|permitted|welcome|possible|right|correct|good|tolerated|optional)`;
/** What leaves the writer free. */
const FREE = lazily(
  () =>
    new RegExp(
      [
        String.raw`(?:don't|do not|doesn't|does not) (?:(?:care|mind)\b|(?:have|hold)\b(?! to\b)[^.;]{0,30}\b(?:rules?|opinions?|preferences?|positions?|views?|polic(?:y|ies)|strong)\b)`,
        String.raw`\bno (?:(?:fixed|hard|house|firm|strict|strong|official) )*(?:rules?|opinions?|preferences?|positions?|policy|ban)\b`,
        String.raw`\bboth\b(?: [A-Za-zÀ-ž-]+){0,3}? (?:are|is|may be|can be) ${WELL}(?:${OK}|used|in use|found|accepted)\b|\beither\b(?: [A-Za-zÀ-ž-]+){0,2}? (?:(?:is|are) ${WELL}(?:${OK}|accepted)\b|will do\b|works?\b|goes\b|(?:may|can) be used\b)`,
        String.raw`\b(?:isn't|aren't|is not|are not|no longer) ${WELL}(?:banned|forbidden|prohibited|against|off[- ]limits|a problem|an error|a mistake|wrong|outlawed|taboo|disallowed|frowned|ruled out)\b`,
        String.raw`\b(?:no longer (?:the case|appl(?:y|ies)|in force|holds?|true)|lifted (?:the|that|this|our) (?:ban|rule))\b`,
        String.raw`\b(?:freely|at will|as you (?:like|please|wish|see fit)|to your heart's content|to taste)\b`,
        String.raw`\b(?:feel free|(?:you|we|writers|authors|they)(?:'re| are) (?:welcome|free|allowed)) to\b`,
        String.raw`\b(?:use|trust|rely on|apply|exercise)? ?(?:your|the (?:writer|author|editor)'s) (?:own )?(?:judge?ment|call|choice|discretion|preference|decision)\b|\bup to (?:you|the (?:writer|author|editor|team))\b`,
        String.raw`\b(?:it|that|this|they|these|those)(?:'s|'re| is| are) ${WELL}${OK}\b|^(?:ok|okay|fine|allowed|permitted|acceptable|optional)\b(?: to\b| in\b| for\b| between\b| with\b| on\b|[,.]|$)`,
        String.raw`\b(?:you|we|writers|authors) (?:can|may|might) (?:also |freely |always )?(?:use|write|say|keep|choose|pick|start|end|split|mix|contract|put|leave)\b`,
        String.raw`\b(?:don't|do not|never) (?:worry|fuss|be afraid|fear|dread|shy away|hesitate|bother|lose sleep|flag|"?(?:correct|fix|change|report|edit)"? (?:it|them|these|those|this)\b)`,
        String.raw`\b(?:is|are)(?:n't| not) ${WELL}(?:an? )?(?:sin|crime|evil|enemy|fault|issue|bad thing|big deal|disaster)s?\b|^(?:don't|do not|never) (?:rewrite|change|fix|correct|flag|remove|recast|edit|avoid|reject) [^.;]{1,60} (?:only|just|merely|simply) (?:because|to avoid)\b`,
        String.raw`^(?:please )?(?:ignore|disregard|overlook|tolerate|allow|permit|accept|disable|mute|silence|(?:turn|switch) off) (?!only\b|no\b|at (?:most|least)|up to|one\b|two\b|three\b|an?\b|max|\d|⟦)|^[a-z][a-z -]{3,40}: (?:off|disabled?|ignored?|allow(?:ed)?|permitted)$|\bno [a-z -]{3,40} (?:checks|findings|alerts|linting)$|^(?:don't|do not|never) (?:check|test|report|flag|warn|lint|complain)(?: (?:for|about|on|of))? `,
        String.raw`\b${OK} (?:again|after all|nowadays|these days)\b|\b(?:it|they|these|those) (?:can |may )?stays?$`,
        String.raw`^(?:ours|we|this(?: one| guide)?|our [A-Za-zÀ-ž ]{3,20}) (?:doesn't|does not|don't|do not)$`,
        String.raw`^(?:leave|keep) (?:it|them|these|those)(?: in| in place| alone| be| where (?:it is|they are)| as (?:it is|they are))$`,
        String.raw`\bnothing (?:is )?(?:wrong|against)\b|\bno need to (?:avoid|change|fix|replace|worry)\b`,
      ].join('|'),
      'iu',
    ),
);
/** What takes a part of it back. */
const BOUND =
  /(?<![A-Za-zÀ-ž'-])(?:but|except|unless|only|otherwise|however|though|rather|instead|not (?:in|for|when|if|at|on)|as long as you|please)(?![A-Za-zÀ-ž'-])/iu;
/** What was asked for once, or is asked for by others. */
const ELSEWHERE =
  /^(?:we|our (?:team|guide|style guide)|this guide|the (?:old|previous|former) [A-Za-zÀ-ž ]{3,20}) (?:used to|once|formerly|previously)\b|^(?:some|many|most|other|several)(?: (?:style|writing))? (?:guides?|teams?|people|editors?|writers?|companies|purists?|grammarians?|of us)\b|^the (?:old|previous|former|last|\d{4}) [A-Za-zÀ-ž ]{3,20}|^(?:previously|formerly|in the past|until (?:\d{4}|recently|last))\b/iu;

/** What speaks of the rule itself: it is gone. */
const GONE =
  /\b(?:dropped|lifted|scrapped|abandoned|abolished|removed|retired|withdrew|withdrawn|reversed|got rid of|gave up|no longer have|stopped enforcing) (?:that|this|the|our)(?: [A-Za-zÀ-ž]+)? (?:rule|ban|requirement|restriction)s?\b|\bban (?:was |is |has been )?(?:lifted|dropped|over|gone|history)\b|\b(?:don't|do not|doesn't) have (?:an? |any )?(?:[A-Za-zÀ-ž]+ )?(?:rule|ban|policy)\b|(?:^|, )(?:but )?(?:not any ?(?:more|longer)|no longer|no more|that's over|those days are (?:over|gone))$|^no more (?:no |rules? |bans? |⟦)/iu;

/** “… in error messages, but do use them elsewhere”: no check tells the one from the other. */
const ELSE =
  /(?<![A-Za-zÀ-ž])(?:but (?:it's |they're )?(?:perfectly )?(?:fine|ok|okay|allowed|welcome|good) (?:in|for|on)|elsewhere|(?:any|every)where else|in (?:all )?other (?:places|cases|texts))(?![A-Za-zÀ-ž])/iu;

const isFree = (sentence: string) =>
  FREE().test(sentence) &&
  !BOUND.test(sentence.replace(/(?:only|just|merely|simply) (?:because|to avoid)/iu, ''));

/**
 * Whether a rule only permits, or says that there is none: “Both ways are right”, “We used to forbid them. That's no longer
 * the case.” Its label alone would say the opposite.
 */
export function isLeftOpen(sentences: readonly RuleSentence[]): boolean {
  if (sentences.some(({ text }) => hasPlace(text) && ELSE.test(text))) return true;
  if (sentences.some(({ text }) => GONE.test(text) && !BOUND.test(text))) return true;
  const labels = sentences.filter(({ fromLabel }) => fromLabel);
  const said = sentences.filter(({ fromLabel }) => !fromLabel);
  if (!sentences.some(({ text }) => isFree(text))) return false;
  const titled = labels.some(({ text }) => isFree(text));
  // “No full stop in headings :: Question marks are okay.”
  if (!titled && labels.some(({ text }) => isProhibition(text))) return false;
  return said.every(
    ({ text }) =>
      isFree(text) ||
      ELSEWHERE.test(text) ||
      (!isDemand(text) && (titled || attitudeOf(text.toLowerCase()) !== 'against')),
  );
}
