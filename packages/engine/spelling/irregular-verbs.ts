/** How a verb is bent whose past does not end in "-ed". */
export interface IrregularVerb {
  readonly base: string;
  readonly past: string;
  readonly participle: string;
}

/** Those of technical prose: base, past and participle. Left out is what is mostly another word: "bit", "ground", "wound", "lay". */
const VERBS: readonly IrregularVerb[] = (
  'arise arose arisen|bear bore borne|become became become|begin began begun|bend bent bent|bind bound bound|blow blew blown|break broke broken|bring brought brought|build built built|' +
  'burn burnt burnt|buy bought bought|catch caught caught|choose chose chosen|come came come|cut cut cut|deal dealt dealt|do did done|draw drew drawn|drive drove driven|' +
  'eat ate eaten|fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|fly flew flown|forbid forbade forbidden|forget forgot forgotten|' +
  'freeze froze frozen|get got got|give gave given|go went gone|grow grew grown|hide hid hidden|hit hit hit|hold held held|keep kept kept|know knew known|lay laid laid|' +
  'lead led led|leave left left|lend lent lent|let let let|light lit lit|lose lost lost|make made made|mean meant meant|meet met met|mistake mistook mistaken|' +
  'override overrode overridden|overwrite overwrote overwritten|pay paid paid|put put put|read read read|rebuild rebuilt rebuilt|redo redid redone|' +
  'rerun reran rerun|reset reset reset|rewrite rewrote rewritten|rise rose risen|run ran run|say said said|see saw seen|seek sought sought|sell sold sold|send sent sent|' +
  'set set set|shake shook shaken|shoot shot shot|show showed shown|shut shut shut|speak spoke spoken|spend spent spent|spin spun spun|split split split|steal stole stolen|' +
  'stick stuck stuck|strike struck struck|swear swore sworn|sweep swept swept|take took taken|teach taught taught|tear tore torn|tell told told|think thought thought|' +
  'throw threw thrown|understand understood understood|undo undid undone|uphold upheld upheld|wake woke woken|wear wore worn|win won won|withdraw withdrew withdrawn|' +
  'withhold withheld withheld|write wrote written'
)
  .split('|')
  .map((line) => line.split(' '))
  .map(([base = '', past = '', participle = '']) => ({ base, past, participle }));

const by = (form: keyof IrregularVerb): ReadonlyMap<string, IrregularVerb> =>
  new Map(VERBS.map((verb) => [verb[form], verb]));

export const IRREGULAR_BY_BASE = by('base');
export const IRREGULAR_BY_PAST = by('past');
export const IRREGULAR_BY_PARTICIPLE = by('participle');
