import { type Deed, isOwn } from './thing.ts';
import { failOf, needOf } from './states.ts';
import type { Topic } from './topic.ts';
import { type MadeString, string } from './types.ts';

export const FILES =
  /(?:^|\W|\p{L})(?:files?|images?|photos?|pictures?|videos?|attachments?|uploads?|documents?|csv|pdf|png|jpe?g|zip|xlsx?|docx?|logos?|avatars?|scans?|receipts?|recordings?|archives?|backups?|it)(?: (?:is|are|was|were))?$/iu;

/** What nobody needs a permission for. */
const isOwnAffair = ({ action, thing }: Deed): boolean =>
  /^(?:book|reserve|rent|buy|pay|track|redeem|leave|follow|unfollow|favorite|subscribe|unsubscribe|mute|rate|report|like|bookmark|log|sign|turn)\b/.test(
    action.verb,
  ) ||
  (thing !== undefined && (isOwn(thing) || OF_ONE_PERSON.test(thing.one)));
/** What people have by themselves, where no administrator could let them. */
const OF_ONE_PERSON =
  /\b(?:photo|picture|selfie|album|playlist|booking|appointment|reservation|order|purchase|cart|basket|payment|claim|ride|trip|recipe|review|reminder|alarm|workout|habit|loan|address|card|wish ?list)$/i;

/** What may go wrong with anything that people do. */
export function usualErrors(deed: Deed, { audience, values }: Topic): readonly MadeString[] {
  const { action, thing } = deed;
  const fails = `Couldn't ${failOf(deed)}.`;
  if (!thing && /^sign (?:in|up)/.test(action.verb))
    return [
      action.verb === 'sign up'
        ? string(
            'error.emailInUse',
            'This email address is already in use. Sign in, or use another one.',
            'Has an account',
          )
        : string(
            'error.credentials',
            "The email or password isn't right. Check both and try again.",
            'Wrong entry; never says which of the two',
          ),
      string('error.attempts', 'Too many attempts. Wait a few minutes, then try again.', 'Too many tries'),
      string('error.network', `${fails} Check your connection and try again.`, 'No connection'),
    ];
  return [
    ...(thing && /^(?:book|reserve|rent)$/.test(action.verb) && !thing.areMany
      ? [
          string(
            'error.taken',
            `This ${thing.one === 'appointment' ? 'time' : thing.one} is no longer available. Choose another one.`,
            'Taken in the meantime',
          ),
        ]
      : []),
    ...(values['types']
      ? [string('error.type', `Choose a ${values['types']} file.`, 'Wrong type of file')]
      : []),
    ...(values['size']
      ? [
          string(
            'error.size',
            `The ${thing && FILES.test(thing.one) && !thing.areMany ? thing.one : 'file'} is larger than ${values['size']}. Choose a smaller one.`,
            'Too large',
          ),
        ]
      : []),
    string('error.network', `${fails} Check your connection and try again.`, 'No connection'),
    string(
      'error.server',
      `${fails} Try again in a few minutes.${audience === 'devops' ? ' Request ID: {requestId}' : ''}`,
      'Fault of ours',
    ),
    ...(isOwnAffair(deed)
      ? []
      : [
          string(
            'error.permission',
            `You need permission to ${needOf(deed)}. Ask an administrator.`,
            'Not allowed',
          ),
        ]),
    ...(thing && !action.makes && !thing.areMany && !isOwn(thing)
      ? [
          string(
            'error.missing',
            `This ${thing.one} no longer exists. Reload the page.`,
            'Gone in the meantime',
          ),
        ]
      : []),
  ];
}
