import { MAX_DICTIONARY_LENGTH, type ValeCheckOf, type ValeDictionary } from '../check.ts';
import { assetsIn, findAsset } from './assets.ts';
import { wordList } from './files.ts';
import { RuleFileError, type RawRule } from './rule-yaml.ts';
import type { ValeFiles } from './types.ts';

type Spelling = ValeCheckOf<'spelling'>;

/** A spelling rule with the words and dictionaries that its file names. */
export interface ResolvedSpelling {
  readonly check: Spelling;
  /** What is not as Vale has it, in words. */
  readonly notes: readonly string[];
}

/** Dictionaries of the one language that the service has words of. */
const ENGLISH = /^en(?:glish)?(?:[-_.]|$)/i;

/** Puts word lists and dictionaries into a rule. Throws a `RuleFileError` where a language is asked for that is not there. */
export function resolveSpelling(
  check: Spelling,
  raw: RawRule,
  files: ValeFiles,
  stylesPath: string,
): ResolvedSpelling {
  const reader = new SpellingReader(files, stylesPath);
  const ignore = check.ignore?.flatMap((name) => reader.readWords(name));
  const dictionaries = reader.readDictionaries(raw);
  const { append, ...rest } = check;
  const read: Spelling = {
    ...rest,
    ...(ignore && { ignore }),
    ...(dictionaries.length > 0 && { dictionaries: [...dictionaries] }),
    ...(dictionaries.length > 0 && (append || reader.needsEnglish) && { append: true }),
  };
  return { check: read, notes: reader.notes };
}

/** What the folder of the styles says to `Vale.Spelling`: words to ignore, and dictionaries beside the English one. */
export function standardSpelling(files: ValeFiles, stylesPath: string): Partial<Spelling> {
  const ignore = assetsIn(files, stylesPath, { folder: 'ignore', ending: '.txt' }).flatMap(([, text]) =>
    wordList(text),
  );
  const dictionaries = assetsIn(files, stylesPath, { folder: 'dictionaries', ending: '.dic' }).flatMap(
    ([name, dic]): ValeDictionary[] => {
      const aff = findAsset(files, stylesPath, { folder: 'dictionaries', name: `${name}.aff` });
      return aff !== undefined && fits(aff, dic) ? [{ name, aff, dic }] : [];
    },
  );
  return {
    ...(ignore.length > 0 && { ignore }),
    ...(dictionaries.length > 0 && { dictionaries, append: true }),
  };
}

const fits = (aff: string, dic: string) =>
  aff.length <= MAX_DICTIONARY_LENGTH && dic.length <= MAX_DICTIONARY_LENGTH;

class SpellingReader {
  readonly notes: string[] = [];
  needsEnglish = false;
  private readonly files: ValeFiles;
  private readonly stylesPath: string;

  constructor(files: ValeFiles, stylesPath: string) {
    this.files = files;
    this.stylesPath = stylesPath;
  }

  readWords(name: string): readonly string[] {
    const text = findAsset(this.files, this.stylesPath, { folder: 'ignore', name });
    if (text !== undefined) return wordList(text);
    this.notes.push(`the word list “${name}” is not among the files`);
    return [];
  }

  readDictionaries(raw: RawRule): readonly ValeDictionary[] {
    const { aff, dic } = raw;
    const pair = [aff, dic].map((name) => (typeof name === 'string' ? this.find(name) : undefined));
    if (typeof dic === 'string' && typeof aff === 'string') {
      const own = this.take(dic.replace(/^.*\/|\.dic$/g, ''), pair[0], pair[1]);
      return own ? [own] : [];
    }
    const folder = typeof raw['dicpath'] === 'string' ? `${raw['dicpath'].replace(/\/*$/, '')}/` : '';
    const names = [raw['dictionaries'] ?? []].flat().filter((name) => typeof name === 'string');
    return names.flatMap((name) => {
      const found = ['aff', 'dic'].map((ending) => this.find(`${folder}${name}.${ending}`));
      const own = this.take(name, found[0], found[1]);
      return own ? [own] : [];
    });
  }

  private find(name: string): string | undefined {
    return findAsset(this.files, this.stylesPath, { folder: 'dictionaries', name });
  }

  private take(name: string, aff: string | undefined, dic: string | undefined): ValeDictionary | undefined {
    if (aff !== undefined && dic !== undefined && fits(aff, dic)) return { name, aff, dic };
    const problem =
      aff === undefined || dic === undefined
        ? `its dictionary “${name}” is not among the files`
        : `its dictionary “${name}” is too large: at most ${MAX_DICTIONARY_LENGTH.toLocaleString('en')} characters are read`;
    if (!ENGLISH.test(name)) throw new RuleFileError(`${problem}, and the service has no other for it`);
    this.needsEnglish = true;
    this.notes.push(`${problem}: the service’s English one is used`);
    return undefined;
  }
}
