import { lazily } from '../lazily.ts';
import { findLine } from '../sorted-lines.ts';

/** No character of a word is below it. */
const END = 32;

/** Words that never belong to a name's inside so firmly that a heading in sentence case keeps their capital. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a about above across after against all along also an and any are as at be been before behind below between both but by can could
  did do does during each either every few for from had has have her here his how if in inside into is it its just may me might more most
  must my near neither nor not of off on once only onto or other our out outside over per same shall should since so some such than that
  the their them then there these they this those through throughout to too toward towards under until up upon us using versus very via
  was we were what when where whether which while who whom whose why will with within without would yet you your yours`.split(
    /\s+/,
  ),
);

/** Words that headings of documentation are made of and that are no names, in the order of their characters. */
const COMMON_WORDS = lazily(() =>
  ` able abstract accepted accepting access accessing account accounts action activate add added adding addition additional address addresses
  administration administrator administrators advanced advantages advice alerts alternative alternatives analysis annotations answer answers
  application applications approach architecture argument arguments array arrays article assets assignment asynchronous attribute attributes
  audience audit authenticate authenticating authentication author authorization authors automatic automatically availability available avoid
  avoiding background backup backups basic basics batch become before beginner beginners behavior behaviour benchmark benchmarks benefits best
  better body bookmarks branch branches breaking browser browsers budget bug bugs build building builds built business button buttons bytes
  cache caching call callback callbacks calling calls capacity capture case cases catching category caveats certain change changed changelog
  changes changing channel channels chapter check checking checklist checks child choose choosing class classes clean cleaning cleanup client
  client-side clients cloud cluster clusters code coding collaborators collection collections color colors column columns command commands
  comment comments commercial commit commits common communication community company comparing comparison compatibility compiling complete
  complexity component components concept concepts conclusion concurrency condition conditional conditions configuration configurations
  configure configured configuring connect connecting connection connections considerations constraints consuming contact container containers
  content contents context contract contrast contributing contribution contributions contributors convention conventions conversion convert
  converting cookies copy copying core correct cost costs count country create created creating creation credentials criteria cross current
  custom customers customization customize customizing dashboard dashboards data database databases date dates day days dead debug debugging
  decision decisions declaration declarations decorators deep default defaults define defined defining definition definitions degradation
  delete deleting deletion delivery demo dependencies dependency dependent deploy deploying deployment deployments deprecated deprecation
  deprecations description descriptions design designing desktop destination detail detailed details detect detecting developer developers
  development device devices diagram diagrams difference differences different direct directories directory disable disabled disabling
  disaster discovery discussion disk display displaying distribution document documentation documents domain domains download downloading
  downloads draft drafts driver drivers duplicate duration dynamic easy edit editing editor element elements enable enabled enabling
  encapsulation encoding encryption end endpoint endpoints engine engineers entire entity entries entry environment environments error errors
  estimate event events evolution exact example examples exception exceptions execute executing execution existing exit expected experimental
  expiration explained explanation export exporting exports expression expressions extend extending extension extensions external extra
  extract failure failures fast faster feature features feed feedback fetching field fields figure file files filter filtering filters final
  find finding fine finished first fix fixed fixes fixing flag flags flow focus folder folders following font fonts footer format formats
  formatting forms forwarding framework frameworks free frequency frequently full function functionality functions further future gallery
  general generate generated generating generation generic get getting give given global glossary goal goals good graceful graph grid group
  groups growth guarantees guide guidelines guides handle handler handlers handling hardware hash header headers heading headings health help
  helper helpers hidden high highlights history home hook hooks host hosting hosts hot hours human icon icons idea ideas identity image images
  implement implementation implementations implementing import important importing imports improve improved improvements improving incident
  include included incoming incremental index indexes information infrastructure inheritance initial initialization inline input inputs
  inspection install installation installing instance instances instructions integer integration integrations interaction interactive
  interface interfaces internal internals internationalization introduction invalid inventory invoices issue issues item items job jobs
  journal keep keeping key keyboard keys keyword keywords kind know known label labels language languages large last latency latest layout
  lazy leaks learn learning legacy length level levels libraries library license licensing lifecycle lifetime light limit limitation
  limitations limits line link linking links list listen listening lists load loading local location locations lock locking logger logging
  logic login logs long loop machine main maintain maintainers maintenance make making manage management manager managing manual manually map
  mapping match matching measure measuring memory menu merge message messages method methods metric metrics migrate migrating migration
  migrations minimal minor minutes missing mistakes mobile mode model models modes modify module modules money monitor monitoring move moving
  multiple mutation name named names naming native navigation nested network networking networks new next nodes note notes notice
  notifications number numbers numeric object objects observability offline old online open opening operating operation operations operator
  operators optimization optional options order ordering organization organizations origin other outline output outputs overhead overview own
  owner owners package packages packaging padding page pages parallel parameter parameters parser parsers parsing part partial participants
  particular parts pass passing password passwords past path paths pattern patterns payment payments people performance period permission
  permissions philosophy pipeline pipelines place placeholder planning platform platforms plugin plugins point pointers points policies policy
  pool popular position possible power practice practices precision preferences prefix prefixing preparation prepare preparing prerequisite
  prerequisites present prevent preventing preview previous price pricing primary principles print priorities priority private problem
  problems procedure process processes processing product production products profile profiles programming progress project projects promise
  promises prompt prompts properties property proposal protocol protocols prototype provide provider providers proxy public publish published
  publishing purpose quality queries query question questions queue quick quickly quota quotas range ranges rate raw read reading real reason
  reasons receive recent recommendation recommendations recommended record recording records recovery redaction redirect redirects reduce
  reference references region regions register registering registration regular related relationship relationships release release-notes
  releases releasing reload remote removal remove removed removing rename renaming render rendering replace replacing replication replies
  reply report reporting reports repository request requests require required requirement requirements requiring reserved reset resize
  resolution resolve resolving resource resources response responses responsive restart restore result results retention retries retrieving
  retry return returned returning returns reverse review reviewing revision rewrite risk role roles root route router routes routing row rows
  rule rules run running runtime safe safety salary sample samples sandbox save saving scalability scaling scan scanning scenario scenarios
  schedule scheduling schema schemas scope screen script scripts search searching second seconds secret secrets section sections secure
  security segment select selecting send sending sends separate sequence serialization serializer serializers server server-side serverless
  servers service services session sessions set sets setting settings setup several severity share shared sharing shortcuts show shutdown
  sidebar sign signature signing similar simple single size sizes slow small snapshot snapshots social software solution solutions sort
  sorting source sources spacing special specific specification specifications specify specs speed stack stage standalone standard standards
  start started starting startup state statement statements states static statistics status step steps stop stopping storage store stored
  storing strategies strategy stream streaming streams string strings structure style styles subject submit subscription subscriptions subset
  success suite summary support supported supporting switch switching symbol symbols sync synchronization syntax system systems tab table
  table-of-contents tables tags target targets task tasks team teardown technical template templates tenant tenants term terminal terminology
  terms test testing tests text theme themes theory thing things third third-party threads throwing ticket tickets time timeline timeout
  timeouts times timing tips title toggle token tokens tool tooling tools topic topics topology total touch tour tracing tracking trade-offs
  traffic training transaction transactions transfer transform transition transitions translation translations transport tree trees trial
  trigger triggers troubleshoot troubleshooting trust tuning tutorial tutorials two-factor type types typical uncaught undefined understand
  understanding unique unit unknown unused update updated updates updating upgrade upgrading upload uploading usage use used useful user
  user-defined users utilities utility validate validating validation validator validators value values vanilla variable variables various
  vector vendor vendors verification verify verifying version versioning versions vertical video videos view viewing views visibility volume
  volumes vulnerabilities vulnerability wait warning warnings way ways web website welcome whole wide window work worker workers workflow
  workflows working works world wrapper write writing wrong `.replace(/\s+/g, '\n'),
);

