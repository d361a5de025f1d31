import { childrenOf, type CallExpr, type Expr, type Statement } from '../ast.ts';
import { dotted } from '../routes/dialect.ts';
import type { UiText } from './types.ts';
import { isWords, kindOfMessage, textsOf } from './words.ts';

/** Calls that show a text: toasts, dialogs, errors that a component keeps. */
const NOTICES =
  /(?:^|\.)(?:toast|notify|notification|message|\$message|\$toast|\$notify|alert|confirm|snackbar|flash|showError|showToast|showSuccess|showMessage|showSnackbar|showAlert|enqueueSnackbar|addToast|add_error|AddModelError|addError|showMessageDialog|showConfirmDialog|makeText|set\w*(?:Error|Errors|Failure|Problem|Success|Message|Msg|Notice|Warning|Alert|Feedback))$|(?:^|\.)(?:\$?toast(?:r|er)?|\$?message|\$?notification|messages|notify|Swal|ElMessage|ElNotification|MessageBox|messagebox|QMessageBox|Snackbar|Toast|Alert|notifications)\.\w+$/;
/** Errors that a form keeps for each field. */
const ERRORS = /errors?$/i;
/** Texts of rules: `{ required: 'Enter a name.' }`, `{ min: 3, message: '…' }`. */
const RULES = /^(?:message|errorMessage|error_message|required|invalid|required_error|invalid_type_error)$/;
/** Rules of schemas: `.min(3, 'Too short')`. */
const SCHEMA_RULES =
  /^(?:min|max|length|email|url|regex|refine|required|matches|nonempty|oneOf|positive|integer)$/;

/** What the program says while it works: toasts, alerts, errors that are set. */
export function readNotices(statements: readonly Statement[]): UiText[] {
  const texts: UiText[] = [];
  /** The function that is read. */
  let owner = '';
  const push = (shown: string, found: readonly string[]): void => {
    for (const text of found) {
      if (!isWords(text) || !/\s/.test(text.trim())) continue;
      const kind = kindOfMessage(shown, text);
      const isAsked = kind === 'question' && owner !== '';
      texts.push({ kind, text: text.trim(), ...(isAsked && { calls: [owner] }) });
    }
  };
  const see = (expr: Expr | undefined): void => {
    if (!expr) return;
    if (expr.kind === 'call') seeCall(expr, push);
    if (expr.kind === 'object')
      for (const { key, value } of expr.entries) if (RULES.test(key)) push('error', textsOf(value));
    if (expr.kind === 'function') walk(expr.declaration.body);
    else for (const part of childrenOf(expr)) see(part);
  };
  const walk = (body: readonly Statement[]): void => {
    const around = owner;
    for (const statement of body) {
      const isMade = statement.kind === 'assign' && /^(?:function|call)$/.test(statement.value?.kind ?? '');
      owner =
        statement.kind === 'function' ? statement.name : isMade ? dotted(statement.target) || around : around;
      // `if (!confirm('Delete it?')) return`.
      if (statement.kind === 'block') see(statement.test);
      if (statement.kind === 'function' || statement.kind === 'block' || statement.kind === 'scope')
        walk(statement.body);
      else if (statement.kind === 'class') {
        for (const method of statement.methods) walk(method.body);
        for (const { value } of statement.fields) see(value);
        walk(statement.body);
      } else if (statement.kind === 'assign') {
        const { target, value } = statement;
        const holder = target.kind === 'member' || target.kind === 'index' ? dotted(target.object) : '';
        const kept =
          target.kind === 'name'
            ? target.name
            : target.kind === 'member' && target.name === 'value'
              ? holder
              : '';
        if (ERRORS.test(holder) || /error(?:Message|Text)?s?$/i.test(kept)) push('error', textsOf(value));
        if (/(?:^|\.)(?:flash|TempData|session)$/.test(holder)) push(keyOf(target), textsOf(value));
        see(value);
      } else if (statement.kind === 'return' || statement.kind === 'expr') see(statement.value);
    }
    owner = around;
  };
  walk(statements);
  return texts;
}

function keyOf(target: Expr): string {
  return target.kind === 'index' ? (textsOf(target.index)[0] ?? '') : '';
}

function seeCall({ callee, args }: CallExpr, push: (shown: string, texts: readonly string[]) => void): void {
  const name = dotted(callee);
  const given = args.map(({ value }) => ({ value, texts: textsOf(value).filter(isWords) }));
  for (const { name: key, value } of args)
    if (key === 'notice' || key === 'alert') push(key === 'alert' ? 'error' : key, textsOf(value));
  if (callee.kind === 'member' && callee.object.kind === 'call' && SCHEMA_RULES.test(callee.name))
    push(
      'error',
      given.flatMap(({ texts }) => texts),
    );
  // `input("Delete them? [y/N] ")`, `sys.exit("No entries.")`
  const said = given[0]?.texts[0] ?? '';
  if (/^(?:raw_)?input$/.test(name) && ASKED.test(said)) push('confirm', [said.replace(ASKED, '').trimEnd()]);
  if (name === 'sys.exit') push('error', [said]);
  if (!NOTICES.test(name)) return;
  const [longest] = given.toSorted((a, b) => longestOf(b.texts) - longestOf(a.texts));
  // Constants beside the text tell what kind of dialog it is, and so does its title.
  const shown = given
    .filter((one) => one !== longest)
    .map(({ value, texts }) => texts[0] ?? dotted(value))
    .join(' ');
  if (longest) push(`${name} ${shown}`, longest.texts);
}

const ASKED = /[([]y(?:es)?\s*\/\s*no?[)\]](?:\s*:)?\s*$/i;
const longestOf = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length));

/** The same of a script whose tree nobody read, in a template. */
export function noticesInText(script: string): UiText[] {
  const calls = script.matchAll(
    /(?<name>[\w$.]*(?:toast|message|notif|alert|confirm|snackbar|flash|error|success|swal)[\w$.]*)\s*(?:\(|=)\s*(?:\{\s*(?:text|message|msg|title)\s*:\s*)?(?<quote>['"`])(?<text>[^'"`\n]{3,200})\k<quote>/gi,
  );
  return [...calls].flatMap(({ groups = {} }): UiText[] => {
    const { name = '', text = '' } = groups;
    const said = text.replace(/\$\{[^}]*\}/g, '…');
    return isWords(said) && /\s/.test(said) ? [{ kind: kindOfMessage(name, said), text: said }] : [];
  });
}
