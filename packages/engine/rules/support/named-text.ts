const LABELS =
  'button|label|link|menu item|menu|tab|field|checkbox|radio button|option|toggle|switch|title|dialog title';
const MESSAGES =
  'error(?: message| text)?|message|warning|alert|toast|snackbar|banner|dialog|notification|body|text|tooltip|hint|help text|empty state|confirmation|success(?: message)?|placeholder';
const KIND = new RegExp(`^(?:${LABELS}|${MESSAGES})(?: \\d+)?: +`, 'i');
const LABEL = new RegExp(`^(?:${LABELS})(?: \\d+)?: +`, 'i');
const MESSAGE = new RegExp(`^(?:${MESSAGES})(?: \\d+)?: +`, 'i');

/** Characters of a text of an interface in which it says what it is: “Button: ” of “Button: Yes”. */
export const kindBefore = (text: string): number => KIND.exec(text)?.[0].length ?? 0;

/** Whether a text of an interface says that it is a label, or a message; undefined where it says nothing of it. */
export const kindNamed = (text: string): 'label' | 'message' | undefined =>
  LABEL.test(text) ? 'label' : MESSAGE.test(text) ? 'message' : undefined;
