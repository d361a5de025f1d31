import { readAsked } from '../generate/asked.ts';
import { isImperative } from '../generate/signs.ts';
import { NEUTRAL } from '../generate/material.ts';
import { hasSteps } from '../generate/sequence.ts';
import type { ContentType } from '../reading/content-type.ts';
import { withComma as withOrderComma } from '../writing/clauses.ts';
import { isClause } from '../writing/splices.ts';
import { capitalized } from '../writing/capitals.ts';
import { beginsStep } from './steps.ts';

/** Code, which stays as it is. */
const CODE = /(```[\s\S]*?```|`[^`\n]*`)/;
/** "In Settings > API keys click Create key": where, and what to do there. */
const PLACED =
  /(?<=^(?:[ \t]*(?:[-*•+]|\d+[.)])[ \t]+)?|[.!?;] )((?:in|under|on|from) (?:the )?\p{L}[\w-]*(?: [\w-]+){0,2}(?: > \p{L}[\w-]*(?: [\w-]+){0,3}?)+),? (?=((?:click|press|tap|choose|pick|select|open|enter|turn|switch|toggle|enable|disable|add|create|copy|paste|set|change|tick|check|find|remove|delete|hit)\b[^.\n]*))/gimu;
/** "On the old phone Settings > Transfer": where, and the way through its menus. */
const ON_PATH =
  /(?<=^|[.!?;] |^[-*•+] )([io]n (?:the|your) \p{Ll}[\w-]*(?: \p{Ll}[\w-]*){0,2}),? (?=\p{Lu}[\w-]*(?: [\w-]+){0,2} > )/gimu;
/** "They can do it in the app under Orders > Edit": where, and the way through its menus. */
const DO_IN =
  /(?<=^|[.!?;] )(?:they|you|users|customers|people|members) (?:can )?do (?:it|this|that|so) (?:(in (?:the|your) \p{Ll}+) )?(?:under|in|from|at|via|through) (?=\p{Lu}[\w ]{0,40} > )/gimu;
/** "Back in Sitewright click Verify". */
const BACK =
  /(?<=^|[.!?;] )back in ((?:the |your )?\p{L}[\w-]*(?: [\w-]+)?),? (?=(?:click|press|tap|choose|select|open|enter|paste)\b)/gimu;
/** "Check the column: once it shows a time, click Revoke". */
const THEN_IF =
  /(?<=^(?:[ \t]*(?:[-*•+]|\d+[.)])[ \t]+)?|[.!?;] )([^.:!?\n]{5,120}): (?=(?:if|when|once) [^,:\n]{5,160}, \S)/gim;
/** "…, about 20 min": how long all takes, behind the title. */
const LASTING =
  /^([^\n.]{8,120}?)(?:,| -|\s+\() ?(?:it )?(?:takes )?((?:about |around |ca\.? |approx\.? |~ ?)?\d+(?:[-–]\d+)? ?(?:min(?:ute)?s?|h|hours?))\)?(?:\.(?= |\n|$)|(?=\n|$))/i;
/** "If the count is 0 the workers crashed": no comma before what follows from it. */
const NO_COMMA =
  /(?<=^(?:[ \t]*(?:[-*•+]|\d+[.)])[ \t]+)?|[.!?;] |, )(?:if|when|once) [^,.;:?!`\n]{8,90}/gimu;
const STARTS_CLAUSE = /^(?:the|it|this|they|you|we|there|your|its|nobody)$/i;
const NOTHING = /,? nothing to do\b|,? (?=(?:do nothing|ignore (?:it|this))\b)/i;

/** Notes of any kind in the forms that the rest reads: a comma where one belongs, each order in a sentence of its own. */
export function plainNotes(text: string, type: ContentType | undefined): string {
  return withPaths(text, type)
    .split(CODE)
    .map((part, index) => (index % 2 === 1 ? part : plain(part, type)))
    .join('');
}

/** "POST https://api.example.com/v2/jobs" on a page about an API as the call and where all calls go. */
function withPaths(text: string, type: ContentType | undefined): string {
  if (type !== 'api-reference') return text.replace(FULL_CALL, '`$1 $2$3`');
  const hosts = new Set([...text.matchAll(FULL_CALL)].map(([, , host = '']) => host));
  return hosts.size === 1
    ? `${text.replace(FULL_CALL, '$1 $3').trimEnd()}\nBase URL: \`${[...hosts].join('')}\``
    : text;
}

