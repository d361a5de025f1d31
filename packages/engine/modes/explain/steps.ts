import type { SyntaxNode } from '../../code/parser/types.ts';
import { answerInWords } from './answers.ts';
import { choiceInWords, conditionInWords, failureInWords, unwrap } from './code-wording.ts';
import { messageInWords, valueInWords } from './known-calls.ts';
import { quotedCode } from './quoted-code.ts';
import { describeAssignment, isAssignment } from './assignments.ts';
import { collectionsOf } from './collections.ts';
import { describeCall, isCall } from './calls.ts';
import { describeChain } from './chains.ts';
import { goResult } from './go-results.ts';
import { caughtBy, regardless } from './handlers.ts';
import { describeEach, describeRepeat, isEach, isRepeat } from './loops.ts';
import { merged, sayable } from './step-lists.ts';
import { field, isFunction, named, step, type Step, type StepWriter, type Tail } from './step-writer.ts';

const BLOCK =
  /^(?:\w*block\w*|constructor_body|statement_list|compound_statement|body_statement|then|do|function_body|statements|expression_statement|parenthesized_statements|arrow_expression_clause|else|declaration_list|unsafe_block|labeled_statement|export_statement|global_statement)$/;
const IF =
  /^(?:if|unless|elsif|if_statement|if_expression|elif_clause|else_if_clause|if_modifier|unless_modifier)$/;
const SWITCH =
  /^(?:switch_statement|switch_expression|expression_switch_statement|type_switch_statement|match_expression|match_statement|when_expression|case|case_match|select_statement)$/;
const CASE =
  /^(?:switch_case|switch_default|switch_section|switch_block_statement_group|switch_rule|expression_case|type_case|communication_case|default_case|case_statement|default_statement|case_clause|match_arm|when_entry|when|in_clause|else|match_conditional_expression|match_default_expression)$/;
const TRY = /^(?:try_statement|try_with_resources_statement|begin|body_statement)$/;
const CATCH = /^(?:catch_clause|except_clause|except_group_clause|rescue|catch_block)$/;
const FINALLY = /^(?:finally_clause|finally_block|ensure)$/;
const RETURN = /^(?:return|return_statement|return_expression)$/;
const THROW = /^(?:throw|raise)(?:_statement|_expression)?$/;
/** What a program holds, rather than does. */
const DECLARES =
  /class|interface|struct|enum|trait|impl_item|mod_item|import|^use_|package|namespace|^export_|type_alias|decorated|type_declaration|object_declaration/;

/** What a function does, statement by statement, in words; the tree may be of any of the languages. */
export function describeFunction(node: SyntaxNode, source: string, language: string): readonly Step[] {
  return new Steps(node, source, language).body(node);
}

/** What a program does by itself: its statements that declare nothing. */
export function describeProgram(root: SyntaxNode, source: string, language: string): readonly Step[] {
  const steps = new Steps(root, source, language)
    .describe({
      ...root,
      type: 'block',
      children: root.children.filter((node, index) => !isDeclared(node, root.children.slice(index + 1))),
    })
    .filter(({ text }) => !text.startsWith('Defines '));
  const does = steps.some(
    ({ text, below }) => below.length > 0 || !/^(?:Sets|Creates|Waits for) /.test(text),
  );
  return does ? steps : [];
}

/** What declares, and the comments over it. */
function isDeclared(node: SyntaxNode, behind: readonly SyntaxNode[]): boolean {
  const isComment = ({ type }: SyntaxNode): boolean => type.endsWith('comment');
  const told = isComment(node) ? behind.find((one) => !isComment(one)) : node;
  return told !== undefined && (DECLARES.test(told.type) || isFunction(told));
}

class Steps implements StepWriter {
  readonly source: string;
  readonly language: string;
  /** The function, or the program. */
  private readonly root: SyntaxNode;
  private collections?: ReadonlySet<string>;

  constructor(root: SyntaxNode, source: string, language: string) {
    this.source = source;
    this.language = language;
    this.root = root;
  }

  text(node: SyntaxNode | undefined): string {
    return node ? this.source.slice(node.start, node.end) : '';
  }

  isCollection(name: string): boolean {
    if (this.language !== 'python' || !/^(?:self\.)?\w+$/.test(name)) return false;
    this.collections ??= collectionsOf(
      this.text(this.root),
      this.text(field(this.root, 'parameters')),
      this.source,
    );
    return this.collections.has(name);
  }

