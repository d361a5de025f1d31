/** What a fact is about: where in a document it belongs. */
export const FACT_KINDS = [
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
  'statement',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** The first that matches decides. */
export const SIGNS: readonly (readonly [FactKind, RegExp])[] = [
  [
    'scope',
    /^(?:(?:applies|does not apply|doesn['’]t apply) to|for whom:)\b|\b(?:are|is) (?:exempt|eligible|covered|not covered)\b|^(?:\S+ ){1,4}(?:staff|employees|contractors|people|workers) only\b/i,
  ],
  ['endpoint', /^`?(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+\/\S*/],
  [
    'option',
    /^`[^`]+`\s*(?:[:=(–—-]|\s(?:sets?|is(?! now)|controls?|enables?|disables?|defaults?)\b)|^--?[\w-]+\b/,
  ],
  ['question', /\?(?:\n|$)/],
  ['response', /^(?:returns?|answers(?: with)?|responds(?: with)?|success:?) `?2\d\d\b|^`?2\d\d`?[\s:–—-]/i],
  [
    'problem',
    /^`?[45]\d\d`?(?=[\s:,–—-]+\p{L})|^(?:(?:the )?(?:alarm|error|fault|code)s? (?:code )?)?(?:[A-Z]{1,4}[-_]?\d{2,4}|0x[0-9a-f]+)\b.{0,40}\s?(?:=|:|→|means)|^(?:alarm|error|fault) .{1,40}(?:=|:|→)/iu,
  ],
  ['rollback', /^(?:to )?(?:roll(?:ing)? ?back|undo|revert)\b(?! the (?:last )?(?:deploy|release)\b)/i],
  ['requirement', /^auth(?:entication|ori[sz]ation)?\b/i],
  ['contributing', /^(?:contribut\w+|pull requests|patches)\b/i],
  [
    'contact',
    /^if (?:nothing|none of (?:this|these)|this does(?:n['’]t| not)|all else)\b.{0,12}\b(?:works?|helps?|fails?)\b/i,
  ],
  [
    'license',
    /^(?:MIT|Apache-2\.0|BSD-\d-Clause|(?:A|L)?GPL-?[\d.]+(?:-\w+)*|MPL-2\.0|ISC)\.?$|^(?:\S+ ){0,4}(?:MIT|Apache|GPL|LGPL|AGPL|BSD|MPL|ISC|Unlicense|EUPL|CC0|proprietary)\b.*\blicen[cs]ed?\b|\blicen[cs]ed? (?:under|is|:)/i,
  ],
  [
    'status',
    /^(?:decided|accepted|approved|agreed|proposed|superseded|rejected)\b.{0,80}(?:\bby\b|\bon\b|\d{4}-\d\d)/i,
  ],
  ['contact', /^(?:contact|escalate|page|call|ask|reach out to|email)\s|\bcontact \S+@/i],
  [
    'breaking',
    /^(?:breaking|removed|deprecated|dropped)\b|\bbreaking change|\bno longer (?:works?|supports?|accepts?|returns?|exists?|available|supported)\b|\b(?:is|are) now (?:an? )?(?:async|required|optional|disabled|enabled|mandatory)\b|\b(?:was|were|(?:has|have) been) (?:renamed|removed|replaced|dropped)\b|^\S+ (?:removed|dropped)\b/i,
  ],
  [
    'change',
    /^(?:(?:added|fixed|removed|changed|deprecated|deprecate|improved|renamed|updated)\b[:\s]|(?:new|security|bug ?fix(?:es)?|perf(?:ormance)?):)/i,
  ],
  [
    'decision',
    /\b(?:we (?:decided|chose|will use|picked|selected|agreed)|decided to|decision:|the decision is)\b/i,
  ],
  [
    'alternative',
    /\b(?:alternatives?|we (?:also )?(?:considered|looked at|evaluated|compared)|considered options?|other options?|instead of|rejected|ruled out)\b/i,
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
    /^(?:warning|caution|important|danger|never|do not|don['’]t|be careful)\b|\b(?:cannot be undone|irreversible|data loss|deletes? all|destroys?|must not|must never)\b/i,
  ],
  [
    'check',
    /^(?:verify|check|confirm|make sure|ensure|test) (?:that |whether )?|^to (?:test|verify|check|confirm)\b|\byou should (?:see|get|receive)\b|\bshould (?:return|respond|print|show|drop|fall|rise|appear|turn|read)\b|\b(?:light|led|lamp|indicator)\b.{0,20}\b(?:turns?|goes|shows?|lights? up|is on)\b|^(?:it['’]?s? (?:is )?)?ready (?:after|in|when|within)\b|^you (?:get|receive|see) an? (?:e-?mail|message|notification|confirmation)\b/i,
  ],
  [
    'limit',
    /\b(?:at most|up to|max|maximum|minimum|at least|limit(?:ed)?|quota|no more than|expires?|timeout|rate limit|per (?:second|minute|hour|day|month)|(?:must|should|has to|have to|needs? to)\b.{0,60}\bwithin \d+|(?:free|basic|pro|premium|business|team|enterprise) (?:plan|tier))\b/i,
  ],
  [
    'requirement',
    /\b(?:requires?|required|prerequisites?|you need|must have|needs? (?:an?|the|to (?:have|be))|you need|needs? \S+ v?\d|only \S+(?: \S+){0,4} (?:may|can|should)|(?:version|node(?:\.js)?|python|java|go) (?:\d|>=)|permissions?|before you|you (?:must|need to|have to) (?:be|have))\b/i,
  ],
  [
    'contact',
    /\b(?:contact|escalate|owner|on-?call|slack|pager(?:duty)?|e-?mail (?:us|them|to)|support team|reach out)\b|(?:^|\s)[@#][a-z][\w-]+/i,
  ],
];
/** A fact that tells somebody to do something. */
export const IMPERATIVE =
  /^(?:then |next,? |finally,? |first,? |after that,? )?(?:(?:in|on|under|from|at) [^,.;]{1,40}, )?(?:add|apply|approve|assign|back up|build|call|change|choose|clear|click|clone|close|commit|configure|connect|copy|create|cut|define|delete|deploy|disable|download|drain|edit|enable|enter|execute|export|fill in|find(?= (?:the|an?|all|out|your|which)\b)|follow|generate|get|give|go to|grant|import|increase|decrease|initiali[sz]e|install|invite|launch|load|log in|merge|point|fail over|migrate|modify|move|name|navigate|notify|open|paste|pick|post|press|promote|provide|publish|pull|push|put|read|slide|unclip|fill|rebuild|reboot|register|release|remove|rename|replace|report|request|reset|restart|restore|revoke|roll back|rotate|run|save|scale|select|send|set|set up|sign in|sign up|start|stop|submit|switch|tag|tap|trigger|turn|type|uninstall|attach|back up|charge|clean|close|cool|detach|dial|dispose of|dry|fetch|fit|hang|heat|hold|insert|lock|loosen|lower|map|mount|pair|plug in|pour|power cycle|power off|prime|pull|raise|reattach|refetch|refill|reinsert|reinstall|rerun|reseat|rinse|scan|shut|shut down|store|switch off|switch on|take|tighten|unload|unlock|unplug|wipe|update|upgrade|upload|use|wait|write)\b/i;
/** "If all partitions lag, scale the consumers." */
export const CONDITION = /^(?:if|when|once) [^,;]{3,80}, (?:then )?/i;
