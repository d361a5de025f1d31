/** Requests that only name what everybody knows, each with what such texts are always needed for. */
const KNOWN: readonly (readonly [bare: RegExp, request: string])[] = [
  [
    /^(?:(?:set(?:ting)? ?up|enable|turn on|activate|add) )?(?:2fa|mfa|two[- ](?:factor|step)(?: auth(?:entication)?| verification)?)(?: (?:set-?up|activation|flow|onboarding))$|^(?:set(?:ting)? ?up|enable|turn on|activate|add) (?:2fa|mfa|two[- ](?:factor|step)(?: auth(?:entication)?| verification)?)$/i,
    '2FA setup: scan QR code, enter code, wrong code, backup codes',
  ],
  [
    /^(?:file )?upload(?:s|ing)? (?:errors?|fail(?:s|ed|ure|ures)?|problems?)(?: (?:messages?|states?))?$/i,
    'Upload errors: file too large, wrong file type, no connection, upload interrupted',
  ],
  [
    /^(?:payment|card|checkout) (?:errors?|fail(?:s|ed|ure|ures)?|problems?|declined)(?: (?:messages?|states?))?$/i,
    'Payment errors: payment fails, card declined, insufficient funds, card expired',
  ],
  [
    /^(?:log-?in|sign-?in|authentication) (?:errors?|fail(?:s|ed|ure|ures)?|problems?)(?: (?:messages?|states?))?$/i,
    'Sign-in errors: wrong password, account locked, too many attempts, no connection',
  ],
  [
    /^(?:sign-?up|registration)(?: form)? (?:errors?|fail(?:s|ed|ure|ures)?|problems?)(?: (?:messages?|states?))?$/i,
    'Sign-up errors: email already in use, invalid email, password too short',
  ],
  [
    /^(?:order|purchase|checkout) confirm(?:ation|ed)(?: (?:page|screen|message))?$/i,
    'success page after placing an order',
  ],
];

/** A request of a few words with what it leaves out; any other as it is. */
export function unfolded(request: string): string {
  const bare = request
    .trim()
    .replace(
      /^(?:(?:please )?(?:write|create|generate|make|i need|we need)(?: me)? )?(?:(?:ui |ux )?(?:strings|texts?|copy|microcopy|messages) (?:for|on) )?(?:an? |the |our )?/i,
      '',
    )
    .replace(/[.!?]$/, '');
  return KNOWN.find(([known]) => known.test(bare))?.[1] ?? request;
}
