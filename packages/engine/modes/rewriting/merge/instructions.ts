import { capitalized } from '../../writing/capitals.ts';
import type { Incoming } from './incoming.ts';
import { fingerprint } from './statements.ts';

const QUOTE = String.raw`["“'‘\`]`;
const END_QUOTE = String.raw`["”'’\`]`;
/** "Add a section on cleaning: wipe the plate." */
const NEW_SECTION =
  /^(?:please )?(?:(?:add|write|insert|include) (?:an?|another|the) (?:new )?|new )(?:short )?(?:section|chapter|paragraph)\s+(?:on|about|called|titled|named)\s+["“']?(?<title>[^:."”]{2,60}?)["”']?\s*[:.]\s+(?<text>\S.*)$/is;
/** "In "Load filament", mention that PETG needs 240 °C." */
const IN_SECTION = new RegExp(
  String.raw`^(?:please )?(?:in|under|to) (?:the )?(?:section (?:on )?)?${QUOTE}(?<title>[^"”]{2,60})${END_QUOTE}(?: section)?,?\s+(?:mention|say|add|note|state|explain|write|include)(?: that)?:?\s+(?<text>\S.*)$`,
  'is',
);
const REMOVES =
  /^(?:please )?(?:remove|delete|drop|cut|take out|omit) (?:the |all |any |every )?(?:parts?|sections?|sentences?|paragraphs?|notes?|items?|mentions?|references?|bits?)\s+(?:about|on|of|to|for)\s+["“']?(?<what>[^"”.]{2,60}?)["”']?\.?$/i;
const NEW_ENDPOINT =
  /^(?:new|added) endpoint:?\s*`?(?<title>(?:GET|POST|PUT|PATCH|DELETE) \/[^\s`]*)`?[\s:,–—-]*(?<text>\S.*)$/is;

/** What a person wants gone from the document: the words that it is about; undefined for any other part. */
export function readRemoval({ text, kind }: Incoming): string | undefined {
  return kind === 'block' ? undefined : REMOVES.exec(text.trim())?.groups?.['what'];
}

/** Whether a part says where it belongs. */
export function isPlaced({ text }: Incoming): boolean {
  return [NEW_SECTION, IN_SECTION, NEW_ENDPOINT].some((pattern) => pattern.test(text.trim()));
}

/** A part that says where it belongs, under the heading of that place; any other as it is. */
export function readTarget(part: Incoming, titles: readonly string[]): Incoming {
  if (part.kind === 'block') return part;
  const text = part.text.trim();
  const placed = NEW_SECTION.exec(text) ?? IN_SECTION.exec(text) ?? NEW_ENDPOINT.exec(text);
  const { title = '', text: said = '' } = placed?.groups ?? {};
  if (said !== '')
    return { kind: 'paragraph', text: sentence(said), heading: { title: capitalized(title), level: 2 } };
  // "Contacts: Priya": the label is the name of a section.
  const [, label = '', rest = ''] = /^([^:.\n]{2,40}):\s+(\S.*)$/s.exec(text) ?? [];
  const known = titles.find((other) => fingerprint(other) === fingerprint(label));
  if (rest !== '' && known !== undefined)
    return { ...part, text: capitalized(rest), heading: { title: known, level: 2 } };
  return /^new:\s+\S/i.test(text) ? { ...part, text: capitalized(text.replace(/^new:\s+/i, '')) } : part;
}

function sentence(text: string): string {
  const whole = capitalized(text);
  return /[.!?:`]$/.test(whole) ? whole : `${whole}.`;
}
