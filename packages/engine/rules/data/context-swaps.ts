/** A word that is taken for another where the context asks for the other. */
export interface ContextSwap {
  readonly from: string;
  readonly to: string;
  /** How much more likely the other must be, as the natural logarithm of the odds: set so that right uses stay alone. */
  readonly least: number;
  readonly message: string;
}

const THAN = 'A comparison takes “than”. “Then” is about time.';
const THEN = '“Than” is for comparisons. What comes next in time comes “then”.';
const EFFECT = '“Effect” is the result. “Affect” is the verb.';
const AFFECT = 'What changes something “affects” it. An “effect” is the result.';
const THEIR = 'What belongs to them is “their” own.';
const THERE = '“There” says where, or that something exists.';
const THEY_ARE = '“They’re” is short for “they are”.';

/** Pairs told apart by their contexts alone. */
export const CONTEXT_SWAPS: readonly ContextSwap[] = [
  { from: 'where', to: 'were', least: 3.5, message: '“Where” asks for a place. The verb is “were”.' },
  { from: 'were', to: 'where', least: 3, message: '“Were” is a verb. A place is named with “where”.' },
  { from: 'form', to: 'from', least: 3.7, message: 'Where something comes from takes “from”. A “form” is filled in.' },
  { from: 'past', to: 'passed', least: 2.5, message: '“Past” is over. The form of “pass” is “passed”.' },
  { from: 'accept', to: 'except', least: 2.9, message: 'What is left out takes “except”. To “accept” is to take what is offered.' },
  { from: 'except', to: 'accept', least: 2.7, message: 'To take what is offered is to “accept”. “Except” leaves it out.' },
  { from: 'threw', to: 'through', least: 5, message: '“Threw” is a form of “throw”. From one end to the other is “through”.' },
  { from: 'know', to: 'now', least: 3.7, message: 'At this time is “now”. “Know” is a verb.' },
  { from: 'now', to: 'know', least: 4.3, message: '“Now” is at this time. The verb is “know”.' },
  { from: 'quiet', to: 'quite', least: 2.7, message: 'What makes no noise is “quiet”. “Quite” means rather.' },
  { from: 'quite', to: 'quiet', least: 4, message: '“Quite” means rather. What makes no noise is “quiet”.' },
  { from: 'than', to: 'then', least: 3.5, message: THEN },
  { from: 'then', to: 'than', least: 3, message: THAN },
  { from: 'that', to: 'than', least: 3.5, message: 'A comparison takes “than”.' },
  { from: 'its', to: "it's", least: 5.5, message: '“Its” is the possessive. “It’s” is short for “it is”.' },
  { from: "it's", to: 'its', least: 5, message: '“It’s” is short for “it is”. The possessive is “its”.' },
  { from: 'your', to: "you're", least: 3.7, message: '“Your” is the possessive. “You’re” is short for “you are”.' },
  { from: "you're", to: 'your', least: 2.9, message: '“You’re” is short for “you are”. The possessive is “your”.' },
  { from: 'your', to: 'you', least: 5.5, message: '“Your” is the possessive. Here stands “you”.' },
  { from: 'you', to: 'your', least: 5, message: 'What belongs to the reader is “your” own.' },
  { from: 'there', to: 'their', least: 5.2, message: THEIR },
  { from: "they're", to: 'their', least: 5, message: THEIR },
  { from: 'their', to: 'there', least: 3, message: THERE },
  { from: "they're", to: 'there', least: 4, message: THERE },
  { from: 'their', to: "they're", least: 4, message: THEY_ARE },
  { from: 'there', to: "they're", least: 4.5, message: THEY_ARE },
  { from: 'affect', to: 'effect', least: 4.5, message: EFFECT },
  { from: 'effect', to: 'affect', least: 4, message: AFFECT },
  { from: 'affects', to: 'effects', least: 4.5, message: EFFECT },
  { from: 'effects', to: 'affects', least: 4.5, message: AFFECT },
  { from: 'loose', to: 'lose', least: 1.2, message: '“Loose” means not tight. The verb is “lose”.' },
  { from: "who's", to: 'whose', least: 5, message: '“Who’s” is short for “who is”. The possessive is “whose”.' },
  { from: 'weather', to: 'whether', least: 4, message: '“Weather” is rain or sun. The conjunction is “whether”.' },
  { from: 'chose', to: 'choose', least: 3, message: '“Chose” is the past. The base form is “choose”.' },
  { from: 'lead', to: 'led', least: 3, message: 'The past of “lead” is “led”.' },
  { from: 'led', to: 'lead', least: 4, message: '“Led” is the past. The base form is “lead”.' },
  { from: 'knew', to: 'new', least: 5, message: '“Knew” is a form of “know”. What was not there before is “new”.' },
  { from: 'weight', to: 'wait', least: 4.5, message: '“Weight” is how heavy something is. The verb is “wait”.' },
  { from: 'principal', to: 'principle', least: 3.5, message: 'A rule is a “principle”. “Principal” means main, or an identity.' },
]; // prettier-ignore

/** The name of a pair, whichever of the two stands in the text. */
export const pairOf = (one: string, other: string): string => [one, other].sort().join('/');
