import type { Settings } from '../model/types.ts';
import type { Answer } from './outcomes.ts';

/** One request that was answered. */
export interface Remembered {
  readonly answer: Answer;
  readonly settings: Settings;
  readonly name: string;
  readonly input: string;
}

export interface HistoryEntry extends Remembered {
  /** ISO 8601; also tells the entries apart. */
  readonly time: string;
}

const MOST = 50;
const offKey = (accountId: string): string => `housestyle.history-off.${accountId}`;
const entriesKey = (accountId: string): string => `housestyle.history.${accountId}`;

/** The history stays in this browser, apart for each account. It is on until it is switched off. */
export function isHistoryOn(accountId: string): boolean {
  return localStorage.getItem(offKey(accountId)) === null;
}

/** Switching it off keeps what is there; `wipeHistory` removes it. */
export function switchHistory(accountId: string, on: boolean): void {
  if (on) localStorage.removeItem(offKey(accountId));
  else localStorage.setItem(offKey(accountId), '1');
}

export function wipeHistory(accountId: string): void {
  localStorage.removeItem(entriesKey(accountId));
}

/** The last first; none where what is kept can't be read. */
export function readHistory(accountId: string): readonly HistoryEntry[] {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(entriesKey(accountId)) ?? '[]');
    return Array.isArray(entries) ? (entries as HistoryEntry[]).filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: HistoryEntry | null): boolean {
  return (
    typeof entry?.time === 'string' &&
    typeof entry.input === 'string' &&
    typeof entry.answer?.content === 'string' &&
    typeof entry.settings?.mode === 'string'
  );
}

/** Keeps the last entries that fit into what the browser gives; the oldest go first. */
export function remember(accountId: string, { answer, settings, name, input }: Remembered): void {
  if (!isHistoryOn(accountId)) return;
  const { mode, content, format, suggestions, usage } = answer;
  const kept = { mode, content, format, ...(suggestions && { suggestions }), ...(usage && { usage }) };
  const entry: HistoryEntry = { time: new Date().toISOString(), name, input, settings, answer: kept };
  let entries = [entry, ...readHistory(accountId)].slice(0, MOST);
  while (entries.length > 0) {
    try {
      localStorage.setItem(entriesKey(accountId), JSON.stringify(entries));
      return;
    } catch {
      entries = entries.slice(0, Math.floor(entries.length / 2));
    }
  }
}
