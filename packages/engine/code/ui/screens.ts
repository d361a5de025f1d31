import type { CodeModel } from '../read-code.ts';
import { readMarkups } from './markup.ts';
import { readNotices } from './notices.ts';
import { readPrompts } from './prompts.ts';
import { readTemplate } from './templates.ts';
import type { Screen, UiText } from './types.ts';
import { isViews, readViews } from './views.ts';
import { readWidgets } from './widgets.ts';
import { isWords } from './words.ts';

const CATALOG_KEY =
  /(?<error>error|invalid|failed|fail|warning|required)|(?<action>button|btn|action|cta|submit|save|cancel)|(?<heading>title|heading|header)|(?<field>label|field)|(?<hint>placeholder|hint|help|tooltip|description)/i;

/** Screens of JSX, of templates, of desktop and mobile widgets, and of catalogs of messages. */
export function readScreens(model: CodeModel): Screen[] {
  return shownBy(model).map(({ name, texts }) => ({ name, texts: withChoices(texts) }));
}

/** Radio buttons are the choices of one field, which is called as the heading in front of them, if there is one. */
function withChoices(texts: readonly UiText[]): UiText[] {
  const all: UiText[] = [];
  for (const text of texts) {
    const before = all.at(-1);
    const owner = all.findLast(({ kind }) => kind === 'field');
    const isNext = before?.kind === 'option' && owner?.isChoice && owner.choiceOf === text.choiceOf;
    const { initial, ...choice } = text;
    const option: UiText = { kind: 'option', text: text.text, ...(initial && { initial }) };
    if (text.kind !== 'field' || !text.isChoice) all.push(text);
    else if (isNext) all.push(option);
    else if (before && (before.kind === 'heading' || (before.kind === 'text' && !/[.!]$/.test(before.text))))
      all.splice(-1, 1, { ...choice, text: before.text }, option);
    else all.push({ ...choice, text: '' }, option);
  }
  return all;
}

function shownBy({ modules, others }: CodeModel): Screen[] {
  const screens: Screen[] = [];
  for (const { path, statements, text } of modules) {
    if (isViews(text)) {
      screens.push(...readViews(text));
      continue;
    }
    for (const { name, texts } of [...readMarkups(statements), ...readWidgets(statements)])
      if (texts.length > 0) screens.push({ name: name || path || 'screen', texts });
    const prompts = readPrompts(statements, text);
    if (prompts.length > 0) screens.push({ name: path || 'terminal', texts: prompts });
    const asked = new Set(prompts.map((one) => one.text));
    const messages = readNotices(statements).filter((one) => !asked.has(one.text));
    if (messages.length > 0) screens.push({ name: '', texts: messages });
  }
  for (const { path, text } of others) {
    const catalog = readCatalog(path, text);
    const hasViews = isViews(text);
    if (hasViews) screens.push(...readViews(text));
    const shown = catalog.length > 0 ? [catalog] : hasTag(text) && !hasViews ? readTemplate(text) : [];
    for (const texts of shown) if (texts.length > 0) screens.push({ name: path || 'screen', texts });
  }
  return screens;
}

function hasTag(text: string): boolean {
  const start = text.search(/<\w/);
  return start >= 0 && text.includes('>', start);
}

/** JSON, YAML and properties of keys and messages. */
function readCatalog(path: string, text: string): UiText[] {
  if (!/\.(?:json|ya?ml|properties|strings|po|arb)$/i.test(path)) return [];
  const pairs = [
    ...text.matchAll(
      /^\s*["']?(?<key>[\w.-]+)["']?\s*[:=]\s*["']?(?<value>[^"'{[\n][^"\n]*?)["']?,?;?\s*$/gm,
    ),
  ];
  return pairs.flatMap(({ groups = {} }) => {
    const value = (groups['value'] ?? '').replace(/\{\{?\s*\w+\s*\}?\}|%[sd@]/g, '…');
    if (!isWords(value)) return [];
    const found = CATALOG_KEY.exec(groups['key'] ?? '')?.groups ?? {};
    const kind =
      (['error', 'action', 'heading', 'field', 'hint'] as const).find((name) => found[name]) ?? 'text';
    return [{ kind, text: value }];
  });
}
