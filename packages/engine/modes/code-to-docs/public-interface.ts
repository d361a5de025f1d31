import { linkless, readDoc, withoutName, type DocComment } from '../../code/parts/doc-comment.ts';
import type {
  PublicApi,
  PublicClass,
  PublicConstant,
  PublicFunction,
  PublicParam,
} from '../../code/parts/public-api.ts';
import { escapeMarkdown, heading, join, section, fence } from '../writing/markdown.ts';
import { tableOf, type Column } from './columns.ts';
import { sentence } from './endpoints.ts';
import { code, describeLimits } from './types.ts';

/** What a part of a public interface holds, under headings of its own. */
export function writeParts({ functions, classes, constants }: PublicApi, types: string): string {
  return join(
    section(2, types, ...classes.map(writeClass)),
    section(2, 'Functions', ...writeFunctions(functions, 3)),
    section(2, 'Constants', writeConstants(constants)),
  );
}

/** Functions of one name share a heading: what they take tells them apart. */
export function writeFunctions(functions: readonly PublicFunction[], level: number): string[] {
  const untold = functions.filter(isUntold);
  if (untold.length < SEVERAL) return writeEach(functions, level);
  const rest = join(
    heading(level, level > 3 ? 'Other methods' : 'Other functions'),
    "[VERIFY] The code doesn't say what these do.",
    fence(untold[0]?.language ?? '', untold.map(({ signature }) => signature).join('\n')),
  );
  return [
    ...writeEach(
      functions.filter((one) => !untold.includes(one)),
      level,
    ),
    rest,
  ];
}

/** So many functions that nothing is said of stand together. */
const SEVERAL = 3;

function isUntold(one: PublicFunction): boolean {
  const { doc, language, isConstructor, isOverride, deprecated: marked } = one;
  const { summary, params, returns, deprecated } = readDoc(doc, language);
  return (
    !isConstructor &&
    !isOverride &&
    !deprecated &&
    marked === undefined &&
    summary === '' &&
    returns === '' &&
    params.size === 0 &&
    !one.params.some(({ name }) => name.includes('.'))
  );
}

function writeEach(functions: readonly PublicFunction[], level: number): string[] {
  const seen = new Set<string>();
  // What Python and TypeScript write several times is one function, and one comment says it for all.
  const told = new Set(
    functions.flatMap(({ name, doc, language }) =>
      doc !== '' && /^(?:python|typescript)$/.test(language) ? [name] : [],
    ),
  );
  return functions.map((one) => {
    const title = one.isConstructor ? 'Create one' : code(one.name);
    const isNew = !seen.has(title);
    seen.add(title);
    const body = writeFunction(one, told.has(one.name));
    return isNew ? join(heading(level, title), body) : body;
  });
}

function writeFunction(described: PublicFunction, isTold = false): string {
  const { signature, language, doc, params, isConstructor = false, isOverride = false } = described;
  const own = readDoc(doc, language);
  const { summary, description, returns, throws, deprecated, instead, since, examples } = own;
  // A class may say what its constructor takes.
  const { params: said, types } =
    own.params.size > 0 || !described.typeDoc ? own : readDoc(described.typeDoc, language);
  const unsaid =
    isConstructor || isTold
      ? ''
      : isOverride
        ? 'Overrides what it inherits.'
        : "[VERIFY] The code doesn't say what this does.";
  const failures = [
    ...throws,
    ...described.throws
      .filter(({ type }) => !doc.includes(type) && type !== 'AssertionError')
      .map(({ type, message }) => {
        const said = message && `“${escapeMarkdown(message)}”`;
        return type === 'panic' ? said : said ? `${code(type)}: ${said}` : code(type);
      }),
  ];
  const verb = described.throws.some(({ type }) => type === 'panic') ? 'Panics' : 'Throws';
  const answer = [types.has('return') ? code(types.get('return') ?? '') : '', returns].filter(Boolean);
  return join(
    (deprecated || described.deprecated !== undefined) &&
      ['> **Warning:** This function is deprecated.', told(described.deprecated || instead)]
        .filter(Boolean)
        .join(' '),
    summary
      ? sentence(withoutName(summary, described.name))
      : deprecated || described.deprecated
        ? ''
        : unsaid,
    description,
    since !== '' && `Since version ${since}.`,
    fence(language, signature),
    writeParams(params, said, types),
    answer.length > 0 && `**Returns:** ${answer.map(sentence).join(' ')}`,
    failures.length > 0 && `**${verb}:** ${failures.map(sentence).join(' ')}`,
    writeExamples(examples, language),
  );
}

/** What is said of parameters; names, types and defaults alone stand in the signature. */
function writeParams(
  params: readonly PublicParam[],
  said: ReadonlyMap<string, string>,
  types: ReadonlyMap<string, string>,
): string {
  const typeOf = ({ name, type }: PublicParam): string => types.get(name) ?? type;
  if (!params.some(({ name }) => name.includes('.') || said.has(name) || types.has(name))) return '';
  const columns: readonly Column<PublicParam>[] = [
    ['Parameter', ({ name, isRest }) => code(isRest ? `…${name}` : name)],
    ['Type', (param) => (typeOf(param) ? code(typeOf(param)) : '')],
    ['Required', ({ required }) => (required ? 'Yes' : 'No')],
    ['Default', ({ fallback }) => (fallback ? code(fallback) : '')],
    ['Description', ({ name }) => (said.has(name) ? sentence(said.get(name) ?? '') : '')],
  ];
  return tableOf(columns, params);
}

