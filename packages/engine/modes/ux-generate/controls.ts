import { cutAt } from '../brief/cut.ts';
import { asSentence } from '../generate/sentences.ts';
import { capitalized, capitalizedWord } from '../writing/capitals.ts';
import { told } from './effects.ts';
import { OPEN } from './error-forms.ts';
import { keyOf } from './lists.ts';
import { asksForHelp, optionsOf } from './fields.ts';
import { isPage } from './pages.ts';
import type { Part } from './phrases.ts';
import type { Request } from './request.ts';
import { isClause } from './shapes.ts';
import { string, type MadeString } from './types.ts';

/** What settings that most products have do; `{things}` are those that the label names. */
const HELP: readonly (readonly [RegExp, string])[] = [
  [/\bpublic profile\b|\bprofile visib/i, 'Anyone can see your profile.'],
  [/\b(?:online|activity) status\b/i, "People can see when you're online."],
  [/\bread receipts?\b/i, "People can see when you've read their messages."],
  [/\bpersonali[sz]ed (?:ads|advert\w*)\b/i, 'See ads based on your activity.'],
  [/\bpersonali[sz]ed (?<things>\p{L}+)/iu, 'See {things} based on your activity.'],
  [/\btyping indicators?\b/i, "People can see when you're typing."],
  [
    /\b(?:share |send )?(?:usage|analytics|diagnostic)s?(?: data| statistics)?$|\bcrash reports?\b/i,
    'Send data about how you use the app, to help improve it.',
  ],
  [/\blocation(?: (?:sharing|access|services|tracking))?$/i, 'Allow the app to use your location.'],
  [/\bsearch engines?\b/i, 'Let search engines show your profile in results.'],
  [/\btwo-?(?:factor|step)\b|\b2fa\b|\bmfa\b/i, 'Ask for a code as well as your password when you sign in.'],
  [/\bdark (?:mode|theme)\b/i, 'Use light text on a dark background.'],
  [/\bauto-?save\b/i, 'Save changes as you make them.'],
  [/\bauto-?play\b/i, 'Play videos without a tap.'],
  [
    /\b(?:auto(?:matic)?(?:ally)?[- ]updates?|update automatically)\b/i,
    'Install new versions when they come out.',
  ],
  [/\bquiet hours\b|\bdo not disturb\b/i, 'Pause notifications between these times.'],
  [/\b(?:product (?:news|updates)|newsletter|marketing)\b/i, 'News, tips, and offers.'],
  [/\bweekly (?:digest|summary|report)s?\b/i, 'A summary once a week.'],
  [/\bdaily (?:digest|summary|report)s?\b/i, 'A summary once a day.'],
  [/\bmentions?\b/i, 'When someone mentions you.'],
  [/\b(?:comments?|replies)\b/i, 'When someone comments or replies.'],
  [/\bnew followers?\b/i, 'When someone follows you.'],
  [/\b(?:direct )?messages?\b/i, 'When someone sends you a message.'],
  [/\b(?:wi-?fi only|only (?:on|over) wi-?fi)\b|\bover wi-?fi\b/i, 'Use no mobile data for this.'],
  [/\bfont size\b|\btext size\b/i, 'Make text smaller or larger.'],
  [/\breduced? motion\b/i, 'Show fewer animations.'],
  [/\bhigh contrast\b/i, 'Make text and controls stand out more.'],
  [/\b(?:face id|touch id|fingerprint|biometric)/i, 'Unlock the app without your password.'],
  [/\bsounds?\b/i, 'Play a sound with each notification.'],
  [/\bvibrat/i, 'Vibrate with each notification.'],
  [/\be-?mail notifications?\b/i, 'Sent to the email address of your account.'],
  [/\bpush notifications?\b/i, 'Shown on your devices.'],
  [/\b(?:sms|text(?: message)?) notifications?\b/i, 'Sent to your phone number.'],
  [/\b(?:in-?app|desktop|browser) notifications?\b/i, "Shown while you're signed in."],
  [/^(?:(?:interface|display|app) )?language$/i, 'The language of menus and messages.'],
  [/\btime ?zone\b/i, 'Used for all dates and times.'],
  [/^theme$|^appearance$/i, 'How the app looks.'],
  [/\bsession (?:timeout|length)\b/i, 'Sign out after this time without activity.'],
];
/** Ways in which people are told something: "email and push" of a page for notifications. */
export const CHANNELS = /^(?:e-?mail|push|sms|text|slack|in-?app|desktop|browser|phone|mobile)$/i;
const TOLD = /\b(notifications?|reminders?|alerts?)\b/i;