  body(node: SyntaxNode, isLoop = false): Step[] {
    const body =
      field(node, 'body') ??
      named(node).find(({ type }) => BLOCK.test(type) && type !== 'expression_statement');
    if (!body)
      return node.type === 'lambda_literal'
        ? this.all({ ...node, children: node.children.filter(({ type }) => type !== 'lambda_parameters') })
        : named(node)
            .filter(({ type }) => type === 'lambda_literal')
            .flatMap((inner) => this.body(inner));
    const tail =
      !isLoop &&
      (this.language === 'rust' ||
        (this.language === 'ruby' && this.text(field(node, 'name')) !== 'initialize'));
    const isExpression =
      !BLOCK.test(body.type) || /^(?:function_body|arrow_expression_clause)$/.test(body.type);
    if (isExpression && named(body).every(({ type }) => !/block/.test(type)))
      return this.describe(
        /^(?:function_body|arrow_expression_clause)$/.test(body.type) ? named(body)[0] : body,
        'Returns',
      );
    return this.describe(body, tail ? 'Returns' : undefined);
  }

  describe(node: SyntaxNode | undefined, tail?: Tail): Step[] {
    if (!node) return [];
    const { type } = node;
    if (TRY.test(type) && node.children.some((child) => CATCH.test(child.type) || FINALLY.test(child.type)))
      return this.attempt(node, tail);
    if (BLOCK.test(type) || type === 'begin') return this.all(node, tail);
    if (IF.test(type)) return this.branch(node, /^unless/.test(type) ? 'Unless' : 'If', tail);
    if (SWITCH.test(type)) return this.choice(node, tail);
    if (isRepeat(node)) return describeRepeat(node, this);
    if (isEach(node)) return describeEach(node, this);
    if (type === 'try_expression') {
      const parts = named(node);
      return parts.some((part) => CATCH.test(part.type))
        ? this.attempt(node, tail)
        : this.describe(parts[0], tail);
    }
    if (RETURN.test(type) || (type === 'jump_expression' && /^return/.test(this.text(node))))
      return this.returned(named(node)[0]);
    if (THROW.test(type)) return [step(failureInWords(this.text(named(node)[0]) || this.text(node)))];
    if (isAssignment(node)) return describeAssignment(node, this);
    // Kotlin's tree holds `exception<Missing> { … }` as comparisons.
    const last = type === 'binary_expression' ? named(node).at(-1) : undefined;
    if (last?.type === 'lambda_literal') {
      const called = quotedCode(this.source.slice(node.start, last.start).trim());
      return [step(`Calls ${called}, and hands it this to do:`, this.body(last))];
    }
    if (tail) return this.result(node, tail);
    return this.statement(node);
  }

