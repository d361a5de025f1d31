import { cutAt } from '../brief/cut.ts';
import { capitalized } from '../writing/capitals.ts';
import { areParts, isVerbFirst } from './asks.ts';
import { SPEAKS, chunksOf } from './clause-heads.ts';
import { type Label, choicesIn } from './clause-labels.ts';
import { isKnownField } from './fields.ts';
import { isManner } from './normal.ts';
import { type Ask, HOLDS, asAsk } from './pieces.ts';
import type { Slot } from './slots.ts';

/** One string or screen that a request asks for, with what is told of it, its buttons and the texts that are given for it. */
export interface Part {
  readonly asks: readonly Ask[];
  readonly facts: readonly string[];
  readonly slots: readonly Slot[];
}

const IS_OF_WRITING =
  /^(?:it )?(?:can be |is )?(?:dismiss(?:ed|ible|able)|closed|closable)$|^(?:(?:slides?|steps?|screens?|pages?)\b[\s.]*)?$|^each (?:one )?is an? \w+[.]?$/i;
/** "Short text that we use cookies" */
const A_TEXT =
  /^(?:an? )?(?:(?:short|brief|one-line|clear|friendly) )*(?:text|copy|message|line|sentence|note|notice) (?:that (?:says |explains )?|saying (?:that )?|explaining (?:that )?)(?=\S)/i;
/** "Up to 10 MB" in brackets behind what it holds for. */
const WITH_LIMIT = /^(.+?) \((?:max(?:imum)?\.?|limit(?: is|:)?|up to|at most) (\d[^()]*)\)[.]?$/i;
const OFFERS =
  /^(?:and )?(?:offers?|lets? (?:them|users?|people)|they can|users? can|people can)(?: to)? (?:either )?(\p{Ll}.+)$/iu;

/** The parts of a request in their order, as far as it is read. */
export class Reading {
  readonly parts: { asks: Ask[]; facts: string[]; slots: Slot[] }[] = [];
  title = '';

  /** The screen that buttons and facts are of. */
  get owner(): Part['asks'] & Ask[] {
    return this.#owner?.asks ?? [];
  }

  get #owner() {
    return this.parts.findLast(({ asks }) => asks.some(({ kind }) => HOLDS.has(kind)));
  }

  ask(...asks: readonly Ask[]): void {
    if (asks.length > 0) this.parts.push({ asks: [...asks], facts: [], slots: [] });
  }

  slot(slot: Slot): void {
    this.#last.slots.push(slot);
  }

  /** @returns the fact as it stands last; empty where it became something else */
  tell(fact: string): string {
    if (isManner(fact) || IS_OF_WRITING.test(fact)) return '';
    const [, entered = '', need = ''] =
      /^(?:an? |the )?(\p{L}+(?: \p{L}+)?) (?:is|are) (required|mandatory|optional)[.]?$/iu.exec(fact) ?? [];
    if (isKnownField(entered) || /^(?:reason|comment|note)$/i.test(entered)) {
      this.ask({ ...asAsk(entered, 'field'), inside: need, whole: fact });
      return '';
    }
    const [, before = '', limit = ''] = WITH_LIMIT.exec(fact) ?? [];
    if (before !== '') {
      this.tell(before);
      return this.tell(`The limit is ${limit}.`);
    }
    const [, offered = ''] = OFFERS.exec(fact.replace(/[.]$/, '')) ?? [];
    const choices = cutAt(offered, /,\s+(?:and |or )?|\s+(?:and|or)\s+/);
    const isOffer =
      (this.owner.some(({ kind }) => kind === 'empty') || /^(?:and )?(?:offers?|lets?)\b/.test(fact)) &&
      choices.length > 0 &&
      choices.every((one) => one.split(' ').length <= 4);
    if (isOffer)
      this.give(
        choices.map((one) =>
          capitalized(
            one
              .replace(/^(\p{L}+) their own /u, '$1 your own ')
              .replace(/^(\p{L}+) (?:an?|the|their) /u, '$1 ')
              .replace(/^(\p{L}+) one (?=from|to)/u, '$1 '),
          ),
        ),
        fact,
      );
    else this.#last.facts.push(SPEAKS.exec(fact)?.[1]?.replace(/^to (?=\p{Ll})/u, '') ?? fact);
    return isOffer ? '' : (this.#last.facts.at(-1) ?? '');
  }

  /** The fact that was told last, with more of it. */
  goOn(fact: string, more: string): string {
    const { facts } = this.#last;
    const whole = `${fact}, ${more}`;
    if (facts.at(-1) === fact) facts.splice(-1, 1, whole);
    else facts.push(more);
    return facts.at(-1) ?? '';
  }

  /** Buttons of the last screen, or of none. */
  give(labels: readonly (string | Label)[], written: string): void {
    const asks = labels.map((one): Ask => {
      const { label, whole } = typeof one === 'string' ? { label: one, whole: written } : one;
      return { ...asAsk(label, 'button'), literal: label, whole };
    });
    if (this.#owner) this.#owner.asks.push(...asks);
    else this.ask(...asks);
  }

  /** What stands behind "banner:" is its text, or what it is for. */
  hold(written: string): void {
    // "Title, body (free until 24 h before), confirm, cancel"
    const names = written.replace(/ \([^()]*\)/g, '');
    const inside = written.match(/(?<= \()[^()]*(?=\))/g) ?? [];
    const { rest: list, labels } = choicesIn(
      inside.length > 0 && areParts(names) ? inside.join('; ') : written.replace(A_TEXT, ''),
    );
    this.give(labels, written);
    if (list === '') return;
    const part = this.parts.at(-1);
    const ask = part?.asks.findLast(({ kind }) => HOLDS.has(kind));
    const told = chunksOf(list);
    if (!part || !ask || told.some((one) => SPEAKS.test(one) || /^(?:thanks?|offers?|lets?) /i.test(one))) {
      told.forEach((one) => this.tell(one));
      return;
    }
    const [, quoted = ''] = /^"([^"]+)"[.!]?$/.exec(list) ?? [];
    const whole = `${ask.whole}: ${list}`;
    // "Dialog: log out of this device, drafts will be lost"
    const [first = '', ...others] = told;
    if (
      ask.kind === 'dialog' &&
      ask.said === '' &&
      others.length > 0 &&
      isVerbFirst(first) &&
      !list.includes('"')
    ) {
      part.asks.splice(part.asks.indexOf(ask), 1, { ...ask, said: first, inside: others.join(', '), whole });
      return;
    }
    const held = quoted
      ? { literal: quoted }
      : ((ask.kind === 'empty' && !/^no /i.test(list)) || (isVerbFirst(list) && !list.includes(','))) &&
          ask.said === ''
        ? { said: list }
        : { inside: list.replace(/, (?=(?:we|you)(?:['’]ll| will| won['’]t| can)\b)/g, '; ') };
    part.asks.splice(part.asks.indexOf(ask), 1, { ...ask, ...held, whole });
  }

  /** What is told before anything is asked for belongs to all. */
  get #last() {
    if (this.parts.length === 0) this.parts.push({ asks: [], facts: [], slots: [] });
    return this.parts.at(-1) ?? { asks: [], facts: [], slots: [] };
  }
}
