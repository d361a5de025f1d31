import { cutAt } from '../brief/cut.ts';
import { isVerbFirst } from './asks.ts';
import { nounsIn } from './kinds.ts';
import { tableAsLines } from './tables.ts';

type Restating = readonly [pattern: RegExp, to: string | ((...groups: string[]) => string)];

const named = (groups: readonly unknown[]) => groups.at(-1) as Readonly<Record<string, string | undefined>>;

/** "1. connect your repository 2. invite teammates": each step on a line of its own. */
function onLines(line: string): string {
  const marked = [
    ...line.matchAll(
      /(?<=^|[\s:])(?:(\d{1,2})[.)]|(?:step|slide|screen|tip) (\d{1,2})(?:[:.)]|(?= (?!of\b)\p{L}))) (?=["\p{L}])/giu,
    ),
  ];
  const bare = [...line.matchAll(/(?<=^|[:.,;] )(\d{1,2}) (?=\p{L})/gu)];
  const marks = marked.length > 0 || bare.length < 3 ? marked : bare;
  const isRow =
    marks.length > 1 && marks.every(([, number, named], at) => Number(number ?? named) === at + 1);
  const first = marks[0]?.index ?? 0;
  if (!isRow) return line;
  const steps = marks.map((mark, at) =>
    line
      .slice(mark.index, marks[at + 1]?.index)
      .replace(/^(?:\p{L}+ )?(\d+)[.):]? /u, '$1. ')
      .replace(/[,;.]?\s*$/, '')
      // What stands behind the last one is no part of it.
      .replace(at === marks.length - 1 ? /(?<=\p{L})\.\s+(?=\p{Lu})/u : /$^/, '\n'),
  );
  // "Onboarding, 3 slides." heads them.
  const told = line.slice(0, first).trim();
  const areSteps = marked.some(([mark]) => /^step/i.test(mark)) && nounsIn(told).length === 0;
  // "Device pairing: step 1 turn on Bluetooth"
  const head = areSteps && told !== '' ? `${told.replace(/[.,:]?$/, '')} setup steps:` : told;
  return [head && !/[:.]\s/.test(head) ? head.replace(/[.,:]?$/, ':') : head, ...steps]
    .filter(Boolean)
    .join('\n');
}

const LABELS = String.raw`(?<list>[^.\n:]+(?:[,/][^.\n:]+)+)`;

const MESSAGES = String.raw`toasts?|errors?(?: messages?)?|push(?: notifications?)?|notifications?|emails?|tooltips?|dialogs?|banners?|empty states?`;

