import { readCircumstances } from './circumstances.ts';
import { PLACE_LIST } from './places.ts';
import { QUOTED } from './rule-text.ts';

/** What may follow the words that a rule names without making it conditional. */
const HARMLESS = new RegExp(
  String.raw`^\s*(?:$|[.,;:!?)—–-](?!\s*(?:unless|except|when|if|only)\b)|(?:when|where|wherever|whenever) possible\b|(?:because|since|as (?:it|they|this|these)|which|so that|to (?:keep|stay|be consistent|sound|avoid)|for (?:consistency|clarity|brevity)|it|they|this|these|anywhere|everywhere|at all|ever|instead|please|too|here|throughout|consistently|always)\b|in (?:all |any |our |the |your )*(?:them|it|these|docs?|documentation|documents?|text|texts|copy|content|writing|prose|ui|guides?|pages?|articles?|instructions?|manuals?|sentences?)\s*(?:$|[.,;:!])|(?:and|or|but) (?!if|when|unless)(?:similar|other|related|the like|don't|do not|avoid|never|use|write|keep|prefer)|\()`,
);
const IN_PLACE = new RegExp(String.raw`^,? ?(?:in|for|within|inside|on|from|of) ${PLACE_LIST}`, 'u');
const REMARK = /^\s*\([^()]*\)/;
const KIND = /^\s*(?:words?|phrases?|terms?)\b/;

/** Whether what follows the words that a rule names leaves the rule as it is. */
export function isHarmless(rest: string): boolean {
  const text = rest.replace(REMARK, '').replace(KIND, '').replace(IN_PLACE, '');
  return HARMLESS.test(text) && !hasException(text);
}

/** Whether a sentence makes an exception that a list of words can't say. */
function hasException(sentence: string): boolean {
  const words = sentence.replace(new RegExp(QUOTED, 'g'), 'x');
  return /\b(?:unless|except|excluding|only (?:when|if|for|in|as)|when (?:it|you|the|a|an|referring|describing|talking|speaking|used|meaning)|if (?:it|the|a|an|they)|as an? (?:(?:[a-z-]+ )?(?:verb|noun|adjective|adverb|pronoun|preposition|conjunction|greeting|interjection|singular|plural))|to mean|in the sense|on (?:its|their) own|at the (?:start|beginning|end)|more than (?:once|twice)|too (?:often|much|many)|sparingly|overuse)\b/.test(
    words,
  );
}

const CASES =
  /(?<![A-Za-zÀ-ž'-])(?:unless|except|excluding|apart from|other than|only (?:when|if|for|in|as|to|where|after|before)|when(?! (?:people|readers|users|someone|customers|translators)\b)|whenever|if(?! (?:people|readers|users|someone)\b)|where|depending|provided|as long as|outside|reserved?|sparingly|in moderation|(?:too|so) (?:often|many|much)|overuse[ds]?|to mean|as an? (?:verb|noun|adjective|adverb)|(?<=\b(?:don't|do not|never|avoid)\b[^.;]{0,80})as an? [a-z-]+ pronoun|in the sense)(?![A-Za-zÀ-ž'-])/iu;
/** Openings and ends that name no case: what the sentence is about anyhow. */
const OPENING =
  /\b(?:is|are) where .*$|^(?:when|whenever|where|wherever|if)\b[^,]*, |\bwhen (?:describing|explaining|stating|saying|telling|writing) (?:what|how)\b.*$|\bwhere (?:it|they|you|we)\b.*$/i;

/** Whether a clause holds in some cases only, beside its places, reasons and opening. */
export function isConditional(clause: string): boolean {
  return CASES.test(readCircumstances(clause).text.replace(/⟦\d+⟧/g, 'x').replace(OPENING, ''));
}

/** Kinds of texts that no check tells from others. */
const TEXTS =
  /(?<![A-Za-zÀ-ž'-])(?:in|for|on|within) (?:(?:the|an?|our|your|all|any) )*(?:error messages?|tutorials?|release notes?|(?:api )?references?(?: [A-Za-zÀ-ž]+)?|marketing(?: [A-Za-zÀ-ž]+)?|blogs?(?: posts?)?|legal [A-Za-zÀ-ž]+|introductions?|conclusions?|summaries|quickstarts?|changelogs?|(?:code |commit )?comments?|commit messages?|docstrings?|emails?|newsletters?|captions?|buttons?|labels?|menus?|dialogs?|(?:ui|interface) (?:text|copy)|the ui)(?![A-Za-zÀ-ž'-])/iu;

/** Whether a clause speaks of a kind of text that no check tells from others. */
export const hasPlace = (clause: string): boolean => TEXTS.test(clause);
