/** Functions and filters that look a text up in its own words. */
const LOOKUP = String.raw`(?:\b(?:__?|_[enx]|trans|t|gettext|lang|esc_(?:html|attr)(?:__|_e)|i18n\.t|translate)|\$t|@lang)`;
/** An expression of which only one text is shown: `_('Save')`, `'Save'|trans`, `'Save'`. */
const SAID = new RegExp(
  String.raw`^\s*(?:echo\s+)?(?:${LOOKUP}\s*\(?\s*)?(?<quote>['"])(?<text>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>(?:\s*,[^)]*)?\s*\)?\s*(?:\|\s*\w+\s*)*;?\s*$`,
);
/** What Rails' helpers make, by what they are called. */
const HELPERS: readonly (readonly [
  RegExp,
  (text: string, name: string, rest: string, listed: readonly string[]) => string,
])[] = [
  [/^(?:label|label_tag)$/, (text, name) => `<label for="${name}">${text || spelled(name)}</label>`],
  [
    /^(?:submit|submit_tag|button|button_tag|button_to)$/,
    (text, name, rest) => `<button ${rest}>${text || name}</button>`,
  ],
  [/^(?:link_to|mail_to)$/, (text, name, rest) => `<a ${rest}>${text || name}</a>`],
  [
    /^(?:check_box|check_box_tag|checkbox)$/,
    (_text, name, rest) => `<input type="checkbox" id="${name}" ${rest}>`,
  ],
  [/^(?:hidden_field|hidden_field_tag|csrf_meta_tags|form_authenticity_token)$/, () => ' '],
  [
    /^(?:\w+_field|\w+_field_tag|text_area|text_area_tag|rich_text_area|collection_select|date_select|file_field)$/,
    (_text, name, rest) => `<input id="${name}" ${rest}>`,
  ],
  [
    /^(?:select|select_tag)$/,
    (_text, name, rest, listed) =>
      `<select id="${name}" ${rest}>${listed.map((one) => `<option>${one}</option>`).join('')}</select>`,
  ],
];

type Write = (inside: string, opening: string) => string;

const written = (code: string): string => helper(code.trim()) ?? shown(code);
const nothing = (): string => ' ';

