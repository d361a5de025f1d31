import {
  BE,
  classesOf,
  DETERMINER,
  HAVE,
  MODAL,
  NUMBER,
  OBJECT_PRONOUN,
  PREPOSITION,
} from '../../spelling/function-words.ts';
import { ADJECTIVE, ADVERB, NOUN, PAST, PLURAL, THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import type { ContentType } from '../reading/content-type.ts';

/** What a fact is about: where in a document it belongs. */
export const FACT_KINDS = [
  'goal',
  'scope',
  'trigger',
  'requirement',
  'diagnosis',
  'step',
  'check',
  'rollback',
  'cause',
  'problem',
  'warning',
  'limit',
  'breaking',
  'change',
  'decision',
  'alternative',
  'consequence',
  'status',
  'contributing',
  'license',
  'usage',
  'endpoint',
  'option',
  'contact',
  'question',
  'timeline',
  'good',
  'bad',
  'action',
  'response',
  'detail',
  'statement',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** The first that matches decides. */
export const SIGNS: readonly (readonly [FactKind, RegExp])[] = [
  [
    'scope',
    /^(?:(?:(?:it|this|(?:this|the) policy) )?(?:applies|does not apply|doesn['’]t apply) to|(?:it|this|(?:this|the) policy) covers|(?:it['’]s|(?:it|this|(?:this|the) policy) is) (?:valid|binding|mandatory) for|for whom:)|\b(?:are|is) (?:exempt|eligible|covered|not covered)\b|^(?:\S+ ){1,4}(?:staff|employees|contractors|people|workers) only\b/i,
  ],
  ['endpoint', /^`?(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+\/\S*/],
  [
    'option',
    /^`[^`]+`\s*(?:[:=(–—-]|\s(?:sets?|is(?! (?:now|valid|returned|shown|sent|gone|deprecated|empty)\b)|controls?|enables?|disables?|defaults?)\b)|^`?--?[a-z][\w-]*\b/,
  ],
  ['question', /\?(?:\n|$)/],
  [
    'response',
    /^(?:returns?:?|answers?(?: with)?:?|responds(?: with)?|success:?) `?2\d\d\b|^`?2\d\d`?[\s:–—-]/i,
  ],
  [
    'problem',
    /^errors?:? `?[45]\d\d\b|^(?:`?[45]\d\d`?|exit `?\d{1,3}`?)(?=[\s:,=–—-]+\p{L})|^(?:(?:the )?(?:alarm|error|fault|code)s? (?:code )?)?(?:[A-Z]{1,4}[-_]?\d{2,4}|0x[0-9a-f]+)\b.{0,40}\s?(?:=|:|→|means)|^(?:alarm|error|fault) .{1,40}(?:=|:|→)/iu,
  ],
  [
    'limit',
    /\b(?:over|above|beyond|more than|larger than|older than) \d.{0,40}\b(?:can(?:not|['’]t)|(?:is|are)(?: not|n['’]t| rejected| refused| ignored| truncated)|fails?)\b/i,
  ],
  [
    'problem',
    /^(?:if|when) (?:[\w`./-]+ ){1,3}(?:says|shows|prints|reports|returns|answers) ["“`\d]|^(?:if|when) (?:you|it|they) (?:get|see|receive)s? (?:an? )?(?:\S+ ){0,2}?(?:error|[45]\d\d\b|["“`])/i,
  ],
  [
    'requirement',
    /^(?:you|users?) need (?:an?|the|\p{Lu}|\d)|\bonly (?:the |an? )?\S+(?: \S+){0,2} (?:can|may|sees?)\b|^no (?:\S+ ){1,4}(?:needed|required|necessary)\b/iu,
  ],
  [
    'rollback',
    /^to go back\b|^(?:to )?(?:roll(?:ing)? ?back|undo|revert)\b(?! the (?:last )?(?:deploy|release)\b)/i,
  ],
  ['requirement', /^auth(?:entication|ori[sz]ation)?\b/i],
  [
    'contributing',
    /^(?:contribut\w+|pull requests|patches|PRs|bug reports)\b|\b(?:PRs?|pull requests?|patches) (?:are )?welcome\b/i,
  ],
  [
    'license',
    /^(?:(?:MIT|Apache[- ]2\.0|BSD-\d-Clause|(?:A|L)?GPL-?[\d.]+(?:-\w+)*|MPL-2\.0|ISC)(?: or |\.?$))+|^(?:\S+ ){0,4}(?:MIT|Apache|GPL|LGPL|AGPL|BSD|MPL|ISC|Unlicense|EUPL|CC0|proprietary)\b.*\blicen[cs]ed?\b|\blicen[cs]ed? (?:under|is|:)|^licen[cs]e:? (?:MIT|Apache|(?:A|L)?GPL|BSD|MPL|ISC)/i,
  ],
  [
    'status',
    /^(?:decided|accepted|approved|agreed|proposed|superseded|rejected)\b.{0,80}(?:\bby\b|\bon\b|\d{4}-\d\d)/i,
  ],
  [
    'contact',
    /^(?:contact|escalate|page|call|ask|reach out to|email(?! (?:of|is|and|or)\b))\s|\bcontact \S+@/i,
  ],
  [
    'breaking',
    /^(?:breaking|removed|dropped)\b|\bbreaking change|\bno longer (?:works?|supports?|accepts?|returns?|exists?|available|supported)\b|\b(?:is|are) now (?:an? )?(?:async|required|optional|disabled|enabled|mandatory)\b|\b(?:was|were|must be|(?:has|have) been) (?:renamed|removed|replaced|dropped)\b|^\S+ (?:removed|dropped)\b/i,
  ],
  [
    'change',
    /^(?:(?:added|fixed|removed|changed|deprecated|deprecate|improved|renamed|updated)\b[:\s]|(?:new|security|bug ?fix(?:es)?|perf(?:ormance)?):)/i,
  ],
  [
    'decision',
    /\b(?:we['’]ll use|we(?:'d| would|['’]ll| will)? (?:go|went|settled) (?:with|for|on)|we(?:['’]re| are) going (?:with|for)|we (?:pick|choose|opt for|settle on|decided|chose|will use|picked|selected|agreed)|decided to|decision:|(?:the )?decision is)\b/i,
  ],
  [
    'alternative',
    /\b(?:alternatives?|we (?:also )?(?:considered|looked at|evaluated|compared)|considered options?|other options?|rejected|ruled out)\b|^(?:instead of|we|they)\b.*\binstead of\b/i,
  ],
  [
    'consequence',
    /^revisit\b|\b(?:as a consequence|consequences?|trade-?offs?|downsides?|drawbacks?|this means that|as a result)\b/i,
  ],
  [
    'problem',
    /\b(?:if (?:it|this|the|you).{0,60}(?:fails?|errors?|breaks?|crash|times? out|does(?:n['’]t| not)|is (?:down|missing|wrong|refused))|errors?:|fails with|error code|symptoms?|known issue|when .{0,60}\bfails)\b/i,
  ],
  [
    'warning',
    /^(?:warning|caution|important|danger|never|do not|don['’]?t|be careful)\b|\b(?:can(?:not|['’]t| not) be undone|irreversible|(?<!\b(?:no|without(?: any)?) )data loss|deletes? all|destroys?|must not|must never)\b/i,
  ],
  [
    'check',
    /^(?:(?:first|then|next|finally),? )?(?:verify|check|confirm|make sure|ensure|test) (?:that |whether )?|^to (?:test|verify|check|confirm)\b|\byou should (?:see|get|receive)\b|^(?:you are )?done when\b|^if (?:it|that|this|all|everything) (?:has )?(?:worked|went (?:well|right|fine))\b|\bshould (?:return|respond|print|show|drop|fall|rise|appear|turn|read)\b|\b(?:light|led|lamp|indicator)\b.{0,20}\b(?:turns?|goes|shows?|lights? up|is on)\b|^(?:it['’]?s? (?:is )?)?ready (?:after|in|when|within)\b|\bshould (?:now )?be (?:called|named|shown|listed)\b|\bshould (?:now )?(?:be|stay) (?:above|below|under|over|at|back|empty|(?:less|more) than|between|\d)|^`[^`()]+` (?:should )?(?:prints?|shows?|returns?|lists?|outputs?|answers?|says?)\b|\bconfirmation (?:e-?mail|message) (?:comes|arrives|is sent)\b|^you (?:get|receive|see) an? (?:e-?mail|message|notification|confirmation)\b/i,
  ],
  [
    'limit',
    /\b(?:at most|up to|max|maximum|minimum|at least|limit(?:ed)?|quota|no more than|expires?|timeout|rate limit|per (?:second|minute|hour|day|month)|(?:must|should|has to|have to|needs? to)\b.{0,60}\bwithin \d+|(?:free|basic|pro|premium|business|team|enterprise) (?:plan|tier))\b/i,
  ],
  [
    'requirement',
    /\b(?:requires?|(?:required|needed)(?! (?:every|each|once|by|for|to|if|when)\b)|prerequisites?|you need(?! to (?!have|be))|must have|(?<!n['’]t |not )needs? (?:an?|the|to (?:have|be))|needs? \S+ v?\d|only \S+(?: \S+){0,4} (?:may|can|should)|(?:version|node(?:\.js)?|python|java|go) (?:\d|>=)|permissions?|before you|you (?:must|need to|have to) (?:be|have))\b/i,
  ],
  [
    'contact',
    /\b(?:contact(?! (?:is|are|was|has|form|details)\b)|escalate|(?:page|call|ping|tell|ask|wake) (?:the |our )?(?:[\w-]+ )?on-?call|slack (?:channel|us|#)|(?:in|on) slack\.?$|(?:service |page |process )?owner(?:s|ed by)?(?: is|:)|e-?mail (?:us|them|to)|support team|reach out)\b|(?:^|[\s(])[@#][a-z][\w-]+(?![\w/-])/i,
  ],
];
/** What the reader has when all is done. */
const GOAL =
  /^(?:at|by|in) the end,? (?:of (?:this|the) \w+,? )?(?:you|they|we|users|the reader)(?:(?:['’]ll| will| should))? (?:have|has|get|gets|see|know|can|end|own|understand|be|are|learn|hold)\b|^(?:the )?(?:goal|end result|result|outcome):? /i;
/** How it is when all is done. */
const AFTERWARDS =
  /^(?:(?:afterwards?|then|now),? (?:the|your|you|it)|(?:in|at) the end,? (?:the|your))\b(?! (?:can|must|may|should)\b)/i;
/** A condition that something is not as it should be. */
const TROUBLE =
  /^(?:if|when)\b[^,]{0,80}?\b(?:fail(?:s|ed)?|errors?|stuck|stays? (?:in|on|at)|hangs?|crash\w*|tim(?:es?|ed) out|refuse[sd]|denie[sd]|reject(?:s|ed)|wrong|missing|not found|(?:does|do|is|are|was|has|can|will|wo|did)n['’]t|cannot|can['’]t|complains?|grey(?:ed out)?|gray(?:ed out)?|disabled|blank|empty|times out|no \w+ (?:arrives|comes|appears|is (?:shown|sent|listed|free|available|left|found))|not (?:work\w*|start\w*|appear\w*|listed|shown|there|visible))\b[^,]*,/i;
/** What tells a fact's kind in documents of one type; looked at before the signs of all. */
export const SIGNS_OF_TYPE: Readonly<Partial<Record<ContentType, readonly (readonly [FactKind, RegExp])[]>>> =
  {
    concept: [
      [
        'step',
        /^\*\*[^*]+:\*\* (?:retry|use|send|wait|call|ask)\b|^[^.:]{3,40}: (?:retry|use|send|wait|call|ask)\b/i,
      ],
      ['step', /^instead of [^,]{3,50},? we \p{Ll}+/iu],
      ['cause', /^without\b/i],
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
        /^(?:[\w-]+ ){1,4}(?:protects?|prevents?|avoids?) \S|^(?:this|it|that|because)\b.*\b(?:so that|because)\b/i,
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
        /^it (?:costs|adds|means|gives|makes|saves)\b|^(?:with|using) [^,]{3,40} we (?:get|gain|lose|can|have|need|save)\b|^(?:on the (?:other|plus|minus) (?:hand|side)|in return|the (?:price|upside|downside|benefit) (?:is|of)|this (?:gives|means|makes|lets|allows|forces|costs)|we (?:gain|lose|save|give up))\b|^(?!we\b)[^,;]{3,60} (?:will (?:see|have|need|get|be|no longer)|must|(?:has|have|needs?) to)\b|^(?:more|less|fewer|slower|faster|no more|one more|extra)\b/i,
      ],
    ],
    postmortem: [
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
        'bad',
        /^(?:we|the alert|the team|nobody|support) [^.]{3,60} (?:too )?late\b(?! by)|^nobody\b|^no (?:one|alert)\b/i,
      ],
      [
        'cause',
        /\b(?:root cause|expired|had (?:been|run)|because|due to|caused by|was (?:misconfigured|missing|full|wrong))\b/i,
      ],
    ],
    readme: [
      ['requirement', /^(?:works|runs) (?:on|with|under)\b/i],
      ['contributing', /^(?:build|(?:the )?tests?(?: (?:are )?run)?|run (?:the )?tests|develop) with\b/i],
      ['usage', /^by default,? it\b/i],
      [
        'limit',
        /^(?:no|not)\b.*\b(?:yet|so far|at the moment)\b|\b(?:is|are)(?: not|n['’]t) (?:yet )?supported\b/i,
      ],
      [
        'usage',
        /^(?:the )?config(?:uration)? (?:is|lives|file|goes)\b|^`[\w.-]+ [^`]+`(?:\.$| (?:does(?:n['’]t| not)?|only|also|never|[a-z]+s)\b)|^(?:the )?exit (?:codes?|status)\b/i,
      ],
    ],
    'api-reference': [
      [
        'requirement',
        /^(?:the |your |an? )?(?:[\w-]+ )?(?:key|token|credentials?) (?:goes|go|is sent|is passed|belongs) (?:in|as)\b/i,
      ],
      ['requirement', /^(?:the )?(?:header )?`?authorization\b|\bbearer token\b/i],
      ['option', /^(?:path|query|header|body) param(?:eter)?s? /i],
      ['response', /^(?:it )?returns?\b/i],
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
      ['breaking', /\(breaking(?: change)?\)|^(?:remove|drop)\b|\b(?:is|are) (?:gone|removed)\b/i],
      [
        'change',
        /^(?:add|fix|support|improve|rename|bump|speed up|handle|avoid|prevent|reduce|allow|deprecate)\b/i,
      ],
      ['change', /^deprecated: |\b(?:can now|now (?:has|have|supports?|shows?))\b/i],
      [
        'breaking',
        /\b(?:is|are)(?:n['’]t| not) supported any ?(?:more|longer)\b|\bno longer supports?\b|\bneeds? (?:at least )?\S+ \d+ now\b/i,
      ],
      ['step', /^to (?:update|upgrade|install)\b/i],
      ['contributing', /^(?:many )?thanks to\b|^contributors?\b/i],
      ['change', /^(?:new|minimum|maximum)\b|^the (?:minimum|maximum)\b/i],
      ['problem', /^known (?:issue|problem|bug)s?\b/i],
    ],
    'how-to': [
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
      ['problem', TROUBLE],
      ['diagnosis', /^(?:the )?logs? (?:are |is )?(?:at|in|under)\b/i],
      ['contact', /^(?:call|contact|ask|write to|e-?mail) .+ if (?:this|that|it|nothing|none)\b/i],
      ['contact', /^if you need help,/i],
      [
        'problem',
        /^(?!(?:support|contact|help|e-?mail|phone|note|logs?)\b)[^:.`]{5,70}(?::|\s[-–—]|\s(?:->|=>|→))\s+[\p{L}"`]/iu,
      ],
    ],
    quickstart: [
      ['problem', TROUBLE],
      ['action', /^next,? (?:read|see|look at|try|learn)\b|^(?:to learn more|read more)\b/i],
    ],
    tutorial: [
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

/** A fact that tells somebody to do something. */
export const IMPERATIVE =
  /^(?:then |next,? |finally,? |first,? |afterwards,? |after (?:that|this),? )?(?:(?:in|on|under|from|at) [^,.;]{1,40}, |(?:in|on) [\w.]+ )?(?:force[- ](?:stop|quit|close)|(?:right|double|left|long|triple)-(?:click|press|tap)|add|apply|approve|assign|back up|reload|refresh|activate|allow|adjust|append|authori[sz]e|collect|deactivate|drag|expose|inspect|join|prepare|proceed|repeat|resize|resume|retrieve|scroll|shrink|specify|validate|visit|gather|whitelist|allowlist|keep|reconnect|reduce|retry|shorten|sign out|split|unblock|build|call|change|choose|clear|click|clone|close|commit|configure|connect|copy|create|cut|define|delete|deploy|disable|do(?= (?:the|your|an?|this|these|all)\b)|download|drain|edit|enable|enter|execute|export|fill in|find(?= (?:the|an?|all|out|your|which)\b)|follow|generate|get|give|go to|grant|import|increase|decrease|initiali[sz]e|install|invite|launch|load|log in|merge|point|fail over|migrate|modify|move|name|navigate|notify|open|paste|pick|post|press|promote|provide|publish|pull|push|put|read|slide|unclip|fill|rebuild|reboot|register|release|remove|rename|replace|report|request|reset|restart|restore|revoke|roll back|rotate|run|save|scale|select|send|set|set up|sign in|sign up|start|stop|submit|switch|tag|tap|trigger|turn|type|uninstall|attach|back up|charge|clean|close|cool|detach|dial|dispose of|dry|fetch|fit|hang|heat|hit|hold|insert|lock|loosen|lower|make(?! sure)|map|mount|pair|plug in|pour|power cycle|power off|prime|pull|raise|reattach|refetch|refill|reinsert|reinstall|rerun|reseat|rinse|scan|ssh|shut|shut down|store|switch off|switch on|take|tighten|unload|unlock|unplug|wipe|update|upgrade|upload|use|wait|write)\b(?![(/])/i;
/** What looks at something and changes nothing. */
export const LOOKS_AT = /^(?:verify|check|confirm|ensure|make|test|note|see|look|ask)\b/i;

/** "name contains", "test is": a noun, though orders begin so, and what is said of it. */
export function isTold(text: string): boolean {
  const [, verb = '', next = ''] = /^\S+ (\p{Ll}+)(?: (\p{Ll}+))?/u.exec(text) ?? [];
  if (verb === '') return false;
  if ((partsOf(verb) & (NOUN | PLURAL)) !== 0 && /^(?:is|are|was|were|has)$/.test(next)) return true;
  // "Upload stuck at 0%"
  if (
    (partsOf(verb) & PAST) !== 0 &&
    (next === '' || (classesOf(next) & PREPOSITION) !== 0) &&
    (partsOf(/^\S+/.exec(text)?.[0].toLowerCase() ?? '') & NOUN) !== 0
  )
    return true;
  // "Undo possible within a day" too.
  if (/^(?:runs|takes|costs|lasts|fails|starts|ends|not|(?:im)?possible)$/.test(verb)) return true;
  return (
    (classesOf(verb) & BE) !== 0 || (partsOf(verb) & (THIRD_PERSON | NOUN | PLURAL | ADVERB)) === THIRD_PERSON
  );
}

/** Whether a text tells somebody to do something: one of the usual orders, or a word that is a verb here. */
export function isImperative(text: string): boolean {
  if (IMPERATIVE.test(text)) return !isTold(text);
  const [, first = '', second = ''] =
    /^(?:\p{Ll}+ or (?=\p{Ll}+ ))?(?:[Tt]hen |[Nn]ext,? |[Ff]inally,? |[Ff]irst,? |[Aa]fterwards,? |[Aa]fter (?:that|this),? )?(?:re-)?(\p{L}+) ([\p{L}’']+|`)/u.exec(
      text,
    ) ?? [];
  if (
    first === '' ||
    /^(?:takes|costs|lasts|fails|stops|works|hangs)$/.test(second) ||
    /^async$/i.test(first) ||
    LOOKS_AT.test(first) ||
    classesOf(first.toLowerCase()) !== 0
  )
    return false;
  if (/^(?:dedupe|deduplicate|redeploy|reinstall|reauthenticate|unmount)$/i.test(first)) return true;
  const parts = partsOf(first.toLowerCase());
  const classes = classesOf(second.toLowerCase());
  if ((parts & VERB) === 0 || (parts & (THIRD_PERSON | PAST)) !== 0) return false;
  return (parts & (NOUN | ADJECTIVE | ADVERB)) === 0
    ? (classes & (BE | MODAL | HAVE)) === 0
    : (classes & (DETERMINER | OBJECT_PRONOUN | NUMBER)) !== 0;
}

/** "If all partitions lag, scale the consumers." */
export const CONDITION = /^(?:if|when|once) [^,;]{3,80}, (?:then )?/i;
