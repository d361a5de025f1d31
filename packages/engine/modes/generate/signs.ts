/** What a fact is about: where in a document it belongs. */
export const FACT_KINDS = [
  'requirement',
  'step',
  'check',
  'problem',
  'warning',
  'limit',
  'breaking',
  'change',
  'decision',
  'alternative',
  'consequence',
  'status',
  'license',
  'usage',
  'endpoint',
  'option',
  'contact',
  'question',
  'statement',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** The first that matches decides. */
export const SIGNS: readonly (readonly [FactKind, RegExp])[] = [
  ['endpoint', /^`?(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+\/\S*/],
  [
    'option',
    /^`[^`]+`\s*(?:[:=(–—-]|\s(?:sets?|is(?! now)|controls?|enables?|disables?|defaults?)\b)|^--?[\w-]+\b/,
  ],
  ['question', /\?(?:\n|$)/],
  ['requirement', /^auth(?:entication|ori[sz]ation)?\b/i],
  [
    'license',
    /^(?:\S+ ){0,4}(?:MIT|Apache|GPL|LGPL|AGPL|BSD|MPL|ISC|Unlicense|EUPL|CC0|proprietary)\b.*\blicen[cs]ed?\b|\blicen[cs]ed? (?:under|is|:)/i,
  ],
  [
    'status',
    /^(?:decided|accepted|approved|agreed|proposed|superseded|rejected)\b.{0,80}(?:\bby\b|\bon\b|\d{4}-\d\d)/i,
  ],
  ['contact', /^(?:contact|escalate|page|call|ask|reach out to|email)\s/i],
  [
    'breaking',
    /^(?:breaking|removed|deprecated|dropped)\b|\bbreaking change|\bno longer (?:works?|supports?|accepts?|returns?|exists?|available|supported)\b|\b(?:is|are) now (?:an? )?(?:async|required|optional|disabled|enabled|mandatory)\b|\b(?:was|were|(?:has|have) been) (?:renamed|removed|replaced|dropped)\b|^\S+ (?:removed|dropped)\b/i,
  ],
  [
    'change',
    /^(?:added|fixed|removed|changed|deprecated|improved|renamed|updated|new|breaking|security|bug ?fix(?:es)?)\b[:\s]/i,
  ],
  [
    'decision',
    /\b(?:we (?:decided|chose|will use|picked|selected|agreed)|decided to|decision:|the decision is)\b/i,
  ],
  [
    'alternative',
    /\b(?:alternatives?|we considered|considered options?|other options?|instead of|rejected|ruled out)\b/i,
  ],
  [
    'consequence',
    /\b(?:as a consequence|consequences?|trade-?offs?|downsides?|drawbacks?|this means that|as a result)\b/i,
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
    /^(?:verify|check|confirm|make sure|ensure|test) (?:that |whether )?|^to (?:test|verify|check|confirm)\b|\byou should (?:see|get|receive)\b|\bshould (?:return|respond|print|show)\b/i,
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
    /\b(?:contact|escalate|owner|on-?call|slack|pager(?:duty)?|email|e-mail|support team|reach out)\b|(?:^|\s)[@#][a-z][\w-]+/i,
  ],
];
/** A fact that tells somebody to do something. */
export const IMPERATIVE =
  /^(?:then |next,? |finally,? |first,? |after that,? )?(?:(?:in|on|under|from|at) [^,.;]{1,40}, )?(?:add|apply|approve|assign|back up|build|call|change|choose|clear|click|clone|close|commit|configure|connect|copy|create|cut|define|delete|deploy|disable|download|drain|edit|enable|enter|execute|export|fill in|follow|generate|get|give|go to|grant|import|increase|decrease|initiali[sz]e|install|invite|launch|load|log in|merge|point|fail over|modify|move|name|navigate|notify|open|paste|pick|post|press|promote|provide|publish|pull|push|put|read|rebuild|reboot|register|release|remove|rename|replace|request|reset|restart|restore|revoke|roll back|rotate|run|save|scale|select|send|set|set up|sign in|sign up|start|stop|submit|switch|tag|tap|trigger|turn|type|uninstall|update|upgrade|upload|use|wait|write)\b/i;
/** "If all partitions lag, scale the consumers." */
export const CONDITION = /^(?:if|when|once) [^,;]{3,80}, (?:then )?/i;
