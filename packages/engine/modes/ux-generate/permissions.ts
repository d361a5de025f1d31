import { asSentence } from '../generate/sentences.ts';
import { capitalized } from '../writing/capitals.ts';
import { namedButtons } from './buttons.ts';
import type { Request } from './request.ts';
import { string, type MadeString } from './types.ts';

/** What systems ask for, as the question says it. */
const ASKED: readonly (readonly [RegExp, string, string])[] = [
  [/\bnotifications?\b|\bpush\b/i, 'Turn on notifications?', 'Turn on notifications'],
  [/\blocation\b|\bgps\b/i, 'Allow access to your location?', 'Allow location'],
  [/\bcamera\b/i, 'Allow access to your camera?', 'Allow camera'],
  [/\bmic(?:rophone)?\b/i, 'Allow access to your microphone?', 'Allow microphone'],
  [/\bphotos?\b|\bgallery\b/i, 'Allow access to your photos?', 'Allow photos'],
  [/\bcontacts?\b/i, 'Allow access to your contacts?', 'Allow contacts'],
  [/\bcalendars?\b/i, 'Allow access to your calendar?', 'Allow calendar'],
  [/\bbluetooth\b/i, 'Turn on Bluetooth?', 'Turn on Bluetooth'],
  [/\bhealth\b/i, 'Allow access to your health data?', 'Allow health data'],
];
/** What it is for: "used to find stores nearby", "so that we can warn you". */
const WHY =
  /\b(?:(?:it(?:['’]s| is) |is |are )?(?:used|needed|required) (?:to|for)|so(?: that)? we can|in order to|(?<!\b(?:what|how|where) )to) (?<why>[^.;:()\n]+)/i;

/** What is asked before the system asks for a permission: what, why, and a way to say no. */
export function writePermission(request: Request): readonly MadeString[] {
  const { parts, facts, description } = request;
  const [allows, denies = 'Not now'] = namedButtons(request, '').map(({ text }) => text);
  const wanted = parts.filter(({ kind, said }) => kind === 'permission' && said !== '');
  const texts =
    wanted.length > 0
      ? wanted.map(({ said, inside }) => `${said}${inside && ` (${inside})`}`)
      : [description];
  return texts.flatMap((text, index) => {
    const [, title = '[VERIFY] Name what is asked for.', allow = 'Allow'] =
      ASKED.find(([name]) => name.test(text)) ?? [];
    const why = [...facts, text].map((one) => WHY.exec(one)?.groups?.['why']).find(Boolean) ?? '';
    const [, use = ''] = /\((for [^()]+)\)$/.exec(text) ?? [];
    const told = (why && `to ${why.trim()}`) || use;
    const [, alerts = ''] = /notif|push/i.test(text)
      ? (/\(([\p{L}, ]*(?:alerts|reminders|updates|news|offers|messages)[\p{L}, ]*)\)/iu.exec(description) ??
        [])
      : [];
    const name = texts.length > 1 ? `permission${index + 1}` : 'permission';
    return [
      string(`${name}.title`, title, 'Title'),
      string(
        `${name}.body`,
        alerts
          ? `We'll send you ${alerts}.`
          : told
            ? capitalized(asSentence(`we use it ${told}`))
            : '[VERIFY] Say what it is used for.',
        'Text',
      ),
      string(`${name}.allow`, allows ?? allow, 'Button that allows it'),
      string(`${name}.deny`, denies, 'Button that does not'),
      ...(/\b(?:denied|declined|refused|blocked|said no|turned off)\b/i.test(description)
        ? [
            string(
              `${name}.off`,
              `${title.replace(/^Allow access|^Turn on (.+)\?$/, (_, thing?: string) => (thing ? `${capitalized(thing)} are` : 'Access')).replace('?', '')} off`.replace(
                /(?<=^Access .*) off$/,
                ' is off',
              ),
              'Title after a refusal',
            ),
            string(`${name}.off.body`, 'Turn it on in the settings of your device.', 'Text after a refusal'),
            string(`${name}.off.action`, 'Open settings', 'Button after a refusal'),
          ]
        : []),
    ];
  });
}
