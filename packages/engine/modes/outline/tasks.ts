import {
  BEFORE,
  CHECK,
  CONTACTS,
  LIMITS,
  part,
  PROBLEMS,
  ROLL_BACK,
  steps,
  type TemplateSection,
} from '../generate/template-sections.ts';
import { capitalized } from '../writing/capitals.ts';

type Section = readonly [title: string, purpose: string] | TemplateSection;
type Parts = Readonly<Record<string, string | undefined>>;

/** A kind of task that people write guides for, and the sections that such a guide needs. */
interface Plan {
  readonly task: RegExp;
  /** Whether a task of these words is one; each is without it. */
  readonly fits?: (parts: Parts, task: string) => boolean;
  readonly sections: (parts: Parts, task: string) => readonly (Section | false)[];
}

/** A product's own name, or what is spelled as one. */
const NAMED = /^(?:the )?(?:\p{Lu}|[a-z]+[A-Z\d])/u;
/** What programs work on: no matter of forms and offices, and nothing that is cleaned with a cloth. */
const CODED =
  /\b(?:APIs?|arrays?|builds?|caches?|code|data|databases?|disks?|endpoints?|files?|functions?|handlers?|JSON|logs?|metrics?|process(?:es)?|quer(?:y|ies)|repos(?:itory)?|requests?|responses?|threads?|values?|webhooks?|workers?)\b/i;
/** What is joined without an account. */
const CABLE = /\b(?:wi-?fi|wlan|bluetooth|hdmi|usb|cables?|network)\b/i;
/** What is told and shown, and no program. */
const TOLD =
  /\b(?:posts?|articles?|books?|pages?|videos?|podcasts?|papers?|newsletters?|photos?|songs?|albums?|parcels?)\b/i;
/** What comes in versions. */
const VERSIONED =
  /\b(?:apps?|agents?|clusters?|databases?|dependenc(?:y|ies)|drivers?|firmware|frameworks?|librar(?:y|ies)|os|packages?|plugins?|servers?|software|systems?|versions?)\b/i;
const JOINS = /^(?:integrate|connect|link|sync) /;
const SIGN_IN = /\b(?:SSO|single sign-on|SAML|OIDC|OpenID|SCIM|LDAP|Active Directory|sign-?in|log-?in)\b/i;

const before = (purpose: string): TemplateSection => ({ ...BEFORE, purpose });
const check = (title: string, purpose: string): TemplateSection => ({ ...CHECK, title, purpose });
const problems = (purpose: string): TemplateSection => ({ ...PROBLEMS, purpose });
const back = (title: string, purpose: string): TemplateSection => ({ ...ROLL_BACK, title, purpose });
const bare = (thing: string): string => thing.replace(/^(?:our|my|your|an?) (?=\S)/i, 'the ');

