import type { StyleRule } from '../../style.ts';
import { VALE_LEVELS, type ValeCheckOf, type ValeLevel, type ValeRuleCheck } from '../check.ts';
import { builtInRules } from './built-in.ts';
import { readConfiguration, type ValeConfiguration } from './configuration.ts';
import { describeCheck } from './describe.ts';
import {
  findConfiguration,
  findVocabulary,
  joinPath,
  ruleFiles,
  stylesFolder,
  vocabularyNames,
  wordList,
} from './files.ts';
import { inherit } from './inherit.ts';
import { parseRule, readRule, RuleFileError, type RawRule } from './rule-file.ts';
import { slowPatterns } from './slow-patterns.ts';
import type { ValeFiles, ValeImport, ValeReportEntry } from './types.ts';

/** The label of the rule that carries a style's settings and accepted words. */
export const CONFIGURATION_LABEL = 'Vale.Configuration';

/**
 * Makes rules of a folder of Vale styles: the ones that its `.vale.ini` turns on for Markdown, or all where it has none.
 * Never throws; what cannot be used is in the report.
 */
export function importVale(files: ValeFiles): ValeImport {
  return new Importer(files).run();
}

class Importer {
  private readonly files: ValeFiles;
  private readonly report: ValeReportEntry[] = [];
  private readonly configuration: ValeConfiguration | undefined;
  private readonly stylesPath: string;
  private readonly sources: ReadonlyMap<string, string>;

  constructor(files: ValeFiles) {
    this.files = files;
    const found = findConfiguration(files);
    this.configuration = found && readConfiguration(found.text);
    this.report.push(...(this.configuration?.report ?? []));
    this.stylesPath = this.findStyles(found?.folder ?? '');
    this.sources = ruleFiles(files, this.stylesPath);
  }

  run(): ValeImport {
    const { accept, reject } = this.readVocabularies();
    const rules: StyleRule[] = [];
    for (const [name, text] of this.sources) {
      const check = this.readFile(name, text);
      if (check) this.add(rules, name, check);
    }
    const standard = builtInRules(accept, reject);
    for (const [name, check] of standard) {
      if (this.isOn(name)) this.add(rules, name, this.withLevel(name, check));
      else if (this.configuration?.styles.includes('Vale')) this.tellOff(name);
    }
    this.tellMissing(standard);
    const settings = this.settingsRule(accept);
    if (rules.length === 0 && this.report.length === 0)
      this.report.push({
        kind: 'unsupported',
        name: 'files',
        detail: 'no rule was found: expected Style/Rule.yml',
      });
    return { rules: settings ? [settings, ...rules] : rules, report: this.report };
  }

  /** Where the styles are; the configuration may point out of what was handed over. */
  private findStyles(folder: string): string {
    const told = this.configuration && joinPath(folder, this.configuration.stylesPath);
    const holds = (path: string) =>
      ruleFiles(this.files, path).size > 0 || vocabularyNames(this.files, path).length > 0;
    if (told !== undefined && holds(told)) return told;
    return stylesFolder(this.files) ?? folder;
  }

  private readFile(name: string, text: string): ValeRuleCheck | undefined {
    if (!this.isOn(name)) {
      this.tellOff(name);
      return undefined;
    }
    try {
      const raw = inherit(parseRule(text), (parent) => this.findRule(parent));
      const { check, notes } = readRule(raw);
      const slow = slowPatterns(check).map((one) => `the pattern “${one}” can take very long on some texts`);
      for (const detail of [...notes, ...slow]) this.report.push({ kind: 'note', name, detail });
      const leveled = this.withLevel(name, check);
      if (isBelow(leveled.level ?? 'warning', this.configuration?.minAlertLevel ?? 'suggestion')) {
        this.report.push({
          kind: 'off',
          name,
          detail: `its level is below MinAlertLevel = ${this.configuration?.minAlertLevel}`,
        });
        return undefined;
      }
      return leveled.extends === 'spelling' ? this.withIgnoredWords(name, leveled) : leveled;
    } catch (error) {
      if (!(error instanceof RuleFileError)) throw error;
      this.report.push({ kind: 'unsupported', name, detail: error.message });
      return undefined;
    }
  }

  private tellOff(name: string): void {
    this.report.push({ kind: 'off', name, detail: 'the configuration does not turn it on' });
  }

