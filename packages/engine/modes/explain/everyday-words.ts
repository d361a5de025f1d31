import type { Substitution } from '../../checks/types.ts';

/** Formal verbs in their base, third person, past and "-ing" forms, with those of the everyday word that says the same; `-` where it would not fit before a noun. */
const VERBS = `
  acquire acquires acquired acquiring: get gets - getting
  obtain obtains obtained obtaining: get gets - getting
  retain retains retained retaining: keep keeps kept keeping
  emit emits emitted emitting: send sends sent sending
  transmit transmits transmitted transmitting: send sends sent sending
  propagate propagates propagated propagating: pass#on passes#on - passing#on
  decommission decommissions decommissioned decommissioning: take#out#of#service takes#out#of#service - taking#out#of#service
  utilize utilizes utilized utilizing: use uses used using
  initiate initiates initiated initiating: start starts started starting
  commence commences commenced commencing: start starts started starting
  modify modifies modified modifying: change changes changed changing
  execute executes executing: run runs running
  invoke invokes invoked invoking: call calls called calling
  omit omits omitted omitting: leave#out leaves#out left#out leaving#out
  attain attains attained attaining: reach reaches reached reaching
  ascertain ascertains ascertained ascertaining: find#out finds#out - finding#out
  relinquish relinquishes relinquished relinquishing: give#up gives#up - giving#up
  expedite expedites expedited expediting: speed#up speeds#up - speeding#up
  endeavour endeavours endeavoured endeavouring: try tries tried trying
  rectify rectifies rectified rectifying: correct corrects corrected correcting
  disseminate disseminates disseminated disseminating: spread spreads spread spreading
  cease ceases ceased ceasing: stop stops stopped stopping
  remit remits remitted remitting: - - sent sending
  purge purges purged purging: - - deleted deleting
  terminate terminates terminated terminating: end ends ended ending
  reimburse reimburses reimbursed reimbursing: pay#back pays#back paid#back paying#back
  assist assists assisted assisting: help helps helped helping
  notify notifies notified notifying: tell tells told telling
  inform informs informing: tell tells telling
  adjudicate adjudicates adjudicated adjudicating: decide decides decided deciding
  prohibit prohibits prohibited prohibiting: forbid forbids forbidden forbidding
  enumerate enumerates enumerated enumerating: list lists listed listing`;

/** Other formal words, with what everybody says. */
const WORDS = `
  annually: every year
  indefinitely: without a time limit
  accrued: built up
  purchased: bought
  capped at: limited to
  pursuant to: under
  the remainder of: the rest of
  until such time as: until
  with immediate effect: at once
  consecutive days: days in a row
  consecutive weeks: weeks in a row
  consecutive months: months in a row
  consequently: therefore
  notwithstanding: despite
  in lieu of: instead of
  in respect of: about
  inter alia: among other things
  thereafter: after that
  provided that the: if the
  provided that you: if you
  provided that it: if it
  provided that they: if they
  provided that your: if your
  provided that both: if both
  provided that all: if all
  provided that no: if no
  failing which: or else
  whilst: while
  in the event of: in case of
  in accordance with: following
  pertaining to: about`;

const entries = (lines: string): readonly (readonly [string, string])[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [from = '', to = ''] = line.trim().split(': ');
      return [from, to] as const;
    });

/** What stands otherwise in an explanation than in the text; each says the same wherever it stands. */
export const EVERYDAY_WORDS: readonly Substitution[] = [
  ...entries(VERBS).flatMap(([formal, plain]) => {
    const words = plain.split(' ').map((word) => word.replaceAll('#', ' '));
    return formal
      .split(' ')
      .map((from, at) => ({ from, to: words[at] ?? '-' }))
      .filter(({ to }) => to !== '-');
  }),
  ...entries(WORDS).map(([from, to]) => ({ from, to })),
];