const FULL_CALL = /`?\b(GET|POST|PUT|PATCH|DELETE) (https?:\/\/[\w.:-]+)(\/[^\s,;`]*[^\s,;.`])`?/g;

function plain(part: string, type: ContentType | undefined): string {
  const calm = part
    .replace(ASSIGNED, '`$&`')
    .replace(/(?<=[\p{L}\d)])!{2,}(?=\s|$)|(?<=[\p{L}\d)])!(?= \p{Ll})/gu, '.')
    .replace(KIND_ALONE, (kind, page: string) =>
      readAsked(page).kind === undefined || readAsked(page).subject !== '' ? kind : '',
    );
  if (type === 'concept')
    return withAspects(calm).replace(MEANS, article).replace(WHY, reason).replace(NO_COMMA, withComma);
  if (type === 'readme') return calm.replace(LICENSED, '$1. ');
  if (type === 'api-reference')
    return (
      calm
        .replace(
          VALUED,
          (_, place: string, name: string, values: string, more = '') =>
            `\`${name}\` (${place.toLowerCase()}, ${values}${more}): `,
        )
        .replace(/(?<=\bdefault [\w.-]+) [-–—] (?=\p{L})/gu, ', ')
        // { "items": […] } in a sentence
        .replace(/\{ ?"[\w-]+" ?:(?:[^{}`\n]|\{[^{}`\n]*\})*\}/g, '`$&`')
    );
  if (type === 'faq' || type === 'policy') return calm.replace(NO_COMMA, withComma);
  if (type === 'troubleshooting')
    return calm.replace(
      STILL,
      (said: string, mark: string, then: string) =>
        `${mark}${/^\W*(?:if )?still nothing/i.test(said) ? 'If nothing helps' : "If you're still stuck"}, ${then.replace(PATH, 'select $&').replace(REACHED, 'contact $&')}`,
    );
  if (!hasSteps(type)) return calm;
  return (type === 'runbook' ? calm.replace(ALERT, alerted) : calm)
    .replace(LASTING, '$1. Takes $2.')
    .replace(/\bas soon as\b/gi, (said) => (said.startsWith('A') ? 'Once' : 'once'))
    .replace(DO_IN, (_, place?: string) => (place ? `${capitalized(place)}, ` : 'Go to '))
    .replace(ON_PATH, '$1, select ')
    .replace(BACK, 'In $1, ')
    .replace(/ (?:->|=>|→) you (?=(?:should |will |now )*(?:see|get|land)\b)/g, '. You ')
    .replace(PLACED, '$1, ')
    .replace(THEN_IF, (whole, lead: string) => (beginsStep(lead) ? `${lead}. ` : whole))
    .replace(/(?<=\. )(?:if|when|once)(?= )/g, (word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .replace(NO_COMMA, withComma);
}

/** "Alert: QueueLag > 5000 for 10 min (pages on-call)": the name of the alert, and when it fires. */
const ALERT =
  /(?<=^[ \t]*(?:[-*•+][ \t]+)?|[.!?\n] )(?:alert|alarm):? `?((?:\p{Lu}\p{Ll}+){2,}|[a-z]+(?:_[a-z\d]+)+)`?[ ,:–—-]*([^.;\n]*)/imu;

function alerted(whole: string, name: string, when: string): string {
  const said = when.trim().replace(/^\((.*)\)$/, '$1');
  const fires = said.replace(/^(?=[<>]=? ?\d)/, 'fires at ');
  return said === '' || /^fires\b/.test(fires)
    ? `The alert is \`${name}\`${said === '' ? '' : `; it ${fires}`}`
    : whole;
}

/** "unless tls = false": a setting and its value. */
const ASSIGNED =
  /(?<=\b(?:if|unless|when|with|set|where|and|or) )[a-z][a-z\d_.]* ?= ?(?:true|false|null|none|on|off|yes|no|\d+)\b/g;
/** "rate limits – why: against bursts, how: a bucket per key." */
const ASPECT =
  /(?:(?<=^|[.\n] ?)\p{L}[\p{L} ]{2,30}? [-–—] )?\b(?<name>why|how|when|where): (?<said>[^.\n]+?)(?:[,;] (?=(?:why|how|when|where): )|\. ?|(?=\n|$))/giu;
const ASPECTS: Readonly<Record<string, string>> = {
  why: 'Purpose',
  how: 'How it works',
  when: 'When to use it',
  where: 'Where it applies',
};
/** Several sides of a thing in one line, a section each; any other text as it is. */
function withAspects(text: string): string {
  const found = [...text.matchAll(ASPECT)];
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || found.length < 2) return text;
  const rest = text.slice(last.index + last[0].length).trim();
  return [
    text.slice(0, first.index).trim(),
    ...found.map(
      ({ groups }) =>
        `## ${ASPECTS[groups?.['name']?.toLowerCase() ?? ''] ?? ''}\n\n${capitalized(groups?.['said'] ?? '')}.`,
    ),
    rest && `${NEUTRAL}\n\n${rest}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** "Seat = one user who …": what it is. */
const MEANS = /(?<=^|[.\n] ?)((\p{L})\p{Ll}+(?: \p{Ll}+)?) = (?=(?:one|an?|the|any|every)\b)/gu;
const article = (_: string, thing: string, letter: string): string =>
  `${/[aeiou]/i.test(letter) ? 'An' : 'A'} ${thing.slice(0, 1).toLowerCase()}${thing.slice(1)} is `;
/** "Why do we do it this way? so that …" */
const WHY = /(?<=^|[.\n] ?)(?:and )?why\b[^?.\n]{0,60}\? (so that|so|because|since|as|to) /gi;
const reason = (_: string, joint: string): string =>
  /^so/i.test(joint) ? 'The aim is that ' : /^to$/i.test(joint) ? 'The aim is to ' : 'The reason is that ';
/** "Apache-2.0, contributions welcome": the license, and what else is told. */
const LICENSED =
  /(?<=^|[.\n] ?)((?:MIT|Apache[- ]2\.0|BSD-\d-Clause|(?:A|L)?GPL-?[\d.]+|MPL-2\.0|ISC)(?: licen[cs]ed?)?), (?=\p{Ll})/gu;
/** "query param notify=true|false, default false - sends a mail": a parameter and the values it takes. */
const VALUED =
  /\b(query|path|body|header) (?:param(?:eter)? )?`?([a-z_]\w*)=(\w+(?:\|\w+)+)`?((?:, (?:default \w+|required|optional))*)(?: [-–—]|,|:) (?=\p{L})/giu;
/** "still not working -> Help > Send logs": what to do when nothing helped. */
const STILL =
  /^([ \t]*(?:[-*•+][ \t]+)?)(?:if )?still (?:not working|does(?:n['’]t| not) work|broken|failing|stuck|no luck|nothing|bad|wrong|there|happening)\??[ \t]*(?:->|=>|→|[?:,]|[-–—] )[ \t]*([^\n]+)/gim;
const PATH = /^\p{Lu}[\w ]*(?: > \p{L}[\w ]*)+/u;
/** Somebody, and where: "AV desk ext 314", "ops@acme.example". */
const REACHED =
  /^(?:\S[^\s@]*@\S+|#[\w-]+|(?!(?:call|phone|ring|ask|contact)\b)(?:[\p{L}-]+ ){1,3}(?:(?:on|at) )?(?:ext\.? ?\d+|#[\w-]+|\S[^\s@]*@\S+|\+?\d[\d -]{2,}))$/iu;

/** "Concept page.": what is asked for, in a sentence of its own behind others. */
const KIND_ALONE =
  /(?<=[.!?] )((?:an? )?(?:[\w-]+ ){0,2}(?:page|doc|guide|article|runbook|tutorial|reference|readme|faq))\. /gi;

/** A condition without its comma, with it, where two clauses stand side by side. */
function withComma(text: string): string {
  const ordered = withOrderComma(text);
  if (ordered !== text) return ordered;
  const words = text.split(' ');
  const at = words.findIndex(
    (word, index) =>
      index > 3 &&
      STARTS_CLAUSE.test(word) &&
      // "If they don't get it check spam": it is what they get.
      !(/^(?:it|this)$/i.test(word) && beginsStep(words.slice(index + 1).join(' '))) &&
      isClause(words.slice(1, index).join(' ')) &&
      isClause(words.slice(index).join(' ')) &&
      !/^(?:and|or|that|when|if|of|in|on|for|to|with|by|from|at|until|because|than|is|are|shows?|says?|has|have)$/i.test(
        words[index - 1] ?? '',
      ) &&
      !isImperative(words.slice(1, index).join(' ')),
  );
  const end =
    at < 0
      ? words.findIndex(
          (_, index) =>
            index > 3 &&
            /^(?:it|them)$/i.test(words[index - 1] ?? '') &&
            beginsStep(words.slice(index).join(' ')) &&
            isClause(words.slice(1, index).join(' ')),
        )
      : at;
  return end < 0
    ? text.replace(NOTHING, (said) => (said.includes('nothing') ? ', there is nothing to do' : ', '))
    : `${words.slice(0, end).join(' ')}, ${words.slice(end).join(' ')}`;
}
