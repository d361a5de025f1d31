import { describeIssue, houseStyleSchema, type HouseStyle } from '@housestyle/contract';
import type { SavedStyle } from '../storage/styles.ts';
import { Refusal } from './refusal.ts';

/** What a saved style may hold. Lengths in UTF-16 code units. */
export const STYLE_LIMITS = {
  rules: 500,
  termSubs: 10_000,
  glossary: 5000,
  /** Of one entry: terms to avoid, synonyms. */
  alternatives: 50,
  /** A label, a term, a synonym. */
  name: 200,
  /** A description, a definition. */
  text: 4000,
  /** The whole style as JSON. */
  total: 4_000_000,
} as const;

const PART_NAMES = {
  rules: 'rules',
  termSubs: 'term substitutions',
  glossary: 'glossary entries',
} as const satisfies Record<keyof HouseStyle, string>;

const savedStyleSchema = houseStyleSchema.partial();

/** A style as it may be saved. Throws a `Refusal` that names the first field at fault by its path. */
export function checkStyle(value: unknown): SavedStyle {
  const parsed = savedStyleSchema.safeParse(value);
  if (!parsed.success) throw new Refusal(`The style is not valid: ${describeIssue(parsed.error, value)}`);
  const { rules, termSubs, glossary } = parsed.data;
  const style: SavedStyle = {
    ...(rules && { rules }),
    ...(termSubs && { termSubs }),
    ...(glossary && { glossary }),
  };
  checkCounts(style);
  rules?.forEach(({ label, description }, index) => {
    checkLength(`rules[${index}].label`, label, STYLE_LIMITS.name);
    checkLength(`rules[${index}].description`, description, STYLE_LIMITS.text);
  });
  termSubs?.forEach(({ preferred, avoid }, index) => {
    checkLength(`termSubs[${index}].preferred`, preferred, STYLE_LIMITS.name);
    checkAlternatives(`termSubs[${index}].avoid`, avoid);
  });
  glossary?.forEach(({ term, definition, synonyms }, index) => {
    checkLength(`glossary[${index}].term`, term, STYLE_LIMITS.name);
    checkLength(`glossary[${index}].definition`, definition, STYLE_LIMITS.text);
    checkAlternatives(`glossary[${index}].synonyms`, synonyms);
  });
  checkTotal(style);
  return style;
}

function checkCounts(style: SavedStyle): void {
  for (const part of ['rules', 'termSubs', 'glossary'] as const) {
    const count = style[part]?.length ?? 0;
    if (count <= STYLE_LIMITS[part]) continue;
    throw new Refusal(
      `The style has ${count} ${PART_NAMES[part]} (${part}): at most ${STYLE_LIMITS[part]} can be saved.`,
    );
  }
}

function checkAlternatives(path: string, values: readonly string[]): void {
  if (values.length > STYLE_LIMITS.alternatives) {
    throw new Refusal(
      `${path} has ${values.length} entries: at most ${STYLE_LIMITS.alternatives} are allowed.`,
    );
  }
  values.forEach((value, index) => checkLength(`${path}[${index}]`, value, STYLE_LIMITS.name));
}

function checkLength(path: string, { length }: string, most: number): void {
  if (length > most) throw new Refusal(`${path} is ${length} characters long: at most ${most} are allowed.`);
}

function checkTotal(style: SavedStyle): void {
  const { length } = JSON.stringify(style);
  if (length <= STYLE_LIMITS.total) return;
  throw new Refusal(
    `The style is ${length} characters long as JSON: at most ${STYLE_LIMITS.total} can be saved.`,
  );
}
