import { VALE_LEVELS, type ValeLevel } from '../check.ts';
import { sampleFiles, VALE_FORMATS } from '../formats.ts';
import { globMatches } from './glob.ts';
import { listValues, type IniSection } from './ini.ts';
import { FormatSettings, isLevelOrSwitch } from './format-settings.ts';
import { mergeSections } from './sections.ts';
import type { ValeReportEntry } from './types.ts';

/** What a `.vale.ini` asks for. */
export interface ValeConfiguration {
  readonly stylesPath: string;
  readonly minAlertLevel: ValeLevel;
  readonly vocabularies: readonly string[];
  /** By format: `md`, `py`. One that no section means is read as Markdown is. */
  readonly formats: ReadonlyMap<string, FormatSettings>;
  readonly levels: ReadonlyMap<string, ValeLevel>;
  /** `Own.Length[max] = 30`: what a rule says otherwise than its file. */
  readonly parameters: ReadonlyMap<string, Readonly<Record<string, string>>>;
  readonly lists: Readonly<Record<ListKey, readonly string[]>>;
  readonly wordTemplate: string | undefined;
  readonly report: readonly ValeReportEntry[];
}

type ListKey = 'ignoredScopes' | 'skippedScopes' | 'ignoredClasses';

/** Settings that change where Vale looks or what it prints, not what it finds. */
const HARMLESS = new Set(['Project', 'ProcessTimeout', 'Lang']);
const CORE_LISTS: Readonly<Record<string, ListKey>> = {
  IgnoredScopes: 'ignoredScopes',
  SkippedScopes: 'skippedScopes',
  IgnoredClasses: 'ignoredClasses',
};
/** Comments that are read in every text. */
const COMMENTS = /^(?:\{\/\*\s*,\s*\*\/\}|<!--\s*,\s*-->|%%\s*,\s*%%)$/;
const PARAMETER = /^([^[\]]+\.[^[\]]+)\[([A-Za-z][A-Za-z\d]*)\]$/;
/** Keys of a rule that a configuration cannot set. */
const STRUCTURE = new Set(
  'extends name path tests message description link tokens swap exceptions filters ignore raw either'.split(
    ' ',
  ),
);
/** Formats whose settings stand for those of formats that no section means. */
const STANDARD = ['md', 'mdx'];

/** Reads a configuration; what has no effect is reported. @param packages configurations that packages brought along */
export function readConfiguration(text: string, packages: readonly string[] = []): ValeConfiguration {
  const reader = new ConfigurationReader();
  for (const section of mergeSections([...packages, text])) reader.readSection(section);
  return reader.finish();
}

class ConfigurationReader {
  private readonly report: ValeReportEntry[] = [];
  private readonly formats = new Map<string, FormatSettings>();
  private readonly levels = new Map<string, ValeLevel>();
  private readonly parameters = new Map<string, Record<string, string>>();
  private readonly lists: Record<ListKey, string[]> = {
    ignoredScopes: [],
    skippedScopes: [],
    ignoredClasses: [],
  };
  private stylesPath = '.';
  private minAlertLevel: ValeLevel = 'suggestion';
  private readonly vocabularies = new Set<string>();
  private wordTemplate: string | undefined;

  readSection(section: IniSection): void {
    if (section.entries.length === 0) return;
    if (section.name === '') {
      for (const { key, value } of section.entries) this.readCore(key, value);
    } else if (section.name === 'formats' || section.name === 'asciidoctor') {
      const detail =
        section.name === 'formats'
          ? 'a text is read in the format that it is said to be in, whatever its name'
          : 'attributes of AsciiDoc are not filled in';
      for (const { key, value } of section.entries)
        this.tell('note', `[${section.name}] ${key} = ${value}`, detail);
    } else this.readFormats(section);
  }

