import * as vscode from 'vscode';
import { brief } from '../findings/wording.ts';
import { l10n } from '../l10n.ts';
import type { OpenChange } from './proposal.ts';
import { PROPOSAL_SCHEME, type OpenProposal, type ProposalStore } from './proposal-store.ts';
import { reasonsFor } from './reasons.ts';

/** Above each change in the diff: accept it, reject it, and what asked for it; above all, the same for all of them. */
export class ProposalLenses implements vscode.CodeLensProvider {
  static readonly selector = { scheme: PROPOSAL_SCHEME };
  readonly #proposals: ProposalStore;
  readonly onDidChangeCodeLenses: vscode.Event<void>;
  readonly #changed = new vscode.EventEmitter<void>();

  constructor(proposals: ProposalStore) {
    this.#proposals = proposals;
    this.onDidChangeCodeLenses = this.#changed.event;
    proposals.onDidChange(() => this.#changed.fire());
  }

  provideCodeLenses(document: vscode.TextDocument): vscode.CodeLens[] {
    const open = this.#proposals.all().find(({ uri }) => uri.toString() === document.uri.toString());
    // The text may be one behind: lenses come with the next.
    if (!open || document.getText() !== open.proposal.proposedText) return [];
    const changes = open.proposal.open();
    const lines = Map.groupBy(changes, ({ proposedRange }) => document.positionAt(proposedRange.start).line);
    return [
      ...overview(open, changes.length),
      ...[...lines].flatMap(([line, members]) => lensesOf(open, line, members)),
    ];
  }
}

function lens(line: number, title: string, command: string, ...args: unknown[]): vscode.CodeLens {
  return new vscode.CodeLens(new vscode.Range(line, 0, line, 0), { title, command, arguments: args });
}

function overview({ uri, proposal }: OpenProposal, count: number): vscode.CodeLens[] {
  const key = uri.toString();
  const all = [
    lens(0, l10n.t('$(check-all) Accept all {0}', count), 'housestyle.acceptProposal', key),
    lens(0, l10n.t('$(close-all) Reject all'), 'housestyle.rejectProposal', key),
    lens(0, l10n.t('$(question) What changed and why'), 'housestyle.explainChanges', key),
  ];
  const { unfitting } = proposal;
  if (unfitting === 0) return all;
  const title =
    unfitting === 1
      ? l10n.t('$(warning) 1 change no longer fits: the text was edited there')
      : l10n.t('$(warning) {0} changes no longer fit: the text was edited there', unfitting);
  return [...all, lens(0, title, 'housestyle.explainChanges', key)];
}

/** One change of a line with what asked for it; several together, to be chosen among. */
function lensesOf(open: OpenProposal, line: number, changes: readonly OpenChange[]): vscode.CodeLens[] {
  const key = open.uri.toString();
  const ids = changes.map(({ id }) => id);
  const rules = [...new Set(changes.flatMap((change) => rulesOf(open, change)))].join(', ');
  const [only] = changes;
  if (only && changes.length === 1) {
    return [
      lens(line, l10n.t('$(check) Accept'), 'housestyle.acceptChange', key, ids),
      lens(line, l10n.t('$(x) Reject'), 'housestyle.rejectChange', key, ids),
      lens(line, rules ? brief(rules, 60) : changeInBrief(only), 'housestyle.explainChanges', key),
    ];
  }
  return [
    lens(line, l10n.t('$(check) Accept {0}', ids.length), 'housestyle.acceptChange', key, ids),
    lens(line, l10n.t('$(x) Reject {0}', ids.length), 'housestyle.rejectChange', key, ids),
    lens(line, l10n.t('$(list-selection) Choose …'), 'housestyle.chooseChanges', key, ids),
    ...(rules ? [lens(line, brief(rules, 60), 'housestyle.explainChanges', key)] : []),
  ];
}

/** Labels of the rules that asked for a change. */
function rulesOf({ proposal, reasons }: OpenProposal, { id }: OpenChange): string[] {
  const original = proposal.history().find((one) => one.id === id)?.range;
  return original ? reasonsFor(original, reasons).map(({ finding }) => finding.rule.label) : [];
}

/** A change in a few words. */
export function changeInBrief({ before, after }: Pick<OpenChange, 'before' | 'after'>): string {
  if (after.trim() === '') return l10n.t('remove “{0}”', brief(before, 30));
  if (before.trim() === '') return l10n.t('add “{0}”', brief(after, 30));
  return l10n.t('“{0}” becomes “{1}”', brief(before, 25), brief(after, 25));
}
