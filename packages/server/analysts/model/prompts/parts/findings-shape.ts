/** The answer of every mode that finds problems: `modelAnswerSchema`, in words. */
export const FINDINGS_SHAPE = `One JSON object and nothing else: {"findings": [{"quote", "suggestion", "reason", "severity", "rule"}]}, every field in every finding, no other field, no comment, no Markdown around it.
- quote: the shortest run of words that shows the problem, copied from the input character by character, Markdown signs included; one place, never two joined, never "...". Long enough to be found in only one place where the same words stand elsewhere.
- suggestion: the text that replaces exactly the quote, so that the sentence around it stays whole; null where only a person who knows the product can decide. It changes no code, link, placeholder, number or name, and holds no remark.
- reason: one or two sentences: what is wrong, and what it does to the reader.
- severity: "critical" where readers would do harm, fail or be misled; "important" where they would stumble or a rule of the house is broken; "minor" for polish.
- rule: the label of the broken house rule, as it stands in the house style; else the problem in two to four words.
Gravest first, at most 40, no two on the same words. The answer to a sound input is {"findings": []}: report nothing only to have something to report.`;
