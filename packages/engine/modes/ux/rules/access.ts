import type { UxRule } from './types.ts';

const capitalAfter = (_: string, ...first: readonly string[]): string => first.join('').toUpperCase();

/** What is clicked stands next; "click and drag" and "click to draw" tell of a pointer. */
const OBJECT = String.raw`(?!(?:[Hh]ere|there|below|above|beside|elsewhere|somewhere|on|to|and|or|anywhere|outside|inside|once|twice|again|in|with|while|when|until|near|off|away|the (?:map|canvas|image|picture|chart|graph|grid|timeline))\b)(?=\S)`;

/** What every person can use, with any device, in any language. */
export const ACCESS: readonly UxRule[] = [
  {
    id: 'ux-click-here',
    label: 'Links that say where they lead',
    severity: 'important',
    patterns: [
      {
        find: /\b(?:Please )?(?:Click|Tap|Press|Select) [Hh]ere [Tt]o (\S)|^(?:Please )?(?:Click|Tap|Press|Touch)(?: or tap)? [Tt]o (?=\p{L})(\S)/gu,
        message: 'Begin with what the link does: screen readers list links by their text alone.',
        replace: capitalAfter,
      },
      {
        find: /^(?:(?:click|tap|press|select) )?here[.!]?$|\b(?:click|tap) (?:here\b(?! to\b)|<[^<>]*>\s*here\b)/gi,
        message: 'Say where the link leads: screen readers list links by their text alone.',
      },
      {
        find: /^(?:learn|read|see|show|view) more[.…!]*$|^more(?: info(?:rmation)?)?[.…]*$/gi,
        message: 'Say more about what, if only for screen readers: “Learn more about roles”.',
      },
    ],
  },
  {
    id: 'ux-device',
    label: 'Words for every device',
    severity: 'minor',
    patterns: [
      {
        find: new RegExp(String.raw`(?<![\w-])Click(?: on)? ${OBJECT}`, 'g'),
        message: 'People also tap and type: “Select”.',
        replace: 'Select ',
      },
      {
        find: new RegExp(String.raw`(?<![\w-])click(?: on)? ${OBJECT}`, 'g'),
        message: 'People also tap and type: “select”.',
        replace: 'select ',
      },
    ],
  },
  {
    id: 'ux-place-or-color',
    label: 'Not by place or color alone',
    severity: 'important',
    patterns: [
      {
        find: /\b(?:the )?(?:red|green|blue|yellow|orange|gr[ae]y) (?:button|link|icon|field|text|box|area)s?\b|\b(?:button|link|icon|field|menu|panel|form|list)s? (?:to|on) the (?:left|right)\b|\b(?:button|link|icon|field|menu|form|list)s? (?:above|below)\b|\b(?:see|shown|listed) (?:above|below)\b/gi,
        message: 'Name the control by its label: not everybody sees its place or color.',
      },
      {
        find: /\b(?:icon|button|menu|link|arrow)s? (?:in|at|on) the (?:(?:top|bottom|upper|lower)[- ])?(?:left|right)(?: corner| side)?\b/gi,
        message: 'Name the control by its label: not everybody sees its place.',
      },
      {
        find: /\b(?:on|to|from|at) the (?:left|right)[- ]hand side\b|\b(?:on|from|at) the (?:left|right) (?:side|pane|panel|sidebar|column)\b|\bthe (?:table|list|section|steps?|chart|image|options?|fields?|form|instructions) (?:below|above)\b/gi,
        message: 'Name what it is by its title or label: not everybody sees its place.',
      },
      {
        find: /\b(?:marked|shown|highlighted|displayed|indicated|outlined) (?:in|with) (?:an? )?(?:red|green|blue|yellow|orange|gr[ae]y)\b/gi,
        message: 'Say it in words too: not everybody sees the color.',
      },
      {
        find: /\b(?:fields?|items?|rows?|values?|entries|dates?|days?|cells?|lines?|names?) in (?:red|green|blue|yellow|orange|gr[ae]y)\b/gi,
        message: 'Say it in words too: not everybody sees the color.',
      },
    ],
  },
  {
    id: 'ux-accessible-name',
    label: 'Names that a screen reader can use',
    severity: 'important',
    kinds: ['tooltip'],
    patterns: [
      {
        find: /^(?:[x×✕+…]|\.{3}|image|img|icon|button|link|picture|photo|graphic|logo|thumbnail|chart|graph|diagram|screenshot|figure)$/gi,
        message: 'Say what the control does, or what the picture shows: that is all that some people get.',
      },
      {
        find: /^[\w-]+\.(?:jpe?g|png|gif|svg|webp|avif)$/gi,
        message: 'Say what the picture shows: the name of its file says nothing.',
      },
      {
        find: /^(?!(?:add|remove|close|open|delete|show|hide|toggle) )\p{L}+ icon$/giu,
        message: 'Say what the control does, and not what is drawn on it.',
      },
      {
        find: /^(?:an? )?(?:image|picture|photo|graphic|icon) of (\S)/gi,
        message: 'Screen readers say themselves that it is a picture.',
        replace: capitalAfter,
      },
    ],
  },
  {
    id: 'ux-plural',
    label: 'Real plurals',
    severity: 'minor',
    patterns: [
      // "You have %d attempt(s) left" holds for any number as "Attempts left: %d".
      {
        find: /^(?:you have )?(\{\{?[^{}]*\}?\}|%(?:\d\$)?[a-z@]|%\{\w+\}) (\p{L})(\p{L}*(?: \p{L}+)?)\((e?s)\) (?:have been |has been |were |was |are )?(left|remaining|sent|selected|deleted|added|removed|imported|uploaded|found|saved|updated|created|moved|archived)[.!]*$/giu,
        message: 'A form that fits every number: “(s)” cannot be translated or read aloud.',
        replace: (_, number, first, rest, ending, done) =>
          `${first.toUpperCase()}${rest}${ending} ${done}: ${number}`,
      },
      {
        find: /(?<=(?<![\d.,])1 (?:\p{L}+ )?)\b(\p{L}+)\(e?s\)/gu,
        message: 'One is one.',
        replace: '$1',
      },
      // Of what people are asked for, they may give as many as they want.
      {
        find: /\b(\p{L}+)\((e?s)\)(?<=\b(?:add|attach|browse|choose|drag|drop|enter|import|paste|pick|scan|select|share|upload)\b[^.!?]{0,80})(?<!(?:\d|[{}%@$]|\b(?:one|an?|this|each)\b)[^.!?]{0,80}\p{L}\(e?s\))(?! (?:is|was|has|does)\b)/giu,
        message: 'Use the plural: “(s)” cannot be translated or read aloud.',
        replace: '$1$2',
      },
      {
        find: /\b\p{L}+\((?:e?s|ies)\)/gu,
        message: 'Use one string for one and one for many: “(s)” cannot be translated or read aloud.',
      },
    ],
  },
  {
    id: 'ux-emoji',
    label: 'Words instead of emoji',
    severity: 'minor',
    patterns: [
      {
        find: /\p{Extended_Pictographic}\uFE0F?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*/gu,
        message:
          'Screen readers read the emoji’s name aloud, and it means different things to different people.',
      },
      {
        find: /(?<=\s|^)[:;]-?[()DP](?=\s|$|[.!])/g,
        message: 'Screen readers read an emoticon mark by mark.',
      },
    ],
  },
  {
    id: 'ux-arrows',
    label: 'Arrows as icons',
    severity: 'minor',
    kinds: ['button', 'label'],
    patterns: [
      {
        find: /^(?:<{1,2}|«|‹|←)\s+(?=\p{L})|(?<=\p{L})\s+(?:>{1,2}|»|›|→)$/gu,
        message: 'Screen readers read the marks aloud: draw an arrow with an icon.',
        replace: '',
      },
    ],
  },
  {
    id: 'ux-punctuation',
    label: 'Punctuation by kind',
    severity: 'minor',
    kinds: ['button', 'title', 'label', 'placeholder'],
    patterns: [
      // A string of several sentences keeps its last full stop, and so does a sentence that shows what to write.
      {
        find: /(?<=^(?!\p{Ll}|(?:\S+\s+){7})[^.!?]*[^.\s])(?<!\betc)\.$/gu,
        message: 'Buttons, titles, labels and placeholders end without a full stop.',
        replace: '',
      },
    ],
  },
  {
    id: 'ux-ellipsis',
    label: 'One ellipsis character',
    severity: 'minor',
    patterns: [
      {
        // "MIICYDCCAcmgAwIBA..." is data.
        find: /(?<![.A-Z])\.{3}(?!\.)/g,
        message: 'One character is read as an ellipsis; three full stops are not.',
        replace: '…',
      },
    ],
  },
  {
    id: 'ux-concatenation',
    label: 'Whole sentences',
    severity: 'minor',
    patterns: [
      {
        find: /^(?:and|or|but|because|which|that|than|is|are|was|were|will|has|have) \S[^.!?]*$/g,
        message:
          'This reads like a piece of a sentence that code puts together, which other languages can’t do; write the whole sentence with placeholders.',
      },
    ],
  },
  {
    id: 'ux-spacing',
    label: 'No stray spaces',
    severity: 'minor',
    patterns: [
      {
        find: /^[ \t]+|[ \t]+$/g,
        message:
          'A space at an end mostly means that strings are put together in code, which other languages can’t do; use a placeholder.',
      },
      { find: /(?<=\S) {2,}(?=\S)/g, message: 'One space is enough.', replace: ' ' },
    ],
  },
];
