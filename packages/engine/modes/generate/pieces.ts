import { isClause, lacksSubject, MAY } from '../writing/splices.ts';
import { classesOf, PREPOSITION } from '../../spelling/function-words.ts';
import { lookUp, nounShare, PAST, THIRD_PERSON, verbShare } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { cutAt, cutItems, cutNames } from '../brief/cut.ts';
import { leans } from '../brief/leaning.ts';
import { isCommand } from './sentences.ts';
import { writeItem } from '../brief/listing.ts';
import { AT_PLACE, beginsStep, cutSteps, isHastyOrder, isVerbless, tellsOf } from '../brief/steps.ts';
import { capitalized, capitalizedWord } from '../writing/capitals.ts';
import { IMPERATIVE, isImperative } from './signs.ts';

const ACTION_LIST = /^(?:(?:you|users?|they)(?:['’]ll| will)? (?:first )?|first,? )?(?=\p{L})/iu;
/** Steps among others that change nothing. */
const LOOKS = /^(?:check|verify|confirm|look|ask|make sure|note|wait|name)\b/i;
/** A comma outside of brackets and quotes, with what leads to the next action. */
const NEXT = /[,;]\s+(?:and\s+)?(?:then\s+)?|\s+and then\s+/i;
/** What joins two actions that are two steps. */
const THEN = /,\s+(?:and\s+)?then\s/i;
const SEES =
  /,?\s+(?:and|then|and then)\s+(?=(?:you|it) should (?:see|get|receive|print|show|return)\b|(?:the|a|an|your) [\w-]+(?: [\w-]+)? (?:answers|replies|responds|opens|appears|shows|prints|starts)\b)|,\s+(?=(?:the|a|an|your) [\w-]+(?: [\w-]+)? (?:opens|appears|starts|is shown)\b|you (?:should|will|now) (?:now )?(?:see|get|receive)\b)|;\s+(?=(?:the|a|an|your|you) (?:[\w-]+ ){0,2}should\b)/i;
/** "run `acme whoami` — it prints the account name". */
const PRINTS =
  /^(?<action>.*(?<command>`[^`]+`).*?)\s*(?:[—–,;:]|\s-\s)\s*(?:it|which|that|this)\s+(?<shows>(?:should )?(?:prints?|shows?|returns?|lists?|outputs?|answers?|says?)\b.+)$/s;

/**
 * The facts that one sentence tells: "You go to Settings, click Add, and copy the secret." is three actions, "Open the page
 * and you should see the list." an action and its result.
 */
export function splitActions(said: string, isStepped = true): readonly string[] {
  const sentence = said
    .replace(/`,? then (?=`)/g, '`, then run ')
    // "In POS: Menu > Hardware"
    .replace(/^(?:(?:then )?in (?:the )?)?([\p{L}\d]{2,20}): (?=\p{L}[\w ]* > \p{L})/iu, '$1 > ')
    .replace(/\b(go to \p{Lu}\w+), then (\p{Lu}\w+)(?=,)/iu, '$1 > $2')
    .replace(
      /^((?:in|on|from|under) (?:the |your )?(?:[\w-]+ ){0,2}[\w-]+?),? (?:you|they) (?=\p{Ll})/iu,
      '$1, ',
    );
  const { action, command = '', shows = '' } = PRINTS.exec(sentence)?.groups ?? {};
  if (action) return [...splitActions(action, isStepped), `${command} ${shows}`];
  const placed = splitPlace(sentence);
  if (placed) return placed;
  const bare = sentence.replace(ACTION_LIST, '');
  const last = cutAt(bare.replace(/\.$/, ''), NEXT);
  // "click Export and pick JSON" ends a list of actions.
  const actions =
    last.length > 1
      ? [
          ...last.slice(0, -1),
          ...(last.at(-1) ?? '').split(
            /\s+and\s+(?=(?:pick|choose|click|select|enter|copy|paste|save|confirm|press|tap)\b)/,
          ),
        ]
      : last;
  const [called = '', ...needs] = cutItems(bare);
  if (
    needs.length > 0 &&
    isCommand(called) &&
    needs.every((need) => /^(?:it )?(?:needs|requires|takes)\b/i.test(need))
  )
    return [`run \`${called}\``, ...needs];
  const isFirst = /^first\b/i.test(sentence) && beginsStep(cutItems(bare)[0] ?? '');
  const isMixed = cutItems(bare).some((one) => !beginsStep(one) && tells(one));
  const steps =
    !isMixed && (isFirst || isImperative(bare) || LOOKS.test(bare) || isCommand(called))
      ? cutSteps(bare)
      : [];
  const isTold = bare !== sentence && /^(?:you|users?|they)\b/i.test(sentence);
  const areLooks = steps.length === 2 && steps.every((step) => LOOKS.test(step));
  if (
    (steps.length > 2 ||
      areLooks ||
      (steps.length > 1 && steps.every(isCommand)) ||
      ((isTold || isFirst) && steps.length > 1)) &&
    steps.every(beginsStep) &&
    !/^if\b/i.test(bare)
  )
    return steps;
  const isList = actions.length > 2 || (actions.length === 2 && (THEN.test(bare) || isTold));
  if (
    isList &&
    actions.every(
      (one) =>
        IMPERATIVE.test(one.trim()) ||
        (THEN.test(bare) && beginsStep(one.trim()) && !AT_PLACE.test(one.trim())) ||
        LOOKS.test(one.trim()) ||
        /^`[^`]+`$/.test(one.trim()),
    )
  )
    return actions.map((one, index) => {
      if (one.trim().startsWith('`')) return `run ${one.trim()}`;
      // "press Preview, then Import": the second is another thing to press.
      const verb = /^(?:click|press|tap|select|choose)\b/i.exec(actions[index - 1]?.trim() ?? '')?.[0];
      return verb && /^\p{Lu}\p{Ll}+$/u.test(one.trim()) ? `${verb} ${one.trim()}` : one.trim();
    });
  const mixed = MAY.test(bare)
    ? undefined
    : isStepped || PATH.test(actions[0] ?? '') || isImperative(bare)
      ? splitMixed(bare)
      : undefined;
  if (mixed) return mixed;
  return IMPERATIVE.test(sentence) ? sentence.split(SEES) : [sentence];
}

/** What a step takes, behind it. */
const SAID_OF_IT = /^(?:takes|costs|lasts|needs|requires)\b/i;
/** "Billing > Export": a way through menus. */
const PATH = /^(?!(?:In|Under|On|From|At|To) )(?:\p{Lu}[\w ]*|\p{Ll}+)(?: > (?:\p{L}[\w ]*|\+))+$/u;
/** "3 dots menu" among steps: something to open. */
const OPENED =
  /^(?:(?:the|your|an?) )?((?:[\w-]+ ){1,3}(?:menu|tab|page|screen|section|panel|dialog|settings))$/i;
const PRESSED = /^(?:(?:the|your|an?) )?((?:[\w-]+ ){1,3}(?:button|icon|link))$/i;

/** Where a piece of a hurried note ends. */
const ENDS = /[,;]\s+(?:and\s+)?(?:then\s+)?|\s+[-–—]\s+|\s+and then\s+/;
/** "callbacks are gone, use promises", "don't pull it, press the release first": what to do instead. */
const INSTEAD = /^use\b/i;
/** "In Okta", "to test": where or what for, before what is to be done. */
const LEADS = /^(?:in|on|under|from|at|to|for|with|after|before|during|without)\b[^,]*$/i;
const FORBIDS = /^(?:please )?(?:don['’]?t|do not|never|no need to)\b/i;

/**
 * "Billing > Export, pick a range, file is emailed in 10 min, link valid 24h": what to do and what is told beside it in one
 * breath, each alone; undefined where nothing is to be done. What cannot be read stays with what it follows.
 */
function splitMixed(sentence: string): readonly string[] | undefined {
  const pieces = cutItems(sentence).flatMap((item) =>
    /^(?:if|when|once)\b/i.test(item) ? [item] : cutAt(item, ENDS),
  );
  if (pieces.length < 2 || FLAG.test(sentence)) return undefined;
  const facts: { text: string; isOrder: boolean }[] = [];
  for (const piece of pieces) {
    const last = facts.at(-1);
    const order = PATH.test(piece)
      ? `select ${capitalizedWord(piece)}`
      : isImperative(piece)
        ? piece
        : piece.replace(OPENED, 'open the $1').replace(PRESSED, 'click the $1');
    const isOrder = PATH.test(piece) || isHastyOrder(order);
    if (last && /^\p{L}+(?: \p{L}+)? (?:optional|required)$/u.test(piece)) last.text += ` (${piece})`;
    else if (last && leans(piece)) last.text += `. ${capitalizedWord(piece)}`;
    else if (
      last &&
      (LEADS.test(last.text) || (isOrder && (FORBIDS.test(last.text) || INSTEAD.test(piece))))
    ) {
      last.isOrder ||= LEADS.test(last.text) && isOrder;
      last.text += `, ${piece}`;
    } else if (isOrder) facts.push({ text: order, isOrder });
    else if (!last?.isOrder || FORBIDS.test(piece) || tells(piece)) facts.push({ text: piece, isOrder });
    else last.text += `, ${piece}`;
  }
  const orders = facts.filter(({ isOrder }) => isOrder);
  const areMixed =
    orders.length < facts.length ||
    PATH.test(pieces[0] ?? '') ||
    // "In Settings, click Add, enter a name, copy the key"
    (LEADS.test(pieces[0] ?? '') && orders.length > 2) ||
    orders.some(({ text }) => isVerbless(text));
  // "It renews by itself, look at the log": what to do about what is told.
  const isAbout = orders.length === 1 && facts[0]?.isOrder === false && !isCommand(orders[0]?.text ?? '');
  return facts.length > 1 && orders.length > 0 && areMixed && !isAbout
    ? facts.map(({ text }) => text)
    : undefined;
}

/** Whether a piece is told of a subject that it names. */
function tells(piece: string): boolean {
  return tellsOf(piece) || (isClause(piece) && !lacksSubject(piece) && !SAID_OF_IT.test(piece));
}

/** "Rotation happens in Settings > Security: click Rotate, copy the key": the actions behind the place, which the first names. */
function splitPlace(sentence: string): readonly string[] | undefined {
  const [, place, list = ''] =
    /^(?:\S+ ){0,3}(?:in|on|under) (\p{Lu}[^,.;:]* > [^,.;:]+):\s+(\S.*)$/isu.exec(sentence) ?? [];
  const [first = '', ...others] = place ? splitActions(list) : [];
  return IMPERATIVE.test(first) ? [`in ${place}, ${first}`, ...others] : undefined;
}

/** "On the old gateway you do it by hand: generate a key, send it in": what stands before the colon, then each action. */
export function splitLead(sentence: string): readonly string[] {
  if (splitPlace(sentence)) return [sentence];
  const [, lead = '', list = ''] = /^((?!if\b|when\b)[^:`]{2,200}):\s+(\S.*)$/is.exec(sentence) ?? [];
  const actions = cutSteps(list);
  const [first = ''] = actions;
  if (
    actions.length < 2 ||
    !actions.every(beginsStep) ||
    !(isImperative(first) || LOOKS.test(first) || /^\p{L}+$/u.test(lead))
  )
    return [sentence];
  // "renew: ssh to bastion, run it": the label says what the steps are for.
  if (/^\p{L}+$/u.test(lead) && beginsStep(`${lead} it`)) return actions;
  // "On Windows: open …" and "to renew it: open …" belong to the first action.
  return /^(?:in|on|under|from|at|for|to)\b/i.test(lead)
    ? [`${lead}, ${actions[0] ?? ''}`, ...actions.slice(1)]
    : isClause(lead)
      ? [`${lead}.`, ...actions]
      : [sentence];
}

const PEOPLE =
  '(?:[\\w-]+ ){0,2}(?:(?:admin(?:istrator)?|owner|member|manager|editor|maintainer|operator|user|customer|lead)s?|staff)';
const PEOPLE_ONLY = new RegExp(
  `^(?:for )?(?:only (?=\\S+(?: \\S+){0,2}$))?(${PEOPLE})(?: only|(?<=^(?:for )?only .*))$`,
  'i',
);
const PLAN =
  /^(?:only )?(?:(?:on|for|in|with) )?(?:the )?(\p{Lu}\w+(?: (?:and|or) \p{Lu}\w+)*) (plans?|tiers?|edition)(?: only| required)?$/u;

const PLATFORM = '(?:Linux|macOS|Mac|Windows|Android|iOS|FreeBSD|Ubuntu|Debian|Unix)';
const PLATFORMS = new RegExp(`^${PLATFORM}(?:(?:, |,? and |,? or )${PLATFORM})* only$`);

/** "Admins only, Enterprise plan": who may do it, and with what, as one sentence each; any other text as it is. */
export function splitAccess(text: string): readonly string[] {
  const notes = text.replace(/\.$/, '').split(/,\s+(?:and\s+)?/);
  const said = notes.map((note) => {
    const people = PEOPLE_ONLY.exec(note)?.[1];
    if (people)
      return `Only ${people.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()).replace(/(?<!s|staff)$/, 's')} can do this.`;
    if (PLATFORMS.test(note)) return `Works on ${note}.`;
    const [, plan, kind = ''] = PLAN.exec(note) ?? [];
    return plan && `You need the ${plan} ${kind}.`;
  });
  return said.every((one) => one !== undefined) ? said : [text];
}

/** "We considered WebSockets (no background) and longer intervals (too slow)" as one option each, with its reason. */
export function splitConsidered(sentence: string): readonly string[] {
  const looked =
    /^(?:the )?(?:options|alternatives)(?: (?:that )?(?:we )?(?:looked at|considered|had))?(?: were|:)?\s+(.+?)\.?$/is.exec(
      sentence,
    )?.[1];
  if (looked) return cutNames(looked).map((one) => writeItem(one.replace(/^an?\s+/i, '')));
  const list =
    /^(?:we (?:also )?(?=\S)|(?=(?:considered|looked at|evaluated) ))(?:considered|looked at|evaluated|discussed|compared|tried|weighed) (.+?)\.?$/is.exec(
      sentence,
    )?.[1];
  const options = list === undefined ? [] : splitOptions(list);
  if (options.length > 1 || (options.length === 1 && options[0] !== list && /\([^()]+\)$/.test(list ?? '')))
    return options;
  // "Debezium, Fivetran and cron with smaller batches": names, and nothing that is said of one.
  const named = list === undefined || list.includes('(') ? [] : cutNames(list);
  return named.length > 2 && !named.some(saysOfOption)
    ? named.map((one) => writeItem(one.replace(/^an?\s+/i, '')))
    : [sentence];
}

/** "WebSockets (no background), longer intervals (too slow)" as one option each. */
export function splitOptions(list: string): readonly string[] {
  const options = [...list.matchAll(/\s*(?:,\s*|\band\s+|\bor\s+)*(?:an?\s+)?([^(),]+?)\s+\(([^()]+)\)/gy)];
  if (options.length === 0) return [list];
  // Some with what is said of them, some without.
  if (options.map(([whole]) => whole).join('') !== list) {
    const items = cutItems(list);
    // "A smaller instance, saves only 600 EUR, rejected": one option, and what is said of it.
    const [first = '', ...said] = items;
    if (said.length > 0 && said.some(saysOfOption))
      return said.every(saysOfOption)
        ? [`**${capitalizedWord(first.replace(/^an?\s+/i, ''))}:** ${capitalized(said.join(', '))}`]
        : [list];
    return items.length > 1 ? items.map((item) => writeItem(item.replace(/^an?\s+/i, ''))) : [list];
  }
  return options.map(([, name = '', reason = '']) => `**${capitalizedWord(name)}:** ${capitalized(reason)}`);
}

/** "saves only 600 EUR", "rejected", "too slow": no option, but what became of one. */
export function saysOfOption(option: string): boolean {
  const item = option.replace(/\s*\([^()]*\)/g, '');
  // "Unleash self-hosted": a name.
  if (/^\p{Lu}/u.test(item)) return false;
  const [first = '', second = ''] = item.toLowerCase().replace(/\.$/, '').split(' ');
  const parts = partsOf(first);
  const facts = lookUp(first);
  return (
    /^(?:too|not|no|but|only|would|is|was|because)$/.test(first) ||
    isClause(item) ||
    ((parts & THIRD_PERSON) !== 0 && second !== '' && verbShare(facts) > nounShare(facts)) ||
    ((parts & PAST) !== 0 && (second === '' || (classesOf(second) & PREPOSITION) !== 0))
  );
}

/** "Logs - 30 days, audit logs 1 year" as one amount each. */
export function splitAmounts(sentence: string): readonly string[] {
  const parts = sentence.replace(/\.$/, '').split(/[,;]\s+(?:and\s+)?/);
  const labelled = parts.filter((part) => /^[^:]+:\s/.test(part)).length;
  return parts.length > 1 &&
    // "Context: 6 repos, one bug fixed 6 times": one label for all; but "Basic plan: 5 GB, Plus 50 GB".
    (labelled === 0 || labelled === parts.length || parts.every((part) => /^\p{Lu}/u.test(part))) &&
    parts.every((part) => AMOUNT_OF.test(part) && !/^(?:about|around|up to|at most|at least)\b/i.test(part))
    ? parts
    : [sentence];
}

const AMOUNT_OF =
  /^\p{L}+(?: \p{L}+){0,3}?(?:\s[-–]|:)?\s(?:[€$£]?\d[\d.,]*\s?[%€$£]?(?:\s?[\p{L}/]+){0,3}|unlimited|none|free|custom|on request)$/iu;

/** "Returns 201, 402 if the balance is empty, 422 if the address is wrong" as one fact for each code. */
export function splitCodes(sentence: string): readonly string[] {
  const exits = splitExitCodes(sentence);
  if (exits) return exits;
  return /^(?:`?[1-5]\d\d\b(?!,\d)|(?:it )?(?:returns?|responds?|answers?)\b[^,;]*\b2\d\d\b)/i.test(sentence)
    ? cutAt(sentence, /[,;]\s+(?:(?:and|or)\s+)?(?=`?[1-5]\d\d\b)/)
    : [sentence];
}

const FLAG = /^`?--?[a-z][\w-]*(?![\w-])/i;

/** "--config <path> the file, --verbose prints more" as one option each; any other text as it is. */
export function splitFlags(text: string): readonly string[] {
  // "flags --dry-run and --verbose": named as what they are.
  const sentence = text.replace(/^(?:the )?(?:flags|options)(?: are|:)? (?=--?[a-z])/i, '');
  return FLAG.test(sentence)
    ? sentence.split(/(?:[,;]\s+(?:and\s+)?|\s+and\s+)(?=--?[a-z][\w-]*(?![\w-]))/i)
    : [sentence];
}

/** "Exit codes: 0 success, 1 findings" as one fact for each code. */
function splitExitCodes(sentence: string): readonly string[] | undefined {
  const codes = /^exit (?:codes?|status(?:es)?):\s+(\d.*?)\.?$/is.exec(sentence)?.[1];
  return codes?.split(/[,;]\s+(?:and\s+)?(?=\d{1,3}\b)/).map((code) => `exit ${code}`);
}

const CLAUSE_WORDS = 4;

/** The clauses of a sentence that a semicolon joins, where each could stand alone. */
export function splitClauses(sentence: string): readonly string[] {
  const apart = splitSplices(sentence);
  if (apart.length > 1) return apart;
  const clauses = sentence.split(/;\s+/);
  return clauses.every((clause) => clause.split(/\s+/).length >= CLAUSE_WORDS) ? clauses : [sentence];
}

/** The sentences that commas and semicolons join, where each could stand alone. */
export function splitSplices(sentence: string): readonly string[] {
  if (MAY.test(sentence)) return [sentence];
  const parts = /[,;] (?:but|so|or|nor|yet|which|who|where|to|even)\b/i.test(sentence)
    ? []
    : cutItems(sentence);
  return parts.length > 1 &&
    parts.every(
      (part) =>
        isClause(part) &&
        !lacksSubject(part) &&
        // "cookies aren't": the rest stands in the clause before it.
        !/(?:n['’]t|\b(?:is|are|do|does|can|not|too))\.?$/i.test(part) &&
        !/^(?:if|when|once|after|before|while|because|since|although|as|unless|until|and|then|that|you|it|they|both|each|all|none)\b/i.test(
          part,
        ),
    ) &&
    !/\binstead\.?$/i.test(sentence)
    ? parts
    : [sentence];
}