const PLANS: readonly Plan[] = [
  {
    // "set up SSO with Okta in the app", "connect the shop to Stripe"
    task: /^(?:set up|configure|enable|add|integrate|connect|link|sync) (?<thing>.+?) (?<by>with|to|via|through|using|(?<=^(?:integrate|connect|link|sync) .*)and) (?<other>[^,]+?)(?: (?:in|for|on|to) (?<place>(?:the|our|your|my) [^,]+))?$/u,
    // "add a user to Slack" joins nothing.
    fits: ({ thing = '', by = '', other = '' }, task) =>
      !CABLE.test(task) &&
      (NAMED.test(other) ? !(by === 'to' && task.startsWith('add ')) : JOINS.test(task) && NAMED.test(thing)),
    sections: ({ thing = '', other = '', place = '' }, task) => {
      const own = place || (JOINS.test(task) ? thing : 'your product');
      return [
        before(
          `Name the accounts and roles that are needed in ${bare(other)} and in ${bare(own)}, the plans that include this, and the values to have at hand.`,
        ),
        [
          `Configure ${bare(other)}`,
          'Give each screen and each value to enter there, and the values to copy from it.',
        ],
        [
          `Configure ${bare(own)}`,
          `Say where the values from ${bare(other)} go, and which other settings matter.`,
        ],
        SIGN_IN.test(thing) && [
          'Assign users',
          'Say who gets access by which group or role, and what happens to accounts that exist already.',
        ],
        check(
          'Test the connection',
          'Give one thing to try, and what the reader sees on both sides, before it is on for everybody.',
        ),
        back('Disconnect', 'Say how to turn it off, and what happens to data and access then.'),
        problems('For each error that readers meet, give its exact message, its cause, and the way out.'),
      ];
    },
  },
  {
    task: /^(?<verb>migrate|move|switch|transfer) (?:(?<thing>(?!from |off ).+?) )?(?:(?:from|off) (?<old>.+?) )?(?:to|into|onto) (?<target>[^,]+)$/u,
    // "move the desk to the window", "switch to dark mode": nothing to plan.
    fits: ({ verb = '', old = '', target = '' }) =>
      verb === 'migrate' || old !== '' || NAMED.test(target) || /^(?:an? |the |our )?new\b/.test(target),
    sections: ({ thing = '', old = '', target = '' }) => [
      [
        'What changes',
        'Say what works as before, what works differently, what is gone, and what is in it for the reader.',
      ],
      before(
        `Name the access that is needed${old ? ` in ${bare(old)} and` : ''} in ${bare(target)}, and what to back up, clean up, and decide first.`,
      ),
      [
        'Plan the move',
        'Give the order and the dates, say who is told when, and what runs side by side for how long.',
      ],
      steps(
        `Move ${thing ? `${thing} ` : ''}to ${bare(target)}`,
        'Give the steps in order, with the exact names and commands, and how long each takes.',
      ),
      check('Check the result', 'Say what to count or compare on both sides, and what may differ.'),
      ['Switch over', 'Say when, who does it, what users notice, and from when on there is no way back.'],
      back('Go back', 'Say until when it is possible, who decides, and how.'),
      [
        'Clean up',
        `Say when ${old ? bare(old) : 'the old one'} is switched off, and what happens to its data, accounts, and contracts.`,
      ],
    ],
  },
  {
    task: /^(?:(?<save>back up)|restore|recover) (?<thing>.+)$/u,
    sections: ({ save, thing = '' }) => {
      const restores = save === undefined || /\b(?:restore|recover)\b/.test(thing);
      return [
        save !== undefined && [
          'What is backed up',
          'Name the data, where each copy goes, how often, for how long it is kept, and what is left out.',
        ],
        before('Name the access, the tools with their versions, and the space that is needed.'),
        save !== undefined &&
          steps(
            'Make a backup',
            'Give the steps or the schedule, with the exact commands, and how long it takes.',
          ),
        save !== undefined &&
          check('Check the backup', 'Say how to see that it is complete and readable, and who looks when.'),
        restores && [
          'Decide what to restore',
          'Say who decides, which copy to take, and what is lost since it was made.',
        ],
        restores &&
          steps(
            'Restore',
            'Give the steps with the exact commands, to a test system first, and how long it takes.',
          ),
        restores && check('Check the restored data', 'Say what to count and to open, and who gives it free.'),
        problems('For each failure, say how it shows, why it happens, and what to do.'),
        { ...CONTACTS, expected: true },
      ];
    },
  },
  {
    task: /^(?:monitor|set up (?:monitoring|alerts?|alerting) (?:for|on|of)) (?<thing>.+)$/u,
    sections: ({ thing = '' }) => [
      [
        'What to watch',
        `Name the signals that tell how ${bare(thing)} is doing, the normal value of each, and why it matters.`,
      ],
      before('Name the tools, the access, and what has to be installed first.'),
      steps(
        'Set up the monitoring',
        'Give the steps for metrics, logs, and dashboards, with the exact settings.',
      ),
      ['Alerts', 'For each alert, give its condition, its severity, who gets it, and what they do first.'],
      check('Test the alerts', 'Say how to set one off on purpose, and who has to receive what.'),
      ['Review', 'Say how often thresholds and silenced alerts are looked at, and by whom.'],
    ],
  },
  {
    task: /^(?<verb>upgrade|update) (?<thing>.+?)(?: (?:from \S+ )?to (?<target>.+))?$/u,
    fits: ({ verb, thing = '' }) => verb === 'upgrade' || NAMED.test(thing) || VERSIONED.test(thing),
    sections: () => [
      ['What changes', 'Name what is new, what works differently, and what is removed.'],
      before('Name the versions to come from, what to back up, and how long it is out of use.'),
      steps('Upgrade', 'Give the steps in order, with the exact commands and names.'),
      check('Check the result', 'Say how to see the new version, and what to try first.'),
      back('Go back', 'Say until when it is possible, and how.'),
      problems('For each error that readers meet, give its exact message, its cause, and the way out.'),
    ],
  },
  {
    task: /^(?<verb>deploy|release|publish|ship|roll out) (?<thing>.+)$/u,
    fits: ({ verb = '', thing = '' }) => /^(?:deploy|roll)/.test(verb) || !TOLD.test(thing),
    sections: () => [
      before('Name the access, the approvals, the tools with their versions, and when not to do it.'),
      [
        'Prepare the release',
        'Say what must be merged, tested, and announced, and which values differ for each environment.',
      ],
      steps('Deploy', 'Give the steps in order, with the exact commands and how long each takes.'),
      check('Check the deployment', 'Say what to look at, for how long, and which values are normal.'),
      back('Roll back', 'Say from which sign on, who decides, and the exact steps.'),
      ['Tell others', 'Say who is told what, where, and when.'],
    ],
  },
  {
    task: /^(?:install|mount|fit|assemble) (?<thing>.+)$/u,
    sections: () => [
      before('Name what must be there: rights, tools, space, and the versions or sizes that fit.'),
      steps('Install', 'Give the steps in order, with exact names, and a variant for each system or model.'),
      ['First use', 'Say what to set at the first start, and what can wait.'],
      check('Check the installation', 'Say how the reader sees that it works.'),
      ['Update or remove', 'Say how to get newer versions, and how to take it off again.'],
      problems('For each problem, say what the reader sees, its cause, and the way out.'),
    ],
  },
  {
    task: /^(?:rotate|renew|replace|revoke) (?<thing>.*\b(?:keys?|certs?|certificates?|passwords?|secrets?|tokens?|credentials?)\b.*)$/iu,
    sections: () => [
      ['When to do it', 'Give the interval, who is reminded how, and what to do at once after a leak.'],
      before('Name the access, and everything that uses the old one.'),
      steps(
        'Steps',
        'Give the steps in order, so that old and new work side by side, with the exact commands.',
      ),
      check('Check the result', 'Say how to see that everything uses the new one.'),
      ['Remove the old one', 'Say when, how, and how to see that nothing asks for it any more.'],
      back('Roll back', 'Say how to return to the old one, and until when that works.'),
    ],
  },
  {
    task: /^(?<verb>apply for|register(?: for)?|enroll(?: in)?|sign up(?: for)?|request|book|reserve|rent|borrow|order|claim|renew|return|report|file|cancel) (?<thing>.+)$/u,
    fits: ({ thing = '' }) => !CODED.test(thing),
    sections: ({ verb = '' }, task) => [
      ['Who can do it', 'Name the conditions, from when until when, and what it costs.'],
      before('List the documents and details to have at hand.'),
      steps(
        capitalized(task),
        'Give the steps in order, online and in person, with the exact names of pages and forms.',
      ),
      ['What happens next', 'Say how readers hear of it, how long it takes, and what they get.'],
      !/^(?:cancel|return|report)/.test(verb) && [
        'Change or cancel it',
        'Say until when, how, and what it costs.',
      ],
      { ...CONTACTS, expected: true },
    ],
  },
  {
    task: /^(?:organi[sz]e|plan|host|hold|run) (?:an? |the |our )?(?<thing>.*\b(?:events?|meet-?ups?|party|parties|sale|fair|festival|tournament|workshops?|conference|trip|hackathon|open day|fundraiser|dinner|race|concert|wedding|offsite)\b.*)$/iu,
    sections: () => [
      ['Aim and date', 'Say whom it is for, what it should achieve, how many come, when, and where.'],
      ['Budget', 'Give costs and income, who may spend how much, and who keeps the accounts.'],
      ['Who does what', 'Name the tasks with one person for each.'],
      ['Timeline', 'Give what has to be done by when, backward from the day.'],
      ['Permits and safety', 'Name permits, insurance, first aid, and what to do in bad weather.'],
      ['On the day', 'Give times, places, and people, from setting up to clearing away.'],
      ['Afterwards', 'Say who is thanked, paid, and asked for feedback.'],
    ],
  },
  {
    task: /^(?:clean|maintain|service|descale|repair|sterili[sz]e|disinfect|sanitize|winterize) (?<thing>.+)$/u,
    fits: ({ thing = '' }) => !CODED.test(thing) && !thing.startsWith('up '),
    sections: () => [
      ['How often', 'Give the interval, and the signs that it is due sooner.'],
      before('List tools, supplies, and what to switch off or put on for safety.'),
      steps('Steps', 'Give one action for each step, in order, with amounts and times.'),
      check('Check the result', 'Say how the reader sees that it is done, and where it is recorded.'),
      ['When to call somebody', 'Name the signs that it takes an expert, and whom to call.'],
    ],
  },
  {
    task: /^(?:set up|configure|enable|turn on|activate) (?<thing>.+)$/u,
    sections: () => [
      before('Name what must be there: rights, plans, devices, versions, and values to have at hand.'),
      steps(
        'Steps',
        'Give one action for each step, in order, with the exact names, and a variant for each system or device.',
      ),
      check('Check the result', 'Say how the reader sees that it works.'),
      ['Change or turn off', 'Say who can, how, and what happens then.'],
      problems('For each problem, say what the reader sees, its cause, and the way out.'),
    ],
  },
];