  private statement(node: SyntaxNode): Step[] {
    const { type } = node;
    if (type === 'ERROR')
      return this.text(node).includes('\n')
        ? [step('[VERIFY] A part of the code here could not be read.')]
        : [];
    const [first] = named(node);
    if (isCall(node) || (type === 'identifier' && this.language === 'ruby')) return describeCall(node, this);
    if (/^(?:continue|next|break)(?:_|$)/.test(type) || /^(?:continue|break)$/.test(this.text(node)))
      return [
        step(
          /^(?:continue|next)/.test(this.text(node)) ? 'Goes on with the next one.' : 'Ends the loop here.',
        ),
      ];
    if (
      /^(?:with_statement|using_statement|lock_statement|synchronized_statement|fixed_statement)$/.test(type)
    ) {
      const body = field(node, 'body') ?? named(node).at(-1);
      const held = this.source.slice(node.start, body?.start).replace(/^\w+\s*|[:{\s]+$/g, '');
      return [step(`With ${quotedCode(unparenthesized(held))}:`, this.describe(body))];
    }
    if (type === 'defer_statement') return [step(`At the end, calls ${quotedCode(this.text(first))}.`)];
    if (type === 'go_statement') return [step(`Starts ${quotedCode(this.text(first))} in the background.`)];
    if (type === 'assert_statement')
      return first ? [step(`Expects that ${conditionInWords(first, this)}.`)] : [];
    if (type === 'echo_statement')
      return [step(`Prints ${messageInWords(this.text(first)) ?? quotedCode(this.text(first))}.`)];
    // PHP's `exit;`, C#'s `yield break;`.
    if (type === 'exit_statement') return [step('Ends here.')];
    if (/^yield/.test(type))
      return [step(first ? `Hands out ${quotedCode(this.text(first))}.` : 'Ends here.')];
    if (type === 'delete_statement') return [step(`Deletes ${quotedCode(this.text(first))}.`)];
    if (type === 'send_statement')
      return [
        step(
          `Sends ${quotedCode(this.text(field(node, 'value')))} to ${quotedCode(this.text(field(node, 'channel')))}.`,
        ),
      ];
    if (isFunction(node)) {
      const below = this.body(node);
      return below.length > 0
        ? [step(`Defines ${quotedCode(this.text(field(node, 'name')))}, which does this:`, below)]
        : [];
    }
    return [];
  }

  /** Steps of a block, each with the comment that stands over it; what is done several times in a row is said once. */
  private all(node: SyntaxNode, tail?: Tail): Step[] {
    const steps: Step[] = [];
    const last = named(node).at(-1);
    let said = '';
    for (const child of node.children) {
      if (child.type.endsWith('comment')) said += `${this.text(child)}\n`;
      else if (child.named) {
        const isTail =
          tail && child === last && !(this.language === 'rust' && this.text(child).endsWith(';'));
        const own = this.describe(child, isTail ? tail : undefined);
        const [first, ...rest] = own;
        const comment = sayable(said);
        if (first)
          steps.push(comment === '' ? first : { ...first, text: `${comment} ${first.text}` }, ...rest);
        said = '';
      }
    }
    return merged(steps);
  }

  private branch(node: SyntaxNode, word: string, tail?: Tail): Step[] {
    const initial = field(node, 'initializer');
    const condition = field(node, 'condition');
    if (!condition) return [];
    const asked = conditionInWords(condition, this);
    const otherwise = node.children.find(({ type }) => type === 'else');
    const inner = named(node).filter((child) => child !== condition && child !== initial);
    const then =
      field(node, 'consequence') ??
      field(node, 'body') ??
      inner.find((child) => !otherwise || otherwise.named || child.start < otherwise.start);
    const alternatives = inner.filter((child) => child !== then && child.start > (then?.end ?? 0) - 1);
    const below = this.describe(then, tail);
    const others = alternatives.flatMap((child) => this.alternative(child, tail));
    if (below.length === 0 && others.length === 0) return [];
    return [
      ...(initial ? this.describe(initial) : []),
      step(`${word} ${asked}:`, below.length > 0 ? below : [step('Does nothing.')]),
      ...others,
    ];
  }

  private alternative(node: SyntaxNode, tail?: Tail): Step[] {
    const inner = named(node);
    const [only] = inner;
    const next =
      /^else_clause$/.test(node.type) && only && inner.length === 1 && IF.test(only.type) ? only : node;
    if (IF.test(next.type)) return this.branch(next, 'Otherwise, if', tail);
    const below = next.type === 'else_clause' ? this.all(next, tail) : this.describe(next, tail);
    return below.length > 0 ? [step('Otherwise:', below)] : [];
  }

  private choice(node: SyntaxNode, tail?: Tail): Step[] {
    const subject =
      field(node, 'value', 'subject', 'condition') ?? named(node).find(({ type }) => type === 'when_subject');
    const body = field(node, 'body') ?? node;
    const cases = body.children.filter(({ type, named: isNamed }) => isNamed && CASE.test(type));
    if (node.type === 'select_statement')
      return [
        step(
          'Waits for the first of these:',
          cases.map((one) => this.awaited(one, tail)),
        ),
      ];
    let labels: string[] = [];
    const below = cases.flatMap((one): Step[] => {
      const { label, steps } = this.oneCase(one, tail);
      if (label !== '') labels.push(label);
      // Cases without a body share that of the next one.
      if (steps.length === 0) {
        if (!/\bbreak\b|=>|->/.test(this.text(one)) && named(one).length < 2) return [];
        labels = [];
        return [];
      }
      const all = labels;
      labels = [];
      if (all.length === 0) return [step('Otherwise:', steps)];
      return [step(subject ? `If it is ${all.join(' or ')}:` : `If ${all.join(' or ')}:`, steps)];
    });
    if (below.length === 0) return [];
    if (!subject) return below;
    const looked = this.text(unwrap(subject));
    // Kotlin: `when (val answer = send(batch))`.
    const [, name, value = looked] = /^\(?val\s+(\w+)\s*=\s*(.+?)\)?$/s.exec(looked) ?? [];
    return [step(`Looks at ${quotedCode(value)}${name ? ` as ${quotedCode(name)}` : ''}:`, below)];
  }

  /** A case of Go's `select`: what is sent or received, and what follows. */
  private awaited(node: SyntaxNode, tail?: Tail): Step {
    const event = field(node, 'communication');
    const steps = merged(
      named(node)
        .filter((child) => child !== event)
        .flatMap((part) => this.describe(part, tail)),
    );
    const head = event ? `When ${quotedCode(this.text(event))} is possible` : 'If none of them is possible';
    return steps.length > 0 ? step(`${head}:`, steps) : step(`${head}, goes on.`);
  }

  private oneCase(node: SyntaxNode, tail?: Tail): { label: string; steps: Step[] } {
    const labels = node.children.filter(
      ({ field: role, type }) =>
        (/^(?:value|pattern|condition|type|conditional_expressions)$/.test(role) && type !== 'block') ||
        type === 'switch_label' ||
        /_pattern$/.test(type),
    );
    const label = labels[0];
    const isArm = /^(?:match_arm|match_conditional_expression)$/.test(node.type);
    const value = field(node, isArm ? 'value' : 'body', 'return_expression');
    const isLabel = (child: SyntaxNode): boolean => (isArm ? child !== value : labels.includes(child));
    const parts = named(node).filter((child) => !isLabel(child));
    const text = labels
      .filter((child) => child !== value)
      .map((child) =>
        this.text(child)
          .replace(/^(?:case|when|is)\s+|:$/g, '')
          .trim(),
      );
    const isDefault =
      /default|^else$/.test(node.type) || label === undefined || /^(?:_|default)$/.test(text.join());
    const steps = merged(
      (value && isArm ? [value] : parts).flatMap((part) => this.describe(part, tail)),
    ).filter(({ text: said }) => said !== 'Ends the loop here.');
    return { label: isDefault ? '' : text.map(quotedCode).join(' or '), steps };
  }

  private attempt(node: SyntaxNode, tail?: Tail): Step[] {
    const handlers = node.children.filter(({ type }) => CATCH.test(type));
    const last = node.children.filter(({ type }) => FINALLY.test(type));
    const rest = named(node).filter((child) => !handlers.includes(child) && !last.includes(child));
    const tried = merged(
      rest.flatMap((child) => this.describe(child, child === rest.at(-1) ? tail : undefined)),
    );
    const caught = handlers.flatMap((handler) => {
      const below = this.all(
        {
          ...handler,
          children: handler.children.filter(({ type, field: role }) => BLOCK.test(type) || role === 'body'),
        },
        tail,
      );
      const failure = caughtBy(handler, this);
      const text = failure === '' ? 'If that fails:' : `If that fails with ${failure}:`;
      return [step(text, below.length > 0 ? below : [regardless(handler, this)])];
    });
    const always = last.flatMap((one) => this.all(one));
    if (caught.length === 0 && always.length === 0) return tried;
    return [
      ...(tried.length > 0 ? [step('Tries this:', tried)] : []),
      ...caught,
      ...(always.length > 0 ? [step('In any case, at the end:', always)] : []),
    ];
  }

  private returned(node: SyntaxNode | undefined): Step[] {
    const own = goResult(node, this.root, this);
    return own ? [own] : this.result(node, 'Returns');
  }

  /** What comes out: each way on its own line where it depends. */
  private result(node: SyntaxNode | undefined, verb: Tail): Step[] {
    if (node && this.text(node) === '()') return [];
    if (!node || /^(?:nil|None|null|undefined)$/.test(this.text(node)))
      return verb === 'Gives' ? [] : [step(node ? `Returns ${quotedCode(this.text(node))}.` : 'Ends here.')];
    const inner = unwrap(node);
    const answer = verb === 'Returns' ? answerInWords(this.text(inner)) : undefined;
    if (answer !== undefined) return [step(answer.replace(/\.$/, ', and ends here.'))];
    if (IF.test(inner.type) || SWITCH.test(inner.type) || TRY.test(inner.type) || /^block$/.test(inner.type))
      return this.describe(inner, verb);
    if (/^(?:break|continue|next)/.test(inner.type) || /^(?:throw|raise)/.test(inner.type))
      return this.describe(inner);
    const choice = choiceInWords(inner, this);
    if (choice !== undefined) return [step(`${verb} ${choice}.`)];
    const known = valueInWords(inner, this);
    if (known !== undefined) return [step(`${verb} ${known}.`)];
    const chain = describeChain(inner, this);
    if (chain) return [step(`${verb} what comes of ${quotedCode(chain.from)} in these steps:`, chain.steps)];
    if (isFunction(inner)) {
      const below = this.body(inner);
      return [
        below.length > 0 ? step(`${verb} a function that does this:`, below) : step(`${verb} a function.`),
      ];
    }
    if (isCall(inner)) {
      const [own] = describeCall(inner, this);
      if (/^(?:raise|panic)/.test(this.text(inner))) return own ? [own] : [];
      const below = own?.below ?? [];
      if (own?.text.startsWith('For each ')) return [own];
      if (below.length > 0 && /^new Promise\b/.test(this.text(inner)))
        return [step(`${verb} a promise, for which it does this:`, below)];
      if (below.length > 0)
        return [step(`${verb} ${quotedCode(this.text(inner))}, which is handed this:`, below)];
    }
    return [step(`${verb} ${quotedCode(this.text(inner))}.`)];
  }
}

const unparenthesized = (text: string): string => text.trim().replace(/^\((.*)\)$/s, '$1');
