import { OUTPUTS } from '../outputs/index.ts';

const outputs = OUTPUTS.map(({ name, description }) => `    ${name.padEnd(11)} ${description}`).join('\n');

export const HELP = `housestyle-lint [options] [FILE | FOLDER | GLOB | -]…

Checks Markdown and MDX against your house style. Without names, it checks all documents below this folder.

  --local               check on this machine; no account and no service needed
  --since REF           only files changed since this left REF (a branch, tag or commit)
  --changed-lines       only findings on changed lines
  --mode MODE           style-check (default), review or ux-review
  --doc-type TEXT       what kind of documents these are
  --audience WHO        consumer, engineers, developers or devops
  --fix                 make the replacements that are safe, then report the rest
  -o, --output NAME[=FILE]
                        how to report; can be given several times:
${outputs}
  --fail-on SEVERITY    critical, important (default), minor or none
  --min-severity LEVEL  report only findings of this severity and above
  --min-score PERCENT   fail under this style score
  --baseline FILE       leave out the findings that this file lists
  --update-baseline     write all findings into that file
  --stdin-path NAME     what standard input is called, for reports and configuration
  --pipeline            in a job for a pull request: check what it changes, and comment on it
  -h, --help            this text
  -v, --version         the version

Environment: SERVICE_API_KEY, SERVICE_API_BASE, SERVICE_MODE, SERVICE_DOC_TYPE, SERVICE_AUDIENCE,
SERVICE_FAIL_ON_CRITICAL. Settings of a project stand in .housestyle.yaml.

Exit codes: 0 clean, 1 over the gate, 2 wrong configuration or key, 3 something could not be checked.
`;
