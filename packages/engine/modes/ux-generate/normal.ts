const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bvalid (?=\d)/gi, 'valid for '],
  // "Inline help under the tax ID field: 9 digits, on your last payslip"
  [
    /\b(?:(?:inline )?help|(?:inline )?help(?:er)?[ -]text|hint) (?:under|below|beneath|next to) (?:the )?([\p{L} ]{2,30}?)(?: (?:field|input|box))?: ([^"():.\n]+)/giu,
    '$1 field: label, help text ($2)',
  ],
  [
    /\blabel (?:and|\+|&) help(?:er)?(?:[ -]texts?)? (?:for|of) (?:an? |the )?(?:field |input )?"?([\p{L} ]{2,30}?)"?(?: (?:field|input))?[,:] ([^"():.\n]+)/giu,
    '$1 field: label, help text ($2)',
  ],
  // "We need text for when the machine is empty"
  [/\b(?:an? )?(?:text|copy|wording|something|line)s? (?:for )?(?=(?:when|if) )/gi, 'message '],
  // "Ward app: confirm …": where it stands
  [
    /^(?:(?:the|our|my) )?(?:[\p{L}\d-]+ ){1,3}(?:app|site|website|portal|kiosk|shop|tool|system): (?=\S)/iu,
    '',
  ],
  [/ that (?:shows? up|appears?|pops? up|comes up|is shown) (?=(?:when|if|after|before)\b)/gi, ' '],
  [
    /^success and (?:failure|error)s?(?: messages?| texts?| toasts?)? (?:of|for|when|after) /gim,
    'toast and error for ',
  ],
  // "The terminal is offline, staff should take cash": what people do then
  [
    /, (?:\p{L}+ )?(?:staff|drivers?|operators?|cashiers?|riders?|guests?|members?|customers?) should (?!see\b|be\b|get\b|know\b|not\b|have\b)(?=\p{Ll}+ )/giu,
    ', ',
  ],
  // "Suggest another day": what people can do then
  [/(?<=^|[.,;?!] )(?:please )?suggest (?=(?:another|other|the|an?) )/gim, 'try '],
  [/(?<=, )success (?=\p{L}+(?:ed|sent) )/giu, 'toast '],
  // "…, allow / not now"
  [
    /,\s+((?:don['’]t )?allow|ok(?:ay)?|yes|enable)\s*\/\s*(not now|no(?: thanks)?|(?:maybe )?later|don['’]t allow|skip|cancel)[.]?$/gim,
    ', buttons $1 / $2',
  ],
  // "Helper text and error for the license plate field, letters and numbers only"
  [
    /^help(?:er)?(?:[ -]text)? and errors?(?: text| message)? for (?:an? |the )?([\p{L} ]{2,30}?)(?: (?:field|input|box)), ([^"():.\n]+)/gimu,
    '$1 field: label, help text ($2)',
  ],
  // "Onboarding for a dating app, 4 steps, add photos, write a bio"
  [
    /\b(onboarding|tour|wizard|walk-?through|checklist)\b([^:.\n]*?),? (?:in )?(?:\d|two|three|four|five|six) (?:steps|screens|slides), (?=\p{Ll}+ [^:\n]*,)/giu,
    '$1$2: ',
  ],
  // "Error + retry for when it fails"
  [
    /\b(errors?(?: messages?| states?)?|toasts?|banners?) (?:\+|&|and) (?:an? )?(retry|undo)(?: buttons?)?(?= (?:for|when|if|after)\b)([^.\n]*)/gi,
    '$1$3 with $2 button',
  ],
  // "Onboarding for an app: 3 steps - pick, set, invite"
  [/: (?:\d|two|three|four|five|six) (?:steps|screens|slides)(?: [-–—]|:) /gi, ': '],
  [/\bw\/(?=\s)/gi, 'with'],
  [/[^\S\n]*(?:->|→|=>)[^\S\n]*/g, ', '],
  [/\b(sign|log)-(in|out|up)\b/gi, '$1 $2'],
  [/\bw\/o\b/gi, 'without'],
  [/\b(?:b\/c|bc)\b/g, 'because'],
  [/\bchars\b/gi, 'characters'],
  [/\be-mail/gi, 'email'],
  [/[“”]/g, '"'],
  // "Fields title, date": a list follows.
  [
    /(^|[.;:] )([Ff]ields|[Tt]oggles|[Oo]ptions|[Cc]olumns|[Tt]abs) (?=(?!are\b|for\b)[\p{Ll}]+(?: [\p{Ll}]+){0,2}(?: \([^()]*\))?,)/gmu,
    '$1$2: ',
  ],
  [
    /\b(fields?|buttons?|options?|errors?|toggles?|checkboxes|steps?|events?|cases?|states?|labels?|tabs?|columns?|statuses|reasons?|validation)(?: (?:are|include|includes|we need)|[^\S\n]+[-–—])[^\S\n]+(?=[^.\n]*,)(?!(?:not|shown|visible|optional|required|on|off|in|at|for|the same|a|an|empty|disabled)\b)/gi,
    '$1: ',
  ],
];

/** A description with its short forms in words. */
export const inWords = (text: string): string =>
  SHORT.reduce((said, [short, long]) => said.replace(short, long), text).replace(ACRONYMS, (word) =>
    word.toUpperCase(),
  );

const ACRONYMS =
  /(?<![\w{.])(?:gps|sms|pdf|csv|qr|usb|vpn|nfc|vat|iban|cvc|cvv|otp|2fa|mfa|sso|faq|ai)(?![\w}.])/g;

const AN_ASKING = String.raw`(?:(?:can|could|would|will) (?:you|someone|somebody|anyone|we|i)(?: please| pls)?(?: get| have)?|(?:we|i)(?:['’](?:re|m|d like|ve)| are| am| would like)?(?: also| now| just| currently)? (?:need|want|looking for|adding|building|designing|redesigning|working on|launching|shipping|introducing|rolling out|after|have(?= an? ))(?: to)?(?: (?:add|have|show|ship|launch|build)\b)?|need(?:ed|s)?(?: to have)?(?! (?:for|to)\b)|looking for|wanted)`;
const WRITES = String.raw`(?:(?:help (?:me|us) )?(?:write|draft|create|generate|give|make|do|suggest|provide|come up with|get|have|propose|prepare|need|deliver)(?: (?:me|us))?(?= (?:up |an? |the |some|our|my|all|\d|two|three|four|five|several|ux|ui|copy|microcopy|strings?|texts?|wording|error|empty|toasts?|push|tooltips?|button|labels?|short|friendly|clear|concise|inline|titles?|banners?|permissions?|dialogs?|confirmations?|onboarding|placeholders?|notifications?|success)\b))`;
export const TIMES = '(?:second|minute|hour|day|week|month|year)s?';
const STORY = /^as an? [^,.]{2,40}?,? i (?:want|need|would like|can|must)(?: to be able)?(?: to)? /i;
const FRAME = new RegExp(
  String.raw`^(?:(?:there['’]?s|there (?:is|are)|it has|with)\s+(?=an? ))?(?:(?:hi|hey|hello|please|pls|team|folks|all|everyone|there|thanks|quick one|so|ok|also|and|then|plus|finally|next)\b(?!['’])[\s,!:.–-]*)*(?:${AN_ASKING}\b\s*)?(?:${WRITES}\s*)?(?:(?:up|the|some|an?|our|my|all|short|ux|ui|product|in-app(?! messages?\b)|final|english|friendly|clear|concise|needed(?! (?:for|to)\b)|following|(?:\d|two|three|four|five)(?!\s+(?:\S+\s+)?\p{L}+(?:ed|left|remaining|full)\b|\s+(?:to|of|${TIMES})\b))\s+)*(?:(?:(?:micro-?)?copy(?: deck| doc)?|strings?|texts?|wording|content)(?: needed)?\b(?!\s+(?:button|link|to clipboard))[\s:]*)?(?:(?:for|of|with) (?=\S))?(?:(?:more )?(?:in|with|to match) (?:the|that) same (?:tone|style|voice)[\s:]*)?(?:(?:the|some|an?|our|my|all|these|when (?:the )?users? (?:tries|wants) to)\s+)*`,
  'iu',
);

/** A sentence without the words that ask for it: "can someone write the copy for our upload form?" as "upload form?". */
export function withoutFrame(sentence: string): string {
  return sentence
    .replace(STORY, '')
    .replace(/^((?:(?:hi|hey|hello|please)[ ,]+)*(?:can|could|would|will) (?:you|someone|we)\b.*)\?$/iu, '$1')
    .replace(FRAME, '')
    .replace(/,? (?:please|pls|thanks|thank you|thx)(?=[.!?]*$)/i, '')
    .trim();
}

/** How a text is to be, and nothing that it says. */
const MANNER =
  /^(?:each|every (?:one|item|step)|all)(?: of (?:them|these))? (?:needs?|has|have|gets?|with) |^destructive[.]?$|^(?:the )?(?:titles?|bod(?:y|ies)|headings?|headlines?|texts?|messages?|copy|labels?)(?: (?:should|must|has to|have to|needs to|need to) be)? (?:an? |one |in )?(?:(?:short|single|one) )?(?:playful|(?:playful |funny |casual )ok(?:ay)?|questions?|(?:line|sentence)s?(?: case)?|short|friendly|max \d.*)[.]?$|^(?:please )?(?:never|don['’]t|do not|avoid) (?:say|use|write|using|saying|the words?)? ?(?:the words? )?"[^"]+"(?:(?:,| or| and|, or|, and) "[^"]+")*[.]?$|^(?:the )?buttons? (?:says?|should say|names?) what (?:it|they) do(?:es)?[.]?$|^(?:tone|voice|style|format|length|platform|audience|locale|language|design|figma|deadline|owner|assignee|reporter|priority|sprint|epic|story points|brand)\b[^:]{0,20}:|^(?:please )?(?:keep|make) (?:it|them|this|these|everything|all|texts?|copy|strings?|the (?:(?:brand|product) )?(?:term|word|name))\b[^:]*\b(?:capitali[sz]ed|short|light|friendly|simple|calm|clear|brief|concise|human|neutral|warm|under|below|to|formal|casual|positive|plain)\b|^(?:please )?(?:don['’]t|do not|no|avoid) (?:be |use |sound |any )?(?:guilt|blame|jargon|exclamation|emojis?|scary|cheesy|robotic|marketing|technical|puns?|jokes?)|^(?:(?:calm|friendly|short|plain|formal|casual|neutral|professional|warm|playful|helpful|reassuring|simple|clear|not|and|but|human|very|super|no|tone|voice|language|please|max|under|below|\d+|characters|words|each|every|emojis?|blame|jargon|contractions?|one|line|sentence|us|british|american|english|sentence|case|title|too|scary|cheesy)[\s,.!/]*)+$|^(?:(?:push|sms|email|toast|banner|button) )?(?:titles?|bod(?:y|ies)|texts?|labels?) max(?:imum)?\.? \d+(?: characters)?[.]?$|^max(?:imum)?\.? \d+ (?:characters|words)\b[^.:]*[.]?$|^[^,(:]*\b(?:max(?:imum)?\.?|under|up to|at most|within|limit(?: is|:)?) \d+ (?:characters|words)(?: max)?[.!]?$|\bkeep (?:it|them|each|everything|all) (?:under|below|to|within) \d+ (?:characters|words)[.!]?$|^(?:\p{L}+,? ){1,3}(?:but|and) (?:not|never) (?:too )?\p{L}+[.!]*$|\b(?:max(?:imum)?\.?|under|up to|at most|within|limit(?: is|:)?) \d+ (?:characters|words)(?: each| (?:per|for) (?:each |the |all )?\w+)[.!]?$|^(?:please )?(?:re-?write|re-?word|improve|shorten)(?: (?:it|this|them))?[.!]*$|^(?:thanks|thank you(?![- ](?:page|screen|message|note|email|toast|pop-?up|for|after))|cheers|thx|ta|asap|urgent)\b/iu;

/** Whether a sentence only says how the texts are to be. */
export const isManner = (sentence: string): boolean =>
  MANNER.test(sentence) && !/\bfields?\b|\bpassword\b|:\s*\p{L}+ \(/iu.test(sentence);
