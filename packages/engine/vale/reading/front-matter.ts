import { ViewBuilder } from '../view.ts';
import type { Collector } from './collector.ts';

const FIELD =
  /^([A-Za-z_][\w-]*)[ \t]*[:=][ \t]*(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\n]|'')*)'|([^\s"'[{|>&*!%@#][^\n]*?))[ \t]*(?:[ \t]#[^\n]*)?$/gm;
/** What YAML and TOML take for something else than text. */
const NO_TEXT = /^(?:true|false|null|yes|no|on|off|~|[-+]?[\d._]+(?:e[-+]?\d+)?|\d{4}-\d\d-\d\d.*)$/i;

/** The fields of a front matter that hold one line of text, each as a block. */
export function readFrontMatter(collector: Collector, end: number): void {
  for (const match of collector.text.slice(0, end).matchAll(FIELD)) {
    const [whole, key = '', double, single, bare] = match;
    const value = double ?? single ?? bare ?? '';
    if (value === '' || (bare !== undefined && NO_TEXT.test(value))) continue;
    const builder = new ViewBuilder();
    builder.add(value, match.index + whole.indexOf(value, key.length));
    collector.addText(builder, ['frontmatter', key]);
  }
}
