import { findingFor } from '../findings/finding-for.ts';
import { WITH_EDITOR, type Command } from './command.ts';

export const explainRule: Command = {
  id: 'housestyle.explainRule',
  title: 'Explain Rule',
  palette: WITH_EDITOR,
  menus: [{ menu: 'view/item/context', group: '2_rule@1', when: 'viewItem =~ /^finding/' }],
  async run({ findings, rulePages }, uri, id) {
    const found = findingFor({ findings }, uri, id);
    if (found) await rulePages.show(found.live.finding.rule);
    return found?.live.finding.rule.id;
  },
};
