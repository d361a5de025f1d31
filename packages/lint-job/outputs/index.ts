import { checkstyle } from './checkstyle.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { lines } from './lines.ts';
import { rdjson } from './rdjson.ts';
import { sarif } from './sarif.ts';
import { summary } from './summary.ts';
import { terminal } from './terminal.ts';
import type { Output } from './types.ts';

export const OUTPUTS: readonly Output[] = [
  terminal,
  lines,
  json,
  sarif,
  github,
  summary,
  gitlab,
  junit,
  rdjson,
  checkstyle,
];
