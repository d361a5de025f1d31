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

/** Words that headings of documentation are made of and that are no names. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `able accepted accepting access accessing account accounts action activate add added adding addition additional address addresses
  administration administrator administrators advanced advice advantages alerts alternative alternatives annotations answer answers
  application applications approach architecture argument arguments array arrays article asynchronous attribute attributes audience
  authenticate authenticating authentication author authorization authors automatic automatically availability available avoid
  avoiding background backup backups basic basics batch become before beginner beginners behavior behaviour benchmark benchmarks benefits
  best better body bookmarks branch branches breaking browser browsers bug bugs build building builds built button buttons bytes cache caching call
  callback callbacks calling calls case cases caveats change changed changelog changes changing channel channels check checking checklist
  checks child choose choosing class classes clean cleaning cleanup client clients code coding collaborators collection collections column
  columns command commands comment comments commit commits common communication community company comparing comparison compatibility
  compiling complete component components concept concepts conclusion concurrency condition conditional conditions configuration
  configurations configure configured configuring connect connecting connection connections considerations constraints consuming contact
  container containers content contents context contributing contribution contributions contributors convention conventions conversion
  convert converting cookies copy copying core correct cost costs create created creating creation credentials current custom customers
  customization customize customizing data database databases date dates debug debugging declaration declarations decorators default
  defaults define defined defining definition definitions delete deleting deletion dependencies dependency deploy deploying deployment
  deployments deprecated deprecation deprecations description descriptions design designing destination detail detailed details detect
  detecting developer developers development device devices diagram diagrams difference differences different direct directories
  directory disable disabled disabling disk display displaying document documentation documents domain domains download downloading
  downloads draft drafts dynamic easy edit editing editor element elements enable enabled enabling encapsulation encoding encryption end
  endpoint endpoints engineers entries entry environment environments error errors event events evolution example examples exception
  exceptions execute executing execution existing expected experimental explained explanation export exporting exports expression
  expressions extend extending extension extensions external extra failure failures faster feature features feedback field fields figure
  file files filter filtering filters final find finding fine first fix fixed fixes fixing flag flags flow folder folders following format
  formats formatting forms framework frameworks free frequently full function functionality functions further future general generate
  generated generating generation get getting give given global glossary goal goals good graceful group groups guarantees guide guidelines
  guides handle handler handlers handling hardware header headers health help helper helpers hidden high highlights history hook hooks
  host hosting hosts hours icon icons idea ideas image images implement implementation implementations implementing import important
  importing imports improve improved improvements improving include included incoming index information inheritance initial
  initialization input inputs install installation installing instance instances instructions integration integrations interface
  interfaces internal internals introduction issue issues item items job jobs keep keeping key keyboard keys keyword keywords know
  known label labels language languages large last latency latest layout leaks learn learning legacy length level levels libraries library
  license licensing lifecycle limit limitation limitations limits line link linking links list listen listening lists load loading local
  location locations logger logging logic login logs long loop machine main maintain maintainers maintenance make making manage management
  manager managing manual manually map mapping matching measure measuring memory menu merge message messages method methods metric metrics
  migrate migrating migration migrations minimal minor minutes missing mistakes mode model models modes modify module modules monitor
  monitoring move moving multiple name named names naming native navigation nested network networking networks new next note notes notice
  notifications number numbers object objects old open opening operating operation operations operator operators optimization optional
  options order ordering organization organizations other output outputs overview own owner owners package packages packaging page pages
  parallel parameter parameters parser parsers parsing part parts pass passing password passwords past path paths pattern patterns
  performance period permission permissions philosophy place placeholder planning platform platforms plugin plugins point pointers points
  policies policy pool popular possible practice practices prefix preparation prepare preparing prerequisite prerequisites present
  prevent preventing previous primary principles print priority private problem problems procedure process processes processing
  production profile profiles programming project projects promise promises properties property protocol protocols prototype provide
  provider providers proxy public publish published publishing purpose queries query question questions queue quick quickly quota quotas
  rate read reading real reason reasons receive recommendation recommendations recommended recovery redirect redirects reduce reference
  references register registering registration related release releases releasing reload remote remove removed removing rename renaming
  replace replacing replies reply report reporting reports repository request requests require required requirement requirements
  requiring reserved reset resolution resolve resolving resource resources response responses restart restore result results retrieving
  retries retry return returned returning returns review reviewing rewrite role roles root route router routes routing rule rules run
  running runtime safe safety sample samples save saving scalability scaling schedule scheduling schema schemas scope screen script
  scripts search searching second seconds secret secrets section sections secure security select selecting send sending serialization
  serializer serializers server serverless servers service services session sessions set sets setting settings setup several share shared
  sharing shortcuts show shutdown sign simple single size sizes small software solution solutions sort sorting source sources specific
  specification specifications specify stack stage standard start started starting startup state statement statements states static
  statistics status step steps stop stopping storage store stored storing strategies strategy stream streaming streams string strings
  structure style styles subject submit subscription success summary support supported supporting syntax system systems tab table tables
  tags target targets task tasks team technical template templates term terminology terms test testing tests text theme themes thing
  things third threads throwing time timeout timeouts times tips title token tokens tool tooling tools topic topics tour traffic transform
  transport trigger triggers troubleshoot troubleshooting tutorial tutorials type types typical understand understanding
  undefined unit update updated updates updating upgrade upgrading upload uploading usage use used useful user users validate validating
  validation validator validators value values variable variables verification verify verifying version versioning versions view viewing
  views warning warnings way ways web website welcome certain reverse capacity uncaught catching sends prefixing wide entire whole particular various similar overhead
  degradation redaction tracking vanilla abstract analysis assets assignment audit body budget business button capture category chapter client-side
  server-side cloud cluster clusters color colors commercial complexity condition contract contrast conversion count country criteria cross dashboard
  dashboards day days dead decision decisions deep delivery demo dependent desktop disaster discovery discussion distribution driver drivers duplicate duration engine entity
  estimate exact exit expiration extract fast feed fetching finished focus font fonts footer forwarding frequency gallery generic graph grid growth hash heading headings
  home hot human identity incident incremental indexes infrastructure inline input integer interaction interactive internationalization invalid inspection inventory invoices jobs journal
  kind lazy lifetime light lock locking loop manual mapping match mobile money mutation navigation nodes numeric observability offline online origin outline padding
  partial participants payment payments people pipeline pipelines position power precision preferences preview price pricing priorities product products progress prompt prompts
  proposal quality range ranges raw recent record records recording region regions regular relationship relationships release-notes removal render rendering replication resize responsive
  retention revision risk row rows salary sandbox scan scanning scenario scenarios segment separate sequence severity sidebar signature signing size slow snapshot snapshots social spacing
  special specs speed standalone standards storage submit subscriptions subset suite switch switching symbol symbols sync synchronization table-of-contents teardown tenant tenants terminal
  theory third-party ticket tickets timeline timing toggle topology total touch tracing trade-offs training transaction transactions transfer transition transitions translation translations tree trees
  trial trust tuning two-factor unique unknown unused user-defined utilities utility vector vendor vendors vertical video videos visibility volume volumes vulnerability vulnerabilities wait wrapper window work worker workers works workflow workflows working world write writing wrong`
    .split(/\s+/)
    .filter(Boolean),
);

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
