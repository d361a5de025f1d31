import { withArticle } from '../../checks/article.ts';
import type { ContentType } from '../reading/content-type.ts';
import { spellOut } from '../expand/shorthand.ts';
import { AT_PLACE, beginsStep, isHastyOrder, isVerbless, tellsOf } from '../brief/steps.ts';
import { hasSteps } from './sequence.ts';
import { asParameter } from './parameters.ts';
import { toSecondPerson } from './readers.ts';
import { isClause } from '../writing/splices.ts';
import { NOUN, PLURAL, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { joinClauses } from '../writing/clauses.ts';
import { isCountable, wholeOrder } from '../writing/whole-order.ts';
import { wholeSentence } from '../writing/whole-sentence.ts';
import { asSentence, withCode, withStatus } from './sentences.ts';
import { IMPERATIVE, isImperative } from './signs.ts';
import { withCodeNames } from '../writing/code-names.ts';

/** Documents whose notes on what is needed are about the reader. */
const TASKS: ReadonlySet<ContentType | undefined> = new Set<ContentType>([
  'how-to',
  'tutorial',
  'quickstart',
  'readme',
  'runbook',
]);

/** What a note of one type of document leaves out: whom it speaks of. */
function withSubject(said: string, type?: ContentType): string {
  const note =
    type === 'api-reference'
      ? said
          .replace(/^responses?:? (?=`?2\d\d\b)/i, 'returns ')
          .replace(/^(2\d\d):?,? (?=(?:no|an?) (?:body|content|list|array|object)\b)/i, 'returns $1 with ')
          .replace(/^(2\d\d): (?=(?:list|array|object) of\b)/i, 'returns $1 with a ')
          .replace(/^(2\d\d):? (?=\{.*\}\.?$)/s, 'returns $1: ')
      : said;
  if (type === 'policy')
    return note
      .replace(/^(?=(?:applies|covers|replaces|does(?:n['’]t| not))\b)/i, 'this policy ')
      .replace(
        /^(?=(?:reviewed|approved|owned|updated|checked|valid) (?:by|every|on|in|until|from|since|at|for|each|once|twice|yearly|annually|quarterly|monthly)\b)/i,
        'this policy is ',
      )
      .replace(/^(?=(?:not )?for (?:everyone|everybody|all|anyone)\b|not for\b)/i, 'this policy is ')
      .replace(/^this policy (?:is )?\p{Lu}/u, (start) => start.toLowerCase());
  if (type === 'concept')
    return note
      .replace(
        /^(?:people|users|customers|many|some) confuse (?:it |this |them |these )?with (.{2,40}?)(?::| [-–—]) /i,
        "don't confuse it with $1: ",
      )
      .replace(/^(?=(?:two|three|four|five|six) )/i, isClause(note) ? '' : 'there are ')
      .replace(/^there are \p{Lu}/u, (start) => start.toLowerCase())
      .replace(
        /^(not )?(?=(?:good|right|useful|ideal|bad|great|meant|suited|suitable|recommended) for\b)/i,
        (_, not?: string) => (not ? "it isn't " : 'it is '),
      )
      .replace(/^it is(?:n't)? \p{Lu}/u, (start) => start.toLowerCase())
      .replace(/^only (?=(?:[\w`]+ ){1,3}?[\w`]+s\.?$)/i, 'this applies only to ');
  if (type === 'postmortem')
    return note.replace(
      /^(\d[\d.,]* (?:\p{L}+ ){1,2})(?=(?:affected|lost|delayed|charged|refunded)\.?$)/u,
      '$1were ',
    );
  if (type === 'api-reference')
    return (
      (
        asParameter(note) !== note
          ? asParameter(note)
          : /^(?:it )?(?:returns?|responds?|answers?)\b.*\b2\d\d\b|^2\d\d returns?\b/i.test(note)
            ? withStatus(note)
            : /^2\d\d (?:when|if|on|with|for|once)\b/i.test(note)
              ? withStatus(`returns ${note}`)
              : note
      )
        .replace(
          /^(path|query|header|body) param(?:eter)? `?([\w-]+)`?[,:]? (?:is )?(?=\S)/i,
          (_, place: string, name: string) => `\`${name}\` (${place.toLowerCase()}): `,
        )
        .replace(
          /^(?:it )?(?:needs|requires) (?:the )?(scope|permission|role) `?([\w:.-]*\w)`?/i,
          'you need the `$2` $1',
        )
        .replace(
          /^(?:it )?(?:needs|requires) (?:the )?`?([\w.-]+[:.][\w:.-]*\w)`? (scope|permission|role)\b/i,
          'you need the `$1` $2',
        )
        // "needs refunds:write"
        .replace(/^(?:it )?(?:needs|requires) `?([\w.-]+:[\w:.-]*\w)`?(?=\.?$)/i, 'you need `$1`')
        .replace(/^([a-z_]\w*) = (.+?) \((path|query|header|body)\)/, '`$1` ($3): $2')
        .replace(/^(?:it )?(?:requires|needs) (?=an? )/i, 'you need ')
        .replace(
          /^(?:it )?(?:requires|needs) (?=(\p{L})[\w-]* (?:token|key|scope|role|account)\b)/iu,
          (_, letter: string) => `you need ${/[aeiou]/i.test(letter) ? 'an' : 'a'} `,
        )
        .replace(
          /^(?:an? )?(bearer|access|api) (token|key)(?=\.?$| (?:in|with|for|from)\b)/i,
          (_, sort: string, noun: string) =>
            `authenticate with ${/^b/i.test(sort) ? 'a bearer' : /^api$/i.test(sort) ? 'an API' : 'an access'} ${noun}`,
        )
        .replace(
          /^(scope|permission|role)s?(?: needed| required)?: `?([\w:.-]*\w)`?(?=\.?$)/i,
          (_, kind: string, name: string) => `you need the \`${name}\` ${kind.toLowerCase()}`,
        )
        .replace(
          /^auth(?:entication)?(?:(?: is)?(?::| with| via| by| using)\s+(?:an? )?| is an? | (?=bearer|basic|api|oauth|jwt|token))(?=(\S))/i,
          (_, letter: string) => `authenticate with a${/[aeiou]/i.test(letter) ? 'n' : ''} `,
        )
    );
  if (TASKS.has(type))
    return (
      note
        .replace(
          /^(?:alert|alarm|monitor|page)(?= (?:fires|triggers|goes off|is raised)\b)/i,
          (name) => `the ${name.toLowerCase()}`,
        )
        .replace(
          type === 'readme'
            ? /^(?:needs?|requires?) (?=\S)/i
            : /^(?:(?:it|this) )?(?:needs|requires|need|require) (?=\S)/i,
          'you need ',
        )
        // "gets code by SMS": the reader does.
        .replace(/^(?:gets|receives) (?:an? |the )?(\p{Ll}+)(?= )/iu, (note, thing: string) =>
          type !== 'readme' && isCountable(thing) ? `you get ${withArticle(thing)}` : note,
        )
        .replace(/^must (?=be |have )/i, 'you must ')
        .replace(
          /^(you must be )(owner|admin|member|manager|editor)\b/i,
          (_, must: string, who: string) => must + withArticle(who),
        )
        .replace(
          /^there(?:['’]s| is) (?:an? |also an? )((?:[\w-]+ )?(?:codemod|script|command|tool)):? (?=`)/i,
          'run the $1: ',
        )
        .replace(/^config(?:uration)? (?=in\b)/i, 'the configuration is ')
        .replace(
          /^(?:still stuck|need (?:more )?help|questions)\?\s*(?=\S+@|#)/i,
          'if you need help, contact ',
        )
    );
  if (type === 'adr')
    return note
      .replace(/^(?:the )?decision is to /i, 'we decided to ')
      .replace(/^need (?=\S)/i, 'we need ')
      .replace(/^status:? (?:is )?(?=proposed|accepted|approved|rejected|superseded)/i, '');
  if (type === 'release-notes')
    return (
      note
        .replace(/^(?=[^.]{3,60} (?:is|are) (?:now )?deprecated\b)/i, 'deprecated: ')
        .replace(
          /^(?=[^.:]{3,90}\b(?:will be (?:removed|dropped|switched off)|(?:goes|is going|will go) away|stops? working)\b)/i,
          'deprecated: ',
        )
        // "new: split view, lets you see two documents"
        .replace(/^(\p{L}+: [^,.:]{3,60}), (?=\p{Ll}+s (?:you|your|the|an?|it|all|every)\b)/iu, '$1, which ')
        .replace(/^heads[- ]up[:!,]?\s+/i, '')
        .replace(/^(?=(?:you|users|customers|admins) can now\b)/i, 'new: ')
        .replace(/^new (?!features?\b)(?=\S)/i, 'new: ')
        .replace(
          /^(fixed|fixes) (?=(?:(?:memory|race|security|layout|display|rendering|rare) )?(?:crash|bug|error|issue|problem|leak|condition|typo|regression|deadlock|freeze|hang|exception|glitch|vulnerability)\b)/i,
          (_, verb: string) => `${verb} a${/^\S+ [aeiou]/i.test(note) ? 'n' : ''} `,
        )
    );
  return note
    .replace(/^(?:still stuck|need (?:more )?help)\?\s*(?=\S+@|#)/i, 'if you are still stuck, contact ')
    .replace(/^not to be confused with /i, "don't confuse this with ");
}

/** A question, and not "wind > 22 m/s?". */
export const ASKS =
  /^(?!(?:can|won|don|didn)['’]t (?!(?:you|we|they|i|it|the)\b))(?:who|what|when|where|why|how|is|are|was|can|could|do|does|did|will|would|should|may|must|which|has|have)\b/i;

const STATE =
  'wrong|broken|missing|lost|full|empty|low|dead|blocked|expired|damaged|invalid|stuck|black|blank|frozen|locked|declined|rejected|offline|slow|late|dirty';
const STATED = new RegExp(`^(?:the |your )?(?:(${STATE}) (\\p{L}+)|(\\p{L}+) (${STATE}))$`, 'iu');

/** "Wrong plate? Edit it" and "Trouble? Call us" as what holds, and what to do then; undefined for other questions. */
function asState(condition: string, then: string): string | undefined {
  const first = /^\p{Lu}\p{Ll}+(?= )/u.exec(then)?.[0].toLowerCase() ?? '';
  const order = (partsOf(first) & VERB) === 0 ? then : then.slice(0, 1).toLowerCase() + then.slice(1);
  const [, had = ''] =
    /^(?:any |more )?(trouble|problems|questions|issues|doubts|difficulties)$/i.exec(condition) ?? [];
  if (had !== '') return `If you have ${had.toLowerCase()}, ${order}`;
  if (/^out of /i.test(condition)) return `If you are ${condition.toLowerCase()}, ${order}`;
  const [, actor = '', doing = ''] = /^(?:the )?(\p{L}+) (not \p{Ll}+ing)$/iu.exec(condition) ?? [];
  if ((partsOf(actor.toLowerCase()) & NOUN) !== 0)
    return `If the ${actor.toLowerCase()} is ${doing}, ${order}`;
  const [, before = '', thing = '', named = '', after = ''] = STATED.exec(condition) ?? [];
  const noun = (thing || named).toLowerCase();
  const parts = partsOf(noun);
  if ((parts & NOUN) === 0 && (parts & PLURAL) === 0) return undefined;
  return `If the ${noun} ${(parts & PLURAL) === 0 ? 'is' : 'are'} ${(before || after).toLowerCase()}, ${order}`;
}

/** "Pump not running? Check the tank." as a sentence; undefined for any other text. */
export function asCase(text: string): string | undefined {
  const [, condition = '', then = ''] = /^([^?([]{3,70})\?\s+(\p{Lu}\S.*)$/su.exec(text) ?? [];
  return condition === '' || ASKS.test(condition) || !beginsStep(then) ? undefined : asState(condition, then);
}

/** "wind > 22 m/s? stow the dish" as a condition; "`acu status` -> must read ENABLED" as a command and what it shows. */
function inWords(note: string): string {
  const text = note
    // "If it is still full: delete the cache"
    .replace(/^((?:if|when) [^,:;?]{3,80}?): (?=\p{Ll})/iu, '$1, ')
    .replace(
      /^(if (?:it|this|that)(?: is|['’]s)? still [^,:;?.]{2,40}?) (?=(?:call|contact|page|ping|e-?mail|write to) \S)/i,
      '$1, ',
    )
    // "if still high scale the node"
    .replace(
      /^(if (?:it(?:['’]s| is) )?(?:still|not) \p{L}+) (\p{Ll}+ (?:the|an?|it|them|to|your|all)\b.*)$/isu,
      (whole, when: string, order: string) => (isImperative(order) ? `${when}, ${order}` : whole),
    );
  const [, condition, then = ''] = /^([^?([]{3,70})\?\s+(\S.*)$/s.exec(text) ?? [];
  const said =
    condition && !ASKS.test(condition) && !/^["“]/.test(condition) && !/^Run `/.test(then)
      ? (asState(condition, then) ??
        `If ${/^still \p{L}+ing$/iu.test(condition) ? "it's " : ''}${/^(?:can|won|don|need|lost|want|forgot|have)\b/i.test(condition) ? 'you ' : ''}${condition.replace(/^\p{Lu}(?=\p{Ll}+(?! \p{Lu}))/u, (letter) => letter.toLowerCase())}, ${then}`)
      : text;
  return spellOut(
    joinClauses(
      said
        // "if the state is failed -> jobctl cancel <id>"
        .replace(
          /^((?:if|when) .+?)\s+(?:->|=>|→)\s+(.+)$/is,
          (_, when: string, order: string) =>
            `${when}, ${withCode(order).replace(/^Run|^(?=`)/, (start) => (start ? 'run' : 'run '))}`,
        )
        .replace(/^usage:? (?=`)/i, ''),
    ).replace(/^(`[^`(]+`)\s*(?:->|=>|→)\s*/, 'Run $1: '),
  );
}

/**
 * A whole sentence that speaks to the reader; one that ends in a colon leads in what follows.
 * @param isStep whether it stands in a list of steps, where any verb is an order
 */
export function toFact(text: string, type?: ContentType, isStep: boolean | 'never' = false): string {
  const apart =
    type === 'troubleshooting'
      ? text.replace(/^((?:["“][^"”]*["”]|[^:."“]){3,70}?)\s[-–—]\s+(?=\S)/, '$1: ')
      : text;
  const bare = apart.replace(/^(?:basically|so|well|also|(?:oh,? )?and|btw)[,:]? (?=\p{L})/iu, '');
  // "submit - manager gets email": what happens then is a sentence of its own.
  const [, order = bare, told = ''] =
    (isStep === true && /^(\p{L}+(?: \p{L}+){0,3}) [-–—] (\p{Ll}.*)$/su.exec(bare)) || [];
  if (told !== '' && tellsOf(told)) return `${toFact(order, type, isStep)} ${toFact(told, type)}`;
  const note = inWords(withCodeNames(withCode(toReader(atPlace(bare), type))));
  // What follows a flag or a parameter says what it does, and is no sentence.
  if (/^`?--?[a-z]|^`[^`]+` (?:default|optional|required|max|min)\b/.test(note)) return asSentence(note);
  return asSentence(wholeSentence(wholeOrder(note, isOrder(note, type, isStep))));
}

function isOrder(note: string, type: ContentType | undefined, isStep: boolean | 'never'): boolean {
  // "Map blank: enable location" begins with what is wrong.
  if (type === 'troubleshooting' && !isStep && /^[^:`"“]{3,60}: /.test(note)) return false;
  if (isStep === 'never' || isVerbless(note)) return false;
  return (isStep && beginsStep(note)) || (hasSteps(type) ? isHastyOrder(note) : isImperative(note));
}

/** "In Slack type", "under Billing click Edit" with a comma after the place. */
function atPlace(text: string): string {
  const [head = ''] = AT_PLACE.exec(text) ?? [];
  if (head !== '') return `${capitalizedWord(head.replace(/,?\s*$/, ','))} ${text.slice(head.length)}`;
  const [, place = '', action = ''] = /^[Ii]n (\p{Lu}[\w.]*) (\p{Ll}.*)$/su.exec(text) ?? [];
  return IMPERATIVE.test(action) ? `In ${place}, ${action}` : text;
}

/** "Check /healthz returns 200" with what joins the order and what must be true. */
function withThat(note: string): string {
  const [, order = '', clause = ''] =
    /^((?:(?:then|next|finally),? )?(?:check|verify|confirm|ensure|make sure)) (?!that\b|whether\b|if\b|what\b|which\b|how\b|for\b|in\b|on\b|with\b|it\b)(\S.*)$/is.exec(
      note,
    ) ?? [];
  const [head = ''] = clause.split(
    /[,;:(]|[.!?]\s| with `| (?:and|or|before|after|when|until|because|since|so|first) /,
  );
  // "Check the board to see if …": what for.
  if (/^\S+(?: \S+){0,4} to (?:see|find|know|learn|tell|make|get|confirm)\b/i.test(clause)) return note;
  return clause && /\s/.test(head) && (SAID_OF_CODE.test(head) || isClause(head))
    ? `${order} that ${clause}`
    : note;
}

const SAID_OF_CODE =
  /^(?:`[^`]+`|\/\S+) (?:returns|shows|says|is|prints|answers|responds|lists|works|exists)\b/;

/** "Share > Publish": where something is, and no more. */
const MENU =
  /^(?!(?:under|in|on|from|at|to|go to|open) )\p{L}[\w-]*(?: [\w-]+){0,2}(?: > \p{L}[\w ]*)+(?=[.,]|$)/iu;

/** Prompts speak of the readers, pages to them: "They need Python" is "You need Python" there. */
function toReader(note: string, type?: ContentType): string {
  const said = withSubject(note, type);
  const text =
    /^(?:(?:at|by|in) the end|(?:(?:the|our) )?(?:users?|readers?|learners?|people|they) (?:will )?needs?)\b/i.test(
      said,
    )
      ? toSecondPerson(said)
      : said;
  const bare = type === 'tutorial' ? text.replace(/^we (?:will )?use (?=\S)/i, 'You need ') : text;
  return withThat(bare)
    .replace(
      /^(?!(?:over|under|above|below|after|before|in|on|at|with|for|then|so|once|also|now|here|there|if|when)\b)(\p{Ll}[\p{L} -]{2,30}?) you (ask for|get|request|order|pick up|book) (?=\S)/u,
      (_, thing: string, verb: string) => `${verb} ${thing} `,
    )
    .replace(
      /^(?:they|(?:the |our )?(?:readers?|learners?|users?|people)) (?:will )?needs? (?=\S)/i,
      'You need ',
    )
    .replace(/^(?:they|(?:the |our )?(?:readers?|learners?)) (?:will )?learns? (?=\S)/i, 'You learn ')
    .replace(
      /^(?:they|(?:the )?readers?) (?:should |will )?(end up with|have|get|build) (?=an? |their |your )/i,
      'You $1 ',
    )
    .replace(/^(You \p{Ll}+) their\b/u, '$1 your')
    .replace(/^((?:at|by|in) the end,? )(?:the )?(?:reader|user|learner) (?:has|gets) /i, '$1you have ')
    .replace(/^next,? (?:they|you) (can|could|should|may|might) /i, 'Next, you $1 ')
    .replace(MENU, (path) => (isImperative(path) ? path : `select ${capitalizedWord(path)}`))
    .replace(/^(?:it )?ends (?:up )?with (?=\S)/i, 'you end up with ')
    .replace(/^done when /i, 'you are done when ')
    .replace(/^questions(?::| to|\?| go to)? (?=\S+@|#)|^questions (?:go )?to (?=\S)/i, 'Send questions to ')
    .replace(
      /^(?=(?:sent|stored|signed|encrypted|hosted|written|built|based|kept|used) (?:as|in|with|on|by|to|for|at|from)\b)/i,
      'it is ',
    )
    .replace(/^it is \p{Lu}/u, (start) => start.toLowerCase())
    .replace(
      /^(?:(?:about|around) )?(?:\d+|five|ten|fifteen|twenty|thirty) (?:min\w*|hours?)(?=\.?$)/i,
      (about) => `this takes ${about.toLowerCase()}`,
    )
    .replace(
      /^(?:takes|should take) (?=about|around|up to|only|[~\d])/i,
      (takes) => `this ${takes.toLowerCase()}`,
    )
    .replace(
      /^((?:two|three|four|five|six|\d+) (?:\p{L}+ )?\p{L}+s)(?: [-–—]|:) (?=\S)/iu,
      (_, kinds: string) => `There are ${kinds.toLowerCase()}: `,
    )
    .replace(/\b(renamed|called) (?=`)/, (_, verb: string) =>
      verb === 'renamed' ? 'renamed to ' : 'called ',
    );
}
