/** What a reader looks for under a topic, told by its head: the last of the words that name it. The first that matches decides. */
const MATTERS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:shifts?|rotas?|rosters?|duty|duties roster|working (?:hours|times?))$/,
    'Say when they are, who works them, and how to sign up, swap, or cancel.',
  ],
  [
    /^(?:opening |office |visiting |business )?hours$|^opening times$/,
    'Give days and times, with the exceptions.',
  ],
  [/^[\p{L}-]+ hours$/u, 'Give days and times, and say what is different then.'],
  [
    /^(?:location|address|directions|parking|venue|getting (?:here|there)|how to get (?:here|there)|rooms?|facilities)$/,
    'Say where it is, how to get there and in, and what is not accessible.',
  ],
  [
    /^(?:safety|hygiene|food handling|protective equipment|ppe|first aid|security rules?)$/,
    'Give the rules that everybody follows, what is forbidden, and what to do after an accident.',
  ],
  [
    /^(?:allergens?|allergies|diets?|medications?|medicines?)$/,
    'Say how they are recorded and checked, and what to do in doubt.',
  ],
  [
    /^(?:emergenc(?:y|ies)|evacuation|fire|incidents?|accidents?)(?: (?:plan|procedures?|contacts?))?$/,
    'For each case, say what to do first, whom to call with the number, and what to report afterwards.',
  ],
  [
    /^(?:vacations?|leave|time off|pto|holidays?|absences?|sick(?:ness| leave| days?)|parental leave)$/,
    'Say how much there is, how far ahead to ask, who approves it, and how to report it.',
  ],
  [
    /^(?:pay|payroll|salar(?:y|ies)|wages|benefits|perks|compensation|bonus(?:es)?|tips)$/,
    'Give amounts and dates, who is entitled, and whom to ask.',
  ],
  [
    /^(?:expenses?|travel(?: expenses?)?|reimbursements?)$/,
    'Say what is paid up to which amount, which receipts are needed, and by when to hand them in.',
  ],
  [
    /^(?:dress code|uniforms?|clothing|clothes|gear|equipment|kit|packing list|what to (?:bring|wear))$/,
    'List what to wear or bring, what is provided, and what is not allowed.',
  ],
  [
    /^(?:trainings?|courses?|certifications?|workshops?|lessons?|classes)$/,
    'Name each one, who needs it, by when, and how to book it.',
  ],
  [
    /^(?:tools?|software|accounts?|logins?|access|devices?|hardware|systems?)$/,
    'For each, say what it is for, who gets it, and how to ask for it.',
  ],
  [
    /^(?:communication|channels?|meetings?|mailing lists?|rituals?|ceremonies)$/,
    'Name each with its purpose, its members, and how often it meets or how fast it answers.',
  ],
  [
    /^(?:teams?|org(?:ani[sz]ation)?|org chart|stakeholders?)$/,
    'Say who does what, and whom to ask about which matter.',
  ],
  [
    /^(?:registration|enrol?lment|membership|sign-?up|bookings?|reservations?|applications?|appointments?|admission)$/,
    'Say who can, by when, how, what it costs, and how to change or cancel it.',
  ],
  [
    /^(?:cancell?ations?|returns?|refunds?|exchanges?)$/,
    'Say until when, under which conditions, how to ask, and when the money comes back.',
  ],
  [
    /^(?:shipping|deliver(?:y|ies)|pick-?up|collection)$/,
    'Give regions, times, and costs, and say what to do when something is late or damaged.',
  ],
  [
    /^(?:billing|invoices?|payments?|payment methods?|donations?|cash)$/,
    'Say what is accepted or charged when, how it is recorded, and what happens when it fails.',
  ],
  [
    /^(?:eligibility|entitlement|exceptions?|exemptions?|approvals?)$/,
    'Say who and what it covers, with the conditions, and who decides in doubt.',
  ],
  [
    /^(?:rules?|code of conduct|house rules|dos and don['’]?ts|behavio(?:u)?r|conduct|etiquette|guidelines?)$/,
    'State each rule with its reason, and say what happens when somebody breaks it.',
  ],
  [
    /^(?:complaints?|feedback|suggestions?|reporting)$/,
    'Say where to send it, what to include, and when to expect an answer.',
  ],
  [
    /^(?:confidentiality|privacy|data protection|gdpr|retention|personal data)$/,
    'Say which data are kept, why, for how long, who sees them, and how to have them deleted.',
  ],
  [
    /^(?:cleaning|maintenance|care|upkeep|servicing|opening up|closing(?: up)?|checklists?)$/,
    'List what is done, how often, with what, and by whom.',
  ],
  [
    /^(?:parts?|components?|what['’]?s in the box|package contents?|controls|buttons|display)$/,
    'Name each part with its function, best beside a picture.',
  ],
  [/^(?:modes?|features?|functions?)$/, 'Say what it does, when to use it, and how to turn it on and off.'],
  [
    /^(?:schedules|timers?|reminders?|routines?)$/,
    'Show how to add, change, pause, and delete one, with an example.',
  ],
  [
    /^(?:auth|authentication|sign-?in|credentials?|api keys?|tokens?|sso|single sign-on)$/,
    'Say which credentials are accepted, how to get one, where it goes, and how long it is valid.',
  ],
  [
    /^(?:webhooks?|events?|notifications?)$/,
    'For each, say when it is sent, what it holds, and what happens when nobody receives it.',
  ],
  [
    /^(?:pagination|paging|filters?|filtering|sorting|search)$/,
    'Give the parameters with their defaults, and show one request with its answer.',
  ],
  [
    /^(?:versioning|deprecation|compatibility|supported versions)$/,
    'Say what counts as a breaking change, how long old versions work, and how readers hear of it.',
  ],
  [
    /^(?:architecture|data flow|infrastructure|topology|data model|schema)$/,
    'Show the parts in a diagram, and say what each does and what passes between them.',
  ],
  [
    /^(?:config(?:uration)?|settings|preferences|options|environment variables|parameters)$/,
    'For each setting, give its name, default, and allowed values, and say when to change it.',
  ],
  [
    /^(?:backups?|restores?|disaster recovery|recovery)$/,
    'Say what is saved, how often, where, for how long, and how to get it back.',
  ],
  [
    /^(?:(?:system )?requirements?|prerequisites?)$/,
    'List versions, rights, and things that must be there first, with how to check each.',
  ],
  [
    /^(?:deploy(?:ment)?s?|releases?|release process|rollouts?|ci(?:\/cd)?|pipelines?)$/,
    'Say who may start it, which steps it takes, how to see that it worked, and how to go back.',
  ],
  [
    /^(?:code reviews?|reviews?|branching|branches|workflow|testing|tests|coding standards?|conventions)$/,
    'Say what is expected before, during, and after, who does it, and by when.',
  ],
  [
    /^(?:glossary|terms|terminology|abbreviations)$/,
    'Define each term in one sentence, in alphabetical order.',
  ],
];

/** Where what names a topic ends and what says more of it begins. */
const MORE = / (?:for|of|in|on|at|with|to|from|by|during|after|before|and|or|&) .*$/;

/** What stands under a topic such as "shifts" or "food safety"; undefined for one that nothing is known of. */
export function matterOf(topic: string): string | undefined {
  const said = topic.toLowerCase().replace(/^(?:the|your|our) /, '');
  const words = said.replace(MORE, '').split(' ');
  const last = words.at(-1) ?? '';
  // "quiet hours": no time at which something is open.
  const heads = [said, words.join(' '), words.slice(-2).join(' '), ...(last === 'hours' ? [] : [last])];
  for (const head of heads) {
    const purpose = MATTERS.find(([named]) => named.test(head))?.[1];
    if (purpose !== undefined) return purpose;
  }
  return undefined;
}
