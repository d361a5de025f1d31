import type { SyntaxNode } from '../../code/parser/types.ts';
import { answerInWords } from './answers.ts';
import { callInWords } from './code-wording.ts';
import { deedInWords, messageInWords } from './known-calls.ts';
import { quotedCode } from './quoted-code.ts';
import { field, isFunction, named, step, type Step, type StepWriter } from './step-writer.ts';

const CALL =
  /^(?:call|call_expression|method_invocation|invocation_expression|function_call_expression|member_call_expression|nullsafe_member_call_expression|scoped_call_expression|object_creation_expression|new_expression|macro_invocation|explicit_constructor_invocation)$/;
const AWAIT = /^await(?:_expression)?$/;
const ARGUMENTS = /^(?:arguments|argument_list|value_arguments|token_tree)$/;
/** Calls that tell a reader nothing of what the code is for. */
const NOISE =
  /^(?:(?:self|this|\$this|s|c)[.>-]+)?(?:_?log(?:ger)?|logging|slog|Log|tracing|debug|super|console\.(?:debug|warn|info|error))\b/i;
const PRINTS =
  /^(?:console\.log|(?:click|typer)\.s?echo|print(?:ln|f)?!?|e?println!|e?print!|puts|p|pp|fmt\.F?[Pp]rint\w*|System\.(?:out|err)\.print\w*|Console\.Write\w*|write(?:ln)?!)$/;
