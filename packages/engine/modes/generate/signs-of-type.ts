import type { ContentType } from '../reading/content-type.ts';
import type { FactKind } from './signs.ts';

/** What the reader has when all is done. */
const GOAL =
  /^(?:at|by|in) the end,? (?:of (?:this|the) \w+,? )?(?:you|they|we|users|the reader)(?:(?:['’]ll| will| should))? (?:have|has|get|gets|see|know|can|end|own|understand|be|are|learn|hold)\b|^(?:the )?(?:goal|end result|result|outcome):? /i;
/** How it is when all is done. */
const AFTERWARDS =
  /^(?:(?:afterwards?|then|now),? (?:the|your|you|it)|(?:in|at) the end,? (?:the|your))\b(?! (?:can|must|may|should)\b)/i;
/** A condition that something is not as it should be. */
const TROUBLE =
  /^(?:if|when)\b[^,]{0,80}?\b(?:fail(?:s|ed)?|errors?|stuck|stays? (?:in|on|at)|hangs?|crash\w*|tim(?:es?|ed) out|refuse[sd]|denie[sd]|reject(?:s|ed)|wrong|missing|not found|(?:does|do|is|are|was|has|can|will|wo|did)n['’]t|cannot|can['’]t|complains?|grey(?:ed out)?|gray(?:ed out)?|disabled|blank|empty|times out|no \w+ (?:arrives|comes|appears|is (?:shown|sent|listed|free|available|left|found))|not (?:work\w*|start\w*|appear\w*|listed|shown|there|visible))\b[^,]*,/i;
/** What goes wrong for some. */
const SEEN =
  /^(?:people|users|some|many|you) (?:often|sometimes|usually|may|might) (?:get|see|end up with) an? (?:empty|blank|wrong|broken|black|white|error)\b/i;
/** What tells a fact's kind in documents of one type; looked at before the signs of all. */
export const SIGNS_OF_TYPE: Readonly<Partial<Record<ContentType, readonly (readonly [FactKind, RegExp])[]>>> =
  {
    concept: [
      // What is sent and how often, of a subject that the title names.
      ['step', /^retries\b|^the (?:[\w-]+ ){0,2}(?:header|topic|queue|port|field|format) is `/i],
      [
        'step',
        /^\*\*[^*]+:\*\* (?:retry|use|send|wait|call|ask)\b|^[^.:]{3,40}: (?:retry|use|send|wait|call|ask)\b/i,
      ],
      ['step', /^instead of [^,]{3,50},? we \p{Ll}+/iu],
      ['cause', /^without\b/i],
      [
        'trigger',
        /^(?:the |its )?(?:typical|common|usual|good|main) (?:uses?|use cases?|applications?) (?:is|are|include)\b|^\p{L}[^.,;]{0,40}? (?:is|are|isn['’]t|aren['’]t)(?: not| also)? (?:an? |the )?(?:good|bad|wrong|right|poor|best|better) (?:choice|fit|idea|option|tool)\b/iu,
      ],
      [
        'trigger',
        /^if you (?:need|want|have|only)\b|^you (?:do(?:n['’]t| not)|only) need (?:it|them|this) (?:for|if|when)\b/i,
      ],
      [
        'trigger',
        /^(?:(?:it|they) (?:is|isn['’]t|are|aren['’]t) )?(?:not )?(?:good|right|useful|ideal|bad|great|best|made|meant|suited|suitable|recommended) for\b/i,
      ],
      [
        'cause',
        /^(?:[\w-]+ ){1,4}(?:protects?|prevents?|avoids?) \S|^(?:this|it|that|because)\b.*\b(?:so that|because|since)\b/i,
      ],
      ['statement', /^don['’]t confuse\b/i],
      [
        'trigger',
        /^(?:do not|don['’]t|never|avoid) us(?:e|ing)\b|^(?:this|it|that|they) (?:makes?|lets?|allows?|helps?|protects?|prevents?|avoids?)\b|^(?:this|it|that|they) (?:do(?:es)?(?: not|n['’]t)|can(?:not|['’]t)) (?:protect|replace|guarantee|work|help|cover|solve)\b|\b(?:use(?:ful)? (?:it|them|this) (?:for|when|if)|is (?:right|made|good|meant) for)\b/i,
      ],
      [
        'limit',
        /\b(?:kept|valid|stored|cached|retained|live) (?:for )?\d|\bcan (?:have|hold|contain|store|keep) (?:up to |at most )?\d|\bafter \d+ (?:seconds|minutes|hours|days|weeks|months)\b/i,
      ],
      [
        'step',
        /\b(?:is|are) (?:\w+ly )?(?:taken|evaluated|sent|stored|processed|routed|queued|computed|checked|matched|delivered|replicated|written|read|copied|encrypted|signed|cached|synced|rebuilt|assigned|created|generated|picked|passed|split|merged|retried|collected|calculated|applied)\b|^(?:if|when|once|after|first|then|every time|each time|otherwise|as soon as)\b/i,
      ],
    ],
    adr: [
      ['alternative', /^\*\*[^*]+:\*\* /],
      ['status', /^date:? \d{4}-|\bstatus:? (?:is )?(?:proposed|accepted|approved|rejected|superseded)\b/i],
      [
        'status',
        /^\p{Lu}\p{Ll}+(?:(?:,| and|, and) \p{Lu}\p{Ll}+)* (?:have )?(?:agreed|decided|approved|signed off)(?: (?:this|it))?(?: on)?(?=\.?$| \d| \p{Lu}\p{Ll}+ \d)/u,
      ],
      // "Planned for Q3."
      [
        'timeline',
        /^(?:(?:this|it) is )?(?:planned|scheduled|due|targeted) (?:for|in|by|on) \S+(?: \S+)?\.?$/i,
      ],
      // "Kafka would be overkill."
      ['alternative', /^\p{Lu}[\w.+#-]*(?: \p{Lu}[\w.+#-]*)? would be (?:overkill|too)\b/u],
      ['decision', /^[Ww]e propose \p{Lu}/u],
      ['decision', /^(?:behind )?(?:an? )?feature flag\b|^roll(?:ed)? ?out\b/i],
      ['decision', /^we (?:(?:want|plan|propose|intend) to|take (?!care\b|part\b|place\b))\b/i],
      [
        'status',
        /^(?:proposed|accepted|approved|rejected|superseded)\b|^(?:the |this )?decision was (?:made|taken) (?:by|on|in)\b|^(?:we|it was|this was) (?:agreed|decided)(?: (?:on )?(?:this|it))? (?:on|in|by) (?!use\b)/i,
      ],
      [
        'alternative',
        /^we (?:also |first |briefly )?(?:thought (?:about|of)|tried|discussed)\b|^an? [^,.]{3,50}? would\b/i,
      ],
      [
        'consequence',
        /^it (?:costs|adds|means|gives|makes|saves)\b|^(?:with|using) [^,]{3,40} we (?:get|gain|lose|can|have|need|save)\b|^(?:on the (?:other|plus|minus) (?:hand|side)|in return|the (?:price|upside|downside|benefit) (?:is|of)|this (?:gives|means|makes|lets|allows|forces|costs)|we (?:gain|lose|save|give up))\b|^(?:users|customers|people) (?:may|might) (?:see|notice|have|need|get)\b|^(?!we\b)[^,;]{3,60} (?:will (?:see|have|need|get|be|no longer)|must|(?:has|have|needs?) to)\b|^(?:more|less|fewer|slower|faster|no more|one more|extra)\b/i,
      ],
    ],
    design: [
      [
        'scope',
        /^we (?:do(?:n['’]t| not)|won['’]t|will not) (?:want|plan|intend|aim|try|need) to\b|^(?:this|it) (?:is not about|isn['’]t about|does(?:n['’]t| not) cover)\b/i,
      ],
      ['goal', /^we want (?!to (?:move|use|switch|replace|introduce|migrate|adopt)\b)/i],
      [
        'decision',
        /^(?:we|the team)(?:['’]ll| will| plan to| propose to| are going to|['’]re going to) (?!be\b|not\b|have\b|see\b|know\b|lose\b|need\b)/i,
      ],
      ['action', /^we (?:start|begin|pilot) (?:with|in|on|at) \S/i],
      [
        'action',
        /^(?:we )?(?:ship|launch|release|roll ?out|go live|beta|GA|deadline|due|target)\b.{0,60}?(?:\b(?:by|on|in|until|before|from)\b|:) (?:\d|[A-Z]\p{Ll}+ \d|Q[1-4]\b|week\b)/iu,
      ],
    ],
    postmortem: [
      ['good', /^we (?:got|were) lucky\b|\bhelped (?:us|a lot)\b/i],
      ['action', /^(?:we(?:['’]ll| will| want| plan| are going| need)|from now on)\b/i],
      [
        'timeline',
        /^(?:(?:it )?(?:started|began|ended|detected|noticed) )?(?:at |around |by |from )?\d{1,2}:\d\d\b|^(?:detected|noticed|fixed|resolved|mitigated|found|reported|rolled back)\b.* at \d{1,2}:\d\d\b/i,
      ],
      [
        'consequence',
        /^(?:about |around |some |over |~)?\d[\d.,]* [\p{L}-]+s (?:were|was|could|did|had|got|failed|lost)\b|\b\d[\d.,]*\s?(?:%|percent) of\b|(?<!:)\b\d[\d.,]* (?:\w+ )?(?:users|customers|orders|requests|logins|payments|records|accounts|people|tickets)\b/iu,
      ],
      [
        'timeline',
        /^\p{L}[^,;:]* \p{L}+(?:ed|ew|id|ot|ook|aw|ent)\b[^.]* at \d{1,2}(?:(?::\d\d)? ?[ap]m|:\d\d)\b/iu,
      ],
      [
        'bad',
        /^(?:we|support|the team) (?:only )?(?:found out|noticed|heard|learned|were told) .*\b(?:customers?|users?|tweets?|complain\w*|not alert\w*)\b|^(?:we|the alert|the team|nobody|support) [^.]{3,60} (?:too )?late\b(?! by)|^nobody\b|^no (?:one|alert)\b/i,
      ],
      [
        'cause',
        /^an? (?:[\w-]+ ){0,3}(?:change|deploy(?:ment)?|migration|release|update|commit|rollout|push|typo|bug)\b(?!.*\b(?:fixed|solved|resolved|restored|helped)\b)|^(?:the |an? |our )?(?:[\w-]+ ){1,3}(?:was|were|had been) (?:changed|deployed|upgraded|migrated|switched) |\b(?:root cause|expired|had (?:been|run)|because|due to|caused by|was (?:misconfigured|missing|full|wrong))\b/i,
      ],
    ],
    readme: [
      ['problem', TROUBLE],
      ['step', /^you (?:can )?(?:install|build|run|start|add|get) (?:it|this)\b/i],
      [
        'requirement',
        /^(?:works|runs) (?:on|with|under)\b|^(?:Node(?:\.js)?|Python|Go|Rust|Java|PHP|Ruby|Deno|Bun) v?\d[\d.]*(?:\+| or (?:later|newer|above|higher))?\.?$/i,
      ],
      ['usage', /^`[\w.]+\([^`]*\)` (?:returns|gives|prints)\b/],
      ['contributing', /^(?:build|(?:the )?tests?(?: (?:are )?run)?|run (?:the )?tests|develop) with\b/i],
      ['usage', /^by default,? it\b/i],
      [
        'limit',
        /^(?:no|not)\b.*\b(?:yet|so far|at the moment)\b|^not (?:for|meant|made|intended|suitable|suited)\b|\b(?:is|are)(?: not|n['’]t) (?:yet )?supported\b/i,
      ],
      [
        'usage',
        /^(?:the )?(?:config(?:uration)?|settings|profiles) (?:is|are|lives?|file|goes?)\b|^`[\w.-]+ [^`]+`(?:\.$| (?:does(?:n['’]t| not)?|only|also|never|[a-z]+s)\b)|^(?:the )?exit (?:codes?|status)\b/i,
      ],
    ],
    'api-reference': [
      ['problem', /\b[45]xx\b/i],
      [
        'requirement',
        /^(?:the |your |an? )?(?:[\w-]+ )?(?:key|token|credentials?) (?:goes|go|is sent|is passed|belongs) (?:in|as)\b/i,
      ],
      ['requirement', /^(?:the )?(?:header )?`?authorization\b|\bbearer token\b/i],
      ['option', /^(?:path|query|header|body) param(?:eter)?s? /i],
      [
        'response',
        /^(?:it )?(?:returns?|answers|responds)\b|^(?:the )?(?:response|answer)(?: body)? (?:is|has|contains|holds) |^each (?:item|entry|object|element|record|row) (?:has|contains|holds|is)\b/i,
      ],
      [
        'requirement',
        /^(?:needs?|requires?) (?:the )?(?:scope|permission|role|token)\b|^(?:authenticate\b|you need the `[^`]+` (?:scope|permission|role))/i,
      ],
    ],
    policy: [
      ['scope', /^(?:this policy is )?not for\b/i],
      ['scope', /^(?:this policy is )?for (?:everyone|everybody|all|anyone)\b/i],
      ['scope', /^everyone\b.*\b(?:takes part|participates|is (?:part|covered|included))\b/i],
      ['contact', /^(?:for )?questions\b|^(?:send|contact|ask|report)\b.*(?:@|#|\bquestions?\b|\bhelp\b)/i],
      ['step', /^(?:ask|call|e-?mail|contact|report|send|page) /i],
      ['statement', /\bowner\b|@|#/],
    ],
    'release-notes': [
      [
        'breaking',
        /\(breaking(?: change)?\)|^(?:remove|drop)\b|^(?:we|this (?:release|version)) (?:have |has |now )?(?:drop|remov|end)(?:s|p?ed|e|es)? (?!.*\b(?:bugs?|crash(?:es)?|errors?)\b)|^support for [^.]{2,40} (?:ends|(?:is|was|has been) (?:dropped|removed|over))\b|^(?!.*\b(?:bugs?|issues?|problems?|crash(?:es)?|errors?|glitch(?:es)?)\b).*\b(?:is|are) (?:gone|removed)\b/i,
      ],
      [
        'change',
        /^(?:add|fix|support|improve|rename|bump|speed up|handle|avoid|prevent|reduce|allow|deprecate)\b/i,
      ],
      ['change', /^deprecated: |\b(?:can now|now (?:has|have|supports?|shows?))\b/i],
      [
        'breaking',
        /\b(?:is|are)(?:n['’]t| not) supported any ?(?:more|longer)\b|\bno longer supports?\b|\bneeds? (?:at least )?\S+ \d+ now\b/i,
      ],
      ['step', /^(?:to|after|before) (?:updat|upgrad|install)(?:e|ing)?\b/i],
      ['contributing', /^(?:many )?thanks to\b|^contributors?\b/i],
      ['change', /^(?:new|minimum|maximum)\b|^the (?:minimum|maximum)\b/i],
      ['problem', /^known (?:issue|problem|bug)s?\b/i],
    ],
    'how-to': [
      ['problem', SEEN],
      [
        'detail',
        /^(?:do|repeat) (?:this|it|that|all of this) (?:every|once|at least|after|daily|weekly|monthly)\b/i,
      ],
      [
        'requirement',
        /^before \p{Ll}+ing\b[^.]*?\b(?:check|make sure|ensure|verify|back up|save|tell|ask|have)\b/iu,
      ],
      ['requirement', /^(?:plan|allow|reserve|expect)(?: for)? (?:about |around |up to |at least )?\d/i],
      [
        'requirement',
        /^(?:the )?min(?:imum|\.)? (?:[\w.]+ )?version\b|^(?:you['’]ll need|bring|have ready)\b|^[A-Z][\w.]* v?\d[\d.]*\+(?= |\.$)/i,
      ],
      ['detail', /^\p{L}+ (?:(?:it|them) )?(?:at )?any ?time\b/iu],
      ['requirement', /^for (?:[\w-]+ ){0,2}(?:admins|administrators|owners|managers|editors|members)\b/i],
      ['check', AFTERWARDS],
      ['problem', TROUBLE],
    ],
    runbook: [
      [
        'cause',
        /^(?:usually|mostly|often|typically)\b(?!,? (?:it|this|they) (?!is (?:because|caused|due)\b|was\b)\p{Ll}+)/iu,
      ],
      [
        'trigger',
        /^you(?:['’]ll| will)? (?:notice|see|know|recogni[sz]e) (?:it|this) (?:by|from|when|in)\b/i,
      ],
      ['trigger', /^(?:\w+ )?alert ["“:]/i],
      ['trigger', /^[Aa]lert `?(?:[a-z\d]+_\w|[A-Z]\w*[a-z][A-Z])/],
      ['trigger', /^(?:the )?alert (?:is|fires|named?|triggers)\b|\b(?:alert|alarm|page|monitor) fires\b/i],
      [
        'diagnosis',
        /^(?:first|start with|to start),? (?:look|check|open|see)(?:ing)?\b|^look (?:at|in|for)\b/i,
      ],
      [
        'diagnosis',
        /^(?:(?:first|then|next),? )?(?:check|look up|inspect|find out) (?:which|what|how|who|whether)\b/i,
      ],
    ],
    troubleshooting: [
      ['action', /^(?:how )?to (?:prevent|avoid) (?:it|this|that)\b/i],
      ['problem', TROUBLE],
      ['diagnosis', /^(?:the )?logs? (?:are |is )?(?:at|in|under)\b/i],
      ['contact', /^(?:call|contact|ask|write to|e-?mail|send) .+ if (?:this|that|it|nothing|none)\b/i],
      ['contact', /^if you need help,/i],
      ['contact', /^(?:support|service|hotline|phone|help ?line):? [+\d(]/i],
      [
        'problem',
        /^(?!(?:support|contact|help|e-?mail|phone|note|logs?)\b)[^:.`]{5,70}(?::|\s[-–—]|\s(?:->|=>|→))\s+[\p{L}"`]/iu,
      ],
    ],
    quickstart: [
      ['problem', SEEN],
      ['problem', TROUBLE],
      ['action', /^next,? (?:read|see|look at|try|learn)\b|^(?:to learn more|read more)\b/i],
    ],
    tutorial: [
      ['problem', SEEN],
      ['action', /^(?:(?:at|in) the end,? )?(?:link|point|refer) (?:them )?to\b/i],
      ['check', AFTERWARDS],
      ['check', /^(?:at|by|in) the end\b.*\bshould (?:see|get|have|be able)\b/i],
      ['goal', GOAL],
      ['goal', /^you (?:should |will )?end up with\b/i],
      [
        'action',
        /^(?:next,? you (?:can|could|should|may|might)|after (?:that|this),?:? (?:you can |try|read|see|learn|look at))\b/i,
      ],
      ['goal', /^you(?:['’]ll| will)? (?:build|create|make)\b/i],
      ['problem', TROUBLE],
      ['action', /^next,? (?:read|see|look at|try|learn)\b|^(?:to learn more|read more)\b/i],
      ['requirement', /^you start (?:with|from)\b/i],
      ['requirement', /^(?:we|this tutorial) (?:will )?uses? (?=\S)|^you need (?=\S)/i],
    ],
  };
