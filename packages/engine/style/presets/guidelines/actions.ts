import type { Check } from '../../../checks/types.ts';
import type { Guideline } from '../types.ts';

const plainer = (
  message: string,
  pairs: Readonly<Record<string, string | readonly string[]>>,
  exceptions: readonly string[] = [],
): readonly Check[] => [
  {
    kind: 'substitution',
    message,
    swap: Object.entries(pairs).map(([from, to]) => ({ from, to })),
    exceptions,
  },
];

export const plainActions: Guideline = {
  topic: 'actions',
  label: 'Plain verbs for what a program does',
  description:
    'Use “stop” or “cancel” instead of “abort”, “run” instead of “execute”, “restart” instead of “reboot”, and other plain verbs for what a program does.',
  reason: 'The plain verb says to everybody what happens, and what has to be done.',
  bad: 'Abort the job, and reboot the server.',
  good: 'Stop the job, and restart the server.',
  checks: plainer(
    'Write “{replacement}” instead of “{match}”.',
    {
      abort: ['stop', 'cancel', 'end'],
      aborts: ['stops', 'cancels', 'ends'],
      aborted: ['stopped', 'canceled', 'ended'],
      aborting: ['stopping', 'canceling', 'ending'],
      execute: 'run',
      executes: 'runs',
      executing: 'running',
      terminate: ['stop', 'end'],
      terminates: ['stops', 'ends'],
      terminating: ['stopping', 'ending'],
      reboot: 'restart',
      reboots: 'restarts',
      rebooting: 'restarting',
      'boot up': 'start',
      'boots up': 'starts',
      'spin up': ['create', 'start'],
      'spins up': ['creates', 'starts'],
      'spin down': ['stop', 'delete'],
      'power on': 'turn on',
      'power off': 'turn off',
      'shut off': 'turn off',
      hangs: 'stops responding',
      'kill the process': 'stop the process',
      'kills the process': 'stops the process',
      'kill the job': 'stop the job',
      'kill the server': 'stop the server',
      'kill the container': 'stop the container',
      'allows you to': 'lets you',
      'allow you to': 'let you',
      'enables you to': 'lets you',
      'enable you to': 'let you',
      'allows users to': 'lets users',
    },
    [
      'execute permission',
      'execute permissions',
      'execute access',
      'execute bit',
      'abort signal',
      'abort controller',
    ],
  ),
};

export const interfaceWords: Guideline = {
  topic: 'interface-words',
  label: 'Names for parts of an interface',
  description:
    'Use “menu” instead of “hamburger menu”, “unavailable” instead of “grayed out”, “clear” instead of “uncheck”, and other names that need no picture.',
  reason: 'Who hears the interface read aloud knows a part by what it does, not by how it looks.',
  bad: 'If the box is grayed out, uncheck the first one.',
  good: 'If the box is unavailable, clear the first one.',
  checks: plainer('Write “{replacement}” instead of “{match}”.', {
    'hamburger menu': 'menu',
    'kebab menu': 'menu',
    'meatball menu': 'menu',
    'grayed out': 'unavailable',
    'greyed out': 'unavailable',
    'grayed-out': 'unavailable',
    'greyed-out': 'unavailable',
    uncheck: 'clear',
    unchecks: 'clears',
    unchecking: 'clearing',
    unselect: 'clear',
    unselects: 'clears',
    deselect: 'clear',
    deselects: 'clears',
    deselecting: 'clearing',
    'tap on': 'tap',
    'taps on': 'taps',
    'tick the box': 'select the checkbox',
    'pop-up window': 'dialog',
    'popup window': 'dialog',
    'pop-up box': 'dialog',
    'fill out': ['fill in', 'complete'],
    'fills out': ['fills in', 'completes'],
    'filling out': ['filling in', 'completing'],
    'sign into': 'sign in to',
    'signs into': 'signs in to',
    'signing into': 'signing in to',
    'end-user': 'user',
    'end-users': 'users',
    'end user': 'user',
    'end users': 'users',
    'mobile phone': 'phone',
    'mobile phones': 'phones',
    'cell phone': 'phone',
    'cell phones': 'phones',
  }),
};

export const dummy: Guideline = {
  topic: 'placeholders',
  label: 'Placeholders, not dummies',
  description: 'Use “placeholder” instead of “dummy”.',
  reason: '“Dummy” is an insult as well, and says less than what the thing is there for.',
  bad: 'Replace the dummy variable.',
  good: 'Replace the placeholder variable.',
  checks: plainer('Write “{replacement}” instead of “{match}”.', { dummy: ['placeholder', 'sample'] }, [
    'dummy load',
    'dummy coding',
  ]),
};

export const timeWords: Guideline = {
  topic: 'time-units',
  label: 'Units of time as words',
  description: 'Use “minutes” instead of “mins”, “hours” instead of “hrs”, and “seconds” instead of “secs”.',
  reason: 'The few letters that are saved cost more where the text is read aloud or translated.',
  bad: 'The export takes ten mins.',
  good: 'The export takes ten minutes.',
  checks: plainer('Write “{replacement}” instead of “{match}”.', {
    mins: 'minutes',
    hrs: 'hours',
    secs: 'seconds',
    wks: 'weeks',
    yrs: 'years',
  }),
};

export const userName: Guideline = {
  topic: 'user-name',
  label: 'User name',
  description: 'Use “user name” instead of “username”.',
  reason: 'The public guide writes it as two words in text; a label keeps what the screen shows.',
  bad: 'Enter your username.',
  good: 'Enter your user name.',
  checks: plainer('Write “{replacement}” instead of “{match}”.', {
    username: 'user name',
    usernames: 'user names',
  }),
};
