import { baseOf, participleOf } from '../../spelling/inflect.ts';
import { NOUN, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { capitalized } from '../writing/capitals.ts';
import { wholeSentence } from '../writing/whole-sentence.ts';
import { asEffect, FINAL, TYPES } from './effects.ts';
import { toSecondPerson } from '../generate/readers.ts';
import { asSentence } from '../generate/sentences.ts';
import { textOf } from './error-texts.ts';
import { isDone, keyOf, SHARED, type Named } from './lists.ts';
import { cutList, type Part } from './parts.ts';
import type { Brief } from './types.ts';

/** A step of an onboarding. */
export interface Step {
  readonly title: string;
  /** What the description says of it, as a sentence; empty where it says nothing. */
  readonly body: string;
  readonly isOptional: boolean;
}

/** "can be skipped", "is optional" */
const MAY_SKIP = /\b(?:can be skipped|may be skipped|is optional|are optional|skippable)\b/i;

/** The screens of an onboarding in order, with what the description says of each. */
export function namedSteps({ parts, facts }: Brief): readonly Step[] {
  const skipped = facts.filter((fact) => MAY_SKIP.test(fact));
  return parts
    .filter(({ set, said }) => set === 'onboarding' && said !== '')
    .map(({ said, inside }) => {
      const [, title = said, more = ''] = /^(.*?)(?:\s+[–—-]\s+|:\s+|,\s+(?=so\b))(.+)$/.exec(said) ?? [];
      const isOptional =
        /\b(?:optional|skippable)\b/i.test(inside) ||
        skipped.some((fact) =>
          title.split(' ').some((word) => word.length > 3 && fact.toLowerCase().includes(word.toLowerCase())),
        );
      const told = more || (/\b(?:optional|skippable)\b/i.test(inside) ? '' : inside);
      return { title: capitalized(title), body: told && capitalized(asSentence(told)), isOptional };
    });
}

/** The things that are to have a tooltip of their own. */
export function namedTooltips({ parts }: Brief): readonly Named[] {
  return parts
    .filter(({ set, said }) => set === 'tooltips' && said !== '')
    .flatMap(({ said, inside }): readonly Named[] => {
      const quoted = [...said.matchAll(/["“]([^"”]+)["”]/g)].map(([, name = '']) => name);
      if (inside) return [{ key: keyOf(said), text: capitalized(asSentence(inside)), use: `On “${said}”` }];
      if (quoted.length > 0) return quoted.map(meaningOf);
      const icon = said.replace(/ (?:icon|button)s?$/i, '');
      return [{ key: keyOf(icon), text: capitalized(icon), use: `On “${icon}”` }];
    });
}

function meaningOf(name: string): Named {
  return { key: keyOf(name), text: `[VERIFY] Say what “${name}” means for the person.`, use: `On “${name}”` };
}

/** "book is added" */
const DONE = /^(?<thing>\p{L}+(?: \p{L}+)?) (?:is|are|was|were|has been|have been|gets) (?<done>\p{L}+)$/iu;
const FAILED =
  /\b(?:fail(?:s|ed|ure)?|errors?|(?:could|can)(?: ?not|n['’]t|['’]t)|unsuccessful|expired|declined|timed out|offline)\b/i;
/** "Deleting a file", "saving": what the toast comes after. */
const DOING = /^(?<doing>\p{L}+ing)(?: (?:an? |the |your )?(?<thing>.+))?$/iu;

/** The toasts that a description lists, each in its words; one that can be undone with the action for it. */
export function namedToasts({ parts, description }: Brief, object: string, verb: string): readonly Named[] {
  const shared = SHARED.test(description);
  return parts
    .filter(
      ({ set, said }) => said !== '' && (set === 'toasts' || (shared && set === 'errors' && isDone(said))),
    )
    .filter(({ said }) => !shared || isDone(said) || !FAILED.test(said))
    .flatMap(({ said, inside }): readonly Named[] => {
      // The errors say that.
      if (shared && /^fail(?:ed|ure)$/i.test(said)) return [];
      const [ready = '', , link = ''] =
        /^ready(?: (with|and) (?:an? )?(?:"|“)?(\p{L}+)(?:"|”)? (?:link|button))?$/iu.exec(said) ?? [];
      if (ready && object)
        return [
          { key: 'ready', text: `${capitalized(object)} ready`, use: 'It worked' },
          ...(link ? [{ key: 'ready.action', text: capitalized(link), use: 'Action in the toast' }] : []),
        ];
      // What has started is the export, and not the report.
      const deed =
        /^(?:started|queued|finished|in progress|canceled)$/i.test(said) && (partsOf(verb) & NOUN) !== 0
          ? verb
          : object;
      if (deed && /^(?:\p{L}+ed|sent|in progress)$/iu.test(said) && !FAILED.test(said))
        return [{ key: keyOf(said), text: `${capitalized(deed)} ${said.toLowerCase()}`, use: 'It worked' }];
      const hasUndo = /\bundo\b/i.test(inside) || /\bwith (?:an? )?undo\b/i.test(said);
      const bare = said.replace(/\s+with (?:an? )?undo\b.*$/i, '');
      const key = keyOf(bare.replace(/\{[^}]*\}/g, ''));
      const failed = FAILED.test(bare);
      const toast = { key, text: toastOf(bare), use: failed ? 'It did not work' : 'It worked' };
      return hasUndo ? [toast, { key: `${key}.undo`, text: 'Undo', use: 'Action in the toast' }] : [toast];
    });
}

/** "you're offline" */
const CLAUSE = /^(?:you|we|it|they)(?:['’](?:re|ve|s|ll)| (?:are|have|is|has|can|will)) /i;

function toastOf(said: string): string {
  const [, counted = ''] = /^(?:with )?(?:the )?(?:number|count) of (.+)$/i.exec(said) ?? [];
  if (counted) return `{count} ${counted}`;
  const { thing = '', done = '' } = DONE.exec(said)?.groups ?? {};
  if (done && !FAILED.test(said)) return capitalized(`${thing} ${done}`);
  const doing = DOING.exec(said)?.groups;
  const verb = baseOf(doing?.['doing']?.toLowerCase() ?? '');
  const past = verb && participleOf(verb);
  if (past) return capitalized(doing?.['thing'] ? `${doing['thing']} ${past}` : past);
  const [, state = '', then = ''] = /^((?:you|we|it|they)\b.*?)(?:\s+[-–—]\s+(.+))?$/i.exec(said) ?? [];
  if (state && CLAUSE.test(state))
    return [state, then]
      .filter(Boolean)
      .map((one) => capitalized(asSentence(one)))
      .join(' ');
  if (/\b(?:failed|failure)$/i.test(said))
    return `${capitalized(said.replace(/ failure$/i, ' failed'))}. Try again.`;
  return FAILED.test(said) ? textOf(said) : capitalized(said);
}

/** Asks for strings, and says nothing of what happens. */
const REQUEST =
  /\b(?:json|ya?ml|tone|please|strings?|copy|need|add|also|errors?|toasts?|buttons?|tooltips?|labels?|dialogs?|modals?|banners?|(?<!^)messages?|empty state|max(?:imum)?|at most|up to)\b/i;
/** Says what people do on the screen, which they know, or what the writer is to do. */
const DEED =
  /^(?:after(?:wards| success)|then)\b|^(?:let|allow|give|show|ask|make|write|offer|use|keep|include)\b|^(?:the |an? )?(?:users?|persons?|people|customers?|members?|visitors?|guests?|patients?|students?) (?:can |may |then )?(?:picks?|scans?|enters?|chooses?|selects?|types?|clicks?|sees?|fills?|wants?|opens?|uploads?|adds?)\b/i;

/** "Confirm that subscribers will get an email" */
const SAYS_THAT =
  /^(?:confirm|say|tell (?:them|people|users)|explain|mention|warn(?: them| people| users)?|note|state|make clear) that /i;

const FINITE =
  /\b(?:is|are|was|were|will|would|can(?:not|['’]t)?|keeps?|loses?|gets?|stays?|stops?|has|have|remains?|becomes?|ends?)\b/i;

/** What the description says of an action beside naming it, for the text of a dialog; empty where it says nothing. */
export function namedEffects({ facts, description }: Brief): string {
  const effects = facts
    .map((fact) => fact.replace(SAYS_THAT, ''))
    .flatMap((fact) => {
      const clauses = cutList(fact).filter((clause) => !TYPES.test(clause));
      const told = clauses.map(
        (clause) => asEffect(clause) ?? (isStated(clause) ? capitalized(asSentence(clause)) : undefined),
      );
      if (told.every((effect) => effect !== undefined)) return told.filter((effect) => effect !== '');
      const isTold = !description.trimStart().startsWith(fact) || FINITE.test(fact);
      if (TYPES.test(fact) || REQUEST.test(fact) || DEED.test(fact) || !isTold || /^either\b/i.test(fact))
        return [];
      return FINITE.test(fact) || SAYS.test(fact) ? [capitalized(asSentence(fact))] : [];
    });
  // What can't be undone is said last.
  const isFinal = (effect: string): boolean => effect === FINAL;
  return [...new Set([...effects.filter((effect) => !isFinal(effect)), ...effects.filter(isFinal)])].join(
    ' ',
  );
}

/** Says what happens, and asks for nothing. */
function isStated(clause: string): boolean {
  return FINITE.test(clause) && !REQUEST.test(clause) && !DEED.test(clause) && !/^either\b/i.test(clause);
}

/** "New ones stop syncing", "A text goes to the old number": a subject, its verb, and more. */
const SAYS =
  /^(?:\p{L}+ ){1,4}?\p{Ll}+(?:s|e|p|y|t)? (?:\p{L}+ing|the|an?|to|their|your|its|in|at|for|until|from|by|all|no|\d)\b/u;

/** Who may do what others may not: "manager"; empty where nobody is left out. */
export function namedRole(description: string): string {
  if (!/\bcan(?:['’]t|not)\b/i.test(description)) return '';
  return /\b(?:the |an? |only )?(\p{Ll}{4,}?)s? can (?!['’n])/iu.exec(description)?.[1]?.toLowerCase() ?? '';
}

/** "manager approves or rejects". */
const DOES =
  /^(?:the |an? )?(?<who>\p{L}+) (?<does>\p{L}+s)(?:(?:,| or| and) (?<or>\p{L}+s))?(?: (?<what>.+))?$/iu;
/** What a button is called by what it is for. */
const CALLED: Readonly<Record<string, string>> = { retry: 'try again', ok: 'OK', dismiss: 'close' };

/** The buttons that a description lists, by what they do or by who does what; `object` is what they are done to. */
export function namedButtons({ parts }: Brief, object: string): readonly Named[] {
  const all = parts.filter(({ set, said }) => set === 'buttons' && said !== '');
  // "Buttons for 2, 5 and 10 euros".
  const unit = all.map(({ said }) => /^\d+ (.+)$/.exec(said)?.[1]).find((one) => one !== undefined) ?? '';
  return all.flatMap(({ said, inside, noun }): Named[] => {
    if (/^\d+$/.test(said) && unit) return [button(`${said} ${unit}`, 'Chooses the amount')];
    const { who = '', does = '', or = '', what = object } = DOES.exec(said)?.groups ?? {};
    const verbs = [does, or].filter(Boolean).map((verb) => baseOf(verb.toLowerCase()));
    if (who && (partsOf(who.toLowerCase()) & VERB) === 0 && verbs.every((verb) => verb !== undefined))
      return verbs.map((verb) => button(`${verb} ${what}`.trim(), `For the ${who.toLowerCase()}`));
    const [placeholder = ''] = /\{\w+\}/.exec(inside) ?? [];
    const label = toSecondPerson(said.replace(/^["“]|["”]$/g, '')).replace(/\bmy\b/g, 'your');
    // "Link to status page" names where it goes.
    const isPlace = noun === 'link' && (partsOf(label.split(' ')[0]?.toLowerCase() ?? '') & VERB) === 0;
    const named = CALLED[label.toLowerCase()] ?? (isPlace ? `view ${label}` : label);
    return [button(placeholder ? `${named} ${placeholder}` : named, 'Does it')];
  });
}

/** Leaves everything as it is. */
const KEEPS = /^(?:keep|cancel$|back|go back|stay|no\b|not now|close)/i;

export const isKeeping = (text: string): boolean => KEEPS.test(text);

/** The buttons of a dialog that a description lists: what does it, what doesn't, and what else there is. */
interface DialogButtons {
  readonly does: string;
  readonly keeps: string;
  readonly others: readonly string[];
}

/**
 * Undefined where a description lists no button that leaves everything as it is, or none beside it.
 * @param verb what the dialog is about: in "cancel subscription", "cancel" does it
 * @param thing what it is done to; a button with a verb alone gets it
 */
export function dialogButtons(brief: Brief, verb = '', thing = ''): DialogButtons | undefined {
  const isDeed = (text: string): boolean => verb !== '' && text.toLowerCase().startsWith(verb);
  const all = namedButtons(brief, '').map(({ text }) => {
    const isVerb = !text.includes(' ') && (partsOf(text.toLowerCase()) & VERB) !== 0;
    return isVerb && thing && (isDeed(text) || !/^(?:cancel|close|back|undo)$/i.test(text))
      ? `${text} ${thing}`
      : text;
  });
  const keeps = all.find((text) => KEEPS.test(text) && !isDeed(text));
  const rest = all.filter((text) => text !== keeps);
  const does = rest.find(isDeed) ?? rest[0];
  return keeps && does ? { does, keeps, others: rest.filter((text) => text !== does) } : undefined;
}

function button(does: string, use: string): Named {
  return { key: keyOf(does), text: capitalized(does), use };
}

const ENTERS =
  /\b(?:enters?|types?(?: in)?|fills? in) (?:an? |the |their |your |his |her )?(?<what>(?:[\p{L}\p{N}-]+ ){0,3}?[\p{L}\p{N}-]+)(?=\s+(?:and|or|to|in|from|with|on|that|which|below|when)\b|[.,;:)]|$)/giu;

/** The fields that a description lists, or says that people fill in. */
export function namedFields({ parts, description }: Brief): readonly Part[] {
  const listed = parts.filter(({ set, said }) => set === 'field' && said !== '');
  return listed.length > 0
    ? listed
    : [...description.matchAll(ENTERS)].map(({ groups }) => ({
        set: 'field',
        noun: '',
        said: groups?.['what'] ?? '',
        inside: '',
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
export function namedBanner({ parts, facts, description }: Brief): {
  readonly text: string;
  readonly actions: readonly string[];
} {
  const { when = '', said = '' } =
    /\bbanner\b(?: (?:for )?when (?<when>[^.:\n]+)|[^.:\n]*?)(?::\s+(?<said>[^.\n]+))?(?=[.\n]|$)/i.exec(
      description,
    )?.groups ?? {};
  const about =
    parts.find((part) => part.set === 'banner' && part.noun !== '' && part.said !== '')?.said ?? '';
  if (!when && !said && about) {
    const told = facts.filter((fact) => !/^(?:dismiss|clos)\w+$/i.test(fact) && !REQUEST.test(fact));
    return {
      text: [about, ...told].map((one) => capitalized(asSentence(wholeSentence(one)))).join(' '),
      actions: [],
    };
  }
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
