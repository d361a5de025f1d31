/**
 * Words of the trade with what they mean, as it stands in brackets behind them: short, without article of its own
 * sentence, true wherever software is written about. Words with an everyday sense that texts also mean ("node", "token",
 * "branch", "key") are left out.
 */

/** Unknown to many who read technical documentation. */
const SPECIAL = `
  idempotent: with the same effect however often it is done
  idempotency: having the same effect however often something is done
  idempotency key: a mark that makes sure a repeated request is carried out only once
  outbox table: a table that keeps messages until they have been sent
  at-least-once delivery: each message arrives once or more often, and none is lost
  exactly-once delivery: each message arrives once, neither more often nor less
  data at rest: data that is stored
  data in transit: data that is on its way from one system to another
  autoscaler: a part that adds and removes capacity as the load changes
  blue-green deployment: a switch between two copies of a system, of which one has the new version
  canary release: a new version that only a few users get at first
  circuit breaker: a guard that stops calling a failing service for a while
  backpressure: telling a sender to slow down
  exponential backoff: waiting longer after each failed attempt
  race condition: an error that depends on which of two things happens first
  deadlock: two tasks that wait for each other forever
  mutex: a lock that lets one task at a time in
  semaphore: a counter that limits how many tasks run at once
  write-ahead log: a record of changes that is written before the changes are made
  garbage collection: freeing memory that is no longer used
  memoization: remembering results instead of computing them again
  serialization: turning data into text or bytes
  deserialization: turning text or bytes back into data
  multicast: sending to many receivers at once
  datagram: a small message that is sent without a connection
  handshake: the first exchange of messages, in which two sides agree how to talk
  reverse proxy: a server that passes requests on to the servers behind it
  load balancer: a server that spreads requests over several others
  service mesh: a layer that carries the traffic between services
  sidecar: a helper program that runs beside the main one
  daemon: a program that runs in the background
  cron job: a task that runs on a schedule
  symlink: a file that only points to another one
  symbolic link: a file that only points to another one
  file descriptor: the number by which a program knows an open file
  environment variable: a setting that the system hands to a program
  p99: the time that 99% of requests stay below
  bastion: the one server through which administrators reach the others
  bastion host: the one server through which administrators reach the others
  rate limiting: letting only so many requests through in a time
  quorum: the number of members that must agree
  eventual consistency: copies that become the same after a while
  shard: one part of data that is spread over several servers
  sharding: spreading data over several servers
  hot path: the code that runs most often
  dead letter queue: a place for messages that could not be handled
  dead-letter queue: a place for messages that could not be handled
  message broker: a server that takes messages and hands them on
  feature flag: a switch that turns a feature on or off
  canary release: giving a new version to a few users first
  blue-green deployment: switching between two complete copies of a system
  rate limit: the most requests allowed in a time
  polyfill: code that adds a missing feature to an old program
  tree shaking: leaving out code that is not used
  monorepo: one repository for many projects
  linter: a program that looks for mistakes in code
  transpile: turn code of one language into another
  middleware: code that runs between a request and its answer
  dependency injection: handing a part what it needs instead of letting it look for it
  stateful: remembering what happened before
  stateless: remembering nothing between requests
  immutable: never changed once it is made
  asynchronous: without waiting for the result
  synchronous: waiting for the result
  certificate authority: an office that issues digital certificates
  checksum: a number that shows whether data was changed
  man-in-the-middle attack: somebody who secretly reads or changes what two sides send each other
  setuid: run with the rights of the owner of the file
  regression: something that worked before and no longer does
  postmortem: a report on what went wrong and why
  on-call engineer: the engineer who must answer alerts
  accrual: a cost that belongs to a period but is not yet billed
  general ledger: the book that holds all entries of a company's accounts
  ledger: the book in which all amounts in and out are entered
  intercompany: between companies of one group
  reconciliation: checking that two records of the same amounts agree
  amortization: spreading a cost over the time it serves
  depreciation: the loss of value of a thing over the years of its use
  chargeback: a payment that the bank takes back from the seller
  escrow: money that a third party holds until both sides have done their part
  payroll: the list of people and what each is paid
  probation period: the first months in a job, in which either side may leave at short notice
  sabbatical: a long leave from work
  prorated: counted by the share of the time or hours worked
  out-of-pocket: paid by the person and not by the insurance
  basal rate: the steady dose of insulin that a pump gives through the day
  bolus: a single dose that is given at once
  contraindication: a reason not to use a treatment
  biocompatibility: being harmless to the body
  usability study: a test in which people try a product while others watch
  torque: the force that turns something
  gearbox: the part that passes turning force on at another speed
  actuator: a part that moves something
  pull-up resistor: a part that keeps a line at a high level while nothing drives it
  breadboard: a board for building circuits without solder
  bootloader: the small program that starts the main one
  firmware: the program that is built into a device
  watchdog timer: a clock that restarts a device which no longer responds
  microcontroller: a small computer on one chip
  calibration: setting a measuring device against a known value
  baud rate: the speed of a serial connection
  data warehouse: a database that collects data from many systems for analysis
  data lake: a store of raw data in many forms
  slowly changing dimension: a table that keeps the earlier values of its rows
  upsert: change a row or add it if it is missing
  foreign key: a column that points to a row of another table
  primary key: the column that tells each row from all others
  materialized view: the stored result of a query
  backfill: filling in data for a time that has passed
  schema migration: changing how a database is built
  replication lag: how far a copy of a database is behind
  failover: switching to a spare when the main one fails
  split-brain: two parts of a system that both take themselves for the main one
  consensus algorithm: a method by which several servers agree on one value
  leader election: choosing which of several servers decides
  round-trip time: how long a message takes there and back
  time series: values with the times at which they were measured
  hot reload: taking over changes without a restart
  render prop: a function by which a component is told what to show
  lockfile: a file that fixes the exact version of each package
  dependency resolution: working out which versions of packages fit together
  sandbox: a closed place in which a program can do no harm
  privilege escalation: gaining rights that one was not given
  threat model: a list of what could attack a system, and how
  zero-day: a weakness that attackers know before the maker does
  phishing: tricking people into giving away secrets
  data controller: who decides why and how personal data is used
  data processor: who handles personal data for somebody else
  personal data: what tells something about a living person
  data subject: the person whom the data is about
  egress proxy: the server through which requests leave a network
  intermediate certificate: a certificate between that of a site and that of the authority everybody trusts
  break-glass account: an account for emergencies, with rights that nobody has every day
  payment gateway: the service that passes card payments on to the banks
  error budget: how much failure a service may have in a time
  on-call rotation: the plan of who answers alerts when
  status page: a page that tells whether a service works
  cold start: the delay of a service that was not running
  smoke test: a quick test of whether the main things work
  dry run: going through all steps without changing anything
  maintenance window: the time in which a system may be changed
  root cause: what made a failure possible in the first place
  replication slot: a bookmark that tells a database which changes a reader has not confirmed yet
  schema registry: a service that keeps the agreed shape of messages
  nullable: allowed to be empty
  log compaction: keeping only the newest message of each key
  event sourcing: keeping every change instead of only the result
  message queue: a line in which messages wait until they are handled
  connection pool: a set of open connections that are shared
  event loop: the part of a program that takes up waiting work piece by piece
  memory leak: memory that a program never gives back
  stack trace: the list of calls that led to an error
  core dump: a copy of a program’s memory at the time it crashed
  segmentation fault: a crash because a program touched memory that is not its own
  buffer overflow: writing past the end of the memory that was set aside
  edge case: a rare situation that is easily overlooked
  semantic versioning: numbering versions by how big the change is
  breaking change: a change after which older uses stop working
  backward compatible: still working with what was made for older versions
  build artifact: a file that a build produces
  hotfix: an urgent repair of a released version
  rolling update: replacing the copies of a program one after another
  health check: a regular test of whether a service works
  liveness probe: a regular test of whether a program must be restarted
  readiness probe: a regular test of whether a program can take requests
  autoscaling: adding and removing machines as they are needed
  retention policy: the rule for how long data is kept
  audit log: a record of who did what and when
  audit trail: a record of who did what and when
  least privilege: giving only the rights that are needed
  penetration test: an attack that is made on purpose to find weaknesses
  denial-of-service attack: flooding a service with requests until it fails
  cross-site scripting: making a site run code that an attacker put into a page
  transitive dependency: code that is needed by code that is needed
  glob pattern: a pattern with wildcards for file names
  lazy loading: loading something only when it is needed
  server-side rendering: building pages on the server
  nonce: a number that is used only once
  ciphertext: data that encryption has made unreadable
  service account: an account of a program rather than a person
  bearer token: a pass that lets in whoever holds it
  refresh token: a pass with which a program gets a new access token
  single sign-on: signing in once for several services
  API gateway: the server through which all requests to a service go
  polling: asking again and again whether something is new
  throttling: slowing requests down on purpose
  allowlist: a list of what is let through
  denylist: a list of what is kept out
  bind mount: a folder of the host that a container can use
  Unix socket: a file through which programs on one computer talk
  hypervisor: the program that runs virtual machines
  persistent volume: storage that outlives the program that uses it
  object storage: storage for files that are reached by an address on the network
  read replica: a copy of a database for reading only
  read-only mode: a state in which nothing can be changed
  two-phase commit: a method by which several systems make a change together or not at all
  distributed tracing: following one request through all services that handle it
  accounts payable: what a company still has to pay its suppliers
  capital expenditure: money spent on things that serve for years
  vesting: earning the right to shares over time
  severance pay: money that an employee gets when dismissed
  payload: the data that a message carries
  webhook: a message that a service sends when something happens
  throughput: how much is handled in a time
  latency: how long an answer takes
  rollback: going back to the version before
  garden leave: the time before leaving a job in which one is paid but stays away`;

