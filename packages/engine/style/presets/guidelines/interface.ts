import type { Guideline } from '../types.ts';

export const labelCase: Guideline = {
  topic: 'label-case',
  label: 'Labels in sentence case',
  description: 'Use sentence case for buttons, menus, and labels.',
  reason: 'It is faster to read, and only names stand out.',
  bad: '- Save Changes',
  good: '- Save changes',
  checks: 'sentence-case-labels',
};

export const labelStops: Guideline = {
  topic: 'label-punctuation',
  label: 'No full stop after labels',
  description: 'Do not end labels and buttons with a full stop.',
  reason: 'A label is a name, not a sentence.',
  bad: '- Save changes.',
  good: '- Save changes',
  checks: 'label-punctuation',
};

export const actionButtons: Guideline = {
  topic: 'action-labels',
  label: 'Buttons that name the action',
  description: 'Name the action on buttons, not “Submit”, “Yes”, or “No”.',
  reason: 'People read the button and skip the question above it.',
  bad: '- Submit',
  good: '- Send message',
  checks: 'action-labels',
};

export const blameless: Guideline = {
  topic: 'blame',
  label: 'Errors without blame',
  description: 'Do not blame the user in error messages.',
  reason: 'Who is stuck needs the next step, not a reproach.',
  bad: 'You entered an invalid date.',
  good: 'Enter a date such as May 31, 2026.',
  checks: 'blameless-errors',
};

export const specificErrors: Guideline = {
  topic: 'vague-errors',
  label: 'Errors that name the problem',
  description: 'Avoid vague error messages such as “Something went wrong”.',
  reason: 'A message that says what failed and what to do saves a call to support.',
  bad: 'Something went wrong.',
  good: 'The file is larger than 10 MB. Choose a smaller one.',
  checks: 'vague-errors',
};

export const calm: Guideline = {
  topic: 'alarm',
  label: 'Calm messages',
  description: 'Avoid alarming words such as “fatal” and “abort” in messages, and slang such as “oops”.',
  reason: 'People who have a problem want help, not drama.',
  bad: 'Oops, the upload was aborted.',
  good: 'The upload stopped.',
  checks: 'calm-errors',
};

export const noSorry: Guideline = {
  topic: 'apologies',
  label: 'No apologies',
  description: 'Do not apologize in messages: no “sorry”, no “unfortunately”.',
  reason: 'The words take the place of those that would help.',
  bad: 'Sorry, the page has moved.',
  good: 'The page has moved.',
  checks: 'no-apologies',
};

export const ok: Guideline = {
  topic: 'ok',
  label: 'OK',
  description: 'Write “OK”, not “Okay” or “Ok”.',
  reason: 'Buttons show it so, and one spelling is enough.',
  bad: 'Select **Ok**.',
  good: 'Select **OK**.',
  checks: 'ok-spelling',
};

export const questions: Guideline = {
  topic: 'confirmations',
  label: 'Questions that ask what is meant',
  description: 'In confirmations, ask about the action itself, without “Are you sure”.',
  reason: 'The verb comes first, and is the one on the button.',
  bad: 'Are you sure you want to delete this file?',
  good: 'Delete this file?',
  checks: 'confirm-questions',
};

export const done: Guideline = {
  topic: 'success',
  label: 'No “successfully”',
  description: 'Leave out “successfully” in messages.',
  reason: 'The message would not be there had it failed.',
  bad: 'File saved successfully.',
  good: 'File saved.',
  checks: 'filler-success',
};

export const placeholders: Guideline = {
  topic: 'placeholders',
  label: 'Placeholders that show an example',
  description: 'Show an example in placeholders, not “Enter text here”.',
  reason: 'An empty field asks for text anyhow; what it lacks is the form.',
  bad: '- Enter text here',
  good: '- name@example.com',
  checks: 'placeholder-text',
};
