import { cutAt, cutItems } from '../brief/cut.ts';

/** Fewer parts are a sentence with its half, and no notes. */
const FEWEST = 3;
/** Before a label that begins in running text: ". cons: stale up to 30s". */
const LABELLED = /[.;]\s+(?=\p{Ll}[\p{L}-]*(?: \p{L}+)?: \S)/u;
/** "pros of the new cache: …": what all of it is about, and the label of the first part. */
const OF_TOPIC =
  /^(pros|cons|benefits|goals?|reasons?|facts?|notes?) (?:of|for|on) (?:the |our )?([^:;.]{3,60}):\s+/i;
const TITLE_WORDS = 6;

/** "meeting notes: move billing to Stripe, Ana owns the migration, …": notes by their name. */
const NOTES =
  /^((?:[\w-]+ ){0,3}(?:notes?|minutes|decisions?|ideas|to-?dos?|thoughts|facts|summary|recap)(?: (?:on|from|of) [^:,.]{3,40})?):\s+(\S.*)$/is;

function layOutNotes(line: string): string | undefined {
  const [, name = '', said = ''] = NOTES.exec(line) ?? [];
  const items = name === '' ? [] : cutItems(said);
  return items.length > FEWEST ? [name, '', ...items.map((item) => `- ${item}`)].join('\n') : undefined;
}

/** Notes that stand in one line, "webhook retries: 5 attempts; backoff 1m; …", with each on a line of its own; any other text as it is. */
export function layOutLine(input: string): string {
  const line = input.trim();
  if (line.includes('\n') || /^[-*+#>|]/.test(line)) return input;
  const byMark = cutAt(line.replace(/\.$/, ''), /;\s+/);
  const notes = byMark.length < FEWEST ? cutAt(line.replace(/\.$/, ''), LABELLED) : byMark;
  if (notes.length < FEWEST) return layOutNotes(line) ?? input;
  const [first = '', ...others] = notes;
  const [whole = '', kind = '', about = ''] = OF_TOPIC.exec(first) ?? [];
  const [, name = '', said = ''] = whole === '' ? (/^([^:]+):\s+(\S.*)$/s.exec(first) ?? []) : [];
  const isTitle = name !== '' && byMark.length >= FEWEST && name.split(' ').length <= TITLE_WORDS;
  const items = [
    whole === '' ? (isTitle ? said : first) : `${kind}: ${first.slice(whole.length)}`,
    ...others,
  ];
  return [about || (isTitle ? name : ''), '', ...items.map((item) => `- ${item}`)].join('\n').trim();
}