  finish(): ValeConfiguration {
    const { stylesPath, minAlertLevel, levels, parameters, lists, wordTemplate, report } = this;
    const standard = STANDARD.map((format) => this.formats.get(format)).find((settings) => settings);
    const formats = new Map<string, FormatSettings>();
    for (const format of Object.keys(VALE_FORMATS)) {
      const settings = this.formats.get(format) ?? standard;
      if (settings) formats.set(format, settings);
    }
    const vocabularies = [...this.vocabularies];
    return {
      stylesPath,
      minAlertLevel,
      vocabularies,
      formats,
      levels,
      parameters,
      lists,
      wordTemplate,
      report,
    };
  }

  private readCore(key: string, value: string): void {
    const list = CORE_LISTS[key];
    if (list) this.lists[list].push(...listValues(value));
    else if (key === 'StylesPath') this.stylesPath = value;
    else if (key === 'Vocab') for (const name of listValues(value)) this.vocabularies.add(name);
    else if (key === 'WordTemplate') this.readTemplate(value);
    else if (key === 'MinAlertLevel') {
      const level = VALE_LEVELS.find((name) => name === value.toLowerCase());
      if (level) this.minAlertLevel = level;
      else this.tell('unsupported', key, `“${value}” is no level: expected ${VALE_LEVELS.join(', ')}`);
    } else if (key === 'Packages') {
      this.tell(
        'note',
        key,
        `packages are not fetched: run “vale sync” first, so that their files are there (${value})`,
      );
    } else if (!HARMLESS.has(key)) this.tell('unsupported', key, 'this setting is not supported');
  }

  private readTemplate(value: string): void {
    if (value.includes('%s')) this.wordTemplate = value;
    else this.tell('unsupported', 'WordTemplate', 'it lacks “%s”, where the words go');
  }

  /** A section of files: it counts for the formats of which it means every file, wherever it is. */
  private readFormats(section: IniSection): void {
    const meant = Object.keys(VALE_FORMATS).filter((format) =>
      sampleFiles(format).some((file) => globMatches(section.name, file)),
    );
    if (meant.length === 0) {
      this.tell(
        'off',
        `[${section.name}]`,
        'it does not mean every file of a format that is read here, wherever it is, so it is not applied',
      );
      return;
    }
    for (const format of meant) {
      const settings = this.formats.get(format) ?? new FormatSettings();
      settings.read(section.entries);
      this.formats.set(format, settings);
    }
    for (const { key, value } of section.entries) {
      if (this.readParameter(section.name, key, value)) continue;
      const level = VALE_LEVELS.find((one) => one === value.toLowerCase());
      if (level) this.setLevel(key, level);
      const known = FormatSettings.knows(key) || isLevelOrSwitch(key, value) || HARMLESS.has(key);
      if (known || (key === 'CommentDelimiters' && COMMENTS.test(value))) continue;
      this.tell('unsupported', `[${section.name}] ${key}`, `this setting is not supported (${value})`);
    }
  }

  /** Whether the setting is a parameter of a rule; it counts in every format. */
  private readParameter(section: string, key: string, value: string): boolean {
    const [, rule, name = ''] = PARAMETER.exec(key) ?? [];
    if (rule === undefined) return false;
    const parameter = name.toLowerCase();
    if (parameter === 'level')
      this.tell('unsupported', `[${section}] ${key}`, `a level is set with “${rule} = ${value}”`);
    else if (STRUCTURE.has(parameter))
      this.tell(
        'unsupported',
        `[${section}] ${key}`,
        `“${name}” cannot be set here: extend ${rule} in a style`,
      );
    else this.parameters.set(rule, { ...this.parameters.get(rule), [parameter]: value });
    return true;
  }

  private setLevel(name: string, level: ValeLevel): void {
    const other = this.levels.get(name);
    this.levels.set(name, level);
    if (other !== undefined && other !== level)
      this.tell(
        'note',
        `${name} = ${level}`,
        `another section has “${other}”: the last one counts in every format`,
      );
  }

  private tell(kind: ValeReportEntry['kind'], name: string, detail: string): void {
    this.report.push({ kind, name, detail });
  }
}
