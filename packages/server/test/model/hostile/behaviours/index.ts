import { FINDINGS } from './findings.ts';
import { JSON_FORMS } from './json.ts';
import { TEXT } from './text.ts';
import { TRANSPORT } from './transport.ts';
import type { Misbehaviour } from './types.ts';
import { WIRE_FORMS } from './wire-forms.ts';
import { WORDING } from './wording.ts';

/** Every way of misbehaving, by family. */
export const FAMILIES: Readonly<Record<string, readonly Misbehaviour[]>> = {
  transport: TRANSPORT,
  'wire forms': WIRE_FORMS,
  wording: WORDING,
  json: JSON_FORMS,
  text: TEXT,
  findings: FINDINGS,
};