/** What template languages write between signs of their own, in the order that it is read. */
const SPANS: readonly (readonly [open: RegExp, close: RegExp, write: Write])[] = [
  [/<!--/g, /-->/g, nothing],
  [/\{\{--/g, /--\}\}/g, nothing],
  [/<%--/g, /--%>/g, nothing],
  [/@\*/g, /\*@/g, nothing],
  [
    /\{%-?\s*block(?:trans|translate)\b[^%]*%\}/g,
    /\{%-?\s*endblock(?:trans|translate)\s*-?%\}/g,
    (text) => text,
  ],
  [
    /\{%-?/g,
    /-?%\}/g,
    (code) => /^\s*trans(?:late)?\s+(['"])(.*?)\1[^%]*$/.exec(code)?.[2] ?? statement(code.trim()),
  ],
  [
    /<\?(?:php)?=?/g,
    /\?>/g,
    (code, opening) =>
      opening.endsWith('=') || /^\s*(?:echo|print|_e|esc_html_e)\b/.test(code)
        ? shown(code)
        : statement(code.trim()),
  ],
  [/<%[-=]?/g, /-?%>/g, (code, opening) => (opening === '<%' ? statement(code.trim()) : written(code))],
  [/\{\{\{?/g, /\}\}\}?/g, shown],
  [/\{!!/g, /!!\}/g, shown],
];

/**
 * Every span from an opening sign to the next closing one as `write` gives it. Both expressions are global; time is
 * linear, whatever is never closed.
 */
export function replaceBetween(source: string, open: RegExp, close: RegExp, write: Write): string {
  let result = '';
  let from = 0;
  for (;;) {
    open.lastIndex = from;
    const start = open.exec(source);
    close.lastIndex = open.lastIndex;
    const end = start && close.exec(source);
    if (!end) return result + source.slice(from);
    const [opening] = start;
    const inside = source.slice(start.index + opening.length, end.index);
    result += source.slice(from, start.index) + write(inside, opening);
    from = close.lastIndex;
  }
}

/**
 * A template as HTML: texts that it looks up stand as they are, what only running it tells is `…`, and its conditions
 * are elements `tpl-if` with the condition as `when`.
 */
export function templateToHtml(source: string): string {
  return SPANS.reduce(
    (text, [open, close, write]) => replaceBetween(text, open, close, write),
    source.replace(/\{#[^{}]*?#\}/g, ' '),
  )
    .replace(/\{([#:/@])(\w+)\b([^{}]*)\}/g, (_all, sign: string, word: string, rest: string) =>
      sign === '@' ? ' … ' : statement(`${sign === '/' ? 'end' : ''}${word}${rest}`),
    )
    .replace(
      /^[ \t]*@(if|elseif|else|endif|error|enderror|foreach|endforeach|case|csrf|method|section|endsection|extends|include)\b[ \t]*(\(.*\))?/gm,
      (_all, word: string, rest = '') =>
        word === 'error'
          ? '<tpl-if when="error">'
          : word === 'enderror'
            ? '</tpl-if>'
            : statement(`${word} ${rest as string}`),
    );
}

/** A condition opens or closes an element; anything else shows nothing. */
function statement(code: string): string {
  if (/^(?:end\s*if|endif|fi|end$|\}\s*$)/.test(code)) return '</tpl-if>';
  const [, word = '', condition = ''] =
    /^\}?\s*(if|unless|elsif|elseif|else\s*if|elif|else)\b([\s\S]*)$/.exec(code) ?? [];
  if (word === '') return ' ';
  const open = `<tpl-if when="${
    condition
      .replace(/(?<![\s:{])[\s:{]+$/, '')
      .replace(/["<>]/g, ' ')
      .trim() || 'otherwise'
  }">`;
  return /^(?:if|unless)$/.test(word) ? open : `</tpl-if>${open}`;
}

/** The text that an expression of a template shows; `…` where only running it tells. */
export function shown(source: string): string {
  const code = source.replace(/\s+/g, ' ');
  const said = SAID.exec(code)?.groups?.['text'];
  if (said !== undefined) return said.replace(/\\(['"])/g, '$1').replace(/%[sd]|:\w+|%\{\w+\}/g, '…');
  // `busy ? 'Saving…' : 'Save'`
  const [, , otherwise] = /\?\s*(['"])[^'"]*\1\s*:\s*(['"])([^'"]*)\2\s*$/.exec(code)?.slice(1) ?? [];
  return otherwise ?? ' … ';
}

/** Rails' `f.label :name, 'Full name'`, as the element that it makes. */
function helper(code: string): string | undefined {
  const [, called = '', rest = ''] = /^(?:\w+\.)?(\w+)[ (]([\s\S]*)$/.exec(code) ?? [];
  const make = HELPERS.find(([name]) => name.test(called))?.[1];
  if (!make) return undefined;
  const text = /^\s*(?:(?:t|_|I18n\.t)\(?)?(['"])(.*?)\1|^\s*:\w+\s*,\s*(['"])(.*?)\3/.exec(rest);
  const name = /^\s*:(\w+)/.exec(rest)?.[1] ?? '';
  const attributes = [
    ...rest.matchAll(
      /\b(placeholder|required|disabled|readonly|title|value|min|max|minlength|maxlength|(?:turbo_)?confirm)(?::|\s*=>)\s*(?:(['"])(.*?)\2|true\b|(\d+))/g,
    ),
  ]
    .map(
      ([, key = '', , value, number = '']) =>
        `${key.replace(/^.*confirm$/, 'data-confirm')}="${value ?? number}"`,
    )
    .join(' ');
  // A list of texts is what there is to choose from.
  const [, list = ''] = /\[((?:\s*(?:"[^"]*"|'[^']*')\s*,?)+)\]/.exec(rest) ?? [];
  const listed = [...list.matchAll(/(["'])(.*?)\1/g)].map(([, , one = '']) => one);
  return make(text?.[4] ?? text?.[2] ?? '', name, attributes, listed);
}

/** A name as Rails writes it out: `full_name` is “Full name”. */
function spelled(name: string): string {
  const words = name.replace(/_id$/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
