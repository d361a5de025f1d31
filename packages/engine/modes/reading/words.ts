import { FUNCTION_WORDS } from '../../checks/common-words.ts';
import { singular as singularOf } from '../../code/routes/inflections.ts';

/** Words that carry no topic in documentation, beside function words: verbs and adjectives of instruction, and talk. */
const TOPICLESS: ReadonlySet<string> = new Set(
  `able according actual actually additional allow allowed allows already always another anything apply applied applies appropriate
  available avoid aware bad based basic basically become becomes beginning behave best better big bit bring called calls careful case
  cases certain change changed changes chapter check choose clear click come comes common complete completely consider considered contain
  contained containing contains correct correctly create created creates creating current currently day days decide depend depending depends
  describe described describes desired despite detail details determine different directly done due easier easily easy else enable enabled
  end ensure ensures entire especially etc even ever everything exactly example examples except exist existing exists expect expected explain
  explained fact far fast feature features feel find fine follow followed following follows full fully further future get gets getting give
  given gives go goes going gone good great guide happen happens hard help helpful helps high however ideal ie imagine immediately important
  improve include included includes including indeed individual info information inside instead introduce issue item items keep know known
  large last later latest least left less let lets like likely list little long longer look looks lot made main make makes making manner many
  matter mean meaning means mention mentioned modify moment multiple name named names near necessary need needed needs never new next nice
  normal normally note nothing notice now number obtain often okay old one ones open optional original others otherwise output own page part
  particular particularly pass passed passes people perform performed person place please point possible possibly potentially prefer present
  somebody someone anybody anyone everybody everyone nobody remaining previous previously probably problem problems proper properly provide provided provides providing purpose put quick quickly quite rather
  read reading ready real really reason receive recommend recommended refer regarding related relevant remain remember remove required
  requires respective respectively responsible rest result results return returned returns right run running runs said say says second section
  see seem seems seen select separate set sets setting several short show shown shows similar similarly simple simply single small something
  sometimes soon specific specified specify start started starting starts still stop straightforward such suggest suitable support supported
  supports sure take taken takes talk task tell thank thanks therefore thing things think third thus time times tip together took top total
  try trying turn two type types typical typically understand unique unless use used useful user users uses using usual usually value values
  various version view want wants warning way ways well whatever whenever whether whole wish word words work working works write writing
  written wrong year years yes zero 
  first three four five per back down follow-up let's don't doesn't can't won't isn't aren't you're it's that's we'll you'll you've there's what's
  e.g i.e e.g. i.e. vs amount kind kinds sort part parts bunch couple side step steps today tutorial tutorials documentation doc docs below
  above earlier previous here there anyway maybe perhaps though although while since because already yet almost enough much more most
  automatically manually internally externally explicitly implicitly correctly additionally finally alternatively optionally
  added adding adds became begins believe bring brings build building builds came cause causes change check checks comes containing continue
  convert defines define defined declare declared depending equal equals execute executed extends find finds fit fits gave got handle handled
  handles hold holds import imported install installed invoke invoked keeps kept leads learn learned leave leaves lets live lives looking maps
  match matched matches meant needing offer offers pick pull push rely relies replace replaced require resolve said save saved save saying
  send sends sent serve served serves share shared showing skip solve solved store stored stores takes telling throw thrown throws told treat
  treated update updated updates wait waits wanted went wrap wrapped wrote bigger biggest faster greater higher larger lower smaller
  additional certain common complex convenient default different difficult entire existing explicit external final generic global greatest
  implicit independent initial internal invalid local main minimal optional overall popular possible powerful private public regular relevant
  same simple special specific standard true false null undefined valid whole custom recommended underlying corresponding
  beyond two three four five six seven eight nine ten hundred add respond disable connect implements override defaults maximum minimum seconds milliseconds minutes no itself themselves yourself himself herself ourselves cannot hint aforementioned
  jan january feb february mar april apr june jul july aug august sep sept september oct october nov november dec december
  mon monday tue tuesday wed wednesday thu thursday fri friday sat saturday sunday morning afternoon evening
  nowadays somewhere anywhere everywhere minute mile miles gram grams metre metres meter meters millimetre millimetres millimeter millimeters centimetre centimetres kilometre kilometres kilometer kilometers litre litres liter liters yesterday yesterday's today's tonight tomorrow tomorrow's aka
  euro euros dollar dollars percent hour hours week weeks month months night nights
  beforehand afterwards elsewhere meanwhile nevertheless otherwise hereafter arbitrary general huge tiny vast extensive unreasonable excellent purposes functionality functionalities capability capabilities
  third fourth fifth sixth seventh eighth ninth tenth a.m. p.m. et cetera noon midnight mondays tuesdays wednesdays thursdays fridays saturdays sundays pro rata
  ms km kg mm cm kb mb gb tb kib mib gib`.split(/\s+/),
);

/** What every document of the field speaks of: a topic only as part of a phrase. */
export const GENERIC: ReadonlySet<string> = new Set(
  `function object property method class string file directory folder image process data code application app argument parameter variable
  option field element error event server client user team project package library framework tool command line key text format structure
  instance interface model array list map fire copy hint thing page hand call request response body header symptom impact diagnosis mitigation escalation resolution verification rollback
  remediation recommendation highlight improvement defect issue overview introduction summary installation install license licence usage api contributing contribute test export compatibility runbook changelog readme quickstart prerequisite alternative motivation drawback question practice consideration purpose scope timeline goal non-goal rollout consequence decision context status design proposal comparison risk trade-off outcome success dependency
  location root computer size setting source priority character activity preference fix
  monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december`.split(
    /\s+/,
  ),
);

export function isTopical(word: string): boolean {
  const lower = word.toLowerCase().replace(/’/g, "'");
  return (
    lower.length > 1 &&
    !FUNCTION_WORDS.has(lower) &&
    !TOPICLESS.has(lower) &&
    !/^\p{N}/u.test(lower) &&
    !/['’]/.test(lower.slice(0, -2)) &&
    !(
      /[^aeiou]ly$/.test(lower) &&
      !/\p{Ll}\p{Lu}/u.test(word) &&
      !/(?:assembly|family|reply|supply|fly|poly|anomaly)$/.test(lower)
    )
  );
}

const NOT_PLURAL =
  /(?:ss|us|is|ics|ous|ness|news|series|species|https|kubernetes|redis|postgres|css|js|dns|tls|aws|ios|os)$/;

/** The singular of a plural in lower case: what two spellings of one topic share. */
export function singular(word: string): string {
  const isPlural = /^(?:children|(?:wo)?men|criteria)$/.test(word) || (word.length > 3 && word.endsWith('s'));
  return isPlural && !NOT_PLURAL.test(word) ? singularOf(word) : word;
}

/** What a word is counted as: lower case, singular, without a possessive. */
export function stem(word: string): string {
  return singular(word.toLowerCase().replace(/['’]s?$/, ''));
}
