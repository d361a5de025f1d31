import { cutAt, outside } from '../brief/cut.ts';
import { capitalized } from '../writing/capitals.ts';
import { BARE_PART, isLabel, isVerbFirst, listIn, ofSeveral, shownAs } from './asks.ts';
import type { Brief } from './brief.ts';
import {
  CONTEXT,
  CUTS,
  IN_ROWS,
  IS_BACKGROUND,
  LISTED,
  NAMES,
  OCCASION,
  SENTENCES,
  SPEAKS,
  askOf,
  chunksOf,
  componentIn,
  eventsIn,
  headOf,
  isBareHead,
  stripped,
} from './clause-heads.ts';
import { type Label, labelsAlone, withoutLabels } from './clause-labels.ts';
import { type Noun, nounsIn } from './kinds.ts';
import { inWords, isManner } from './normal.ts';
import { type Ask, HOLDS, WEAK, asAsk, clean, hasVerb, isPlural } from './pieces.ts';
import { valuesIn } from './values.ts';

/** One string or screen that a request asks for, with what is told of it and its buttons. */
export interface Part {
  readonly asks: readonly Ask[];
  readonly facts: readonly string[];
}

/** The parts of a request in running text, in their order; undefined where it is in rows, or names none. */
export function readClauses(
  written: string,
): { readonly parts: readonly Part[]; readonly brief: Brief } | undefined {
  const text = inWords(written.trim());
  if (IN_ROWS.test(text)) return undefined;
  const parts: { asks: Ask[]; facts: string[] }[] = [];
  const loose: string[] = [];
  let title = '';
  const owner = () => parts.findLast(({ asks }) => asks.some(({ kind }) => HOLDS.has(kind)));
  const tell = (fact: string): void => {
    if (
      isManner(fact) ||
      /^(?:it )?(?:can be |is )?(?:dismiss(?:ed|ible|able)|closed|closable)$/i.test(fact) ||
      /^(?:(?:slides?|steps?|screens?|pages?)\b[\s.]*)?$/i.test(fact)
    )
      return;
    const [, before = '', limit = ''] =
      /^(.+?) \((?:max(?:imum)?\.?|limit(?: is|:)?|up to|at most) (\d[^()]*)\)[.]?$/i.exec(fact) ?? [];
    if (before !== '') {
      tell(before);
      tell(`The limit is ${limit}.`);
      return;
    }
    const [, said = fact] = SPEAKS.exec(fact) ?? [];
    const [, offered = ''] =
      /^(?:and )?(?:offers?|lets? (?:them|users?|people)|they can|users? can|people can)(?: to)? (\p{Ll}.+)$/iu.exec(
        fact,
      ) ?? [];
    const isEmpty = owner()?.asks.some(({ kind }) => kind === 'empty') ?? false;
    const choices = cutAt(offered, /,\s+(?:and |or )?|\s+(?:and|or)\s+/);
    if (
      (isEmpty || /^(?:and )?(?:offers?|lets?)\b/.test(fact)) &&
      choices.length > 0 &&
      choices.every((one) => one.split(' ').length <= 4)
    )
      give(
        choices.map((one) =>
          capitalized(
            one.replace(/^(\p{L}+) (?:an?|the|their) /u, '$1 ').replace(/^(\p{L}+) one (?=from|to)/u, '$1 '),
          ).replace(/[.]$/, ''),
        ),
        fact,
      );
    else (parts.at(-1)?.facts ?? loose).push(said);
  };
  const give = (labels: readonly (string | Label)[], written: string): void => {
    const asks = labels.map((one): Ask => {
      const { label, whole } = typeof one === 'string' ? { label: one, whole: written } : one;
      return { ...asAsk(label, 'button'), literal: label, whole };
    });
    if (asks.length === 0) return;
    const at = owner();
    if (at) at.asks.push(...asks);
    else parts.push({ asks, facts: [] });
  };
  /** What stands behind "banner:" is its text, or what it is for. */
  const holdText = (list: string): void => {
    const part = parts.at(-1);
    const ask = part?.asks.findLast(({ kind }) => HOLDS.has(kind));
    const told = chunksOf(list);
    if (!part || !ask || told.some((one) => SPEAKS.test(one) || /^(?:thanks?|offers?|lets?) /i.test(one))) {
      told.forEach(tell);
      return;
    }
    const [, quoted = ''] = /^"([^"]+)"[.!]?$/.exec(list) ?? [];
    const held = {
      ...ask,
      ...(quoted
        ? { literal: quoted }
        : isVerbFirst(list) && !list.includes(',') && ask.said === ''
          ? { said: list }
          : { inside: list }),
    };
    part.asks.splice(part.asks.indexOf(ask), 1, held);
  };
  const readChunks = (sentence: string): void => {
    const several = ofSeveral(sentence);
    if (several) {
      parts.push({ asks: [...several], facts: [] });
      return;
    }
    const chunks = chunksOf(sentence);
    let last: { noun: Noun; said: string } | undefined;
    chunks.forEach((raw, at) => {
      const [chunk, labels] = withoutLabels(stripped(raw));
      if (chunk === '' && labels.length > 0) {
        give(labels, raw);
        return;
      }
      const head = headOf(chunk);
      // "Primary/secondary buttons": every dialog has them.
      if (
        head?.kind === 'button' &&
        /^(?:(?:primary|secondary|main|and|or)\b[\s/,]*)+$/i.test(
          chunk.slice(0, head.end).replace(/\b(?:buttons?|actions?|ctas?)$/i, ''),
        )
      )
        return;
      if (
        head &&
        !/^(?:button|link|cta) \p{Lu}/u.test(chunk) &&
        (head.kind !== 'button' || chunk !== head.text || (!owner() && /^button$/i.test(chunk))) &&
        !(BARE_PART.test(chunk) && last)
      ) {
        // "Empty state + loading + error for X": all for it.
        const later = chunks.slice(at + 1).map(stripped);
        const next = later.find((one) => !isBareHead(one));
        const [, shared = ''] =
          isBareHead(chunk) && next && headOf(next)
            ? (/^\S+(?: \S+)? ((?:for|when|if) .+)$/.exec(next) ?? [])
            : [];
        const ask = askOf(shared === '' ? chunk : `${chunk} ${shared}`, head);
        // "Empty state + loading + error for a table": the states of one thing.
        const isState =
          ask.kind === 'error' &&
          !/s$/.test(head.text) &&
          chunks.some((one) => shownAs(stripped(one)) === 'state' || /^empty state$/i.test(stripped(one)));
        if (isState && !hasVerb(ask.said)) {
          parts.push({
            asks: [{ ...ask, kind: 'state', said: 'error', context: ask.said, whole: raw }],
            facts: [],
          });
          last = { noun: head, said: ask.said };
          return;
        }
        const [, held = ''] = /\(([^()]+,[^()]+)\)/.exec(chunk) ?? [];
        const { types, size } = valuesIn(held);
        if (isPlural({ kind: head.kind, noun: head.text, said: '' }) && held !== '' && !types && !size) {
          const kind = /^labels?$/i.test(head.text) ? 'label' : head.kind;
          parts.push({ asks: chunksOf(held).map((one) => asAsk(one, kind)), facts: [] });
          last = { noun: head, said: ask.said };
          return;
        }
        // "Push for the same": of what stands before.
        const same = /^same$/i.test(ask.said) ? parts.at(-1)?.asks[0] : undefined;
        if (same) {
          parts.push({ asks: [{ ...ask, said: same.said, inside: same.inside, whole: raw }], facts: [] });
          last = { noun: head, said: same.said };
          return;
        }
        const events = isPlural({ kind: head.kind, noun: head.text, said: '' })
          ? eventsIn(ask.said)
          : [ask.said];
        parts.push({
          asks: events.map((said) => ({
            ...ask,
            said,
            whole: events.length > 1 ? said : shared === '' ? raw : `${raw} ${shared}`,
          })),
          facts: [],
        });
        last = { noun: head, said: ask.said };
        const inside = HOLDS.has(head.kind)
          ? cutAt(held || (/\(([^()]+)\)/.exec(chunk)?.[1] ?? ''), /\s*[,+/]\s*/)
          : [];
        give([...labels, ...inside.filter((one) => isLabel(one)).map(capitalized)], raw);
        return;
      }
      give(labels, raw);
      if (BARE_PART.test(chunk) && (last ?? parts.at(-1))) return;
      const state = shownAs(chunk);
      if (state) {
        const next =
          chunks
            .slice(at + 1)
            .map(stripped)
            .find((one) => !isBareHead(one)) ?? '';
        const [, shared = last?.said ?? ''] = /^\S+(?: \S+)? (?:for|when|if) (.+)$/.exec(next) ?? [];
        parts.push({ asks: [{ ...asAsk(chunk, state), context: clean(shared), whole: raw }], facts: [] });
        return;
      }
      const own = componentIn(chunk);
      if (own) {
        parts.push({ asks: [own], facts: [] });
        return;
      }
      const [, called = ''] = /^(?:an? |the )?(?:button|link|cta) (?=\p{Lu})(.+)$/u.exec(chunk) ?? [];
      if (called !== '') {
        give([called], raw);
        return;
      }
      const elided = raw.replace(/^(?:and|or|plus|also) /i, '');
      const isOccasion = OCCASION.test(elided) || /^(?:another )?one (?:for|when|if|after)\b/i.test(chunk);
      if (
        last &&
        (isOccasion ||
          (isPlural({ kind: last.noun.kind, noun: last.noun.text, said: '' }) && last.said !== ''))
      ) {
        const ask = asAsk((isOccasion ? elided : chunk).replace(/^(?:another )?one /i, ''), last.noun.kind);
        parts.push({ asks: [{ ...ask, noun: last.noun.text.toLowerCase(), whole: raw }], facts: [] });
        return;
      }
      tell(chunk);
    });
  };
  for (const written of cutAt(text, SENTENCES)) {
    if (IS_BACKGROUND.test(written)) {
      const [, feature = ''] =
        /(?:on|adding|launching|for|about) (?:an? |the |our )?(.+?) (?:feature|flow|screen|page)\b/i.exec(
          written,
        ) ?? [];
      title ||= feature;
      continue;
    }
    const sentence = written.replace(CONTEXT, '').trim();
    const plain = stripped(sentence)
      .replace(/[.]$/, '')
      .replace(/^confirm (?=\p{Ll}+ing )/iu, 'Confirmation dialog before ');
    if (plain === '' || isManner(sentence) || isManner(plain)) continue;
    if (title === '') title = plain.replace(/:\s.*$/s, '');
    // "Options: save & leave, discard" of a dialog are its buttons.
    const [, choices = ''] = /^(?:options|choices|answers): (.+)$/i.exec(plain) ?? [];
    const chosen = owner()?.asks.some(({ kind }) => kind === 'dialog')
      ? cutAt(choices, /\s*,\s*(?:or |and )?|\s+\/\s+/)
      : [];
    if (chosen.length > 0 && chosen.every((one) => isLabel(one) || isVerbFirst(one))) {
      give(chosen.map(capitalized), sentence);
      continue;
    }
    const [, entered = ''] =
      /^(?:you|they|users?|people) can enter (?:several|multiple) (\p{L}+) separated (?:by|with) commas$/iu.exec(
        plain,
      ) ?? [];
    if (entered !== '') {
      parts.push({
        asks: [{ ...asAsk(entered, 'field'), inside: 'comma-separated', whole: sentence }],
        facts: [],
      });
      continue;
    }
    const labels = labelsAlone(sentence);
    if (labels.length > 0) {
      give(labels, sentence);
      continue;
    }
    if (/^(?:buttons?|links?|cta) (?:to|that) /i.test(plain) && !plain.includes(',')) {
      const noun = nounsIn(plain)[0];
      const at = owner();
      if (noun && at) at.asks.push({ ...asAsk(plain, 'button', noun), whole: sentence });
      else tell(sentence);
      continue;
    }
    const listed = listIn(plain) ?? plain;
    const colon = /:\s+/.exec(outside(listed));
    if (!colon) {
      const [, when = '', shown = ''] =
        /^((?:when|if|once|after|while|as soon as) [^,]+?),? (?:(?:we |then |they |people |users? )*(?:show|display|see|get|need|there['’]s|there is) )((?:an? |the )?.+)$/i.exec(
          plain,
        ) ?? [];
      if (shown && headOf(stripped(shown)))
        readChunks(`${shown} ${when.charAt(0).toLowerCase()}${when.slice(1)}`);
      else if (
        chunksOf(plain).some((chunk) => {
          const [bare, labels] = withoutLabels(stripped(chunk));
          return labels.length > 0 || headOf(bare) !== undefined;
        })
      )
        readChunks(plain);
      else tell(sentence);
      continue;
    }
    const head = listed.slice(0, colon.index);
    const list = listed.slice(colon.index + colon[0].length);
    if (/^(?:step|screen|slide) \d+$/i.test(head)) {
      const [first = '', ...more] = cutAt(list, /;\s+|\s+[-–—]\s+/);
      parts.push({ asks: [{ ...asAsk(first, 'onboarding'), whole: sentence }], facts: [] });
      more.forEach(tell);
      continue;
    }
    const heads = chunksOf(head)
      .map(stripped)
      .filter((chunk) => headOf(chunk));
    if (heads.length === 0) {
      // "Kanban board: …" says where it is.
      if (/^(?:rules?|validation|notes?|context|facts?)$/i.test(head)) tell(list);
      else if (chunksOf(list).some((chunk) => headOf(stripped(chunk)))) readChunks(list);
      else tell(list);
      continue;
    }
    const buttons =
      headOf(heads.at(-1) ?? '')?.kind === 'button' &&
      heads.length > 1 &&
      HOLDS.has(headOf(heads[0] ?? '')?.kind ?? 'button');
    if (buttons) {
      // "Dialog for X, 3 buttons: …"
      readChunks(cutAt(head, CUTS).slice(0, -1).join(', '));
      give(
        cutAt(list, /\s*,\s+(?:and |or )?|\s+\/\s+/).map((one) => capitalized(one.replace(/^"|"$/g, ''))),
        sentence,
      );
      continue;
    }
    const nouns = heads.flatMap((chunk) => headOf(chunk) ?? []);
    const only = nouns[0];
    const isWarning =
      only !== undefined && /^warnings?$/i.test(only.text) && hasVerb(list) && !list.includes('"');
    if (isWarning) {
      parts.push({ asks: [{ ...askOf(heads[0] ?? '', only), kind: 'banner', inside: list }], facts: [] });
      continue;
    }
    if (chunksOf(list).some((chunk) => NAMES.test(chunk))) {
      readChunks(list);
      continue;
    }
    const isOne =
      nouns.length === 1 &&
      only !== undefined &&
      HOLDS.has(only.kind) &&
      !isPlural({ kind: only.kind, noun: only.text, said: '' });
    if (isOne && only.kind !== 'onboarding') {
      readChunks(head);
      if (chunksOf(list).some((chunk) => headOf(stripped(chunk)))) readChunks(list);
      else holdText(list);
      continue;
    }
    // "Password field: label, help text and errors": its parts.
    const items = chunksOf(list);
    const areParts =
      only?.kind === 'field' && items.every((item) => BARE_PART.test(item) || nounsIn(item)[0]?.start === 0);
    if (areParts) {
      const own = askOf(heads[0] ?? '', only);
      parts.push({
        asks: [{ ...own, said: clean(head.slice(0, only.start)) || own.said, whole: head }],
        facts: [],
      });
      continue;
    }
    const steps =
      nouns.some(({ kind }) => kind === 'onboarding') ||
      /\b(?:\d+|two|three|four|five|six) (?:steps?|screens?)$/i.test(head);
    heads.forEach((chunk, at) => {
      const noun = nouns[at];
      if (!noun || (steps && noun.kind === 'page')) return;
      const kind =
        /^labels?$/i.test(noun.text) && !/\b(?:form|fields?|inputs?)\b/i.test(head) ? 'label' : noun.kind;
      const own = askOf(chunk, noun);
      const context = OCCASION.test(own.said) ? '' : own.said;
      const asks = items.flatMap((item): Ask[] => {
        const other = noun.kind === 'page' || noun.kind === 'onboarding' ? headOf(stripped(item)) : undefined;
        if (other && other.kind !== noun.kind && !WEAK.has(other.kind)) return [askOf(stripped(item), other)];
        const asked = componentIn(item);
        if (asked?.kind === 'field') return [asked];
        const same = headOf(stripped(item));
        if (same?.kind === 'control' && kind === 'control') return [askOf(stripped(item), same)];
        const [, quoted = ''] = /^"([^"]+)" \p{L}+$/u.exec(item) ?? [];
        const ask = { ...asAsk(item, kind, undefined, context), noun: noun.text.toLowerCase() };
        return BARE_PART.test(item) && !LISTED.has(kind)
          ? []
          : [quoted ? { ...ask, literal: capitalized(quoted) } : ask];
      });
      if (asks.length > 0) parts.push({ asks, facts: [] });
    });
  }
  if (parts.length === 0) return undefined;
  return {
    parts: parts.map((part, at) => (at === 0 ? { ...part, facts: [...loose, ...part.facts] } : part)),
    brief: {
      asks: parts.flatMap(({ asks }) => asks),
      slots: [],
      facts: [...loose, ...parts.flatMap(({ facts }) => facts)],
      title,
      text,
    },
  };
}
