import type { Guideline } from '../types.ts';

export const writtenDates: Guideline = {
  topic: 'dates',
  label: 'Dates with the month’s name',
  description: 'Write dates with the month’s name, the day, and the year: “November 21, 2026”.',
  reason: '“05/06/2026” is in May for some readers and in June for others.',
  bad: 'Support ends on 11/21/2026.',
  good: 'Support ends on November 21, 2026.',
  checks: 'month-day-dates',
};

export const plainDays: Guideline = {
  topic: 'date-ordinals',
  label: 'No ordinals in dates',
  description: 'Write the day of a date as a plain number, not as an ordinal.',
  reason: 'The plain number says the same, and is shorter.',
  bad: 'Support ends on November 21st.',
  good: 'Support ends on November 21.',
  checks: 'date-ordinals',
};

export const halfDays: Guideline = {
  topic: 'am-pm',
  label: 'AM and PM',
  description: 'Write AM and PM in capitals without periods, after a space.',
  reason: 'One form lets readers and search find a time.',
  bad: 'Backups start at 9:30a.m. each day.',
  good: 'Backups start at 9:30 AM each day.',
  checks: 'am-pm',
};

export const openingNumerals: Guideline = {
  topic: 'opening-numerals',
  label: 'No numeral at the start of a sentence',
  description: 'Do not begin a sentence with a numeral.',
  reason: 'A capital shows where a sentence begins; a numeral has none.',
  bad: '12 hosts start at once.',
  good: 'Twelve hosts start at once.',
  checks: 'sentence-opening-numeral',
};

export const acronymPlurals: Guideline = {
  topic: 'acronym-plurals',
  label: 'Plurals of acronyms',
  description: 'Form the plural of an acronym without an apostrophe.',
  reason: 'An apostrophe shows who owns something.',
  bad: 'We have URL’s and PDF’s.',
  good: 'Some APIs are public.',
  checks: 'acronym-plurals',
};
