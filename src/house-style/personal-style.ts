import * as vscode from 'vscode';
import { SEVERITIES, type GlossaryEntry, type Severity, type TermSub } from '@housestyle/contract';
import type { PersonalStyle } from '@housestyle/contract/config';

/** What a person adds for themselves, in their own settings; what has another form than it should is left out. */
export function personalStyle(): PersonalStyle {
  const settings = vscode.workspace.getConfiguration('housestyle');
  const terms = asRecord(settings.get('terms'));
  const severity = asRecord(settings.get('severity'));
  return {
    termSubs: Object.entries(terms).flatMap(([avoid, preferred]): TermSub[] =>
      typeof preferred === 'string' && preferred !== '' ? [{ preferred, avoid: [avoid] }] : [],
    ),
    glossary: personalWords().map((term): GlossaryEntry => ({ term, definition: '', synonyms: [] })),
    severity: new Map(
      Object.entries(severity).flatMap(([rule, value]): [string, Severity | 'off'][] => {
        const known = [...SEVERITIES, 'off' as const].find((one) => one === value);
        return known ? [[rule, known]] : [];
      }),
    ),
  };
}

function personalWords(): string[] {
  const words: unknown = vscode.workspace.getConfiguration('housestyle').get('words');
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string' && word.trim() !== '') : [];
}

export async function addPersonalTerm({ preferred, avoid }: TermSub): Promise<void> {
  const terms = asRecord(ownValue('terms'));
  await update('terms', { ...terms, ...Object.fromEntries(avoid.map((one) => [one, preferred])) });
}

export async function addPersonalWord(word: string): Promise<void> {
  const words = ownValue('words');
  const known = Array.isArray(words) ? words : [];
  if (!known.includes(word)) await update('words', [...known, word]);
}

export async function setPersonalSeverity(rule: string, severity: Severity | 'off'): Promise<void> {
  await update('severity', { ...asRecord(ownValue('severity')), [rule]: severity });
}

function ownValue(name: string): unknown {
  return vscode.workspace.getConfiguration('housestyle').inspect(name)?.globalValue;
}

async function update(name: string, value: unknown): Promise<void> {
  await vscode.workspace
    .getConfiguration('housestyle')
    .update(name, value, vscode.ConfigurationTarget.Global);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
