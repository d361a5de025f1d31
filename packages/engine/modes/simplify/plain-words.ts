import type { Substitution } from '../../checks/types.ts';
import { readShortForms, wordyPhrases } from '../../rules/data/wordy-phrases.ts';

/**
 * The short form, then the long ones, as the house's own list of wordy phrases has them. Each pair fits every sentence
 * that the long form fits; none touches what must, should or may happen, a condition, or a number. Sources:
 * plain-language guides of public administrations, then our own reading of software documentation.
 */
const SHORT_FORMS = `
change: make modifications to|make a modification to
changes: makes modifications to
changing: making modifications to|making a modification to
decide: make a decision
decides: makes a decision
decide whether: make a determination as to whether|make a determination whether|make a decision as to whether
decides whether: makes a determination as to whether|makes a determination whether|makes a decision as to whether
record: make a record of
records: makes a record of
use of: utilization of|utilisation of
has passed: has elapsed
have passed: have elapsed
if it becomes clear that: if it becomes apparent that
assume that: make the assumption that|make an assumption that
supports: provides support for|has support for|offers support for
support: provide support for|have support for|offer support for
follow these steps: perform the following steps|carry out the following steps|execute the following steps|complete the following steps
can also: is also able to|are also able to
can't: isn't able to|aren't able to
can: will be able to|have the option to|has the option to
cannot: will not be able to|won't be able to
you can: you'll be able to|you will be able to
lets you: allows you to|enables you to|permits you to|provides you the ability to|provides the ability to|offers the ability to|provides a way to|makes it possible to|makes it possible for you to
let you: allow you to|enable you to|permit you to|provide you the ability to|provide the ability to|offer the ability to|provide a way to|make it possible to|make it possible for you to
letting you: allowing you to|enabling you to|giving you the ability to|making it possible to|making it possible for you to
lets us: allows us to|enables us to
let us: allow us to|enable us to
remember to: don't forget to|do not forget to
remember that: keep in mind that|please keep in mind that
if you want to: if you wish to|if you would like to|if you'd like to
use: take advantage of
uses: takes advantage of
using: taking advantage of
depends on: has a dependency on
depend on: have a dependency on
equals: is equal to
is in: resides in
are in: reside in
see: please refer to
has: is in possession of
have: are in possession of|be in possession of
contact: get in contact with|get in touch with
we think that: we are of the opinion that
if: in cases where|in the case where|in the case that
so that: in order that
including: inclusive of
after: upon completion of
if there is a: in the event of a
if there is an: in the event of an
compared with: in comparison with|in comparison to
this is because: the reason for this is that
because: because of the fact that
although: regardless of the fact that
to: in order to be able to
for: in order for
because of: as a result of
with: by means of
in the same way: in the same manner
more information: additional information|further information
more details: additional details
about: approximately
then: subsequently
now: at present
most of the: the great majority of the
all: any and all
planning: advance planning
also,: additionally,|furthermore,|moreover,
also note that: it is also worth noting that|it's also worth noting that|it is also important to note that
note that: it is worth mentioning that|it's worth mentioning that|it is important to note that|it's important to note that|it is worth noting that|it's worth noting that|it should be noted that|please note that|please be aware that
on: on the occasion of
be careful: exercise caution|use caution
make sure that: make certain that|ascertain that
can: have the capability to|has the capability to|have the capacity to|has the capacity to|have the possibility to|has the possibility to
gives an overview of: provides an overview of|provides an overview over|provides you with an overview of|provides you with an overview over|gives you an overview of|gives you an overview over
decide whether: make a decision on whether or not|make a decision on whether|decide on whether or not|decide on whether
if: in cases in which|in those cases where
will receive: will be in receipt of
outside the: outside of the
remember that: it should be borne in mind that|it must be borne in mind that
in full: in its entirety|in their entirety
void: null and void
is free: is free of charge
are free: are free of charge
be free: be free of charge
are in: are set forth in
is in: is set forth in
acts as: performs the function of
act as: perform the function of
because of: in light of|in view of
lets the user: provides the user with the ability to|gives the user the ability to
thinks that: is of the opinion that
need help: require assistance|need assistance
many: a significant number of|a considerable number of
after: after the completion of|after completion of|following completion of|following the completion of|on completion of|upon the completion of
the start of: the commencement of
until: until the time at which|until the time when|until the point at which|until the moment when|until the point when
when: at the moment when|at the time when|at such time as|at the time at which|at the point in time when|at the moment that|at the point at which
a long time: a considerable amount of time|a significant amount of time|a considerable length of time|a considerable period of time|a substantial amount of time|a considerable time
go to: proceed to navigate to
between: between the hours of
has: is equipped with|is fitted with|comes equipped with
have: are equipped with|are fitted with|come equipped with
must: is under an obligation to|are under an obligation to|is obliged to|are obliged to|has an obligation to|have an obligation to|is under a duty to
be able to: be in a position to
for which: with respect to which|in respect of which|in relation to which
is that: is the fact that
remember that: bear in mind that|it is important to bear in mind that|it is important to remember that|it is important to keep in mind that
you think that: you are of the opinion that
notified of: given notification of|provided with notification of
as soon as possible: as soon as is possible|at the earliest possible opportunity|at your earliest convenience
can: has the potential to|have the potential to
aware that: aware of the fact that
although: notwithstanding the fact that
except that: apart from the fact that|except for the fact that
if so,: if this is the case,|if that is the case,
if not,: if this is not the case,|if that is not the case,
based on: on the basis of
if: in the case that|in the event where
we apologize: we would like to apologize|we wish to apologize|we want to apologize
we thank you: we would like to thank you
thank you for: thank you in advance for
any inconvenience: any inconvenience that this may cause you|any inconvenience that this may cause|any inconvenience this may cause you|any inconvenience this may cause|any inconvenience this may have caused|any inconvenience that may be caused|any inconvenience caused
a lack of: a lack of sufficient
want more information: wish to obtain further information|want to obtain further information|want to obtain more information|wish to receive further information|want to receive further information|want to get further information|would like further information|wish to obtain more information
need more information: require further information
may: may possibly|may perhaps|may potentially
might: might possibly|might perhaps|might potentially|might conceivably
could: could possibly|could potentially|could perhaps
now: at the present moment in time|at this moment in time
every: at intervals of
approve: grant approval for|grant approval to
with: through the usage of
near: in the vicinity of
regret to: regret to have to
says that: contains the information that
is scheduled for: is scheduled to take place on
are scheduled for: are scheduled to take place on
do not have: are not in possession of
does not have: is not in possession of
several: a number of different
assumes that: makes the assumption that|makes an assumption that
assuming that: making the assumption that|making an assumption that
may: shall have the right to
be considered further: be given further consideration
be considered: be given consideration
is considered: is given consideration
we assure you: we would like to assure you|we wish to assure you
because: thanks to the fact that|as a result of the fact that
often: not infrequently|not uncommonly
possible: not impossible
later: subsequent
be later: be subsequently
is allowed: is permitted
are allowed: are permitted
be allowed: be permitted
`;

