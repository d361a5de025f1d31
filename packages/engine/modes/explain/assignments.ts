import type { SyntaxNode } from '../../code/parser/types.ts';
import { describeCall, isCall, isCreation } from './calls.ts';
import { describeChain } from './chains.ts';
import { choiceInWords, failureInWords, unwrap } from './code-wording.ts';
import { valueInWords } from './known-calls.ts';
import { quotedCode } from './quoted-code.ts';
import { listed } from '../writing/markdown.ts';
import { field, isBranching, isFunction, named, step, type Step, type StepWriter } from './step-writer.ts';

const ASSIGNMENT =
  /^(?:assignment|assignment_expression|assignment_statement|augmented_assignment|augmented_assignment_expression|operator_assignment|compound_assignment_expr|short_var_declaration|let_declaration|property_declaration)$/;
const DECLARATION =
  /^(?:lexical_declaration|variable_declaration|local_variable_declaration|local_declaration_statement|var_declaration|const_declaration|var_spec_list)$/;
const DECLARATOR = /^(?:variable_declarator|var_spec|const_spec)$/;
const COUNTED = /^(?:update_expression|inc_statement|dec_statement|\w*unary_expression)$/;

/** A variable's new value: an assignment, a declaration, `i++`. */
export function isAssignment({ type }: SyntaxNode): boolean {
  return ASSIGNMENT.test(type) || DECLARATION.test(type) || COUNTED.test(type);
}

export function describeAssignment(node: SyntaxNode, writer: StepWriter): Step[] {
  if (COUNTED.test(node.type)) {
    const counted = /^(\+\+|--)?(.*?)(\+\+|--)?$/s.exec(writer.text(node));
    const [, before, name = '', after] = counted ?? [];
    const sign = before ?? after;
    if (!sign) return [];
    const code = quotedCode(name.trim());
    return [step(sign === '++' ? `Adds 1 to ${code}.` : `Subtracts 1 from ${code}.`)];
  }
  if (!DECLARATION.test(node.type)) return describeOne(node, writer);
  return declaratorsIn(node).flatMap((one) => describeOne(one, writer));
}

function declaratorsIn(node: SyntaxNode): SyntaxNode[] {
  return named(node).flatMap((child) =>
    DECLARATOR.test(child.type) ? [child] : DECLARATION.test(child.type) ? declaratorsIn(child) : [],
  );
}

function describeOne(node: SyntaxNode, writer: StepWriter): Step[] {
  const parts = named(node).filter(
    ({ type }) => !/^(?:modifiers|mutable_specifier|type_annotation)$/.test(type),
  );
  const target = field(node, 'name', 'left', 'pattern') ?? parts[0];
  const value = field(node, 'value', 'right') ?? parts.at(-1);
  if (!target || !value || value === target) return [];
  const between = writer.source.slice(target.end, value.start);
  const operator = /([^\s\w=:]{1,3}=|:=|=)\s*(?:await\s+)?$/.exec(between)?.[1];
  if (!operator) return [];
  const inner = unwrap(value);
  // `a = b = 1`
  if (isAssignment(inner) && !COUNTED.test(inner.type)) {
    const steps = describeOne(inner, writer);
    return steps.length > 0
      ? [
          ...steps,
          step(
            `Sets ${quotedCode(writer.text(target))} to ${quotedCode(writer.text(field(inner, 'left', 'name') ?? named(inner)[0]))}.`,
          ),
        ]
      : [];
  }
  // Kotlin's and Rust's names stand in front of their types.
  const name = writer
    .text(target)
    .replace(/^(?:mut|ref)\s+/, '')
    .replace(/(?<=^\w+)\s*:\s.*$/s, '');
  return describeValue(name, operator, value, writer);
}

