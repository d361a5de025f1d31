import type { ScreenRow } from './dialogs.ts';

/** Pages, and the steps of flows for accounts. */
export const PAGES: readonly ScreenRow[] = [
  [
    /\b404\b|\bnot[- ]found\b/i,
    'Page not found',
    'Check the address, or go back to the home page.',
    'Go to home page',
  ],
  [
    /\b(?:500|502|503|server error|internal error|something went wrong|crash)\b/i,
    'Something went wrong on our side',
    'Try again in a few minutes.',
    'Try again',
  ],
  [
    /\b403\b|\bno (?:access|permission)\b|\b(?:access|permission) denied\b|\bforbidden\b/i,
    "You don't have access to this page",
    'Ask an administrator for access.',
    'Go to home page',
  ],
  [
    /\b429\b|\btoo many requests\b/i,
    'Too many requests',
    'Wait a minute, then reload the page.',
    'Reload page',
  ],
  [
    /\bmaintenance\b/i,
    "We'll be back soon",
    "We're doing maintenance. Try again in {time}.|We're doing maintenance. Try again later.",
    'Try again',
  ],
  [
    /\bsession\b.{0,15}\b(?:expired|ended|time)/i,
    'Your session has ended',
    'Sign in again to continue.',
    'Sign in',
  ],
  [
    /\binvit\w+\b.{0,20}\b(?:expired|no longer valid|invalid)\b|\bexpired invit/i,
    'This invitation has expired',
    'Ask the person who invited you for a new one.',
    'Go to home page',
  ],
  [/\balready (?:a )?member\b/i, "You're already a member", 'Sign in to continue.', 'Sign in'],
  [
    /\blink\b.{0,15}\bexpired\b|\bexpired (?:\w+ )?link\b/i,
    'This link has expired',
    'Request a new one.',
    'Send new link',
  ],
  [
    /\boffline\b|\bno (?:internet|connection)\b/i,
    "You're offline",
    'Check your connection and try again.',
    'Try again',
  ],
  [/\bunsubscrib/i, "You've been unsubscribed", "You won't get these emails anymore.", 'Subscribe again'],
  [
    /\b(?:order (?:confirm\w*|placed|success\w*)|checkout success|thank[- ]you (?:for (?:your|the) order)?)\b/i,
    'Your order is confirmed',
    'We sent a confirmation to {{email}}.',
    'View order',
  ],
  [
    /\bpayment (?:success\w*|received|complete\w*)/i,
    'Payment received',
    'We sent a receipt to {{email}}.',
    'Done',
  ],
  // Two-factor authentication
  [
    /\b(?:recovery|backup) codes?\b/i,
    'Save your recovery codes',
    'Keep these codes in a safe place. If you lose your device, each code lets you sign in once.',
    'Download codes',
    'Done',
  ],
  [
    /\b(?:scan|qr)\b/i,
    'Scan the QR code',
    "Open your authenticator app and scan this code. Can't scan it? Enter the key instead.",
    'Continue',
  ],
  [
    /\b(?:install|download|get)\b.{0,20}\b(?:authenticator|auth app)\b/i,
    'Install an authenticator app',
    'Use any authenticator app on your phone.',
    'Continue',
  ],
  [
    /\b(?:enter|type|verify|verification|input|confirm)\b.{0,16}\b(?:code|otp|pin)\b|\bcode (?:entry|step|input|screen)\b|\b\d-digit code\b/i,
    'Enter the code',
    'Enter the {digits}-digit code from your authenticator app.|Enter the code from your authenticator app.',
    'Verify',
  ],
  [
    /\b(?:2fa|mfa|two[- ]factor|two[- ]step)\b.{0,40}\b(?:intro|explain|start|set ?up|enable|turn on)\b|\b(?:intro|explain\w*|enable|turn on|start)\b.{0,40}\b(?:2fa|mfa|two[- ]factor|two[- ]step)\b/i,
    'Protect your account',
    'Two-factor authentication asks for a code when you sign in, in addition to your password.',
    'Set up',
    'Not now',
  ],
  // Passwords, email addresses
  [
    /\b(?:check (?:your |their )?(?:e-?mail|inbox)|(?:e-?mail|link|message)[- ]sent|sent (?:you )?(?:an? )?(?:e-?mail|link))\b|\bcheck-your-(?:inbox|e-?mail)\b/i,
    'Check your email',
    'We sent a link to {{email}}.',
    'Send again',
  ],
  [/\b(?:new|choose|set|create)\b.{0,8}\bpassword\b/i, 'Create a new password', '', 'Save password'],
  [
    /\bpassword (?:changed|reset|updated)\b.*|\b(?:reset|change)\w* (?:success\w*|done|complete)\b/i,
    'Password changed',
    'Sign in with your new password.',
    'Sign in',
  ],
  [
    /\b(?:forgot\w*|reset)\b.{0,20}\bpassword\b|\bpassword\b.{0,12}\b(?:reset|request)\b|^(?:request|forgot\w*|reset)\b(?: (?:page|screen|form|step|link|request))*\s*$/i,
    'Reset your password',
    "Enter your email address. We'll send you a link to reset your password.",
    'Send link',
  ],
  [
    /\b(?:verify|confirm)\b.{0,10}\be-?mail\b|\be-?mail (?:verification|confirmation)\b/i,
    'Confirm your email address',
    'Select the link that we sent to {{email}}.',
    'Send again',
  ],
  [/\bwelcome\b/i, 'Welcome to {product}|Welcome', '', 'Get started'],
];
