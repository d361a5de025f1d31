import type { Block, SourceDocument } from '../../document/types.ts';
import { IMPERATIVE } from '../generate/signs.ts';
import { readable } from '../reading/readable.ts';
import { overlap, withFollowUp } from '../reading/salience.ts';
import type { Statement } from '../reading/statements.ts';
import { stem } from '../reading/words.ts';
import { capitalized, capitalizedWord } from '../writing/capitals.ts';
import { isInterface } from './interfaces.ts';

const WARNINGS = 8;
/** Items with more words are told sentence by sentence. */
const LONG_ITEM = 45;
const WARNING_BLOCK = /^(?:(?:\[!)?(?:warning|caution|danger|important)\]?\b|⚠)/i;
const WARNING_SENTENCE =
  /^(?:warning|caution|danger|breaking(?: change)?):|^(?:please )?(?:never|do not|don(?:'|’)t|avoid)\b|^(?:make (?:a )?backup|back up)\b|^(?:switch off|turn off|unplug|disconnect|power off|shut down)\b[^.]* before you\b|^(?:please )?(?:send|save|export|copy|note|finish|close|download|write down|test)\b[^.]* before you (?:update|upgrade|install|remove|delete|migrate|reset|start)\b|\b(?:cannot|can['’]t) (?:(?:bring|get) (?:it|them)|go) back\b|\bno way (?:back\b|to (?:restore|undo|recover|revert|go back))|\bstops? working (?:with|after|on|from|in) |^deprecated:|[,;:] (?:(?:so|and|but|therefore) )?(?:please )?(?:do not|don(?:'|’)t)\b|[,;] (?:so|therefore) never\b|\b(?:(?:must|should) not|(?:shouldn|mustn)(?:'|’)t|never be|never (?:use|store|share|commit|expose|run)|irreversibl[ey]|permanently|(?:is|are) deprecated|data loss|(?:(?:is|are|be|gets?) (?:lost|overwritten|erased|wiped|destroyed))|not recommended|insecure|(?:is|are|becomes?|makes? [^.]{1,40}) vulnerable|not guaranteed|silently (?:los|drop|ignor|overwrit|fail|discard)\w+|will (?:stop working|be removed|no longer)|breaking changes?|security risk|at your own risk|or you (?:can|may|could|will|risk)|(?:can|will|could|may) (?:damage|destroy|corrupt|short|brick|injure|harm|erase|wipe)|short out the|no longer (?:supported|available)|be (?:very )?(?:careful|cautious)|(?:do not|don(?:'|’)t) recommend|(?:cannot|can(?:'|’)t) be (?:undone|recovered|restored|reversed|changed(?! (?:through|via|by|in|from|with|yet))|read again|shown again)|shown only once)\b/i;
/** "This erases your contacts.", "You lose any changes."; "if you lose your key" is no loss of the reader's doing. */
const LOSES =
  /(?<!\b(?:if|when|unless|once|before|case) (?:you |they )?)\blose (?:data|your|all|any|every|everything|unsaved|the (?:data|changes|work|credit|deposit|place))\b|\b(?:erases|wipes|overwrites|deletes|clears) (?:your|everything|(?:all|the|its|their) (?:\p{L}+ )?(?:data|contacts?|messages?|photos?|settings?|files?|volumes?|changes|backups?|passwords?|history|memory|disk|drive))\b/iu;
