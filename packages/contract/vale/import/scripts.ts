import type { ValeRuleCheck } from '../check.ts';
import { findAsset } from './assets.ts';
import type { ReadRule } from './rule-file.ts';
import { RuleFileError } from './rule-yaml.ts';
import type { ValeFiles } from './types.ts';

interface Place {
  readonly files: ValeFiles;
  readonly stylesPath: string;
  readonly style: string;
}

/** Puts the scripts that a rule names into it: its own, and its action's. Throws a `RuleFileError` for one that is not there. */
export function withScripts(check: ValeRuleCheck, place: Place): ReadRule {
  const own = check.extends === 'script' ? withOwnScript(check, place) : check;
  const name = own.action?.name === 'suggest' ? own.action.params?.[0] : undefined;
  if (!own.action || name === undefined || name === 'spellings') return { check: own, notes: [] };
  const { files, stylesPath, style } = place;
  const script =
    findAsset(files, stylesPath, { folder: 'actions', name }) ??
    findAsset(files, stylesPath, { folder: 'actions', name: `${style}/${name}` });
  if (script === undefined)
    return {
      check: own,
      notes: [`the script “${name}” of its action is not among the files: nothing is proposed`],
    };
  return { check: { ...own, action: { ...own.action, script } }, notes: [] };
}

function withOwnScript(check: Extract<ValeRuleCheck, { extends: 'script' }>, place: Place): ValeRuleCheck {
  const name = check.script.trim();
  if (!/^[^\n]+\.tengo$/.test(name)) return check;
  const { files, stylesPath } = place;
  const script = findAsset(files, stylesPath, { folder: 'scripts', name });
  if (script === undefined) throw new RuleFileError(`its script “${name}” is not among the files`);
  return { ...check, script };
}
