/** Something new of a kind that a document lists: a setting, an error, a plan. */
export interface NewEntry {
  /** What it is one of; empty where that is not said. */
  readonly noun: string;
  /** As it is written, in code where it is code. */
  readonly name: string;
  /** What is told of it in short: "string", "default 300", "$5 per month". */
  readonly attributes: readonly string[];
  /** What it is or does; empty for a name alone. */
  readonly does: string;
  /** What has it, as code: "GET /v1/orders". */
  readonly owner: string;
  /** The one that it stands behind, or before, where that is said. */
  readonly after?: string;
  readonly before?: string;
}

const NAME = String.raw`(?<name>\x60[^\x60\n]+\x60|["“][^"”\n]{1,40}["”]|\*\*[^*\n]{1,40}\*\*|\d{1,4}(?!\d|[.,:]\d|\s?%)|\p{Lu}[\p{Lu}\d]*_[\p{Lu}\d_]+|\p{Lu}[\p{L}\d.+-]*(?: (?:\p{Lu}[\p{L}\d.+-]*|\d+))*|\p{Ll}+[-_][\p{L}\d_-]+)`;
const NOUN = String.raw`(?:(?:\p{Ll}+ )?(?:optional|required|query|path|request) )?(?<noun>\p{Ll}[\p{Ll}-]+(?: \p{Ll}+)?|\p{Lu}{2,})`;
const REST = String.raw`(?:(?: \((?<inside>[^()]*)\))?(?:,? (?:that|which|to|for|when|if|means|says|shows) |[:,;] | [–—-] | with | at |\. )(?<does>.*?)|(?: \((?<only>[^()]*)\))?)[.!]?`;
const ADDS = String.raw`(?:please )?(?:also )?(?:there(?:['’]s| is)(?: now)?(?: also)?|(?:we )?(?:have |now |also )*(?:added?|introduced?|offer|support|have|ship)|add|introduc(?:e|ing)|new:?)`;
const WORDINGS: readonly RegExp[] = [
  `^(?:[Yy]ou|[Uu]sers|[Cc]lients|[Cc]allers) (?:now |also )*(?:must|need to|have to|should) (?:now |also )*(?:set|pass|provide|send|give|include|define) (?:an? |the )?(?:\\p{Ll}+ )?(?<name>\x60[^\x60]+\x60|\\p{Lu}[\\p{Lu}\\d]*_[\\p{Lu}\\d_]+)(?<noun>)(?:(?:,| because| or) (?<does>[^|]*?))?[.!]?$`,
  `^${ADDS} (?:an? |the |another )(?<name>\\p{Lu}+-?\\d+): (?<does>[^|]*?)[.!]?$`,
  `^(?:${ADDS} )?(?:an? |the |another )?(?:new|additional|extra) ${NOUN}(?:,| for| called| named|:)? ${NAME},? \\(?(?<inside>\x60[^\x60\n]+\x60)\\)?:? (?<does>\\S.*?)[.!]?$`,
  `^(?:${ADDS} )?(?:an? |the |another )?(?:new|additional|extra) ${NOUN}(?:,| for| called| named|:)? ${NAME}${REST}$`,
  `^(?:${ADDS} )?(?:an? |the )?new ${NOUN}, (?<name>\\p{Ll}[\\w-]+), (?:that|which|to|for) (?<does>\\S.*?)[.!]?$`,
  `^(?:${ADDS} )?(?:an? |the )?new ${NOUN}: (?<name>\\p{Ll}[\\w-]+), (?<does>\\S.*?)[.!]?$`,
  `^(?:${ADDS} )?(?:an? |the )?new ${NOUN} (?:for|of|in|to) (?<owner>[^:\x60]{2,40}): ${NAME}${REST}$`,
  `^${ADDS} (?:an? |the |another )?(?:row |entry |line |item )?(?:for )?${NOUN}(?: for| called| named|:)? ${NAME}${REST}$`,
  `^(?:an? |the )?(?:(?:status|error|code) )*(?<name>\\d{3})(?: (?<noun>errors?|status|code|response)s?)? (?:is|are|gets?|will be) (?:now |also )*(?:returned|sent|thrown|raised|answered) (?:when|if|for) (?<does>[^|]*?)[.!]?$`,
  `^(?:the )?${NAME} is an? (?:new )?(?:optional |required )?(?<noun>\\p{Ll}+)${REST}$`,
  `^(?:the )?(?<noun>\\p{L}[\\p{Ll}-]+(?: \\p{Ll}+)?) ${NAME}(?:(?: now)? (?:means|indicates|stands for)(?: that)?|(?: (?:was|is|has been) (?:now )?(?:added|introduced|new))?(?:, (?<inside>[^:,]{2,40}))?:| [–—-]) (?<does>[^|]*?)[.!]?$`,
  `^(?:${ADDS} )?(?:an? |the )?${NAME} (?<noun>\\p{Ll}+)(?: (?:for|of|in|on|to) (?<owner>[^:]{2,60}?))?${REST}$`,
  `^(?<owner>[^.;:]{2,80}?) (?:now |also )*(?:accepts?|takes?|supports?|has|have|gets?|returns?|got) (?:an? |the )?(?:new |optional |required |additional )*(?:(?<noun>\\p{Ll}+(?: \\p{Ll}+)?):? )?${NAME}(?: (?<behind>\\p{Ll}+)(?=[ ,.(:]))?${REST}$`,
  `^(?<noun>(?:env(?:ironment)? )?(?:var(?:iable)?|flag|option|setting|parameter|field|header)) ${NAME}${REST}$`,
  `^(?:${ADDS} )?(?:the )?${NAME}${REST}$`,
].map((wording) => new RegExp(wording, 'su'));
/** What may be told of a setting without a title: its type, whether it is needed, what it is without. */
const ATTRIBUTE =
  /^(?:(?:an? )?(?:string|integer|int|number|bool(?:ean)?|object|array|date|float|list)s?|required|optional|(?:no )?default\b.*|defaults? (?:to|is)\b.*|.*\bby default)$/i;

