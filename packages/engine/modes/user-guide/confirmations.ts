import { withArticle } from '../../checks/article.ts';
import { escapeMarkdown } from '../writing/markdown.ts';
import type { Task } from './tasks.ts';

/** What people do that the product asks them about once more. */
interface Question {
  /** `Delete a backup` */
  readonly title: string;
  /** `delete` */
  readonly verb: string;
}

const ASKED =
  /^(?:are you sure (?:that )?you (?:really )?want to |do you (?:really )?want to |really )?(?<verb>[a-z]+) (?:(?<one>this|that|the|your) )?(?<thing>[a-z][a-z -]{1,40}?)(?: (?:now|anyway|instead|already))?\?/i;

/** `Delete this backup? This cannot be undone.`; undefined where it names nothing, or only running the code tells what. */
function questionIn(text: string): Question | undefined {
  // What only running the code would tell names one of them.
  const {
    verb = '',
    one,
    thing = '',
  } = ASKED.exec(text.replace(/(?:\s+(?:of|for|in|to|from|by|with|on))?\s*["“']?…["”']?/g, ''))?.groups ?? {};
  if (verb === '' || /^(?:are|do|is|can|what|why|how|who|where|no|not)$/i.test(verb)) return undefined;
  const isKnown = /^(?:next|last|current|whole|entire|same|only) /i.test(thing);
  const whole = one === undefined || /s$/.test(thing) ? thing : isKnown ? `the ${thing}` : withArticle(thing);
  const lower = verb.toLowerCase();
  return { title: `${lower.charAt(0).toUpperCase()}${lower.slice(1)} ${whole}`, verb: lower };
}

/** What the product asks, and the button whose code asks it; empty where the code doesn't say. */
interface Asked {
  readonly text: string;
  readonly button: string;
}

/** The question of a dialog's title; where only running the code tells of what, its button names that: `Remove …?`. */
function questionOf({ title, others, fields }: Task): Question | undefined {
  const own = fields.length === 0 ? questionIn(title) : undefined;
  if (own || fields.length > 0 || !/…\s*\?$/.test(title)) return own;
  const named = others.find((name) => /\s/.test(name) && firstWord(name) === firstWord(title));
  return named === undefined ? undefined : questionIn(`${named}?`);
}

const firstWord = (text: string): string => (/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase();

/** The tasks with those among them that are only done once they are confirmed: in a dialog of their own, or by a question. */
export function withConfirmations(tasks: readonly Task[], questions: readonly Asked[]): Task[] {
  const buttonFor = ({ verb }: Question, but?: Task): string | undefined =>
    tasks
      .filter((task) => task !== but)
      .flatMap(({ main, others }) => [main, ...others])
      .find((name) => firstWord(name) === verb);
  const inDialogs = tasks.map((task) => {
    const asked = questionOf(task);
    const opener = asked && buttonFor(asked, task);
    const confirm = asked && task.others.find((name) => firstWord(name) === asked.verb);
    if (!asked || opener === undefined || confirm === undefined) return task;
    const [decline, ...more] = task.others.filter((name) => name !== confirm);
    const back = decline !== undefined && more.length === 0 ? { decline } : {};
    return { ...task, title: asked.title, isDoable: true, opener, confirm, ...back, others: [] };
  });
  // A dialog that a form's own button opens is its last step.
  const opened = (form: Task): Task | undefined =>
    form.main === '' ? undefined : inDialogs.find(({ confirm, opener }) => confirm && opener === form.main);
  const merged = new Set(inDialogs.map(opened));
  // A form's own button asks before it sends the form; any other is a task by itself.
  const inForms = inDialogs.flatMap((task): Task | readonly [] => {
    if (merged.has(task)) return [];
    const dialog = opened(task);
    if (dialog) {
      const { confirm, decline, intro } = dialog;
      return {
        ...task,
        intro: [...task.intro, ...intro],
        ...(confirm !== undefined && { confirm }),
        ...(decline !== undefined && { decline }),
      };
    }
    const asked = questions.find(({ text, button }) =>
      button === '' ? questionIn(text)?.verb === firstWord(task.main) : button === task.main,
    );
    return task.main === '' || !asked ? task : { ...task, question: escapeMarkdown(asked.text) };
  });
  const asked = questions.flatMap(({ text, button }): Task[] => {
    const question = questionIn(text);
    const opener = button || (question && buttonFor(question));
    const said = escapeMarkdown(text);
    const isSame = button === '' || question?.verb === firstWord(button);
    const title = isSame ? question?.title : /\s/.test(button) ? button : undefined;
    const isTold = inForms.some((task) => task.title === title || task.question === said);
    return title !== undefined && opener !== undefined && !isTold
      ? [{ ...NO_TASK, title, opener, question: said }]
      : [];
  });
  const openers = new Set([...inForms, ...asked].map(({ opener }) => opener));
  // Beside a form, what is told as a task of its own isn't told again.
  const once = inForms.map((task) =>
    task.fields.length > 0 ? { ...task, others: task.others.filter((name) => !openers.has(name)) } : task,
  );
  return [...once, ...asked];
}

const NO_TASK: Omit<Task, 'title'> = {
  isDoable: true,
  screen: '',
  intro: [],
  fields: [],
  main: '',
  others: [],
  links: [],
  errors: [],
};
