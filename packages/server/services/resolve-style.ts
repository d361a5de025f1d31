import type { AnalyzeRequest } from '@housestyle/contract';
import type { ResolvedStyle } from '@housestyle/engine';
import type { Storage } from '../storage/index.ts';
import type { AccountState } from '../storage/keys.ts';
import { whenThere, type Soon } from '../storage/prepared.ts';
import type { SavedStyle } from '../storage/styles.ts';

/** The style of one request: its own parts, and the account's saved ones where it brings none. */
export type ResolveStyle = (owner: AccountState, request: AnalyzeRequest) => Soon<ResolvedStyle>;

/** Accounts whose saved style is kept parsed. */
const KEPT_STYLES = 100;

export function createStyleResolver(storage: Storage): ResolveStyle {
  const kept = new Map<string, { readonly revision: number; readonly style: SavedStyle }>();

  const savedStyle = ({ accountId, styleRevision }: AccountState): Soon<SavedStyle> => {
    if (styleRevision === null) return {};
    const found = kept.get(accountId);
    kept.delete(accountId);
    const known = found?.revision === styleRevision;
    return whenThere(known ? found.style : storage.styles.find(accountId), (style) => {
      kept.set(accountId, { revision: styleRevision, style: style ?? {} });
      const [oldest] = kept.keys();
      if (kept.size > KEPT_STYLES && oldest !== undefined) kept.delete(oldest);
      return style ?? {};
    });
  };

  return (owner, { rules, termSubs, glossary }) => {
    const complete = rules !== undefined && termSubs !== undefined && glossary !== undefined;
    return whenThere(complete ? {} : savedStyle(owner), (saved) => ({
      rules: rules ?? saved.rules ?? null,
      termSubs: termSubs ?? saved.termSubs ?? [],
      glossary: glossary ?? saved.glossary ?? [],
    }));
  };
}