/** Ways to ask that mean the same as one that the reader knows. */
const WAYS: readonly Restating[] = [
  // "A toast when a room is booked and one when it is canceled"
  [
    new RegExp(
      String.raw`\b(?<what>${MESSAGES}) (?<one>(?:when|if|after|once|for) [^,.;\n]+?),? (?:and|plus) (?:another )?one (?=(?:when|if|after|once|for)\b)`,
      'giu',
    ),
    (...groups) => {
      const { what = '', one = '' } = named(groups);
      return `${what} ${one}, a ${what.replace(/s$/, '')} `;
    },
  ],
  // "Onboarding tour, 3 steps: …", "2FA setup flow: scan the code, enter …"
  [
    /\b(?<what>onboarding|tour|walk-?through|wizard|checklist|flow)(?:,| with| in| of| \(| [-–—])? ?(?:\d+|two|three|four|five|six) (?:steps?|screens?|slides?)\)?:/giu,
    '$<what>:',
  ],
  [
    /\b(?:set-?up|enrol+ment|activation|verification) (?:flow|process|sequence): (?=\p{Ll}+ [^:.\n]+, )/giu,
    'setup steps: ',
  ],
  // "If there's nothing to export show an error", "when it's done there's a toast"
  [
    new RegExp(
      String.raw`(?<=^|[.!?]\s+)(?<when>(?:when|once|after|if|as soon as) [^,.\n]+?),? (?:there['’]s|there is|(?:we |then )?(?:show|display|throw)|(?:they|people|users?) (?:see|get)) (?<what>an? (?:\p{L}+ )?(?:${MESSAGES}))(?<more>[^.\n]*)`,
      'gimu',
    ),
    (...groups) => {
      const { when = '', what = '', more = '' } = named(groups);
      const at = when.replace(/^(?:once|as soon as) /i, 'when ');
      const asked = `${what} ${at.charAt(0).toLowerCase()}${at.slice(1)}`;
      // "With a Retry button and a link to the status page"
      const buttons = /\bbanner|dialog/i.test(what)
        ? /^ with (?:an? )?(?<one>\p{L}+) buttons?(?: and (?:an? |the )?(?<other>.+))?$/iu.exec(
            more.trimEnd(),
          )?.groups
        : undefined;
      if (buttons)
        return `${asked}\nButtons: ${[buttons['one'], buttons['other']?.replace(/ button$/i, '')].filter(Boolean).join(', ')}\n`;
      return `${asked}${more.trim() === '' ? '' : ` (${more.trim()})`}`;
    },
  ],
  [/\blabels? for (?:the |our )?(?:\p{L}+ )*(?<what>statuses|status|tabs|columns|badges):/giu, '$<what>:'],
  [/(?<=^|[.!?]\s+)(?:the )?terms line[.]/gimu, 'Field: terms line.'],
  // "Show a toast after saving"
  [new RegExp(String.raw`(?<=^|[.!?;,] )(?:show|display) (?=(?:an? |the )?(?:${MESSAGES})\b)`, 'gimu'), ''],
  [
    /(?<=^|[.!?]\s+)(?:while|as) (?:it|this|that)(?:['’]s| is) running,? (?:we )?(?:show|display) (?:a |the )?progress/gimu,
    'progress',
  ],
  // "Empty state + loading + error for a table of invoices"
  [
    /\b(?<list>(?:empty|loading|error|success)(?: states?)?(?:(?:,| \+|,? and| &| ?\/) ?(?:empty|loading|error|success)(?: states?)?)+) (?=for )/giu,
    (...groups) => {
      const { list = '' } = named(groups);
      return `${list.replace(/ states?/gi, '').replace(/ ?(?:\+|&|\/|,? and) ?/g, ', ')} states `;
    },
  ],
  // "Explain that … and that …"
  [
    /\b(?<verb>explain|say|mention|note) that (?<one>[^.\n]+?) and that (?<other>[^.\n]+)/giu,
    (...groups) => {
      const { verb = '', one = '', other = '' } = named(groups);
      return `${verb} that ${one}. ${verb} that ${other}`;
    },
  ],
  [/\b(?:tell|warn|inform|remind) (?:people|users?|the user|them|customers) that (?=\S)/giu, ''],
  // "Warn before leaving the editor"
  [/(?<=^|[.!?]\s+)warn(?: people| users?| them)? (?=(?:before|when) )/gimu, 'Confirmation dialog '],
  // "a role dropdown": what is chosen from is not told.
  [/\b(?<name>\p{L}+) (?:drop-?down|select box|picker)(?=[,.;\n]|$| and\b)/gimu, '$<name> field'],
  // "field: email, field: role (Admin, Viewer)"
  [/, (?=field: )/giu, '\n- '],
  [/(?<=^\s*[-*+•] )field: (?=\p{L}[\p{L} ]*(?:\([^()\n]*\))?$)/gimu, 'Field: '],
  // "a dialog asking why (too expensive, missing features)"
  [
    /\b(?<what>dialog|modal|screen|step|page|survey)s? (?:asking|that asks|to ask)(?: \p{L}+)? why \((?<list>[^()\n]+,[^()\n]+)\)/giu,
    '$<what>\nReasons: $<list>\n',
  ],
  [/^what should (?:the |our )?(?<what>.+?) (?:say|read|tell)(?: \p{L}+)?\?/gimu, '$<what>.'],
  // "We currently say "An error occurred." when …"
  [
    /^(?:we|it|the app|the page) (?:currently |now |today )?(?:says?|shows?|displays?) "[^"\n]+" (?=when|if|after)/gimu,
    'Error ',
  ],
  [/(?<=^|[.!?] )(?:please )?(?:rewrite|improve|reword|fix)(?: it| this| that)?(?:,? please)?[.!]?$/gimu, ''],
  // "tabs All, Open; columns Number, Date"
  [
    /(?<=^|[:;.,] )(?<what>tabs|columns|buttons|options|statuses|labels|toggles|menu items) (?=\p{Lu}[^,;.:\n]*, \p{Lu})/gmu,
    '$<what>: ',
  ],
  [/[:;] (?=(?:tabs|columns|buttons|options|statuses|labels|toggles|menu items): )/gu, '\n'],
  // "Helper text for weekly summary: sent every Monday"
  [
    /(?<=^|[.!?;] )help(?:er)? text for (?:the )?(?<what>[^:.\n]{2,40}): (?<help>[^.\n]+)/gimu,
    'Field: $<what> (helper text: $<help>)',
  ],
  [
    /^(?:please )?(?:make|write|keep|reword)\b[^":\n]{0,40}\b(?:consistent with|to match|matching|in the (?:style|tone|voice) of|like) "[^"\n]+":\s*/gimu,
    '',
  ],
  [/^(?:ticket|issue|story|task)\s+(?=[A-Z]{2,8}-\d+)/gimu, ''],
  [/^\s*(?:[-*+•] )?(?:the )?buttons? (?:says?|should say|names?) what (?:it|they) do(?:es)?[.]?$/gimu, ''],
  // "Vendor name is required, max 80 characters"
  [
    /^(?<mark>\s*[-*+•] )(?<name>(?!it\b|they\b|this\b|that\b|user)\p{Ll}[\p{L} ]{1,30}?) (?:is|are) (?<need>required|optional|mandatory)(?:[,;]? (?:and )?(?<more>[^.\n]+))?[.]?$/gimu,
    (...groups) => {
      const { mark = '', name = '', need = '', more } = named(groups);
      return `${mark}${name} (${[need, more].filter(Boolean).join(', ')})`;
    },
  ],
  [
    /^(?<mark>\s*[-*+•] )(?<name>(?!it\b|they\b|this\b|that\b|user)\p{Ll}[\p{L} ]{1,30}?) (?:must|has to|needs to|should) be (?<rule>positive|greater than (?:0|zero)|at least \d+|at most \d+|between \d+ and \d+|\d+ (?:to|-|–) \d+ characters)[.]?$/gimu,
    (...groups) => {
      const { mark = '', name = '', rule = '' } = named(groups);
      return `${mark}${name} (${rule})`;
    },
  ],
  [
    /^(?<mark>\s*[-*+•] )(?:it )?(?:accepts?|allows?|takes?|only) (?<types>(?:PDF|CSV|PNG|JPE?G|XLSX|DOCX|ZIP)(?:(?:, (?:and |or )?| and | or |\/)(?:PDF|CSV|PNG|JPE?G|XLSX|DOCX|ZIP))*)s?(?: files?)?(?: only)?(?:[,;]? (?:and )?(?<size>[^.\n]+))?[.]?$/gimu,
    (...groups) => {
      const { mark = '', types = '', size } = named(groups);
      return `${mark}File (${[types, size].filter(Boolean).join(', ')})`;
    },
  ],
  // "Toast on success and on failure (network)"
  [
    /\btoasts? (?:on|for|after) success (?:and|\+|\/) (?:on |for |after )?(?:failure|errors?)(?: \((?<why>[^()\n]+)\))?/giu,
    (...groups) => {
      const { why } = named(groups);
      return `success and failure toasts${why === undefined ? '' : `\nErrors: ${why}`}`;
    },
  ],
  // "Errors for wrong code / expired code"
  [
    /\b(?<head>errors?|toasts?|tooltips?|labels?) for (?<list>\p{L}[\p{L} ]+(?: ?\/ ?\p{L}[\p{L} ]+)+)(?=[.;\n]|$)/giu,
    (...groups) => {
      const { head = '', list = '' } = named(groups);
      return `${head.replace(/s?$/, 's')}: ${list.replace(/ ?\/ ?/g, ', ')}`;
    },
  ],
  // "Upload form for invoices"
  [
    /\b(?<verb>upload|import|export|create|invite|delete|add|edit|share|archive) (?<noun>form|dialog|modal|screen|page|flow) for (?:the |an? |your |our )?(?<thing>\p{Ll}+(?: \p{Ll}+)?)(?=[.,:;\n]|$)/giu,
    (...groups) => {
      const { verb = '', noun = '', thing = '' } = named(groups);
      return `${verb} ${thing} ${noun}`;
    },
  ],
  [
    /\b(?<one>primary|main) ?(?:\/|and) ?(?<other>secondary) (?<noun>button|action|cta)s?\b/gi,
    (...groups) => {
      const { one = '', other = '', noun = '' } = named(groups);
      return `${one} ${noun}, ${other} ${noun}`;
    },
  ],
  // "Button + loading state for "Generate report""
  [
    /\berrors? (?:if|when) (?:the |an? )?(?<what>\p{L}+(?: \p{L}+)?) (?<one>(?:is|isn['’]t|has|doesn['’]t|was) [^,.;\n]+?) or (?<other>(?:is|isn['’]t|has|doesn['’]t|was) [^,.;\n]+)/giu,
    (...groups) => {
      const { what = '', one = '', other = '' } = named(groups);
      return `errors: ${what} ${one}, ${what} ${other}`;
    },
  ],
  [
    /(?<=^|[.!?]\s+|\n)(?:you|they|users?|people) can enter (?:several|multiple) (?<what>\p{L}+s) separated (?:by|with) commas/giu,
    'Field: $<what> (comma-separated)',
  ],
  // "Labels and help text for notification settings: …", of toggles
  [
    /\blabels?(?:(?:,? and|,| \+) (?:help(?:er)? texts?|descriptions?))? for (?:the |our )?(?:\p{L}+ )*settings:(?=[^]*\btoggles?\b)/giu,
    'toggles with help text:',
  ],
  [
    /^(?<mark>\s*[-*+•] )?if (?:it|this|that) fails,? (?:tell|ask) (?:them|users?|people) to (?<ways>[^\n]+?)[.]?$/gimu,
    '$<mark>Error when it fails (they can $<ways>)',
  ],
  [/^(?<mark>\s*[-*+•] )confirm before \p{L}+ing[.]?$/gimu, '$<mark>Confirmation dialog'],
  [/(?<=\bi (?:want|need|would like) (?:to )?[^.\n]+?),? so that [^.\n]+/giu, ''],
  // "Confirm leaving the editor"
  [/(?<=^|[.!?]\s+)confirm (?=\p{Ll}+ing )/gimu, 'Confirmation dialog before '],
];

/** The lines below a head without their bullets: "Name* (max 60 characters)", and last its buttons. */
function withFields(lines: readonly string[]): readonly string[] {
  const head = lines.findIndex(
    (line) =>
      /^form\b|\b(?:form|fields):?$/i.test(line.trim()) || (/:\s*$/.test(line) && nounsIn(line).length > 0),
  );
  const listed = lines.slice(head + 1);
  const isPlain = (line: string): boolean => /^\p{Lu}[^.:!?|]{1,80}$/u.test(line);
  if (head < 0 || listed.length < 2 || !listed.every(isPlain)) return lines;
  return [
    ...lines.slice(0, head + 1),
    ...listed.map((line) =>
      / \/ /.test(line) && isVerbFirst(line)
        ? `Buttons: ${line.replace(/ \/ /g, ', ')}`
        : `- ${line.replace(/\*(?: \(([^()]*)\))?/, (_, held?: string) => ` (${[held, 'required'].filter(Boolean).join(', ')})`)}`,
    ),
  ];
}

/** A request in forms that the reader knows: what it asks for in a row, in a table, or in other words. */
export function restated(request: string): string {
  const lines = withFields(tableAsLines(request.split('\n'))).flatMap((line) => onLines(line).split('\n'));
  const plain = WAYS.reduce(
    (text, [pattern, to]) => (typeof to === 'string' ? text.replace(pattern, to) : text.replace(pattern, to)),
    lines.join('\n'),
  );
  return withButtons(plain);
}

const HAS_DIALOG = /\b(?:dialogs?|modals?|confirm\w*|pop-?ups?)\b/i;
const CHOICES = new RegExp(String.raw`(?<=^|[.!?]\s+|\n)(?:options|choices|answers): ${LABELS}`, 'giu');
/** "Users can create a project or import one from GitHub." */
const CAN =
  /(?<=^|[.!?]\s+|\n)(?:the )?(?:users?|people|they|you) can (?:either )?(?<list>\p{Ll}[\p{L} ]+(?:(?:, | or |, or )\p{Ll}[\p{L} ]+)+)(?=[.\n]|$)/giu;

/** What people may choose in a dialog, or do in an empty state, is on buttons. */
function withButtons(text: string): string {
  const asLabels = (list: string, joint: RegExp): string | undefined => {
    const labels = cutAt(list, joint).map((label) =>
      label
        .trim()
        .replace(/^(\p{L}+) (?:an?|the|one|their) /u, '$1 ')
        .replace(/^(\p{L}+) one (?=from|to)/u, '$1 '),
    );
    return labels.every((label) => label.split(' ').length <= 4 && (isVerbFirst(label) || isChoice(label)))
      ? `Buttons: ${labels.join(', ')}`
      : undefined;
  };
  const chosen = HAS_DIALOG.test(text)
    ? text.replace(CHOICES, (whole, list: string) => asLabels(list, /\s*,\s*(?:or |and )?|\s*\/\s*/) ?? whole)
    : text;
  return /\bempty\b/i.test(text)
    ? chosen.replace(CAN, (whole, list: string) => asLabels(list, /,\s*(?:or )?|\s+or\s+/) ?? whole)
    : chosen;
}

const isChoice = (label: string): boolean =>
  /^(?:save|discard|keep|leave|stay|cancel|close|continue|go|import|create|upload|connect|invite|browse|learn|start|skip|try)\b/i.test(
    label,
  );
