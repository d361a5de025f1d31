import { capitalized } from '../writing/capitals.ts';

/** A string that the description itself names, with the end of its key. */
export interface Named {
  readonly key: string;
  readonly text: string;
  /** What the description says of it. */
  readonly use: string;
}

/** A list after a label: "errors: invalid email, date in the past". */
const ERRORS =
  /\b(?:errors?|error messages?|validation(?: errors?)?)(?:\s*\((?<inside>[^()\n]+)\)|(?:\s+(?:for|of|in|on|when)\s[^:.(\n]{1,60})?\s*:\s*(?<list>[^.\n]+))/i;
const TIPS = /\btooltips?\b[^.:\n]*:\s*(?<list>[^.\n]+)/i;
const TOASTS = /\b(?:toasts?|snackbars?)(?: messages?)?\b[^.:\n]*:\s*(?<list>[^.\n]+)/i;
const STEPS =
  /\b(?:onboarding|tour|walk-?through|welcome)\b[^.:\n]*?(?:\d+|two|three|four|five) (?:screens?|steps?|pages?|slides?)\s*:\s*(?<list>[^.\n]+)/i;
const TOOLTIPS = /\b(?:tooltips?|hints?|help ?texts?)\s+(?:for|on|of)\s+["“](?<name>[^"”]+)["”]/gi;
const RANGE = /\bbetween\s+(?<from>\d[\d.,]*)\s+and\s+(?<to>\d[\d.,]*)(?:\s*(?<unit>%|[A-Z]{3}\b|\p{Ll}+))?/u;
const AT_MOST =
  /\b(?<thing>\p{L}+)\s+(?:can|may|must) (?:have|hold|contain|be)\s+(?:at most|up to|no more than)\s+(?<most>\d[\d.,]*\s+\p{L}+)/iu;

/** What each set of errors holds anyway. */
const CONNECTION =
  /^(?:(?:the )?(?:network|connection)(?: (?:is |was )?(?:lost|down|error))?|offline|no (?:network|connection))$/i;

/** The errors that a description lists, each as what a person can do now; `[VERIFY]` where it doesn't say. */
export function namedErrors(description: string): readonly Named[] {
  const { inside = '', list = inside } = ERRORS.exec(description)?.groups ?? {};
  const listed = split(list)
    .filter((one) => !CONNECTION.test(one))
    .map((one): Named => ({
      key: keyOf(one.replace(/\s*\(.*$/, '')),
      text: errorText(one),
      use: capitalized(one),
    }));
  const range = RANGE.exec(description)?.groups;
  const most = AT_MOST.exec(description)?.groups;
  return [
    ...listed,
    ...(range ? [{ key: 'range', text: `Enter a value ${rangeOf(range)}.`, use: 'Out of range' }] : []),
    ...(most
      ? [
          {
            key: 'limit',
            text: `The ${most['thing']?.toLowerCase()} can have at most ${most['most']}.`,
            use: 'Too large or too many',
          },
        ]
      : []),
  ];
}

function errorText(said: string): string {
  const [, formats] = /\b(?:format|type)s?\b\s*\((?:only|use|must be)\s+([^()]+)\)$/i.exec(said) ?? [];
  if (formats) return `Choose a ${formats.replace(/,?\s+and\s+|,\s*(?=[^,]+$)/, ' or ')} file.`;
  const [, field] = /^(?:invalid|wrong|bad|malformed)\s+(.+)$/i.exec(said) ?? [];
  if (field)
    return /^e-?mail/i.test(field)
      ? 'Enter an email address, such as name@example.com.'
      : `Enter a valid ${field}.`;
  const [, missing] = /^(?:missing|empty)\s+(.+)$/i.exec(said) ?? [];
  if (missing) return `Enter ${/^[aeiou]/i.test(missing) ? 'an' : 'a'} ${missing}.`;
  const [, thing, size] =
    /^(?:the )?(\p{L}+)(?: is)? too (?:large|big|long)\s*\((?:max(?:imum)?\.?|up to)\s*([^()]+)\)$/iu.exec(
      said,
    ) ?? [];
  if (thing && size) return `The ${thing.toLowerCase()} is larger than ${size}. Choose a smaller one.`;
  const [, store] =
    /^(?:the |your )?(storage|disk|mailbox|inbox|quota) (?:is )?(?:full|exceeded)$/i.exec(said) ?? [];
  if (store) return `Your ${store.toLowerCase()} is full. Delete what you no longer need, and try again.`;
  if (/\bin the past\b/i.test(said)) return 'Choose a date in the future.';
  const [, who, has] = /^(?:the )?(\p{L}+) (already (?:has|have|is|exists?)\b.*)$/iu.exec(said) ?? [];
  if (who && has) return `This ${who} ${has}.`;
  return `[VERIFY] Say what the person can do: ${said}.`;
}

/** The screens of an onboarding in order, with what the description says of each in brackets. */
export function namedSteps(
  description: string,
): readonly { readonly title: string; readonly body: string }[] {
  return split(STEPS.exec(description)?.groups?.['list'] ?? '').map((one) => {
    const [, title = one, body = ''] = /^(.*?)\s*\(([^()]+)\)$/.exec(one) ?? [];
    return { title: capitalized(title), body: body && `${capitalized(body)}.` };
  });
}

/** The things that are to have a tooltip of their own. */
export function namedTooltips(description: string): readonly Named[] {
  const listed = split(TIPS.exec(description)?.groups?.['list'] ?? '').map((one): Named => ({
    key: keyOf(one),
    text: capitalized(one),
    use: `On “${one}”`,
  }));
  if (listed.length > 0) return listed;
  return [...description.matchAll(TOOLTIPS)].map(({ groups: { name = '' } = {} }) => ({
    key: keyOf(name),
    text: `[VERIFY] Say what “${name}” means for the person.`,
    use: `On “${name}”`,
  }));
}

/** The toasts that a description lists, each in its words; one that can be undone with the action for it. */
export function namedToasts(description: string): readonly Named[] {
  return split(TOASTS.exec(description)?.groups?.['list'] ?? '').flatMap((one): readonly Named[] => {
    const [, said = one, undo] = /^(.*?)(\s*\((?:with|and) (?:an? )?undo\))?$/i.exec(one) ?? [];
    const key = keyOf(said.replace(/\{[^}]*\}/g, ''));
    const failed = /\bfailed$/i.test(said);
    const toast = {
      key,
      text: failed ? `${capitalized(said)}. Try again.` : capitalized(said),
      use: failed ? 'It did not work' : 'It worked',
    };
    return undo ? [toast, { key: `${key}.undo`, text: 'Undo', use: 'Action in the toast' }] : [toast];
  });
}

/** What the description says of an action after it has named it, for the text of a dialog; empty where it doesn't. */
export function namedEffects(description: string): string {
  const [, ...more] = description.split(/(?<=[.!])\s+/);
  const said = more.filter(
    (one) =>
      /[.!]$/.test(one) &&
      !/\b(?:json|ya?ml|tone|please|strings?|texts?|need|add|also|error|toast|button|tooltip|label|max(?:imum)?|at most)\b/i.test(
        one,
      ),
  );
  return said.join(' ');
}

/** What may be entered: "Between 0 and 500 EUR."; empty where the description gives no range. */
export function namedRange(description: string): string {
  const range = RANGE.exec(description)?.groups;
  return range ? `${capitalized(rangeOf(range))}.` : '';
}

/** Who may do what others may not: "manager"; empty where nobody is left out. */
export function namedRole(description: string): string {
  if (!/\bcan(?:['’]t|not)\b/i.test(description)) return '';
  return /\b(?:the |an? |only )?(\p{Ll}{4,}?)s? can (?!['’n])/iu.exec(description)?.[1]?.toLowerCase() ?? '';
}

function rangeOf({ from = '', to = '', unit = '' }: Readonly<Record<string, string | undefined>>): string {
  return `between ${from} and ${to.replace(/[.,]$/, '')}${unit && ` ${unit}`}`;
}

/** At commas outside of brackets. */
function split(list: string): string[] {
  return list
    .split(/[,;]\s*(?![^()]*\))(?:and\s+)?/)
    .map((one) => one.trim())
    .filter(Boolean);
}

function keyOf(text: string): string {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 4)
    .map((word, index) => (index === 0 ? word.toLowerCase() : capitalized(word.toLowerCase())))
    .join('');
}
