import type { Audience } from '@housestyle/contract';
import { ACCESS } from './access.ts';
import { CLARITY } from './clarity.ts';
import { FORMAL } from './formal.ts';
import { MESSAGES } from './messages.ts';
import { TONE } from './tone.ts';
import { TRADE_WORDS } from './trade-words.ts';
import type { UxRule } from './types.ts';

const UX_RULES: readonly UxRule[] = [...MESSAGES, ...FORMAL, ...CLARITY, ...TONE, ...ACCESS];
const FOR_CONSUMERS: readonly UxRule[] = [...UX_RULES, TRADE_WORDS];
/** Who works with status codes and payloads may read of them. */
const FOR_THE_TRADE = UX_RULES.filter(({ id }) => id !== 'ux-jargon');

/** The rules for strings that these people read; without an audience, for whoever it may be. */
export function uxRulesFor(audience: Audience | undefined): readonly UxRule[] {
  if (audience === undefined) return UX_RULES;
  return audience === 'consumer' ? FOR_CONSUMERS : FOR_THE_TRADE;
}
