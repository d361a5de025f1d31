import { FAIL, WRONG, TAKEN, either, named, type ErrorRow } from './error-row.ts';

/** Of files, codes, signing in, links, and payments. */
export const ACCOUNT_ERRORS: readonly ErrorRow[] = [
  // Files
  [
    named('(?:password[- ]protected|encrypted)(?: .+)?'),
    'This file is protected by a password. Remove the password and try again.',
  ],
  [
    named(
      either(
        '(?:files?|pdf|image|photo|document|csv|upload)',
        '(?:corrupt(?:ed)?|damaged|broken|unreadable)',
      ),
      'corrupt(?:ed)?',
    ),
    "This file is damaged and can't be opened. Choose another file.",
  ],
  [named('(?:virus|malware|infected)(?: .+)?'), 'This file may contain a virus. Choose another file.'],
  [
    named('empty (?:file|csv|pdf|document)', '(?:file|csv|pdf|document) (?:is )?empty'),
    'This file is empty. Choose another file.',
  ],
  [
    named(
      'too many (?:files|photos|images|attachments|documents)',
      'more than \\d+ (?:files|photos|images|attachments|documents)',
    ),
    'Choose up to {count}.',
    "You've chosen too many files. Remove some and try again.",
  ],
  [
    named(
      either(
        '(?:file|image|photo|picture)?',
        '(?:wrong|unsupported|invalid|bad|incorrect|other|not supported|not allowed|not an?|unrecogni[sz]ed)(?: file)? (?:type|format|extension)s?',
      ),
      '(?:file )?(?:type|format|extension) (?:is )?(?:not|un)[ -]?(?:supported|allowed)',
      'not an? (?:pdf|jpe?g|png|csv|xlsx?|image|zip)\\b.*',
      'unsupported (?:file|image|video)',
      'only (?:pdf|jpe?g|png|csv|xlsx?|docx?|svg|gif|mp[34]|zip)\\b.*',
      'wrong file',
    ),
    'Choose a {types} file.',
    "This file type isn't supported. Choose another file.",
  ],
  [
    named(
      either(
        '(?:file|image|photo|picture|video|attachment|upload|document|csv|it)?',
        '(?:too (?:large|big|heavy)|exceeds .*size|over \\d+(?:\\.\\d+)? ?[KMG]B|(?:larger|bigger|heavier|more) than \\d+(?:\\.\\d+)? ?[KMG]B)',
      ),
    ),
    'The file is larger than {size}. Choose a smaller one.',
    'The file is too large. Choose a smaller one.',
  ],
  [
    named('(?:image|photo|picture|resolution) (?:is )?too small', 'low[- ]resolution.*', 'too small'),
    'The image is smaller than {pixels}. Choose a larger one.',
    'The image is too small. Choose a larger one.',
  ],
  [
    named(
      '(?:columns?|headers?) (?:are |is )?missing',
      'missing (?:required )?(?:columns?|headers?)(?: .*)?',
      '(?:columns?|headers?) .*missing',
    ),
    'The column “{quoted}” is missing. Add it to your file and try again.',
    'Some columns are missing. Add them to your file and try again.',
  ],
  [
    named(
      'storage (?:is )?full',
      '(?:out of|no|not enough|insufficient) (?:storage|space|disk space)(?: left)?',
      'storage limit.*',
      '(?:disk|drive|mailbox) (?:is )?full',
    ),
    'Your storage is full. Delete files you no longer need, or get more storage.',
  ],
  [
    named('(?:got |was |is )?(?:interrupted|cut off|aborted)'),
    "Couldn't {deed}. Check your connection and try again.",
    'This was interrupted. Try again.',
  ],
  // Codes, passwords, signing in
  [
    named(
      '(?:promo|coupon|discount|voucher|gift)(?:[ -]?(?:code|card))? (?:has |is |was )?(?:expired|ended)',
      'expired (?:promo|coupon|discount|voucher)(?: code)?',
    ),
    'This code has expired. Try another one.',
  ],
  [
    named(
      '(?:promo|coupon|discount|voucher|gift)(?:[ -]?(?:code|card))? (?:has |is |was )?(?:been |already )*(?:used|redeemed)',
    ),
    'This code was already used. Try another one.',
  ],
  [
    named(
      either(
        `(?:${WRONG}|unknown|not found)`,
        '(?:promo|coupon|discount|voucher|gift)(?:[ -]?(?:code|card))?',
      ),
    ),
    "This code isn't valid. Check it and try again.",
  ],
  [
    named(
      '(?:code|otp|pin|passcode|sms code) (?:has |is |was )?(?:expired|too old|timed out)',
      'expired (?:code|otp|sms code)',
    ),
    'This code has expired. Request a new one.',
  ],
  [
    named(either(WRONG, '(?:code|otp|2fa(?: code)?|digits|pin|passcode)')),
    "This code isn't right. Check it and try again.",
  ],
  [
    named(
      'no access to (?:the |their |your )?(?:phone|device|app).*',
      'lost (?:phone|device|authenticator).*',
    ),
    "Can't use your device? Enter a recovery code instead.",
  ],
  [
    named(
      '(?:too many|max(?:imum)?(?: number of)?) (?:failed |wrong |login |sign-in |incorrect )?(?:attempts?|tries|guesses)(?: .*)?',
      '(?:attempts?|tries) (?:limit )?(?:exceeded|reached)',
    ),
    'Too many attempts. Try again in {wait}.',
    'Too many attempts. Try again in {time}.',
    'Too many attempts. Wait a few minutes, then try again.',
  ],
  [named('too many requests|rate[- ]limit(?:ed)?|429'), 'Too many requests. Wait a minute, then try again.'],
  [
    named('too many \\p{L}+'),
    'Too many {many}. The limit is {most}.',
    'Too many {many}. Remove some and try again.',
  ],
  [
    named('last (?:remaining )?(?:owner|admin|administrator)'),
    'There must be at least one {role}. Choose another {role} first.',
  ],
  [
    named(
      '(?:account|user) (?:is |was |has been )?(?:locked|blocked|suspended|disabled|deactivated)',
      '(?:locked|suspended|disabled) (?:account|user|out)',
    ),
    'Your account is locked. Try again in {wait}.',
    'Your account is locked. Contact support to unlock it.',
  ],
  [
    named(
      "passwords? (?:don['’]?t|do not|doesn['’]t|does not|not) match(?:ing)?",
      '(?:password )?mismatch',
      'passwords? (?:confirmation )?(?:different|mismatch)',
    ),
    "The passwords don't match. Enter the same password in both fields.",
  ],
  [
    named(
      '(?:wrong|incorrect|invalid) (?:current|old) password',
      '(?:current|old) password (?:is )?(?:wrong|incorrect)',
    ),
    'The current password is incorrect. Try again.',
  ],
  [
    named(
      '(?:same|reused|previously used|old) password.*',
      'password (?:reused|used before|same as).*',
      'password recently used',
    ),
    "Choose a password that you haven't used before.",
  ],
  [
    named(either('password', '(?:breach(?:ed)?|leak(?:ed)?|pwned|too common|common)')),
    'This password is too easy to guess. Choose another one.',
  ],
  [
    named(
      either(
        'password',
        '(?:too short|too weak|weak|(?:at least|min(?:imum)?|under|fewer than|less than|shorter than) \\d+.*)',
      ),
    ),
    'Use at least {min} characters.',
    'This password is too weak. Choose a longer one.',
  ],
  [
    named(
      '(?:wrong|invalid|incorrect|bad) (?:credentials|login(?: details)?|(?:e-?mail|username)(?: or | and |/| ?\\+ ?)password)',
      `(?:login|sign[- ]in) ${FAIL}`,
      '(?:e-?mail|username)(?: or |/)password (?:is )?(?:wrong|incorrect|invalid)',
    ),
    "The email or password isn't right. Check both and try again.",
  ],
  [named(either(WRONG, 'password')), "That password isn't right. Try again or reset your password."],
  [
    named(
      either('e-?mail(?: address)?', TAKEN),
      '(?:account|user) (?:with (?:this|that) e-?mail )?(?:already )?exists',
    ),
    'This email address is already in use. Sign in, or use another one.',
  ],
  [named(either('(?:user ?name|handle)', TAKEN)), 'This username is already taken. Choose another one.'],
  [named(either('(?:name|title)', TAKEN), 'same name.*'), 'This name is already taken. Choose another one.'],
  [
    named(either('(?:phone|mobile)(?: number)?', TAKEN)),
    'This phone number is already in use. Use another one.',
  ],
  [
    named(
      'session (?:has |is |was )?(?:expired|timed out|ended)',
      'session time-?out',
      'expired session',
      'signed out',
    ),
    'Your session has ended. Sign in again to continue.',
  ],
  [
    named(
      '(?:e-?mail|account) (?:is )?(?:not|un)[ -]?(?:verified|confirmed)',
      '(?:un)(?:verified|confirmed) (?:e-?mail|account)',
    ),
    'Confirm your email address to continue. Check your inbox for the link.',
  ],
  [
    named(
      '(?:no|unknown) (?:account|user)(?: found)?(?: .*)?',
      "(?:account|user|e-?mail) (?:not found|unknown|not registered|doesn['’]t exist|does not exist)",
    ),
    "We couldn't find an account with this email address. Check it, or create an account.",
  ],
  // Links and invitations
  [
    named(
      '(?:link|magic link|reset link) (?:has |is |was )?(?:expired|too old)',
      'expired (?:magic |reset )?link',
      'link (?:expired|timed out).*',
    ),
    'This link has expired. Request a new one.',
  ],
  [
    named('(?:link|magic link) (?:is |was |has )?(?:already |been )*used', 'used link'),
    'This link was already used. Request a new one.',
  ],
  [
    named(
      '(?:invit(?:e|ation)) (?:link )?(?:has |is |was )?(?:expired|revoked|no longer valid|invalid)',
      'expired invit(?:e|ation)(?: link)?',
    ),
    'This invitation has expired. Ask for a new one.',
  ],
  [
    named(either('(?:they|person|user|member|guest|e-?mail)?', 'already (?:been )?invited')),
    'This person was already invited.',
  ],
  [
    named(
      either(
        '(?:they|person|user|e-?mail|invitee)?',
        '(?:already (?:an? |in the |on the |part of .*)?(?:member|team|workspace|project))',
      ),
    ),
    'This person is already a member.',
  ],
  [
    named('(?:broken|invalid|bad) link', 'link (?:is )?(?:broken|invalid)'),
    "This link doesn't work. Check it, or ask for a new one.",
  ],
  // Payment and buying
  [
    named('(?:card|payment) (?:is |was |has )?(?:been )?expired', 'expired (?:credit |debit )?card'),
    'Your card has expired. Use another card.',
  ],
  [
    named('(?:insufficient|not enough|no) (?:funds|balance|money|credits?)', 'balance (?:is )?too low'),
    "There isn't enough money for this {transfer}. Enter a lower amount, or choose another account.",
    "There isn't enough money for this payment. Use another payment method.",
  ],
  [
    named(
      either('(?:credit |debit )?card', '(?:declined|refused|rejected|denied)'),
      '(?:declined|refused) by (?:the |their |your )?bank',
      'bank (?:has )?(?:declined|refused|rejected).*',
    ),
    'Your card was declined. Try another card, or contact your bank.',
  ],
  [
    named(either(`(?:${WRONG}|too short|incomplete)`, '(?:cvv|cvc|security code)')),
    "This security code isn't right. Check the 3 or 4 digits on your card.",
  ],
  [
    named(either(WRONG, 'card(?: number| details)?'), 'card number (?:incomplete|too short)'),
    "This card number isn't right. Check it and try again.",
  ],
  [
    named(
      '(?:3-?d ?secure|3ds|bank authentication|bank verification|authentication) (?:has )?fail(?:ed|s|ure)',
    ),
    "Your bank couldn't confirm this payment. Try again, or use another card.",
  ],
  [
    named(
      `payment (?:has |was |is )?${FAIL}(?: .*)?`,
      'failed payment',
      "payment (?:declined|rejected|error|did not go through|didn['’]t go through)",
    ),
    "Your payment didn't go through. Try again, or use another payment method.",
  ],
  [
    named(either('(?:item|product|size|it)?', '(?:out of stock|sold out|no longer in stock)')),
    'This item is out of stock. Remove it to continue.',
  ],
  [
    named(
      '(?:min(?:imum)?|below (?:the )?min(?:imum)?) (?:order|spend|basket)(?: .*)?',
      '(?:order|spend) below .*',
    ),
    'Your order is below the minimum. Add more items to continue.',
  ],
  [
    named(
      "(?:don['’]t|do not|doesn['’]t|no|can['’]t|cannot) (?:ship|deliver|delivery|shipping)(?: .*)?",
      '(?:address|area|region|postcode|zip) (?:is )?(?:outside|not in|out of) (?!(?:the |your |our )?(?:company|organi[sz]ation|team|domain|workspace|allow)).*',
      '(?:un)deliverable address',
      '(?:address|area) (?:is )?not (?:served|covered|deliverable)',
    ),
    "We don't deliver to this address. Enter another one.",
  ],
];
