/** What a person sees on a screen, in the code's order. */
export interface UiText {
  readonly kind:
    'heading' | 'text' | 'action' | 'field' | 'option' | 'hint' | 'error' | 'notice' | 'question' | 'link';
  readonly text: string;
  /** Of a field: its placeholder or hint, and whether it must be filled in. */
  readonly hint?: string;
  readonly required?: boolean;
  /** Shown, and not to be changed. */
  readonly isReadOnly?: boolean;
  readonly isFile?: boolean;
  /** A list to choose from. */
  readonly isList?: boolean;
  /** One of several to choose from, and the name that all of them share. */
  readonly isChoice?: boolean;
  readonly choiceOf?: string;
  /** Turned on and off, with what is said of it. */
  readonly isToggle?: boolean;
  readonly help?: string;
  /** A question that a program asks in a terminal. */
  readonly isAsked?: boolean;
  /** Something to set, in a way that only the screen shows. */
  readonly isSetting?: boolean;
  /** What can be entered, as a sentence: `From 1 to 365.` */
  readonly limits?: string;
  /** What it is before anybody changes it: `on`, `Germany`. */
  readonly initial?: string;
  /** The part of the form that it stands in, as its legend says. */
  readonly group?: string;
  /** The state that a toggle sets. */
  readonly state?: string;
  /** The one state that must be set for it to be shown, or with a `!` that must not be. */
  readonly onlyIf?: string;
  /** Of a button: the functions that it calls. Of a question: the function that asks it. */
  readonly calls?: readonly string[];
  /** Shown only at times. */
  readonly isConditional?: boolean;
}

/** A screen or a form: what one component or one template shows. */
export interface Screen {
  /** Empty where it is no screen, but what the program says while it works. */
  readonly name: string;
  readonly texts: readonly UiText[];
}