const STAFF: readonly Section[] = [
  ['Before the first day', 'Say what is ordered, set up, and sent beforehand, and by whom.'],
  ['First day', 'Give the day in order: who welcomes, which papers, keys, and accounts, and whom to meet.'],
  ['First week', 'Name what to learn, from whom, and what newcomers do themselves by the end of it.'],
  [
    'First months',
    'Give what they should be able to do after 30, 60, and 90 days, and when it is talked over.',
  ],
  ['People and places', 'Say whom to ask about what, and where things are.'],
  ['Rules to know', 'Give those that matter from the first day: safety, privacy, hours, absence.'],
];
const CUSTOMERS: readonly Section[] = [
  before('Name what they need from their side: people, data, access, and decisions.'),
  ['Get access', 'Say how accounts and keys are made, and who gets which role.'],
  ['First result', 'Give the few steps to the first thing that is of use to them.'],
  ['Set up the rest', 'Name what comes next, in order of use, with links.'],
  check('Ready to go', 'List what must be true before they work with it in earnest.'),
  { ...CONTACTS, expected: true },
];

const ONBOARDING = /^onboarding(?: (?:guide|plan))? (?:for|of) (?<who>.+)$/i;

/** The sections that a guide to a task of a known kind needs; undefined for any other. @param topic what it is about where it is no task */
export function sectionsOfTask(task: string, topic: string): readonly TemplateSection[] | undefined {
  const who = task === '' ? ONBOARDING.exec(topic)?.groups?.['who'] : undefined;
  if (who !== undefined)
    return (
      /\b(?:customers|clients|partners|users|tenants|suppliers|vendors)$/i.test(who) ? CUSTOMERS : STAFF
    ).map(asSection);
  for (const plan of PLANS) {
    const found = plan.task.exec(task);
    const parts = found?.groups ?? {};
    const sections =
      found && (plan.fits?.(parts, task) ?? true)
        ? plan.sections(parts, task).flatMap((one) => (one ? [asSection(one)] : []))
        : [];
    if (sections.length > 0) return [...sections, LIMITS];
  }
  return undefined;
}

function asSection(section: Section): TemplateSection {
  if (!isPair(section)) return { ...section, expected: true };
  const [title, purpose] = section;
  return part(title, purpose, [], /^$/);
}

const isPair = (section: Section): section is readonly [string, string] => Array.isArray(section);
