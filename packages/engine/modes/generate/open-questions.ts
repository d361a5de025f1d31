import { cutItems } from '../brief/cut.ts';
import { isTopical, stem } from '../reading/words.ts';
import { asSentence } from './sentences.ts';
import type { ContentType } from '../reading/content-type.ts';
import { type Fact, type Facts, toldLately } from './told.ts';
import { UNKNOWN } from './topics.ts';

/** What the answer to a question that begins so has in it. */
const HINTS: readonly (readonly [asked: RegExp, answer: RegExp])[] = [
  [
    /^when\b/i,
    /\b(?:\d{1,2}(?:st|nd|rd|th)?\.? \p{Lu}\p{Ll}{2,}|\p{Lu}\p{Ll}{2,} \d{1,2}\b|\d{1,2}:\d\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday)/iu,
  ],
  [/^who (?:can|may|is|gets|has)\b/i, /^(?:anyone|anybody|everyone|everybody|all|only)\b/i],
  [/^how much\b/i, /[€$£]\s?\d|\d\s?(?:EUR|USD|GBP|euros?|dollars?|[€$£])|\bfree\b/i],
  [/^how long\b/i, /\b\d+ (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/i],
];

type Told = { readonly kind: Fact['kind']; text: string };

/** What a question asks for: the words of its own, and what the answer to such a one has in it. */
interface Asked {
  readonly words: readonly string[];
  readonly hints: readonly RegExp[];
}

/** Pages on which questions have their place. */
const ANSWERS: ReadonlySet<ContentType | undefined> = new Set<ContentType | undefined>([
  'faq',
  'troubleshooting',
  'runbook',
  'design',
  'concept',
  undefined,
]);

/** The questions that nothing answers, for a kind of page that has no place for them. */
export const unanswered = ({ told }: Facts, type: ContentType | undefined): readonly Fact[] =>
  ANSWERS.has(type) ? [] : told.filter(({ kind, text }) => kind === 'question' && text.endsWith('?'));

/** Gives what a prompt tells behind several questions to those of them that it answers, by the words that both share. */
export class OpenQuestions {
  /** Of fewer open questions, each is answered in its turn; once one is answered by its words, all are. */
  private least = 2;
  private readonly read = new Map<Told, Asked>();
  private readonly known: ReadonlySet<string>;

  /** @param topic what all of them are about: its words say nothing of one */
  constructor(topic: string) {
    this.known = wordsOf(topic);
  }

  /** @returns what answers none of them; undefined where there are fewer open questions */
  answer(told: readonly Told[], fact: string): readonly string[] | undefined {
    const questions = toldLately(told).filter(({ kind }) => kind === 'question');
    const open = questions.filter(({ text }) => text.endsWith('?'));
    if (open.length < this.least) return undefined;
    this.least = 1;
    const askedBy = (clause: string): Told | undefined => this.find(open, clause);
    // "It's free, bugs go to #beta": each the answer to another.
    const apart = (sentence: string): readonly string[] => {
      const items = cutItems(sentence);
      const asked = new Set(items.map(askedBy));
      return asked.size === items.length && !asked.has(undefined) ? items : [sentence];
    };
    const rest: string[] = [];
    for (const clause of fact.split(/(?<=\p{L}{2}[)"”]?[.!])\s+(?=\p{L})/u).flatMap(apart)) {
      const question = askedBy(clause);
      if (question)
        question.text += `${question.text.includes('\n') ? ' ' : '\n'}${UNKNOWN.test(clause) ? '[VERIFY] ' : ''}${asSentence(clause)}`;
      else rest.push(asSentence(clause));
    }
    // "What if I'm late? 5 € per 15 min", where others have their answers behind them too.
    const last = told.at(-1);
    if (rest.length === 0 || last?.kind !== 'question' || !last.text.endsWith('?')) return rest;
    if (questions.filter(({ text }) => text.includes('\n')).length < open.length) return rest;
    last.text += `\n${rest.join(' ')}`;
    return [];
  }

  /** The one question that a clause answers. */
  private find(open: readonly Told[], clause: string): Told | undefined {
    const words = wordsOf(clause);
    const scores = open.map((question) => {
      const asked = this.askedIn(question);
      const shared = asked.words.filter((word) => words.has(word)).length;
      return shared * 2 + (asked.hints.some((says) => says.test(clause)) ? 1 : 0);
    });
    const best = scores.reduce((most, score) => Math.max(most, score), 0);
    return best > 0 && scores.filter((one) => one === best).length === 1
      ? open[scores.indexOf(best)]
      : undefined;
  }

  private askedIn(question: Told): Asked {
    const read = this.read.get(question);
    if (read) return read;
    const [line = ''] = question.text.split('\n');
    const asked = {
      words: [...wordsOf(line)].filter((word) => !this.known.has(word)),
      hints: HINTS.filter(([asks]) => asks.test(line)).map(([, says]) => says),
    };
    this.read.set(question, asked);
    return asked;
  }
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    (text.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [])
      .filter(isTopical)
      .map((word) => stem(word).replace(/(?<=\p{L}{3})(?:ing|ed|e)$/u, '')),
  );
}