/** Known to everybody who builds software, and not to everybody who uses it. */
const COMMON = `
  load test: a test of how much a system can take
  code review: a check of a change by another developer
  peer review: a check of a change by a colleague
  environment variable: a setting that the system hands to a program
  cluster: a group of servers that work as one
  bandwidth: how much data fits through a connection at once
  cache: a store of results for quick reuse
  callback: a function that is called later, with the result
  repository: the place where the code of a project is kept
  deploy: put into service
  deployment: putting a version into service
  endpoint: an address that programs send requests to
  query string: what stands after the question mark of an address
  hash: a short fingerprint of data
  encryption: making data unreadable without a key
  firewall: a guard that blocks unwanted connections
  proxy: a server that stands between two others
  command line: a window in which commands are typed
  terminal: a window in which commands are typed
  shell: the program that runs typed commands
  compiler: a program that turns code into what a computer runs
  runtime: the program that runs the code
  library: code made to be used by other programs
  framework: a ready-made structure for programs
  plugin: an addition to a program
  parameter: a value that is handed to a function
  boolean: a value that is true or false
  string: a piece of text
  integer: a whole number
  socket: one end of a connection
  localhost: the computer itself
  backend: the part of a program that users don’t see
  frontend: the part of a program that users see
  open source: with code that anyone may read and reuse
  outage: a time in which a service does not work
  incident: an unplanned failure of a service
  metadata: data about data
  schema: a description of how data is built
  timestamp: a date and time
  downtime: a time in which a service can’t be used
  container: a package in which a program runs with all that it needs
  virtual machine: a computer that software imitates
  namespace: an area of its own in which names are unique
  snapshot: a copy of the data as it was at one moment
  replica: one of several copies
  pull request: a proposal to take a change into the code
  unit test: a test of one small part
  integration test: a test of several parts together
  continuous integration: checking every change automatically
  package manager: a program that installs others
  exit code: the number by which a program says how it ended
  regular expression: a pattern that describes text
  wildcard: a sign that stands for any text
  pagination: splitting a long list into pages
  access token: a pass that proves that a program may make requests
  vulnerability: a weakness that an attacker can use
  multi-factor authentication: proving who you are by more than a password`;

/** Terms that mean another thing where nobody speaks of software: a health check of a dog, a dry run of a play. */
export const OF_SOFTWARE =
  /^(?:health check|sandbox|handshake|daemon|sidecar|polling|throttling|rollback|payload|cold start|smoke test|dry run|regression|status page|backfill|snapshot|circuit breaker|root cause|watchdog timer|hot path|event loop|maintenance window|nonce|cluster|cache|container|library|terminal|shell|proxy|hash|string)s?$/i;

/** Terms with their meanings, in lower case. */
export const SPECIAL_TERMS: ReadonlyMap<string, string> = read(SPECIAL);
export const COMMON_TERMS: ReadonlyMap<string, string> = read(COMMON);

function read(lines: string): ReadonlyMap<string, string> {
  return new Map(
    lines
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [term = '', meaning = ''] = line.trim().split(': ');
        return [term, meaning] as const;
      }),
  );
}
