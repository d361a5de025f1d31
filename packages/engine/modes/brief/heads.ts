import { readAsked } from '../generate/asked.ts';
import type { ContentType } from '../reading/content-type.ts';
import { isClause } from '../writing/splices.ts';
import { cutItems } from './cut.ts';

/** "2.11.0 changelog -> release notes please, for customers:": what there is, and what is to become of it. */
const BECOMES = /^([^\n]{3,120}?)[ \t]*(?:->|=>|→)[ \t]*([^\n]{5,160}?)(?=[:.]?[ \t]*\n)/;
/** "Write a tutorial, reader: data analysts who never used it." */
const READER = /[,.;]?[ \t]+(?:reader|audience|target group|for whom)s?:[ \t]+([^.\n]{3,100})(?=\.|\n|$)/i;
/** "Goal: load a CSV and chart it". */
const GOAL =
  /(?<=^|\n|[.;][ \t]+)(?:[-*•][ \t]+)?(?:goal|aim|task|topic|subject|title):[ \t]+([^.\n]{5,100})(?:\.(?=\s|$)|(?=\n|$))[ \t]*/i;
/** "Turn these macros into an FAQ for the card": what becomes of the material. */
const TURNED =
  /^(?:please )?(?:turn|make|convert|rewrite|transform) (?:these|this|the|my|our|those) [^.\n:]{3,60}? (?:in)?to (?=(?:an? |the )?(?:[\w-]+ ){0,2}(?:faq|page|guide|runbook|readme|how-?to|policy|tutorial|reference|docs?|article)\b[^.\n]* (?:for|on|about) )/i;
/** "How we handle refunds - internal page for the shop team": what kind of page it is says nothing. */
const INTERNAL =
  /^((?:how|what|when|where|why)\b[^\n.:]{3,80}?) [-–—] (?:(?:an? |our |the )?(?:internal|short|quick|team|wiki|help|intranet) )+(?:page|doc|note|guide|article)(?= for |[ \t]*(?:\n|$))/i;
/** "FAQ from the mails we got about the book club". */
const FROM_MATERIAL =
  /^((?:(?:please|write|make|create|draft) )*(?:an? |the )?(?:faq|page|guide|runbook|article)) from (?:the|our|these|my) [^.\n:]{3,40}? (?:about|on|for) (?=\S)/i;
/** "Help page: the printer doesn't print". */
const PAGE =
  /^(?:(?:help|support|wiki|internal|kb|knowledge[- ]base|docs?) )?(?:page|article|doc|entry)(?: (?:on|about))?:[ \t]+(?=\S)/i;