/** Beside the wording of sentences, none of these. */
export const NOT_PLAINER: readonly string[] = [
  'is equal to or',
  'the subsequent',
  'each subsequent',
  'a subsequent',
  'subsequent use',
  'as a result of which',
  'any additional information',
  'what additional information',
  'which additional information',
  'any further information',
  'any additional details',
  // "Every less than 5 minutes"
  ...['less', 'more', 'up', 'no', 'not', 'at', 'about', 'around', 'approximately', 'between', 'one'].map(
    (word) => `at intervals of ${word}`,
  ),
  // One regards that as so.
  ...['take', 'takes', 'taking', 'taken'].map((form) => `${form} into consideration that`),
];

/** Short forms with another shade, or of words that contracts mean. */
const NOT_THE_SAME =
  /^(?:(?:is|are|be) allowed|note that|also note that|also,|because of|all|is free|are free|be free|void|in full|including|about|equals|more information|more details|changing|on|can't)$/;

/** Those that say the same in fewer words. */
export const SHORTER_PHRASES: readonly Substitution[] = readShortForms(SHORT_FORMS).flatMap(
  ({ from, to }) => {
    const long = [from].flat().filter((phrase) => phrase.includes(' '));
    return long.length === 0 || NOT_THE_SAME.test(String(to)) ? [] : [{ from: long, to }];
  },
);

export const PLAIN_WORDS: readonly Substitution[] = [
  // What the house style's own rule knows, where one short form fits everywhere; the others are patterns.
  ...wordyPhrases().filter(({ to }) => typeof to === 'string' && to !== 'about' && to !== 'for'),
  ...readShortForms(SHORT_FORMS),
];
