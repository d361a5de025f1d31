import { childrenOf, type CallExpr, type Expr, type Statement } from '../ast.ts';
import { dotted } from '../routes/dialect.ts';
import type { UiText } from './types.ts';
import { isHint, isWords, kindOfMessage, textsOf } from './words.ts';

/** Prefixes of toolkits and themes in front of what a widget is. */
const PREFIX =
  '(?:J|Q|CTk|Mat|Rad|Guna2?|Material|Metro|Icon|Outlined|Elevated|Filled|Text|Image|Floating|Extended|Toggle|Push|Tool|Basic|Masked|Formatted|Rich|Styled|Custom|Rounded|Primary)*';
const WIDGETS: readonly (readonly [Control['kind'], RegExp])[] = [
  [
    'action',
    new RegExp(
      `^${PREFIX}(?:Button|ActionButton|MenuItem|ToolStripMenuItem|ToolStripButton|Hyperlink|LinkLabel)$`,
    ),
  ],
  ['toggle', new RegExp(`^${PREFIX}(?:CheckBox|Checkbox|Checkbutton|Switch|ToggleSwitch|BooleanField)$`)],
  [
    'field',
    new RegExp(
      `^${PREFIX}(?:TextField|PasswordField|TextArea|TextBox|PasswordBox|Entry|LineEdit|TextEdit|PlainTextEdit|EditText|ComboBox|Combobox|ChoiceBox|Spinner|SpinBox|NumericUpDown|DateTimePicker|DatePicker|DateEdit|ListBox|RadioButton|Radiobutton|CharField|EmailField|ChoiceField|IntegerField|DateField|DecimalField|FileField|URLField)$`,
    ),
  ],
  ['label', /^(?:J|Q|CTk|Rad|Metro|Guna2(?:Html)?)?(?:Label|TextBlock|TextView|Text)$/],
  ['title', /^(?:J|Q)?(?:Frame|Dialog|MainWindow)$/],
  ['group', /^(?:TitledBorder|GroupBox|QGroupBox|LabelFrame|createTitledBorder)$/],
];
/** Factories of one's own: `createStyledButton("Save")`. */
const FACTORY =
  /^(?:create|make|build|new|add|styled?|get)\w*(?<kind>Button|Label|TextField|CheckBox|MenuItem)$/;
const TITLE = /^(?:setTitle|setWindowTitle|title|wm_title)$/;
const TEXT_PROPERTY = /^(?:Text|text|Content|Header|label|Label|setText|setLabel|Title|setContent)$/;
const HINT_PROPERTY =
  /^(?:PlaceholderText|placeholder|placeholder_text|PromptText|setPromptText|setPlaceholderText|setHint|hint|help_text|Watermark|NullText|CueBanner|placeholderText)$/;

interface Control {
  readonly kind: 'action' | 'field' | 'toggle' | 'label' | 'group' | 'title';
  /** The variable that it is kept in. */
  readonly name: string;
  text: string;
  hint: string;
  /** What can be chosen. */
  options?: readonly string[];
  isOn?: boolean;
  isRequired: boolean;
  /** Where it stands, where the code says it: `Location = new Point(x, y)`. */
  place?: { readonly x: number; readonly y: number };
}

/** What desktop and mobile programs show: Swing, JavaFX, WinForms, WPF, Tk, Qt, and Django's forms. */
export function readWidgets(statements: readonly Statement[]): { name: string; texts: UiText[] }[] {
  const screens: { name: string; texts: UiText[] }[] = [];
  const read = (name: string, own: readonly Statement[]): void => {
    const reader = new WidgetReader();
    reader.walk(own);
    const texts = reader.texts();
    if (texts.some(({ kind }) => kind === 'action' || kind === 'field')) screens.push({ name, texts });
  };
  const loose: Statement[] = [];
  const see = (list: readonly Statement[]): void => {
    for (const statement of list) {
      if (statement.kind === 'scope') see(statement.body);
      else if (statement.kind === 'class') read(statement.name, [statement]);
      else loose.push(statement);
    }
  };
  see(statements);
  read('screen', loose);
  return screens;
}

class WidgetReader {
  private readonly controls: Control[] = [];

  walk(body: readonly Statement[]): void {
    for (const statement of body) {
      if (statement.kind === 'function' || statement.kind === 'block' || statement.kind === 'scope')
        this.walk(statement.body);
      else if (statement.kind === 'class') {
        for (const { name, value } of statement.fields) if (value) this.assigned(name, value);
        this.walk(statement.body);
        for (const method of statement.methods) this.walk(method.body);
      } else if (statement.kind === 'assign') this.assign(statement.target, statement.value);
      else if (statement.kind === 'return' || statement.kind === 'expr') this.see(statement.value, '');
    }
  }