/** What fails where there is no value: Java's `orElseThrow`, and `throw` behind `??` or Kotlin's `?:`. */
const OR_FAILS =
  /^([^]+?)\s*(?:\.orElseThrow\(\s*(?:\(\)\s*->\s*([^]+)|(\w+)::new)\s*\)|(?:\?\?|\?:)\s*throw\s+([^]+))$/;

/** What holds nothing yet, in words; empty for everything else. */
function emptyIn(code: string, language: string): string {
  if (/^(?:\[\]|new Array\(\)|list\(\))$/.test(code) && /script|tsx|python|ruby|php/.test(language))
    return 'list';
  if (/^(?:set\(\)|new (?:Hash|Tree)?Set(?:<[^()]*>)?\(\)|Set\.new)$/.test(code)) return 'set';
  if (/^new (?:Hash|Tree)?Map(?:<[^()]*>)?\(\)$/.test(code)) return 'map';
  if (/^new ArrayList(?:<[^()]*>)?\(\)$/.test(code)) return 'list';
  return code === '{}' && language === 'python' ? 'dictionary' : '';
}

function describeValue(name: string, operator: string, value: SyntaxNode, writer: StepWriter): Step[] {
  const code = writer.text(value);
  const [target, given] = [quotedCode(name), quotedCode(code)];
  switch (operator) {
    case '+=':
      return [step(`Adds ${given} to ${target}.`)];
    case '-=':
      return [step(`Subtracts ${given} from ${target}.`)];
    case '*=':
      return [step(`Multiplies ${target} by ${given}.`)];
    case '/=':
      return [step(`Divides ${target} by ${given}.`)];
    case '||=':
    case '??=':
      return [step(`Sets ${target} to ${given} unless it is set.`)];
    case '=':
    case ':=':
      break;
    default:
      return [step(`Changes ${target} with ${quotedCode(`${name} ${operator} ${code}`)}.`)];
  }
  // `const { page = 1, sort } = req.query`.
  const taken = /^\{(.*)\}$/s.exec(name)?.[1];
  if (taken !== undefined && /script|tsx/.test(writer.language)) {
    const parts = elements(taken).filter(Boolean).map(takenPart);
    return [step(`Takes ${listed(parts)} from ${quotedCode(code.replace(/^await\s+/, ''))}.`)];
  }
  const empty = emptyIn(code, writer.language);
  if (empty) return [step(`Sets ${target} to an empty ${empty}.`)];
  const [, asked, made, type, thrown] = OR_FAILS.exec(code) ?? [];
  if (asked !== undefined)
    return [
      step(`Sets ${target} to what ${quotedCode(asked.replace(/^await\s+/, ''))} gives.`),
      step(`If that is nothing, ${failureInWords(made ?? thrown ?? type ?? '').replace('Fails', 'fails')}`),
    ];
  // `today = today or date.today()`
  const otherwise =
    /^(?<own>[\w.$]+)\s*(?:\bor\b|\|\||\?\?)\s*(?<other>[\w.$]+(?:\([^()]*\))?|"[^"]*"|'[^']*')$/.exec(
      code,
    )?.groups;
  if (otherwise?.['own'] === name)
    return [step(`Sets ${target} to ${quotedCode(otherwise['other'] ?? '')} unless it is set.`)];
  // `err := json.NewDecoder(r.Body).Decode(&req)`
  const decoded = /^json\.NewDecoder\(\s*(?<from>[\w.()]+?)\s*\)\.Decode\(\s*&?(?<into>[\w.]+)\s*\)$/.exec(
    code,
  )?.groups;
  if (decoded)
    return [
      step(
        `Reads the JSON of ${quotedCode(decoded['from'] ?? '')} into ${quotedCode(decoded['into'] ?? '')}; an error is kept in ${target}.`,
      ),
    ];
  const inner = unwrap(value);
  const [names, values] = [elements(name), elements(code)];
  const [one = '', other = ''] = names;
  if (names.length === 2 && values.length === 2 && one === values[1] && other === values[0])
    return [step(`Swaps ${quotedCode(one)} and ${quotedCode(other)}.`)];
  // `a, b = 1, 2`: each has its own value.
  if (names.length > 1 && names.length === values.length && names.every((part) => /^[\w.$]+$/.test(part)))
    return names.map((part, index) =>
      step(`Sets ${quotedCode(part)} to ${quotedCode(values[index] ?? '')}.`),
    );
  if (isFunction(inner)) {
    const below = writer.body(inner);
    return below.length > 0 ? [step(`Defines ${target}, which does this:`, below)] : [];
  }
  if (isBranching(inner)) {
    const below = writer.describe(inner, 'Gives');
    if (below.length > 0) return [step(`Works out ${target}:`, below)];
  }
  const choice = choiceInWords(inner, writer);
  if (choice !== undefined) return [step(`Sets ${target} to ${choice}.`)];
  // `const fs = require('fs')` is told with what the code depends on.
  if (/^require\(\s*['"][^'"]+['"]\s*\)$/.test(code) && /script|tsx/.test(writer.language)) return [];
  const known = valueInWords(inner, writer);
  const [, result, failed] = /^(\w+),\s*(err)$/.exec(name) ?? [];
  if (known !== undefined && result !== undefined && failed !== undefined)
    return [step(`Sets ${quotedCode(result)} to ${known}, and ${quotedCode(failed)} to its error.`)];
  if (known !== undefined) return [step(`Sets ${target} to ${known}.`)];
  const chain = describeChain(inner, writer);
  if (chain)
    return [step(`Sets ${target} to what comes of ${quotedCode(chain.from)} in these steps:`, chain.steps)];
  // Rust's `Some(x)` and `Kind::One(x)` are values.
  const isValue = writer.language === 'rust' && /^(?:\w+::)*[A-Z]\w*(?:::[A-Z]\w*)*\(/.test(code);
  if (isCall(inner) && !isValue) {
    const [own] = describeCall(inner, writer);
    if (own && own.below.length > 0)
      return [step(`Sets ${target} to ${given}, which is handed this:`, own.below)];
    if (isCreation(inner, writer))
      return [step(`Creates ${quotedCode(code.replace(/^new\s+/, ''))} as ${target}.`)];
    const waits = /^await|\.await\??$/.test(code);
    const call = quotedCode(code.replace(/^await\s+/, ''));
    return [
      step(
        waits
          ? `Waits for ${call} and sets ${target} to its result.`
          : `Sets ${target} to what ${call} returns.`,
      ),
    ];
  }
  return [step(`Sets ${target} to ${given}.`)];
}

