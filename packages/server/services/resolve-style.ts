import type { AnalyzeRequest } from '@housestyle/contract';
import type { ResolvedStyle } from '@housestyle/engine';
import type { Storage } from '../storage/index.ts';
import type { AccountState } from '../storage/keys.ts';
import type { SavedStyle } from '../storage/styles.ts';

/** The style of one request: its own parts, and the account's saved ones where it brings none. */
export type ResolveStyle = (owner: AccountState, request: AnalyzeRequest) => Promise<ResolvedStyle>;

/** Accounts whose saved style is kept parsed. */
const KEPT_STYLES = 100;

export function createStyleResolver(storage: Storage): ResolveStyle {
  const kept = new Map<string, { readonly revision: number; readonly style: SavedStyle }>();

  const savedStyle = async ({ accountId, styleRevision }: AccountState): Promise<SavedStyle> => {
    if (styleRevision === null) return {};
    const found = kept.get(accountId);
    kept.delete(accountId);
    const style =
      found?.revision === styleRevision ? found.style : ((await storage.styles.find(accountId)) ?? {});
    kept.set(accountId, { revision: styleRevision, style });
    const [oldest] = kept.keys();
    if (kept.size > KEPT_STYLES && oldest !== undefined) kept.delete(oldest);
    return style;
  };

  return async (owner, { rules, termSubs, glossary }) => {
    const complete = rules !== undefined && termSubs !== undefined && glossary !== undefined;
    const saved = complete ? {} : await savedStyle(owner);
    return {
      rules: rules ?? saved.rules ?? null,
      termSubs: termSubs ?? saved.termSubs ?? [],
      glossary: glossary ?? saved.glossary ?? [],
    };
  };
}
