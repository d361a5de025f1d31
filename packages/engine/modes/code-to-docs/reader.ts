import type { Audience } from '@housestyle/contract';
import type { Job } from '../../types.ts';

/** For whom and as what documentation of code is written. */
export interface Reader {
  readonly kind: 'reference' | 'quickstart' | 'readme';
  readonly audience?: Audience;
  /** A document type that documentation of code can't be; empty where it can. */
  readonly unfollowed: string;
}

const QUICKSTART = /quick ?-?start|get(?:ting)?[ -]started|tutorial|how-?to|walk-?through/i;
const README = /read ?me/i;
const REFERENCE =
  /reference|\bapi\b|\bcode\b|\bsource\b|developer|sdk|library|cli|endpoint|docs?\b|documentation/i;

export function readReader({ audience, docType = '' }: Pick<Job, 'audience' | 'docType'>): Reader {
  const kind = QUICKSTART.test(docType) ? 'quickstart' : README.test(docType) ? 'readme' : 'reference';
  const isKnown = docType.trim() === '' || kind !== 'reference' || REFERENCE.test(docType);
  return {
    kind,
    ...(audience && { audience }),
    unfollowed: isKnown ? '' : `the document type ${docType.trim()}`,
  };
}
