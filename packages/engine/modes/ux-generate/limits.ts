import { isManner } from './normal.ts';
import { readKeyed, tableAsLines } from './tables.ts';
import type { MadeString, StringSet } from './types.ts';
import { string } from './types.ts';

const PART =
  'titles?|headlines?|headings?|subjects?|bod(?:y|ies)|texts?|messages?|buttons?|ctas?|labels?|toasts?|errors?|tooltips?|push(?:es)?|notifications?|banners?|(?:primary |secondary )?button';
const LIMIT = new RegExp(
  String.raw`(?:\b(?<before>${PART})[^\p{L}\n]{0,3})?\b(?:max(?:imum)?\.?(?: of)?|at most|up to|no (?:more|longer) than|under|limit(?: of|:)?)[^\S\n]+(?<most>\d+)[^\S\n]*char(?:acter)?s?\b(?:[^\S\n]+(?:for|per|in|on)[^\S\n]+(?:the |each |all |every )?(?<after>${PART})\b)?`,
  'giu',
);
/** Keys of the strings that a request calls so. */
const KEYS: readonly (readonly [called: RegExp, keys: RegExp])[] = [
  [/^(?:title|head|subject)/i, /\.(?:title|subject)$/],
  [/^(?:bod|text|message)/i, /\.(?:body|text)$/],
  [/button|cta/i, /^button\.|\.(?:confirm|cancel|other\d*|action\d*|next|skip|allow|deny|submit)$/],
  [/^label/i, /^(?:label|field|control)\.[^.]+$/],
  [/^toast/i, /^toast\./],
  [/^error/i, /^error\.|\.error$/],
  [/^tooltip/i, /^tooltip\./],
  [/^(?:push|notification)/i, /^push\./],
  [/^banner/i, /^banner\./],
];

interface Limit {
  readonly most: number;
  readonly holdsFor: (key: string) => boolean;
}

/** The limits that a request sets for its strings, and not for what people enter. */
function limitsIn(request: string): readonly Limit[] {
  return tableAsLines(request.split('\n'))
    .join('\n')
    .split(/\n|(?<=[.!?])\s+|;\s+/)
    .filter(
      (sentence) => !/\bfields?\b|\benter|\((?:optional|required)|,\s*(?:optional|required)/i.test(sentence),
    )
    .flatMap((sentence) =>
      [...sentence.matchAll(LIMIT)].flatMap(({ groups = {}, index, 0: found }): Limit[] => {
        const part = groups['after'] ?? groups['before'] ?? '';
        const keys = KEYS.find(([called]) => called.test(part))?.[1];
        // "Note, max 80 characters" is a rule of what people enter.
        const rest = (sentence.slice(0, index) + sentence.slice(index + found.length))
          .replace(/\b(?:each|keep (?:it|them))\b|[^\p{L}\s]/giu, '')
          .trim();
        const isAll = part === '' && (rest === '' || isManner(rest));
        return (keys ?? isAll)
          ? [{ most: Number(groups['most']), holdsFor: (key) => keys?.test(key) ?? true }]
          : [];
      }),
    );
}

/** The sets with every text as short as the request wants it: without its last sentences where the first are enough; one note names those that no cut makes short enough. */
export function fitting(sets: readonly StringSet[], request: string): readonly StringSet[] {
  const limits = [
    ...limitsIn(request),
    ...readKeyed(request).flatMap(({ key, most }): Limit[] =>
      most === ''
        ? []
        : [{ most: Number(most), holdsFor: (one) => one === key || one.startsWith(`${key}.`) }],
    ),
  ];
  if (limits.length === 0) return sets;
  const long: string[] = [];
  const fit = (one: MadeString): MadeString => {
    const most = Math.min(...limits.filter(({ holdsFor }) => holdsFor(one.key)).map((limit) => limit.most));
    if (one.text.length <= most || one.key === 'open' || one.text.includes('[VERIFY]')) return one;
    let text = one.text;
    while (text.length > most && /[.!?] /.test(text)) text = text.replace(/(?<=[.!?]) [^.!?]+[.!?]$/, '');
    if (text.length > most) long.push(`${one.key} (${String(one.text.length)} of ${String(most)})`);
    return text.length > most ? one : { ...one, text };
  };
  const fitted = sets.map((set) => ({ ...set, strings: set.strings.map(fit) }));
  return long.length === 0
    ? fitted
    : [
        ...fitted,
        {
          title: 'Length',
          strings: [
            string('length', `[VERIFY] Longer than the request allows: ${long.join(', ')}.`, 'Characters'),
          ],
        },
      ];
}
