import { ACCOUNT_ERRORS } from './account-errors.ts';
import { FAIL, WRONG, either, named, type ErrorRow } from './error-row.ts';

/** In the order in which they are tried: what says more stands first. */
export const ERRORS: readonly ErrorRow[] = [
  ...ACCOUNT_ERRORS,
  // What is entered
  [
    named(
      '(?:under|below|too|not old|younger).{0,12}\\b(?:age|young|18|16|13|21)',
      'age (?:restriction|limit).*',
      '(?:birthday|birth ?date|date of birth|age|user|customer)?s? ?must be (?:1[3-9]|2[01])\\+',
      'underage',
    ),
    'You must be at least {age} years old.',
    "You aren't old enough to use this. [VERIFY] State the age.",
  ],
  [
    named(
      '(?:start|from)? ?(?:date )?(?:end|return|check-?out)(?: date| time)? (?:is )?(?:before|earlier than) .*',
      'end before start',
    ),
    'The end date is before the start date. Choose a later one.',
  ],
  [
    named(
      '(?:amount|price|sum|total|payment|transfer|withdrawal) (?:is )?(?:over|above|exceed(?:s|ing)|higher than|more than|larger than) .*',
    ),
    'The limit is {limit}. Enter a lower amount.',
    'This amount is too high. Enter a lower one.',
  ],
  [
    named('(?:date|time|day|expiry|deadline).{0,12} in the past', 'past (?:date|time|day)', 'in the past'),
    'This date is in the past. Choose a later one.',
  ],
  [
    named('(?:date|time|day|birth.*).{0,12} in the future', 'future (?:date|time)'),
    'This date is in the future. Choose an earlier one.',
  ],
  [
    named(either(`(?:${WRONG}|malformed|not an)`, 'e-?mail(?: address)?(?: format)?')),
    'Enter an email address, such as name@example.com.',
  ],
  [
    named(either(`(?:${WRONG}|malformed)`, '(?:phone|mobile)(?: number)?')),
    'Enter a phone number with its country code.',
  ],
  [
    named(either(`(?:${WRONG}|malformed)`, '(?:url|web ?(?:site|address))')),
    'Enter a full web address, such as https://example.com.',
  ],
  [named(either(WRONG, '(?:zip|postal|post)(?: ?code)?')), 'Enter a postal code that matches the address.'],
  [named(either(WRONG, 'iban')), "This IBAN isn't right. Check it and try again."],
  [named(either(WRONG, 'date(?: format)?')), 'Enter a date, such as 2026-01-31.'],
  [
    named(either('(?:terms|privacy policy|conditions|checkbox)', '(?:not|un|required|must).{0,12}')),
    'Accept the terms to continue.',
  ],
  [named('captcha.*'), "Confirm that you aren't a robot."],
  [
    named('(?:phone|mobile)(?: number)? (?:is )?(?:too (?:short|long)|incomplete)'),
    'Enter a complete phone number with its country code.',
  ],
  [
    named('(?:video|clip|recording|audio)s? (?:is |are )?too long'),
    'This is longer than {time}. Choose a shorter one.',
    'This is too long. Choose a shorter one.',
  ],
  [
    named(
      either(
        '(?:name|title|text|message|note|description|comment|bio|reason|it)?',
        '(?:too long|(?:longer|more) than \\d+ (?:chars|characters)|over \\d+ (?:chars|characters))',
      ),
    ),
    'Use at most {max} characters.',
    'This text is too long. Shorten it and try again.',
  ],
  [
    named(
      either(
        '(?:name|title|text|message|note|description|comment|bio|reason|it)?',
        '(?:too short|(?:shorter|less|fewer) than \\d+ (?:chars|characters))',
      ),
    ),
    'Use at least {min} characters.',
    'This text is too short. Add a few words.',
  ],
  [
    named('(?:special|invalid|illegal|forbidden|unsupported) (?:characters|symbols)'),
    'Use only letters and numbers.',
  ],
  [
    named(
      '(?:required|mandatory)(?: fields?)?(?: (?:is |are )?(?:missing|empty|blank|left blank|not filled.*))?',
      '(?:missing|empty|blank)(?: required)? fields?',
      '(?:field|form) (?:is )?(?:empty|blank|required|incomplete)',
    ),
    'Fill in this field to continue.',
  ],
  // Booking, sharing, working together
  [
    named(
      '(?:slot|time|appointment|table|seat|room|date)s? (?:is |are |was |were |has been |got |just )*(?:taken|booked|gone|no longer available|not available|unavailable|full)(?: .*)?',
    ),
    'This {slot} is no longer available. Choose another one.',
    'This time is no longer available. Choose another one.',
  ],
  [
    named(
      '(?:no|not enough|out of) (?:\\p{L}+ )?seats?(?: left| available)?',
      'seat limit.*',
      'seats? (?:are )?(?:full|used up)',
    ),
    'There are no seats left on your plan. Remove someone, or add seats.',
  ],
  [
    named('(?:daily|weekly|transfer|spending|withdrawal|amount|payment) limit(?: .*)?'),
    'This is over your limit of {amount}. Enter a lower amount.',
    'This is over your limit. Enter a lower amount.',
  ],
  [
    named('(?:connection|integration|token|authori[sz]ation) (?:has |is )?(?:expire[sd]?|ended|revoked)'),
    'The connection has expired. Connect again to continue.',
  ],
  [
    named('already (?:pending|in progress|running|under way)'),
    "This is already in progress. Wait until it's done, then try again.",
  ],
  [
    named(
      '(?:plan|usage|monthly|free) (?:plan )?limit(?: .*)?',
      'limit (?:of|on) (?:the |their |your )?(?:\\p{L}+ )?plan',
      'quota (?:exceeded|reached|used up)',
      '(?:over|reached|hit) (?:the |their |your )?(?:quota|limit|plan limit)',
    ),
    "You've reached the limit of your plan. Upgrade to continue.",
  ],
  [
    named('(?:limit|max(?:imum)?) (?:of \\d+ .*|reached|exceeded|hit)'),
    "You've reached the limit of {limit}. Remove one to add another.",
  ],
  [
    named(
      '(?:edit(?:ed|ing)?|chang(?:ed|ing)|sav(?:ed|ing)|updat(?:ed|ing)|modified) (?:it |this )?(?:by|at the same time).*',
      '(?:someone|somebody) else .*(?:edit|chang|sav|updat).*',
      '(?:edit|version|merge|save|sync)? ?conflicts?',
    ),
    'Someone else changed this in the meantime. Reload the page to see the latest version.',
  ],
  [
    named(
      '(?:has |have )?(?:been |already )*(?:deleted|removed) (?:in the meantime|by (?:someone|somebody|another|an admin).*)',
      'no longer exists?',
      'already (?:deleted|gone|removed)',
    ),
    'This {thing} no longer exists. Reload the page.',
    'This no longer exists. Reload the page.',
  ],
  [
    named(
      '(?:no|not enough|missing|insufficient|lacks?|without) (?:the )?(?:permissions?|rights|access|privileges)(?: .*)?',
      '(?<!(?:camera|microphone|mic|location|notifications?|photos?|bluetooth|contacts) )(?:permission|access) (?:is |was )?denied',
      'not (?:allowed|permitted|authori[sz]ed)(?: .*)?',
      '403',
      'forbidden',
      '(?:view|read)[- ]only(?: (?:user|role|access|member)s?)?',
      "(?:don['’]t|doesn['’]t|do not) have (?:access|permission).*",
    ),
    'You need permission to {deed}. Ask an administrator.',
    "You don't have permission to do this. Ask an administrator.",
  ],
  // Devices
  [
    named(
      '(?:camera|microphone|mic|location|notifications?|photos?|bluetooth|contacts) (?:access |permission )?(?:is |was |are )?(?:blocked|denied|off|disabled|turned off|not allowed|refused)',
      '(?:blocked|denied|no) (?:camera|microphone|location|photo|notification|bluetooth)s?(?: access| permission)?',
    ),
    'Access to your {device} is off. Turn it on in the settings of your device.',
  ],
  [
    named('(?:camera|microphone|mic) (?:is )?(?:in use|used|busy)(?: .*)?'),
    'Your {device} is in use by another app. Close that app and try again.',
  ],
  [
    named('(?:no|missing) (?:camera|microphone|mic)(?: found)?'),
    'No {device} found. Connect one and try again.',
  ],
  [
    named(
      either(
        'qr(?: code)?',
        `(?:${FAIL}|${WRONG}|unreadable|not (?:recogni[sz]ed|readable|found)|unrecogni[sz]ed)`,
      ),
    ),
    "This QR code can't be read. Move closer and try again.",
  ],
  [
    named('(?:low|weak|empty|dead) battery', 'battery (?:is )?(?:low|too low|empty|under .*)'),
    'The battery is low. Charge the device and try again.',
  ],
  [
    named('(?:unsupported|old|outdated) browser', 'browser (?:is )?(?:not supported|unsupported|too old)'),
    "Your browser isn't supported. Update it, or use another one.",
  ],
  [
    named('(?:poor|weak|slow|unstable|bad) (?:connection|network|internet|signal|wi-?fi)'),
    'Your connection is unstable. Move to a place with better reception, or try another network.',
  ],
  [
    named(
      "(?:they['’]re |you['’]re |user |device )?(?:is )?offline",
      'no (?:internet|connection|network|wi-?fi|signal)(?: connection)?',
      '(?:connection|network|internet|wi-?fi)(?: connection)? (?:is |was |gets |got )?(?:error|lost|dropped|drops|fails?|failed|failure|down|gone|interrupted|problem|issue|timeout|timed out)',
      '(?:lost|dropped|losing|broken|network|connection) (?:the )?(?:connection|network|internet|error|problem|issue|failure)',
      'no longer connected',
      'request timed out',
    ),
    "Couldn't {deed}. Check your connection and try again.",
    "You're offline. Check your connection and try again.",
  ],
  [
    named(
      'server(?:s)? (?:is |are )?(?:time-?out|error|problem|issue|down|fail(?:s|ed|ure)|unavailable|unreachable|busy|overloaded)',
      '(?:internal )?server[- ]?(?:side)? ?(?:error|problem|issue|failure)?',
      '(?<![\\d–-])5\\d\\d(?: errors?)?(?! ?\\p{L}+s?\\b)',
      '(?:generic|unknown|unexpected|general|other|unhandled)(?: (?:error|failure|problem|issue))?',
      'something (?:went|goes) wrong',
      '(?:service|system|api|backend) (?:is )?(?:down|unavailable|error|failure|not available)',
      '(?:our|on our) (?:side|end|fault)',
    ),
    "Couldn't {deed}. Try again in a few minutes.",
    'Something went wrong on our side. Try again in a few minutes.',
  ],
  [
    named('(?:time-?out|timed out|takes too long|took too long|too slow)'),
    "Couldn't {deed}. This took too long. Try again.",
    'This took too long. Try again.',
  ],
  [
    named("not found|404|(?:doesn['’]t|does not) exist|unknown \\p{L}+"),
    "We couldn't find this {what}. Check it and try again.",
    "We couldn't find this. Check it and try again.",
  ],
  // What was tried and did not work
  [named(FAIL, 'error'), "Couldn't {deed}. Try again."],
];
