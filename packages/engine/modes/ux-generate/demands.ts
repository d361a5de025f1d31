import { articleFor } from '../../checks/article.ts';

/** People choose these; they enter others. */
const CHOSEN =
  /\b(?:date|time|country|language|time ?zone|category|topic|type|role|size|colou?r|priority|department|reason|plan|currency|option|team|region|photo|picture|avatar|file|attachment|screenshot|image|logo)s?$/i;
/** What is the person's own. */
const OWN =
  /^(?:first|last|full|middle) name$|^(?:name|surname|address|street|city|postal code|zip code|postcode|username|current password|company|job title|phone|birthday)$/i;
/** A label that asks: "when was it lost". */
export const QUESTION =
  /^(?:when|where|what|why|how|who|which|was|is|are|did|do|does|have|has) (?:\p{L}+ )+\p{L}+\??$/iu;

/** What is asked for where it is missing: "Enter your name.", "Choose a date." */
export function demand(said: string): string {
  if (QUESTION.test(said)) return 'Answer this question.';
  const name = lower(said).replace(/^(?:your|their) | upload$/g, '');
  const verb = CHOSEN.test(name) ? 'Choose' : 'Enter';
  const before = OWN.test(name)
    ? 'your '
    : /[^s]s$|\bpeople$/i.test(name) || /\b(?:of|and)\b/.test(name)
      ? 'the '
      : `${articleFor(name) ?? 'a'} `;
  return `${verb} ${before}${name}.`;
}

/** Without its capital, unless that is of a name. */
export function lower(said: string): string {
  return /^\p{Lu}\p{Ll}/u.test(said) ? said.slice(0, 1).toLowerCase() + said.slice(1) : said;
}
