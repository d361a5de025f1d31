import { VALE_LEVELS, type ValeLevel } from '../check.ts';
import { globMatches } from './glob.ts';
import { listValues, parseIni, type IniSection } from './ini.ts';
import type { ValeReportEntry } from './types.ts';

/** What a `.vale.ini` asks for in Markdown. */
export interface ValeConfiguration {
  readonly stylesPath: string;
  readonly minAlertLevel: ValeLevel;
  readonly vocabularies: readonly string[];
  readonly styles: readonly string[];
  /** Rules and whole styles that are turned on or off by name, the later word last. */
  readonly switches: ReadonlyMap<string, boolean>;
  readonly levels: ReadonlyMap<string, ValeLevel>;
  readonly lists: Readonly<Record<ListKey, readonly string[]>>;
  readonly wordTemplate: string | undefined;
  readonly report: readonly ValeReportEntry[];
}

type ListKey = 'tokenIgnores' | 'blockIgnores' | 'ignoredScopes' | 'skippedScopes' | 'ignoredClasses';

/** Settings that change where Vale looks or what it prints, not what it finds in Markdown. */
const HARMLESS = new Set(['Packages', 'Project', 'ProcessTimeout', 'Lang']);
/** Sections are judged for files like these; the service has no other names. */
const SAMPLES = ['document.md', 'docs/document.md', 'document.mdx', 'docs/document.mdx'];
/** A level, or whether a rule runs. */
const SWITCH = /^(?:YES|NO|on|off|true|false|suggestion|warning|error)$/i;

const SECTION_LISTS: Readonly<Record<string, ListKey>> = {
  TokenIgnores: 'tokenIgnores',
  BlockIgnores: 'blockIgnores',
  IgnorePatterns: 'blockIgnores',
};
const CORE_LISTS: Readonly<Record<string, ListKey>> = {
  IgnoredScopes: 'ignoredScopes',
  SkippedScopes: 'skippedScopes',
  IgnoredClasses: 'ignoredClasses',
};

/** Reads a configuration; what has no effect on Markdown is reported. */
export function readConfiguration(text: string): ValeConfiguration {
  const reader = new ConfigurationReader();
  for (const section of parseIni(text)) reader.readSection(section);
  return reader.finish();
}

class ConfigurationReader {
  private readonly report: ValeReportEntry[] = [];
  private readonly switches = new Map<string, boolean>();
  private readonly levels = new Map<string, ValeLevel>();
  private readonly lists: Record<ListKey, string[]> = {
    tokenIgnores: [],
    blockIgnores: [],
    ignoredScopes: [],
    skippedScopes: [],
    ignoredClasses: [],
  };
  private stylesPath = '.';
  private minAlertLevel: ValeLevel = 'suggestion';
  private vocabularies: readonly string[] = [];
  private styles: readonly string[] = [];
  private wordTemplate: string | undefined;

  readSection(section: IniSection): void {
    if (section.name === '' || section.name === 'DEFAULT') {
      for (const { key, value } of section.entries) this.readCore(key, value);
    } else if (section.name === 'formats') {
      for (const { key, value } of section.entries)
        this.tell(
          'note',
          `[formats] ${key} = ${value}`,
          'a text is read as Markdown, MDX or plain text, whatever its name',
        );
    } else if (SAMPLES.some((sample) => globMatches(section.name, sample))) {
      for (const { key, value } of section.entries) this.readRule(section.name, key, value);
    } else if (section.entries.length > 0) {
      this.tell(
        'off',
        `[${section.name}]`,
        'it does not mean every Markdown or MDX file, wherever it is, so it is not applied',
      );
    }
  }

  finish(): ValeConfiguration {
    const { stylesPath, minAlertLevel, vocabularies, styles, switches, levels, lists, wordTemplate, report } =
      this;
    return { stylesPath, minAlertLevel, vocabularies, styles, switches, levels, lists, wordTemplate, report };
  }

  private readCore(key: string, value: string): void {
    const list = CORE_LISTS[key];
    if (list) this.lists[list].push(...listValues(value));
    else if (key === 'StylesPath') this.stylesPath = value;
    else if (key === 'Vocab') this.vocabularies = listValues(value);
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

  private readRule(section: string, key: string, value: string): void {
    const list = SECTION_LISTS[key];
    if (key === 'BasedOnStyles') {
      // A narrower section replaces the styles of the ones before it.
      this.styles = listValues(value);
    } else if (list) this.lists[list].push(...listValues(value));
    else if (SWITCH.test(value) && /^[\w-]+(?:\.[\w-]+)*$/.test(key)) this.readSwitch(key, value);
    else if (!HARMLESS.has(key))
      this.tell('unsupported', `[${section}] ${key}`, 'this setting is not supported');
  }

  private readSwitch(name: string, value: string): void {
    const level = VALE_LEVELS.find((one) => one === value.toLowerCase());
    if (level) this.levels.set(name, level);
    this.switches.delete(name);
    this.switches.set(name, level !== undefined || /^(?:yes|on|true)$/i.test(value));
  }

  private tell(kind: ValeReportEntry['kind'], name: string, detail: string): void {
    this.report.push({ kind, name, detail });
  }
}
