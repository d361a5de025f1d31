// What WordNet does not know: irregular forms, and the words of the trade.
export const IRREGULAR_NOUNS = [
  ['man', 'men'],
  ['woman', 'women'],
  ['child', 'children'],
  ['person', 'people'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['mouse', 'mice'],
  ['index', 'indexes'],
  ['criterion', 'criteria'],
  ['phenomenon', 'phenomena'],
  ['leaf', 'leaves'],
  ['life', 'lives'],
  ['half', 'halves'],
  ['self', 'selves'],
  ['shelf', 'shelves'],
  ['knife', 'knives'],
  ['analysis', 'analyses'],
  ['basis', 'bases'],
  ['crisis', 'crises'],
  ['thesis', 'theses'],
  ['hypothesis', 'hypotheses'],
  ['parenthesis', 'parentheses'],
  ['axis', 'axes'],
  ['series', 'series'],
  ['species', 'species'],
  ['datum', 'data'],
  ['matrix', 'matrices'],
  ['vertex', 'vertices'],
  ['quiz', 'quizzes'],
  ['bus', 'buses'],
  ['status', 'statuses'],
  ['alias', 'aliases'],
  ['hero', 'heroes'],
  ['echo', 'echoes'],
];

/** Base, past, participle; `|` between forms that are both in use. */
export const IRREGULAR_VERBS = `
arise arose arisen|awake awoke awoken|bear bore borne|beat beat beaten|become became become|begin began begun|bend bent bent|
bet bet bet|bind bound bound|bite bit bitten|blow blew blown|break broke broken|bring brought brought|broadcast broadcast broadcast|
build built built|burst burst burst|buy bought bought|cast cast cast|catch caught caught|choose chose chosen|come came come|
cost cost cost|cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn|drink drank drunk|drive drove driven|
eat ate eaten|fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|fit fit/fitted fit/fitted|fly flew flown|
forget forgot forgotten|freeze froze frozen|get got got/gotten|give gave given|go went gone|grow grew grown|hang hung hung|
have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept|know knew known|lay laid laid|
lead led led|lean leaned leaned|leave left left|lend lent lent|let let let|lie lay lain|light lit lit|lose lost lost|make made made|
mean meant meant|meet met met|mistake mistook mistaken|override overrode overridden|overwrite overwrote overwritten|pay paid paid|
put put put|quit quit quit|read read read|rebuild rebuilt rebuilt|redo redid redone|rerun reran rerun|reset reset reset|
rethrow rethrew rethrown|rewrite rewrote rewritten|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|
see saw seen|seek sought sought|sell sold sold|send sent sent|set set set|shake shook shaken|shed shed shed|shine shone shone|
shoot shot shot|show showed shown|shrink shrank shrunk|shut shut shut|sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|
slide slid slid|speak spoke spoken|spend spent spent|spin spun spun|split split split|spread spread spread|stand stood stood|
steal stole stolen|stick stuck stuck|strike struck struck|swear swore sworn|swim swam swum|swing swung swung|take took taken|
teach taught taught|tear tore torn|tell told told|think thought thought|throw threw thrown|understand understood understood|
undo undid undone|wake woke woken|wear wore worn|win won won|wind wound wound|withdraw withdrew withdrawn|write wrote written
`
  .replace(/\n/g, '')
  .split('|')
  .map((line) => line.trim().replace(/\//g, '|').split(' '));

const list = (words) => words.trim().split(/\s+/);

export const TECHNICAL_NOUNS = list(`
admin api app array attribute autocomplete backend backup blog boilerplate boolean browser bugfix bundle bundler byte cache callback
changelog checkbox checksum codebase codec commit config constructor container cookie cron daemon dashboard database dataset
datatype decorator deployment dev devtool directory dropdown editor email emoji endpoint enum env extension failover fallback filename
filesystem firewall firmware folder formatter framework frontend gateway getter handler hash hashtag header heading hook hostname
hotfix html hyperlink id identifier iframe inode instance integer interceptor interface iterator kernel keybinding keyspace
keystroke layout lexer lifecycle linter listener literal localhost lockfile log login logout loop macro makefile manifest
markup metadata metric microservice middleware mixin mock module monorepo mutex namespace node opcode opt overload override
parameter parser pathname payload permalink plugin pointer popup preprocessor preset primitive prop property proxy pull queue query
readme redirect refactor regex registry regression repo repository request resolver response retry rollback root router runtime
sandbox schema screenshot script serializer server serverless setter setup shortcut sidebar signup singleton snapshot snippet socket
spec startup stderr stdin stdout struct stylesheet subclass subcommand subdirectory subdomain subfolder submodule subnet subprocess
subset substring symlink syntax tab tarball telemetry template terminal testcase thread threshold throughput timeframe timeline
timeout timestamp timezone token tokenizer toolbar toolchain toolkit tooltip transpiler tuple tutorial typedef typo
upload uri url username validator variable viewport walkthrough webhook website webpage whitelist whitespace widget wildcard
wizard workaround workflow worker workspace wrapper
`);

export const TECHNICAL_VERBS = list(`
append async await backport bind bootstrap bundle cache clone compile concatenate configure commit debug decode decrypt deduplicate
delegate denormalize deploy deprecate dereference deserialize destructure disable dockerize download emit enable encapsulate encode
encrypt export fetch filter flush fork format hash highlight hydrate import index initialize inject inline inspect install instantiate
interpolate invalidate invoke iterate lint listen load lock log map memoize merge migrate minify mock monitor multiplex mutate
normalize opt optimize override overwrite parse parametrize patch persist pin poll populate prefetch preload prepend preprocess
provision proxy publish query queue reboot rebuild redeploy redirect refactor refetch refresh register reinitialize reinstall
reload rename render rerender rerun reset resize resolve restart rethrow retry reuse revalidate rewrite sanitize scaffold
serialize shard simulate skip sort spawn specify stringify subscribe swap sync throttle timeout toggle tokenize transform
transpile traverse trigger truncate uninstall unmarshal unmount unregister unsubscribe unzip update upgrade upload upsert
validate visualize whitelist wrap zip
`);
