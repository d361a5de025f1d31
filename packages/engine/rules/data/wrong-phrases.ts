import type { Substitution } from '../../checks/types.ts';

/** `right: wrong|wrong`; a line stands for all of its pairs. */
function read(lines: string): readonly Substitution[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [to = '', from = ''] = line.split(': ');
      return { from: from.split('|'), to };
    });
}

/** Prepositions that belong to a verb, noun or adjective. */
export const wrongPrepositions = () =>
  read(`
on Monday: in Monday|at Monday
on Tuesday: in Tuesday|at Tuesday
on Wednesday: in Wednesday|at Wednesday
on Thursday: in Thursday|at Thursday
on Friday: in Friday|at Friday
on Saturday: in Saturday|at Saturday
on Sunday: in Sunday|at Sunday
can benefit from: can benefit of
benefit from a: benefit of a
depend on: depend of|depend from
depends on: depends from
depended on: depended of
dependent on: dependent from
consist of: consist on|consist from
consists of: consists on|consists from
consisting of: consisting in|consisting on
interested in: interested on|interested for
compatible with: compatible to
incompatible with: incompatible to
similar to: similar with
related to: related with
superior to: superior than
identical to: identical than
different from: different of
in accordance with: in accordance to
according to: according with
in spite of: inspite of|in despite of
despite: despite of
because of: due of|because off
thanks to: thanks of
on the other hand: in the other hand|on other hand
on the Internet: in the Internet
on the internet: in the internet
in regard to: in regards to
with regard to: with regards to
take care of: take care about
takes care of: takes care about
take into account: take in account|take to account
takes into account: takes in account
taken into account: taken in account
taking into account: taking in account
take advantage of: take advantage from|take profit of
make use of: make use from
in charge of: in charge for
aware of: aware about
responsible for: responsible about
participate in: participate to
focuses on: focuses in
emphasize: emphasize on
contain: contain of
contains: contains of
containing: containing of
mention: mention about
mentions: mentions about
describe: describe about
describes: describes about
explain: explain about
explains: explains about
discusses: discusses about
in detail: in details
in order to: in other to|in order for to
as follows: as following
the following: the followings
the same as: the same than|the same like
as well as: as well than
instead of: instead off
in case: in case when|in case if
equivalent to: equivalent with
discuss: discuss about
discussed: discussed about
discussing: discussing about
participates in: participates to
participated in: participated to
participating in: participating to
at the end of: in the end of
on the contrary: in the contrary
in other words: with other words
consists of: consists out of
is equal to: is equals to
equals: equals to
so that: so as that
the reason is that: the reason is because
no longer: no more longer
as soon as: as soon than
as long as: as long than
waiting for: waiting of
refer to: refer on|refer at
refers to: refers on|refers at
in the cloud: at the cloud
pay attention to: pay attention on|pay attention at|pay attention for
each other: each others
on the other hand: at the other hand
at first sight: in the first sight|on the first sight|at the first sight|on first sight
proud of: proud for
congratulations on: congratulations for
looking forward to: looking forward for
differ in: differ of
side effect: site effect
side effects: site effects
the same as before: the same that before|the same than before
`);

/** Phrases that lack an article or another small word. */
export const missingWords = () =>
  read(`
at the same time: at same time
in the same way: in same way|on the same way
for the first time: at the first time
as a result of: as result of
as a consequence: as consequence
as a whole: as whole
most of the time: most of time
all of the time: all of time
is the same as: is same as
are the same as: are same as
in the following example: in following example
in the following section: in following section
with the following command: with following command
make sure you have: make sure have
make sure to use: make sure use
make sure to set: make sure set
make sure to install: make sure install
use the following command: use following command
run the following command: run following command
add the following: add following
see the following: see following
use the following: use following
run the following: run following
in the meantime: in meantime
out of the box: out of box
a lot of: a lots of
what it looks like: how it looks like|how does it look like
what they look like: how they look like
what this looks like: how this looks like
each of those: each those
each of these: each these
each of them: each them
you are able to: you able to
we are able to: we able to
they are able to: they able to
you are going to: you going to
we are going to: we going to
if you are not sure: if you not sure
consists of two: consists two|consists in two
consists of three: consists three|consists in three
consist of two: consist two
one of the main: one of main
one of the most: one of most
one of the best: one of best
one of the key: one of key
one of the first: one of first
one of the biggest: one of biggest
let's see: let see
let's look: let look
let's start: let start
at the beginning of: at beginning of
in the middle of: in middle of
with the help of: with help of
for the sake of: for sake of
in the form of: in form of
on the basis of: on basis of
at the moment: at moment
at the top of: at top of
at the bottom of: at bottom of
all of a sudden: all of sudden
is up to you: is up you
without a: with out a
without any: with out any
without the: with out the
`);

/** Contractions without their apostrophe. */
export const lostApostrophes = (): readonly Substitution[] =>
  (
    "don't doesn't didn't isn't aren't wasn't weren't hasn't haven't hadn't wouldn't couldn't shouldn't can't won't you're they're that's " +
    "what's there's here's you've they've you'll they'll you'd they'd who've it'll mustn't needn't"
  )
    .split(' ')
    .map((contraction) => ({ from: contraction.replace("'", ''), to: contraction }));

/** Plurals of nouns that have none, and irregular ones made regular. */
export const wrongPlurals = (): readonly Substitution[] => [
  ...'information software hardware feedback advice equipment knowledge evidence furniture homework documentation'
    .split(' ')
    .map((word) => ({ from: `${word}s`, to: word })),
  { from: 'datas', to: 'data' },
  { from: 'metadatas', to: 'metadata' },
  { from: 'childs', to: 'children', caseSensitive: true },
  { from: 'childrens', to: 'children' },
  { from: 'criterias', to: 'criteria' },
  { from: 'mouses', to: 'mice' },
  { from: 'medias', to: 'media' },
  { from: 'analysises', to: 'analyses' },
];

const COMPARATIVES =
  'better easier faster slower larger smaller bigger simpler newer older cleaner safer stronger weaker shorter cheaper quicker harder ' +
  'deeper wider closer nicer lighter heavier worse';
const SUPERLATIVES =
  'best easiest fastest slowest largest smallest biggest simplest newest oldest cleanest safest strongest shortest cheapest quickest worst';

/** Comparisons made twice. */
export const doubleComparisons = (): readonly Substitution[] => [
  ...COMPARATIVES.split(' ').map((word) => ({ from: `more ${word}`, to: word })),
  ...SUPERLATIVES.split(' ').map((word) => ({ from: `most ${word}`, to: word })),
];
