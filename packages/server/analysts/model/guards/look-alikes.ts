/** Words of Latin letters with Cyrillic or Greek ones that look like them. */
const MIXED = /\p{sc=Latin}[аеорсухіјѕԁһΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]|[аеорсухіјѕԁһΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]\p{sc=Latin}/u;
/** A text in another script, which has words of its own, joins them to Latin ones in good faith. */
const OTHER_SCRIPT = /(?<!\p{L})[\p{sc=Cyrillic}\p{sc=Greek}]{4,}(?!\p{L})/u;

/** Whether a text has letters that only look like those of its words, and nobody sent such: nobody finds the words again. */
export function hasLookAlikes(text: string, known: string): boolean {
  return MIXED.test(text) && !OTHER_SCRIPT.test(text) && !MIXED.test(known);
}
