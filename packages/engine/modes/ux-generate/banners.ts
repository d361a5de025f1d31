import type { ScreenRow } from './dialogs.ts';

/** Their title is their text; a second sentence gives way to what the request tells. */
export const BANNERS: readonly ScreenRow[] = [
  [
    /\boffline\b|\bno (?:internet|connection|network|wi-?fi)\b|\b(?:connection|network|internet)\b.{0,12}\b(?:lost|drop\w*|down|gone)\b|\blos(?:es?|t|ing) (?:the |their )?(?:connection|internet)\b/i,
    "You're offline.",
    'Check your connection.',
    '',
  ],
  [/\bback online\b|\breconnect\w*\b/i, "You're back online.", '', ''],
  [
    /\bmaintenance\b/i,
    'Planned maintenance {when}.|Maintenance is planned. [VERIFY] State the date, the time, and the time zone.',
    '',
    '',
  ],
  [
    /\b(?:outage|incident|degraded|service disruption)\b/i,
    "Something isn't working as it should. We're looking into it.",
    '',
    'View status page',
  ],
  [
    /\btrial\b.{0,25}\b(?:ended|expired|over|has ended)\b/i,
    'Your trial has ended. Choose a plan to continue.',
    '',
    'Choose a plan',
  ],
  [
    /\btrial\b/i,
    'Your trial ends in {time}. Choose a plan to keep your access.|Your trial ends in {{count}} days. Choose a plan to keep your access.',
    '',
    'Choose a plan',
  ],
  [
    /\b(?:payment|charge|renewal|invoice)\b.{0,25}\b(?:fail\w*|declin\w*|past due|overdue|didn['’]t go through)\b|\b(?:failed|declined|overdue) (?:payment|invoice)\b|\bcard\b.{0,15}\b(?:declined|refused|rejected)\b/i,
    "Your last payment didn't go through. Update your payment method.",
    '',
    'Update payment method',
  ],
  [
    /\bcard\b.{0,25}\bexpir(?:ed)\b|\bexpired card\b/i,
    'Your card has expired. Add a new one to keep your access.',
    '',
    'Update card',
  ],
  [
    /\bcard\b.{0,25}\bexpir\w*\b|\bexpiring card\b/i,
    'Your card expires in {time}. Update it to keep your access.|Your card expires soon. Update it to keep your access.',
    '',
    'Update card',
  ],
  [
    /\b(?:verify|confirm)\b.{0,15}\be-?mail\b|\be-?mail verification\b|\bverification e-?mail\b|\be-?mail\b.{0,15}\b(?:not|un)[ -]?(?:verified|confirmed)\b|\bunverified e-?mail\b/i,
    'Confirm your email address. We sent a link to {{email}}.',
    '',
    'Send again',
  ],
  [
    /\bstorage\b.{0,25}\b(?:almost|nearly|running|low|\d+ ?%)/i,
    "You've used {share} of your storage. Delete files you no longer need, or get more storage.|Your storage is almost full. Delete files you no longer need, or get more storage.",
    '',
    'Get more storage',
  ],
  [
    /\bstorage\b.{0,15}\bfull\b/i,
    'Your storage is full. Delete files you no longer need, or get more storage.',
    '',
    'Get more storage',
  ],
  [
    /\b(?:usage|quota|limit|credits)\b.{0,25}\b(?:almost|nearly|close|approach\w*|\d+ ?%)|\b\d+ ?% of (?:their|the|your) (?:quota|limit|credits)\b/i,
    "You've used {share} of your plan's limit. Upgrade to get more.|You're close to the limit of your plan. Upgrade to get more.",
    '',
    'Upgrade',
  ],
  [
    /\b(?:plan|usage|free|seat|monthly)? ?limit\b.{0,12}\b(?:reached|hit|exceeded)\b|\b(?:reached|hit|over)\b.{0,12}\blimit\b/i,
    "You've reached the limit of your plan. Upgrade to continue.",
    '',
    'Upgrade',
  ],
  [
    /\b(?:new|newer) version\b|\bupdate available\b/i,
    'A new version is available. Reload the page to get it.',
    '',
    'Reload',
  ],
  [
    /\bcookies?\b/i,
    'We use cookies to run this site. Choose which other cookies to allow.',
    '',
    'Accept all',
    'Reject all',
    'Manage preferences',
  ],
  [
    /\b(?:unsupported|old|outdated) browser\b|\bbrowser\b.{0,15}\b(?:not supported|unsupported|outdated)\b/i,
    "Your browser isn't supported. Update it, or use another one.",
    '',
    '',
  ],
  [/\b(?:test|sandbox|demo) mode\b/i, "You're in test mode. Nothing you do here affects live data.", '', ''],
  [/\bread-only\b/i, 'This {thing} is read-only.|You can view this, but not change it.', '', ''],
  [
    /\b(?:2fa|mfa|two[- ]factor)\b/i,
    'Turn on two-factor authentication to protect your account.',
    '',
    'Turn on',
  ],
  [/\bunsaved\b/i, 'You have unsaved changes.', '', 'Save changes', 'Discard changes'],
  [/\bterms\b/i, 'Our terms have changed. Read the new terms.', '', 'Read terms'],
];
