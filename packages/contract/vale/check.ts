import * as z from 'zod';

/** Vale's levels, gravest first. */
export const VALE_LEVELS = ['error', 'warning', 'suggestion'] as const;
export type ValeLevel = (typeof VALE_LEVELS)[number];

export const VALE_ACTIONS = ['suggest', 'replace', 'remove', 'convert', 'edit'] as const;

/** Of each file of a dictionary, in UTF-16 units: enough for a product's words, not for a language's. */
export const MAX_DICTIONARY_LENGTH = 300_000;

const strings = z.array(z.string());
const flag = z.boolean().optional();
const count = z.int().min(0).max(1_000_000).optional();

/** What every rule may say. */
const common = {
  /** Shown to the writer; `%s` stands for the text that was found, and for what replaces it. */
  message: z.string(),
  level: z.enum(VALE_LEVELS).optional(),
  /** Selectors, any of which is enough: `text`, `heading.h2`, `table.cell`, `sentence`, `raw`, `~blockquote & ~heading`. */
  scope: strings.optional(),
  /** Only in texts of these formats, by the ending of their files: `md`, `rst`, `py`. Default: all. */
  formats: strings.optional(),
  link: z.string().optional(),
  description: z.string().optional(),
  /** Most findings in one document; 0: all. */
  limit: count,
  action: z
    .object({
      name: z.enum(VALE_ACTIONS),
      params: strings.optional(),
      /** `suggest`: a script in Tengo that knows the text as `match` and leaves its `suggestions`. */
      script: z.string().max(20_000).optional(),
    })
    .optional(),
  /** The suggestion takes over the letter case of the text it replaces. */
  matchcase: flag,
};

const excusing = {
  /** Patterns: text that one of them matches is right. */
  exceptions: strings.optional(),
  /** Whether the words that the style's configuration accepts are exceptions. Default: true. */
  vocab: flag,
};

const dictionarySchema = z.object({
  name: z.string(),
  /** The text of the `.aff` file. */
  aff: z.string().max(MAX_DICTIONARY_LENGTH),
  /** The text of the `.dic` file. */
  dic: z.string().max(MAX_DICTIONARY_LENGTH),
});

const sequenceTokenSchema = z.object({
  pattern: z.string().optional(),
  /** A pattern of Penn Treebank tags. */
  tag: z.string().optional(),
  /** Universal tags: `NOUN`, `VERB|AUX`. */
  upos: z.string().optional(),
  negate: flag,
  /** Words that may stand before this one. */
  skip: z.int().min(0).max(50).optional(),
  /** How many times in a row. */
  min: z.int().min(0).max(20).optional(),
  /** Only this token is reported. */
  target: flag,
});

/** The kinds of rule, and `configuration`. */
export const VALE_KINDS = [
  'existence',
  'substitution',
  'occurrence',
  'repetition',
  'consistency',
  'conditional',
  'capitalization',
  'metric',
  'readability',
  'spelling',
  'sequence',
  'script',
  'configuration',
] as const;

/**
 * A rule in Vale's form (https://vale.sh/docs/checks), with YAML's loose types made strict: one value where Vale takes a
 * list is a list. The label of its StyleRule is its name, such as `Microsoft.Adverbs`. `configuration` is no rule but
 * what a `.vale.ini` and its vocabularies say to all rules of the style.
 */
export const valeCheckSchema = z.discriminatedUnion('extends', [
  z.object({
    extends: z.literal('existence'),
    ...common,
    ...excusing,
    tokens: strings.optional(),
    raw: strings.optional(),
    ignorecase: flag,
    /** The tokens are patterns of their own: no word boundaries around them. */
    nonword: flag,
    /** `raw` follows the tokens. */
    append: flag,
  }),
  z.object({
    extends: z.literal('substitution'),
    ...common,
    ...excusing,
    /** Patterns and what replaces them; `|` divides alternatives. */
    swap: z.record(z.string(), z.string()),
    ignorecase: flag,
    nonword: flag,
    capitalize: flag,
    pos: z.string().optional(),
  }),
  z.object({
    extends: z.literal('occurrence'),
    ...common,
    token: z.string(),
    max: count,
    min: count,
    ignorecase: flag,
  }),
  z.object({
    extends: z.literal('repetition'),
    ...common,
    ...excusing,
    tokens: strings,
    max: count,
    alpha: flag,
    ignorecase: flag,
  }),
  z.object({
    extends: z.literal('consistency'),
    ...common,
    either: z.record(z.string(), z.string()),
    nonword: flag,
    ignorecase: flag,
  }),
  z.object({
    extends: z.literal('conditional'),
    ...common,
    ...excusing,
    first: z.string(),
    second: z.string(),
    ignorecase: flag,
  }),
  z.object({
    extends: z.literal('capitalization'),
    ...common,
    ...excusing,
    /** `$title`, `$sentence`, `$lower`, `$upper`, or a pattern. */
    match: z.string(),
    style: z.enum(['AP', 'Chicago']).optional(),
    /** Share of the words that must be right, 0 to 1. Default: 0.8. */
    threshold: z.number().min(0).max(1).optional(),
    prefix: z.string().optional(),
    indicators: strings.optional(),
  }),
  z.object({ extends: z.literal('metric'), ...common, formula: z.string(), condition: z.string() }),
  z.object({ extends: z.literal('readability'), ...common, metrics: strings, grade: z.number() }),
  z.object({
    extends: z.literal('spelling'),
    ...common,
    exceptions: strings.optional(),
    /** Words that are right, beside the dictionary's. */
    ignore: strings.optional(),
    /** Patterns of words that are not looked at. */
    filters: strings.optional(),
    /** None of Vale's own filters. */
    custom: flag,
    /** Dictionaries in Hunspell's form, in place of the service's English one. */
    dictionaries: z.array(dictionarySchema).max(10).optional(),
    /** The service's English dictionary counts beside them. */
    append: flag,
  }),
  z.object({
    extends: z.literal('sequence'),
    ...common,
    exceptions: strings.optional(),
    tokens: z.array(sequenceTokenSchema).min(1).max(50),
    ignorecase: flag,
  }),
  z.object({
    extends: z.literal('script'),
    ...common,
    /** In Tengo; it knows a block of the text as `scope` and leaves its findings in `matches`. */
    script: z.string().max(20_000),
  }),
  z.object({
    extends: z.literal('configuration'),
    /** `tokenIgnores` and `blockIgnores` count in texts of these formats only. */
    formats: strings.optional(),
    /** Accepted words, each a pattern: `accept.txt`. */
    vocabulary: strings.optional(),
    tokenIgnores: strings.optional(),
    blockIgnores: strings.optional(),
    ignoredScopes: strings.optional(),
    skippedScopes: strings.optional(),
    ignoredClasses: strings.optional(),
    /** In place of the word boundaries around tokens; `%s` stands for them. */
    wordTemplate: z.string().optional(),
  }),
]);
export type ValeCheck = z.infer<typeof valeCheckSchema>;
export type ValeKind = ValeCheck['extends'];
/** The check of one kind. */
export type ValeCheckOf<K extends ValeKind> = Extract<ValeCheck, { readonly extends: K }>;
export type ValeRuleCheck = Exclude<ValeCheck, { readonly extends: 'configuration' }>;
export type ValeDictionary = z.infer<typeof dictionarySchema>;
export type ValeSequenceToken = z.infer<typeof sequenceTokenSchema>;
