import { listValues, type IniEntry } from './ini.ts';

type FormatList = 'tokenIgnores' | 'blockIgnores';

const LISTS: Readonly<Record<string, FormatList>> = {
  TokenIgnores: 'tokenIgnores',
  BlockIgnores: 'blockIgnores',
  IgnorePatterns: 'blockIgnores',
};
/** A level, or whether a rule runs. */
const SWITCH = /^(?:YES|NO|on|off|true|false|suggestion|warning|error)$/i;

/** What the sections of a configuration say to files of one format. */
export class FormatSettings {
  styles: readonly string[] = [];
  /** Rules and whole styles that are turned on or off by name. */
  readonly switches = new Map<string, boolean>();
  readonly lists: Readonly<Record<FormatList, string[]>> = { tokenIgnores: [], blockIgnores: [] };

  static knows(key: string): boolean {
    return key === 'BasedOnStyles' || LISTS[key] !== undefined;
  }

  /** Takes one section in: its word counts before those of the sections read so far. */
  read(entries: readonly IniEntry[]): void {
    const based = entries.filter(({ key }) => key === 'BasedOnStyles');
    if (based.length > 0) this.styles = [...new Set(based.flatMap(({ value }) => listValues(value)))];
    const named = new Set<string>();
    for (const { key, value } of entries) {
      const list = LISTS[key];
      if (list) this.lists[list].push(...listValues(value));
      // What a section says twice counts as it was said first.
      else if (isLevelOrSwitch(key, value) && !named.has(key)) {
        named.add(key);
        this.switches.set(key, !/^(?:no|off|false)$/i.test(value));
      }
    }
  }

  /** Turned on by name, or by its style. @param name `Style.Rule` */
  isOn(name: string): boolean {
    const style = name.split('.', 1)[0] ?? '';
    return this.switches.get(name) ?? this.switches.get(style) ?? this.styles.includes(style);
  }
}

export function isLevelOrSwitch(key: string, value: string): boolean {
  return SWITCH.test(value) && /^[\w-]+(?:\.[\w-]+)*$/.test(key);
}
