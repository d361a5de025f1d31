import { listed } from '../checks/listed-phrases.ts';
import type { Substitution } from '../checks/types.ts';
import { COMPOUND_MODIFIERS } from './data/compound-modifiers.ts';
import { HYPHENS } from './grammar/support/hyphens.ts';
import { grammarCheck } from './grammar/support/grammar-check.ts';
import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

/** The closed form, then the open or hyphenated ones; `+` and the endings after a stem. */
const COMPOUNDS = `
email + - s ed ing: e-mail
website + - s: web site|web-site
online: on-line
offline: off-line
database + - s: data base|data-base
timestamp + - s ed: time stamp|time-stamp
metadata: meta data|meta-data
namespace + - s: name space|name-space
subdirectory: sub-directory|sub directory
subdirectories: sub-directories|sub directories
subfolder + - s: sub-folder|sub folder
subclass + - es: sub-class
submodule + - s: sub-module
checkbox + - es: check box|check-box
tooltip + - s: tool tip|tool-tip
workflow + - s: work flow|work-flow
lifecycle + - s: life-cycle
endpoint + - s: end-point
microservice + - s: micro-service|micro service
predefine + - s d: pre-define
preconfigure + - s d: pre-configure
preconfiguring: pre-configuring
preinstall + - s ed ing: pre-install
prerequisite + - s: pre-requisite
reus + e es ed ing able: re-us
reusable: re-useable
usable: useable
autocomplete + - s d: auto-complete
autocompletion: auto-completion
deserialize + - s d r: de-serialize
deserialization: de-serialization
subsystem + - s: sub-system
subdomain + - s: sub-domain
subtype + - s: sub-type
deregister + - s ed ing: de-register
reload + - s ed ing: re-load
restart + - s ed ing: re-start
reconnect + - s ed ing: re-connect
rebuild + - s ing: re-build
reopen + - s ed ing: re-open
rewrite + - s: re-write
retry + - ing: re-try
rename + - s d: re-name
reinstall + - s ed ing: re-install
reinitialize + - s d: re-initialize
whitespace + - s: white-space|white space
password + - s: pass word|pass-word
keyboard + - s: key board
laptop + - s: lap top
homepage: home-page
screenshot + - s: screen shot|screen-shot
smartphone + - s: smart phone|smart-phone
source code: sourcecode
command line: commandline
open source: opensource
real-time: realtime
use case: usecase|use-case
use cases: usecases|use-cases
data type: datatype
data types: datatypes
data source: datasource
data sources: datasources
multithreaded: multi-threaded
middleware + - s: middle-ware
fingerprint + - s: finger print
otherwise: other wise
downtime + - s: down time
bandwidth: band width
throughput: through put
breakpoint + - s: break point
checklist + - s: check list
spreadsheet + - s: spread sheet
newsletter + - s: news letter
deadline + - s: dead line
guideline + - s: guide line
firewall + - s: fire wall
double-check + - s ed ing: double check
cannot: can not
`;

const compounds = (): readonly Substitution[] =>
  COMPOUNDS.split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [head = '', tail = ''] = line.split(': ');
      const [right = '', endings = '-'] = head.split(' + ');
      return endings.split(' ').map((ending) => {
        const suffix = ending === '-' ? '' : ending;
        const from = tail.split('|').map((stem) => stem + suffix);
        // "DataSource" and "Realtime" are names: what is written in one word counts in small letters alone.
        return { from, to: right + suffix, caseSensitive: from.every((phrase) => /^[a-z]+$/.test(phrase)) };
      });
    });

export const compoundSpelling: Rule = {
  id: 'compound-spelling',
  label: 'Compound words',
  description:
    'Spell compounds as today’s dictionaries do: “email”, “website”, “cannot”, “a 30-day trial”. One spelling helps readers search.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    listed('compounds', {
      swap: compounds,
      exceptions: [
        'can not only',
        'can not just',
        'can not simply',
        'can not merely',
        'use-case-specific',
        'white space between',
        ...'a the this that each every another no one any quick final second extra manual'
          .split(' ')
          .map((before) => `${before} double check`),
      ],
      message: 'Write “{replacement}” instead of “{match}”: it is the usual spelling today.',
    }),
    patternCheck('Join the words that together describe what follows: “{replacement}”.', COMPOUND_MODIFIERS),
    grammarCheck(HYPHENS),
  ],
  examples: () => [
    {
      text: 'Send an e-mail, then re-use the meta-data. You can not stop it.',
      findings: [
        { quote: 'e-mail', suggestion: 'email' },
        { quote: 're-use', suggestion: 'reuse' },
        { quote: 'meta-data', suggestion: 'metadata' },
        { quote: 'can not', suggestion: 'cannot' },
      ],
      fixed: 'Send an email, then reuse the metadata. You cannot stop it.',
    },
    { text: 'You can not only send email but re-create the data of a DataSource.', findings: [] },
    {
      text: 'Start a 30 day trial of the command line tool, a user friendly app with a real time view.',
      findings: [
        { quote: '30 day', suggestion: '30-day' },
        { quote: 'command line', suggestion: 'command-line' },
        { quote: 'user friendly', suggestion: 'user-friendly' },
        { quote: 'real time', suggestion: 'real-time' },
      ],
      fixed: 'Start a 30-day trial of the command-line tool, a user-friendly app with a real-time view.',
    },
    {
      text: 'It is a real time saver: in real time, a high level of detail, for a 5 year old. Use the command line.',
      findings: [],
    },
    { text: 'Set `e-mail` in [the form](./web-site.md).', findings: [] },
  ],
};
