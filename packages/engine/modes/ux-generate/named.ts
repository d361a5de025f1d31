import { baseOf } from '../../spelling/inflect.ts';
import { VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { capitalized } from '../writing/capitals.ts';
import { asEffect, TYPES } from './effects.ts';
import { cutItems } from '../brief/cut.ts';
import { asSentence } from '../generate/sentences.ts';
import { textOf } from './error-forms.ts';
import { isDone, keyOf, SHARED, splitList, type Named } from './lists.ts';

const TIPS = /\btooltips?\b[^.:\n]*:\s*(?<list>[^.\n]+)/i;
const TOASTS = /\b(?:toasts?|snackbars?)(?: messages?)?\b[^.:\n]*:\s*(?<list>[^.\n]+)/i;
const STEPS =
  /\b(?:onboarding|tour|walk-?through|welcome)\b[^.\n]*?\b(?:\d+|two|three|four|five) (?:screens?|steps?|pages?|slides?)\s*(?::\s*(?<list>[^.\n]+)|[:.]?\s*(?<numbered>1[.)]\s[^\n]+))/i;
/** "Onboarding checklist for a CRM: import contacts, connect calendar". */
const LISTED_STEPS = /\b(?:onboarding|tour|walk-?through)\b[^.:\n]*:\s*(?<list>[^.:\n]+,[^.:\n]+)/i;
/** A sentence that asks for the tooltips of what it names in quotation marks. */
const QUOTED_TIPS = /\b(?:tooltips?|hints?|help ?texts?)\s+(?:for|on|of)\b[^.\n]*/gi;

/** The screens of an onboarding in order, with what the description says of each in brackets. */
export function namedSteps(
  description: string,
): readonly { readonly title: string; readonly body: string }[] {
  const { numbered = '', list = numbered } =
    (STEPS.exec(description) ?? LISTED_STEPS.exec(description))?.groups ?? {};
  return splitList(list).map((one) => {
    const [, title = one, body = ''] = /^(.*?)\s*\(([^()]+)\)$/.exec(one) ?? [];
    return { title: capitalized(title), body: body && `${capitalized(body)}.` };
  });
}

