import type { Substitution } from '../../checks/types.ts';
import { baseOf } from '../../spelling/inflect.ts';
import type { PatternSwap } from '../support/pattern-check.ts';

/** The short form, then the long ones. Each pair fits every sentence that the long form fits. */
const SHORT_FORMS = `
to: in order to|so as to|in an effort to|in an attempt to
because: due to the fact that|because of the fact that|by virtue of the fact that|for the simple reason that|owing to the fact that|in light of the fact that|in view of the fact that|on account of the fact that|for the reason that|on the grounds that|inasmuch as
because of: as a consequence of|on account of
although: despite the fact that|in spite of the fact that
despite: notwithstanding
most: a majority of|the majority of
given that: given the fact that
before: prior to|previous to|in advance of
after: subsequent to
until: until such time as
until now: hitherto|heretofore
from now on: henceforth
so far: thus far
currently,: at this point in time,|at the present time,|at the present moment,
now: at this point in time|at the present time|at the present moment
then: at that point in time
if: in the event that|on the condition that|in the eventuality that
during: during the course of|in the course of
throughout: throughout the course of|for the duration of
while: during the time that|whilst
soon: in the near future|in the not too distant future
later: at a later date|at a later time|at a later stage|at a later point in time
often: on a frequent basis|in many instances
sometimes: on some occasions
occasionally: from time to time|every now and then|once in a while|on a number of occasions
repeatedly: time and time again|time and again
regularly: on a regular basis
daily: on a daily basis
weekly: on a weekly basis
monthly: on a monthly basis
promptly: in a timely manner|in a timely fashion
efficiently: in an efficient manner|in an efficient way
similarly: in a similar manner|in a similar fashion
automatically: in an automatic manner|in an automated fashion|in an automated manner
usually: more often than not|in the majority of cases
mostly: for the most part
largely: to a large extent|to a great extent
effectively: for all intents and purposes
in fact: in actual fact|as a matter of fact
generally: generally speaking
so that: in such a way that|in such a manner that
for: for the purpose of|for the purposes of
for now: for the time being
without: in the absence of
with: in conjunction with|in combination with|with the help of|with the use of|through the use of|through the utilization of|through utilization of|with the utilization of
near: in close proximity to
instead of: in lieu of
despite: in spite of
except for: with the exception of
more than: in excess of
including: including but not limited to|including, but not limited to,
many: a large number of|a great number of|a significant number of|a considerable number of|a plethora of|a multitude of|a myriad of|a great many|numerous|large numbers of
a few: a small number of
enough: a sufficient amount of|a sufficient number of|an adequate number of|an adequate amount of
most of the: the majority of the|a majority of the|the vast majority of the
most of these: the majority of these
most of those: the majority of those
most of them: the majority of them
most of your: the majority of your
each: each and every
various: various different
the same: the exact same|the very same|one and the same
first: first and foremost
the way: the manner in which|the way in which
the ways: the ways in which
the reason is that: the reason is because
period: period of time
periods: periods of time
result: end result
results: end results
outcome: final outcome
summary: brief summary|short summary
bonus: added bonus
essential: absolutely essential
necessary: absolutely necessary
unique: completely unique|totally unique
fundamentals: basic fundamentals
consensus: general consensus
history: past history
entire: whole entire
small: small in size
large: large in size
few: few in number
planning: advance planning
innovation: new innovation
innovations: new innovations
conclusion: final conclusion
eliminate: completely eliminate
eliminates: completely eliminates
among: amongst
amid: amidst
based on: based upon
depending on: depending upon
depends on: depends upon|is dependent on|is dependent upon|is contingent upon
depend on: depend upon|are dependent on|are dependent upon
dependent on: dependent upon
relies on: relies upon|is reliant on|is reliant upon
rely on: rely upon|are reliant on|are reliant upon
built on: built upon
builds on: builds upon
look at: have a look at|take a look at
first: firstly|first of all
second: secondly
third: thirdly
can: is able to|are able to|has the ability to|has the capability to|has the capacity to
cannot: is unable to|are unable to|is not able to|are not able to
you can: you have the ability to
lets you: provides the ability to|gives you the ability to|provides you with the ability to|gives you the possibility to|gives you the option to
let you: provide the ability to|give you the ability to|provide you with the ability to|give you the possibility to
use: make use of|utilize|utilise
uses: makes use of|utilizes|utilises
used: made use of|utilized|utilised
using: making use of|utilizing|utilising
consider: take into consideration|give consideration to
considers: takes into consideration|gives consideration to
considering: taking into consideration|giving consideration to
considered: taken into consideration
change: make changes to|make a change to
changes: makes changes to
changing: making changes to
affect: have an impact on|have an effect on
affects: has an impact on|has an effect on
affected: had an impact on|had an effect on
affecting: having an impact on|having an effect on
agrees with: is in agreement with
agree with: are in agreement with
needs: is in need of|has a need for
need: are in need of
indicates: is indicative of
indicate: are indicative of
consists of: is comprised of
consist of: are comprised of
is in: is located in|is situated in
are in: are located in|are situated in
is at: is located at
are at: are located at
search for: perform a search for|do a search for
refer to: refer back to
refers to: refers back to
collaborate: collaborate together
proceed: proceed forward
tend to: have a tendency to
tends to: has a tendency to
merge: merge together
merged: merged together
merging: merging together
combine: combine together
combined: combined together
combining: combining together
connect: connect together
join: join together
return: return back
returns: returns back
returned: returned back
revert: revert back
reverts: reverts back
reverted: reverted back
repeat: repeat again
remains: still remains
remain: still remain
postpone: postpone until later
start: commence
starts: commences
started: commenced
starting: commencing
determine: ascertain
determines: ascertains
determined: ascertained
determining: ascertaining
speed up: expedite
speeds up: expedites
speeding up: expediting
try to: endeavor to|endeavour to
tries to: endeavors to|endeavours to
improve: ameliorate
aware: cognizant
that is: that is to say
and so on: and so on and so forth|and so forth
therefore: so therefore
however,: that being said,|having said that,|with that being said,|with that said,
about: with regard to|with regards to|in reference to
ask for: make a request for
asks for: makes a request for
helps: is of help to|is of assistance to
help: be of help to|be of assistance to
describes: provides a description of|gives a description of
describe: provide a description of|give a description of
explains: provides an explanation of|gives an explanation of
explain: provide an explanation of|give an explanation of
summarizes: provides a summary of|gives a summary of
summarize: provide a summary of|give a summary of
test: perform testing of|perform tests on
validate: perform validation of|perform validation on
validates: performs validation of|performs validation on
analyze: perform an analysis of|conduct an analysis of
configure: perform the configuration of
`;

