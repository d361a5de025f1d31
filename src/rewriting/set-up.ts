import * as vscode from 'vscode';
import { ChangesPages } from './changes-pages.ts';
import { ProposalLenses } from './proposal-lenses.ts';
import { ProposalStore } from './proposal-store.ts';

/** What commands need of the proposed texts. */
export interface ProposalParts {
  readonly proposals: ProposalStore;
  readonly changesPages: ChangesPages;
}

/** The proposed texts and everything that shows them; ended with the extension. */
export function setUpProposals(context: vscode.ExtensionContext): ProposalParts {
  const parts = { proposals: new ProposalStore(), changesPages: new ChangesPages() };
  const lenses = new ProposalLenses(parts.proposals);
  context.subscriptions.push(
    ...Object.values(parts),
    vscode.languages.registerCodeLensProvider(ProposalLenses.selector, lenses),
  );
  return parts;
}