  private findRule(name: string): RawRule | undefined {
    const text = this.sources.get(name);
    return text === undefined ? undefined : parseRule(text);
  }

  private add(rules: StyleRule[], name: string, check: ValeRuleCheck): void {
    rules.push({ label: name, description: describeCheck(check), check });
    this.report.push({ kind: 'imported', name, detail: '' });
  }

  /** Turned on by name, or by its style; the configuration's later word counts. */
  private isOn(name: string): boolean {
    const { configuration } = this;
    const style = styleOf(name);
    if (!configuration) return style !== 'Vale' || name === 'Vale.Terms' || name === 'Vale.Avoid';
    const named = configuration.switches.get(name) ?? configuration.switches.get(style);
    return named ?? configuration.styles.includes(style);
  }

  private withLevel<C extends ValeRuleCheck>(name: string, check: C): C {
    const level = this.configuration?.levels.get(name) ?? this.configuration?.levels.get(styleOf(name));
    return level ? { ...check, level } : check;
  }

  /** `ignore` names files of words; the words go into the rule. */
  private withIgnoredWords(name: string, check: ValeCheckOf<'spelling'>): ValeCheckOf<'spelling'> {
    if (!check.ignore) return check;
    const words = check.ignore.flatMap((file) => {
      const paths = [`${this.stylesPath}${file}`, `${this.stylesPath}config/ignore/${file}`, file];
      const path = paths.find((one) => this.files.has(one));
      if (path !== undefined) return wordList(this.files.get(path) ?? '');
      this.report.push({ kind: 'note', name, detail: `the word list “${file}” is not among the files` });
      return [];
    });
    return { ...check, ignore: words };
  }

  private readVocabularies(): { accept: readonly string[]; reject: readonly string[] } {
    const names = this.configuration?.vocabularies ?? vocabularyNames(this.files, this.stylesPath);
    const accept: string[] = [];
    const reject: string[] = [];
    for (const name of names) {
      const vocabulary = findVocabulary(this.files, this.stylesPath, name);
      if (!vocabulary) {
        this.report.push({
          kind: 'unsupported',
          name: `Vocab = ${name}`,
          detail: 'the vocabulary is not among the files',
        });
        continue;
      }
      accept.push(...vocabulary.accept);
      reject.push(...vocabulary.reject);
    }
    return { accept: [...new Set(accept)], reject: [...new Set(reject)] };
  }

  /** Styles and rules that the configuration turns on and that are not there. */
  private tellMissing(standard: ReadonlyMap<string, ValeRuleCheck>): void {
    const { configuration } = this;
    if (!configuration) return;
    const styles = new Set([...this.sources.keys()].map(styleOf));
    for (const style of configuration.styles) {
      if (style !== 'Vale' && !styles.has(style))
        this.report.push({ kind: 'unsupported', name: style, detail: 'the style is not among the files' });
    }
    for (const [name, on] of configuration.switches) {
      const known =
        this.sources.has(name) || standard.has(name) || styles.has(name) || styleOf(name) === 'Vale';
      if (on && !known)
        this.report.push({ kind: 'unsupported', name, detail: 'the rule is not among the files' });
    }
  }

  private settingsRule(vocabulary: readonly string[]): StyleRule | undefined {
    const { lists, wordTemplate } = this.configuration ?? {};
    const check: ValeCheckOf<'configuration'> = {
      extends: 'configuration',
      ...(vocabulary.length > 0 && { vocabulary: [...vocabulary] }),
      ...Object.fromEntries(Object.entries(lists ?? {}).filter(([, values]) => values.length > 0)),
      ...(wordTemplate !== undefined && { wordTemplate }),
    };
    if (Object.keys(check).length === 1) return undefined;
    const words = vocabulary.length > 0 ? ` ${vocabulary.length} accepted words.` : '';
    return {
      label: CONFIGURATION_LABEL,
      description: `What the Vale configuration says to all rules.${words}`,
      check,
    };
  }
}

function styleOf(name: string): string {
  return name.split('.', 1)[0] ?? '';
}

function isBelow(level: ValeLevel, least: ValeLevel): boolean {
  return VALE_LEVELS.indexOf(level) > VALE_LEVELS.indexOf(least);
}
