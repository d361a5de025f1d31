import { detectLanguage } from '../document/language.ts';
import { parseDocument, parseToEdit } from '../document/parse-document.ts';
import type { SourceDocument } from '../document/types.ts';
import { readableChat } from './reading/chats.ts';
import { readableHeadings } from './reading/headings-in-lines.ts';
import { readableLabels } from './reading/labels-in-lines.ts';
import { readableNotes } from './reading/notes.ts';
import type { Job } from '../types.ts';

/** The job's input, parsed as the language that its document type names, or else as what it looks like. */
export function parseJob({ input, docType }: Job): SourceDocument {
  return parseDocument(input, detectLanguage(input, docType));
}

/**
 * The same for a mode that tells what a text says: a chat is read as its messages, notes as their topics, headings without marks
 * as such. @param inPlace whether its lines must stay where they are
 */
export function parseToTell({ input, docType }: Job, inPlace = false): SourceDocument {
  const told = readableNotes(readableChat(input));
  const text = readableHeadings(inPlace ? told : readableLabels(told));
  return parseDocument(text, detectLanguage(text, docType));
}

/** The same for a mode that changes the text step by step. */
export function parseJobToEdit({ input, docType }: Job): SourceDocument {
  return parseToEdit(input, detectLanguage(input, docType));
}
