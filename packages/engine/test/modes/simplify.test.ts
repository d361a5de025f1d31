import assert from 'node:assert/strict';
import { run } from './jobs.ts';

const CHANGED: readonly [string, string][] = [
  // What stands behind "that" belongs into its clause; a fronted reason is no second sentence.
  [
    'We are writing to inform you that, due to the fact that our provider ends support for TLS 1.1 on 30 September, it will be necessary for all integrations that still use this version to be upgraded prior to that date.\n',
    'Because our provider ends support for TLS 1.1 on 30 September, all integrations that still use this version must be upgraded before that date.\n',
  ],
  [
    'The cache key is derived from the method, the path and the header of the request, while query parameters are ignored by the edge in all regions of the network.\n',
    'The cache key is derived from the method, the path and the header of the request. Query parameters are ignored by the edge in all regions of the network.\n',
  ],
  [
    'The primary streams its log to two replicas in other zones of the region, meaning that a commit is acknowledged after the second replica has written the record.\n',
    'The primary streams its log to two replicas in other zones of the region. This means that a commit is acknowledged after the second replica has written the record.\n',
  ],
  [
    'Before rotating the key, make sure that all consumers of it have been moved to the new endpoint, since consumers with a pinned key will reject all tokens after the rotation.\n',
    'Before rotating the key, make sure that all consumers of it have been moved to the new endpoint. This is because consumers with a pinned key will reject all tokens after the rotation.\n',
  ],
  [
    'It is necessary for the operator to make a record of it and make a determination as to whether the leave ends.\n',
    'The operator must record it and decide whether the leave ends.\n',
  ],
  [
    'Purging the cache has the effect of increasing latency, and return it upon expiration of the contract.\n',
    'Purging the cache increases latency, and return it when the contract ends.\n',
  ],
  [
    'Managers are required to wait for a minimum of twelve months.\n',
    'Managers must wait for at least twelve months.\n',
  ],
  [
    'The Provider shall be entitled to suspend the Services with the objective of reducing load.',
    'The Provider may suspend the Services to reduce load.',
  ],
  ['There is a possibility that messages are delivered twice.', 'Messages might be delivered twice.'],
  ['Plugins make use of hooks in order to run.', 'Plugins use hooks to run.'],
  ['This allows you to add routes.', 'This lets you add routes.'],
  ['It performs the validation of the body.', 'It validates the body.'],
  ['Start by performing an installation of the server.', 'Start by installing the server.'],
  ['There are several packages that provide types.', 'Several packages provide types.'],
  ['There is a script that generates the types.', 'A script generates the types.'],
  ['It enables developers to add routes.', 'It lets developers add routes.'],
  ['It specifies whether or not the server logs.', 'It specifies whether the server logs.'],
  ['It stores keys in a secure manner.', 'It stores keys securely.'],
  ['It is also possible to set a limit.', 'You can also set a limit.'],
  ['When a route is found, it is not possible to add hooks.', 'When a route is found, you cannot add hooks.'],
  [
    'The server keeps every connection open for as many seconds as the option tells it to, but it closes each connection at once when it stops.',
    'The server keeps every connection open for as many seconds as the option tells it to. However, it closes each connection at once when it stops.',
  ],
  [
    'The default value of this option is one hundred characters for each parameter; it is the same for all routes of the server.',
    'The default value of this option is one hundred characters for each parameter. It is the same for all routes of the server.',
  ],
  ['The service utilizes a cache.', 'The service uses a cache.'],
  ['You will be able to view the logs at a later time.', 'You can view the logs later.'],
  ['Upon completion of the import, the tool stops.', 'After the import, the tool stops.'],
  ['In the event of a failure, run it again.', 'If there is a failure, run it again.'],
  ['This option is used to specify the path.', 'This option specifies the path.'],
  ['The `--path` option can be used to set the path.', 'The `--path` option can set the path.'],
  ['The command is for the deletion of old backups.', 'The command is for deleting old backups.'],
  ['Users are required to sign in.', 'Users must sign in.'],
  ['The level can be configured with a flag.', 'You can configure the level with a flag.'],
  ['Also, they can be set by editing the file.', 'Also, you can set them by editing the file.'],
  ['It cannot be disabled.', 'You cannot disable it.'],
  ['The tool assists in finding it.', 'The tool helps with finding it.'],
  ['It is not necessary to restart it.', 'You do not need to restart it.'],
  ['It allows the operator to list them.', 'It lets the operator list them.'],
  ['For the purpose of reducing the load, it waits.', 'To reduce the load, it waits.'],
  ['The scheduler is responsible for choosing a host.', 'The scheduler chooses a host.'],
  ['It supports a wide range of tools.', 'It supports many tools.'],
  ['In most cases, it works.', 'Usually, it works.'],
  ['The call will return a token, e.g. a hash.', 'The call returns a token, for example, a hash.'],
  [
    'The old driver keeps the list of volumes in the memory of one process, whereas the new driver reads the list from the database each time.',
    'The old driver keeps the list of volumes in the memory of one process. By contrast, the new driver reads the list from the database each time.',
  ],
  [
    'The service checks the name of the host before each call, so a renamed host is never asked for the list of all its volumes.',
    'The service checks the name of the host before each call. So a renamed host is never asked for the list of all its volumes.',
  ],
  // Each half has its own condition; what comes of the first; a contraction is a subject with its verb.
  [
    'The command only evicts a replica from the set if all three of them are ready, and if you run several commands at once, the cluster keeps all but one of them available.',
    'The command only evicts a replica from the set if all three of them are ready. If you run several commands at once, the cluster keeps all but one of them available.',
  ],
  [
    'The proxy removes the header from each request before it reaches the application, preventing clients from choosing the address that appears in the audit log.',
    'The proxy removes the header from each request before it reaches the application. This prevents clients from choosing the address that appears in the audit log.',
  ],
  [
    'Installing it in the trust store does not require the private key, so you can export the certificate alone and use the tool to install it on other machines.',
    'Installing it in the trust store does not require the private key. So you can export the certificate alone and use the tool to install it on other machines.',
  ],
  [
    'The team would like to be lenient within reason in all of these cases, but we’re going to be strict where it touches your time, attention, or performance.',
    'The team would like to be lenient within reason in all of these cases. However, we’re going to be strict where it touches your time, attention, or performance.',
  ],
  ['It is necessary to restart the server.', 'You must restart the server.'],
  ['But it is recommended that you make a backup.', 'But you should make a backup.'],
  [
    'More information regarding the API is in the reference.',
    'More information about the API is in the reference.',
  ],
  ['The tool will attempt to read it.', 'The tool tries to read it.'],
  ['It needs sufficient permissions.', 'It needs enough permissions.'],
  ['It will make an attempt to resume.', 'It tries to resume.'],
  ['They came to the conclusion that it works.', 'They concluded that it works.'],
  ['The team reached an agreement on a rollout.', 'The team agreed on a rollout.'],
  ['It conducts an automatic verification of the file.', 'It automatically verifies the file.'],
  ['The lamp flashes in a regular manner to warn you.', 'The lamp flashes regularly to warn you.'],
  ['The API is capable of processing both.', 'The API can process both.'],
  ['They do not have the ability to sign in.', 'They cannot sign in.'],
  ['They had difficulties with regard to the licence.', 'They had difficulties with the licence.'],
  ['The key that is located in the safe is new.', 'The key in the safe is new.'],
  ['It performs a scan of the folder.', 'It scans the folder.'],
  ['Courier performs a retry after 1 minute.', 'Courier retries after 1 minute.'],
  ['Switch it through the utilization of the flag.', 'Switch it with the flag.'],
  [
    'The report is written every night by a job that reads the log, and it is stored in the archive, where auditors can find it for up to ten years.',
    'The report is written every night by a job that reads the log. It is stored in the archive, where auditors can find it for up to ten years.',
  ],
  ['In addition, the plugin also supports TypeScript.', 'The plugin also supports TypeScript.'],
  ['There are a number of ways to do it.', 'There are several ways to do it.'],
  [
    'For more information on the proxy, please refer to the guide.',
    'For more information on the proxy, see the guide.',
  ],
  ['This makes it possible to run tests.', 'This lets you run tests.'],
  [
    'Layers are downloaded once for each project by default, however, if you want to share them across all of your projects, you can download them to a common place.',
    'Layers are downloaded once for each project by default. However, if you want to share them across all of your projects, you can download them to a common place.',
  ],
  [
    'The rules are patterns matched to the full absolute path of each of the files in the folder, and this determines how many files the tool watches.',
    'The rules are patterns matched to the full absolute path of each of the files in the folder. This determines how many files the tool watches.',
  ],
  [
    'The engine provides these types: `Int`, `Float`, `String`, and `Boolean`.\n',
    'The engine provides these types:\n\n- `Int`\n- `Float`\n- `String`\n- `Boolean`\n',
  ],
];

