import { prepare } from '../../inspect.ts';
import type { CompiledRule, CompiledStyle } from '../../style/types.ts';
import { contentTypeOf, type ContentType } from './content-type.ts';

/** Documents that a rule may speak of, by the names that are of nothing else. */
const KIND = String.raw`(?:tutorials?|how-?tos?|how-to (?:guides?|articles?|pages?|topics?)|quick-?starts?|(?:api )?references?(?: (?:docs?|documentation|pages?|topics?|guides?))?|api (?:docs?|documentation|pages)|concept(?:ual)? (?:docs?|documentation|pages?|topics?|articles?)|read-?mes?|release notes|change-?logs?|run-?books?|play-?books?|troubleshooting (?:guides?|pages?|topics?|articles?)|adrs?|decision records?|design docs?|rfcs?|post-?mortems?|faqs?|faq pages?|polic(?:y|ies))`;
const OURS = String.raw`(?:(?:the|our|your|all|any|every|each|an?) )*`;
const PLACE = new RegExp(
  String.raw`^(?<how>(?:only|except|unless|excluding|other than|apart from|aside from|outside(?: of)?|but not|not)? ?)(?:(?:in|for|on|within|inside|it is|it's) )?(?<kinds>${OURS}${KIND}(?:(?:, (?:and |or )?| and | or )(?:in |for |on )?${OURS}${KIND})*)$`,
  'iu',
);

interface Place {
  readonly types: readonly ContentType[];
  readonly spared: boolean;
}

/** “in tutorials”, “except in release notes”; undefined of any other circumstance. */
function placeOf(words: string): Place | undefined {
  const { how = '', kinds } = PLACE.exec(words.trim())?.groups ?? {};
  const types = kinds?.split(/,| and | or /u).map((kind) => contentTypeOf(kind));
  if (!types?.every((type) => type !== undefined)) return undefined;
  return { types, spared: how.trim() !== '' && !/^only$/iu.test(how.trim()) };
}

const covers = ({ types }: Place, type: ContentType): boolean =>
  types.some((one) => one === type || (one === 'reference' && type === 'api-reference'));

const STYLES = new WeakMap<CompiledStyle, Map<ContentType, CompiledStyle>>();

/**
 * A style as it holds for documents of one type: rules that are for others are left out, and what is said of it alone is no
 * longer told to a person. The same style where the type is not known.
 */
export function forType<T extends CompiledStyle>(style: T, docType = ''): T {
  const type = docType === '' ? undefined : contentTypeOf(docType);
  if (!type || !style.rules.some(({ open }) => open?.some((words) => placeOf(words)))) return style;
  const known = STYLES.get(style) ?? new Map<ContentType, CompiledStyle>();
  STYLES.set(style, known);
  const held = (known.get(type) as T | undefined) ?? hold(style, type);
  known.set(type, held);
  return held;
}

function hold<T extends CompiledStyle>(style: T, type: ContentType): T {
  const holds = ({ open = [] }: Pick<CompiledRule, 'open'>) =>
    open.every((words) => {
      const place = placeOf(words);
      return !place || covers(place, type) !== place.spared;
    });
  const left = style.rules.map((rule) => !holds(rule));
  const unjudged = style.unjudged.flatMap((rule) => {
    const position = rule.position - left.slice(0, rule.position).filter(Boolean).length;
    if (!rule.open) return { ...rule, position };
    const open = rule.open.filter((words) => !placeOf(words));
    return open.length > 0 && holds(rule) ? { ...rule, open, description: open.join('. '), position } : [];
  });
  return { ...style, ...prepare({ rules: style.rules.filter((_, index) => !left[index]), unjudged }) };
}