/** The parts of a page that people set, under its title. */
export function writeControls(request: Request): readonly MadeString[] {
  const { parts, heads, facts, description } = request;
  const page =
    [...heads, ...facts].find(
      (head) =>
        /\b(?:settings|preferences|options|page|screen|panel|view|sidebar|profile)\b/i.test(head) &&
        !/^success\b/i.test(head),
    ) ?? '';
  const wantsHelp = asksForHelp(description);
  const clauses = facts.flatMap((fact) => cutAt(fact, /[,;]\s+(?:(?:and|but)\s+)?/)).filter(isClause);
  return [
    ...(page && !isPage(request) ? [string('page.title', titleOf(page), 'Title of the page')] : []),
    ...parts
      .filter(({ kind, said }) => kind === 'controls' && said !== '')
      .flatMap((part, _, all) => {
        const written = writeControl(part, page, wantsHelp, clauses);
        // What one setting does is what is told beside it.
        const isTold =
          all.length === 1 &&
          facts.some((fact) => told(fact).length > 0) &&
          !written.some(({ key }) => key.endsWith('.help'));
        return isTold
          ? [...written, string(`control.${keyOf(part.said)}.help`, OPEN, 'Below the label')]
          : written;
      }),
  ];
}

/** A toggle or the like, with its label, its help where it is wanted and known, and what people choose from. */
function writeControl(
  part: Part,
  page: string,
  wantsHelp: boolean,
  clauses: readonly string[],
): readonly MadeString[] {
  const { said, inside, noun } = part;
  const [, group = noun === 'heading' ? said : ''] = /^(.+) (?:section|group)$/i.exec(said) ?? [];
  if (group) return [string(`group.${keyOf(group)}`, capitalized(group), 'Heading')];
  const channel = TOLD.exec(page)?.[1]?.toLowerCase().replace(/s?$/, 's') ?? '';
  const bare = said
    .replace(/^["“]|["”]$/g, '')
    .replace(/\bto me\b/g, 'to you')
    .replace(/\bmy\b/g, 'your')
    .replace(/^(?:an?|the|their|your|my) /i, '')
    .replace(/^(?:turn(?:ing)? on|enabl(?:e|ing)) /i, '');
  const label = /^search\b/.test(noun)
    ? `search ${bare}`
    : channel && CHANNELS.test(bare)
      ? `${bare} ${channel}`
      : bare;
  const name = label.replace(/^e-mail\b/i, 'email');
  const key = `control.${keyOf(name)}`;
  const help = helpOf(name, inside);
  // "Viewers can only read" is said of an option.
  const options = optionsOf(inside, key).flatMap((option) => {
    const about = clauses.find((clause) => clause.toLowerCase().startsWith(option.text.toLowerCase()));
    return about
      ? [option, string(`${option.key}.help`, capitalized(asSentence(about)), 'Below the option')]
      : [option];
  });
  const wants = wantsHelp || noun === '' || /toggle|switch|checkbox/.test(noun);
  return [
    string(key, capitalized(name), noun ? capitalized(noun) : 'Label'),
    ...options,
    ...(wants && help ? [string(`${key}.help`, help, 'Below the label')] : []),
    ...(wantsHelp && !help
      ? [string(`${key}.help`, `[VERIFY] Say what “${capitalized(name)}” changes.`, 'Below the label')]
      : []),
  ];
}

/** What the description says in brackets, or what everybody knows. */
function helpOf(label: string, inside: string): string {
  if (/^\p{L}+ \p{L}+ \p{L}+/u.test(inside) && !inside.includes(',') && !inside.includes('/'))
    return capitalized(asSentence(inside));
  for (const [name, help] of HELP) {
    const match = name.exec(label);
    if (match) return help.replace('{things}', match.groups?.['things']?.toLowerCase() ?? '');
  }
  return '';
}

/** The name of a page, without the words that ask for it: "Privacy" of 'Settings page "Privacy"'. */
function titleOf(path: string): string {
  const head = path.replace(/^.*[>›→]\s*/, '');
  const [, quoted = ''] = /["“]([^"”]+)["”]/.exec(head) ?? [];
  if (quoted) return capitalized(quoted);
  const bare = head
    .replace(/\s+(?:with|including|that has)\s.*$/i, '')
    .replace(/^(?:an?|the|our) /i, '')
    .replace(/ (?:toggles|switches|checkboxes|controls)$/i, '')
    .trim();
  const [, thing = bare] =
    /\b(?:settings|preferences|options|page|screen|panel|view)\b.*? (?:for|of|about) (?:the |your |our |an? )?(.+)$/i.exec(
      bare,
    ) ?? [];
  const name = thing.replace(/^(?:an?|the) /i, '').replace(/ (?:page|screen|panel|view)$/i, '');
  // "Settings for a podcast app" are of the app, whose settings they are.
  if (/\b(?:app|tool|product|site|website|service|store|shop|platform|console)s?$/i.test(name))
    return capitalizedWord(bare.replace(/ (?:page|screen|panel|view)?\s*(?:for|of|in) .*$/i, ''));
  return capitalizedWord(name);
}
