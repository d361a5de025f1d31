import { lazily } from '../../lazily.ts';
import { verdictIn } from './verdicts.ts';

/** What a rule says about the thing it names: asks for it, asks to leave it out, allows it, or just names it. */
export type Stance = 'for' | 'against' | 'allowed' | 'bare';

type Operator = Exclude<Stance, 'bare'> | 'not' | 'removal' | 'turn' | 'over' | 'right' | 'wrong';

const OPERATORS: readonly (readonly [Operator, string])[] = [
  ['right', String.raw`[✓✔✅👍]|(?:good|right|correct)(?: example)?:`],
  ['wrong', String.raw`[✗❌✘👎]|(?:bad|wrong|incorrect)(?: example)?:`],
  [
    'allowed',
    String.raw`(?:you|we|writers?|authors?) (?:may|can|might)(?! (?:not|never)\b)|[a-z]+s (?:may|can) (?:also |still )?(?=(?:start|begin|open|end|use|contain|include|have|be (?:started|begun|opened|ended))\b)|may (?:also )?be used|can (?:also )?be used|feel free|(?:it's|it is|is|are|that's) (?:perfectly |absolutely |totally |also |quite )?(?:ok|okay|fine|allowed|acceptable|permitted|all right|alright|welcome|optional)|(?:don't|do not|never) (?:be afraid|hesitate|worry|shy away|change|touch|alter|modify)|(?:there's |there is )?no need|(?:don't|do not|doesn't|does not) (?:have|need) to|needn't|not (?:required|necessary|mandatory)|free to|we (?:like|love)|don't mind`,
  ],
  [
    'against',
    String.raw`(?:beats?|trumps?)(?= (?:an?|one|two|the|any|long)\b)|(?:better|clearer|easier|shorter|simpler|kinder|nicer|safer) than|nobody|no one|no-one|instead of|rather than|in place of|as opposed to|in lieu of|and not|but not|versus|vs`,
  ],
  [
    'not',
    String.raw`don't|do not|does not|doesn't|didn't|did not|never|not|nor|must not|mustn't|should not|shouldn't|cannot|can't|shan't|isn't|aren't|(?:is|are) not|won't|under no circumstances|neither`,
  ],
  [
    'removal',
    String.raw`avoid(?:s|ing)?|no|zero|without|stop|stopped using|refrain(?: from)?|bans?|banned|remove|skip|drop|omit|forbids?|forbidden|prohibit(?:s|ed)?|minimi[sz]e|limit(?: the use of| use of)?|reduce|restrict|cut(?: down on| back on| out)?|eliminate|replace(?! (?:it|them|these|those|each|one) (?:with|by)\b)|steer clear of|stay away from|keep away from|leave (?:out|off)|free (?:of|from)|clear of|resist|shun|ditch|lose the|get rid of|strip|delete|watch (?:out )?for|be wary of|say no to|beware of|(?:flag|catch|find|check for|report)(?! (?:any |all |every )?missing\b)|reject|discourage|fewer|less|forget|spare (?:us|the)|kill|nix|rewrite|fix|correct|down with|goodbye(?: to)?|farewell(?: to)?|death to|enough (?:of|with)|so long|out with|away with|eschew|do away with|dispense with|abstain from|hold off on|strike|disallow|neglect|ignore|hate|dislike`,
  ],
  ['turn', String.raw`but|instead|rather(?! than)|however|—|–`],
  ['over', String.raw`over|to(?= (?:the )?(?:passive|future))`],
  [
    'for',
    String.raw`(?:flag|catch|find|check for|report) (?:any |all |every )?missing|replace (?:it|them|these|those|each|one) (?:with|by)|use[sd]?|using|write|writes|writing|written|prefer(?:s|red|ring)?|always|include|add|choose|favou?rs?|apply|keep|require[sd]?|want|adopt|follow|put|set|place|insert|stick (?:to|with)|go (?:with|for)|opt for|should|must|shall|needs?(?: to)?|have to|has to|has|have|get|gets|make sure|ensure|be|is|are|take|takes|spell|say|state|give|provide|supply|make|format|mark|render|style|set off|embrace|default to|call for|expect|close|end|ends|finish|start|starts|begin|begins|contain|contains|carry|come|comes|go|goes|appear|appears|do|capitali[sz]e|speak|address|talk|refer|define|names(?= (?:its|the|their|an?)\b)|declares|identifies|check|introduce|separate|convert|turn|express|show|phrase|describe|keep to|we're|aim for|leave|enclose|wrap|surround|precede|follow|followed by|preceded by|join|group|let|treat(?= (?:“|the|an?)\b)|write out|pick|select|stay|rely on|employ|insist on|mandate|offer|specify|tag|label|declare|emphasi[sz]e(?= with)|mark up|type(?= (?:the|an?)\b| $)`,
  ],
];
/** The words that turn what is said of a thing, as sources of patterns. */
export const STANCE_SOURCES = OPERATORS.map(([, source]) => source);
const MARKERS = lazily(
  () =>
    new RegExp(
      OPERATORS.map(
        ([operator, source]) =>
          String.raw`(?<${operator}>(?<![A-Za-zÀ-ž0-9'])(?:${source})(?![A-Za-zÀ-ž0-9'’]))`,
      ).join('|'),
      'gu',
    ),
);

