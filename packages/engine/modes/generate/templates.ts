import type { ContentType } from '../reading/content-type.ts';
import {
  BEFORE,
  CHECK,
  CONTACTS,
  DETAILS,
  LIMITS,
  part,
  PROBLEMS,
  ROLL_BACK,
  steps,
  type Template,
} from './template-sections.ts';
import { RECORDS } from './templates-of-records.ts';

/** What each kind of document holds, in order. Facts that no section takes stand after the opening. */
const INSTALLS =
  /\b(?:install|download|clone|(?<!`(?!(?:make|docker|go|cargo|npm|gradle|mvn|dotnet)\b)[\w-]+ )build|compile|npm|npx|pnpm|yarn|pip|brew|apt|apt-get|cargo|gem|go get|deno add|docker (?:pull|run)|curl [^`]*\| ?(?:sudo )?(?:ba|z)?sh|add (?:it|the) (?:package|dependency)|set up)\b/i;

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
        { form: 'changes', expected: false },
      ),
      BEFORE,
      steps('Steps', 'Give one action for each step, in order, with the exact commands and names.'),
      CHECK,
      ROLL_BACK,
      LIMITS,
      DETAILS,
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
        ['goal'],
        /what you|goal|overview|build/,
        { expected: false },
      ),
      BEFORE,
      steps('Steps', 'Lead from nothing to the result; after each step, say what the reader now sees.'),
      CHECK,
      part(
        'Next steps',
        'Name two or three pages that take the reader further.',
        ['action'],
        /next|further|where to go/,
        { form: 'bullets', expected: false },
      ),
      LIMITS,
      DETAILS,
      PROBLEMS,
      CONTACTS,
    ],
  },
  quickstart: {
    title: '{Topic}: quickstart',
    opening: 'Get from nothing to a first result with {topic}.',
    sections: [
      BEFORE,
      steps('Install and run', 'Give the few commands that lead to a first result.'),
      CHECK,
      part('Next steps', 'Name what to read after this page.', ['action'], /next|further|where to go/, {
        form: 'bullets',
        expected: false,
      }),
      LIMITS,
      DETAILS,
      PROBLEMS,
      CONTACTS,
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
      part('Examples', 'Show the most common call and one with every important option.', [], /example/, {
        expected: false,
      }),
      DETAILS,
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
        'Response',
        'Give the status and the fields of a successful answer.',
        ['response'],
        /response|answer|returns/,
        {
          expected: false,
        },
      ),
      part(
        'Errors',
        'List the status codes and error codes, with the cause and what the caller does.',
        ['problem'],
        /error|status/,
        { form: 'problems' },
      ),
      LIMITS,
      DETAILS,
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
        { expected: false },
      ),
      part('Why it matters', 'Say what would go wrong without it.', ['cause'], /why|reason|motivation/, {
        expected: false,
      }),
      part(
        'When to use it',
        'Say for which tasks it is right, for which it is not, and what to use then.',
        ['trigger', 'alternative', 'decision'],
        /when|why|use case/,
        { form: 'bullets' },
      ),
      LIMITS,
      DETAILS,
      PROBLEMS,
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
      PROBLEMS,
      LIMITS,
      part(
        'Contributing',
        'Say how to build and test it, and how changes are proposed.',
        ['contributing'],
        /contribut|develop/,
      ),
      part('License', 'Name the license.', ['license'], /licen[cs]e/, { label: /^licen[cs]e:?\s+(?=\S)/i }),
      CONTACTS,
    ],
  },
  runbook: {
    title: 'Runbook: {topic}',
    opening: 'Use this runbook to {topic}.',
    sections: [
      part(
        'When to use this runbook',
        'Name the alert or the symptom, its severity, and who decides.',
        ['trigger', 'statement'],
        /when|trigger|alert|symptom|overview/,
        { form: 'bullets' },
      ),
      part('Cause', 'Say what usually leads to it.', ['cause'], /cause|why/, {
        form: 'bullets',
        expected: false,
      }),
      BEFORE,
      part(
        'Diagnose',
        'Say what to look at first, with the command and the value that is normal.',
        ['diagnosis'],
        /diagnos|check|triage|investigat/,
        { form: 'steps', expected: false },
      ),
      {
        ...steps(
          'Procedure',
          'Give one command for each step, with the output that is expected and what to do if it differs.',
        ),
        known:
          /step|procedure|how to|actions?\b|what to do|diagnos|resol|mitigat|remediat|recover|restart|fail ?over/,
      },
      CHECK,
      { ...ROLL_BACK, expected: true },
      part(
        'Escalate',
        'Say whom to call, after how long, and with which information.',
        ['contact'],
        /escalat|contact|on-?call|owner/,
        { form: 'bullets' },
      ),
      PROBLEMS,
      LIMITS,
      DETAILS,
    ],
  },
  troubleshooting: {
    untitled: 'Troubleshooting',
    title: 'Troubleshoot {topic}',
    opening: 'This page lists problems with {topic}, their causes, and the ways out.',
    sections: [
      part(
        'Problems and solutions',
        'For each problem, give the exact message, the cause, and the steps that solve it.',
        ['trigger', 'problem', 'question'],
        /problem|error|issue|symptom|solution/,
        { form: 'problems' },
      ),
      {
        ...steps('Collect information', 'Give the commands that show versions, logs, and state.'),
        facts: ['diagnosis', 'step'],
        expected: false,
      },
      part(
        'Prevent problems',
        'Say how readers keep them from happening again.',
        ['action'],
        /prevent|avoid/,
        {
          form: 'bullets',
          expected: false,
        },
      ),
      { ...CONTACTS, expected: true },
    ],
  },
  ...RECORDS,
  faq: {
    untitled: 'Frequently asked questions',
    title: '{Topic}: frequently asked questions',
    opening: '',
    sections: [
      part(
        'Questions',
        'Collect the questions that users ask, in their words, the most frequent first.',
        ['question'],
        /question|faq|\?/,
        { form: 'questions' },
      ),
      DETAILS,
      CONTACTS,
    ],
  },
};
