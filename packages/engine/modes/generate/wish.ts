import { oneLine } from '../report/quote.ts';
import { isPeople } from './request.ts';
import { pluralOf } from '../../spelling/inflect.ts';

const REQUEST =
  /^(?:please\s+)?(?:(?:can|could|would) you\s+)?(?:please\s+)?(?:(?:i|we)(?:['’]d| would)? (?:need|want|like|have|must|should)(?: you)?(?: to (?:have|get|write|create|do|prepare|make|draft|document))?|write|create|generate|draft|produce|prepare|put together|make|give me|document|turn|help me (?:write|document)|compose|build)(?: up)?(?: (?:these|this|my|the) (?:notes|facts|bullets)(?: (?:in)?to)?)?\s+(?:(?:me|us)\s+)?/i;
/** A longer first sentence is matter, and no request; in UTF-16 code units. */
const LONGEST = 2000;

/** "Explain to our support staff what a webhook is", "We want to tell our customers how to switch": whom it is for. */
const TELLS =
  /(?<verb>\bexplain) (?:to )?(?:our |the |my )?(?<explained>(?!how\b|what\b|why\b)(?:[\w-]+ ){0,2}[\w-]+)(?= (?:what|how|why|when)\b)|\b(?:tell|teach|show|help) (?:our |the |my )?(?<taught>(?:[\w-]+ ){0,2}[a-z]+s)(?= how\b)/i;

/** What a request says of the material below it: "from this incident chat", "for this call", "based on the notes below". */
const FROM_MATERIAL =
  /(?:^|\s+)(?:(?:from|based on|using|out of|with|for|on)\s+(?:(?:this|these|the following|my)\s+|(?:the|our)\s+(?=.*\b(?:below|above|attached)\b))|from\s+(?:the |our |an? )?(?=(?:[\w-]+ )?(?:chat|log|transcript|notes|commits?|tickets?|thread)\b))(?:[\w-]+ ){0,3}?(?:chat|log|transcript|notes|commits?|tickets?|messages?|package(?:\.json)?|call|curl(?: command)?|request|thread|conversation|e-?mails?|facts|material|diff|paragraph|text|bullets|json|minutes|list)(?: (?:log|history))?(?: below| above| here)?(?=\s*(?:[,(.:!]|$|\bpls\b|\bplease\b))/i;

/** "We got these messages about the download, make a troubleshooting page for customers." */
const GIVEN =
  /^(?:(?:we|i|customers|people|users|everyone|colleagues|they) |here (?:are|is|come)|(?:these|those|below|following) (?:are|is))\b[^.:]*?\b(?:about|on|for|from) (?<topic>[^,.:]+)[,.;]\s*(?:so |please |can you |could you )*(?:make|write|create|build|turn (?:it|them|this) into)\s+(?:an?\s+)?(?<kind>[^.:]+?)(?:\s+(?:out of|from|with|of) (?:this|these|it|them|that))?$/i;

/** "New people keep asking how to get set up, write something for them." */
const ASKED =
  /^(?!how\b)[^,.:]*\b(?:ask(?:s|ing|ed)?|wonder(?:s|ing)?|struggl(?:e|es|ing) with|want(?:s)? to know|do(?:es)?n['’]t know|forget(?:s|ting)?) (?:us |me )?(?<topic>how to [^,.:]+)[,.;]\s*(?:so |please |can you |could you )*(?:make|write|create|build|draft)\s+(?:me |us |up )?(?:something|sth|an? (?:page|guide|doc|document|article|how-to|text))\b[^.:]*$/i;

const KINDS =
  'release notes|change ?log|faq|readme|run ?book|play ?book|adr|how-?to|tutorial|quick ?start|troubleshooting(?: (?:page|guide))?|migration guide|policy|post-?mortem|concept(?: page)?';
/** "runbook certificate renewal": the kind, and right behind it the topic. */
const KIND_FIRST = new RegExp(
  `^((?:an? |the )?(?:runbook|tutorial|how-?to|faq|adr|concept page|troubleshooting)) (?=(?!for|about|on|of|to|in|with|from|that|which|when|how|what|guide|page|doc|document|article|entry|section|template|and|the|a)[a-z][\\w-]+ [a-z])`,
  'i',
);
const COMMA_KIND = new RegExp(`^(?:an? |the )?(${KINDS}),\\s+(?:for )?(?!for\\b|please\\b)(.+)$`, 'i');
const KIND_LAST = new RegExp(
  `^(?!.*\\b(?:for|about|on|of|to) )(?:an? |the )?(\\S.*?)\\s+(${KINDS})(\\s+\\([^()]*\\))$`,
  'i',
);

/** "The security section of our API docs, kind of a how-to for …": what it is in the end. */
const RATHER =
  /^[^,]+,\s+(?:(?:it['’]s|so|but) )?(?:kind of|sort of|basically|more like|rather|ideally|as|like) (?=an? (?:[\w-]+ ){0,2}(?:how-?to|guide|tutorial|runbook|reference|faq|page|overview|quick ?start|policy|adr)\b)/i;
/** "… and I'm out of time": why it is asked for. */
const EXCUSE =
  /,?\s+(?:and|but|because|since|as) (?:i|we|it|there|they|people|nobody|everyone)(?:['’](?:m|re|s|ve|ll)\b| (?:am|are|is|have|has|need|keep|don['’]t|can['’]t)\b).*$/i;
/** "API docs needed", "Release notes please, version 5.3". */
const WANTED =
  /,?\s+\b(?:pls|please|needed|wanted|required)\b(?=[,.]|$| (?:for|on|about)\b)|^(?:pls|please),?\s+/gi;
/** Where the page is going to stand: "a page for the help center". */
const DESTINATION =
  /(?<before>^.+)\s+(?:for|in|on) (?:our|the|my) (?:[\w-]+ ){0,2}(?:docs|documentation|wiki|help cent(?:er|re)|handbook|knowledge base|website|intranet|portal|(?:user )?manual)(?=$| (?:on|about) )/i;

/** "Release notes, Kassa 3.14", "certificate expiry runbook (prod)" with the kind of document first, and the topic behind "for". */
function inUsualOrder(wish: string): string {
  return wish
    .replace(
      /,?\s*\b(?:what to (?:check|do)(?: (?:then|next|first))?|(?:what|how|when) and (?:why|how|when))$/i,
      '',
    )
    .replace(/\s*:$/, '')
    .replace(RATHER, '')
    .replace(EXCUSE, '')
    .replace(WANTED, '')
    .replace(DESTINATION, '$<before>')
    .replace(/\b(what|why|how|where|when)['’]s\b/gi, '$1 is')
    .replace(
      /^(?:an? |the )?onboarding(?: (?:guide|page|docs?|document|checklist|plan|notes))? for /i,
      'guide about onboarding for ',
    )
    .replace(
      /^((?:migration|upgrad\w+)(?: guide| notes)?)(?: (?:for|on) (.+?))?:? (?:from )?(v?\d[\d.x]*) (?:->|=>|→|to) (v?\d[\d.x]*)(?: (?:of|for) (.+))?$/i,
      (_, kind: string, before = '', old: string, now: string, after = '') =>
        `${kind} from ${old} to ${now}${before || after ? ` ${isPeople(before) ? 'for' : 'of'} ${before || after}` : ''}`,
    )
    .replace(/^troubleshoot(?:ing)? (?=(?:the|our|an?|my) )/i, 'troubleshooting for ')
    .replace(KIND_FIRST, '$1 on ')
    .replace(COMMA_KIND, '$1 for $2')
    .replace(KIND_LAST, '$2 for $1$3');
}

/** A request without what it says of the material below it. */
function withoutMaterial(wish: string): string {
  return inUsualOrder(wish)
    .replace(FROM_MATERIAL, '')
    .replace(/\bhow (?:our|the) (?=[\w-]+s (?:\w+ )?works?$|(?:[\w-]+ )?[\w-]+s work\b)/i, 'how ')
    .replace(ASKED, 'how-to: $<topic>')
    .replace(GIVEN, (...match) => {
      const { kind = '', topic = '' } = match.at(-1) as Readonly<Record<string, string>>;
      return `${kind.replace(/(?= for |$)/, ` on ${topic}`)}`;
    })
    .replace(
      /^(?:explain\s+|concept(?: page)? (?:on|about) )?what (?:(?:is|are) (?<asked>[^,.]{2,60}?)(?: and (?:when|why|how) [^,.]+)?$|(?<topic>[^,.]{2,60}?) (?:is|are)(?= in | for |,|$))/i,
      (...match) => conceptOf(match.at(-1) as { asked?: string; topic?: string }),
    );
}

const conceptOf = ({ asked = '', topic = asked }: { asked?: string; topic?: string }): string =>
  `concept page on ${inGeneral(topic)}`;

/** "a feature flag" as "feature flags": what a page explains it explains of all. */
function inGeneral(topic: string): string {
  const [, before = '', noun = ''] = /^an?\s+((?:[\w-]+ )*?)([\w-]+)$/i.exec(topic) ?? [];
  const plural = noun && pluralOf(noun.toLowerCase());
  return plural ? before + plural : topic;
}

/** What a request asks for, without the words of asking, and to whom it says that something is to be told; empty where it doesn't. */
export function readWish(request: string): { readonly asked: string; readonly told: string } {
  const line = oneLine(request);
  const { explained = '', taught = explained } = TELLS.exec(line)?.groups ?? {};
  const wish = line
    .replace(TELLS, '$<verb>')
    .replace(REQUEST, '')
    .replace(/[.!?:]+$/, '');
  return { asked: wish.length > LONGEST ? wish : withoutMaterial(wish), told: taught };
}
