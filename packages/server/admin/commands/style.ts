import {
  currentStyle,
  exportStyle,
  getStyle,
  importStyle,
  restoreStyle,
  saveStyle,
  styleHistory,
  styleVersion,
  type StyleActor,
} from '../../services/saved-styles.ts';
import { accountOf } from '../../services/accounts.ts';
import { parseStyleFile, STYLE_FORMATS, type StyleFormat } from '../../services/style-files.ts';
import { applyPresets, listPresets } from '../../services/style-presets.ts';
import { describeReport, importValeStyles } from '../../services/vale-styles.ts';
import type { StyleVersion } from '../../storage/styles.ts';
import { required, table } from '../options.ts';
import { UsageError, type Command, type Context, type Options, type Outcome } from '../types.ts';

export const styleGet: Command = {
  name: 'style get',
  synopsis: '--email E',
  purpose: "Print an account's saved style as JSON; parts that were never saved are absent.",
  required: ['email'],
  optional: [],
  async run({ storage }, options) {
    const style = await getStyle(storage, required(options, 'email'));
    return { value: style, text: JSON.stringify(style, null, 2) };
  },
};

export const styleSet: Command = {
  name: 'style set',
  synopsis: '--email E (--file F | --preset ID[,ID])',
  purpose:
    'Replace the saved style with {rules, termSubs, glossary} of a JSON file; - reads standard input. --preset replaces ' +
    'the rules by those of presets, and leaves terms and glossary.',
  required: ['email'],
  optional: ['file', 'preset'],
  async run(context, options) {
    const { file, preset } = options;
    if ((file === undefined) === (preset === undefined))
      throw new UsageError('"style set" needs either --file or --preset.');
    const actor = await actorOf(context, options);
    const version =
      preset === undefined
        ? await saveStyle(context, actor, {
            style: parseStyleFile('json', context.read(required(options, 'file'))),
          })
        : await applyPresets(
            context,
            actor,
            required(options, 'preset')
              .split(/[\s,]+/)
              .filter(Boolean),
          );
    const { style: saved } = await currentStyle(context, actor.accountId);
    return {
      value: saved,
      text: `Saved ${describe(version)}.`,
      deed: deedOf('style.saved', options, version),
    };
  },
};

export const stylePresets: Command = {
  name: 'style presets',
  synopsis: '',
  purpose: 'List the presets that "style set --preset" takes.',
  required: [],
  optional: [],
  run() {
    const { presets } = listPresets();
    const rows = presets.map(({ id, name, rules }) => [id, String(rules.length), name]);
    return Promise.resolve({ value: presets, text: table(['ID', 'RULES', 'NAME'], rows) });
  },
};

export const styleHistoryCommand: Command = {
  name: 'style history',
  synopsis: '--email E',
  purpose: 'List the versions of a saved style, the newest first; the last 100 are kept.',
  required: ['email'],
  optional: [],
  async run(context, options) {
    const { accountId } = await actorOf(context, options);
    const versions = await styleHistory(context, accountId);
    const rows = versions.map((version) => {
      const { revision, savedAt, savedBy, restoredFrom, counts } = version;
      const cells = [counts.rules, counts.termSubs, counts.glossary].map((count) => String(count ?? '-'));
      return [
        String(revision),
        savedAt,
        savedBy,
        ...cells,
        restoredFrom === null ? '' : String(restoredFrom),
      ];
    });
    const head = ['VERSION', 'SAVED', 'BY', 'RULES', 'TERMS', 'GLOSSARY', 'RESTORED FROM'];
    return { value: versions, text: table(head, rows) };
  },
};

export const styleShow: Command = {
  name: 'style show',
  synopsis: '--email E --version N',
  purpose: 'Print one version of a saved style as JSON.',
  required: ['email', 'version'],
  optional: [],
  async run(context, options) {
    const { accountId } = await actorOf(context, options);
    const version = await styleVersion(context, accountId, versionOf(options));
    return { value: version, text: JSON.stringify(version.style, null, 2) };
  },
};

