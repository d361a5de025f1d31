const ACRONYMS = String.raw`(?:(?:an? |the |well-known |common |established )*(?:acronym|abbreviation|initialism)s?)`;
const NAMES = String.raw`(?:(?:product|proper|brand|company|trade|personal|feature)? ?(?:names?|nouns?)|trademarks|brands|products)`;
const CODE = '(?:code|constants?|keywords?|commands?|environment variables?|identifiers?)';
const SMALL_WORDS = String.raw`(?:(?:short |minor |small |coordinating |the )*(?:articles?|prepositions?|conjunctions?|words?))`;
const MEASURES = String.raw`(?:(?:followed by|with|before|in front of|used with|part of|for|it is|they are|it's|they're|a|an|the|in) )*(?:units?(?: of measure\w*)?|measure(?:s|ments?)?|versions?(?: numbers?)?|dates?|times?|steps?|percentages?|decimals?|money|currency|code|ranges?|tables?)`;

/** The exceptions that families make anyhow, by their ids: naming one narrows nothing. */
const MADE: Readonly<Record<string, string>> = {
  'all-caps': `${ACRONYMS}|${NAMES}|${CODE}`,
  'heading-case': `${ACRONYMS}|${NAMES}|${SMALL_WORDS}|${CODE}`,
  'acronym-definition': `(?:well-known|widely known|common|familiar|obvious|universal|everyday)(?: ones?| ${ACRONYMS})?`,
  parentheses: String.raw`(?:(?:to|for|when|where|introduc\w+|defin\w+|expand\w*|explain\w*|spell\w*|out|around|they|it|you|hold|an?|the) )*${ACRONYMS}`,
  'spell-out-numbers': MEASURES,
  slashes: String.raw`(?:file )?paths?|urls?|fractions?|dates?|${CODE}`,
  'list-punctuation': String.raw`(?:(?:the |an? )?(?:points?|items?|bullets?) )?(?:(?:has|have|is|are|contains?|runs?|to|with|longer|more|than|over) )*(?:one|two|several|multiple) (?:full |complete )?sentences?(?: long)?`,
  'heading-punctuation': 'question marks?|(?:for )?questions?',
};
const FRAME = String.raw`^(?:unless|except(?:ing|ions?)?|excluding|other than|with the exception of|apart from|aside from|but not|outside(?: of)?)[:,]?(?: (?:for|in|when|if|where|it|it's|they|they're|is|are|of|the|a|an|on|at|to))*`;

/** Code is read by none. */
export const OF_CODE = new RegExp(
  String.raw`${FRAME}(?: (?:part|inside|within|as))*(?: (?:of|a|an|the))* (?:(?:inline|source|sample|program|your|any) )*code(?: (?:blocks?|snippets?|samples?|examples?|listings?|fences?|spans?|fragments?))?(?:,? (?:and|or) (?:(?:inline|source|sample) )?(?:code|commands?|code (?:blocks?|samples?|snippets?)))?\)?[.]?$`,
  'iu',
);

/** Whether the checks of a family spare what an exception names: “except acronyms” of words in capitals. */
export function isMadeAnyhow(exception: string, families: readonly string[]): boolean {
  return (
    OF_CODE.test(exception.trim()) ||
    (families.length > 0 &&
      families.every((id) => {
        const spared = MADE[id];
        if (spared === undefined) return false;
        const one = `(?:${spared})`;
        return new RegExp(
          String.raw`${FRAME} ${one}(?:(?:,? (?:and|or) |, )${one})*(?: (?:follows?|comes? next|stands? (?:behind|next)))?\)?$`,
          'iu',
        ).test(exception.trim());
      }))
  );
}