/** Whether headings of documentation are made of the word, which is no name. @param word lower case */
export const isCommonWord = (word: string): boolean => findLine(COMMON_WORDS(), word, END) >= 0;

/** Words that are also names, months or languages: with a capital they are left alone. */
export const AMBIGUOUS_WORDS: ReadonlySet<string> = new Set(
  `access actions amazon angular apple august azure backbone bash beats bootstrap chai chef chrome compose consul dart docker edge elastic ember excel
  express fetch flask flow fleet gin go google gulp grunt helm jest jupiter lambda linear march mercury meta meteor mocha native nest node nomad
  notion office oracle outlook pages polish prettier puppet python react redux remix ruby rust safari salt script sentry shell sketch slack
  snowflake solid spark spring square storybook stripe swarm swift tailwind teams travis vault vue windows word zapier`.split(
    /\s+/,
  ),
);

/** Names of several words, two of which look like any other. */
export const KNOWN_NAMES: readonly string[] = [
  ...[
    'Visual Studio',
    'Visual Studio Code',
    'Android Studio',
    'App Store',
    'Google Play',
    'Play Store',
    'Google Cloud',
  ],
  ...[
    'Internet Explorer',
    'Creative Commons',
    'Code of Conduct',
    'Stack Overflow',
    'Hacker News',
    'Active Directory',
  ],
  ...[
    'Docker Hub',
    'Docker Compose',
    'Docker Desktop',
    'GitHub Actions',
    'GitHub Pages',
    'Cloud Run',
    'Cloud Functions',
  ],
  ...[
    'Cloud Storage',
    'Key Vault',
    'App Service',
    'Azure Functions',
    'Azure DevOps',
    'Power Automate',
    'Power BI',
  ],
  ...[
    'Elastic Beanstalk',
    'Secrets Manager',
    'Secret Manager',
    'API Gateway',
    'SQL Server',
    'Command Palette',
  ],
  ...[
    'Developer Tools',
    'Apache License',
    'MIT License',
    'Google Analytics',
    'Tag Manager',
    'Search Console',
  ],
  ...['Security Center', 'Control Center', 'Mission Control', 'Home Assistant', 'Raspberry Pi'],
  ...['JSON Schema', 'Web Components', 'Web Workers', 'Service Workers', 'Server-Sent Events', 'Web Crypto'],
  ...['Open Source Initiative', 'Software Foundation', 'Linux Foundation', 'Node Package Manager'],
];