const FAILS = /^(?:raise|panic!?|fail|abort|unreachable!|todo!|bail!|error)$/;
const RUNS = /^(?:\w+\.)*(?:Listen\w*|Serve\w*|Run|Start|Execute)\(/i;
const EXITS =
  /^(?:sys\.exit|process\.exit|os\.Exit|exit|die|System\.exit|std::process::exit|Environment\.Exit)$/;
const EACH = /^(?:forEach|each|each_with_index|for_each|ForEach|each_pair|forEachIndexed)$/;

/** In UTF-16 code units. */
const SHORT_FUNCTION = 44;

/** A call, with what waits for it or hands its failure on. */
export function isCall(node: SyntaxNode): boolean {
  const [inner] = named(node);
  if (AWAIT.test(node.type)) return true;
  return node.type === 'try_expression' ? inner !== undefined && isCall(inner) : CALL.test(node.type);
}

/** What a call does, and the functions that it is handed. */
export function describeCall(node: SyntaxNode, writer: StepWriter): Step[] {
  const waits = AWAIT.test(node.type) || /\.await\??$/.test(writer.text(node));
  const outer = innermost(node);
  const call = functionsIn(outer).some(isTold) ? outer : (linkIn(outer) ?? outer);
  const whole = writer.text(call);
  const list = call.children.find(({ type }) => ARGUMENTS.test(type));
  const functions = functionsIn(call);
  const end = list?.start ?? functions[0]?.start ?? call.end;
  const callee = writer.source
    .slice(call.start, end)
    .replace(/^(?:new|await)\s+/, '')
    .replace(/<[^<>]*>$|::<[^<>]*>$/, '')
    .trim();
  const [, object = '', joint = '', method = callee] =
    /^(.*?)\s*(\??\.|::|\??->)\s*([\w!?]+)$/s.exec(callee) ?? [];
  const args = argumentsOf(list)
    .filter((arg) => !holdsFunction(arg))
    .map((arg) => writer.text(arg));
  // `log.Fatal(http.ListenAndServe(addr, mux))` is there for what it is handed.
  const handed = /^log\.(?:Fatal|Panic)$/.test(callee) ? argumentsOf(list).find(isCall) : undefined;
  if (handed && RUNS.test(writer.text(handed))) return describeCall(handed, writer);
  if (NOISE.test(callee) || (writer.language === 'ruby' && /^require(?:_relative)?$/.test(callee))) return [];
  const answer = functionsIn(outer).some(isTold) ? undefined : answerInWords(writer.text(outer));
  if (answer !== undefined) return [step(answer)];
  // Laravel: `abort_unless($note->isOpen(), 409, 'It is closed.')`.
  const [, word] = /^abort_(if|unless)$/.exec(callee) ?? [];
  if (word !== undefined && args.length > 1) {
    const [, said] = /^(["'])([^"'\\]{3,160})\1$/.exec(args[2] ?? '')?.slice(1) ?? [];
    const reason = said === undefined ? '' : `: “${said.replace(/\.$/, '')}”`;
    return [step(`Fails with ${quotedCode(args[1] ?? '')}${reason} ${word} ${quotedCode(args[0] ?? '')}.`)];
  }
  const [text, ...others] = args;
  if (PRINTS.test(callee) && text !== undefined)
    return [
      step(
        `Prints ${(others.length === 0 ? messageInWords(text) : undefined) ?? quotedCode(args.join(', '))}.`,
      ),
    ];
  if (PRINTS.test(callee)) return [];
  if (FAILS.test(callee)) return [step(`Fails with ${quotedCode(args.join(', ') || callee)}.`)];
  if (EXITS.test(callee))
    return [
      step(args.length > 0 ? `Ends the program with ${quotedCode(args.join(', '))}.` : 'Ends the program.'),
    ];
  // Kotlin: `require(size > 0) { "Nothing to send" }`.
  const [, asked] = /^(?:require|check)\((.+)\)$/s.exec(callee) ?? [];
  const [, message] = /\{\s*"([^"$]+)"\s*\}$/.exec(whole) ?? [];
  if (asked !== undefined && message !== undefined && writer.language === 'kotlin')
    return [step(`Fails with “${message.replace(/\.$/, '')}” unless ${quotedCode(asked)}.`)];
  const [first] = functions;
  const [, file] = /^(?:CSV|File)\.foreach$/.exec(callee) ? [callee, args[0] ?? ''] : [];
  if (first && ((EACH.test(method) && object !== '') || file !== undefined)) {
    const below = writer.body(first, true);
    const item =
      field(first, 'parameters', 'parameter') ?? named(first).find(({ type }) => /parameters$/.test(type));
    const name = writer.text(item).replace(/^[(|]\s*|\s*[)|]$/g, '') || 'it';
    const list =
      file === undefined
        ? quotedCode(object)
        : `the ${callee.startsWith('CSV') ? 'CSV ' : ''}file ${quotedCode(file)}`;
    return below.length > 0 ? [step(`For each ${quotedCode(name)} in ${list}:`, below)] : [];
  }
  const below = functions.filter(isTold).flatMap((one) => writer.body(one));
  // Kotlin's, and Ruby's `3.times`.
  const [, times = method === 'times' ? object : ''] = /^repeat\((.+)\)$/s.exec(callee) ?? [];
  if (below.length > 0 && times !== '') return [step(`Does this ${quotedCode(times)} times:`, below)];
  // Promises: `main().catch((error) => …)`, and events: `socket.on('data', …)`.
  if (below.length > 0 && object !== '' && functions.length === 1) {
    if (method === 'catch' && args.length === 0)
      return [step(`Calls ${quotedCode(object)}.`), step('If that fails:', below)];
    if (method === 'then' && args.length === 0)
      return [step(`Calls ${quotedCode(object)}, then does this with its result:`, below)];
    const event = /^(?:on|once|addEventListener)$/.test(method)
      ? /^['"]([\w:-]+)['"]$/.exec(args[0] ?? '')?.[1]
      : undefined;
    if (event !== undefined && args.length === 1)
      return [step(`On each \`${event}\` of ${quotedCode(object)}:`, below)];
  }
  if (below.length > 0) {
    const shown = args.length > 0 ? `${callee}(${args.join(', ')}, …)` : callee;
    return [step(`Calls ${quotedCode(shown)}, and hands it this to do:`, below)];
  }
  const deed = deedInWords(outer, writer);
  if (deed !== undefined) return [step(deed)];
  const said = joint === '::' ? undefined : callInWords(object, method, args);
  if (said) return [step(said)];
  return [
    step(
      `${isCreation(call, writer) ? 'Creates' : 'Calls'} ${quotedCode(whole.replace(/^new\s+/, ''))}${waits ? ' and waits for it' : ''}.`,
    ),
  ];
}

/** `new Queue()`, and where a class is called like a function, `Queue()`. */
export function isCreation(call: SyntaxNode, writer: StepWriter): boolean {
  if (/^(?:object_creation|new_)/.test(call.type)) return true;
  const list = call.children.find(({ type }) => ARGUMENTS.test(type));
  const callee = writer.source.slice(call.start, list?.start ?? call.end).trim();
  return /^(?:python|kotlin)$/.test(writer.language) && /^(?:\w+\.)*[A-Z]\w*[a-z]\w*$/.test(callee);
}

/** The call behind `await` and `?`. */
function innermost(node: SyntaxNode): SyntaxNode {
  const [inner] = named(node);
  return inner && !CALL.test(node.type) ? innermost(inner) : node;
}

/** The call further in front in a chain that is handed a function: `app.MapGet("/x", …)` of `app.MapGet("/x", …).AllowAnonymous()`. */
function linkIn(call: SyntaxNode): SyntaxNode | undefined {
  const [member] = named(call);
  const inner = named(member)[0];
  if (!member || !inner || !CALL.test(inner.type) || ARGUMENTS.test(member.type)) return undefined;
  return functionsIn(inner).some(isTold) ? inner : linkIn(inner);
}

function argumentsOf(list: SyntaxNode | undefined): SyntaxNode[] {
  return list?.type === 'token_tree' ? named(list).filter(({ type }) => type !== 'token_tree') : named(list);
}

/** Functions among the arguments, and the block behind a call. */
function functionsIn(call: SyntaxNode): SyntaxNode[] {
  const list = call.children.find(({ type }) => ARGUMENTS.test(type));
  const behind = call.children.filter(
    ({ field: role, type }) => role === 'block' || type === 'annotated_lambda',
  );
  return [...named(list), ...behind].flatMap((node) => {
    if (isFunction(node) || /^(?:block|do_block)$/.test(node.type)) return [node];
    return named(node).filter(isFunction);
  });
}

/** A short function that only gives a value is clear as code. */
function isTold(node: SyntaxNode): boolean {
  const body = field(node, 'body') ?? named(node).at(-1);
  const isShort = node.end - node.start <= SHORT_FUNCTION;
  return (
    !isShort ||
    (body !== undefined &&
      /^(?:\w*block|compound_statement|body_statement)$/.test(body.type) &&
      named(body).length > 1)
  );
}

function holdsFunction(node: SyntaxNode): boolean {
  return (
    (isFunction(node) && isTold(node)) || named(node).some((inner) => isFunction(inner) && isTold(inner))
  );
}