  /** Labels name the field behind them, or the one whose variable is called alike. */
  texts(): UiText[] {
    const labels = new Map(
      this.controls.filter(({ kind }) => kind === 'label').map((label) => [stem(label.name), label]),
    );
    const used = new Set<Control>();
    const texts: UiText[] = [];
    let before: Control | undefined;
    for (const control of this.inOrder()) {
      const { kind, name, text, hint, isRequired } = control;
      if (kind === 'title' || kind === 'group') texts.push({ kind: 'heading', text });
      else if (kind === 'action') texts.push({ kind: 'action', text });
      else if (kind === 'toggle') {
        if (text === '' && before) used.add(before);
        const initial = control.isOn ? { initial: 'on' } : {};
        texts.push({ kind: 'field', text: text || (before?.text ?? ''), isToggle: true, ...initial });
      } else if (kind === 'field') {
        const alike = stem(name).length > 1 ? labels.get(stem(name)) : undefined;
        const label = alike ?? (control.place ? this.labelBeside(control, used) : before);
        if (label && text === '') used.add(label);
        const said = text || label?.text || hint;
        texts.push({
          kind: 'field',
          text: said,
          ...(isHint(hint) && hint !== said && { hint }),
          required: isRequired,
          ...(control.options && { isList: true }),
        });
        for (const option of control.options ?? []) texts.push({ kind: 'option', text: option });
      }
      before = kind === 'label' ? control : undefined;
    }
    const rest = this.controls.filter((control) => control.kind === 'label' && !used.has(control));
    const [first] = this.controls;
    const isTitled = texts.some(({ kind }) => kind === 'heading');
    for (const label of rest) {
      // What stands over everything is what the screen is called.
      if (label === first && !isTitled && !/[.:!?]$/.test(label.text.trim()))
        texts.unshift({ kind: 'heading', text: label.text });
      else if (/\s/.test(label.text))
        texts.push({ kind: kindOfMessage('', label.text) === 'error' ? 'error' : 'text', text: label.text });
    }
    return texts
      .map((text) => ({ ...text, text: text.text.replace(/&(?=\w)/, '').trim() }))
      .filter(({ text }) => isWords(text));
  }

  /** As people read them, where all that they fill in has a place. */
  private inOrder(): readonly Control[] {
    const filled = this.controls.filter(({ kind }) => kind === 'field' || kind === 'toggle');
    if (filled.length === 0 || filled.some(({ place }) => !place)) return this.controls;
    const rank = ({ place }: Control): number => (place ? place.y * 10 + place.x / 100 : Infinity);
    const rest = this.controls.filter((control) => !filled.includes(control));
    const head = rest.filter(({ kind }) => kind === 'title' || kind === 'group' || kind === 'label');
    return [
      ...head,
      ...filled.toSorted((a, b) => rank(a) - rank(b)),
      ...rest.filter((control) => !head.includes(control)),
    ];
  }

  /** The label in front of a field or over it, the nearest of those that name no other. */
  private labelBeside({ place }: Control, used: ReadonlySet<Control>): Control | undefined {
    if (!place) return undefined;
    const far = ({ place: own }: Control): number =>
      own ? Math.abs(own.y - place.y) * 2 + Math.abs(own.x - place.x) / 4 : Infinity;
    return this.controls
      .filter(
        (one) =>
          one.kind === 'label' &&
          !used.has(one) &&
          one.place &&
          one.place.x <= place.x + 20 &&
          one.place.y <= place.y + 12,
      )
      .toSorted((a, b) => far(a) - far(b))[0];
  }

  private assign(target: Expr, value: Expr | undefined): void {
    if (!value) return;
    if (target.kind === 'member') {
      this.place(target, value);
      const [owner, text] = [lastOf(target.object), textsOf(value)[0]];
      const isOwn = /^(?:this|self)$/.test(owner);
      const control = isOwn ? undefined : this.controls.find(({ name }) => name === owner);
      if (text !== undefined && TEXT_PROPERTY.test(target.name)) {
        if (control) control.text = text;
        else if (isOwn && /^(?:Text|Title)$/.test(target.name)) this.title(text);
        if (control || isOwn) return;
      }
      if (text !== undefined && control && HINT_PROPERTY.test(target.name)) control.hint = text;
      if (control && target.name === 'Checked' && value.kind === 'boolean') control.isOn = value.value;
    }
    this.assigned(lastOf(target), value);
  }

  private assigned(name: string, value: Expr): void {
    this.see(value, name);
  }

