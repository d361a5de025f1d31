import { baseOf } from '../../spelling/inflect.ts';
import type { Brief } from './brief.ts';
import { casesIn } from './deed-cases.ts';
import { matterOf, shareOf } from './note.ts';
import type { Ask } from './pieces.ts';
import type { Part } from './reading.ts';
import { addressed } from './told.ts';

const TEXTS =
  '(?:the |all |some |ui |ux |new |interface )*(?:strings|copy|texts?|wording|microcopy|messages|words)';
/** "We need strings for: choosing a locker, parcel ready, code wrong", behind all that is told of the feature. */
const NEEDED = new RegExp(
  String.raw`(?<=[.!?:;]\s+|\n)(?:so |and |please )?(?:(?:we|i|you) (?:will |now |also )?need|needed:?|write|provide|create|draft)(?: me| us)? ${TEXTS}(?: for)?:?\s+(?<list>[^.!?\n;]+,[^.!?\n;]+)[.]?\s*$`,
  'iu',
);
const TITLE =
  /^(?:(?:feature|project|epic|flow|product|scope|context): )?(?<title>\p{L}[^.:,\n]{2,40})[.\n]\s*/iu;
const MOST_WORDS = 4;

/** A request that tells of a feature and names its texts last, each in a few words; undefined for any other. */
export function neededIn(written: string): (Brief & { readonly parts: readonly Part[] }) | undefined {
  const needed = NEEDED.exec(written);
  const list = needed?.groups?.['list'] ?? '';
  if (list === '') return undefined;
  const before = written.slice(0, needed?.index).trim();
  const named = TITLE.exec(before);
  const isTitle = named !== null && (named.groups?.['title'] ?? '').split(' ').length <= MOST_WORDS;
  const title = isTitle ? (named.groups?.['title'] ?? '') : 'This feature';
  // "Choosing a locker" is what people do.
  const items = list
    .split(/,\s+(?:and |or )?/)
    .map((item) =>
      item.replace(
        /^(\p{Ll}+ing) (?=(?:an?|the|your|their) )/iu,
        (_, ing: string) => `${baseOf(ing.toLowerCase()) ?? ing} `,
      ),
    );
  const read = casesIn(`${title}: ${items.join(', ')}`);
  const [part] = read?.parts ?? [];
  if (!read || !part) return undefined;
  const facts = before
    .slice(isTitle ? named[0].length : 0)
    .split(/(?<=[.!?])\s+|;\s+|\n+/)
    .filter(Boolean);
  // What is told of one of the texts stands with it; the rest is for the note.
  const told = (ask: Ask): readonly string[] =>
    facts.filter((fact) => matterOf(ask.said).length > 1 && shareOf(ask.said, fact) === 1);
  const asks = part.asks.map((ask) =>
    ask.kind === 'toast'
      ? ask
      : {
          ...ask,
          inside: [
            ask.inside,
            ...told(ask)
              .map(effectIn)
              .filter((effect) => /^you can /i.test(effect) || matterOf(effect).length > 2),
          ]
            .filter(Boolean)
            .join('; '),
        },
  );
  const used = new Set(part.asks.flatMap((ask) => (ask.kind === 'toast' ? [] : told(ask))));
  return {
    ...read,
    asks,
    parts: [{ ...part, asks }],
    text: written,
    left: [...(read.left ?? []), ...facts.filter((fact) => !used.has(fact))],
  };
}

/** "The parcel goes to the nearest shop" of "If the locker is full, the parcel goes to the nearest shop." */
const effectIn = (fact: string): string =>
  addressed(
    fact
      .replace(/^(?:if|when|once|after) [^,]+, (?=\p{L})/iu, '')
      .replace(/[.!]$/, '')
      .replace(/^(?:customers?|users?|people|members?|guests?|staff|employees?) (?=can |may |must )/i, 'you ')
      .replace(
        /^(?:customers|users|people|members|guests|staff|employees) (?=\p{Ll}+ (?:an?|the|their) )/iu,
        'you can ',
      ),
  );
