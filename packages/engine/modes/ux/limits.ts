import type { UxKind } from './kinds.ts';

/** Characters that fit, by kind; German and Finnish need a third more. */
export const LIMITS: Readonly<Record<UxKind, number>> = {
  button: 25,
  title: 60,
  label: 30,
  placeholder: 40,
  tooltip: 120,
  toast: 90,
  error: 150,
  empty: 140,
  message: 250,
};