/** `page = 1`, `id: userId`, `...rest`. */
function takenPart(part: string): string {
  const [, key = '', alias, fallback] =
    /^([\w$.]+|\.\.\.[\w$]+)(?:\s*:\s*([\w$]+))?(?:\s*=\s*(.+))?$/s.exec(part) ?? [];
  if (key === '') return quotedCode(part);
  if (key.startsWith('...')) return `the rest as ${quotedCode(key.slice(3))}`;
  const otherwise = fallback === undefined ? '' : ` (${quotedCode(fallback)} where it is missing)`;
  return `${quotedCode(key)}${alias ? ` as ${quotedCode(alias)}` : ''}${otherwise}`;
}

/** The parts of `a, b`, `[a, b]` and `(a, b)`; commas inside of brackets and texts divide nothing. */
function elements(text: string): string[] {
  const inside = text.trim().replace(/^[[(]([^()[\]]*)[\])]$/s, '$1');
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const char of inside) {
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (/["'`]/.test(char)) quote = char;
    else if (/[([{]/.test(char)) depth += 1;
    else if (/[)\]}]/.test(char)) depth -= 1;
    if (char === ',' && depth === 0 && quote === '') parts.push('');
    else parts.push(`${parts.pop() ?? ''}${char}`);
  }
  return parts.map((part) => part.trim());
}
