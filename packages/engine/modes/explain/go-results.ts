import type { SyntaxNode } from '../../code/parser/types.ts';
import { quotedCode } from './quoted-code.ts';
import { field, named, step, type Step, type StepWriter } from './step-writer.ts';

/** What Go gives back beside an error, where it has nothing to give back. */
const ZERO = /^(?:nil|0|""|false|\w+(?:\.\w+)?\{\})$/;
/** `errors.New("too late")`, `fmt.Errorf("read config: %w", err)`. */
const MADE =
  /^(?:errors\.New|fmt\.Errorf)\(\s*"(?<said>(?:[^"\\%]|%w$)*?)(?<wrapped>: %w)?"(?:,\s*(?<cause>\w+))?\s*\)$/;

/** What a function of Go returns whose last result is an error; undefined where it is told like any other. */
export function goResult(
  returned: SyntaxNode | undefined,
  root: SyntaxNode,
  writer: StepWriter,
): Step | undefined {
  const declared = writer.text(field(root, 'result'));
  if (writer.language !== 'go' || !returned || !/(?:^|[\s,(])error\s*\)?$/.test(declared)) return undefined;
  const values = returned.type === 'expression_list' ? named(returned) : [returned];
  const error = writer.text(values.at(-1));
  const others = values.slice(0, -1).map((node) => writer.text(node));
  // `return load(path)` hands on whatever that gives.
  if (others.length === 0 && declared.includes(',')) return undefined;
  const code = others.map(quotedCode).join(' and ');
  if (error === 'nil')
    return step(code === '' ? 'Returns `nil`: no error.' : `Returns ${code}, and no error.`);
  if (!others.every((other) => ZERO.test(other))) return undefined;
  if (/^\w*[eE]rr(?:or)?$/.test(error)) return step(`Fails with the error in ${quotedCode(error)}.`);
  const { said, wrapped, cause } = MADE.exec(error)?.groups ?? {};
  if (said === undefined || (wrapped === undefined) !== (cause === undefined)) return undefined;
  return step(`Fails with “${said}”${cause === undefined ? '' : ` and the error in ${quotedCode(cause)}`}.`);
}
