import * as vscode from 'vscode';
import type { Finding, SavedStyle } from '@housestyle/contract';
import type { ConfigFault, EffectiveStyle, FoundConfig } from '@housestyle/contract/config';
import { loadBaseline, withoutAccepted, type Baseline } from './baseline.ts';
import { personalStyle } from './personal-style.ts';
import { StyleFinders } from './style-finders.ts';

/** The style that counts for a document, and where it came from. */
export interface ResolvedStyle extends EffectiveStyle {
  /** The `.housestyle.yaml` that counts; undefined where there is none, or it may not be used. */
  readonly file: vscode.Uri | undefined;
  /** What is wrong in it. Where it can't be read at all, its last right version counts, else nothing of it. */
  readonly faults: readonly ConfigFault[];
  /** Whether the file as it is counts, its last right version, or nothing of it. */
  readonly state: 'right' | 'last right' | 'wrong' | 'none';
  /** The workspace is not trusted: files in it don't count. */
  readonly restricted: boolean;
  /** The account's style was wanted and could not be read. */
  readonly accountMissing: boolean;
  readonly baseline: Baseline | undefined;
  /** What is wrong in the person's own settings. */
  readonly settingFaults: readonly Omit<ConfigFault, 'range'>[];
}

export interface HouseStyleOptions {
  /** The account's saved style, without asking the person for anything; undefined where it can't be read. */
  readonly account: (document: vscode.Uri) => Promise<SavedStyle | undefined>;
  /** Hears of the first document of the window for which a style was resolved. */
  readonly first: (document: vscode.Uri) => void;
}

interface Read {
  readonly nearest: FoundConfig | undefined;
  readonly faults: readonly ConfigFault[];
}
/** The setting that gives rules another severity. */
const SEVERITIES = 'housestyle.severity';
const NOTHING: Read = { nearest: undefined, faults: [] };

/** Which house style counts for which document. Reads nothing before it is asked. */
export class HouseStyle implements vscode.Disposable {
  readonly #options: HouseStyleOptions;
  readonly #finders = new StyleFinders();
  readonly #lastRight = new Map<string, FoundConfig>();
  #resolved = false;

  /** A file or a setting that styles are made of changed: what was resolved before may be old. */
  readonly onDidChange = this.#finders.onDidChange;

  constructor(options: HouseStyleOptions) {
    this.#options = options;
  }

  /** Never rejects: what can't be read is among the faults. */
  async resolve(document: vscode.Uri): Promise<ResolvedStyle> {
    const { effectiveStyle, needsAccount, strayRuleNames, strayRuleFault } =
      await import('@housestyle/contract/config');
    const restricted = !vscode.workspace.isTrusted;
    const place = placeOf(document);
    if (!this.#resolved) {
      this.#resolved = true;
      this.#options.first(document);
    }
    const { nearest, faults } = place && !restricted ? await this.#read(place) : NOTHING;
    const found = nearest && this.#lastOf(nearest);
    const personal = personalStyle();
    const wanted = needsAccount(found, personal);
    const account = wanted ? await this.#options.account(document) : undefined;
    return {
      ...effectiveStyle(found, place?.path ?? document.path, { personal, ...(account && { account }) }),
      file: nearest && place?.with({ path: nearest.path, query: '', fragment: '' }),
      faults,
      state: !nearest ? 'none' : nearest.config ? 'right' : found ? 'last right' : 'wrong',
      restricted,
      accountMissing: wanted && account === undefined,
      baseline: place && !restricted ? await loadBaseline(place, found) : undefined,
      settingFaults: strayRuleNames(
        [...personal.severity.keys()],
        found?.config && { config: found.config, vale: found.vale },
        account?.rules?.map(({ label }) => label),
      ).map((stray) => strayRuleFault(stray, SEVERITIES)),
    };
  }

  /**
   * The findings of a document as its style has them: with its severities, without rules that are off and accepted findings.
   * Ranges are into `text`, the whole document.
   */
  async apply(document: vscode.Uri, text: string, findings: readonly Finding[]): Promise<readonly Finding[]> {
    const { withSeverities } = await import('@housestyle/contract/config');
    const { baseline, severity } = await this.resolve(document);
    return withSeverities(await withoutAccepted(baseline, text, findings), severity);
  }

  /** The account's saved style; undefined where it can't be read without asking. */
  account(document: vscode.Uri): Promise<SavedStyle | undefined> {
    return this.#options.account(document);
  }

  /** Reads everything anew from now on. */
  forget(): void {
    this.#finders.forget();
  }

  dispose(): void {
    this.#finders.dispose();
  }

  async #read(place: vscode.Uri): Promise<Read> {
    try {
      const nearest = await this.#finders.nearest(place);
      return { nearest, faults: nearest?.faults ?? [] };
    } catch (error) {
      const { message } = error as Error;
      const fault = {
        code: 'unreadable',
        values: [message],
        kind: 'file',
        place: '.housestyle.yaml',
        message,
        range: { start: 0, end: 0 },
      } as const;
      return { nearest: undefined, faults: [fault] };
    }
  }

  #lastOf(nearest: FoundConfig): FoundConfig | undefined {
    if (!nearest.config) return this.#lastRight.get(nearest.path);
    this.#lastRight.set(nearest.path, nearest);
    return nearest;
  }
}

/** Where a document stands for its style: one that was never saved, in the first folder of the window. */
export function placeOf(document: vscode.Uri): vscode.Uri | undefined {
  if (document.scheme !== 'untitled') {
    return vscode.workspace.fs.isWritableFileSystem(document.scheme) === undefined ? undefined : document;
  }
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  return folder && vscode.Uri.joinPath(folder.uri, 'untitled.md');
}