const KEPT: readonly string[] = [
  'The application need not be coded in a specific way.',
  'The package cannot be removed, because it is essential to the system in some way.',
  'Never store the key in the repository of the service that reads it, so you can rotate the key without a new release of the service.',
  'The script supports creating tables in many schemas, making backups of all of them each night, and deleting old ones after a week has passed.',
  'We know that, because the queue of the broker is stored in memory on a single node, a restart of the broker empties it and all messages in it are gone.',
  'Hold the button on the back of the device for five seconds or more, while the LED beside it is blinking and the door on the front is open.',
  'It is necessary for the prior version to the new one.',
  'Several of them limit their users to attempts to reach it.',
  'Services can be upgraded in a rolling fashion.',
  'Choose the rules to follow regarding it.',
  'In case of A/P clusters, stop both.',
  'It considers it, and takes into consideration that it fails.',
  'It means the volume is in the process of a migration.',
  'It supports a wide range of software.',
  'The maintainer is responsible for fixing it.',
  'Messages can be lost by restarting the server.',
  'A key can be disabled and is then refused.',
  'It is an automatic assist with expert review.',
  'It shows any additional information about it.',
  'It must be a number that is equal to or greater than two.',
  'Otherwise, several versions of a library cannot be installed at once.',
  'There are tools that are old and which nobody knows.',
  'It reads the table `postgresql`, and **postgresql** is a field.',
  'It is compared to the buildd mechanism.',
  // A purpose, an option that "that" tells of, and a condition in front of both clauses.
  'The workaround for this is to change the root into a folder that is mounted from the host, so the server can map the names of the users.',
  'There are two options of the client that you have to be aware of, however, that can affect whether the host accepts the tokens of others.',
  'If you use one of the releases of the server before version seven, however, you have to name each of the features that are forbidden to it.',
  'There is a risk that updates overwrite changes.',
  'The vendor reached the agreement on Tuesday.',
  'The lease makes the agreement with the tenant binding.',
  'The API is capable of being restarted.',
  'A key is required to sign in.',
  'The second attempt to read it fails.',
  'It fails for lack of sufficient permissions, and a sufficient one is enough.',
  'It is built in such a way that is easy to read.',
  'The field takes a number of rows to skip.',
  'Redis is used to it.',
  // The second clause may go on in "that".
  'The rules are patterns that are matched to the full path of each of the files in the folder, and this is how they are ignored by the watcher.',
  // "To run" hangs on "possible" a second time.
  'It is possible to read the state, but not possible to update it.',
  'It is possible to run two versions at once, and indeed to run one of them twice.',
  'It runs whether or not the server logs.',
  'It stores keys in a secure way that nobody knows.',
  'You must not use `make use of`.',
  // What follows the comma has no subject of its own.
  'The server keeps every connection open for as many seconds as the option tells it to, but closes each one at once when it stops.',
  // The first clause goes on behind what "which" tells of its subject.
  'The member opens the page and an email with a link, which is valid for one day and can open the account a single time, will reach them at the address in the profile.',
  // The condition holds for both halves.
  'If the option is set to zero seconds by the one who starts the server, it keeps connections open, but it closes each one when it stops.',
  // Grammar is for reviews: what a judge of it takes for a slip may be none.
  'The list of the servers are long, and everybody knows this values.',
  // A noun.
  'Changes and attempts to interfere with it are likely to fail.',
  'There are times that nobody expects.',
  'There are some tasks that you must do.',
  'Are there several packages that provide types?',
  'Choose one: a, b, or c.',
  'The colors are these: red, light green, and blue.',
];