const AFTER = lazily<readonly (readonly [Stance, RegExp])[]>(() =>
  (
    [
      [
        'against',
        String.raw`(?:are|is|get|gets|be) (?:\w+ly )?(?:not (?:allowed|permitted|used|welcome|acceptable|ok|okay|appropriate|part|our|something|to be used|recommended|needed|necessary|wanted)|never|banned|forbidden|prohibited|off limits|disallowed|discouraged|out\b|unprofessional|unwelcome|verboten|a no-no|to be avoided|avoided|left out|omitted|removed|dropped|bad|wrong|rejected|unacceptable|not(?! (?:\w+ly )?(?:hyphenat|capitali[sz]|itali|abbreviat|underlin|spelled|spelt|separat|follow|preced|punctuat|plurali|translat|joined|closed|numbered|indented|formatted|written|set|surround|enclos)))|(?:aren't|isn't)(?! (?:required|necessary|mandatory|forbidden|banned|a problem))|(?:should|must|shall|may|can|will|do|does)(?:n't| not| never)|(?:should|must|shall|need to|have to|ought to) be (?:avoided|removed|omitted|left out|dropped|deleted|replaced|rewritten|cut|eliminated|kept out|minimi[sz]ed|banned)|can't|cannot|don't belong|doesn't belong|have no place|has no place|to avoid|to be avoided|not allowed|not permitted|forbidden|prohibited|banned|never(?! omit| skip| leave| drop)|(?<!\bwith )no\b|out\b|belongs? (?:only )?in code|(?:are|is) (?:\w+ )?(?:hard|difficult|confusing|unreadable|overwhelming|tiring|too (?:long|many|much))`,
      ],
      [
        'allowed',
        String.raw`(?:are|is|'s|be) (?:\w+ly |also |still |always )?(?:ok|okay|fine|allowed|acceptable|permitted|good(?! ?(?:[,.;:!]|$|and\b|because))|all right|alright|optional|welcome|up to|not (?:required|necessary|mandatory|a problem|forbidden|banned)|tolerated|possible)|(?:aren't|isn't) (?:required|necessary|mandatory|a problem|forbidden|banned)|(?:may|can|might)(?! (?:not|never)\b|'t)|sparingly|in moderation|optional|(?:ok|okay|fine|allowed|permitted|acceptable)(?=$|[,.;!)]| (?:in|on|for|between|with|where|when)\b)|if you (?:like|want|wish)`,
      ],
      [
        'for',
        String.raw`(?:are|is) (?:\w+ly |always )?(?:required|mandatory|preferred|recommended|encouraged|expected|needed|compulsory|obligatory|a must|our (?:default|standard|choice|style|preference)|the (?:default|standard|rule|norm|way to go)|used|best)|(?:are|is) (?:good|great)(?= ?(?:[,.;:!]|$|and\b|because))|(?:should|must|shall) (?:always )?be (?:used|added|included|present|there|written|kept|preferred)|required|mandatory|always|everywhere|please\b|only\b|a must`,
      ],
    ] as const
  ).map(([stance, source]) => [
    stance,
    new RegExp(String.raw`^[^.;:,]{0,32}?(?<![A-Za-zÀ-ž0-9])(?:${source})(?![A-Za-zÀ-ž0-9])`, 'u'),
  ]),
);

/** "Passive voice is weak", "semicolons are hard to read". */
const SAID = { shunned: 'against', preferred: 'for', nothing: undefined } as const;

