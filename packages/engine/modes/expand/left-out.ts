const MONTH = '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\\.?';
const DAY = '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:days?)?';
/** What happens at a time or on a day. */
const HAPPENS =
  '\\b(?:runs?|happens?|starts?|begins?|ends?|opens?|closes?|arrives?|leaves?|expires?|meets?|launch(?:es)?)';

const TIME = '\\d{1,2}(?::\\d\\d(?! ?(?:[-–\\d]|to\\b|till\\b|until\\b))| ?[ap]m\\b(?! ?[-–]))';

/** Little words that notes leave out where only one of them fits, and that one. */
const LEFT_OUT: readonly (readonly [RegExp, string])[] = [
  // "runs 02:00 UTC", "starts Sep 12", but no "open 9:00-17:00"
  [new RegExp(`(?<=${HAPPENS}) (?=${TIME})`, 'gi'), ' at '],
  [new RegExp(`(?<=${HAPPENS}) (?=(?:${MONTH} \\d{1,2}|\\d{1,2} ${MONTH})(?![-–\\p{L}\\d]))`, 'gu'), ' on '],
  [new RegExp(`(?<=${HAPPENS}) (?=${DAY}(?![-–\\p{L}\\d]| ?[-–]))`, 'gu'), ' on '],
  // "on Mondays 7 am", "every night 01:30"
  [new RegExp(`(?<=\\b(?:on ${DAY}|every \\p{Ll}{3,9})) (?=${TIME})`, 'gu'), ' at '],
  // "kept 35 days"
  [
    /(?<=\b(?:kept|stored|cached|retained|open for|valid) )(?=\d[\d.]* (?:minutes?|hours?|days?|weeks?|months?|years?)\b)/gi,
    'for ',
  ],
  // "stored in the cloud, kept for 35 days"
  [
    /^(\p{L}+ed (?:in|on|at|by|with|to|from) [^,;]{2,80}), (?=(?:kept|stored|backed up|cached|deleted|sent|shown|shared) (?:for|in|on|at|by|to|after)\b[^,;]*$)/iu,
    '$1 and ',
  ],
  // "the old one is slow, no preview"
  [
    /^((?:the |an? |our )?(?:[\p{L}-]+ ){1,4}is (?:too |very )?[\p{L}-]+), (?=no (?!longer\b|one\b|more\b)[\p{L}-]{1,30}(?: [\p{L}-]{1,30}){0,2}\.?$)/iu,
    '$1 and has ',
  ],
];

/** A note with the little words that its writer left out. */
export const withLeftOut = (text: string): string =>
  LEFT_OUT.reduce((line, [gap, words]) => line.replace(gap, words), text);