/** 'README for internal repo "mailer" (Python service, sends invoices)'. */
const GLOSSED =
  /^((?:[\w-]+ ){0,3}read-?me for )(?:(?:the|our|my|an?) )?(?:(?:internal|public|private|small|new) )*(?:(?:repo(?:sitory)?|service|tool|library|package|project|cli|app) )?["“`]?([\w./@-]+)["”`]?[ \t]+\(([^()\n]{5,140})\)/i;

/** "Meeting notes 4 May, new expense process (Tina, Raj)": what was talked about. */
const HELD =
  /^(?:(?:team|weekly|project|design|planning) )?(?:meeting|call|sync)(?: notes| minutes)?(?: (?:of|from|on))? [^,:–—\n]{0,30}?(?:[,:]| [-–—]) (?=\p{L})([^()\n]{5,80}?)(?: \([^()\n]*\))?[ \t]*\n/iu;
const ASKS_AT_END =
  /\n[^\n]*\b(?:turn|make|write|convert)\b(?: (?:this|it|that|these))?(?: up)?(?: (?:into|as|to))?(?: (?:an?|the))? ([^\n.]{0,40}\b(?:page|doc\w*|policy|faq|how-?to|guide|runbook)\b[^\n.]{0,40})[.!]?\s*$/i;

/** A prompt whose first words say in one of the usual forms what is asked for and what it is about. */
export function plainHead(text: string, type: ContentType | undefined): string {
  const asked = text
    .replace(INTERNAL, '$1')
    .replace(TURNED, 'Write ')
    .replace(FROM_MATERIAL, '$1 about ')
    .replace(BECOMES, (whole, matter: string, wanted: string) => {
      const { asks, kind, subject } = readAsked(wanted.replace(/,.*$/, ''));
      if (!asks && kind === undefined) return whole;
      const about = matter.replace(
        /^(?:(?:my|our|raw|rough) )?(?:notes?|minutes|changelog|dump)(?: (?:of|from|for))? | (?:notes?|changelog|dump|commits?)$/gi,
        '',
      );
      return subject === '' && kind !== undefined
        ? wanted.replace(/^([^,]*?)(?: (?:please|pls))?(?=,|$)/, `$1 for ${about}`)
        : wanted;
    })
    .replace(
      GLOSSED,
      (_, request: string, name: string, gloss: string) => `${request}${name} - ${glossOf(gloss)}`,
    )
    .replace(PAGE, (label) => (type === undefined ? label : `${type.replace(/-/g, ' ')} page: `));
  const [held = '', topic = ''] = HELD.exec(asked) ?? [];
  const [request = '', page = ''] = held === '' ? [] : (ASKS_AT_END.exec(asked) ?? []);
  if (page !== '')
    return `Write a ${page.replace(/\b(how-?to|guide|page)\/(?:faqs?|how-?to|guide)\b/i, '$1')}: ${topic}.\n${asked.slice(held.length, asked.length - request.length)}`;
  const [first = ''] = /^[^\n]*/.exec(asked) ?? [];
  const [head = ''] = /^[^.,:;\n]*/.exec(first) ?? [];
  const notes = PAGE_FOR.test(head) ? notesIn(asked.slice(head.length)) : undefined;
  if (notes) return `${head}:\n${notes}`;
  const { kind, subject } = readAsked(head);
  if (kind === undefined || subject !== '') return asked;
  const [said = '', readers = ''] = READER.exec(asked) ?? [];
  const rest = (said === '' ? asked : asked.replace(said, '')).slice(head.length);
  const [named = '', goal = ''] = GOAL.exec(rest) ?? [];
  // What stands behind the colon, in the first line, is what it is about.
  const isTold = /^[^\n.]*: ?[^\s]/.test(rest.replace(named, ''));
  const opened = `${head}${readers === '' ? '' : ` for ${readers}`}`;
  if (goal === '' || isTold) return said === '' ? asked : opened + rest;
  return `${opened}: ${goal}.\n${rest.replace(named, '').replace(/^[.,;:]\s*/, '')}`;
}

/** A page of which only its readers are said. */
const PAGE_FOR =
  /^(?:(?:please|write|make|create|draft|prepare|(?:i|we) need|need) )*(?:an? |the |our |some )?(?:[\w-]+ ){0,2}(?:guide|page|docs?|handout|handbook|leaflet|info(?:rmation)?|sheet|instructions|manual|article) for (?!\w+ing\b)(?=[\w -]*$)(?:[\w-]+ ){0,7}[\w-]+s\b/i;
/** Fewest things in one line that are told of no subject. */
const FEWEST_NOTES = 3;

/** ": shifts are 3 hours, wear closed shoes, no phones": a list, where no page is about all of it. */
function notesIn(rest: string): string | undefined {
  const [whole = '', told = ''] = /^:[ \t]+([^\n]*[^\n.])\.?(?=\n|$)/.exec(rest) ?? [];
  const items = /[.!?;] /.test(told) ? [] : cutItems(told);
  return items.length >= FEWEST_NOTES && items.some(isClause)
    ? items.map((item) => `- ${item}`).join('\n') + rest.slice(whole.length)
    : undefined;
}

/** "Python service, sends invoices by mail" as "a Python service that sends invoices by mail". */
function glossOf(said: string): string {
  return said
    .replace(/^(?:an? )?([^,]{3,60}), (?=\p{Ll}+s )/u, 'a $1 that ')
    .replace(/^a (?=[aeiou])/i, 'an ')
    .replace(/\bpython\b/g, 'Python');
}
