import type { ContentType } from '../reading/content-type.ts';
import {
  BEFORE,
  CHECK,
  CONTACTS,
  LIMITS,
  part,
  PROBLEMS,
  steps,
  type Template,
} from './template-sections.ts';

/** What each kind of document holds, in order. Facts that no section takes stand after the opening. */
const INSTALLS =
  /\b(?:install|download|clone|build|compile|npm|npx|pnpm|yarn|pip|brew|apt|apt-get|cargo|gem|go get|docker pull|add (?:it|the) (?:package|dependency)|set up)\b/i;

export const TEMPLATES: Readonly<Record<ContentType, Template>> = {
  'how-to': {
    title: '{Topic}',
    opening: 'This page shows how to {topic}.',
    sections: [
      part(
        'What changes',
        'For each change, say what to do instead.',
        ['breaking', 'change'],
        /change|breaking|new/,
        { form: 'bullets', expected: false },
      ),
      BEFORE,
      steps('Steps', 'Give one action for each step, in order, with the exact commands and names.'),
      CHECK,
      LIMITS,
      PROBLEMS,
      CONTACTS,
    ],
  },
  tutorial: {
    title: 'Tutorial: {topic}',
    opening: 'In this tutorial, you {topic}.',
    sections: [
      part(
        'What you build',
        'Show the finished result in one sentence or picture.',
        ['statement'],
        /what you|goal|overview|build/,
      ),
      BEFORE,
      steps('Steps', 'Lead from nothing to the result; after each step, say what the reader now sees.'),
      CHECK,
      part(
        'Next steps',
        'Name two or three pages that take the reader further.',
        [],
        /next|further|where to go/,
      ),
      PROBLEMS,
    ],
  },
  quickstart: {
    title: '{Topic}: quickstart',
    opening: 'Get from nothing to a first result with {topic}.',
    sections: [
      BEFORE,
      steps('Install and run', 'Give the few commands that lead to a first result.'),
      CHECK,
      part('Next steps', 'Name what to read after this page.', [], /next|further|where to go/),
      PROBLEMS,
    ],
  },
  reference: {
    title: '{Topic} reference',
    opening: 'This page lists what {topic} accepts and returns.',
    sections: [
      part(
        'Syntax',
        'Give the form of the command, the call, or the file.',
        ['usage', 'endpoint'],
        /syntax|usage|synopsis|format/,
        { form: 'endpoints', expected: false },
      ),
      part(
        'Options',
        'For each option, give its type, its default, the values it takes, and what it does.',
        ['option'],
        /option|parameter|field|propert|argument|flag|setting/,
        { form: 'options' },
      ),
      LIMITS,
      part(
        'Errors',
        'For each error, give the message, the cause, and the way out.',
        ['problem'],
        /error|exit code|status/,
        { form: 'problems', expected: false },
      ),
      part('Examples', 'Show the most common call and one with every important option.', [], /example/),
    ],
  },
  'api-reference': {
    title: '{Topic} API',
    opening: 'This page describes the endpoints of {topic} for developers who call them.',
    sections: [
      part(
        'Authentication',
        'Say which credential a request carries, in which header, and how to get one.',
        ['requirement'],
        /auth|credential|key|token/,
      ),
      part(
        'Endpoints',
        'For each endpoint, give method and path, parameters, the body, and an example of the answer.',
        ['endpoint'],
        /endpoint|resource|operation|method|get |post /,
        { form: 'endpoints' },
      ),
      part(
        'Parameters',
        'For each parameter, give its place, type, whether it is required, and what it does.',
        ['option'],
        /parameter|field|propert|request/,
        { form: 'options', expected: false },
      ),
      part(
        'Errors',
        'List the status codes and error codes, with the cause and what the caller does.',
        ['problem'],
        /error|status/,
        { form: 'problems' },
      ),
      { ...LIMITS, title: 'Limits', expected: true },
    ],
  },
  concept: {
    title: '{Topic}',
    opening: 'This page explains {topic}.',
    sections: [
      part(
        'What it is',
        'Define it in one sentence; then say what it is not.',
        ['statement'],
        /what|overview|introduction|definition/,
      ),
      part(
        'How it works',
        'Name the parts and what passes between them, in order.',
        ['step', 'consequence'],
        /how|architecture|works|flow|lifecycle/,
        { form: 'bullets' },
      ),
      part(
        'When to use it',
        'Say for which tasks it is right, for which it is not, and what to use then.',
        ['alternative', 'decision'],
        /when|why|use case/,
        { form: 'bullets' },
      ),
      LIMITS,
      part(
        'Related pages',
        'Name the tasks and references that build on it.',
        [],
        /related|see also|next|further/,
        { expected: false },
      ),
    ],
  },
  readme: {
    title: '{Topic}',
    opening: '',
    sections: [
      part(
        'Features',
        'List what users can do with it that they could not do before.',
        ['statement'],
        /feature|what|why|overview/,
        { form: 'bullets', expected: false },
      ),
      { ...BEFORE, title: 'Requirements' },
      {
        ...steps('Install', 'Give the commands that install it, from a clean machine.'),
        only: (fact) => INSTALLS.test(fact),
      },
      {
        ...part(
          'Use',
          'Show the smallest complete example with its output.',
          ['usage', 'step', 'check', 'endpoint'],
          /usage|use|example|getting started|quick/,
          { form: 'bullets' },
        ),
        only: (fact) => !INSTALLS.test(fact),
      },
      part(
        'Configuration',
        'For each setting, give its name, type, default, and effect.',
        ['option'],
        /config|option|setting|environment/,
        { form: 'options', expected: false },
      ),
      LIMITS,
      part(
        'Contributing',
        'Say how to build and test it, and how changes are proposed.',
        [],
        /contribut|develop/,
      ),
      part('License', 'Name the license.', ['license'], /licen[cs]e/),
    ],
  },
  'release-notes': {
    title: '{Topic} release notes',
    opening: '',
    sections: [
      part(
        'Changes',
        'For each change, say what users can do now, or what no longer happens; link its documentation.',
        ['change', 'statement'],
        /change|added|new|highlight|feature|improve/,
        { form: 'bullets' },
      ),
      part(
        'Breaking changes',
        'For each, say who is affected and what to change before upgrading; write “None” if there are none.',
        ['breaking'],
        /breaking|deprecat|removed|migrat/,
        { form: 'bullets' },
      ),
      part(
        'Known issues',
        'Give each open issue with its workaround; write “None” if there are none.',
        ['problem'],
        /known|issue/,
        { form: 'bullets' },
      ),
      part('Upgrade', 'Give the commands, and how to go back.', ['step'], /upgrade|update|install|migrat/, {
        form: 'steps',
      }),
    ],
  },
  runbook: {
    title: 'Runbook: {topic}',
    opening: 'Use this runbook to {topic}.',
    sections: [
      part(
        'When to use this runbook',
        'Name the alert or the symptom, its severity, and who decides.',
        ['statement'],
        /when|trigger|alert|symptom|overview/,
        { form: 'bullets' },
      ),
      BEFORE,
      {
        ...steps(
          'Procedure',
          'Give one command for each step, with the output that is expected and what to do if it differs.',
        ),
        known: /step|procedure|how to|diagnos|resol|mitigat|remediat|recover|restart|fail ?over/,
      },
      CHECK,
      part(
        'Roll back',
        'Give the steps that restore the state before this procedure.',
        [],
        /roll ?back|revert|undo/,
        { form: 'steps' },
      ),
      part(
        'Escalate',
        'Say whom to call, after how long, and with which information.',
        ['contact'],
        /escalat|contact|on-?call|owner/,
        { form: 'bullets' },
      ),
      PROBLEMS,
      LIMITS,
    ],
  },
  troubleshooting: {
    title: 'Troubleshoot {topic}',
    opening: 'This page lists problems with {topic}, their causes, and the ways out.',
    sections: [
      part(
        'Problems and solutions',
        'For each problem, give the exact message, the cause, and the steps that solve it.',
        ['problem', 'statement', 'question'],
        /problem|error|issue|symptom|solution/,
        { form: 'problems' },
      ),
      steps('Collect information', 'Give the commands that show versions, logs, and state.'),
      { ...CONTACTS, expected: true },
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
        { form: 'bullets' },
      ),
      part(
        'Consequences',
        'Say what becomes easier, what becomes harder, and what has to follow.',
        ['consequence'],
        /consequence|trade|impact/,
        { form: 'bullets' },
      ),
    ],
  },
  faq: {
    title: '{Topic}: frequently asked questions',
    opening: '',
    sections: [
      part(
        'Questions',
        'Collect the questions that users ask, in their words, the most frequent first.',
        ['question', 'statement'],
        /question|faq|\?/,
        { form: 'questions' },
      ),
      CONTACTS,
    ],
  },
};