/** Long forms whose short one depends on the sentence. */
const CHOICES: readonly Substitution[] = [
  { from: 'a number of', to: ['several', 'many', 'some'] },
  { from: 'the majority of', to: ['most', 'most of'] },
  { from: 'when it comes to', to: ['for', 'about', 'with'] },
  { from: 'pertaining to', to: ['about', 'for'] },
  { from: 'a wide variety of', to: ['many', 'various'] },
  { from: 'a wide range of', to: ['many', 'various'] },
  { from: ['in regards to', 'in regard to'], to: ['about', 'regarding'] },
  { from: 'if and when', to: ['if', 'when'] },
  { from: 'has the possibility to', to: ['can', 'may'] },
  { from: 'by means of', to: ['by', 'with'] },
  { from: ['in a situation where', 'in situations where', 'in the case that'], to: ['if', 'when'] },
  { from: ['it is necessary to', 'there is a need to'], to: ['you must', 'you need to'] },
];

/** Lead-ins that say nothing: what follows them is the sentence. */
export const EMPTY_LEAD_INS: readonly string[] = [
  'it is important to note that',
  "it's important to note that",
  'it is worth noting that',
  "it's worth noting that",
  'it is worth mentioning that',
  "it's worth mentioning that",
  'it is worth pointing out that',
  "it's worth pointing out that",
  'it should be noted that',
  'it should also be noted that',
  'it must be noted that',
  'it is interesting to note that',
  'it bears mentioning that',
  'it goes without saying that',
  'needless to say',
  'please be advised that',
  'please be informed that',
  'be advised that',
];

/** "Staff should be advised that the lift is broken": what is to be done, and no lead-in. */
export const TOLD_BY_SOMEBODY: readonly string[] = [
  'should',
  'must',
  'will',
  'may',
  'can',
  'shall',
  'to',
].map((modal) => `${modal} be advised that`);

export const WORDY_EXCEPTIONS: readonly string[] = [
  'do you have the ability to',
  'did you have the ability to',
  // A way which is so, and no purpose.
  ...['is', 'are', 'was', 'were', 'makes', 'allows', 'lets'].map((verb) => `in such a way that ${verb}`),
  // "Most of a response", of one thing.
  ...['a', 'an', 'this', 'that', 'our', 'its', 'their', 'my', 'each', 'one'].flatMap((word) => [
    `a majority of ${word}`,
    `the majority of ${word}`,
  ]),
  // A count is meant.
  ...['milliseconds', 'seconds', 'minutes', 'hours', 'days', 'bytes', 'characters'].map(
    (unit) => `a number of ${unit}`,
  ),
];

export const WORDY_PATTERNS: readonly PatternSwap[] = [
  // "For a period of time" needs its words.
  {
    pattern:
      /\bfor\s+a\s+period\s+of(?=\s+(?:up to|at least|at most|more than|\d+|one|two|three|four|five|six|seven|ten|twelve)\b)/gi,
    to: (match) => match.slice(0, 3),
  },
  {
    pattern: /\b(?:can|may|should|must|then|now|to)\s+go\s+ahead\s+and(?=\s+[a-z])/gi,
    to: (match) => match.split(/\s/)[0] ?? null,
  },
  // Not "picked up until" and "pick-up until": there the first word belongs to the verb.
  {
    pattern:
      /(?<![\w'’)\]`\ufffc]\s|-)\bup\s+until(?=\s)|(?<=\b(?:valid|available|open|supported)\s)up\s+until(?=\s)/gi,
    to: (match) => (match.startsWith('U') ? 'Until' : 'until'),
  },
  {
    pattern: /\b(?:am|is|are|was|were|be|been)\s+in\s+the\s+process\s+of(?=\s+[a-z]+ing\b)/g,
    to: (match) => match.split(/\s/)[0] ?? null,
  },
  {
    pattern: /\b(?:is|are)\s+capable\s+of\s+[a-z]+ing\b/g,
    to: (match) => {
      const base = baseOf(match.split(/\s+/).at(-1) ?? '');
      return base === undefined ? null : `can ${base}`;
    },
  },
  {
    pattern: /\b[Ii]nside\s+of\b/g,
    when: ({ before }) => !/\b(?:the|an)\s+$/i.test(before),
    to: (match) => match.slice(0, 6),
  },
];

/** @param lines the short form, a colon, and the long ones between bars, on each line */
export const readShortForms = (lines: string): readonly Substitution[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [to = '', from = ''] = line.split(': ');
      return { from: from.split('|'), to };
    });

export const wordyPhrases = (): readonly Substitution[] => [...readShortForms(SHORT_FORMS), ...CHOICES];
