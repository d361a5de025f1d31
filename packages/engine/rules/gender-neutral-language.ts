import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

/** Roles that say nothing about gender. */
const ROLE =
  '(?:user|developer|reader|programmer|administrator|admin|person|someone|somebody|anyone|everyone|customer|client|author|visitor|operator|engineer|employee|member|attacker|hacker|maintainer|contributor|reviewer|student|owner|manager|DBA|tester|editor|applicant|candidate|guest|tenant|subscriber|participant|supervisor|technician|analyst|designer|architect|recipient|moderator)';

const HE_OR_SHE = '(?<![\\w/])(?:he or she|she or he|he\\/she|she\\/he|s\\/he|\\(s\\)he)(?![\\w/])';
const MODAL = '(?:can|could|may|might|must|shall|should|will|would)';

export const genderNeutralLanguage: Rule = {
  id: 'gender-neutral-language',
  label: 'Gender-neutral language',
  description:
    'Write about people without assuming their gender: “they” for a person you do not know, “chair” for “chairman”. Everybody should find themselves in the text.',
  severity: 'important',
  category: 'style',
  preset: true,
  checks: [
    {
      kind: 'substitution',
      message: 'Write “{replacement}” instead of “{match}”: it speaks to everybody.',
      swap: [
        { from: ['his or her', 'her or his', 'his/her', 'her/his'], to: 'their' },
        { from: ['him or her', 'her or him', 'him/her', 'her/him'], to: 'them' },
        { from: ['himself or herself', 'himself/herself', 'him- or herself'], to: 'themselves' },
        { from: ['mankind'], to: 'humanity' },
        { from: ['manpower'], to: ['staff', 'workforce'] },
        { from: ['man-hours', 'man hours'], to: 'person-hours' },
        { from: ['man-hour', 'man hour'], to: 'person-hour' },
        { from: ['man-days', 'man days'], to: 'person-days' },
        { from: ['man-made', 'manmade'], to: ['artificial', 'synthetic'] },
        { from: ['chairman', 'chairwoman'], to: 'chair' },
        { from: ['spokesman', 'spokeswoman'], to: 'spokesperson' },
        { from: ['salesman', 'saleswoman'], to: 'salesperson' },
        { from: ['salesmen'], to: 'salespeople' },
        { from: ['businessman', 'businesswoman'], to: 'businessperson' },
        { from: ['businessmen'], to: 'businesspeople' },
        { from: ['policeman', 'policewoman'], to: 'police officer' },
        { from: ['policemen', 'policewomen'], to: 'police officers' },
        { from: ['fireman'], to: 'firefighter' },
        { from: ['firemen'], to: 'firefighters' },
        { from: ['stewardess'], to: 'flight attendant' },
        { from: ['man-in-the-middle'], to: ['on-path', 'machine-in-the-middle'] },
        { from: ['middleman'], to: 'intermediary' },
        { from: ['middlemen'], to: 'intermediaries' },
        { from: ['layman'], to: 'layperson' },
        { from: ['foreman', 'forewoman'], to: 'supervisor' },
        { from: ['foremen'], to: 'supervisors' },
        { from: ['repairman', 'handyman'], to: ['technician', 'repairer'] },
        { from: ['mailman'], to: 'mail carrier' },
        { from: ['workmen', 'workman'], to: ['workers', 'worker'] },
        { from: ['cleaning lady', 'cleaning woman'], to: 'cleaner' },
        { from: ['cleaning ladies', 'cleaning women'], to: 'cleaners' },
        { from: ["layman's terms", "laymen's terms", 'layman terms'], to: 'plain terms' },
        { from: ['you guys', 'guys', 'hey guys'], to: ['everyone', 'folks'] },
        { from: ['gals', 'ladies and gentlemen'], to: ['everyone'] },
      ],
    },
    patternCheck('Write “they”, with a plural verb, instead of “{match}”: it speaks to everybody.', [
      // A modal is the same for one and for many; any other verb has to change as well.
      { pattern: new RegExp(`${HE_OR_SHE}(?= ${MODAL}\\b)`, 'gi'), to: 'they' },
      { pattern: new RegExp(`${HE_OR_SHE}(?! ${MODAL}\\b)`, 'gi') },
    ]),
    patternCheck('Write “they” or “their”, or speak to the reader as “you”: nobody’s gender is known here.', [
      {
        pattern: new RegExp(
          `\\b${ROLE}s?\\b[^.!?;]{0,80}?\\s(?<at>he|his|him|himself|she|herself)\\b(?!['’/]|\\s+or\\b)`,
          'gi',
        ),
        unless: /\b(?:his|her|he) or (?:her|his|she)\b/i,
      },
    ]),
  ],
  examples: () => [
    {
      text: 'Each user sets his or her key, then the administrator enters his password.',
      findings: [{ quote: 'his or her', suggestion: 'their' }],
      fixed: 'Each user sets their key, then the administrator enters his password.',
    },
    {
      text: 'He or she must sign. Then he/she is done.',
      findings: [
        { quote: 'He or she', suggestion: 'They' },
        { quote: 'he/she', suggestion: null },
      ],
      fixed: 'They must sign. Then he/she is done.',
    },
    { text: 'If the user agrees, he signs.', findings: [{ quote: 'he', suggestion: null }] },
    {
      text: 'The applicant calls the cleaning lady and the foreman, and the tester saves his work.',
      findings: [
        { quote: 'cleaning lady', suggestion: 'cleaner' },
        { quote: 'foreman', suggestion: 'supervisor' },
        { quote: 'his', suggestion: null },
      ],
    },
    { text: 'Ada wrote it, and she signs. Open the man page on the mainframe.', findings: [] },
    {
      text: 'A fireman stopped the attack.',
      findings: [{ quote: 'fireman', suggestion: 'firefighter' }],
      fixed: 'A firefighter stopped the attack.',
    },
    { text: 'The `chairman` field of [the table](./guys.md).', findings: [] },
  ],
};