describe('simplify', () => {
  for (const [before, after] of CHANGED) {
    it(`makes of ${JSON.stringify(before)} ${JSON.stringify(after)}`, () => {
      assert.equal(run('simplify', before).content, after);
      assert.equal(run('simplify', after).content, after);
    });
  }

  for (const text of KEPT) {
    it(`keeps ${JSON.stringify(text)}`, () => assert.equal(run('simplify', text).content, text));
  }

  it('breaks a long paragraph where a new thought begins', () => {
    const sentence = 'The server reads a request and answers it.';
    const before = `${Array(4).fill(sentence).join(' ')} However, a hook can answer first.\n${Array(3).fill(sentence).join(' ')}`;
    assert.equal(run('simplify', before).content, before.replace(' However', '\n\nHowever'));
  });

  it('writes line ends as the text has them', () => {
    const before = 'It has these types: `Int`, `Float`, `String`, and `Boolean`.\r\n';
    assert.equal(
      run('simplify', before).content,
      'It has these types:\r\n\r\n- `Int`\r\n- `Float`\r\n- `String`\r\n- `Boolean`\r\n',
    );
  });

  it('gives way to the house style', () => {
    const style = { termSubs: [{ preferred: 'make use of', avoid: ['employ'] }] };
    assert.equal(run('simplify', 'They employ it.', style).content, 'They make use of it.');
  });
});