/** The things that are to have a tooltip of their own. */
export function namedTooltips(description: string): readonly Named[] {
  const listed = splitList(TIPS.exec(description)?.groups?.['list'] ?? '').map((one): Named => {
    const [, name] = /^["“](.+)["”]$/.exec(one) ?? [];
    return name ? meaningOf(name) : { key: keyOf(one), text: capitalized(one), use: `On “${one}”` };
  });
  if (listed.length > 0) return listed;
  return [...description.matchAll(QUOTED_TIPS)].flatMap(([asked]) =>
    [...asked.matchAll(/["“]([^"”]+)["”]/g)].map(([, name = '']) => meaningOf(name)),
  );
}

function meaningOf(name: string): Named {
  return { key: keyOf(name), text: `[VERIFY] Say what “${name}” means for the person.`, use: `On “${name}”` };
}

/** "The toast when a book is added". */
const TOAST_WHEN =
  /\b(?:toasts?|snackbars?) (?:when|after|once) (?:an? |the )?(?<thing>\p{L}+(?: \p{L}+)?) (?:is|was|has been|gets) (?<done>\p{L}+)/giu;
const FAILED =
  /\b(?:failed|(?:could|can)(?: ?not|n['’]t|['’]t)|unsuccessful|expired|declined|timed out|offline)\b/i;

/** The toasts that a description lists, each in its words; one that can be undone with the action for it. */
export function namedToasts(description: string): readonly Named[] {
  const single = [...description.matchAll(TOAST_WHEN)].map(
    ({ groups: { thing = '', done = '' } = {} }): Named => ({
      key: keyOf(`${thing} ${done}`),
      text: capitalized(`${thing} ${done}`),
      use: 'It worked',
    }),
  );
  const shared = SHARED.test(description);
  const items = splitList(TOASTS.exec(description)?.groups?.['list'] ?? '');
  const listed = items
    .filter((one) => !shared || isDone(one))
    .flatMap((one): readonly Named[] => {
      const [, said = one, undo] = /^(.*?)(\s*\((?:with|and) (?:an? )?undo\))?$/i.exec(one) ?? [];
      const key = keyOf(said.replace(/\{[^}]*\}/g, ''));
      const failed = FAILED.test(said);
      const toast = {
        key,
        text: !failed
          ? capitalized(said)
          : /\bfailed$/i.test(said)
            ? `${capitalized(said)}. Try again.`
            : textOf(said),
        use: failed ? 'It did not work' : 'It worked',
      };
      return undo ? [toast, { key: `${key}.undo`, text: 'Undo', use: 'Action in the toast' }] : [toast];
    });
  return listed.length > 0 ? listed : single;
}

/** Asks for strings, and says nothing of what happens. */
const REQUEST =
  /\b(?:json|ya?ml|tone|please|strings?|copy|need|add|also|errors?|toasts?|buttons?|tooltips?|labels?|dialogs?|modals?|banners?|messages?|empty state|max(?:imum)?|at most|up to)\b/i;
/** Says what people do on the screen, which they know, or what the writer is to do. */
const DEED =
  /^(?:after(?:wards| success)|then)\b|^(?:let|allow|give|show|ask|make|write|offer|use|keep|include)\b|^(?:the |an? )?(?:users?|persons?|people|customers?|members?|visitors?|guests?|patients?|students?) (?:can |may |then )?(?:picks?|scans?|enters?|chooses?|selects?|types?|clicks?|sees?|fills?|wants?|opens?|uploads?|adds?)\b/i;

const FINITE =
  /\b(?:is|are|was|were|will|can(?:not|['’]t)?|keeps?|loses?|gets?|stays?|stops?|has|have|remains?|becomes?|ends?)\b/i;

/** What the description says of an action after it has named it, for the text of a dialog; empty where it doesn't. */
export function namedEffects(description: string): string {
  const [first = '', ...more] = description.split(/(?<=[.!])\s+/);
  const [, after = ''] = /^[^.:\n]+:\s+(.+?)[.!]?$/.exec(first) ?? [];
  // "members keep access, downloads are removed"
  const effects = cutItems(after)
    .filter((clause) => !TYPES.test(clause))
    .map((clause) => asEffect(clause) ?? (isStated(clause) ? asSentence(clause) : undefined));
  const told = effects.every((effect) => effect !== undefined) ? effects : [];
  return [...told, ...more.filter((one) => /[.!]$/.test(one) && !REQUEST.test(one) && !DEED.test(one))].join(
    ' ',
  );
}

/** Says what happens, and asks for nothing. */
function isStated(clause: string): boolean {
  return !/^either\b/i.test(clause) && FINITE.test(clause) && !REQUEST.test(clause) && !DEED.test(clause);
}

/** Who may do what others may not: "manager"; empty where nobody is left out. */
export function namedRole(description: string): string {
  if (!/\bcan(?:['’]t|not)\b/i.test(description)) return '';
  return /\b(?:the |an? |only )?(\p{Ll}{4,}?)s? can (?!['’n])/iu.exec(description)?.[1]?.toLowerCase() ?? '';
}

const BUTTON_TO =
  /\b(?:a |an |the )?buttons? (?:to|that lets? (?:people|users?|them)) (?<does>[^,.;:\n]{3,60})/gi;
const BUTTONS = /\bbuttons?(?: labels?)?(?:\s*\((?<inside>[^()\n]+)\)|\b[^.:\n]*:\s*(?<list>[^.\n]+))/i;
/** "Buttons for 2, 5 and 10 euros". */
const AMOUNTS = /\bbuttons? for (?<amounts>\d+(?:(?:,| and| or|, and|, or) \d+)+)\s*(?<unit>\p{L}+|[€$£%])/iu;
/** "A retry button". */
const KIND_OF_BUTTON =
  /\b(?<does>retry|close|back|undo|skip|next|save|help|refresh|reload|continue) button\b/gi;
/** "manager approves or rejects". */
const DOES =
  /^(?:the |an? )?(?<who>\p{L}+) (?<does>\p{L}+s)(?:(?:,| or| and) (?<or>\p{L}+s))?(?: (?<what>.+))?$/iu;

/** The buttons that a description lists, by what they do or by who does what; `object` is what they are done to. */
export function namedButtons(description: string, object: string): readonly Named[] {
  const { inside = '', list = inside } = BUTTONS.exec(description)?.groups ?? {};
  const listed = splitList(list).flatMap((one): Named[] => {
    const { who = '', does = '', or = '', what = object } = DOES.exec(one)?.groups ?? {};
    const verbs = [does, or].filter(Boolean).map((verb) => baseOf(verb.toLowerCase()));
    if (who && (partsOf(who.toLowerCase()) & VERB) === 0 && verbs.every((verb) => verb !== undefined))
      return verbs.map((verb) => button(`${verb} ${what}`.trim(), `For the ${who.toLowerCase()}`));
    const label = one.replace(/\s*\([^()]*\)$/, '');
    return [button(inside && /^\p{Ll}+$/iu.test(label) && object ? `${label} ${object}` : label, 'Does it')];
  });
  const single = [...description.matchAll(BUTTON_TO)].map(({ groups }) =>
    button(groups?.['does']?.trim() ?? '', 'Does it'),
  );
  const { amounts = '', unit = '' } = AMOUNTS.exec(description)?.groups ?? {};
  const sums = (amounts.match(/\d+/g) ?? []).map((amount) =>
    button(`${amount} ${unit}`, 'Chooses the amount'),
  );
  const kinds = [...description.matchAll(KIND_OF_BUTTON)].map(({ groups }) => {
    const does = groups?.['does']?.toLowerCase() ?? '';
    return button(does === 'retry' ? 'try again' : does, 'Does it');
  });
  return [...listed, ...single, ...sums, ...kinds];
}

/** Leaves everything as it is. */
const KEEPS = /^(?:keep|cancel$|back|go back|stay|no\b|not now|close)/i;

/** The buttons of a dialog that a description lists: what does it, what doesn't, and what else there is. */
export interface DialogButtons {
  readonly does: string;
  readonly keeps: string;
  readonly others: readonly string[];
}

/** Undefined where a description lists no button that leaves everything as it is, or none beside it. */
export function dialogButtons(description: string): DialogButtons | undefined {
  const all = namedButtons(description, '').map(({ text }) => text);
  const keeps = all.find((text) => KEEPS.test(text));
  const [does, ...others] = all.filter((text) => text !== keeps);
  return keeps && does ? { does, keeps, others } : undefined;
}

function button(does: string, use: string): Named {
  return { key: keyOf(does), text: capitalized(does), use };
}

const FIELDS =
  /\bfields?(?: labels?)?(?:\b[^.:;\n]*:\s*|\s+for\s+(?![^.;\n]*:)|\s+(?=[\p{L} ]+,[^.:;\n]+;))(?<list>[^.;\n]+)/iu;
const ENTERS =
  /\b(?:enters?|types?(?: in)?|fills? in) (?:an? |the |their |your |his |her )?(?<what>(?:[\p{L}\p{N}-]+ ){0,3}?[\p{L}\p{N}-]+)(?=\s+(?:and|or|to|in|from|with|on|that|which|below|when)\b|[.,;:)]|$)/giu;
const WITH = /\b(?:(?:form|screen|page) with (?:an? |the )?|form\b[^.:\n]*:\s*)(?<list>[^.;:\n]+)/i;

/** The fields that a description lists, or says that people fill in. */
export function namedFields(description: string): readonly Named[] {
  const listed = splitList(
    FIELDS.exec(description)?.groups?.['list'] ?? WITH.exec(description)?.groups?.['list'] ?? '',
  );
  const entered =
    listed.length > 0 ? [] : [...description.matchAll(ENTERS)].map(({ groups }) => groups?.['what'] ?? '');
  return [...listed, ...entered].map((one): Named => ({
    key: keyOf(one.replace(/\s*\([^()]*\)$/, '')),
    text: capitalized(
      one
        .replace(/\s*\([^()]*\)$/, '')
        .replace(/\s+confirmation$/i, '')
        .replace(/^confirm(?:ation of)? /i, 'confirm '),
    ),
    use: 'Above the field',
    options: /\(([^()]+)\)$/.exec(one)?.[1] ?? '',
  }));
}

/** "Either end the call or leave it", "save, discard or keep editing": what people choose from; empty for all else. */
export function namedChoice(description: string): readonly string[] {
  const [, one, other] = /\beither (?:to )?([^.,;:]+?),? or (?:to )?([^.,;:]+)/i.exec(description) ?? [];
  if (one && other) return [capitalized(one.trim()), capitalized(other.trim())];
  const [, list = ''] = /\bdialog\b[^.:\n]*:\s*([^.:\n]+, [^.:\n]+ or [^.:\n]+)/i.exec(description) ?? [];
  const choices = list.split(/,\s*(?:or\s+)?|\s+or\s+/).map((choice) => choice.trim());
  const isVerb = (choice: string): boolean =>
    (partsOf(choice.split(' ')[0]?.toLowerCase() ?? '') & VERB) !== 0;
  return choices.length > 2 && choices.every(isVerb) ? choices.map(capitalized) : [];
}

/** What a banner is about, and what people can do then: "Banner when the trial ends: upgrade or export data". */
export function namedBanner(description: string): {
  readonly text: string;
  readonly actions: readonly string[];
} {
  const { when = '', said = '' } =
    /\bbanner\b(?: (?:for )?when (?<when>[^.:\n]+)|[^.:\n]*?)(?::\s*(?<said>[^.\n]+))?(?=[.\n]|$)/i.exec(
      description,
    )?.groups ?? {};
  if (!when) return { text: capitalized(said.trim()), actions: [] };
  const actions = said.split(/,\s*(?:or\s+)?|\s+or\s+/).filter(Boolean);
  return { text: `${capitalized(when.trim())}.`, actions: actions.map((one) => capitalized(one.trim())) };
}

/** "After success they can go to the list or upload more": what people can do then. */
export function namedNext(description: string): readonly Named[] {
  const [, said = ''] = /\bafter(?:wards| success),? [^.:\n]*?\bcan ([^.\n]+)/i.exec(description) ?? [];
  return said
    .split(/,\s*(?:or\s+)?|\s+or\s+/)
    .filter(Boolean)
    .map((one) => ({ key: keyOf(one), text: capitalized(one.trim()), use: 'Action beside it' }));
}
