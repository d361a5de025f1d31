import type { ConfigFault } from '@housestyle/contract/config';
import { l10n } from '../l10n.ts';

type ToldFault = Pick<ConfigFault, 'code' | 'values' | 'kind' | 'place'>;

/** What is wrong with a `.housestyle.yaml` or the settings, and at which setting, in the person's language; its line is where it is marked. */
export function faultText(fault: ToldFault): string {
  const problem = problemText(fault);
  return fault.kind === 'setting' ? `${fault.place}: ${problem}` : problem;
}

function problemText({ code, values: [first = '', second = ''] }: ToldFault): string {
  switch (code) {
    case 'unknown-setting':
      return l10n.t('There is no such setting.');
    case 'expected-value':
      return l10n.t('Use one of these: {0}.', first);
    case 'expected-type':
      return expected(first);
    case 'empty':
      return l10n.t('Something must stand here.');
    case 'too-low':
      return l10n.t('The number must be {0} or more.', first);
    case 'too-high':
      return l10n.t('The number must be {0} or less.', first);
    case 'invalid':
      return l10n.t('This can’t stand here.');
    case 'unknown-rule':
      return l10n.t('No rule has the id “{0}”, unless your account has one: this changes nothing.', first);
    case 'rule-by-label':
      return l10n.t('No rule has the id “{0}”. Write “{1}”.', first, second);
    case 'yaml-duplicate':
      return l10n.t('This name stands here already.');
    case 'yaml-indent':
      return l10n.t(
        'The line is not indented as those around it, or a bracket is not closed. Use spaces, not tabs.',
      );
    case 'yaml':
      return l10n.t('This is no valid YAML: {0}', first);
    case 'unreadable':
      return l10n.t('.housestyle.yaml can’t be read: {0}', first);
    case 'vale-outside':
      return l10n.t('“{0}” can’t be used: it leads out of the folder of this file.', first);
    case 'vale-missing':
      return l10n.t('“{0}” can’t be used: there is no such file, and no folder with Vale styles.', first);
    case 'vale-styles-path':
      return l10n.t('“{0}” can’t be used: its StylesPath, “{1}”, leads out of its folder.', first, second);
    case 'vale-too-many':
      return l10n.t('“{0}” can’t be used: there are more than {1} files.', first, second);
  }
}

function expected(type: string): string {
  switch (type) {
    case 'string':
      return l10n.t('A text must stand here.');
    case 'array':
      return l10n.t('A list must stand here.');
    case 'number':
      return l10n.t('A number must stand here.');
    default:
      return l10n.t('Settings with their values must stand here.');
  }
}
