import type { Family, Option } from '../family.ts';

const family = (
  id: string,
  title: string,
  options: readonly Option[],
  phrasings: readonly string[],
): Family => ({
  id,
  title,
  options,
  phrasings,
});
const shunned = (names: RegExp, rule: string): Option => ({ names, unwanted: rule, bare: 'against' });
const asked = (names: RegExp, rule: string): Option => ({ names, wanted: rule, bare: 'for' });

const PEOPLE = '(?:the |our |your )?(?:users?|readers?|people|customers?|persons?|visitors?)';
const LABELS =
  '(?:buttons?|(?:button |ui |menu |field )?labels?|menus?(?: items?)?|ui (?:text|elements?|strings?)|menu items?|field names?|tabs?|controls?)';
const LABEL_LIST = `${LABELS}(?:(?:, | and | or |, and |, or )(?:${LABELS}|other (?:labels|ui text)))*`;
const STOP = '(?:full stops?|periods?|(?:end |final |closing )?punctuation)';

/** Kinds of rules about the words of a user interface. */
export const INTERFACE_FAMILIES: readonly Family[] = [
  family(
    'blame',
    'Blame in error messages',
    [
      shunned(
        new RegExp(
          String.raw`\b(?:blam(?:e|es|ing|ed)|accus(?:e|es|ing|ations?)|reproach(?:es|ing)?)\b(?: ${PEOPLE})?(?: (?:for|in) (?:any |an? |the |all )?(?:errors?|mistakes?|problems?|error messages?|messages?))?`,
        ),
        'blameless-errors',
      ),
      asked(
        /\b(?:blame-?free|blameless|non-?judgmental)(?: (?:error )?(?:errors?|messages?|language|tone))?/,
        'blameless-errors',
      ),
    ],
    [
      'Don’t blame the user',
      'Avoid blaming the user in error messages',
      'Error messages never blame the reader',
      'Write blameless error messages',
      'No blame in errors, because people need help',
      'Never accuse the user of mistakes',
    ],
  ),
  family(
    'vague-errors',
    'Vague error messages',
    [
      shunned(
        /\b(?:vague|generic|unclear|unspecific|meaningless|cryptic|unhelpful)(?: (?:and|or) \w+)?(?: error)? (?:messages?|errors?)(?: (?:such as|like) “[^”]*”(?:(?:,| and| or|, and|, or) “[^”]*”)*)?/,
        'vague-errors',
      ),
      asked(
        /\b(?:specific|clear|helpful|actionable|informative)(?:(?: and|,) \w+)? error messages?/,
        'vague-errors',
      ),
    ],
    [
      'Avoid vague error messages',
      'Avoid generic errors such as “Something went wrong”',
      'Write specific error messages',
      'No cryptic error messages',
      'Use clear error messages, so that people can go on',
      'Generic errors are not allowed',
    ],
  ),
  family(
    'alarm',
    'Alarming words',
    [
      shunned(
        /\b(?:alarm(?:ing|ist)?|scary|frightening|dramatic|catastrophic)(?: (?:words?|language|terms?|wording|messages?|tone))+(?: (?:such as|like) “[^”]*”(?:(?:,| and| or|, and|, or) “[^”]*”)*)?(?: in (?:error )?(?:messages|errors))?/,
        'calm-errors',
      ),
      asked(/\bcalm (?:words?|language|messages?|tone|wording|error messages?)/, 'calm-errors'),
    ],
    [
      'Avoid alarming words',
      'Don’t use scary language in error messages',
      'Use calm language',
      'No alarming words such as “fatal”',
      'Write calm messages',
      'Dramatic wording is not allowed',
    ],
  ),
  family(
    'apologies',
    'Apologies',
    [
      shunned(
        /\b(?:apolog(?:y|ies|i[sz]e|i[sz]es|i[sz]ing)|saying sorry|say sorry)(?: in (?:error )?(?:messages|errors))?/,
        'no-apologies',
      ),
    ],
    [
      'Don’t apologize',
      'Avoid apologies in error messages',
      'No apologies',
      'Never apologize in messages',
      'Apologies are not allowed',
      'Avoid apologizing in errors',
    ],
  ),
  family(
    'action-labels',
    'Buttons that name their action',
    [
      asked(
        /\b(?:specific|descriptive|action-oriented|meaningful|explicit)(?: verbs? (?:on|for|in|as))? (?:button|action)(?: labels?| texts?| names?)?s?|\bnames? the action(?: (?:on|in) buttons?)?|\bverbs? (?:on|for|in) buttons?|\bbutton(?:s| labels?)? (?:should |must |always )?(?:names? (?:the|their|its) actions?|(?:start|begin)s? with (?:a|an) (?:\w+ )?verb|sa(?:y|ys) what (?:it does|they do|happens))/,
        'action-labels',
      ),
      shunned(
        /\b(?:generic|vague|ambiguous|unspecific) (?:button|action)(?: labels?| texts?)?s?(?: (?:such as|like) “[^”]*”(?:(?:,| and| or|, and|, or) “[^”]*”)*)?/,
        'action-labels',
      ),
    ],
    [
      'Use descriptive button labels',
      'Buttons must name the action',
      'Avoid generic button labels such as “Submit” and “OK”',
      'Buttons should say what happens',
      'Button labels must start with a verb',
      'Use verbs on buttons',
    ],
  ),
  family(
    'label-case',
    'Capitals in labels',
    [
      asked(
        new RegExp(
          String.raw`\bsentence[- ](?:style )?(?:case|capitali[sz]ation)(?: (?:for|in|on) (?:all |the |our )?${LABEL_LIST})`,
        ),
        'sentence-case-labels',
      ),
    ],
    [
      'Use sentence case for buttons',
      'Use sentence case for buttons, menus, and labels',
      'Write in sentence case in UI text',
      'Always use sentence-style capitalization for labels',
      'Use sentence case in menus',
      'Prefer sentence case for menu items and buttons, because it reads faster',
    ],
  ),
  family(
    'label-punctuation',
    'Full stops after labels',
    [
      shunned(
        new RegExp(
          String.raw`\b${STOP} (?:in|on|after|at the end of|from) (?:the |all )?${LABEL_LIST}|\bend(?:ing)? (?:the |all |any )?${LABEL_LIST} with (?:a |an )?${STOP}`,
        ),
        'label-punctuation',
      ),
    ],
    [
      'Don’t end labels with a period',
      'No full stops on buttons',
      'Avoid punctuation at the end of button labels',
      'Do not end buttons and labels with punctuation',
      'Never use a full stop after labels',
      'Periods at the end of labels are not allowed',
    ],
  ),
  family(
    'input-neutral-verbs',
    'Verbs for every kind of input',
    [
      asked(
        /\b(?:device|input)[- ](?:neutral|independent|agnostic)(?: (?:verbs?|terms?|language|words?|instructions))?|\bplatform[- ](?:neutral|independent|agnostic) (?:verbs?|terms?|language|words?|instructions)/,
        'select-not-click',
      ),
    ],
    [
      'Use input-neutral verbs',
      'Use device-independent language',
      'Write device-agnostic instructions',
      'Always use input-independent terms',
      'Prefer platform-neutral verbs',
      'Use device-neutral words, since people also use their voice',
    ],
  ),
];
