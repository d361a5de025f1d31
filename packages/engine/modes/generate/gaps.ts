import { bullets, numbered } from '../writing/markdown.ts';
import type { TemplateSection } from './template-sections.ts';

/** What a task of a kind is made of, as its writer has to tell it: the first whose verb the task begins with. */
const STAGES: readonly (readonly [verbs: RegExp, stages: readonly string[]])[] = [
  [
    /^(?:connect|integrate|publish|use|sign in|log in)\b|\bSDK\b/,
    [
      'Get the credentials: where they are created, and the permissions they need.',
      'Enter them: the exact place, and every field with an example.',
      'Make the first call or action, with what comes back.',
    ],
  ],
  [
    /^(?:rotate|renew|revoke)\b|^(?:replace|reset)\b.*\b(?:keys?|tokens?|passwords?|passphrases?|secrets?|cert(?:ificate)?s?|credentials?|PINs?|licen[cs]es?|badges?)\b/i,
    [
      'Create the new one: the exact action, and where its value is shown.',
      'Put it in place: every service, file, or person that uses the old one.',
      'Retire the old one: how long both work, and who is cut off when it ends.',
    ],
  ],
  [
    /^(?:delete|remove|archive|purge|uninstall|cancel|close|decommission|disable|block)\b/,
    [
      'Before it: what is lost, what stays, and what to save.',
      'The exact action, with the message that asks to confirm it.',
      'After it: who notices, and whether and how long it can be undone.',
    ],
  ],
  [
    /^(?:install|set up|deploy|build|run|start|provision|get started)\b/,
    [
      'Get it: the source, the version, and the command for each supported system.',
      'Configure it: the settings that have no default, with an example of each.',
      'Start it: the command, and the first output or screen.',
    ],
  ],
  [
    /^(?:import|export|migrate|move|sync|transfer|upload|download|back up)\b/,
    [
      'Prepare the data: its format, its fields, and the largest size.',
      'Start it: the exact action or command, and how long it takes.',
      'Deal with what is left: how rejected or doubled entries show, and what to do with them.',
    ],
  ],
  [
    /^(?:upgrade|update|patch|switch)\b/,
    [
      'Save the state before: what to back up, with the command.',
      'Change the version: the command, the order, and the downtime.',
      'Adapt what depends on it: settings, code, or data of other shape than before.',
    ],
  ],
  [
    /^(?:invite|add|assign|grant|approve|register|request|create|write|schedule|order|share)\b/,
    [
      'Open the place: the menu path or the command.',
      'Fill it in: each field or option, what it may hold, and which are required.',
      'Confirm it: the button or command, and what the others involved receive.',
    ],
  ],
  [
    /^(?:restore|recover|fail over|roll back|restart|promote|respond|handle|scale|drain)\b/,
    [
      'Decide: the sign that it is needed, and who may say so.',
      'Do it: each command with its host, its expected output, and its duration.',
      'Close it: what is lost or late after it, and whom to tell.',
    ],
  ],
];
const ANY_TASK: readonly string[] = [
  'Start: the menu path or the command, and what the reader sees there.',
  'Go on: one action for each step, with the exact names and values.',
  'Finish: the last action, and what is different after it.',
];

/**
 * What stands in a section of which the prompt says nothing: lines that its writer fills in.
 * @param task an order, "rotate API keys"; empty for a page about none
 */
export function writeGap({ facts, purpose }: TemplateSection, task: string): string {
  const open = (line: string): string => `[VERIFY] ${line}`;
  if (task === '') return open(purpose);
  if (facts.includes('step')) {
    const stages = STAGES.find(([verbs]) => verbs.test(task))?.[1] ?? ANY_TASK;
    // "API keys" of "rotate API keys", where it is no more than a name.
    const [, thing = 'one'] = /^\p{L}+ (?:the |an? )?((?:[\w-]+ ){0,2}[\w-]+)$/u.exec(task) ?? [];
    return numbered(stages.map((stage) => open(stage.replace(/(?<=\b(?:new|old) )one\b/g, thing))));
  }
  if (facts.includes('requirement'))
    return bullets(
      [
        `The role or permission to ${task}.`,
        'The tools and their versions, and the data to have at hand.',
      ].map(open),
    );
  return open(purpose);
}
