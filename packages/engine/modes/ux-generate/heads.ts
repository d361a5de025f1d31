import { ANY_HEAD, kindOfHead, type Kind } from './kinds.ts';

/** What the items of a list are, by what stands before them. */
export interface Head {
  /** The first one is taken where an item fits none better; empty where the head names none. */
  readonly kinds: readonly Kind[];
  readonly noun: string;
}

const PREPOSITIONS =
  /\s(?:for|of|when|if|on|in|to|with|after|while|that|which|shown|at|by|during|before|once|about|above|below|beside|under|over|next to)\s/i;
const AT_END = new RegExp(String.raw`(?:^|\s)(?<noun>${ANY_HEAD})$`, 'i');
const GENERIC =
  /\s(?:copy|texts?|strings?|wording|content)$|(?<=\b(?:settings|preferences|form|onboarding|tour|wizard|checklist|welcome))\s(?:page|screen|view|panel|section|dialog|flow)s?$/i;

/** What a head says that its items are: by the nouns before its first preposition, else by the next that names a kind. */
export function readHead(head: string, isHeld = false): Head {
  const phrases = head
    .replace(/["“][^"”]*["”]/g, '')
    .replace(/\s*\(\d+\)/, '')
    .replace(/\s(?:for|of|when|if|in|on)$/i, '')
    .split(PREPOSITIONS);
  for (const phrase of isHeld ? phrases.reverse() : phrases) {
    const nouns = phrase
      .trim()
      .split(/\s*(?:,|\/|&)\s*|\s+(?:and|or|plus)\s+/i)
      .map(
        (one) =>
          AT_END.exec(
            one
              .replace(/\s*[>›→].*$/, '')
              .replace(GENERIC, '')
              .trim(),
          )?.groups?.['noun'] ?? '',
      )
      .filter((noun) => noun !== '');
    const kinds = [...new Set(nouns.map(kindOfHead).filter((kind) => kind !== undefined))];
    if (kinds.length > 0) return { kinds, noun: singular(nouns[0] ?? '') };
  }
  return { kinds: [], noun: '' };
}

export function singular(noun: string): string {
  return noun.toLowerCase().replace(/(?<=x|ch)es$|(?<!s)s$/, '');
}
