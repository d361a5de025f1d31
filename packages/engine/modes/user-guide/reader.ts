import type { Audience } from '@housestyle/contract';
import type { Job } from '../../types.ts';

/** For whom a user guide is written, and as what. */
export interface GuideReader {
  readonly kind: 'guide' | 'quickstart' | 'reference' | 'troubleshooting' | 'faq';
  readonly audience?: Audience;
  /** A document type that a user guide can't be; empty where it can. */
  readonly unfollowed: string;
}

const KINDS: readonly (readonly [GuideReader['kind'], RegExp])[] = [
  ['quickstart', /quick ?-?start|get(?:ting)?[ -]started|tutorial|first steps|onboarding|walk-?through/i],
  ['troubleshooting', /trouble ?-?shoot|\berrors?\b|\bmessages?\b|\bproblems?\b/i],
  ['faq', /\bfaqs?\b|\bquestions?\b/i],
  ['reference', /reference|cheat ?-?sheet|\bfields?\b|\bsettings\b/i],
  ['guide', /guide|how-?to|manual|\bhelp\b|\busers?\b|\bdocs?\b|documentation|handbook|concept/i],
];

export function readGuideReader({ audience, docType = '' }: Pick<Job, 'audience' | 'docType'>): GuideReader {
  const named = docType.trim();
  const kind = KINDS.find(([, sign]) => sign.test(named))?.[0];
  return {
    kind: kind ?? 'guide',
    ...(audience && { audience }),
    unfollowed: named === '' || kind ? '' : `the document type ${named}`,
  };
}
