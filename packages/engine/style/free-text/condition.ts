import type { Scope } from '../../checks/types.ts';
import { QUOTED } from './rule-text.ts';

/** What may follow the words that a rule names without making it conditional. */
const HARMLESS = new RegExp(
  String.raw`^\s*(?:$|[.,;:!?)—–-](?!\s*(?:unless|except|when|if|only)\b)|(?:when|where|wherever|whenever) possible\b|(?:because|since|as (?:it|they|this|these)|which|so that|to (?:keep|stay|be consistent|sound|avoid)|for (?:consistency|clarity|brevity)|it|they|this|these|anywhere|everywhere|at all|ever|instead|please|too|here|throughout|consistently|always)\b|in (?:all |any |our |the |your )*(?:docs?|documentation|documents?|text|texts|copy|content|writing|prose|ui|guides?|pages?|articles?|instructions?|manuals?|sentences?)\s*(?:$|[.,;:!])|(?:and|or|but) (?!if|when|unless)(?:similar|other|related|the like|don't|do not|avoid|never|use|write|keep|prefer)|\()`,
);
const SCOPES: readonly (readonly [RegExp, Scope])[] = [
  [/^\s*in (?:the |any |all |our )?(?:\w+ )?(?:headings?|headers?|titles?)\b/, 'heading'],
  [
    /^\s*in (?:the |any |all |our )?(?:list items?|lists|bullets?|bullet points?|bulleted lists)\b/,
    'list-item',
  ],
  [/^\s*in (?:the |any |all |our )?(?:tables?|table cells?|cells)\b/, 'table-cell'],
  [/^\s*in (?:the |any |all |our )?(?:paragraphs?|body text)\b/, 'paragraph'],
];
const REMARK = /^\s*\([^()]*\)/;

/** Where a rule applies, from what follows the words it names; undefined where it depends on more than the place. */
export function scopeAfter(rest: string): Scope | undefined {
  const text = rest.replace(REMARK, '').replace(new RegExp(String.raw`^\s*(?:words?|phrases?|terms?)\b`), '');
  for (const [pattern, scope] of SCOPES) {
    if (pattern.test(text)) return HARMLESS.test(text.replace(pattern, '')) ? scope : undefined;
  }
  return HARMLESS.test(text) ? 'text' : undefined;
}

/** Whether a sentence makes an exception that a list of words can't say. */
export function hasException(sentence: string): boolean {
  const words = sentence.replace(new RegExp(QUOTED, 'g'), 'x');
  return /\b(?:unless|except|excluding|only (?:when|if|for|in|as)|when (?:it|you|the|a|an|referring|describing|talking|speaking|used|meaning)|if (?:it|the|a|an|they)|as an? (?:verb|noun|adjective)|to mean|in the sense|on (?:its|their) own|at the (?:start|beginning|end)|more than (?:once|twice)|too (?:often|much|many)|sparingly|overuse)\b/.test(
    words,
  );
}
