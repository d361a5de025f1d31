/** Kinds of elements by their names, of HTML, of component libraries and of XAML and Android; the first that fits. */
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['help', /^small$|(?:^|-)hint$|helper-?text$/i],
  ['label', /^(?:label|mat-label|v-label)$|label$/i],
  ['choice', /^option$|(?:^|-)select-item$|^(?:SelectItem|ComboBoxItem|mat-option|el-option)$/i],
  [
    'field',
    /^(?:textarea|select)$|(?:input|textfield|text-field|textarea|text-area|textbox|passwordbox|select|combobox|dropdown|checkbox|check-box|switch|toggle|radio(?:-?button)?|datepicker|date-picker|edittext|spinner|autocomplete|slider)$/i,
  ],
  ['heading', /^(?:h[1-6]|legend|title|caption)$|(?:^|-)(?:title|heading)$|(?:Title|Heading)$/],
  ['action', /^button$|(?:button|btn)$|^(?:summary|MenuItem)$|menu-?item$/i],
  ['link', /^a$|^(?:router-|nuxt-|ion-)?link$|Link$/i],
  ['text', /^(?:p|li|dt|dd|TextBlock|TextView)$|message$|alert$|^mat-error$/i],
];
export type Kind = 'help' | 'label' | 'choice' | 'field' | 'heading' | 'action' | 'link' | 'text' | 'message';
/** `<p class="help">`, `<span class="form-text">`: said of the field before it. */
export const HELP = /(?:^|[\s_-])(?:help|hint|form-text|help-text|helper|field-description)(?:$|[\s_-])/;

/** What an element is to people; undefined where it only holds others. */
export function kindOf(tag: string, attributes: ReadonlyMap<string, string>): Kind | undefined {
  const own = KINDS.find(([, names]) => names.test(tag))?.[0];
  const isControl = own === 'action' || own === 'field' || own === 'link';
  if (!isControl && messageKind(attributes) !== undefined) return 'message';
  if (!isControl && HELP.test(attributes.get('class') ?? attributes.get('classname') ?? '')) return 'help';
  // `<template #title>`, `<span class="btn">`, `<div role="button">`
  if (/^(?:template|div|span)$/.test(tag)) {
    if (attributes.get('role') === 'button') return 'action';
    if (attributes.has('#title')) return 'heading';
    return attributes.has('#description') ? 'text' : undefined;
  }
  if (tag === 'a' && /\bbtn\b|\bbutton\b/.test(attributes.get('class') ?? '')) return 'action';
  return own;
}

/** Whether an element shows an error or another message. */
export function messageKind(attributes: ReadonlyMap<string, string>): 'error' | 'notice' | undefined {
  const marks = `${attributes.get('class') ?? ''} ${attributes.get('variant') ?? ''} ${attributes.get('severity') ?? ''}`;
  if (/\bbtn\b|\bbutton\b/.test(marks)) return undefined;
  if (
    /\b(?:error|danger|invalid|alert-warning|text-red-\d+|is-danger|invalid-feedback|help-block)\b/.test(
      marks,
    )
  )
    return 'error';
  if (/\b(?:alert-success|alert-info|is-success|success-message)\b/.test(marks)) return 'notice';
  const role = attributes.get('role');
  return role === 'alert' ? 'error' : role === 'status' ? 'notice' : undefined;
}
