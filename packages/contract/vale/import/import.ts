import type { StyleRule } from '../../style.ts';
import { VALE_LEVELS, type ValeLevel, type ValeRuleCheck } from '../check.ts';
import { VALE_FORMATS } from '../formats.ts';
import { assetsIn } from './assets.ts';
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
} from './files.ts';
import type { FormatSettings } from './format-settings.ts';
import { inherit } from './inherit.ts';
import { readRule, type ReadRule } from './rule-file.ts';
import { keysTwice, parseRule, RuleFileError, type RawRule } from './rule-yaml.ts';
import { withScripts } from './scripts.ts';
import { settingsRules } from './settings-rules.ts';
import { slowPatterns } from './slow-patterns.ts';
import { resolveSpelling, standardSpelling } from './spelling-assets.ts';
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
    const told = found && readConfiguration(found.text).stylesPath;
    this.stylesPath = this.findStyles(found?.folder ?? '', told);
    this.configuration = found && readConfiguration(found.text, packageSettings(files, this.stylesPath));
    this.report.push(...(this.configuration?.report ?? []), ...viewFiles(files, this.stylesPath));
    this.sources = ruleFiles(files, this.stylesPath, this.namedStyles());
    for (const name of ruleFiles(files, this.stylesPath, this.namedStyles(), 'yaml').keys())
      this.report.push({
        kind: 'unsupported',
        name,
        detail: 'Vale reads no rules from files that end in .yaml: name it .yml',
      });
  }

  run(): ValeImport {
    const { accept, reject } = this.readVocabularies();
    const rules: StyleRule[] = [];
    for (const [name, text] of this.sources) {
      const check = this.readFile(name, text);
      if (check) this.add(rules, name, check);
    }
    const standard = builtInRules(accept, reject, standardSpelling(this.files, this.stylesPath));
    for (const [name, check] of standard) {
      if (this.isOn(name)) this.add(rules, name, this.withLevel(name, check));
      else if (this.settings.some(({ styles }) => styles.includes('Vale'))) this.tellOff(name);
    }
    this.tellMissing(standard);
    const settings = settingsRules(CONFIGURATION_LABEL, accept, this.configuration);
    if (rules.length === 0 && this.report.length === 0)
      this.report.push({
        kind: 'unsupported',
        name: 'files',
        detail: 'no rule was found: expected Style/Rule.yml',
      });
    return { rules: [...settings, ...rules], report: this.report };
  }

  /** Where the styles are; the configuration may point out of what was handed over. */
  private findStyles(folder: string, path: string | undefined): string {
    const told = path === undefined ? undefined : joinPath(folder, path);
    const holds = (place: string) =>
      [...this.files.keys()].some(
        (name) => name.startsWith(place) && /\/|\.txt$/.test(name.slice(place.length)),
      );
    if (told !== undefined && holds(told)) return told;
    return stylesFolder(this.files) ?? folder;
  }

  private readFile(name: string, text: string): ValeRuleCheck | undefined {
    if (!this.isOn(name)) {
      this.tellOff(name);
      return undefined;
    }
    try {
      const own = inherit(parseRule(text), (parent) => this.findRule(parent));
      const raw = { ...own, ...this.configuration?.parameters.get(name) };
      const { check, notes } = this.resolve(name, raw);
      const slow = slowPatterns(check).map((one) => `the pattern “${one}” can take very long on some texts`);
      for (const detail of [...notes, ...keysTwice(text), ...slow])
        this.report.push({ kind: 'note', name, detail });
      const leveled = this.withLevel(name, check);
      if (isBelow(leveled.level ?? 'warning', this.configuration?.minAlertLevel ?? 'suggestion')) {
        this.report.push({
          kind: 'off',
          name,
          detail: `its level is below MinAlertLevel = ${this.configuration?.minAlertLevel}`,
        });
        return undefined;
      }
      return leveled;
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
    const formats = this.formatsOf(name);
    const limited = formats ? { ...check, formats: [...formats] } : check;
    rules.push({ label: name, description: describeCheck(check), check: limited });
    this.report.push({ kind: 'imported', name, detail: formats ? `for ${formats.join(', ')} only` : '' });
  }

  private namedStyles(): ReadonlySet<string> {
    const { settings } = this;
    return new Set(
      settings.flatMap(({ styles, switches }) => [...styles, ...[...switches.keys()].map(styleOf)]),
    );
  }

  private get settings(): readonly FormatSettings[] {
    return [...(this.configuration?.formats.values() ?? [])];
  }

  /** Turned on by name, or by its style, in some format. */
  private isOn(name: string): boolean {
    if (!this.configuration)
      return styleOf(name) !== 'Vale' || name === 'Vale.Terms' || name === 'Vale.Avoid';
    return this.settings.some((settings) => settings.isOn(name));
  }

  /** The formats in which a rule is on; undefined for all. */
  private formatsOf(name: string): readonly string[] | undefined {
    if (!this.configuration) return undefined;
    const on = [...this.configuration.formats].flatMap(([format, settings]) =>
      settings.isOn(name) ? [format] : [],
    );
    return on.length === Object.keys(VALE_FORMATS).length ? undefined : on;
  }

  private withLevel<C extends ValeRuleCheck>(name: string, check: C): C {
    const level = this.configuration?.levels.get(name) ?? this.configuration?.levels.get(styleOf(name));
    return level ? { ...check, level } : check;
  }

  /** A rule with the word lists, dictionaries and scripts that its file names. Throws a `RuleFileError`. */
  private resolve(name: string, raw: RawRule): ReadRule {
    const { check, notes } = readRule(raw);
    const { files, stylesPath } = this;
    if (check.extends === 'spelling') {
      const resolved = resolveSpelling(check, raw, files, stylesPath);
      return { check: resolved.check, notes: [...notes, ...resolved.notes] };
    }
    const scripted = withScripts(check, { files, stylesPath, style: styleOf(name) });
    return { check: scripted.check, notes: [...notes, ...scripted.notes] };
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
    for (const style of new Set(this.settings.flatMap((settings) => settings.styles))) {
      if (style !== 'Vale' && !styles.has(style))
        this.report.push({ kind: 'unsupported', name: style, detail: 'the style is not among the files' });
    }
    for (const name of configuration.parameters.keys()) {
      if (!this.sources.has(name))
        this.report.push({
          kind: 'unsupported',
          name: `${name}[…]`,
          detail: standard.has(name)
            ? 'the parameters of Vale’s own rules cannot be set'
            : 'the rule is not among the files',
        });
    }
    for (const [name, on] of new Map(this.settings.flatMap(({ switches }) => [...switches]))) {
      const known =
        this.sources.has(name) || standard.has(name) || styles.has(name) || styleOf(name) === 'Vale';
      if (on && !known)
        this.report.push({ kind: 'unsupported', name, detail: 'the rule is not among the files' });
    }
  }
}

/** Configurations that packages left beside the styles. */
function packageSettings(files: ValeFiles, stylesPath: string): readonly string[] {
  const folder = `${stylesPath}.vale-config/`;
  return [...files]
    .filter(([path]) => path.startsWith(folder) && path.endsWith('.ini'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, text]) => text);
}

/** Views choose parts of data files, which are no texts here. */
function viewFiles(files: ValeFiles, stylesPath: string): readonly ValeReportEntry[] {
  return assetsIn(files, stylesPath, { folder: 'views', ending: '.yml' }).map(([name]) => ({
    kind: 'unsupported',
    name: `config/views/${name}.yml`,
    detail: 'views, which choose parts of data files and code, are not supported',
  }));
}

function styleOf(name: string): string {
  return name.split('.', 1)[0] ?? '';
}

function isBelow(level: ValeLevel, least: ValeLevel): boolean {
  return VALE_LEVELS.indexOf(level) > VALE_LEVELS.indexOf(least);
}
