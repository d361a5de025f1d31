/** The kinds of strings, in the order in which they are written. */
export const SETS = [
  'screens',
  'controls',
  'messages',
  'buttons',
  'dialog',
  'permission',
  'errors',
  'empty state',
  'toasts',
  'tooltips',
  'onboarding',
  'field',
  'progress',
  'banner',
] as const;
export type SetName = (typeof SETS)[number];