export const styleRestore: Command = {
  name: 'style restore',
  synopsis: '--email E --version N',
  purpose: 'Save an earlier version again, as a new one.',
  required: ['email', 'version'],
  optional: [],
  async run(context, options) {
    const revision = versionOf(options);
    const version = await restoreStyle(context, await actorOf(context, options), { revision });
    return {
      value: version,
      text: `Restored version ${revision} as ${describe(version)}.`,
      deed: deedOf('style.restored', options, version),
    };
  },
};

export const styleImport: Command = {
  name: 'style import',
  synopsis: `--email E (--format ${STYLE_FORMATS.join('|')} --file F | --vale DIR | --zip F)`,
  purpose:
    'Replace the style by a JSON file, or one part of it by a CSV file; - reads standard input. --vale and --zip add the ' +
    'rules of Vale styles to the saved ones.',
  required: ['email'],
  optional: ['format', 'file', 'vale', 'zip'],
  async run(context, options) {
    if (options.vale !== undefined || options.zip !== undefined) return importVale(context, options);
    if (options.format === undefined || options.file === undefined) {
      throw new UsageError('"style import" needs --format and --file, or --vale, or --zip.');
    }
    const format = formatOf(options);
    const text = context.read(required(options, 'file'));
    const version = await importStyle(context, await actorOf(context, options), { format, text });
    return {
      value: version,
      text: `Saved ${describe(version)}.`,
      deed: deedOf('style.saved', options, version),
    };
  },
};

export const styleExport: Command = {
  name: 'style export',
  synopsis: `--email E --format ${STYLE_FORMATS.join('|')}`,
  purpose: 'Print the style as JSON, or one part of it as CSV for a spreadsheet.',
  required: ['email', 'format'],
  optional: [],
  async run(context, options) {
    const { accountId } = await actorOf(context, options);
    const file = await exportStyle(context, accountId, formatOf(options));
    return { value: file, text: file.text.replace(/\r?\n$/, '') };
  },
};

async function importVale(context: Context, options: Options): Promise<Outcome> {
  const { vale, zip, format, file } = options;
  if ([vale, zip, format ?? file].filter((option) => option !== undefined).length > 1) {
    throw new UsageError('Give --vale, --zip, or --format and --file.');
  }
  const files = context.readStyles?.(vale ?? zip ?? '') ?? new Map<string, string>();
  const { version, report } = await importValeStyles(context, await actorOf(context, options), { files });
  return {
    value: { version, report },
    text: `${describeReport(report)}\nSaved ${describe(version)}.`,
    deed: deedOf('style.saved', options, version),
  };
}

async function actorOf({ storage }: Context, options: Options): Promise<StyleActor> {
  const { id } = await accountOf(storage, required(options, 'email'));
  return { accountId: id, savedBy: 'admin' };
}

function deedOf(
  action: 'style.saved' | 'style.restored',
  options: Options,
  { revision, restoredFrom }: StyleVersion,
): NonNullable<Outcome['deed']> {
  const detail = restoredFrom === null ? `version ${revision}` : `version ${restoredFrom} as ${revision}`;
  return { action, target: required(options, 'email'), detail };
}

function versionOf(options: Options): number {
  const value = required(options, 'version');
  if (!/^[1-9]\d{0,8}$/.test(value))
    throw new UsageError(`--version is "${value}": expected a whole number.`);
  return Number(value);
}

function formatOf(options: Options): StyleFormat {
  const value = required(options, 'format');
  const format = STYLE_FORMATS.find((name) => name === value);
  if (format !== undefined) return format;
  throw new UsageError(`--format is "${value}": expected one of ${STYLE_FORMATS.join(', ')}.`);
}

function describe({ revision, counts: { rules, termSubs, glossary } }: StyleVersion): string {
  const parts = [
    `${rules ?? 'no'} rules`,
    `${termSubs ?? 'no'} term substitutions`,
    `${glossary ?? 'no'} glossary entries`,
  ];
  return `version ${revision}: ${parts.join(', ')}`;
}
