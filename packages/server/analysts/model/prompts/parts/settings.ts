import type { Audience } from '@housestyle/contract';
import type { PromptInput } from '../types.ts';

/** Longest document type or framework that is told, in UTF-16 code units: a few words are meant. */
const LONGEST = 200;

const AUDIENCES: Readonly<Record<Audience, string>> = {
  consumer:
    'people who use the product and do not program: everyday words, what they see and do, no code unless they must type it',
  engineers: 'engineers of any field: exact terms, reasons and limits; no basics of engineering',
  developers:
    'developers who build on the product: exact names, types, errors and complete examples out of the input',
  devops:
    'people who deploy and run the product: requirements, configuration, permissions, failure, rollback and monitoring',
};

/** What the request says about the text: a line each. */
export function settingsPart({ docType, audience, framework }: PromptInput): string {
  const lines = [
    named('Document type', docType),
    audience === undefined ? '' : `Audience: ${AUDIENCES[audience]}.`,
    named('Framework or structure', framework),
  ].filter((line) => line !== '');
  return lines.length === 0 ? '' : `Settings of the request:\n${lines.join('\n')}`;
}

/** As a JSON string: it stays on one line and can't pose as another setting. */
function named(name: string, text: string | undefined): string {
  const line = text?.replace(/\s+/g, ' ').trim().slice(0, LONGEST) ?? '';
  return line === '' ? '' : `${name}: ${JSON.stringify(line)}`;
}
