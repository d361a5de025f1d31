import { lazily } from '../../lazily.ts';

/** Words that speak against what a sentence is about, whatever their grammar. */
const AGAINST = String.raw`don't|do not|doesn't|does not|didn't|never|not|no|none|nobody|no one|nothing|nor|isn't|aren't|can't|cannot|won't|shouldn't|mustn't|avoid\w*|steer clear|stay away|without|skip\w*|drop\w*|omit\w*|leave|cut|delet\w+|remov\w+|strik\w+|strip\w*|ban(?:s|ned)?|forbid\w*|forbidden|prohibit\w*|off[- ]limits|out|rare|rarely|sparing\w*|replac\w+|instead of|rather than|in place of|rewrit\w+|reword\w*|recast|rephrase|turn (?:it|them|these) (?:a?round)|tempted|urge|resist|hands off|superfluous|unwelcome|unnecessary|needless|useless|dated|lazy|sloppy|hard to|difficult|confus\w+|ambiguous|trip\w*|shout\w*|yell\w*|scream\w*|clutter\w*|annoy\w*|mangl\w+|garbl\w+|break(?:s|ing)?|broken|exhaust\w*|undermin\w+|weak(?:en|ens|ening)?|hurt\w*|slow\w*|distract\w*|offend\w*|exclud\w+|belittl\w+|overused|old-fashioned|banned|kill|prune|die|dies|death|graveyard|nightmare|enemy|villain|plague|poison|trap|allergic|allergy|hives|ditch|reject\w*|fail(?:s|ed)?|flag\w*|limit\w*|minimi[sz]e|fewer|less|stop(?:ped|s)?|quit|gave (?:it |them )?up|(?:got|get|getting) rid|abandon\w*|no longer|dead|wrong|bad|poor|ugly|unclear|vague|noise|delay\w*|hid(?:e|es|ing)|lose|lost|spoil\w*|to yourself|at home|reserve`;
const FOR = String.raw`welcome|prefer\w*|must|should|required|requires?|mandatory|compulsory|always|use|uses|using|we're|insist\w*|needs?|expected|encouraged|favou?r\w*|love|default|our style|house style|belongs?|has to|have to|write|yes|please|the rule|a must|how we|our choice|aim|stays?|chosen|choose|adopt\w*|apply|applies|we write|set in|goes|go|takes?`;

const patterns = lazily(() =>
  [AGAINST, FOR].map(
    (words) => new RegExp(String.raw`(?<![A-Za-zÀ-ž0-9'“-])(?:${words})(?![A-Za-zÀ-ž0-9'”-])`, 'u'),
  ),
);

/** Ways to say no with words that mean yes. */
export const IDIOMS =
  /(?<![A-Za-zÀ-ž'-])(?:keep [^.;]{2,40} to (?:yourself|yourselves)|leave [^.;]{2,80} (?:at home|out|off|behind|to (?:others|marketing|chats?|social media|sales|lawyers|the [A-Za-zÀ-ž]+))|spare (?:us|the reader|readers)|give [^.;]{2,40} (?:an? (?:day off|rest|break|miss)|the (?:boot|axe|sack|push|chop))|put (?:a (?:lid|cap|stop)|an end|the brakes) (?:on|to) |belongs? in (?:law|chat|marketing|novels|fiction|the bin|speech|a museum)|(?:go|do|get|come) without)(?![A-Za-zÀ-ž'-])/u;

/** Words that speak well of what a sentence is about. */
const LIKED =
  /(?<![A-Za-zÀ-ž'-])(?:we (?:really |all |do )?(?:like|love|enjoy)|(?:is|are) (?:very |quite |always |also )?(?:welcome|accepted|encouraged|recommended|good|great|helpful|useful|lovely|fun)|makes? (?:us|it|them|you|(?:the |our )?(?:text|docs|copy|writing)) (?:sound |feel |seem )?(?:more )?(?:human|friendl[A-Za-zÀ-ž]+|warm[A-Za-zÀ-ž]*|livel[A-Za-zÀ-ž]+|clear[A-Za-zÀ-ž]*|easier|natural)|go ahead|freely|speak as)(?![A-Za-zÀ-ž'-])/u;

/** Whether a clause (lower case) speaks well of its thing, without a “not”. */
export const isLiked = (clause: string): boolean =>
  LIKED.test(clause) &&
  !/(?<![A-Za-zÀ-ž])(?:not|never|no|nobody|n't|isn't|aren't|don't)(?![A-Za-zÀ-ž])/u.test(clause);

/** Whether words (lower case) speak for what they are about, or against it; undefined where they don't tell. */
export function attitudeOf(text: string): 'for' | 'against' | undefined {
  if (IDIOMS.test(text)) return 'against';
  const plain = text.replace(/“[^”]*”/gu, '“”');
  const [against, forIt] = patterns();
  if (against?.test(plain)) return 'against';
  return forIt?.test(plain) ? 'for' : undefined;
}
