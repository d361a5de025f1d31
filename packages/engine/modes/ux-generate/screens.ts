import { capitalized } from '../writing/capitals.ts';
import { BANNERS } from './banners.ts';
import { DIALOGS, type Screen, type ScreenRow } from './dialogs.ts';
import { EVENTS } from './events.ts';
import { PAGES } from './pages.ts';
import { fill, type Values } from './values.ts';

const ROWS = { dialog: DIALOGS, page: PAGES, banner: BANNERS, event: EVENTS } as const;

/** Things that a row speaks of by their own name. */
const HELD =
  /\b(?:booking|appointment|reservation|visit|api key|key|token|secret|post|comment|content|user|message|listing|photo|video|backup|sync|import|upload)\b/i;
const PARCEL = /\b(?:parcel|package|order)\b/i;
const LOW = /\b(?:stock|balance|battery)\b/i;
/** "on Sunday 02:00–04:00 UTC" */
const WHEN =
  /\b(?:on |this |from )?(?:\p{Lu}\p{Ll}+day(?:,? (?:\d{1,2}\.? \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d{1,2}))?|tonight|tomorrow|\d{1,2}\.? \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d{1,2})(?:,? (?:from |at |between )?\d{1,2}(?::\d\d)?(?: ?[ap]m)?(?: ?(?:-|–|to|and|until) ?\d{1,2}(?::\d\d)?(?: ?[ap]m)?)?)?(?: ?(?:UTC|GMT|CES?T|E[SD]T|P[SD]T))?/u;

/** What rows put in that a text names: one word of a closed set each. */
export function heldIn(text: string, whole: string): Values {
  const held = (HELD.exec(text)?.[0] ?? HELD.exec(whole)?.[0] ?? '')
    .toLowerCase()
    .replace(/^api key$/, 'API key');
  const named = (PARCEL.exec(text) ?? PARCEL.exec(whole))?.[0].toLowerCase() ?? 'order';
  const when =
    WHEN.exec(whole.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g, capitalized))?.[0] ?? '';
  return {
    held: held || 'item',
    parcel: named,
    Parcel: `Your ${named}`,
    low: (LOW.exec(text)?.[0] ?? '').toLowerCase(),
    when: when && (/^(?:on|this|from|tonight|tomorrow)\b/i.test(when) ? when : `on ${when}`),
    pays: paysIn(text),
    digits: /\b(\d)[- ]?digits?\b/i.exec(whole)?.[1] ?? '',
    age: /\b(1[3-9]|2[01])\b/.exec(text)?.[1] ?? '',
  };
}

/** "Payment of {amount} to {name}" as "Pay {amount} to {name}" */
function paysIn(text: string): string {
  const [, what = '', amount = '', to = ''] =
    /\b(payment|transfer|withdrawal) of ((?:\{\w+\}|[€$£]?\d\S*?))( to (?:\{\w+\}|\p{L}+(?: \p{L}+)?))?(?=[,.;]|\s*$)/iu.exec(
      text,
    ) ?? [];
  const verb = { payment: 'Pay', transfer: 'Transfer', withdrawal: 'Withdraw' }[what.toLowerCase()] ?? '';
  return verb && `${verb} ${amount}${to}`;
}

export interface Found extends Screen {
  /** What of the text named it. */
  readonly names: string;
}

/** The screen of a family that a text names; undefined where none does. */
export function screenOf(family: keyof typeof ROWS, text: string, values: Values): Found | undefined {
  for (const [names, title, body, ...buttons] of ROWS[family] satisfies readonly ScreenRow[]) {
    const found = names.exec(text)?.[0];
    if (found === undefined) continue;
    const put = (texts: string): string => (texts === '' ? '' : (fill(texts.split('|'), values) ?? ''));
    const filled = put(title);
    if (filled === '') continue;
    return {
      title: capitalized(filled),
      body: put(body),
      buttons: buttons.map(put).filter(Boolean),
      names: found,
    };
  }
  return undefined;
}
