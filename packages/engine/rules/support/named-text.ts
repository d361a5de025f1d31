const KIND =
  /^(?:error(?: message| text)?|message|warning|alert|toast|snackbar|banner|dialog|notification|button|label|link|menu item|title|body|text|tooltip|hint|empty state)(?: \d+)?: +/i;

/** Characters of a text of an interface in which it says what it is: “Button: ” of “Button: Yes”. */
export const kindBefore = (text: string): number => KIND.exec(text)?.[0].length ?? 0;
