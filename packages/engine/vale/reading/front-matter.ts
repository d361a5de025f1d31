import { ViewBuilder } from '../view.ts';
import type { Collector } from './collector.ts';

const FIELD =
  /^([A-Za-z_][\w-]*)[ \t]*[:=][ \t]*(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\n]|'')*)'|([^\s"'[{|>&*!%@#][^\n]*?))[ \t]*(?:[ \t]#[^\n]*)?$/gm;
/** What YAML and TOML take for something else than text. */
const NO_TEXT = /^(?:true|false|null|yes|no|on|off|~|[-+]?[\d._]+(?:e[-+]?\d+)?|\d{4}-\d\d-\d\d.*)$/i;

/** A field whose text stands in the lines below it, with its lines. */
const BLOCK = /^([A-Za-z_][\w-]*)[ \t]*:[ \t]*[|>][-+\d]*[ \t]*((?:\n(?:[ \t]+[^\n]*|[ \t]*(?=\n)))+)/gm;

/** The fields of a front matter that hold text, each as a block. */
export function readFrontMatter(collector: Collector, end: number): void {
  const text = collector.text.slice(0, end);
  const add = (key: string, builder: ViewBuilder) => collector.addText(builder, ['frontmatter', key]);
  for (const match of text.matchAll(FIELD)) {
    const [whole, key = '', double, single, bare] = match;
    const value = double ?? single ?? bare ?? '';
    if (value === '' || (bare !== undefined && NO_TEXT.test(value))) continue;
    const builder = new ViewBuilder();
    builder.add(value, match.index + whole.indexOf(value, key.length));
    add(key, builder);
  }
  for (const { 0: whole, 1: key = '', 2: lines = '', index } of text.matchAll(BLOCK)) {
    const builder = new ViewBuilder();
    let at = index + whole.length - lines.length;
    for (const line of lines.slice(1).split('\n')) {
      at++;
      const indent = line.length - line.trimStart().length;
      if (!builder.isEmpty) builder.add('\n', at - 1, at);
      builder.add(line.slice(indent), at + indent);
      at += line.length;
    }
    add(key, builder);
  }
}
