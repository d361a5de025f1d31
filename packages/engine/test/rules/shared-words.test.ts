import { describeSlips, type Slip } from './slip-rows.ts';

/** Slips whose words are right elsewhere: what is quoted, and what it becomes; null: a person decides. */
const SLIPS: readonly Slip[] = [
  ['Create new file called `config.yaml` in the root.', 'new', 'a new'],
  ['Before you begin, create service account in the console.', 'service', 'a service'],
  ['First step is to install the client.', 'First', 'The first'],
  ['There are a few limitation you should know about.', 'limitation', 'limitations'],
  ['Before you upgrade, backup your data.', 'backup', 'back up'],
  ['Use this screen to signup for the beta.', 'signup', 'sign up'],
  ['When its time to deploy, merge the branch.', 'When its time to', "When it's time to"],
  ['The log shows witch rule matched.', 'witch', 'which'],
  ['You can use labels to filtering the list.', 'filtering', 'filter'],
  ['We are plan to remove this endpoint.', 'plan', 'planning'],
  ['To logout, open the menu.', 'logout', 'log out'],
  ['It allows users to sharing dashboards.', 'sharing', 'share'],
  ['It is possible to running several copies at once.', 'running', 'run'],
  ["You don't need restart the server.", 'need restart', 'need to restart'],
  ['The page reload the settings.', 'reload', 'reloads'],
  ['The function return a value.', 'return', 'returns'],
  ['The list of origins are read at startup.', 'are', 'is'],
  ['A helper that expand the paths is exported.', 'expand', 'expands'],
];

/** Right sentences that look like these, as they stand in real documents. */
const RIGHT = [
  // A word in emphasis is a name.
  'Optional *errors* is passed to the decoder. Raises an error if *kwargs* supplies an unknown name.',
  'The object is passed as *file*, and the index as *index*.',
  // Several that share a verb.
  'The scheme, the port, the path, and the query string are ignored.',
  'The C standard streams (as opened by the host) and the locale are left unchanged.',
  'The number of source variables and the number of target variables are different.',
  // What was asked for.
  'The protection requires that the request have a header.',
  'It is recommended that the access method do nothing else.',
  // What is done is one thing.
  'Recursively defining constants is not allowed.',
  'Cross-compiling programs does not require other software.',
  // Nouns that are verbs elsewhere.
  'A page reload does not keep the stream. Each product prefetch now includes the details.',
  'This transform allows for removing calls. Every font file a call loads shares this setting.',
  'The cache key you choose is stored. Nothing was split since the last cache refresh.',
  'It all boils down to one property. Only one of the changes takes place.',
  'Making all packages in the workspace use one version keeps them compatible.',
  'Voluntarily relinquish the lock. A developer need only look at the function.',
  'There are many factors in a password that are hard to see.',
  // “To” in front of a noun.
  'Concepts that are fundamental to using the SDK are explained first.',
  'Raising an error is an alternative to ignoring it. See the guide for help creating accounts.',
  'These tips are useful to experienced embedded developers.',
  'Types prevent any attempt to save an incomplete model. We are moving forward to provide better names.',
  'The checks are on when debug assertions are enabled. After install scripts run, the window reloads.',
  // “Need” and what ends a clause.
  'No failover need take place. The method need do nothing. Settings provided in this way override the file.',
  'The options not listed here are for internal use. For the most part this works.',
  // What stands without an article.
  'The default is to maintain scroll position. The lock prevents layout shift and preserves insertion order.',
  'The value is taken as minutes. It may be due to a hardware or software error. Write in second person.',
  'It is the solution of last resort. The index is only read while parallel query is in use.',
  'The static **Add to cart** fallback is included. It stores new shell + postponed pairs.',
  // What stands farther in front, and what describes it.
  'Everyone before you is waiting. Resumption using session tickets is supported by most browsers.',
  'The value your function received is printed. Pass any option not already listed.',
  'This specific regular expression checks the parameter. Skip the note if it is not important for you now.',
  // Words that sound alike.
  'Check if your prompt, tools, and settings are handled. Use your prompt and your selected model.',
  'It takes effect the next time the user logs in. The type has no properties except a name.',
  'The plan multiplies their selectivities together. It was an excessively loose statement.',
  'It does not prevent you setting them. It looks like it’s making a copy. How were we allowed to return?',
  'Only past transactions are told. The command form `\\d+` is the same.',
];

describeSlips('words that are right elsewhere', SLIPS, RIGHT);
