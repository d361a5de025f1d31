import type { Family } from '../family.ts';
import { readerNamed } from '../../../rules/second-person.ts';
import { unmasked } from '../rule-text.ts';
import { OF_COMPANY } from '../topics/voice.ts';
import { banned, reading } from './support.ts';

const READER = '(?:the )?(?:readers?|users?|audience|customers?|them|people)';

export const VOICE_FAMILIES: readonly Family[] = [
  {
    id: 'voice',
    title: 'Active and passive voice',
    options: [
      {
        names:
          /\bactive(?: (?:voice|verbs?|constructions?|sentences?|form|language|over passive))?\b(?! (?:users?|sessions?|directory|tab|window))|\bwho (?:does|is doing) what\b|\bmake (?:the )?(?:actor|agent|doer|performer)[a-z ]* (?:the )?subject\b|\b(?:actor|subject|agent|doer) (?:of the (?:sentence|action) )?(?:first|clear|explicit|come first)\b/,
        wanted: 'passive-voice',
        bare: 'for',
      },
      {
        names: /\bpassives?\b(?:[- ](?:voice|constructions?|sentences?|verbs?|forms?|tense))?|\bpassively\b/,
        unwanted: 'passive-voice',
        bare: 'against',
      },
    ],
    phrasings: [
      'Use active voice',
      'Write in the active voice rather than the passive',
      'Please avoid passive constructions because they hide who acts',
      'Sentences should be active',
      'No passive voice.',
      'The passive voice is discouraged.',
      'We prefer active verbs over passive ones',
      'Use active voice unless the actor is unknown',
    ],
  },
  {
    id: 'tense',
    title: 'Present and future tense',
    options: [
      {
        names:
          /\b(?:simple )?present(?:[- ]tense| simple)\b|\bpresent\b(?= (?:not|over|rather|instead)|, not|$)|\bin the present\b|\bas (?:it|the product|things) (?:is|are|works?) (?:now|today)\b/,
        wanted: 'present-tense',
        bare: 'for',
      },
      {
        names:
          /(?<!\b(?:about|into|in|for) (?:the )?)\b(?:the )?(?:simple )?future(?:[- ]tenses?| forms?| constructions?)?\b(?! (?:features?|releases?|plans?|versions?|work|products?|proof|readers?|maintain|developments?|functionality|changes?|events?|behaviou?rs?))|“will”|\bwhat (?:the |your |our )?(?:[a-z]+ )?(?:it|software|product|app|application|system|service|command|feature|code|tool)? ?will do\b|(?<=\b(?:use|using|write|say) )will\b|\bgoing to\b/,
        unwanted: 'present-tense',
        bare: 'against',
      },
      { names: /\bpast[- ]tense\b|\bthe past\b/ },
    ],
    phrasings: [
      'Use present tense',
      'Write in the present tense, not the future',
      'Avoid the future tense',
      'Don’t use “will” to describe what the product does',
      'Future tense is not allowed',
      'Describe behavior in present tense, because software does not wait',
      'Prefer present tense over future tense',
    ],
  },
  {
    id: 'person',
    title: 'First, second and third person',
    options: [
      // ““We” is the company”: a meaning of the word, which no check can tell.
      { names: OF_COMPANY, bare: 'for' },
      {
        names:
          /(?:“you”|\byou\b)(?: and “your”)?(?=,? (?:not|never|rather than|instead of) “?the (?:user|reader)s?”?(?!,? (?:n?or|and) ))/,
        wanted: () => reading('you, not the user', readerNamed),
        bare: 'for',
      },
      {
        names: /\bfirst[- ]person singular\b/,
        unwanted: 'first-person',
        bare: 'against',
      },
      {
        names: new RegExp(
          String.raw`\bsecond[- ]person\b(?: (?:pronouns?|singular|point of view|voice))?|\b(?:address|speak to|talk to|call|refer to|write to) ${READER}(?! (?:(?:[^.;:“”]{1,60} )?(?:as|with|by) )?“(?!you”))(?: directly)?(?: (?:as|with|by|using) (?:“you”|you\b))?(?: directly)?(?=$|[\s,.(])|(?:“you”|\byou\b)(?: and “your”)?(?=,? (?:to|when|for) (?:address|speak|talk|refer)\w*| (?:for the reader|to mean the reader)|,? (?:not|never|rather than|instead of) (?:“?the (?:user|reader)”?|“?we”?|“?one”?))`,
        ),
        wanted: ({ rule, quotes }) =>
          OF_COMPANY.test(unmasked(rule, quotes).toLowerCase())
            ? reading('you, not the user', readerNamed)
            : 'second-person',
        bare: 'for',
      },
      {
        names:
          /\bfirst[- ]person plural\b|“we”(?:,? (?:and|or|,|\/) ?“?(?:our|us|let's)”?)*|(?<=\b(?:use|say|using|write) )(?:the royal )?we\b|\bthe royal we\b|\bourselves\b|\bwe(?:,? (?:and|or) |, ?|\/)(?:us|our)\b(?:(?:,? (?:and|or) |, ?|\/)(?:us|ours?)\b)*/,
        unwanted: 'first-person-plural',
        bare: 'against',
      },
      {
        names:
          /(?<![\p{L}“'])i(?:,? (?:and|or) |, ?|\/)(?:me|my)\b(?:(?:,? (?:and|or) |, ?|\/)(?:me|my|mine)\b)*|\bfirst[- ]person\b(?! plural)(?: (?:pronouns?|singular|point of view|voice|narration))?|\bspeak(?:ing)? of (?:yourself|ourselves)\b/u,
        unwanted: 'no-first-person',
        bare: 'against',
      },
      { names: /\bthird[- ]person\b/, wanted: 'third-person', unwanted: 'second-person' },
    ],
    phrasings: [
      'Write in second person',
      'Address the reader as “you”',
      'Speak to the reader directly',
      'Use second person, not first person',
      'Don’t use first person',
      'Avoid first-person pronouns, since docs speak for the product',
      'Never use “we” or “our”',
      'First person is not allowed',
    ],
  },
  {
    id: 'contractions',
    title: 'Contractions',
    options: [
      {
        names:
          /\bnoun[- ]contractions?\b|\bcontractions? (?:(?:formed|made|built|made up) )?(?:from|of|with|between|out of|that join) (?:an? |the )?(?:proper |common )?(?:nouns?|names?)\b[^.;“]*|\bcontract(?:ing)? (?:an? |the )?(?:proper |common )?(?:nouns?|names?)\b[^.;“]*/,
        unwanted: banned(
          'noun-contractions',
          /\b(?!(?:it|that|this|there|here|what|who|where|how|when|why|let|he|she|one|everyone|everything|nobody|nothing|something)['’])\p{L}{3,}['’]s(?=\s+(?:\p{L}+ing|been|not|now|already|always|never|ready|up|down|available|going)\b)|\b\p{L}{3,}(?<!they|what|there|that|this|it|who|you)['’](?:ll|ve|d|re)\b(?<!you['’]\p{L}+|we['’]\p{L}+)/giu,
          'Write the verb of “{match}” in full.',
        ),
        bare: 'against',
      },
      {
        names:
          /\b(?:spell|write|writing|spelling)(?:ing)? (?:out )?(?:all )?contractions?(?: out| in full)|\b(?:spell|write|spelling|writing) out (?:all |any )?contractions?|\bexpand (?:all |any )?contractions?/,
        wanted: 'no-contractions',
        bare: 'for',
      },
      {
        names:
          /\b(?:common |simple |standard )?contractions?\b|\bcontracted (?:forms?|words?|verbs?)\b|\b(?:short|shortened) forms? (?:such as|like) “[^”]*['’][^”]*”/,
        wanted: 'use-contractions',
        unwanted: 'no-contractions',
      },
      {
        names:
          /(?<=\b(?:write|spell|use)(?: out)? )(?:(?:do not|cannot|it is|is not|are not|will not|does not)(?:,? (?:and|or) |, ?)?)+ (?:in full|out)\b(?: [^.;]*)?|\bspell (?:them|these) out\b(?=[^.;]*\b(?:do not|cannot|it is|is not)\b)|\b(?:negative|verb)? ?(?:forms|words|verbs) (?:out )?in full\b|\bfull(?:,? uncontracted)? forms?\b(?: of (?:verbs|words|contractions))?|\buncontracted\b/,
        wanted: 'no-contractions',
      },
    ],
    phrasings: [
      'Use contractions',
      'Contractions are encouraged',
      'Prefer contractions, because they sound natural',
      'Don’t use contractions',
      'No contractions',
      'Contractions should be avoided',
      'Spell out contractions',
      'Write do not and cannot in full, without an apostrophe',
      'Avoid contractions such as “don’t” and “isn’t”',
    ],
  },
  {
    id: 'instructions',
    title: 'Imperative instructions',
    apart: /\bnouns?\b[^.;]*\bconcept|\bconcept[^.;]*\bnouns?\b/,
    places: ['step', 'list-item'],
    options: [
      {
        names:
          /\bimperative(?: (?:mood|form|verbs?|voice|sentences?))?\b|\b(?:instructions?|steps?|tasks?|each step|every step|procedures?)\b(?:[^.;□]{0,30})\b(?:start|begin)s? with (?:an? |the )?(?:(?:action|imperative|strong|base|command) )*verbs?\b|\b(?:start|begin) (?:each |every |all |the )?(?:numbered |single |procedural )?(?:instructions?|steps?|tasks?|procedures?) with (?:an? )?(?:(?:action|imperative|strong) )*verbs?\b|\bdirect (?:commands?|instructions?)\b|\bcommand form\b/,
        wanted: 'imperative-steps',
        bare: 'for',
      },
    ],
    phrasings: [
      'Use the imperative mood for instructions',
      'Start each step with a verb',
      'Steps begin with an imperative verb',
      'Write instructions as direct commands',
      'Give instructions in the imperative',
      'Begin every step with an action verb, because readers scan',
    ],
  },
];