/** "A new plan Business between Pro and Enterprise: …" */
const BESIDE =
  /(?<=^[^:]{4,60}),? (?:between (?<after>\p{Lu}[\p{L}\d]*) and \p{Lu}[\p{L}\d]*|(?:after|below) (?<behind>\p{Lu}[\p{L}\d]*)|(?:before|above) (?<before>\p{Lu}[\p{L}\d]*))(?=[:,])/u;

/** "New field `currency` (string) in the invoice object": what has it. */
const IN_OBJECT =
  /(?<=^new [^`]*`[^`]+`(?: \([^()]*\))?) (?:in|on|of|for|to) (?:the )?(?<owner>[^,.;:`]{2,40}?)(?: object| response| request| resource| payload| table| section)?[.]?$/iu;

/** "Add a row: `locale`, string": a row of the one table of such names. */
const ROW =
  /^(?:please )?(?:add|new|insert|include)(?: an?| another| the)?(?: new)? (?:row|line|entry)(?: to the table)?(?: for)?:? (?=`|(?-i:\p{Lu}))/iu;

/** "You need to pass …" */
const NEEDED = /^(?:you|users|clients|callers) (?:now |also )*(?:must|need to|have to) /i;

/** "Default 25, how often it is tried" */
const LED =
  /^((?:no )?defaults?(?: to| is)?:? ?[^\s,]*|string|integer|number|boolean|required|optional),\s+(?=\S)/i;

/** What has its name in code. */
const OF_CODE = /\b(?:parameter|field|option|flag|header|argument|attribute|property|variable|setting)$/;

/** Reads a guideline that names one thing of a kind, and tells what it is; undefined for any other. */
export function readNewEntry(guideline: string): NewEntry | undefined {
  const said = guideline
    .trim()
    .replace(
      /^(?:please )?(?:(?:mention|note|add|say|state|explain|document|remember|point out)(?: there)? that )?(?=\S)/iu,
      '',
    )
    .replace(ROW, 'new row: ');
  const place = IN_OBJECT.exec(said);
  const lowered = said
    .replace(IN_OBJECT, '')
    .replace(BESIDE, '')
    .replace(/^(?:There|We|Add|Added|Also|New|Introduc|A|An|The|Another|Support)(?=\p{Ll}*[ :'’])/u, (word) =>
      word.toLowerCase(),
    );
  for (const wording of WORDINGS) {
    const groups = wording.exec(lowered)?.groups;
    if (!groups) continue;
    const { behind: below, after = below, before } = BESIDE.exec(said)?.groups ?? {};
    const { noun = '', name = '', inside, only, does = '', owner = '', behind = '' } = groups;
    if (/\b(?:any ?more|no longer|(?:instead of|rather than) \S*\d)/i.test(does)) return undefined;
    if (/^(?:section|chapter|paragraph|heading|step|note|warning|tip|question|sentence|link)s?$/.test(noun))
      return undefined;
    // A sentence of its own names nothing that is listed.
    const isCode = name.startsWith('`');
    if (wording === WORDINGS.at(-1) && !isCode && inside === undefined) return undefined;
    if (
      wording === WORDINGS.at(-1) &&
      !/^(?:\([^()]*\))?\s?(?::| [–—-] )/.test(
        lowered.slice(lowered.indexOf(name) + name.length).trim() || ':',
      )
    )
      return undefined;
    if (/^(?:You|We|It|They|This|That|These|There)$/.test(name)) continue;
    // "`status=void`" is a value of something that there is.
    if (/^`[\w.-]+=[\w.-]+`$/.test(name)) return undefined;
    const isStatus = /^\d{3}$/.test(name) && does !== '';
    const isNeeded = NEEDED.test(said) && /_/.test(name);
    if (
      !isStatus &&
      !isNeeded &&
      noun === '' &&
      behind === '' &&
      owner === '' &&
      !isCode &&
      !/^\p{Lu}+-?\d+$/u.test(name)
    )
      return undefined;
    // "Cosmetic defects (Bronze 5 days, Gold 2 days)"
    const tail = / \(([^()]*, [^()]*)\)$/.exec(does)?.[1];
    const bracketed = (inside ?? only ?? tail ?? '').split(/[,;]\s+/).filter(Boolean);
    let rest = tail === undefined ? does : does.slice(0, -tail.length - 3);
    const led: string[] = [];
    for (let first = LED.exec(rest); first; first = LED.exec(rest)) {
      led.push(first[1] ?? '');
      rest = rest.slice(first[0].length);
    }
    const clauses = led.concat(
      rest.split(
        /;\s+|[,.]\s+(?:and )?(?=(?:an? )?(?:string|integer|number|boolean|required|optional|(?:it )?defaults?)\b|[^,;]*\bby default)/i,
      ),
    );
    const attributes = clauses
      .map((one) => one.replace(/^it /i, '').trim())
      .filter((one) => ATTRIBUTE.test(one));
    const told = clauses.filter((one) => !ATTRIBUTE.test(one.replace(/^it /i, '').trim())).join(', ');
    return {
      noun: noun || behind || (/^\d{3}$/.test(name) ? 'status' : ''),
      name:
        /^[A-Z][A-Z\d]*_[A-Z\d_]+$/.test(name) || (OF_CODE.test(noun) && /^\p{Ll}[\w-]*$/u.test(name))
          ? `\`${name}\``
          : name.replace(/^["“]|["”]$/g, '').replace(/^\*\*|\*\*$/g, ''),
      attributes: [...bracketed, ...(NEEDED.test(said) ? ['required'] : []), ...attributes],
      does: told.trim(),
      owner: owner || (place?.groups?.['owner'] ?? ''),
      ...(after !== undefined && { after }),
      ...(before !== undefined && { before }),
    };
  }
  return undefined;
}
