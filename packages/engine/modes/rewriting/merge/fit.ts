import { hasFiniteVerb } from '../../simplify/clauses.ts';
import { IMPERATIVE } from '../../generate/signs.ts';
import type { Incoming } from './incoming.ts';
import { TO_WRITER } from './instructions.ts';

/** "Add a row: …", "Insert a note that …": what writers are to do with the text. */
const ORDERS_TEXT =
  /^(?:please |also )*(?:add|insert|put in|include|append|write|create|make) (?:an?|another|one more|the following|this|these|new)(?: (?:new|short|small|further|more|extra))? (?:rows?|lines?|sections?|paragraphs?|notes?|sentences?|columns?|entry|entries|bullets?|items?|remarks?|hints?|warnings?|headings?|chapters?|questions?)(?::| (?:that|saying|about|on|to the (?:table|list|section|faq|page|document))\b)/i;
/** "Interns may not." */
const BARE_MODAL =
  /^(?![YyNn](?:es|o)\b)[^.!?;:]{2,60} (?:can|may|must|should|will|would|could|do|does|did|is|are|was|were|has|have|need)(?:n['’]t|not| not)?[.!]?$/;
const OF_DOCUMENT = String.raw`\b(?:faqs?|docs?|document|documentation|(?:this|the|our) (?:page|guide|text|section|article|manual|handbook|readme|wiki))`;
/** "… because the FAQ is outdated": on the text, or why it changes. */
const REMARK = new RegExp(
  String.raw`${OF_DOCUMENT} (?:is|are|was|were|has been|seems?|looks?)(?: \p{Ll}+)? (?:outdated|out[- ]of[- ]date|wrong|stale|incomplete|misleading|confusing|obsolete|incorrect|unclear)\b|^(?:we|i|support) (?:just |have |keep |still |also )?(?:got|had|received|gotten|get|getting)(?: \S+){1,3}? (?:tickets|complaints|questions|calls|e?mails)\b|\b(?:people|users|customers|readers|everyone|they) (?:keep|kept) (?:asking|complaining)\b`,
  'iu',
);

/** "Dropped support for Python 3.8": a participle, and nobody who did it; "Deleted projects can be restored" is whole. */
function lacksSubject(text: string): boolean {
  const [, rest] = /^\p{L}+ed (.+)$/su.exec(text) ?? [];
  const [own = ''] =
    rest?.split(/[:;,.(]\s|\s\(|\b(?:that|which|so|when|if|where|because|until|while)\b/i) ?? [];
  return rest !== undefined && !hasFiniteVerb(own.replace(/^(?:support|use|access|limit)\b/i, ''));
}

/** "New plan Solo: $5, 10 projects": what can't stand as a sentence, nor as an item of a list of such. */
export const isNoSentence = ({ text, kind }: Incoming): boolean =>
  kind !== 'block' &&
  (TO_WRITER.test(text) ||
    ORDERS_TEXT.test(text) ||
    BARE_MODAL.test(text) ||
    REMARK.test(text) ||
    lacksSubject(text) ||
    /^(?:new|also):? \p{L}+[ :]/iu.test(text) ||
    (!hasFiniteVerb(text) &&
      (/^(?!No \p{Ll})[^.!?]*$/u.test(text) || /^(?:up to|at least|at most|max|min)\b/i.test(text)) &&
      !/^[^:]{2,40}: [^,]+, /.test(text) &&
      !text.split(/[,:;] /).some((clause) => IMPERATIVE.test(clause))));