export function writeExamples(examples: readonly string[], language: string): string {
  const shown = examples.map((example) => example.trim()).filter(Boolean);
  if (shown.length === 0) return '';
  return join(
    '**Example**',
    ...shown.map((example) => (example.includes('```') ? example : fence(language, example))),
  );
}

export function writeConstants(constants: readonly PublicConstant[]): string {
  const said = Map.groupBy(
    constants.filter(({ doc }) => doc !== ''),
    ({ doc }) => doc,
  );
  // What is said of several is said once, in front of them.
  const isShared = ({ doc }: PublicConstant): boolean => (said.get(doc)?.length ?? 0) > 1;
  const groups = Map.groupBy(constants, (one) => (isShared(one) ? one.doc : ''));
  return join(
    ...[...groups].map(([doc, members]) =>
      join(doc !== '' && sentence(readDoc(doc).summary), tableOf(CONSTANTS, members.map(withDoc(doc)))),
    ),
  );
}

const VALUES: readonly Column<PublicClass['values'][number]>[] = [
  ['Value', ({ name }) => code(name)],
  ['Description', ({ doc }) => (doc === '' ? '' : sentence(readDoc(doc).summary))],
  ['Message', ({ message = '' }) => (message === '' ? '' : `“${escapeMarkdown(message)}”`)],
];

type ConstantRow = PublicConstant & { readonly said: string };

function withDoc(shared: string): (constant: PublicConstant) => ConstantRow {
  return (constant) => {
    const { summary, types } = readDoc(constant.doc);
    const said = constant.doc === shared ? '' : withoutName(summary, constant.name);
    return { ...constant, type: constant.type || (types.get('var') ?? ''), said };
  };
}

const CONSTANTS: readonly Column<ConstantRow>[] = [
  ['Constant', ({ name }) => code(name)],
  ['Type', ({ type }) => (type === '' ? '' : code(type))],
  ['Value', ({ value }) => (value === '' ? '' : code(value))],
  ['Description', ({ said }) => (said === '' ? '' : sentence(said))],
];

const told = (text: string): string => (text === '' ? '' : sentence(text));

/** What holds where a field isn't given, as the code or its comment says. */
const defaultOf = ({ fallback, doc }: { readonly fallback?: string; readonly doc: DocComment }): string =>
  fallback || doc.fallback;

export function writeClass({
  name,
  form,
  language,
  doc,
  deprecated: marked,
  alias,
  constants,
  fields,
  values,
  methods,
}: PublicClass): string {
  const {
    summary,
    description,
    params: said,
    throws,
    deprecated,
    instead,
    since,
    examples,
  } = readDoc(doc, language);
  const read = fields.map((field) => ({ ...field, doc: readDoc(field.doc, language) }));
  const textOf = (field: (typeof read)[number]): string =>
    [
      field.doc.deprecated ? 'Deprecated.' : '',
      told(field.doc.instead),
      ...[field.doc.summary, field.doc.description].filter(Boolean).map(sentence),
      describeLimits(field.limits),
      field.doc.since && `Since version ${field.doc.since}.`,
    ]
      .filter(Boolean)
      .join(' ') ||
    said.get(field.name) ||
    field.doc.returns;
  const typeOf = (field: (typeof read)[number]): string =>
    field.type || (field.doc.types.get('var') ?? field.doc.types.get('return') ?? '');
  // What an object of a class holds is not for others to give, and Go makes what isn't given empty.
  const isGiven = form !== 'class' && language !== 'go';
  const columns: readonly Column<(typeof read)[number]>[] = [
    ['Field', (field) => code(field.name)],
    ['Type', (field) => (typeOf(field) === '' ? '' : code(typeOf(field)))],
    ['Required', (field) => (!isGiven || field.isComputed ? '' : field.required ? 'Yes' : 'No')],
    ['Default', (field) => (isGiven && defaultOf(field) !== '' ? code(defaultOf(field)) : '')],
    ['Description', (field) => textOf(field) && sentence(textOf(field))],
  ];
  const isClear = form === 'enum' || fields.length > 0 || alias !== '' || values.length > 0;
  return section(
    3,
    code(name),
    (deprecated || marked !== undefined) &&
      ['> **Warning:** This type is deprecated.', told(marked || instead)].filter(Boolean).join(' '),
    summary ? sentence(summary) : isClear ? '' : "[VERIFY] The code doesn't say what this is for.",
    description,
    since !== '' && `Since version ${since}.`,
    alias !== '' &&
      fence(
        language === 'tsx' ? 'typescript' : language,
        `type ${name} ${language === 'go' ? '' : '= '}${alias}`,
      ),
    values.length > 0 &&
      (values.some((value) => value.doc !== '')
        ? tableOf(
            VALUES,
            values.map((value) => ({ ...value, doc: linkless(value.doc, language) })),
          )
        : `One of ${values.map((value) => code(value.name)).join(', ')}.`),
    writeConstants(constants),
    tableOf(columns, read),
    throws.length > 0 && `**Throws:** ${throws.map(sentence).join(' ')}`,
    writeExamples(examples, language),
    ...writeFunctions(methods, 4),
  );
}
