/** What people do to what they see: a name in capitals follows. */
const DOING =
  '(?:(?:right-|double-)?[Cc]lick|[Tt]ap|[Hh]it|[Ss]elect|[Cc]hoose|[Pp]ress(?: and hold)?|[Oo]pen|[Gg]o to|[Pp]ick|[Uu]se|[Ii]n|[Oo]n|[Uu]nder|[Ff]rom)(?: on)?';
const THING =
  '(?:button|tab|page|menu|link|icon|field|list|screen|filter|option|section|view|panel|toggle|dialog|box|sidebar)';
/** What ends the name of a button: "Save filter and …", "Connect next to …". */
const END =
  '(?:and|then|or|to|in|on|at|for|from|with|next|under|until|within|before|after|by|during|via|when|if|as|again|once|it|the|button|tab|menu|link|icon|field|twice)';
const WORD = String.raw`(?!${END}\b)[\p{L}\d][\p{L}\d&'’-]*`;
const NAME = String.raw`\p{Lu}[\p{L}\d&'’-]*(?: ${WORD}){0,3}(?: to \p{Lu}\p{L}+| (?:in|out|on|off|up)(?=[,.;]|$| and\b))?`;
const ACTED = new RegExp(
  String.raw`(?<=(?:^|[^\p{L}])(?:(?:[Rr]ight-|[Dd]ouble-)?[Cc]lick|[Tt]ap|[Hh]it|[Ss]elect|[Cc]hoose|[Pp]ress(?: and hold)?|[Pp]ick) (?:on )?)${NAME}`,
  'gu',
);
const OPENED =
  /(?<=(?:^|[^\p{L}])(?:[Oo]pen|[Gg]o to|[Ss]tart at) )\p{Lu}[\p{L}\d&'’-]*(?:(?: \p{Lu}[\p{L}\d&'’-]*)*(?=[,.;]|$| (?:and|then|in|on)\b)|(?: \p{Ll}+){1,2}(?=[,.;]|$))/gu;
const CALLED = new RegExp(
  String.raw`(?<=(?:${DOING}|[Tt]he) )(?!(?:My|Your|The|This|That|Any|Each) )\p{Lu}[\p{L}\d&'’-]*(?: \p{Lu}[\p{L}\d&'’-]*){0,3}(?= ${THING}\b)|(?<=${THING} )["“][^"”]{1,60}["”]|(?<=${DOING} (?:the )?)["“][^"”]{1,60}["”]`,
  'gu',
);
const PATH =
  /(?<![\p{L}\d*]|\*[^*\n]{1,80}> )(?!(?:Open|Go|Click|Select|Tap|Choose|In|Under|Press) )\p{Lu}[\p{L}\d&'’-]*(?: (?!(?:in|on|under|from|to|and|or|via|at)\b)[\p{L}\d&'’-]+){0,2}(?: > [\p{L}\d&'’-]+(?: [\p{L}\d&'’-]+){0,2}(?= > ))*(?: > \p{Lu}[\p{L}\d&'’-]*(?: (?!and\b|or\b|to\b|then\b|in\b|is\b)\p{Ll}[\p{L}\d&'’-]*){0,2})+/gu;

/** "Settings > Team" in bold, wherever it stands outside of code. */
export const withPaths = (text: string): string =>
  text.includes(' > ')
    ? text
        .split(/(`[^`]*`)/)
        .map((part, index) => (index % 2 === 1 ? part : part.replace(PATH, '**$&**')))
        .join('')
    : text;

const BESIDE = new RegExp(
  String.raw`(?<=\u0000\d+\u0000(?:,|,? (?:or|and)) )${NAME}(?=[,.;]|$| (?:or|and)\b)`,
  'gu',
);

/** A text with what people see on the screen in bold, where its words say that they do: "click **Save filter**". */
export function withNames(text: string): string {
  const marked: string[] = [];
  const hold = (name: string): string => {
    marked.push(`**${name.replace(/^["“](.*)["”]$/s, '$1')}**`);
    return `\u0000${marked.length - 1}\u0000`;
  };
  const held = [PATH, ACTED, CALLED, OPENED].reduce((all, sign) => all.replace(sign, hold), text);
  // "choose **Cash** or Card": what stands beside a name is one.
  let shown = held;
  for (let before = ''; before !== shown;) {
    before = shown;
    shown = shown.replace(BESIDE, hold);
  }
  // A name inside of another one.
  while (/\u0000\d+\u0000/.test(shown))
    shown = shown.replace(/\u0000(\d+)\u0000/g, (_, index: string) => marked[Number(index)] ?? '');
  return shown;
}
