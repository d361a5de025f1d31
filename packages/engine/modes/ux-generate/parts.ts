/** Settings that most products have: what names one, its help below the label. */
export const SETTINGS: readonly (readonly [names: RegExp, help: string])[] = [
  [/\b(?:product|feature) (?:updates|news)\b/i, 'Get news about new features and improvements.'],
  [/\b(?:weekly|daily|monthly) (?:digest|summary|report|email)\b/i, 'Get a summary of activity by email.'],
  [/\bmentions?\b/i, 'Get notified when someone mentions you.'],
  [/\b(?:comments?|replies)\b/i, 'Get notified when someone comments or replies.'],
  [
    /\b(?:security|login|sign-in) (?:alerts?|emails?|notifications?)\b/i,
    'Get notified about sign-ins and changes to your account.',
  ],
  [/\b(?:marketing|promotion\w*|offers?|newsletter)\b/i, 'Get offers and news by email.'],
  [/\b(?:push|mobile|desktop|browser) notifications?\b/i, 'Get notifications on this device.'],
  [/\be-?mail notifications?\b/i, 'Get notifications by email.'],
  [/\b(?:sms|text) (?:notifications?|alerts?|messages?)\b/i, 'Get notifications by text message.'],
  [/\bnew messages?\b|\bdirect messages?\b/i, 'Get notified when you receive a message.'],
  [/\btask (?:assigned|assignments?)\b|\bassignments?\b/i, 'Get notified when someone assigns you a task.'],
  [/\b(?:due date|deadline|task)? ?reminders?\b/i, 'Get a reminder before something is due.'],
  [/\bsounds?\b/i, 'Play sounds for notifications.'],
  [/\bdark (?:mode|theme)\b/i, 'Use a dark color theme.'],
  [/\bhigh contrast\b/i, 'Use stronger colors that are easier to tell apart.'],
  [/\b(?:reduced?|reduce) motion\b/i, 'Show fewer animations.'],
  [/\bauto-?save\b/i, 'Save your changes automatically.'],
  [/\bauto-?(?:matic )?updates?\b/i, 'Install new versions automatically.'],
  [/\bauto-?play\b/i, 'Play videos automatically.'],
  [/\bauto-?renew\w*\b/i, 'Renew your plan automatically at the end of each period.'],
  [
    /\b(?:2fa|mfa|two[- ](?:factor|step)\w*(?: authentication| verification)?)\b/i,
    'Ask for a code in addition to your password when you sign in.',
  ],
  [/\b(?:usage )?analytics\b|\busage data\b|\btelemetry\b/i, 'Share usage data to help improve the product.'],
  [/\bcrash reports?\b/i, 'Send a report when the app stops working.'],
  [/\bpersonali[sz]ed (?:ads?|content|recommendations)\b/i, 'Use your activity to choose what you see.'],
  [/\bpublic profile\b|\bprofile visibility\b/i, 'Let anyone see your profile.'],
  [/\bonline status\b|\bactivity status\b/i, 'Let other people see when you are online.'],
  [/\bread receipts?\b/i, 'Let other people see when you have read their messages.'],
  [/\blocation\b/i, 'Let the app use your location.'],
  [/\b(?:face|touch) id\b|\bbiometric\w*\b|\bfingerprint\b/i, 'Sign in with your face or fingerprint.'],
  [/\boffline (?:mode|access)\b/i, 'Keep a copy on this device to use without a connection.'],
  [/\bquiet hours\b|\bdo not disturb\b/i, 'Pause notifications during the times that you choose.'],
  [/\bwi-?fi only\b/i, 'Use Wi-Fi only, and no mobile data.'],
  [/\bcloud (?:backup|sync)\b|\bauto(?:matic)? backups?\b/i, 'Back up your data automatically.'],
];

/** What systems ask for, as the question says it, and its button. */
export const PERMISSIONS: readonly (readonly [names: RegExp, title: string, allow: string])[] = [
  [/\bnotifications?\b|\bpush\b/i, 'Turn on notifications?', 'Turn on notifications'],
  [/\blocation\b|\bgps\b/i, 'Allow access to your location?', 'Allow location'],
  [/\bcamera\b/i, 'Allow access to your camera?', 'Allow camera'],
  [/\bmic(?:rophone)?\b/i, 'Allow access to your microphone?', 'Allow microphone'],
  [/\bphotos?\b|\bgallery\b/i, 'Allow access to your photos?', 'Allow photos'],
  [/\bcontacts?\b/i, 'Allow access to your contacts?', 'Allow contacts'],
  [/\bcalendars?\b/i, 'Allow access to your calendar?', 'Allow calendar'],
  [/\bbluetooth\b/i, 'Turn on Bluetooth?', 'Turn on Bluetooth'],
  [/\bhealth\b/i, 'Allow access to your health data?', 'Allow health data'],
  [/\b(?:face|touch) id\b|\bbiometric/i, 'Sign in with your face or fingerprint?', 'Turn on'],
];

/** Toasts that no deed makes: what names one, its text. */
export const TOASTS: readonly (readonly [names: RegExp, text: string])[] = [
  [/\bback online\b|\bconnection (?:is )?(?:back|restored)\b|\breconnected\b/i, "You're back online"],
  [/\boffline\b|\bconnection lost\b/i, "You're offline"],
  [/\b(?:link|url)\b.{0,8}\bcopied\b|\bcopy(?:ing)? (?:the |a )?link\b/i, 'Link copied'],
  [/\bcopied\b(?! to\b)|\bcopy to clipboard\b/i, 'Copied'],
  [/\b(?:invite|invitation)s?\b.{0,8}\b(?:sent|(?:go|goes|went|are) out)\b/i, 'Invitation sent'],
  [/\b2fa|two[- ]factor|mfa\b/i, 'Two-factor authentication is on'],
  [
    /\b(?:reveal|leak|tell|say|disclose|show)\w*\b.{0,20}\b(?:account|email|address|user) exists\b/i,
    "If this address has an account, we've sent a link to it.",
  ],
  [/\bpassword\b.{0,8}\b(?:changed|updated|reset)\b/i, 'Password changed'],
  [/\be-?mail (?:was |has been |is )?sent\b|\bsent an? e-?mail\b/i, 'Email sent. Check your inbox.'],
  [/^(?:after )?(?:sav(?:e|ed|ing))(?: (?:the |your )?changes)?\s*$/i, 'Changes saved'],
  [/\bwelcome back\b/i, 'Welcome back'],
  [/\b(?:added to|add to) (?:the |your )?cart\b/i, 'Added to cart'],
  [/\b(?:removed from|remove from) (?:the |your )?cart\b/i, 'Removed from cart'],
  [/\bsync (?:complete|finished|done)\b/i, 'Everything is up to date'],
];

/** Labels of buttons that people call otherwise. */
export const CALLED: Readonly<Record<string, string>> = {
  retry: 'Try again',
  'retry button': 'Try again',
  ok: 'OK',
  dismiss: 'Dismiss',
  'log in': 'Sign in',
  login: 'Sign in',
  'log out': 'Sign out',
  'link to login': 'Sign in',
  'forgot password': 'Forgot password?',
  'forgot password?': 'Forgot password?',
};