  private place(target: Extract<Expr, { kind: 'member' }>, value: Expr): void {
    const control = this.controls.find(({ name }) => name !== '' && name === lastOf(target.object));
    if (target.name !== 'Location' || !control || value.kind !== 'call') return;
    const [x, y] = value.args.map((arg) => (arg.value.kind === 'number' ? arg.value.value : 0));
    if (x !== undefined && y !== undefined) control.place = { x, y };
  }

  private title(text: string): void {
    if (!this.controls.some(({ kind }) => kind === 'title'))
      this.controls.unshift({ kind: 'title', name: '', text, hint: '', isRequired: false });
  }

  private see(expr: Expr | undefined, variable: string): void {
    if (!expr) return;
    if (expr.kind === 'call' && this.call(expr, variable)) return;
    if (expr.kind === 'function') this.walk(expr.declaration.body);
    else for (const part of childrenOf(expr)) this.see(part, expr.kind === 'call' ? '' : variable);
  }

  /** True where what is inside of the call was read with it. */
  private call({ callee, args }: CallExpr, variable: string): boolean {
    const name = lastOf(callee);
    const owner = callee.kind === 'member' ? lastOf(callee.object) : '';
    const [first] = args;
    const own = first && textsOf(first.value)[0];
    if (own !== undefined && TITLE.test(name)) this.title(own);
    const control = this.controls.find((one) => one.name !== '' && one.name === owner);
    if (control && (own !== undefined || name === 'configure' || name === 'config')) {
      const said = own ?? textsOf(args.find((arg) => arg.name === 'text')?.value)[0];
      if (said !== undefined && HINT_PROPERTY.test(name)) control.hint = said;
      else if (
        said !== undefined &&
        /^(?:setText|setLabel|config(?:ure)?)$/.test(name) &&
        control.text === ''
      )
        control.text = said;
    }
    // WinForms: `cboDoctor.Items.AddRange(new object[] { "Dr. Weber", "Any" })`.
    const list =
      callee.kind === 'member' && callee.object.kind === 'member' ? lastOf(callee.object.object) : '';
    const listed =
      owner === 'Items' ? this.controls.find((one) => one.name !== '' && one.name === list) : undefined;
    if (listed && /^Add(?:Range)?$/.test(name)) {
      listed.options = [
        ...(listed.options ?? []),
        ...args.flatMap(({ value }) => allTexts(value)).filter(isWords),
      ];
      return true;
    }
    const kind = kindOf(name, args.length > 0 ? own : undefined);
    if (!kind || /^(?:models|serializers|Schema)$/.test(owner)) return false;
    const keyed = (pattern: RegExp): string =>
      args.flatMap((arg) =>
        arg.name !== undefined && pattern.test(arg.name) ? [textsOf(arg.value)[0] ?? ''] : [],
      )[0] ?? '';
    const isField = kind === 'field';
    this.controls.push({
      kind,
      name: variable,
      text:
        keyed(/^(?:text|label|Text|Content|title)$/) ||
        (isField && name.startsWith('J')
          ? ''
          : args
              .flatMap(({ name: key, value }) => (key === undefined ? textsOf(value) : []))
              .find(isWords)) ||
        '',
      hint: keyed(HINT_PROPERTY),
      isRequired: false,
    });
    return false;
  }
}

function kindOf(name: string, text: string | undefined): Control['kind'] | undefined {
  const found = WIDGETS.find(([, names]) => names.test(name))?.[0];
  if (found || text === undefined || !isWords(text)) return found;
  const made = FACTORY.exec(name)?.groups?.['kind'] ?? '';
  return WIDGETS.find(([, names]) => names.test(made))?.[0];
}

function allTexts(expr: Expr): string[] {
  return expr.kind === 'string' ? [expr.value] : childrenOf(expr).flatMap(allTexts);
}

function lastOf(expr: Expr): string {
  const name = dotted(expr);
  return name.slice(name.lastIndexOf('.') + 1).replace(/\(\)$/, '');
}

/** A variable's name without what kind of control it is: `txtFirstName` and `lblFirstName` are both `firstname`. */
function stem(name: string): string {
  return name
    .replace(/^_+|^(?:lbl|txt|cbo|cmb|cb|dtp|nud|chk|btn|tb|edit|input|label)_?(?=[A-Z_a-z])/g, '')
    .replace(
      /_?(?:label|lbl|text_?field|text_?box|text_?area|field|entry|input|combo_?box|combo|box|edit|picker|spinner|txt)\d*$/i,
      '',
    )
    .replace(/\d+$|_/g, '')
    .toLowerCase();
}
