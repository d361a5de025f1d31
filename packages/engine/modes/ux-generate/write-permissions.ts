import { isImperative } from '../generate/signs.ts';
import { keyOf } from './lists.ts';
import { shareOf } from './note.ts';
import { PERMISSIONS } from './parts.ts';
import { type Writer, effectsFor, labelsOf } from './topic.ts';
import { string } from './types.ts';

/** "Why: show nearby chargers" */
const WHY = /^(?:why|reason|purpose|because|used for|for): ?(?:to )?/i;
const REFUSED = /\b(?:denied|declined|refused|blocked)\b/i;

export const writePermissions: Writer = (asks, topic) =>
  asks.flatMap((ask, index) => {
    const whole =
      `${ask.noun.replace(/^permissions? (?:for|to (?:use|access)) |\b(?:permission|priming|prompt).*/, '')} ${ask.said} ${ask.inside}`.trim() ||
      topic.brief.title;
    const found = PERMISSIONS.find(([names]) => names.test(whole));
    if (!found) return [];
    const [, title, allow] = found;
    const [, why = ''] =
      /\b(?:(?:used |needed |in order )?to|so (?:that )?(?:we|the app|it) can) ((?!be\b|say\b|write\b)\p{Ll}+(?: \p{L}+){1,6}(?:, \p{L}+(?: \p{L}+){1,5})?)$/iu.exec(
        whole.replace(/[.;]$/, ''),
      ) ?? (WHY.test(ask.inside) || isImperative(ask.inside) ? [, ask.inside.replace(WHY, '')] : []);
    // "So users can scan receipts"
    const [, lets = ''] =
      /(?:\bso (?:that )?|; )(?:users?|people|they|customers?|you) can (.+)$/iu.exec(
        [whole, ...topic.brief.facts].join('; ').replace(/[.;]$/, ''),
      ) ?? [];
    if (lets !== '') {
      topic.used.add(ask.whole);
      topic.brief.facts.filter((fact) => fact.includes(lets)).forEach((fact) => topic.used.add(fact));
    }
    const isRead =
      why !== '' &&
      (isImperative(why) ||
        WHY.test(ask.inside) ||
        /\bso (?:that )?(?:we|the app|it) can\b/i.test(whole) ||
        /^to |\b(?:use[sd]?|need(?:s|ed)?) (?:\S+ )?to /i.test(ask.inside)) &&
      !/\b(?:their|they|users?|them)\b/i.test(why);
    if (isRead || shareOf(whole, title) === 1) topic.used.add(ask.whole);
    const key =
      asks.length > 1
        ? `permission.${keyOf(found[0].exec(whole)?.[0] ?? `other${index + 1}`)}`
        : 'permission';
    const labels = labelsOf(topic);
    const [need = '', goal = ''] = topic.brief.facts.flatMap((fact) => {
      const found =
        /^(?:(?:it is |it['’]s )?(?:needed|required|used)|(?:we (?:need|use) )?(?:it|this|that|them)) (?:for|to) (.+?)[.]?$/i.exec(
          fact,
        );
      return found ? [found[0], found[1] ?? ''] : [];
    });
    if (need !== '') topic.used.add(need);
    const told =
      goal !== ''
        ? `We use it ${/ing\b/.test(goal.split(' ')[0] ?? '') || / for /.test(need) ? 'for' : 'to'} ${goal}.`
        : effectsFor(ask, topic);
    if (told !== '') topic.used.add(ask.whole);
    [...topic.brief.asks.map(({ whole: one }) => one), ...topic.brief.facts]
      .filter((one) => REFUSED.test(one))
      .forEach((one) => topic.used.add(one));
    return [
      string(`${key}.title`, title, 'Title'),
      string(
        `${key}.body`,
        goal !== ''
          ? told
          : isRead
            ? `We use it to ${why}.`
            : lets !== ''
              ? `This lets you ${lets.replace(/\btheir\b/g, 'your')}.`
              : told ||
                (/^Turn on not/.test(title) && ask.inside !== '' && !REFUSED.test(ask.inside)
                  ? `Get notified about ${ask.inside}.`
                  : '[VERIFY] Say what it is used for.'),
        'Text',
      ),
      string(`${key}.allow`, labels[0] ?? allow, 'Button that allows it'),
      string(`${key}.deny`, labels[1] ?? 'Not now', 'Button that does not'),
      ...(REFUSED.test(topic.brief.text)
        ? [
            string(
              `${key}.off`,
              'Access is off. Turn it on in the settings of your device.',
              'After a refusal',
            ),
            string(`${key}.off.action`, 'Open settings', 'Button after a refusal'),
          ]
        : []),
    ];
  });
