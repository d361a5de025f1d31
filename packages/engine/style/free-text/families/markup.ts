import { boldUi } from '../../../rules/bold-ui.ts';
import { imageAltText } from '../../../rules/image-alt-text.ts';
import { altTextTo } from '../../../rules/alt-text-length.ts';
import { readableTo, type Formula } from '../../../rules/support/readability.ts';
import type { Asked, Family, Reading } from '../family.ts';
import { asWritten } from './as-written.ts';
import { group, reading } from './support.ts';

const IMAGES = String.raw`(?:images?|pictures?|screenshots?|diagrams?|figures?|graphics?|illustrations?|photos?|visuals?|icons?)`;
const LABELS = String.raw`(?:(?:names of |labels of )?(?:ui|gui|user interface|interface|buttons?|menus?|fields?|on-screen)(?:[ -](?:elements?|labels?|names?|controls?|text|items?|components?|options?))?)`;
const CODE = String.raw`(?:code (?:blocks?|fences?|samples?|snippets?|examples?|listings?)|fenced (?:code )?blocks?|codeblocks?|fences)`;

/** Links, images, code and the interface's labels. */
export const MARKUP_FAMILIES: readonly Family[] = [
  {
    id: 'links',
    title: 'Link texts',
    about:
      /\blinks?\b|\burls?\b|\banchors?\b|“(?:click here|here|read more|learn more|this link)”|\bclick here\b|\bhttps?\b|\bhyperlinks?\b/,
    options: [
      {
        names:
          /\b(?:descriptive|meaningful|informative|explicit|clear|specific|self-explanatory|unique)(?: and [a-z]+)?,? (?:hyper)?(?:links?|anchors?)(?: (?:texts?|labels?|names?|titles?))?\b|\b(?:hyper)?(?:links?|anchors?)(?: texts?| labels?)? (?:(?:should|must|that|which|to|has to|have to|need to|needs to) )?(?:be |is |are )?(?:descriptive|meaningful|describes?|tells?|says?|explains?|makes? sense|informative|clear|identif(?:y|ies))[^.;]{0,60}|\bdescri(?:be|bes|bing) (?:the )?(?:link'?s? )?(?:target|destination|page|where)[^.;,]{0,30}|\blink texts? (?:that )?(?:make|makes) sense (?:out of|without) context/,
        wanted: 'link-text',
        bare: 'for',
      },
      {
        names:
          /“(?:click here|here|this link|click this link|this page|more)”(?:(?:,|,? and|,? or|,? \/) “[^”]*”)*(?: (?:as|for) (?:a |the )?(?:link|anchor)s?(?: texts?)?| links?)?|(?<=\b(?:write|say|use|avoid|no|like|as|using) )click here\b(?: links?)?|\b(?:vague|generic|non-descriptive|nondescript|ambiguous|empty|uninformative|meaningless)(?: or [a-z]+)? (?:hyper)?links?(?: (?:texts?|labels?))?/,
        unwanted: 'link-text',
        bare: 'against',
      },
      {
        names:
          /\b(?:bare|raw|naked|plain|full|unlinked|visible|literal) urls?\b(?: (?:as link text|in (?:the )?text))?|\burls? as (?:the )?link texts?|\bpaste(?:d)? (?:raw )?urls?|\burls?(?= (?:\w+ ){1,3}(?:shown|displayed|printed|visible)\b)/,
        unwanted: 'bare-urls',
        bare: 'against',
      },
      {
        names:
          /\bhttps(?: (?:links?|urls?))?\b(?=.*\bhttp\b)|\bhttps (?:links?|urls?)|\b(?:links?|urls?) (?:must |should |always |have to )*(?:use|be|go over|start with) https\b|\bsecure links?|(?<=\b(?:link|links|urls?) (?:only )?(?:(?:to|with|over|via|use|using|that use) )+(?:urls? (?:that use |with |over ))?)https\b/,
        wanted: 'https-links',
        bare: 'for',
      },
      {
        names: /\bhttp (?:links?|urls?)|\binsecure links?|\bplain http\b/,
        unwanted: 'https-links',
        bare: 'against',
      },
    ],
    phrasings: [
      'External links must use HTTPS',
      'Use descriptive link text',
      'Links should describe their target',
      'Never write “click here”',
      'Link text must make sense out of context, because screen readers list links',
      'Avoid vague link text',
      'Don’t use “here” as link text',
      'No bare URLs',
      'Use HTTPS links',
    ],
  },
  {
    id: 'alt-text',
    title: 'Alternative texts',
    apart: /\bdecorative\b|\b(?:empty|null|blank) alt/,
    options: [
      {
        names: new RegExp(
          String.raw`\balt(?:ernative|ernate)?[ -]?(?:texts?|attributes?|tags?|descriptions?) (?:with|by|using)? ?(?:phrases (?:like|such as) )?“(?:an? )?(?:image|picture|photo|screenshot|graphic) of[^”]*”|“(?:an? )?(?:image|picture|photo|screenshot|graphic) of[^”]*”(?:(?:,| or|, or) “[^”]*”)*(?: (?:in|to start|at the start of) alt(?:ernative)?[ -]?texts?)?`,
        ),
        unwanted: 'alt-text-wording',
        bare: 'against',
      },
      {
        names:
          /\balt(?:ernative|ernate)?[ -]?texts? (?:[a-z]+ ){0,4}?(?<bound>under|below|less than|fewer than|shorter than|at most|to|exceed|within|over|longer than|more than|than) (?<max>\d{2,3}) (?:characters?|chars?)|\balt(?:ernative|ernate)?[ -]?texts?[^.;]{0,20}? (?<max2>\d{2,3}) (?:characters?|chars?)(?: (?:or (?:fewer|less)|max(?:imum)?|at most))?/,
        wanted: altLength,
        unwanted: altLength,
        bare: 'for',
      },
      {
        names: new RegExp(
          String.raw`\b(?:descriptive |meaningful |useful |good |helpful )?alt(?:ernative|ernate)?[ -]?(?:texts?|attributes?|tags?|descriptions?)\b(?: (?:for|to|on|with|in) (?:(?:all|every|each|any|the|your|non-decorative|informative) )*${IMAGES})?|\btext alternatives?\b(?: (?:for|to) (?:(?:all|every|each|any) )*${IMAGES})?|\bdescribe (?:(?:all|every|each|the|your) )*${IMAGES}(?: (?:in|with) (?:words|text|alt(?:ernative)? text))?`,
        ),
        wanted: 'image-alt-text',
        bare: 'for',
      },
    ],
    phrasings: [
      'All images need alt text',
      'Provide alternative text for every image',
      'Images must have alt text, because screen readers read it',
      'Add a text alternative to each diagram',
      'Never omit alt text',
      'Write descriptive alt text for images',
      'Don’t start alt text with “image of”',
      'Keep alt text under 125 characters',
    ],
  },
  {
    id: 'code-blocks',
    title: 'Code blocks',
    options: [
      {
        names: new RegExp(
          String.raw`\b(?:unlabell?ed|untagged|bare) ${CODE}|\binfo strings?(?: of (?:a |each |every |any )?${CODE})? (?:empty|blank|out)`,
        ),
        unwanted: 'code-block-language',
        bare: 'against',
      },
      {
        names: new RegExp(
          String.raw`\b(?:(?:programming )?languages?|language (?:tags?|identifiers?|names?|labels?|specifiers?|hints?)|syntax highlighting|info strings?)(?: (?:for|of|on|in|to|after|with) (?:(?:all|every|each|any|the|your|a) )*${CODE})?(?= |$|,|\.)`,
        ),
        wanted: 'code-block-language',
        bare: 'for',
      },
    ],
    about: new RegExp(String.raw`\b${CODE}\b|\bfenced\b|\bsyntax highlighting\b`),
    phrasings: [
      'Specify a language for every code block',
      'Code blocks must have a language',
      'Tag each code fence with its language',
      'Always name the language of code samples, so that they are highlighted',
      'No unlabeled code blocks',
      'Use syntax highlighting in code blocks',
    ],
  },
  {
    id: 'code-form',
    title: 'Form of code',
    options: [
      { names: /\bindented code(?: blocks?)?\b/, unwanted: 'fenced-code', bare: 'against' },
      {
        names:
          /\bfenced code(?: blocks?)?\b(?=[^.;]*\b(?:not|instead|rather|over|indent))|\bfenced,? (?:and )?(?:not|never|rather than|instead of) indent(?:ed|ing)?\b|\b(?:triple backticks|code fences|fences|fenced code blocks?|fenced blocks?)(?= (?:for|around|to|instead|rather)|,|$)/,
        wanted: 'fenced-code',
        bare: 'for',
      },
      {
        names:
          /(?:\b(?:shell|command|command-line|terminal|dollar) )?(?:prompts?|dollar signs?|“\$”|\$)(?: \(“?\$”?\))?(?: (?:signs?|symbols?|characters?|prompts?))?(?: (?:in|before|in front of|from|to|at the start of) (?:(?:the|all|your|any|shell|each|every) )*(?:commands?|code (?:blocks?|samples?|examples?|snippets?)|shell (?:examples|commands|snippets)|command examples?))?(?=$|[ ,.])/,
        unwanted: 'shell-prompts',
      },
    ],
    about: /\bcode\b|\bcommands?\b|\bshell\b|\bterminal\b|\bfence/,
    // Names of a program.
    apart: /\b(?:shell|console|terminal),? (?:or |and )?(?:console|terminal|command prompt|shell)\b/,
    phrasings: [
      'Copy-pasteable commands: omit the $ prompt',
      'Use fenced code blocks, not indented ones',
      'Don’t use indented code blocks',
      'No indented code',
      'Don’t put a dollar sign before commands',
      'Leave out the shell prompt in commands',
      'Avoid “$” prompts in code blocks, because readers copy them',
    ],
  },
  {
    id: 'ui-labels',
    title: 'Labels of the interface',
    options: [
      {
        names: new RegExp(
          String.raw`\bonly (?:use )?bold(?:face)? (?:for|on) (?:the )?${LABELS}(?: (?:and|or) ${LABELS})*(?:,? (?:and )?nothing else)?|\bbold(?:face|ed)?(?: (?:type|text|font))?(?: is)? (?:only|solely|exclusively|reserved) (?:for|on) (?:the )?${LABELS}\b|\bonly ${LABELS} (?:are|is|go(?:es)?|get|should be|must be) (?:in |set in )?bold\b|\b(?:reserve|keep) bold(?:face)? for ${LABELS}\b|\bbold(?:face)? (?:is )?for ${LABELS} only\b`,
        ),
        wanted: bolds,
        bare: 'for',
      },
      {
        names:
          /\b(?:bold(?:face|ed)?|boldface|in bold|bold (?:font|type|text|formatting))\b(?: (?:for|to mark|on|to format|to indicate))? (?:(?:all|every|each|the|names of|any|on-screen) )*(?:ui|gui|user interface|interface|buttons?|menus?|fields?|on-screen|screen|dialogs?|controls?|labels?)(?:[ -](?:elements?|labels?|names?|controls?|text|items?|components?|options?))?(?:(?:,| and|, and) (?:buttons?|menus?|fields?|labels?|tabs?|menu (?:names|items)|button (?:names|labels)|dialogs?))*|\b(?:names of )?(?:ui|gui|user interface|interface|buttons?|menus?|fields?|on-screen)(?:[ -](?:elements?|labels?|names?|controls?|text|items?|components?))*(?:(?:,| and|, and) (?:buttons?|menus?|fields?|labels?))* (?:(?:are|is|in|set|should be|must be|formatted|go|appear|always|as|be) )*bold(?:face|ed)?\b/,
        wanted: 'bold-ui',
        bare: 'for',
      },
    ],
    phrasings: [
      'Use bold for UI elements',
      'Bold UI labels',
      'Button names are in bold',
      'UI elements should be bold',
      'Put UI labels in bold',
      'Use bold for buttons and menus, so that readers find them',
    ],
  },
  {
    id: 'reading-grade',
    title: 'Reading grade',
    options: [
      {
        names:
          /\b(?<name>flesch[- –]kincaid|flesch(?: reading)? ease|flesch|gunning[- ]?fog|fog index|fog|reading ease|readability|reading|grade)(?:[- ](?:grade|reading|ease|level|score|index|readability|test))*\b(?:(?:(?!\bages?\b)[^\d.;]){0,40}?)\b(?:(?<least>\d{1,2})(?:st|nd|rd|th)?(?: ?[-–] ?| (?:to|or|and) ))?(?<value>\d{1,2}(?:\.\d)?)(?:st|nd|rd|th)?(?:[- ]grade)?(?! words)|\bscores? (?:of )?(?<value3>\d{2}(?:\.\d)?)\b[^.;]{0,30}?\b(?<name3>flesch(?: reading)? ease|flesch[- –]kincaid|flesch|gunning[- ]?fog|reading ease)\b[a-z ]*|\b(?:an? )?(?<value2>\d{1,2}|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)(?:st|nd|rd|th)?[- ]grade(?:[- ]?(?:reading )?(?:level|readers?))?/,
        wanted: readability,
        unwanted: readability,
        bare: 'for',
      },
    ],
    phrasings: [
      'Aim for a Flesch-Kincaid grade of 8 or lower',
      'Keep the reading grade below 9',
      'Write at an eighth-grade reading level',
      'Flesch reading ease must be above 60',
      'Gunning fog index under 12',
      'Reading level: 8th grade',
    ],
  },
];

/** Labels begin with a capital: what is bold and does not stresses words. */
function bolds(): Reading {
  return reading(
    'bold-ui alone',
    asWritten(
      /(?<!\w)\*\*(?=\p{Ll})[^*\n]+\*\*(?!\w)/gu,
      'Bold is for labels of the interface alone. Stress {match} by its place in the sentence.',
    ),
    ...boldUi.checks,
  );
}

function altLength(asked: Asked): Reading | undefined {
  const max =
    Number(group(asked, 'max') || group(asked, 'max2')) -
    (/^(?:under|below|less|fewer|shorter)/.test(group(asked, 'bound')) ? 1 : 0);
  const all = /\b(?:every|each|all)\b[^.;]*\balt|\balt[^.;]*\b(?:every|each|all) /.test(asked.text);
  return reading(`alt-text-length ≤ ${max}`, altTextTo(max), ...(all ? imageAltText.checks : []));
}

const GRADES = ['sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];

/** What tells that a grade is of reading, and no class of a school. */
const OF_READING =
  /\b(?:read|reads|reading|readers?|readability|readable|level|score|aim|target|below|under|above|or (?:lower|below|less)|at most|max(?:imum)?|text|copy|language|plain|≤)\b|[≤<]/u;

function readability({ groups, rule }: Asked): Reading | undefined {
  const name = groups['name'] ?? groups['name3'] ?? 'grade';
  const written = groups['value'] ?? groups['value2'] ?? groups['value3'] ?? '';
  const value = GRADES.includes(written) ? GRADES.indexOf(written) + 6 : Number(written);
  if (name === 'grade' && !OF_READING.test(rule)) return undefined;
  const ease = /ease/.test(name) || (/^flesch$/.test(name) && value > 20);
  const formula: Formula = ease
    ? 'Flesch reading ease'
    : /fog/.test(name)
      ? 'Gunning fog'
      : 'Flesch-Kincaid grade';
  if (!(value > 0) || (!ease && value > 18) || (ease && value < 20)) return undefined;
  return reading(`${formula} ${ease ? '≥' : '≤'} ${value}`, readableTo(formula, value));
}
