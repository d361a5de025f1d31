import { cutAt, cutItems, cutNames } from '../brief/cut.ts';
import { writeItem } from '../brief/listing.ts';
import { isCommand } from './sentences.ts';
import { cutSteps, isHastyOrder } from '../brief/steps.ts';
import type { ContentType } from '../reading/content-type.ts';
import { isClause, lacksSubject } from '../writing/splices.ts';
import { capitalized } from '../writing/capitals.ts';
import { splitOptions } from './pieces.ts';
import { hasSteps } from './sequence.ts';
import { isImperative, type FactKind } from './signs.ts';

/** What prompts call the parts of a document, as headings or before a colon; the first that matches decides. */
const LABELS: readonly (readonly [FactKind, RegExp])[] = [
  [
    'requirement',
    /^(?:pre-?req(?:uisite)?s?|requirements?|before you\b.*|you(?:'ll)? need|what you need|auth(?:entication|ori[sz]ation)?|needs?|needed|who can(?: do (?:it|this))?|(?:scopes?|permissions?|access|role) (?:needed|required))$/i,
  ],
  [
    'goal',
    /^(?:goals?|objectives?|(?:end )?result|what (?:you|they|we|readers|users|people)(?:['’]ll| will)? (?:build|make|get|learn|end up with))$/i,
  ],
  [
    'scope',
    /^(?:non-? ?goals?|out of scope|not in scope|scope|applies to|who(?: it applies to)?|eligib\w+)$/i,
  ],
  ['trigger', /^(?:symptoms?|triggers?|alerts?|when(?: to use(?: (?:this|it))?)?|when it happens)$/i],
  ['diagnosis', /^(?:checks?|logs?|diagnos\w+|investigat\w+|triage|first checks|what to check)$/i],
  [
    'rollback',
    /^(?:(?:to )?roll(?:ing)? ?back|undo|revert|to undo|back ?out|going back|(?:the )?way back)$/i,
  ],
  [
    'step',
    /^(?:the )?(?:steps?|procedure|instructions|how to do it|order|fix(?! )|resolution|mitigation|remedy|install(?:ation)?|(?:local |first )?set ?up|upgrad(?:e|ing)|how to upgrade|after(?:wards)?)(?: are)?$/i,
  ],
  ['cause', /^(?:root causes?|causes?|why(?: it happened)?|contributing factors?)$/i],
  ['timeline', /^(?:time ?line|what happened|sequence of events)$/i],
  ['good', /^(?:what went well|went well|good)$/i],
  [
    'bad',
    /^(?:what (?:went (?:badly|wrong)|did(?:n['’]t| not)(?: go (?:so )?well)?)|went (?:badly|wrong)|bad(?:ly)?|lessons(?: learned)?)$/i,
  ],
  [
    'action',
    /^(?:actions?(?: (?:items?|points?))?|ais?|follow[- ]?ups?|next(?: steps)?|extras?|bonus|going further|to[- ]?dos?|milestones?|phases|(?:future )?prevention|roll-?out(?: plan)?)$/i,
  ],
  [
    'problem',
    /^(?:troubleshooting|problems?|errors?|known(?: (?:issues?|problems?|bugs?))?|error messages?|alarms?|common (?:errors|problems))$/i,
  ],
  ['limit', /^(?:limits?|quotas?|limitations?|constraints?|retries|timeouts?|rate limits?|max(?:imum)?)$/i],
  ['breaking', /^(?:breaking(?: changes?)?|removed|removals|dropped)$/i],
  [
    'change',
    /^(?:changes?|what(?:['’]s| is) (?:different|new|changing)|differences?|added|add|feat|fixed|changed|fix(?:es)?|bug ?fix(?:es)?|new(?: features?)?|improve(?:ments?|d)|perf(?:ormance)?|deprecat\w+|security)$/i,
  ],
  [
    'alternative',
    /^(?:alternatives?|(?:options?|alternatives?) (?:we )?(?:considered|discussed|had|looked at)|considered(?: options)?|we (?:also )?looked at)$/i,
  ],
  [
    'consequence',
    /^(?:consequences?|trade-?offs?|drawbacks?|downsides?|upsides?|impact|risks?|pros?|cons?)$/i,
  ],
  [
    'decision',
    /^(?:the |our )?(?:decision|outcome|proposal|(?:proposed )?design|approach|proposed (?:solution|change))$/i,
  ],
  ['question', /^open(?: (?:questions?|points?|issues?))?$/i],
  ['status', /^(?:status|deciders?|decided by)$/i],
  [
    'contact',
    /^(?:contacts?|escalat(?:e|ion)(?: to)?|owners?|maintainers?|support|help(?: ?desk)?|hotline|phone(?: (?:support|number))?|support phone|trouble|get help|who to call|questions(?: to)?)$/i,
  ],
  [
    'option',
    /^(?:options?|settings?|(?:query |path |body |request |url )?(?:parameters?|params)|(?:(?:all|other|more|common|global|useful) )*(?:flags|options)|(?:request |json )?body|multipart|form(?: data)?|query|headers?|configuration|flags|arguments?|keys|(?:env(?:ironment)? )?(?:variables?|vars?)|env|columns|properties|attributes|(?:(?:request|body|form|header|query) )?fields|inputs?|outputs?)$/i,
  ],
  ['usage', /^(?:(?:basic|simple|typical|common|quick|normal) )?(?:usage|synopsis|example|use|commands?)$/i],
  ['license', /^licen[cs]e$/i],
  ['contributing', /^(?:contribut\w+|development|tests?|testing|building)$/i],
  ['warning', /^(?:warn(?:ings?)?|caution|danger|careful)$/i],
  ['check', /^(?:verification|verify|results?|effects?|expected result|how to verify)$/i],
  ['response', /^(?:responses?|returns|answers?)$/i],
  [
    'statement',
    /^(?:context|background|features?|overview|description|summary|what(?: it (?:does|is))?|facts?|notes?|details|reasons?|why we|topics?)$/i,
  ],
];

/** What a plan is not about. */
const NON_GOALS = /^(?:non|out|not)\b|^nongoal/i;
/** Kinds of which a line lists several. */
const LISTED: ReadonlySet<FactKind> = new Set([
  'change',
  'breaking',
  'consequence',
  'good',
  'bad',
  'limit',
  'goal',
  'scope',
]);

/** What stands under a heading, or after a label, of this name. */
export function kindOfLabel(title: string): FactKind | undefined {
  const name = title.replace(/\s*\([^()]*\)\s*$/, '').trim();
  return LABELS.find(([, pattern]) => pattern.test(name))?.[0];
}

/** "Features are planning and export", "Config is via env vars: …" with the label and its colon. */
function asLabel(sentence: string): string {
  return sentence
    .replace(/^(pre-?req\w*|requirements) (?=[\p{Lu}\d])/iu, '$1: ')
    .replace(/^(?:you )?needs? (?=[^,;:]+, [^,;:]+, \S)/i, (need) =>
      // "need the admin role, open Settings, click Rotate"
      cutItems(sentence).slice(1).some(isHastyOrder) ? need : 'you need: ',
    )
    .replace(/^(alternatives|options) (?=\p{Lu}[\w-]* ?\()/iu, '$1: ')
    .replace(/^(?:global|common)(?: flags| options)?: (?=--?[a-z])/i, 'options: ')
    .replace(/^(impact) (?=[\d~])|^(errors) (?=[45]\d\d (?!(?:and|or)\b)[a-z])/i, '$1$2: ')
    .replace(/^(?:bugs? fixed|fixed bugs?):/i, 'Fixed:')
    .replace(/^(?:highlights|what(?:['’]s| is) new):/i, 'New:')
    .replace(/^improvements:/i, 'Improved:')
    .replace(
      /^(?:(?:the|its|main|key) )*(features|requirements|prerequisites|parameters|inputs|outputs|limits|drawbacks|downsides|upsides|known issues) (?:are|include):? (?=\S)(?!(?:per|for|by|in|on|not|only|always|never|the)\b)(?!\p{Ll}+(?:ed|en|et|t) (?:in|by|on|at|to|from|with|per)\b)/iu,
      '$1: ',
    )
    .replace(
      /^(?:the )?((?:root )?cause|reason|impact|response) (?:is|was) (?:that )?(?=\p{L})(?!(?:made|taken|not|found|known|unknown|clear|optional|required|mandatory)\b)/iu,
      '$1: ',
    )
    .replace(
      /^config(?:uration)? (?:is |are )?(?:via|by|through|with|uses?) [^:`]{3,40}:\s+(?=\S)/i,
      'configuration: ',
    );
}

/** "from, to (ISO dates, both optional)": what brackets say of two holds for the one before as well. */
function sharing(entry: string, index: number, all: readonly string[]): string {
  const aside = /^\S+ (\(.*\bboth\b.*\))$/.exec((entry.includes('(') ? entry : all[index + 1]) ?? '')?.[1];
  return aside && /^[\w.-]+(?: \(|$)/.test(entry)
    ? `${entry.replace(/ \(.*$/s, '')} ${aside.replace(/\bboth /, '').replace(/\bISO (date|time)s\b/, 'ISO $1')}`
    : entry;
}

/** "status (open, paid)" under "Query" with its place in its brackets. */
function withPlace(label: string, entry: string): string {
  const [place = ''] = /^(?:query|path|body|header)(?=s?$)/i.exec(label) ?? [];
  if (place === '' || /\((?:[^()]*\b)?(?:query|path|body|header)\b/i.test(entry)) return entry;
  return entry.includes('(')
    ? entry.replace('(', `(${place.toLowerCase()}, `)
    : entry.replace(
        /^(`[^`]+`|\S+?)(?:,? (\S.*))?$/s,
        (_, name: string, said?: string) =>
          `${name} (${[place.toLowerCase(), said].filter(Boolean).join(', ')})`,
      );
}

/** A sentence such as "Steps: install it; run it." in its label's kind and its pieces; undefined for any other. */
export function splitLabel(
  sentence: string,
  type?: ContentType,
): { kind: FactKind; pieces: readonly string[] } | undefined {
  if (!sentence.includes(' ')) return undefined;
  const [, label = '', aside = '', given = ''] =
    /^(\p{L}[\p{L} '’-]{1,28}?)\s*(?:\(([\w-]+)\))?!?(?::|\s[-–—=])\s+(\S.*)$/su.exec(asLabel(sentence)) ??
    [];
  // "Timeline (CEST): 14:02 …": the zone of all of them stands with the first.
  const value = /^[A-Z]{1,4}T$|^UTC$/.test(aside)
    ? given.replace(/^\d{1,2}:\d\d(?= (?![A-Z]{3}))/, `$& ${aside}`)
    : given;
  const bare = value.replace(/\.$/, '');
  // "pgsnap save <name>, pgsnap ls": calls, one beside the other.
  const calls = /^commands?$/i.test(label)
    ? cutItems(value)
    : /^usage$/i.test(label)
      ? value.split(/ \/ (?=[a-z`])/).filter((_, index, all) => all.length > 1 || index > 0)
      : [];
  if (calls.length > 0)
    return {
      kind: 'usage',
      pieces: calls.map((call) =>
        call.includes('`')
          ? call
          : call
              .replace(/\.$/, '')
              .replace(
                /^(\/?[a-z][\w-]*)(?= (?:shows?|stops?|starts?|lists?|prints?|sends?|opens?|\p{Ll}{3,}s) (?!-))|^.*$/su,
                '`$&`',
              ),
      ),
    };
  // In a README, "run: tool --config FILE" is a call.
  if (type === 'readme' && /^run$/i.test(label))
    return { kind: 'usage', pieces: [value.includes('`') ? value : `\`${value.replace(/\.$/, '')}\``] };
  // In notes on a release, a fix is what was mended, and not what to do.
  const isRelease = type === 'release-notes';
  // In a decision, what is good about it is a consequence; a reason is a cause of trouble only in what tells of trouble.
  const weighs = type === 'adr' && /^(?:good|bad|upsides?|downsides?|mitigations?)$/i.test(label);
  if (type === 'concept' && /^\p{L}[\p{L} ]* = /u.test(sentence)) return undefined;
  const kind = weighs
    ? 'consequence'
    : (/^why\b/i.test(label) && type === 'concept') || (/^reasons?$/i.test(label) && type === 'postmortem')
      ? 'cause'
      : /^why$/i.test(label) && type !== 'postmortem' && type !== 'runbook' && type !== 'troubleshooting'
        ? 'statement'
        : isRelease && /^(?:fix|(?:new )?features?)$/i.test(label)
          ? 'change'
          : type === 'postmortem' && /^(?:contributing|fix(?:es)?)$/i.test(label)
            ? /^fix/i.test(label)
              ? 'action'
              : 'cause'
            : /^(?:problems?|trouble|issues?)$/i.test(label) && PERSON.test(bare)
              ? 'contact'
              : kindOfLabel(label);
  // "Help: billing@acme.example": somebody to turn to.
  if (
    kind === 'contact' &&
    /^(?:help|problems?|trouble|issues?|get help|support)$/i.test(label) &&
    PERSON.test(bare)
  )
    return { kind, pieces: [`contact ${bare}`] };
  if (/^before(?:hand)?(?: (?:day (?:1|one)|(?:the |your )?first day|you start))?$/i.test(label))
    return { kind: isImperative(value) ? 'step' : 'requirement', pieces: cutSteps(value) };
  // "Verify - can take 48 hours": an order, and what is said of it.
  if (kind === 'check' && /^(?:verify|check)$/i.test(label) && lacksSubject(value)) return undefined;
  // A rule with its name stays whole.
  if (type === 'policy' && (kind === 'change' || kind === 'limit')) return undefined;
  if (!kind || (kind === 'response' && /\b[45]\d\d\b/.test(value))) return undefined;
  // "from (date, required), status (open|closed)" are named without code.
  const named = cutNames(value).map(sharing);
  const areChoices = type === 'adr' || type === 'design';
  if (
    kind === 'option' &&
    !areChoices &&
    named.every((one) => /^[\w.-]+ \(.+\)$|^[A-Z][A-Z\d]*_[A-Z\d_]+(?: \(.+\))?$/.test(one))
  )
    return { kind, pieces: named.map((one) => withPlace(label, one.replace(/^[\w.-]+/, '`$&`'))) };
  if (kind === 'option' && !/^`?--?\w|^`/.test(value))
    return type === 'reference' || type === 'readme' || type === 'api-reference'
      ? {
          kind,
          pieces: named.map((one) =>
            withPlace(label, one.replace(/^(?:[a-z_$]|[A-Z][A-Z\d]*_)[\w.$-]*/, '`$&`')),
          ),
        }
      : { kind: 'alternative', pieces: cutItems(value).map(writeItem) };
  if (kind === 'option') return { kind, pieces: cutAt(bare, /[;,]\s+(?:and\s+)?(?=`?--?\w|`)/) };
  const orders = kind === 'usage' ? cutSteps(value) : [];
  if (orders.length > 1 && orders.every((order) => isImperative(order) || isCommand(order)))
    return { kind: 'step', pieces: orders };
  if (kind === 'usage')
    return {
      kind,
      pieces: [
        !value.includes('`') && /[=({]/.test(bare) && !/^\p{Lu}\p{Ll}+ /u.test(bare) ? `\`${bare}\`` : bare,
      ],
    };
  if (kind === 'problem') return { kind, pieces: withRemedies(cutAt(bare, /;\s+|,\s+(?=\d{3}\b)/)) };
  if (kind === 'alternative' && !value.includes(';'))
    return { kind, pieces: splitOptions(value.replace(/\.$/, '')) };
  // "What happened: logins failed" tells it in a sentence, without the times.
  if (
    kind === 'timeline' &&
    /^what/i.test(label) &&
    !/^\D{0,8}\d{1,2}:\d\d\s+(?!(?:and|to)\b|[-–])/.test(value)
  )
    return { kind: 'statement', pieces: [bare] };
  if (kind === 'question') return { kind, pieces: cutAt(value, /(?<=\?),?\s+(?=\S)/) };
  if (kind === 'timeline') return { kind, pieces: cutAt(bare, /\s+[/|]\s+|;\s+/) };
  if (kind === 'action' || (kind === 'requirement' && (isEnumeration(value) || isThings(value))))
    return {
      kind,
      // "subscribe to the feed, Mia": who does it is no action of its own.
      pieces:
        kind === 'action' && cutItems(value).some((one) => !one.includes(' ')) ? [bare] : cutItems(value),
    };
  // "Afterwards: styles, clustering" names what to read next.
  if (
    kind === 'step' &&
    /^after/i.test(label) &&
    type === 'tutorial' &&
    cutItems(value).every((one) => one.split(' ').length < 4 && !isClause(one))
  )
    return { kind: 'action', pieces: cutItems(value) };
  // "After: lag below 1k" tells how it is then.
  if (kind === 'step' && /^after/i.test(label) && !isImperative(value))
    return { kind: 'check', pieces: [bare] };
  if (kind === 'step' || (kind === 'rollback' && isImperative(value)))
    return { kind, pieces: cutSteps(value) };
  const isNonGoals = kind === 'scope' && NON_GOALS.test(label);
  const isList =
    (LISTED.has(kind) && !/^impact$/i.test(label) && isEnumeration(value, kind === 'consequence')) ||
    isNonGoals ||
    (/^features?$/i.test(label) && !isRelease);
  const pieces =
    isList && !value.includes(';')
      ? cutItems(value)
      : cutAt(bare, kind === 'consequence' ? /;\s+|\s+\/\s+/ : /;\s+(?:and\s+)?(?:then\s+)?/).map((piece) =>
          piece.replace(/^[+-]\s+/, ''),
        );
  // What a label alone tells stays with each piece: "Fixed: a crash", "Retries: 5 times".
  const told =
    (kind === 'change' && !/^(?:changes|what|difference)/i.test(label)) ||
    (kind === 'breaking' && /^(?:removed|removals?|dropped)$/i.test(label)) ||
    (kind === 'status' && /^decid/i.test(label)) ||
    (kind === 'statement' && /^why$/i.test(label) && !isClause(value) && hasSteps(type)) ||
    (kind === 'requirement' && !/^(?:pre-?req|require|before|you|what you|need)/i.test(label)) ||
    (kind === 'consequence' && /^(?:good|bad|pros|cons|upsides?|impact|mitigations?)$/i.test(label)) ||
    (kind === 'contact' &&
      !/^(?:contact|escalat|support|help$|get help|who to call)/i.test(label) &&
      !isImperative(value)) ||
    (kind === 'contributing' && !/^contribut/i.test(label)) ||
    isNonGoals ||
    (kind === 'limit' && !/^limit|^quota|^constraint/i.test(label));
  return {
    kind,
    pieces: told
      ? pieces.map(
          (piece) =>
            `${/^features?$/i.test(label) ? 'New' : capitalized(label)}: ${kind === 'change' ? piece.replace(/^new /i, '') : piece}`,
        )
      : pieces,
  };
}

/** Whom or where to ask: an address, a channel, or a few words that say nothing. */
const PERSON =
  /^(?:\S+@\S+\.\w+|#[\w-]+|(?:the |our )?(?:[\w-]+ ){0,2}(?:support|team|desk|hotline|reception|manager|admins?|office|on-?call)(?: (?:team|desk))?)$/i;

/** Before a label that begins what could be a sentence of its own: "… for 10 min. impact: late orders". */
const LABEL = /(?<=[.;!?]|,(?=\s+(?:auth|query|body|params|headers)\b))\s+(?=(\p{L}[\p{L} '’-]{1,28}?):\s)/gu;

/** A text cut before each label of a part of a document. */
export function splitAtLabels(text: string): readonly string[] {
  const starts = [...text.matchAll(LABEL)]
    .filter(([, label = '']) => kindOfLabel(label) !== undefined)
    .map(({ index }) => index);
  return [0, ...starts].map((start, at) => text.slice(start, starts[at]).trim());
}

/** "merge several tracks, elevation smoothing": things, and not one sentence with a comma. */
function isEnumeration(value: string, mayBeClauses = false): boolean {
  const pieces = cutItems(value);
  return (
    pieces.length > 1 &&
    pieces.every(
      (piece, index) =>
        piece.split(/\s+/).length > 1 &&
        (piece.split(/\s+/).length < 10 || isClause(piece)) &&
        // "split view, lets you see two documents": what it does.
        !(index > 0 && lacksSubject(piece)) &&
        !(index > 0 && isImperative(piece) && !isImperative(pieces[0] ?? '')) &&
        !/^(?:use|if|when|then|now|also|see|with|without|for|from|in|on|at|by|to|up|about)\b|[.;:]\s/i.test(
          piece,
        ) &&
        (mayBeClauses || !/^(?:it|they|you|we)\b/i.test(piece)),
    )
  );
}

/** "arm, USB cable, 3 foam cubes": three things or more. */
const isThings = (value: string): boolean => {
  const items = cutItems(value);
  return items.length > 2 && !items.some(isClause);
};

/** What to do about a problem stands with it. */
function withRemedies(pieces: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last !== undefined && isImperative(piece)) whole[whole.length - 1] = `${last}. ${capitalized(piece)}`;
    else whole.push(piece);
  }
  return whole;
}
