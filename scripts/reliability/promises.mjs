/**
 * What the service promises, and the tests that show it. A test is named by the beginning of its full title; each must
 * match at least one. Numbers are those of the project's list of tests worth having, for what concerns the service.
 * @typedef {{ number: number, promise: string, tests: string[], figures?: string[], long?: true }} Promise
 * @type {Promise[]}
 */
export const PROMISES = [
  {
    number: 1,
    promise: 'Of 500 calls at once against a limit of 100, exactly 100 pass, on both databases, 20 times',
    tests: [
      'storage on SQLite lets exactly 100 of 500 pass',
      'storage on PostgreSQL lets exactly 100 of 500 pass',
      'several services on one PostgreSQL let exactly 100 of 500',
      'quota on',
    ],
  },
  {
    number: 2,
    promise: 'A month begins anew in UTC, on a leap day and across a year; a unit goes back to its own month',
    tests: [
      'quota on SQLite begins anew',
      'quota on PostgreSQL begins anew',
      'quota on SQLite gives the unit back to the month',
    ],
  },
  {
    number: 3,
    promise: 'A service that is killed forgets no acknowledged request, 20 times',
    tests: [
      'a service that is killed again',
      'the program forgets no',
      'several services on one PostgreSQL forget no',
    ],
    figures: ['kill'],
    long: true,
  },
  {
    number: 4,
    promise: 'Of 40 keys made at once, exactly five are, on both databases',
    tests: [
      'storage on SQLite makes exactly five',
      'storage on PostgreSQL makes exactly five',
      'keys are exactly five',
    ],
  },
  {
    number: 5,
    promise: 'No key is at rest: not in the database, not in a log',
    tests: ['the program logs neither', 'keys are stored as SHA-256', 'sessions are never on disk'],
  },
  {
    number: 6,
    promise: 'A revoked key is refused by the next request, by every process',
    tests: ['keys are refused by the next request', 'several services on one PostgreSQL know at once'],
  },
  {
    number: 7,
    promise: 'A key with a typing error is refused without a look at the database',
    tests: ['a key with any single wrong'],
  },
  {
    number: 8,
    promise: 'How long a refusal takes tells nothing of how much of a key is right',
    tests: ['the time of an answer tells nothing of how much'],
    figures: ['key timing'],
  },
  {
    number: 9,
    promise: 'An unknown account and a wrong password answer alike, and as quickly',
    tests: ['signing in tells an unknown account', 'the time of an answer tells nothing of whether'],
    figures: ['sign-in timing'],
  },
  {
    number: 10,
    promise: 'Passwords are kept as argon2id with 46 MiB, hashed two at a time while others are served',
    tests: [
      'a password is kept as argon2id',
      'a password is hashed by two',
      'the time of an answer stays short while twenty',
    ],
    figures: ['sign-ins'],
  },
  {
    number: 11,
    promise: 'Sessions are new at each sign-in, time out, and end on the server',
    tests: ['sessions begin', 'sessions end', 'sessions can all'],
  },
  {
    number: 12,
    promise: 'Of all answers of an identity provider, only a true one signs anybody in',
    tests: ['OpenID Connect', 'an ID token'],
  },
  {
    number: 13,
    promise: 'Who may do what is decided for every route; a new route without a row fails',
    tests: ['authorisation'],
  },
  {
    number: 14,
    promise: 'Another site can change nothing with a visitor’s cookie',
    tests: ["a change through the web app's API"],
  },
  {
    number: 18,
    promise: 'Every error has its status and its shape; hostile bodies are answered',
    tests: ['errors answers', 'hostile bodies', 'any body'],
    figures: ['hostile bodies'],
  },
  {
    number: 19,
    promise: '10,000 requests fuzzed from the API’s description: no 500, every answer as described',
    tests: ['requests made from the API'],
    figures: ['fuzz'],
    long: true,
  },
  {
    number: 20,
    promise:
      'An analysis that fails, hangs or runs for ever is stopped; its thread is replaced, its unit given back',
    tests: [
      'a failing thread',
      'the threads of the engine',
      'a job that runs for ever',
      'jobs that were given to a thread together',
      'a rule whose regular expression',
      'documents made to be slow',
    ],
    figures: ['runaway loop', 'runaway regular expression', 'runaway rule', 'third', 'hostile documents'],
  },
  {
    number: 21,
    promise: 'A caller that hangs up ends its work',
    tests: ['the threads of the engine stop a running job', 'hostile connections that hang up'],
  },
  {
    number: 22,
    promise: 'A stop under load loses no request in flight; readiness answers 503 first',
    tests: ['stopping'],
    figures: ['stop'],
  },
  {
    number: 23,
    promise:
      'Overload at four times the capacity: 503 at once, goodput at least 80 % of peak, recovered within 5 s',
    tests: ['overload at four times', 'too many requests at once', 'turns'],
    figures: ['overload'],
    long: true,
  },
  {
    number: 24,
    promise: 'Memory stays flat under steady load, and no request fails',
    tests: ['a soak'],
    figures: ['soak'],
    long: true,
  },
  {
    number: 25,
    promise: 'A thousand idle sockets and slow ones leave the others served; what is too slow is closed',
    tests: ['hostile connections'],
    figures: ['idle', 'slow headers'],
  },
  {
    number: 27,
    promise: 'The write-ahead log stays below 8 MB',
    tests: ['the SQLite file keeps', 'a soak'],
    figures: ['wal'],
    long: true,
  },
  {
    number: 32,
    promise: 'The default installation opens no connection, whatever is asked of it',
    tests: ['the default installation'],
  },
  {
    number: 33,
    promise: 'A database of an older version is taken over, once, whoever starts; a backup is whole',
    tests: ['migrations on SQLite', 'migrations on PostgreSQL', 'a backup of the SQLite file'],
  },
  {
    number: 34,
    promise: 'Secrets planted in every field of a request leave none in the log',
    tests: ['the log holds no secret'],
    figures: ['redaction'],
  },
  {
    number: 35,
    promise: 'No package that the service runs on needs a script to be installed',
    tests: ['the packages that the service runs on'],
  },
];