/** What is lost or refused, whatever the reader would expect: "Drafts are not kept.", "Sale items cannot be returned." */
const REFUSED =
  /\b(?:is|are) (?:not (?:allowed|permitted)|prohibited|forbidden)\b|\b(?:is|are|will be) (?:not|never) (?:kept|collected|saved|refunded|refundable|returnable|exchangeable|transferable|recoverable|restored|guaranteed|insured)\b|\b(?:cannot|can['’]t|can not|may not) be (?:returned|refunded|exchanged|cancelled|canceled|transferred|recovered|restored|used again)\b|\bno refunds\b|\bbecomes? (?:invalid|void)\b|\b(?:damages|destroys|voids) (?:the|your)\b|\bdo(?:es)? not guarantee\b|\bmay not (?!be\b)\p{Ll}+ (?:in|at|on|the|any)\b/iu;
/** What opens a box that warns, right above its text, in AsciiDoc, reStructuredText and the dialects of Markdown. */
const BOX =
  /(?:^|\n)(?:\[(?:WARNING|CAUTION|IMPORTANT|DANGER)\][ \t]*\n={4,}[ \t]*\n|(?:WARNING|CAUTION|IMPORTANT): |[ \t]*\.\. (?:warning|caution|danger|important|attention)::[ \t]*(?:\n\s*)?|[ \t]*(?:!!!|\?{3}\+?|:::)[ ]?(?:warning|danger|caution|important)[^\n]*\n\s*)$/;
const LONGEST_BOX = 120;
/** All that stands under it warns. */
const BREAKING = /^(?:\W*)breaking changes?\b/i;
/** All orders that stand under it do. */
const SAFETY = /\b(?:safety|warnings?|cautions?|precautions?|hazards?)\b/i;
/** "Don'ts": all items that forbid. */
const FORBIDDEN = /\bdon['’]?t['’]?s\b|^(?:what )?not to do$|^never$/i;
const ORDERS =
  /^(?:always|never|do not|don['’]t|keep|ensure|make sure|wear|use|avoid|disconnect|unplug|allow|turn|switch)\b/i;
/** A warning speaks of harm or forbids; "you do not need to" does neither. */
const HARMLESS =
  /\b(?:no|zero|without|not (?:make|be|introduce) an?) breaking changes?\b|\b(?:has|have) been (?:corrected|fixed|mended)\b|^an? [^,.]{3,80} (?:is|are) deprecated\b|\b(?:that|which) (?:should|must)(?: not|n['’]t)\b|\b(?:do not|don(?:'|’)t) (?:need|have to|want|require|worry|matter|care|mean|hesitate|be (?:afraid|shy)|panic)\b|\b(?:should|must)(?: not|n['’]t) (?:affect|be a problem|be painful|need|take|hurt)\b|\b(?:should|must) not (?:matter|be (?:required|necessary|needed|trivial|mandatory|a problem))\b|\b(?:nothing|none|no \p{L}+) (?:is|are|was|were|gets?|will be) (?:lost|overwritten|erased|wiped|destroyed)\b/iu;
export const ADMONITION_WORD =
  /^(?:(?:warning|caution|danger|important|notice|note|hint|attention)\b[:!]?\s*)+/i;

/** "**Backup:** a copy for when …", "Class 4 laser means a laser that can injure eyes": what a term means. */
const MEANS =
  /^(?:\*\*[^*]+:\*\* (?:an?|how|where|what)|(?!warning|caution|danger|important)\p{L}[\p{L} -]{1,30}: an?|(?:an? )?\p{L}[\p{L}\d -]{1,30} (?:means|refers to|is defined as))\b/iu;

/** Told to do in a list of such. */
export const ORDERED = new RegExp(
  `${IMPERATIVE.source}|^(?:check|confirm|verify|make sure|ensure|ask|tell|review)\\b`,
  'i',
);
export const FORBIDS = /^(?:never|do not|don['’]t|avoid)\b/i;
/** What a text warns of, in its words: boxes first, then what forbids or speaks of harm. */
export function readWarnings(document: SourceDocument, statements: readonly Statement[]): string[] {
  const admonitions = document.blocks.filter(
    (block) =>
      (block.quoted && WARNING_BLOCK.test(sourceBefore(document, block))) ||
      document.text.startsWith('!> ', block.start) ||
      BOX.test(document.text.slice(Math.max(0, block.start - LONGEST_BOX), block.start)),
  );
  const marked = admonitions.map((block) => readable(document, block).replace(ADMONITION_WORD, ''));
  const breaking = statements
    .filter(
      ({ section, text }) =>
        BREAKING.test(section.title) || (SAFETY.test(section.title) && ORDERS.test(text)),
    )
    .map(({ text, block }) =>
      block.list && block.words.length <= LONG_ITEM ? readable(document, block) : text,
    );
  const losing = new Set(document.blocks.filter(({ prose }) => LOSES.test(prose)));
  const said = statements
    .filter(
      ({ text, fragment, ...place }) =>
        (WARNING_SENTENCE.test(text) ||
          REFUSED.test(text) ||
          (losing.has(place.block) && LOSES.test(withFollowUp(document, { text, ...place })))) &&
        !HARMLESS.test(text) &&
        (!fragment || ADMONITION_WORD.test(text)) &&
        // "**Backup:** A copy for when data is lost": what a term means.
        !MEANS.test(text),
    )
    .map((statement) => {
      const text = withReason(document, statement).replace(ADMONITION_WORD, '');
      // "Never call it twice" under the heading of a function.
      return isInterface(statement.section.title)
        ? `\`${statement.section.title}\`: ${capitalized(text)}`
        : text;
    });
  const forbidden = [...new Set(statements.map(({ section }) => section))]
    .filter(({ title }) => FORBIDDEN.test(title))
    .flatMap(({ blocks }) => blocks.filter(({ list }) => list?.leads))
    .map((block) => readable(document, block))
    .filter((text) => FORBIDS.test(text));
  const found: string[] = [];
  for (const text of [...marked, ...breaking, ...forbidden, ...said].map(capitalizedWord)) {
    if (text.split(' ').length < 4 || found.some((other) => overlap(other, text) > 0.7)) continue;
    found.push(text);
  }
  return found.slice(0, WARNINGS);
}

/** A warning with what follows: the sentence that ends its paragraph says why. */
function withReason(document: SourceDocument, statement: Statement): string {
  const { block, at, text } = statement;
  const told = withFollowUp(document, statement);
  const last = block.sentences.at(-1);
  if (told !== text || !last || block.sentences.at(-2)?.start !== at) return told;
  const reason = readable(document, block, last);
  return (FORBIDS.test(text) || SAVES.test(text)) &&
    /[.!]$/.test(reason) &&
    !ORDERED.test(reason) &&
    (SAYS_WHY.test(reason) || sharesWord(text, reason)) &&
    last.words.length <= LONG_REASON
    ? `${text} ${reason}`
    : text;
}

/** Whether two sentences have a word in common, but for small ones. */
function sharesWord(one: string, other: string): boolean {
  const keys = (text: string): readonly string[] => (text.match(/\p{L}{4,}/gu) ?? []).map(stem);
  const known = new Set(keys(one));
  return keys(other).some((key) => known.has(key));
}

const LONG_REASON = 24;
/** What goes on about the sentence before it; anything else must speak of the same thing. */
const SAYS_WHY = /^(?:the|you|it|this|that|they|these|otherwise|doing (?:so|that)|if you do|or else)\b/i;
const SAVES = /^(?:make (?:a )?backup|back up)\b/i;

/** What an admonition's first line says before its text: `> [!WARNING]`, `:::warning`, `> **Warning**`. */
function sourceBefore({ text }: SourceDocument, { start }: Block): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const previous = text.slice(text.lastIndexOf('\n', lineStart - 2) + 1, lineStart);
  const own = text.slice(lineStart, start + 40).replace(/^[\s>*_:/!?]+/, '');
  const above = previous.replace(/^[\s>*_:/!?]+/, '');
  return WARNING_BLOCK.test(own) ? own : above;
}