/** What a clause (lower case) says about the thing it names from `start` to `end`. */
export function stanceAt(written: string, start: number, end: number): Stance {
  // What stands in quotes is spoken of: “such as “isn't”” forbids nothing.
  const text = written.replace(/“[^”]*”/gu, (quoted) => '“'.padEnd(quoted.length - 1, '□') + '”');
  const before = stanceBefore(text.slice(0, start));
  const rest = text
    .slice(end)
    .replace(/^\s*\([^()]*\)/u, '')
    .replace(/\bout\b/u, (out) =>
      /\b(?:write|spell|writing|spelling|written)\b/u.test(text.slice(0, start)) ? 'so' : out,
    );
  // “Use en dashes, em dashes never”
  if (before !== 'against' && NEVER.test(rest)) return 'against';
  const own = before === 'bare' ? rest : (rest.split(NEXT)[0] ?? '');
  const verdicts = AFTER()
    .flatMap(([stance, pattern]) => {
      const match = pattern.exec(own);
      return match ? [{ stance, length: match[0].length }] : [];
    })
    .sort((a, b) => a.length - b.length);
  const after = verdicts[0]?.stance ?? SAID[verdictIn(rest) ?? 'nothing'];
  if (before === 'bare') return after ?? 'bare';
  // “Be friendly, not chatty: contractions are good”: what is said of the thing itself.
  if (after && OPENS.test(text.slice(0, start)) && OWN.test(rest)) return after;
  if (after === 'allowed') return before === 'against' ? 'against' : 'allowed';
  if (after === 'against' && before === 'for' && !/^\s*,? ?(?:not|never|no)\b/.test(rest)) return 'against';
  return before;
}

const NEVER = /^ never\s*(?:[,;.]|$)/u;
/** “No more than 8 words, bold”: of the amount alone. */
const AMOUNT = /^ (?:more|longer|fewer|less|over|above|greater) than [^,;:]{1,40}[,;]/u;
/** “Semicolons never, …”: of what stands before it. */
const BEHIND = /^\s*[,;](?! ever\b)/u;

/** “Headings use sentence case and have no punctuation”: what begins something else. */
const NEXT =
  /\s+and (?:also )?(?=(?:have|has|carry|carries|takes?|uses?|gets?|contains?|ends?|starts?|begins?|never|don't|do not|avoid|no)(?![A-Za-zÀ-ž]))/u;
const OPENS = /[:;–—]\s*(?:the |an? |our |and |but )?$/u;
const OWN = /^\s+(?:is|are|isn't|aren't|must|should|shall|may|can|can't|cannot)(?![A-Za-zÀ-ž])/u;

/** The words before a mention read from left to right: "never" turns what follows, "omit" turns it again. */
function stanceBefore(text: string): Stance {
  let stance = 'bare' as Stance;
  let negated = false;
  let choosing = false;
  for (const { groups = {}, index, 0: word } of text.matchAll(MARKERS())) {
    if (
      /^(?:never|always)$/.test(word) &&
      /\p{L}\s+$/u.test(text.slice(0, index)) &&
      BEHIND.test(text.slice(index + word.length))
    ) {
      stance = 'bare';
      negated = false;
    } else if ((groups['removal'] ?? groups['not']) && AMOUNT.test(text.slice(index + word.length))) {
      continue;
    } else if (groups['turn']) {
      negated = false;
      if (stance === 'allowed') stance = 'bare';
    } else if (groups['right'] || groups['wrong']) {
      stance = groups['right'] ? 'for' : 'against';
      negated = false;
    } else if (groups['allowed']) {
      stance = 'allowed';
      negated = false;
    } else if (groups['not']) {
      if (/^,?\s*(?:only|just|merely)\b/.test(text.slice(index + word.length))) continue;
      stance = 'against';
      negated = true;
    } else if (groups['against']) {
      stance = 'against';
      negated = false;
    } else if (groups['over']) {
      if (!choosing) continue;
      stance = 'against';
      negated = false;
    } else if (groups['removal']) {
      // "No block without a language", "never omit": what may not be missing is asked for.
      const missing = word === 'without' && stance === 'against' && /^(?:no|zero)\b/.test(text);
      if (stance !== 'allowed') stance = negated || missing ? 'for' : 'against';
      negated = false;
    } else if (groups['for']) {
      if (/^(?:prefer|choose|favou?r|pick|opt|go|select)/.test(word)) choosing = true;
      if (negated && /[,:;]\s*(?:and |so |then |please |always )?$/.test(text.slice(0, index)))
        negated = false;
      if (stance === 'against' && !negated && !opens(text, index)) continue;
      if (stance !== 'allowed') stance = negated ? 'against' : 'for';
    }
  }
  return stance;
}

/** Whether a verb begins something new, and does not stand under "avoid" or "without". */
function opens(text: string, index: number): boolean {
  return /(?:^|[,:;—–(]|\b(?:and|but|instead|then|or|by))\s*(?:please |always |just |simply )*$/.test(
    text.slice(0, index),
  );
}
