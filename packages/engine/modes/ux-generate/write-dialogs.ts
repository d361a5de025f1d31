import { asSentence } from '../generate/sentences.ts';
import { capitalized } from '../writing/capitals.ts';
import { isLabel } from './asks.ts';
import { ERRORS } from './errors.ts';
import { insteadOf } from './instead-of.ts';
import { keyOf } from './lists.ts';
import { type Ask, hasVerb } from './pieces.ts';
import { screenOf } from './screens.ts';
import { buttonOf, doneOf, keepOf, titleOf } from './states.ts';
import { type Deed, plainDeed, readDeed } from './thing.ts';
import { addressed, sentenceOf } from './told.ts';
import { type Writer, effectsFor, labelsOf, valuesOf } from './topic.ts';
import { string } from './types.ts';
import { writeErrors } from './write-errors.ts';

const TYPED =
  /\btyp(?:es?|ing) (?:in )?(?:the |their |your |its )?(?<what>(?:\p{Ll}+ )?name|"?[A-Z]{4,}"?)\b|(?<name>(?:\p{L}+ )?name|"?[A-Z]{4,}"?) (?:is|must be|has to be|needs to be) typed\b/u;

/** "Cancel your subscription first": nothing that the dialog itself does. */
const DONE_BEFORE = /(?<![^,])[^,]* first(?![^,])/gi;

const TYPED_PASSIVE = /\bname (?:is|must be|has to be|needs to be) typed\b/i;

/** "Before leaving a page while an upload is still running": what is so in the meantime. */
const toldWhile = ({ said }: Ask): string => {
  const [, told = ''] = /\b(?:while|because|since) (.+)$/i.exec(said) ?? [];
  return told === '' ? '' : (sentenceOf(addressed(told)) ?? '');
};

