import { CONTACTS, LIMITS, part, steps, type Template, type TemplateSection } from './template-sections.ts';

/** Changes that begin with one of these labels, in a section whose title says the label. */
function changes(title: string, label: RegExp, known: RegExp): TemplateSection {
  return {
    ...part(title, 'Name each with what it means for the reader.', ['change'], known, {
      form: 'bullets',
      expected: false,
    }),
    only: (fact) => label.test(fact),
    label: new RegExp(`${label.source.replace(/\(\?=.*$/, '')}:\\s*`, 'i'),
  };
}

const NEW = /^(?:new(?: features?)?|added|add|feat(?:ures?)?)(?=:|\s)/i;
const FIXED = /^(?:fixed|fix(?:es)?|bug ?fix(?:es)?)(?=:|\s)/i;
const DEPRECATED = /^deprecat\w+(?=:|\s)/i;
const SECURITY = /^security(?=:)/i;

/** Documents that hold what happened and what was agreed: decisions, releases, incidents, policies. */
export const RECORDS = {
  'release-notes': {
    title: '{Topic} release notes',
    untitled: 'Release notes for [VERIFY] version',
    opening: '',
    sections: [
      {
        ...part(
          'Breaking changes',
          'For each, say who is affected and what to change before upgrading; write “None” if there are none.',
          ['breaking'],
          /breaking|removed|migrat/,
          { form: 'bullets', expected: false },
        ),
        label: /^breaking(?: changes?)?\s*:\s*|\s*\(breaking(?: change)?\)/i,
      },
      changes('Deprecated', DEPRECATED, /deprecat/),
      changes('New features', NEW, /^new|added|feature/),
      {
        ...part(
          'Changes',
          'For each change, say what users can do now, or what no longer happens; link its documentation.',
          ['change', 'statement'],
          /change|highlight|improve/,
          { form: 'bullets' },
        ),
        only: (fact) => ![NEW, FIXED, DEPRECATED, SECURITY].some((label) => label.test(fact)),
        label: /^(?:changed?|perf(?:ormance)?|improved?)\s*:\s*/i,
        spare: true,
      },
      changes('Fixes', FIXED, /fix|bug/),
      changes('Security', SECURITY, /security/),
      {
        ...part(
          'Known issues',
          'Give each open issue with its workaround; write “None” if there are none.',
          ['problem'],
          /known|issue/,
          { form: 'bullets', expected: false },
        ),
        label: /^known (?:issues?|problems?|bugs?)\s*:\s*/i,
      },
      {
        ...part(
          'Upgrade',
          'Give the commands, and how to go back.',
          ['requirement', 'step', 'rollback'],
          /upgrade|update|install|migrat/,
          {
            form: 'steps',
            expected: false,
          },
        ),
      },
      { ...LIMITS, title: 'Limits' },
      part('Contributors', 'Thank the people who contributed.', ['contributing'], /contribut|thank/, {
        expected: false,
      }),
    ],
  },
  adr: {
    title: '{Topic}',
    opening: '',
    sections: [
      part(
        'Status',
        'Write proposed, accepted, or superseded, with the date and the deciders.',
        ['status'],
        /status/,
      ),
      part(
        'Context',
        'State the forces: what is needed, what constrains, and why a decision is due now.',
        ['statement', 'requirement', 'limit', 'problem'],
        /context|background|problem/,
      ),
      part(
        'Decision',
        'State what is done, in the active voice: “We will …”.',
        ['decision', 'step'],
        /decision|outcome/,
      ),
      part(
        'Alternatives',
        'For each option that was weighed, say why it was not taken.',
        ['alternative'],
        /alternative|option|considered/,
        { form: 'bullets', label: /^(?:alternative: |(?:we )?considered (?!\*\*)(?=\S+(?: \S+){0,3}\.?$))/i },
      ),
      part(
        'Consequences',
        'Say what becomes easier, what becomes harder, and what has to follow.',
        ['consequence', 'action'],
        /consequence|trade|impact/,
        { form: 'bullets' },
      ),
      part('Follow-up', 'Say who does it, and by when.', ['contact', 'timeline'], /follow|next|owner/, {
        form: 'bullets',
        expected: false,
      }),
    ],
  },
  design: {
    title: '{Topic}',
    opening: '',
    sections: [
      part(
        'Problem',
        'Say what is wrong or missing today, for whom, and how much it costs.',
        ['statement', 'problem'],
        /problem|motivation|context|background|current|today|why/,
      ),
      part(
        'Goals',
        'State what must be true when this is done, and what it is not about.',
        ['goal', 'requirement'],
        /^(?!non).*goal|objective|success|driver/,
        { form: 'bullets', expected: false },
      ),
      part('Non-goals', 'State what this is not about.', ['scope'], /non-? ?goal|scope/, {
        form: 'bullets',
        expected: false,
        label: /^(?:non-? ?goals?|out of scope|not in scope): /i,
      }),
      part(
        'Proposal',
        'State what is to be done, in the active voice: “We will …”.',
        ['decision', 'step'],
        /propos|design|solution|approach|recommend|decision|explanation|suggest|what we want/,
      ),
      part(
        'Alternatives',
        'For each option that was weighed, say why it was not taken.',
        ['alternative'],
        /alternative|option|considered|prior art|why not/,
        { form: 'bullets', label: /^alternative: /i },
      ),
      part(
        'Risks',
        'Say what can go wrong, how likely it is, and what limits the damage.',
        ['consequence', 'warning', 'limit'],
        /risk|drawback|downside|trade|impact|concern|consequence|security|what changes/,
        { form: 'bullets' },
      ),
      part(
        'Rollout',
        'Give the phases with their dates, and how to go back.',
        ['timeline', 'action', 'rollback', 'contact'],
        /roll-?out|migrat|plan|phase|adopt|upgrade|implement|milestone|next|timeline/,
        { form: 'bullets' },
      ),
      part(
        'Open questions',
        'List what is still to be decided, and by whom.',
        ['question'],
        /question|unresolved|future/,
        { form: 'bullets', expected: false },
      ),
    ],
  },
  postmortem: {
    title: 'Postmortem: {name}',
    opening: '',
    sections: [
      part(
        'Summary',
        'Say in two sentences what failed, for how long, and whom it affected.',
        ['statement'],
        /summary|overview|what happened/,
      ),
      {
        ...part(
          'Impact',
          'Give the number of people, requests, or records, and the duration.',
          ['consequence'],
          /impact|affected/,
          {
            form: 'bullets',
          },
        ),
        label: /^impact\s*:\s*/i,
      },
      part(
        'Timeline',
        'Give each event with its time and time zone.',
        ['timeline'],
        /timeline|sequence|what we did/,
        {
          form: 'bullets',
        },
      ),
      part('Root cause', 'Say what made it possible, and not who did it.', ['cause', 'problem'], /cause|why/),
      part('What went well', 'Name what limited the damage.', ['good'], /well|lucky/, {
        form: 'bullets',
        expected: false,
      }),
      part('What went badly', 'Name what made it longer or worse.', ['bad'], /bad|wrong|lesson/, {
        form: 'bullets',
        expected: false,
      }),
      part(
        'Action items',
        'Give each action with its owner and its date.',
        ['action', 'step'],
        /action|follow|next|what we (?:do|change|did)/,
        {
          form: 'bullets',
        },
      ),
    ],
  },
  policy: {
    title: '{Topic}',
    opening: 'This page states the policy on {topic}.',
    sections: [
      part(
        'Who it applies to',
        'Name the groups of people that it covers, and those that it does not.',
        ['scope'],
        /who|scope|appl|eligib/,
        {
          form: 'bullets',
        },
      ),
      part(
        'Rules',
        'State each rule with its numbers and its conditions.',
        ['statement', 'requirement', 'limit', 'warning', 'consequence', 'check', 'problem'],
        /rule|policy|what/,
        {
          form: 'bullets',
        },
      ),
      {
        ...steps(
          'What to do',
          'Give the actions of the people it applies to, in order, with their deadlines.',
        ),
        expected: false,
      },
      CONTACTS,
    ],
  },
} satisfies Record<string, Template>;
