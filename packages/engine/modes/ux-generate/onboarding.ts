import { asSentence } from '../generate/sentences.ts';
import { capitalized } from '../writing/capitals.ts';
import { namedButtons } from './buttons.ts';
import { asksForHelp, optionsOf } from './fields.ts';
import type { Reading } from './parts.ts';
import { string, type MadeString, type Writer } from './types.ts';

/** A step of an onboarding. */
interface Step {
  readonly title: string;
  /** What the description says of it, as a sentence; empty where it says nothing. */
  readonly body: string;
  /** What people choose from, as the description lists it; empty where it lists nothing. */
  readonly choices: string;
  readonly isOptional: boolean;
}

/** "can be skipped", "is optional" */
const MAY_SKIP = /\b(?:can be skipped|may be skipped|is optional|are optional|skippable)\b/i;

const SKIPPED = /\b(?:optional|skippable|can be skipped)\b/i;

/** The screens of an onboarding in order, with what the description says of each. */
function namedSteps({ parts, facts }: Reading): readonly Step[] {
  const skipped = facts.filter((fact) => MAY_SKIP.test(fact));
  return parts
    .filter(({ kind, said }) => kind === 'onboarding' && said !== '')
    .map(({ said, inside }) => {
      const [, title = said, more = ''] = /^(.*?)(?:\s+[–—-]\s+|:\s+|,\s+(?=so\b))(.+)$/.exec(said) ?? [];
      const isOptional =
        SKIPPED.test(`${more} ${inside}`) ||
        skipped.some((fact) =>
          title.split(' ').some((word) => word.length > 3 && fact.toLowerCase().includes(word.toLowerCase())),
        );
      const rest = more || inside;
      const choices = optionsOf(inside, '').length > 0 ? inside : '';
      const told = SKIPPED.test(rest) || choices ? '' : rest;
      return {
        title: capitalized(title.replace(/^(\p{L}+) (?=first )/u, '$1 your ')),
        body: told && capitalized(asSentence(told)),
        choices,
        isOptional,
      };
    });
}

const TOUR =
  /\b(?:onboarding|tour|walk-?through|welcome|first[- ]run|getting[- ]started|checklist|intro\w*)\b/i;

/** The steps of a tour or of a task, each with its title, and the buttons between them. */
export const writeOnboarding: Writer = (request) => {
  const { action, plural, object, description } = request;
  const steps = namedSteps(request);
  if (steps.length === 0)
    return object === '' || object === 'item'
      ? [
          string('onboarding.title', 'Welcome, {name}', 'Title'),
          string('onboarding.body', '[VERIFY] Name the first thing that people do here.', 'Text'),
          string('onboarding.next', 'Get started', 'Button'),
        ]
      : [
          string('onboarding.title', `Get started with ${plural}`, 'Title'),
          string(
            'onboarding.step1',
            capitalized(`${action.makes ? action.verb : 'create'} your first ${object}.`),
            'Step 1',
          ),
          string('onboarding.step2', `[VERIFY] Name what people do with the ${object} next.`, 'Step 2'),
          string('onboarding.next', 'Next', 'Button'),
          string('onboarding.skip', 'Skip the tour', 'Button'),
        ];
  const wantsHelp = asksForHelp(description);
  if (!TOUR.test(description))
    return [
      ...steps.flatMap(({ title, body }, index) => [
        string(`step${index + 1}.title`, title, `Title of step ${index + 1}`),
        ...(body || wantsHelp
          ? [
              string(
                `step${index + 1}.body`,
                body || '[VERIFY] Say what helps people with this step.',
                'Below the title',
              ),
            ]
          : []),
      ]),
      string('step.count', 'Step {n} of {count}', 'Above the title'),
      string('step.next', 'Next', 'Button'),
      string('step.back', 'Back', 'Button'),
    ];
  const isList = /\bchecklist\b/i.test(description);
  const named = namedButtons(request, '').map(({ key, text }) => string(`onboarding.${key}`, text, 'Button'));
  return [
    ...(isList ? [string('onboarding.title', 'Get started', 'Title')] : []),
    ...steps.flatMap(({ title, body, choices, isOptional }, index) => [
      string(`onboarding.step${index + 1}.title`, title, `Title of screen ${index + 1}`),
      ...(body ? [string(`onboarding.step${index + 1}.body`, body, 'Below the title')] : []),
      ...optionsOf(choices, `onboarding.step${index + 1}`),
      ...(isOptional ? [string(`onboarding.step${index + 1}.skip`, 'Skip this step', 'Button')] : []),
    ]),
    ...(isList || steps.every(({ body }) => body !== '') ? [] : [openBody()]),
    ...(named.length > 0 || isList
      ? named
      : [
          string('onboarding.next', 'Next', 'Button'),
          string('onboarding.done', 'Get started', 'Button on the last screen'),
          string('onboarding.skip', 'Skip the tour', 'Button'),
        ]),
  ];
};

const openBody = (): MadeString =>
  string('onboarding.body', '[VERIFY] Say what people gain by the steps without a text.', 'Below a title');