export const writeDialogs: Writer = (asks, topic) =>
  asks.flatMap((ask, index) => {
    const { brief, used } = topic;
    const before = brief.asks[brief.asks.indexOf(ask) - 1];
    // "Reset button + confirmation": of what stands before it.
    const said = ask.said || (before?.kind === 'button' && readDeed(before.said) ? before.said : brief.title);
    const values = valuesOf(ask, topic);
    // "How was your trip with {driver}?, submit, skip": what it asks, and what people choose.
    const question = /(?:^|, )([^,?]{6,90}\?)(?:,|$)/.exec(ask.inside)?.[1] ?? '';
    const row =
      question !== ''
        ? undefined
        : ((/\bunsaved\b/i.test(ask.inside) && /\b(?:leav|clos)/i.test(said)
            ? screenOf('dialog', ask.inside, values)
            : undefined) ??
          screenOf('dialog', `${said} ${ask.noun}`, values) ??
          screenOf('dialog', ask.inside.replace(DONE_BEFORE, ''), values) ??
          screenOf('dialog', ask.whole, values) ??
          (ask.said.split(' ').length <= 2 ? screenOf('dialog', brief.title, values) : undefined));
    const own = readDeed(said) ?? plainDeed(ask.said, topic.thing) ?? topic.deed;
    const deed =
      own && !own.thing && !own.action.verb.includes(' ') && topic.thing && !/ing$/.test(topic.thing.one)
        ? { ...own, thing: topic.thing }
        : own;
    const pieces = ask.inside.split(/,\s+(?:and )?/).filter((one) => one !== question && !TYPED.test(one));
    const chosen = question === '' ? [] : pieces.filter(isLabel).map(capitalized);
    if (chosen.length > 0) used.add(ask.inside);
    const ordered = labelsOf(topic);
    const labels = ordered.length > 0 ? ordered : chosen;
    const [asked = ''] = labels;
    // "Time's up alert"
    if (!row && /^alerts?$/.test(ask.noun) && /^\p{L}+['’]s (?!\p{L}+ing\b)\p{L}+/u.test(ask.said)) {
      used.add(ask.whole);
      return [
        string('dialog.title', capitalized(ask.said), 'Title'),
        string('dialog.confirm', labels[0] ?? 'OK', 'Button'),
      ];
    }
    // "Alert when the microphone is blocked": nothing that people are asked about.
    const isState =
      (IS_SO.test(ask.said) && /\b(?:when|if|because)\b/i.test(ask.whole)) ||
      (/^(?:warning|alert)/.test(ask.noun) &&
        readDeed(ask.said) === undefined &&
        ERRORS.some(([names]) => names.test(ask.said)));
    if (!row && isState && !/confirm/.test(ask.noun)) {
      const [first = '', ...rest] = (writeErrors([{ ...ask, kind: 'error' }], topic)[0]?.text ?? '').split(
        /(?<=[.!]) /,
      );
      if (first !== '') {
        const name = index === 0 ? 'dialog' : `dialog.${keyOf(ask.said)}`;
        return [
          string(`${name}.title`, first.replace(/[.]$/, ''), 'Title'),
          ...(rest.length > 0 ? [string(`${name}.body`, rest.join(' '), 'Text')] : []),
          ...(labels.length > 0 ? labels : ['OK']).map((label, at) =>
            string(`${name}.${at === 0 ? 'confirm' : 'cancel'}`, label, 'Button'),
          ),
        ];
      }
    }
    if (!row && !deed && brief.asks.length > 1 && ordered.length === 0) return [];
    const facts = brief.facts.filter((fact) => !TYPED_PASSIVE.test(fact));
    const inside =
      question !== '' ? '' : pieces.filter((one) => !chosen.includes(capitalized(one))).join(', ');
    const listed =
      row?.body.startsWith('[VERIFY]') && inside !== '' && !hasVerb(`x ${inside}`) ? asSentence(inside) : '';
    if (listed !== '') used.add(ask.inside);
    const effects =
      toldWhile(ask) || listed || effectsFor({ ...ask, inside }, { ...topic, brief: { ...brief, facts } });
    const open = deed?.action.destructive
      ? '[VERIFY] Say what is lost, for whom, and whether it can be undone.'
      : '';
    const isConfirmation =
      /confirm|are you sure|warning/.test(ask.noun) ||
      /\bbefore\b/i.test(ask.whole) ||
      (effects !== '' && !/^(?:share|invite|add|create|upload|import|edit)$/.test(deed?.action.verb ?? ''));
    const [, given = ''] = /^"([^"]+)"$/.exec(ask.inside) ?? [];
    const isDiscarding =
      row?.title === 'Save changes?' && labels.length > 0 && !labels.some((label) => /^save\b/i.test(label));
    const asking =
      given ||
      (isDiscarding ? 'Discard changes?' : '') ||
      capitalized(question) ||
      (row?.title ??
        (deed
          ? isDone(ask.said, deed)
            ? doneOf(deed)
            : titleOf(deed, isConfirmation)
          : asked.includes(' ')
            ? `${asked}?`
            : `[VERIFY] Ask about the action, with its verb and its object${ask.said === '' ? '.' : `: “${ask.said}”.`}`));
    const [goal = ''] = / (?:to|from|with|on|for|at) \{\w+\}$/.exec(ask.said) ?? [];
    // "Discharge patient {name}"
    const [marked = ''] =
      /^\p{L}+ (?:\p{L}+ ){0,2}\{\w+\}(?: (?:from|to|in|on) (?:the |this )?\p{L}+(?: \p{L}+)?)?$/u.exec(
        ask.said,
      ) ?? [];
    const title =
      marked !== '' && !row && asking.endsWith('?')
        ? `${capitalized(marked)}?`
        : goal !== '' && asking.endsWith('?') && !asking.includes(goal)
          ? `${asking.slice(0, -1)}${goal}?`
          : asking;
    const body =
      insteadOf(isDiscarding ? 'Your unsaved changes will be lost.' : (row?.body ?? ''), effects) ||
      ((row && (row.body !== '' || !/^(?:delete|remove)$/.test(deed?.action.verb ?? ''))) ||
      brief.asks.some(({ kind }) => kind === 'field')
        ? ''
        : open);
    const [usual, keeps, others] = row
      ? [
          row.buttons[0] ?? '',
          row.buttons.length > 1 ? (row.buttons.at(-1) ?? '') : '',
          row.buttons.slice(1, -1),
        ]
      : deed
        ? [buttonOf(deed), keepOf(deed), []]
        : ['[VERIFY] Repeat the verb of the title.', 'Cancel', []];
    const inOrder = row !== undefined && labels.length === 2 && labels[0] === row.buttons[0];
    const invites = deed?.action.verb === 'invite' && !row;
    const areMany = deed?.thing?.areMany === true;
    // What people enter says how it is done.
    const howTo =
      invites &&
      body === '' &&
      brief.asks.some(({ kind, said: name }) => kind === 'field' && /e-?mail/i.test(name))
        ? `Enter the email ${areMany ? 'addresses of the people' : 'address of the person'} you want to invite.`
        : '';
    const named = inOrder
      ? { does: labels[0] ?? '', keeps: labels[1] ?? '', others: [] }
      : dialogLabels(labels, row ? readDeed(row.title) : deed);
    const typing = TYPED.exec(brief.text)?.groups;
    const typed = (typing?.['what'] ?? typing?.['name']?.toLowerCase())?.replace(/"/g, '');
    if (typing?.['name']) brief.facts.filter((fact) => TYPED.test(fact)).forEach((fact) => used.add(fact));
    used.add(row || deed || question || given || title.includes(ask.said) ? ask.whole : '');
    const key = index === 0 ? 'dialog' : `dialog.${keyOf(ask.said || `other${index + 1}`)}`;
    return [
      string(`${key}.title`, title, 'Title'),
      ...(body || howTo ? [string(`${key}.body`, body || howTo, 'Text')] : []),
      ...(typed && index === 0
        ? [
            string(
              `${key}.type`,
              `Type ${/^[A-Z]+$/.test(typed) ? typed : `the ${typed}`} to confirm`,
              'Above the field',
            ),
          ]
        : []),
      string(
        `${key}.confirm`,
        invites && /^send$/i.test(named?.does ?? '')
          ? areMany
            ? 'Send invitations'
            : 'Send invitation'
          : named?.does || usual,
        'Button that does it',
      ),
      ...(named?.others ?? others).map((other, at) =>
        string(`${key}.other${at === 0 ? '' : at + 1}`, other, 'Button for another choice'),
      ),
      ...((named ? named.keeps : keeps)
        ? [string(`${key}.cancel`, named ? named.keeps : keeps, 'Button that closes the dialog')]
        : []),
    ];
  });

