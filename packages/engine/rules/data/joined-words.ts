/** Words that together describe the noun behind them, by the last; with a space where there are three and more. */
const PHRASES = `
friendly: user developer reader beginner family budget
time: real full part one first last compile run
world: real
term: long short near medium
level: high low top entry row column field kernel enterprise object
quality: high low
performance: high
speed: high low
cost: low
power: low
side: client server side|by
platform: cross
origin: cross
sensitive: case
insensitive: case
protected: password
known: well little lesser best
defined: well user
documented: well
tested: well
formed: well
written: well
maintained: well
designed: well
effective: cost
scale: large small full
ended: open
in: built plug opt
only: read write append
hand: right left second
call: on
site: on
demand: on
premises: on
screen: on full
house: in
app: in
memory: in
depth: in
process: in
browser: in
service: self
sided: double single
school: after
up: follow pop sign start
down: drop
peer: peer|to
end: end|to high low front back
point: point|to
step: step|by
line: line|by single
case: case|by
day: day|to same half full zero
hour: after
date: up|to out|of
band: out|of
art: state|of|the
box: out|of|the
scenes: behind|the
air: over|the
middle: man|in|the
one: one|to many|to all|in
many: one|to many|to
face: face|to
drop: drag|and
play: plug|and
write: read copy|on
running: long
lived: long short
standing: long
lasting: long
generated: user auto machine computer
managed: self
hosted: self
contained: self
signed: self
grained: fine coarse
readable: human machine
threaded: single multi
purpose: general special single
facing: user customer public client internet
safe: thread type memory
free: dependency error gluten sugar royalty duty risk lag bug
wide: system site company project organization organisation cluster app team industry country network school
class: first world
awaited: long
native: cloud
consuming: time
saving: time energy cost space
critical: mission business safety
rich: feature
needed: much
off: one
way: one two three
star: five four three
minute: last
go: pay|as|you
blown: full
made: ready custom hand
growing: ever fast
moving: fast slow
paced: fast
reaching: far
coded: hard color
notch: top
aligned: left right
grade: enterprise production
duty: heavy
risk: high low
priority: high low
impact: high low
resolution: high low
latency: low high
traffic: high low
throughput: high
volume: high low
contrast: high
text: full
stack: full
width: full fixed
length: full fixed variable
factor: two multi
edge: cutting leading
click: one single double
use: single
user: single
page: single
party: first
sized: medium mid
existing: pre
paying: high
source: single
`;

/** What makes an adjective of the noun in front: "role based access", "a data driven design". */
export const OF_NOUNS =
  'based driven oriented agnostic friendly intensive specific related aware compatible enabled ready';

/** The phrases by their last words, each as the words in front, last first. */
export const JOINED_WORDS: ReadonlyMap<string, readonly (readonly string[])[]> = (() => {
  const phrases = new Map<string, (readonly string[])[]>();
  for (const line of PHRASES.trim().split('\n')) {
    const [last = '', fronts = ''] = line.split(': ');
    const known = phrases.get(last) ?? [];
    phrases.set(last, [...known, ...fronts.split(' ').map((front) => front.split('|').reverse())]);
  }
  return phrases;
})();

/** Adverbs that stand beside their participle, never joined to it. */
export const NEVER_JOINED =
  'fully newly highly automatically previously recently dynamically commonly widely statically manually randomly carefully properly correctly completely easily directly frequently partially publicly poorly heavily locally remotely globally centrally privately officially specially specifically freshly tightly loosely closely strongly internally externally strictly explicitly implicitly';
