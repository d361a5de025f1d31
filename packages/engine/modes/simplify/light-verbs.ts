import { ingOf, participleOf, thirdPersonOf } from '../../spelling/inflect.ts';
import { IRREGULAR_BY_BASE } from '../../spelling/irregular-verbs.ts';
import { likeWritten, type Pattern } from './hidden-verbs.ts';

/** A verb that says little, then the nouns that go with it, each with the verb that says what is done. */
const PAIRS = `
make: a choice of > choose, a choice between > choose between, a choice from > choose from, a selection of > select, a comparison of > compare, a calculation of > calculate, a copy of > copy, a note of > note, a list of > list, an adjustment to > adjust, adjustments to > adjust, an amendment to > amend, amendments to > amend, a correction to > correct, corrections to > correct, an improvement to > improve, improvements to > improve, an update to > update, updates to > update, an enquiry about > ask about, an inquiry about > ask about, a complaint about > complain about, contact with > contact, reference to > refer to, a contribution to > contribute to, a switch to > switch to, the switch to > switch to, an assessment of > assess, a determination of > determine, a recommendation that > recommend that, an announcement of > announce, an estimate of > estimate, an objection to > object to, the choice to > choose to, a distinction between > distinguish between, a connection to > connect to, the decision to > decide to, a decision to > decide to, a decision on > decide on, a decision about > decide on
give: notification to > notify, a report on > report on, a presentation on > present, an explanation of > explain, a description of > describe, approval to > approve, assistance to > help, an indication of > indicate, authorization to > authorize
provide: notification to > notify, assistance to > help, assistance with > help with, support to > support, an explanation of > explain, an explanation for > explain, an indication of > indicate, confirmation of > confirm, an estimate of > estimate, protection to > protect
come: to the decision to > decide to, to a decision > decide, to an agreement to > agree to
take: the decision to > decide to, a decision to > decide to, a decision on > decide on, a measurement of > measure
reach: the decision to > decide to, a decision > decide, an agreement to > agree to
have: a discussion about > discuss, a discussion of > discuss, a preference for > prefer, an objection to > object to, a need for > need, a requirement for > need, a desire to > want to, a wish to > want to, the desire to > want to, the wish to > want to, the intention to > intend to, knowledge of > know
submit: an application for > apply for, an appeal against > appeal against, a request for > ask for, a complaint about > complain about
place: an order for > order, a limit on > limit, a restriction on > restrict, restrictions on > restrict
put: a limit on > limit, an end to > end
impose: a limit on > limit, a restriction on > restrict, restrictions on > restrict
do: a comparison of > compare, a check of > check, an installation of > install, a review of > review
bring: about an improvement in > improve, about a reduction in > reduce, about a change in > change
effect: a change in > change, a transfer of > transfer
conduct: an interview with > interview
perform: a search for > search for, a cleanup of > clean up, a backup of > back up, a reset of > reset, a shutdown of > shut down, a lookup of > look up
cause: a blockage of > block, a delay to > delay, an interruption of > interrupt, a disruption of > disrupt, a reduction in > reduce, an increase in > increase
lead: to an overload of > overload, to a cancellation of > cancel, to the cancellation of > cancel, to an interruption of > interrupt, to the interruption of > interrupt, to the deletion of > delete, to a deletion of > delete, to a resolution of > resolve, to a reduction of > reduce, to an increase in > increase, to an increase of > increase, to an improvement of > improve, to an improvement in > improve
run: a backup of > back up
show: a tendency to > tend to
exhibit: a tendency to > tend to
`;

/** "An increase of 10 %", "an interruption of an hour": how much, not what. */
const AMOUNT = String.raw`(?:(?:about|around|nearly|almost|over|up\s+to|at\s+least|more\s+than)\s+)?(?:\d|[€$£]|(?:one|two|three|four|five|six|seven|eight|nine|ten|half|several|a\s+few|a\s+third|a\s+quarter|an?\s+(?:second|minute|hour|day|week|month|year|factor))\b)`;

type Forms = Readonly<Record<'plain' | 'third' | 'ing' | 'past' | 'participle', string>>;

function formsOf(verb: string): Forms {
  const irregular = IRREGULAR_BY_BASE.get(verb);
  const regular = verb === 'have' ? 'had' : (participleOf(verb) ?? `${verb}ed`);
  return {
    plain: verb,
    third: verb === 'have' ? 'has' : verb === 'do' ? 'does' : (thirdPersonOf(verb) ?? `${verb}s`),
    ing: ingOf(verb) ?? `${verb}ing`,
    past: irregular?.past ?? regular,
    participle: irregular?.participle ?? regular,
  };
}

function readLine(line: string): Pattern {
  const [light = '', pairs = ''] = line.split(': ');
  const verbs = new Map(
    pairs.split(', ').map((pair) => {
      const [noun = '', verb = ''] = pair.split(' > ');
      return [noun, verb] as const;
    }),
  );
  const kinds = Object.entries(formsOf(light)) as [keyof Forms, string][];
  const forms = [...new Set(kinds.map(([, form]) => form))].join('|');
  // "The city put an end to it" tells of the past, perhaps: as an order or an infinitive alone it is plain.
  const isPast = formsOf(light).past === light;
  const told = isPast
    ? String.raw`(?:(?<=^|\b(?:to|can|could|must|should|will|would|may|might|not|please)\s+)|(?!${light}\s))`
    : '';
  const nouns = [...verbs.keys()].map((noun) => noun.replaceAll(' ', String.raw`\s+`)).join('|');
  return {
    find: new RegExp(
      String.raw`(?<![\w-])${told}(?<perfect>(?:has|have|had)\s+(?:(?:already|also|not|never|just)\s+)?)?(?<form>${forms})\s+(?<noun>${nouns})(?=\s+(?!\w+ing\b)(?!(?<=\sof\s+)${AMOUNT})[\w"“\uFFFC])`,
      'gi',
    ),
    write: ({ perfect = '', form = '', noun = '', 0: whole = '' }) => {
      const [verb = '', ...rest] = (verbs.get(noun.toLowerCase().replace(/\s+/g, ' ')) ?? '').split(' ');
      const kind =
        perfect === '' ? kinds.find(([, one]) => one === form.toLowerCase())?.[0] : ('participle' as const);
      return kind === undefined || verb === ''
        ? whole
        : `${perfect}${likeWritten(form, [formsOf(verb)[kind], ...rest].join(' '))}`;
    },
  };
}

/** "Makes a selection of" as "selects". */
export const LIGHT_VERBS: readonly Pattern[] = PAIRS.split('\n').filter(Boolean).map(readLine);