const IS_SO =
  /^(?:the |an? |your |their )?(?:[\p{L}'’]+ ){1,5}(?:is|are|was|were|has|have|gets?|fails?|failed) (?!unsaved)/iu;

const KEEPS =
  /^(?:keep|cancel$|back$|go back|stay|no\b|not (?:now|yet)|close$|(?:maybe )?later|never mind|skip$)/i;

/** "API key created": it tells that it was done, and asks nothing. */
const isDone = (said: string, { action }: Deed): boolean =>
  said.toLowerCase().endsWith(` ${action.past}`) && action.makes === true;

/** The labels of a dialog by what they do; undefined where a request gives none. */
function dialogLabels(
  labels: readonly string[],
  deed: Deed | undefined,
): { readonly does: string; readonly keeps: string; readonly others: readonly string[] } | undefined {
  if (labels.length === 0) return undefined;
  const verb = deed?.action.verb ?? '';
  const isDeed = (label: string): boolean => verb !== '' && label.toLowerCase().startsWith(verb);
  const keeps = labels.find((label) => KEEPS.test(label) && !(isDeed(label) && label.includes(' '))) ?? '';
  const rest = labels.filter((label) => label !== keeps);
  const does = rest.find(isDeed) ?? rest[0] ?? '';
  const whole = (label: string): string =>
    deed && isDeed(label) && !label.includes(' ') ? buttonOf(deed) : label;
  const others = rest.filter((label) => label !== does);
  return { does: whole(does), keeps: keeps || (others.length === 0 ? 'Cancel' : ''), others };
}
