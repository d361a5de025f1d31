/**
 * Calls of the languages' own libraries whose meaning is fixed. `{0}` is what they are called on, `{1}` and `{2}` what they
 * are given; a form whose parts are missing is not used.
 */
export interface KnownCall {
  /** The callee, or `.name` for a method of anything. */
  readonly calls: RegExp;
  /** What a call does that stands alone: "Deletes the file {1}." */
  readonly does?: string;
  /** What it gives: "the content of {1}". */
  readonly gives?: string;
  /** What it asks, with the verb between bars: "{1} |exists". */
  readonly asks?: string;
  /** Further arguments change what it means: `max(a, b, c)`, `sorted(a, key=size)`. */
  readonly isWhole?: true;
  /** Arguments with which it does something else. */
  readonly unless?: RegExp;
  /** What a whole program does through it, for its opening sentence. */
  readonly act?: string;
}

export const KNOWN_CALLS: readonly KnownCall[] = [
  // Files
  { calls: /^(?:os\.listdir|fs\.(?:promises\.)?readdir(?:Sync)?)$/, gives: 'the names of the files in {1}' },
  {
    calls: /^(?:os\.(?:rename|Rename)|fs\.(?:promises\.)?rename(?:Sync)?|File\.rename|rename|fs::rename)$/,
    does: 'Renames {1} to {2}.',
    act: 'renames files',
  },
  {
    calls: /^(?:shutil\.move|File\.Move|FileUtils\.mv|Files\.move)$/,
    does: 'Moves {1} to {2}.',
    act: 'moves files',
  },
  {
    calls:
      /^(?:shutil\.copy(?:2|file)?|fs\.(?:promises\.)?copyFile(?:Sync)?|File\.Copy|FileUtils\.cp|Files\.copy|fs::copy)$/,
    does: 'Copies {1} to {2}.',
    act: 'copies files',
  },
  {
    calls:
      /^(?:os\.(?:remove|unlink|Remove)|fs\.(?:promises\.)?unlink(?:Sync)?|File\.[dD]elete|unlink|Files\.delete(?:IfExists)?|fs::remove_file)$/,
    does: 'Deletes the file {1}.',
    act: 'deletes files',
  },
  {
    calls:
      /^(?:os\.(?:makedirs|mkdir|Mkdir|MkdirAll)|fs\.(?:promises\.)?mkdir(?:Sync)?|Directory\.CreateDirectory|FileUtils\.mkdir_p|Dir\.mkdir|Files\.createDirector(?:y|ies)|fs::create_dir(?:_all)?)$/,
    does: 'Creates the folder {1}.',
  },
  {
    calls:
      /^(?:os\.path\.exists|fs\.existsSync|File\.exists?\?|file_exists|(?:File|Directory)\.Exists|Files\.exists)$/,
    asks: '{1} |exists',
  },
  { calls: /^(?:os\.path\.isfile|is_file|File\.file\?)$/, asks: '{1} |is a file' },
  { calls: /^(?:os\.path\.isdir|is_dir|File\.directory\?)$/, asks: '{1} |is a folder' },
  {
    calls: /^(?:os\.path\.join|path\.join|filepath\.Join|File\.join|Path\.Combine)$/,
    gives: '{2} in {1}',
    isWhole: true,
  },
  {
    calls:
      /^(?:fs\.(?:promises\.)?readFile(?:Sync)?|os\.ReadFile|File\.(?:read|ReadAllText)|file_get_contents|fs::read_to_string|Files\.readString)$/,
    gives: 'the content of {1}',
    act: 'reads {1:a file}',
  },
  {
    calls:
      /^(?:fs\.(?:promises\.)?writeFile(?:Sync)?|File\.(?:write|WriteAllText)|file_put_contents|fs::write|Files\.writeString)$/,
    does: 'Writes {2} to {1}.',
    act: 'writes {1:a file}',
  },
  { calls: /^os\.WriteFile$/, does: 'Writes {2} to {1}.', act: 'writes {1:a file}' },
  { calls: /^Path$/, gives: '{1}', isWhole: true },
  { calls: /^\.read_text$/, gives: 'the content of {0}', act: 'reads files' },
  { calls: /^\.write_text$/, does: 'Writes {1} to {0}.', act: 'writes files' },
  { calls: /^\.splitlines$/, gives: 'the lines of {0}' },
  // JSON, CSV
  {
    calls: /^(?:json\.loads|JSON\.parse|json_decode|serde_json::from_str|JsonSerializer\.Deserialize)$/,
    gives: '{1}, read as JSON',
  },
  { calls: /^json\.load$/, gives: 'the content of {1}, read as JSON' },
  {
    calls:
      /^(?:json\.dumps|JSON\.(?:stringify|generate)|json_encode|serde_json::to_string|JsonSerializer\.Serialize)$/,
    gives: '{1} as JSON',
  },
  { calls: /^json\.dump$/, does: 'Writes {1} as JSON to {2}.' },
  { calls: /^csv\.(?:Dict)?[rR]eader$/, gives: 'the rows of the CSV file {1}', act: 'reads CSV files' },
  { calls: /^csv\.writer\(\w+\)\.writerows$/, does: 'Writes {1} as rows of CSV.', act: 'writes CSV files' },
  { calls: /^(?:csv_?)?writer\.writerow$/, does: 'Writes {1} as a row of CSV.', act: 'writes CSV files' },
  { calls: /^CSV\.foreach$/, act: 'reads CSV files' },
  // Dates and times
  { calls: /^(?:datetime\.)?datetime\.strptime$/, gives: '{1}, read as a date of the form {2}' },
  { calls: /^time\.strftime$/, gives: 'the present time, written in the form {1}', isWhole: true },
  { calls: /^\.strftime$/, gives: '{0}, written in the form {1}' },
  { calls: /^(?:Date|Time|DateTime|LocalDate|Instant)\.[pP]arse$/, gives: '{1}, read as a date' },
  { calls: /^\.AddSeconds$|^\.plusSeconds$/, gives: '{0} plus {1} seconds' },
  { calls: /^\.AddMinutes$|^\.plusMinutes$/, gives: '{0} plus {1} minutes' },
  { calls: /^\.AddHours$|^\.plusHours$/, gives: '{0} plus {1} hours' },
  { calls: /^\.AddDays$|^\.plusDays$/, gives: '{0} plus {1} days' },
  { calls: /^Duration\.ofMinutes$/, gives: '{1} minutes' },
  { calls: /^Duration\.ofHours$/, gives: '{1} hours' },
  { calls: /^Duration\.ofDays$/, gives: '{1} days' },
  { calls: /^Duration\.ofSeconds$/, gives: '{1} seconds' },
  { calls: /^\.plus$/, gives: '{0} plus {1}' },
  { calls: /^\.minus$/, gives: '{0} minus {1}' },
  { calls: /^\.isBefore$/, asks: '{0} |is before {1}' },
  { calls: /^\.isAfter$/, asks: '{0} |is after {1}' },
  // Timers
  { calls: /^clear(?:Timeout|Interval)$/, does: 'Stops the timer {1}.' },
  {
    calls: /^setTimeout$/,
    does: 'Waits {2} milliseconds, then calls {1}.',
    gives: 'a timer that calls {1} after {2} milliseconds',
  },
  {
    calls: /^setInterval$/,
    does: 'Calls {1} every {2} milliseconds.',
    gives: 'a timer that calls {1} every {2} milliseconds',
  },
  { calls: /^time\.sleep$/, does: 'Waits {1} seconds.' },
  { calls: /^time\.Sleep$/, does: 'Waits {1}.' },
  // The web, mail, databases
  {
    calls: /^(?:requests|httpx|axios|http|HTTParty)\.get$|^http\.Get$/,
    gives: 'the answer to a GET request to {1}',
    act: 'requests data from {1:a web server}',
  },
  {
    calls: /^(?:urllib\.request\.)?urlopen$/,
    gives: 'the answer of {1}',
    act: 'requests data from {1:a web server}',
  },
  { calls: /^https?\.get$/, act: 'requests data from {1:a web server}' },
  {
    calls: /^fetch$/,
    unless: /\bmethod\s*:\s*(?!["'`]GET["'`])/,
    gives: 'the answer of {1}',
    act: 'requests data from {1:a web server}',
  },
  {
    calls: /^(?:requests|httpx|axios)\.post$|^http\.Post$/,
    gives: 'the answer to a POST request to {1}',
    act: 'sends data to {1:a web server}',
  },
  { calls: /^(?:io|ioutil)\.ReadAll$/, gives: 'all that {1} holds' },
  {
    calls: /^\w*(?:smtp|server|mailer)\w*\.(?:send_message|sendmail)$/i,
    does: 'Sends {1} by email.',
    act: 'sends emails',
  },
  {
    calls: /^\w*(?:transport(?:er)?|mailer)\.send(?:Mail)?$/i,
    does: 'Sends the email {1}.',
    act: 'sends emails',
  },
  { calls: /^mail$/, does: 'Sends an email to {1}, with {2} as its subject.', act: 'sends emails' },
  { calls: /^\w*(?:msg|message|mail)\.set_content$/, does: 'Sets the text of {0} to {1}.' },
  {
    calls: /^sqlite3\.connect$/,
    gives: 'a connection to the SQLite database {1}',
    act: 'works with the SQLite database {1:}',
  },
  { calls: /^psycopg2?\.connect$/, act: 'works with a PostgreSQL database' },
  // Numbers and lists
  { calls: /^Math\.max$|^max$/, gives: 'the greater of {1} and {2}', isWhole: true },
  { calls: /^Math\.min$|^min$/, gives: 'the lesser of {1} and {2}', isWhole: true },
  { calls: /^[mM]ath\.[fF]loor$/, gives: '{1}, rounded down' },
  { calls: /^[mM]ath\.[cC]eil(?:ing)?$/, gives: '{1}, rounded up' },
  { calls: /^round$/, gives: '{1}, rounded to {2} decimal places' },
  { calls: /^sorted$/, gives: '{1}, sorted', isWhole: true },
  // Texts
  { calls: /^\.(?:strip|trim)$/, gives: '{0} without the spaces around it' },
  { calls: /^trim$/, gives: '{1} without the spaces around it', isWhole: true },
  {
    calls: /^\.(?:lower|toLowerCase|downcase|ToLower(?:Invariant)?|lowercase|to_lowercase)$/,
    gives: '{0}, in lower case',
  },
  {
    calls: /^\.(?:upper|toUpperCase|upcase|ToUpper(?:Invariant)?|uppercase|to_uppercase)$/,
    gives: '{0}, in upper case',
  },
  { calls: /^strings\.ToLower$|^(?:mb_)?strtolower$/, gives: '{1}, in lower case' },
  { calls: /^strings\.ToUpper$|^(?:mb_)?strtoupper$/, gives: '{1}, in upper case' },
  { calls: /^strings\.TrimSpace$/, gives: '{1} without the spaces around it', isWhole: true },
  {
    calls: /^\.(?:startswith|startsWith|start_with\?|StartsWith|starts_with)$/,
    asks: '{0} |begins with {1}',
  },
  { calls: /^\.(?:endswith|endsWith|end_with\?|EndsWith|ends_with)$/, asks: '{0} |ends with {1}' },
  { calls: /^strings\.HasPrefix$/, asks: '{1} |begins with {2}' },
  { calls: /^strings\.HasSuffix$/, asks: '{1} |ends with {2}' },
  { calls: /^strings\.Contains$/, asks: '{1} |contains {2}' },
  { calls: /^\.(?:isEmpty|empty\?|is_empty)$/, asks: '{0} |is empty' },
  { calls: /^\.equals$/, asks: '{1} |equals {0}' },
  { calls: /^\.exists\?$/, asks: 'there |is a {0} with {1}' },
  { calls: /^errors\.Is$/, asks: '{1} |is {2}' },
  { calls: /^(?:Number\.)?isNaN$/, asks: '{1} |is not a number' },
  { calls: /^Array\.isArray$/, asks: '{1} |is a list' },
  { calls: /^isinstance$/, asks: '{1} |is of type {2}' },
  { calls: /^re\.compile$/, gives: 'the pattern {1}' },
  { calls: /^re\.(?:match|search|fullmatch)$/, gives: 'the match of {1} in {2}' },
  // PHP
  { calls: /^session_start$/, does: "Starts the visitor's session, or goes on with it." },
];
