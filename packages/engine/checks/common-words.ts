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
  ` able abort aborting absence absences abstract accepted accepting access accessibility accessing account accounts action activate adapter
  adapters add added adding addition additional address addresses administration administrator administrators advanced advantages advice
  alarm alarms alerts algorithm algorithms alias aliases alternative alternatives analysis animation animations annotations answer answers
  application applications appointment appointments approach approval approvals architecture archive archives archiving argument arguments
  array arrays article assembly assets assignment asynchronous attachment attachments attendance attribute attributes audience audit audits
  authenticate authenticating authentication author authorization authors automatic automatically autoscaling availability available avoid
  avoiding backend backends background backup backups balancer balancers balancing basic basics basket batch battery become before beginner
  beginners behavior behaviour benchmark benchmarks benefits best better billing binaries binary block blocks body bookmarks boolean
  booleans brackets branch branches breaking browser browsers budget budgets bug bugs build building builds built business button buttons
  bytes cable cables cache caching calibration call callback callbacks calling calls capacity capture case cases catching category caveats
  certain certificate certificates change changed changelog changes changing channel channels chapter character characters chart charts
  check checking checklist checks child choose choosing class classes clean cleaning cleanup client client-side clients cloud cluster
  clusters code coding collaborators collection collections color colors column columns command commands comment comments commercial commit
  commits common communication community company comparing comparison compatibility compatible compilation compiling complete complexity
  compliance component components compression concept concepts conclusion concurrency condition conditional conditions configuration
  configurations configure configured configuring connect connecting connection connections considerations constraints constructor
  constructors consumer consumers consuming contact container containers content contents context contract contrast contributing
  contribution contributions contributors control controller controllers controls convention conventions conversion convert converting
  cookie cookies copy copying core correct cost costs count country coverage create created creating creation credentials criteria cross
  current custom customer customers customization customize customizing cycle cycles dashboard dashboards data database databases date dates
  day days dead debug debugging decision decisions declaration declarations decorator decorators decryption deep default defaults define
  defined defining definition definitions degradation delete deleting deletion delivery demo department departments dependencies dependency
  dependent deploy deploying deployment deployments deprecated deprecation deprecations description descriptions design designing desktop
  destination detail detailed details detect detecting developer developers development device devices diagram diagrams difference
  differences different direct directly directories directory disable disabled disabling disaster disconnect discount discounts discovery
  discussion disk dispatcher display displaying distribution document documentation documents domain domains download downloading downloads
  draft drafts driver drivers duplicate duration dynamic easy edit editing editor element elements employee employees empty enable enabled
  enabling encapsulation encoding encodings encryption end endpoint endpoints engine engineers entire entities entity entries entry
  environment environments error errors estimate event events evolution exact example examples exception exceptions executable execute
  executing execution existing exit expected expense expenses experimental expiration explained explanation export exporting exports
  expression expressions extend extending extension extensions external extra extract factory failed failover failure failures family fast
  faster feature features feed feedback fetching field fields figure file filenames files filter filtering filters final find finding fine
  finished firewall firewalls firmware first fix fixed fixes fixing flag flags flow focus folder folders following font fonts footer
  forecasting form format formats formatting forms forwarding found fragment fragments framework frameworks free frequency frequently
  frontend full function functionality functions further future gallery gateway gateways general generate generated generating generation
  generator generators generic gesture gestures get getting give given global globally glossary goal goals good graceful grammar grant
  grants graph grid group groups growth guarantees guards guide guidelines guides handle handled handler handlers handling hardware hash
  hashing header headers heading headings health help helper helpers hidden high highlighting highlights history home hook hooks host
  hosting hosts hot hours human icon icons idea ideas identity ignored image images implement implementation implementations implementing
  import important importing imports improve improved improvements improving incident include included incoming incremental index indexes
  information infrastructure inheritance initial initialization inline input inputs inspection install installation installing instance
  instances instructions integer integration integrations interaction interactive interceptor interceptors interface interfaces internal
  internals internationalization interval intervals introduction invalid inventories inventory invitation invitations invoice invoices
  involved issue issues item items iteration job jobs journal keep keeping key keyboard keys keyword keywords kind know known label labeling
  labels language languages large last latency latest layout lazy leaks learn learning leave legacy length level levels libraries library
  license licensing lifecycle lifetime light limit limitation limitations limits line link linking links list listen listener listeners
  listening listing lists literal literals load loading local localization locally location locations lock locking logger logging logic
  login logs long longer loop machine main maintain maintainers maintenance make making manage management manager managing manual manually
  map mapping match matching measure measurement measurements measures measuring media member members membership memberships memory menu
  merge message messages metadata method methods metric metrics middleware migrate migrating migration migrations minimal minor minutes
  missing mistakes mobile mock mocks mode model models modern modes modify module modules money monitor monitoring mouse move moving
  multiple mutation name named names namespace namespaces naming native navigation needed nested network networking networks new newline
  newlines next nodes normal note notes notice notifications number numbers numeric object objects observability offboarding offline old
  onboarding online open opening operating operation operations operator operators optimization optional options order ordering orders
  organization organizations origin other outline output outputs overhead override overrides overview own owner owners package packages
  packaging padding page pages parallel parameter parameters parser parsers parsing part partial participants particular partition
  partitioning partitions parts pass passing password passwords past path paths patient patients pattern patterns payload payloads payment
  payments payroll people performance period permission permissions philosophy pipeline pipelines place placeholder planning platform
  platforms plugin plugins plumbing point pointers points policies policy pool popular port ports position possible power practice practices
  precision preferences prefix prefixing preparation prepare preparing prerequisite prerequisites present prevent preventing preview
  previous price pricing primary principles print printer printers printing priorities priority private privilege privileges problem
  problems procedure process processes processing product production products profile profiles profiling programming progress project
  projects promise promises prompt prompts properties property proposal protocol protocols prototype provide provider providers provisioning
  proxies proxy public publish published publishing purchase purchases purpose quality queries query question questionnaire questions queue
  quick quickly quota quotas range ranges rate raw read reader readers reading real reason reasons receive recent recommendation
  recommendations recommended record recording records recovery redaction redirect redirects reduce reference references refund refunds
  region regions register registering registration regular reimbursement reimbursements related relationship relationships release
  release-notes releases releasing reload reminder reminders remote removal remove removed removing rename renaming render rendering replace
  replacing replica replicas replication replies reply report reporting reports repository request requests require required requirement
  requirements requiring reserved reset resize resolution resolve resolving resource resources response responses responsive restart restore
  result results retention retries retrieving retry return returned returning returns reuse reverse review reviewing revision revoke
  revoking rewrite risk role roles rollback rollbacks rollout rollouts root rotate rotating rotation rotations route router routes routing
  row rows rule rules run running runtime safe safety salary sample samples sandbox sandboxes save saving scalability scaling scan scanning
  scenario scenarios schedule scheduling schema schemas scope screen script scripts search searching second seconds secret secrets section
  sections secure security segment select selecting selection send sending sends sensor sensors separate sequence serialization serializer
  serializers server server-side serverless servers service services session sessions set sets setting settings setup several severity shape
  shard sharding shards share shared sharing shipment shipments shipping shortcuts show shutdown sidebar sign signature signing similar
  simple single size sizes sizing slow small snapshot snapshots social socket sockets software solution solutions sort sorting source
  sources space spacing special specific specification specifications specified specify specs speed stack stage stakeholders standalone
  standard standards start started starting startup state statement statements states static statistics status step steps stop stopping
  storage store stored storing strategies strategy stream streaming streams string strings structure structures style styles styling subject
  submission submissions submit subscription subscriptions subset success suite summary supplier suppliers support supported supporting
  survey surveys switch switching symbol symbols sync synchronization syntax system systems tab table table-of-contents tables tagging tags
  target targets task tasks team teardown technical template templates tenant tenants term terminal terminology terms test testing tests
  text theme themes theming theory thing things third third-party thread threads threshold thresholds throttling throughput throwing ticket
  tickets time timeline timeout timeouts times timesheet timing tips title toggle token tokens tool tooling tools topic topics topology
  total touch tour traces tracing tracking trade-offs traffic trail training transaction transactions transfer transform transition
  transitions translation translations transport tree trees trial trigger triggers troubleshoot troubleshooting trust tuning tunnel
  tunneling tunnels tutorial tutorials two-factor type typed types typical uncaught undefined understand understanding unique unit unknown
  unused update updated updates updating upgrade upgrading upload uploading usage use used useful user user-defined users utilities utility
  validate validating validation validator validators value values vanilla variable variables various vector vendor vendors verification
  verify verifying version versioning versions vertical video videos view viewing views visibility volume volumes vulnerabilities
  vulnerability wait warehouse warning warnings way ways web webhook webhooks website welcome whole wide widget widgets window wiring work
  worker workers workflow workflows working works workspace workspaces world wrapper write writing wrong year years `.replace(
    /\s+/g,
    '\n',
  ),
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

/** A common word that no product is called by. */
export const isSurelyCommon = (word: string): boolean => isCommonWord(word) && !AMBIGUOUS_WORDS.has(word);

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
