import { acceptBaseline } from './accept-baseline.ts';
import { acceptChange } from './accept-change.ts';
import { acceptProposal } from './accept-proposal.ts';
import { addWord } from './add-word.ts';
import { cancel } from './cancel.ts';
import { chooseModel } from './choose-model.ts';
import { chooseChanges } from './choose-changes.ts';
import { clearFindings } from './clear-findings.ts';
import type { Command } from './command.ts';
import { connect } from './connect.ts';
import { dismissSelected } from './dismiss-selected.ts';
import { explainChanges } from './explain-changes.ts';
import { explainRule } from './explain-rule.ts';
import { fixAll } from './fix-all.ts';
import { fixFinding } from './fix-finding.ts';
import { fixRule } from './fix-rule.ts';
import { fixSelected } from './fix-selected.ts';
import { forgetApiKey } from './forget-api-key.ts';
import { groupFindings } from './group-findings.ts';
import { ignoreHere } from './ignore-here.ts';
import { ignoreInFile } from './ignore-in-file.ts';
import { importVale } from './import-vale.ts';
import { nextChange } from './next-change.ts';
import { nextFinding } from './next-finding.ts';
import { notAProblem } from './not-a-problem.ts';
import { openFinding } from './open-finding.ts';
import { previousChange } from './previous-change.ts';
import { previousFinding } from './previous-finding.ts';
import { rejectChange } from './reject-change.ts';
import { rejectProposal } from './reject-proposal.ts';
import { restartLocalService } from './restart-local-service.ts';
import { restoreDismissed } from './restore-dismissed.ts';
import { reviewWorkspace } from './review-workspace.ts';
import { review } from './review.ts';
import { rewrite } from './rewrite.ts';
import { runMode } from './run-mode.ts';
import { setApiKey } from './set-api-key.ts';
import { showOutput } from './show-output.ts';
import { showStatus } from './show-status.ts';
import { showStyle } from './show-style.ts';
import { simplify } from './simplify.ts';
import { styleCheck } from './style-check.ts';
import { turnRuleOff } from './turn-rule-off.ts';
import { useLocalService } from './use-local-service.ts';
import { withdrawConsent } from './withdraw-consent.ts';

/** Every command. The manifest is made from this list: run `npm run generate` after changing it. */
export const commands: readonly Command[] = [
  review,
  styleCheck,
  reviewWorkspace,
  rewrite,
  simplify,
  runMode,
  nextFinding,
  previousFinding,
  acceptProposal,
  rejectProposal,
  acceptChange,
  rejectChange,
  chooseChanges,
  nextChange,
  previousChange,
  explainChanges,
  fixFinding,
  fixRule,
  fixAll,
  explainRule,
  ignoreHere,
  ignoreInFile,
  addWord,
  turnRuleOff,
  notAProblem,
  restoreDismissed,
  fixSelected,
  dismissSelected,
  groupFindings,
  openFinding,
  clearFindings,
  acceptBaseline,
  showStyle,
  importVale,
  cancel,
  connect,
  useLocalService,
  chooseModel,
  restartLocalService,
  withdrawConsent,
  setApiKey,
  forgetApiKey,
  showStatus,
  showOutput,
];
