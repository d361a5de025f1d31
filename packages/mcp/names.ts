import { modeDefinition, type Mode } from '@housestyle/contract';

/** The name of a mode's tool and of its prompt: `service_style_check`. */
export function toolName(mode: Mode): string {
  return `service_${mode.replace(/-/g, '_')}`;
}

export function title(mode: Mode): string {
  return modeDefinition(mode).title;
}

/** When to use each tool, what comes back, and what it does not do: for the model that chooses. */
export const DESCRIPTIONS: Readonly<Record<Mode, string>> = {
  generate:
    'Write a new document from a prompt: how-to, tutorial, reference, concept, README, release notes, runbook, ADR. Name the kind in docType. Unknown facts come back as [VERIFY]. To change an existing text, use service_rewrite.',
  rewrite:
    "Rewrite a text so that it follows the team's style rules, terms and glossary. Returns the whole text, code and links unchanged. To only list problems, use service_review.",
  review:
    'Find problems in a text, grouped by severity, each with the quoted words, the reason and a correction. Use format "suggestions" for an array with exact ranges. Changes nothing.',
  'style-check':
    'Check a text against each rule of the team\'s style: pass or fail, a score in percent, the top three fixes. Use format "suggestions" for an array with exact ranges. Changes nothing.',
  simplify:
    'Make a text plainer and easier to scan at the same technical accuracy: shorter sentences, plain words, lists. Returns the whole text, code and links unchanged.',
  keywords:
    'List search keywords by category for a document, with title tag, meta description, slug and taxonomy tags.',
  'glossary-gen':
    'Extract the terms of a document with the definitions it gives, inconsistent names for one concept, and acronyms not defined on first use.',
  'code-to-docs':
    'Write API or developer documentation from source code passed as text: endpoints, parameters, types, examples. For the people who use the product and see no code, use service_user_guide.',
  'user-guide':
    'Write a guide for end users from product code or a description passed as text: concepts and how-tos, without code. For integrators, use service_code_to_docs.',
  explain: 'Explain code or documentation in plain language, with terms explained where they first stand.',
  summarize:
    'Summarize a document in its own words: what it is, key points, steps, warnings. Invents nothing.',
  expand:
    'Expand notes or an outline into a full document. Keeps every note; marks what is missing with [VERIFY].',
  translate:
    'Translate a text; name the language in the input. Code, commands, names and URLs stay. Needs a service with a language model.',
  outline: 'Write a heading hierarchy with a description of each section, from a document or from a prompt.',
  'ux-review':
    'Review interface strings (one per line, or JSON, YAML, .properties, .po, .strings, XLIFF) for clarity, tone, consistency and accessibility. Use format "suggestions" for an array. Changes nothing.',
  'ux-rewrite':
    'Rewrite interface strings to be concise and actionable, in the same file format, keys and placeholders unchanged.',
  'ux-generate':
    'Generate sets of interface strings (buttons, dialogs, errors, empty states, toasts, tooltips, onboarding) from a description of the screen.',
};
