/** Expressions and statements of a script; positions are not kept, a fault names what it is about. */
export type Expression =
  | {
      readonly kind: 'literal';
      readonly value: string | number | boolean | undefined | { readonly float: number };
    }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'array'; readonly items: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: readonly (readonly [string, Expression])[] }
  | {
      readonly kind: 'function';
      readonly parameters: readonly string[];
      readonly variadic: boolean;
      readonly body: Block;
    }
  | { readonly kind: 'unary'; readonly operator: string; readonly operand: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: string;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'choice'; readonly test: Expression; readonly yes: Expression; readonly no: Expression }
  | { readonly kind: 'index'; readonly object: Expression; readonly key: Expression }
  | {
      readonly kind: 'slice';
      readonly object: Expression;
      readonly from?: Expression;
      readonly to?: Expression;
    }
  | {
      readonly kind: 'call';
      readonly callee: Expression;
      readonly given: readonly Expression[];
      readonly spread: boolean;
    };

export type Statement =
  | { readonly kind: 'do'; readonly value: Expression }
  | {
      readonly kind: 'assign';
      readonly operator: string;
      readonly target: Expression;
      readonly value: Expression;
    }
  | {
      readonly kind: 'if';
      readonly before?: Statement;
      readonly test: Expression;
      readonly yes: Block;
      readonly no?: Block;
    }
  | {
      readonly kind: 'for';
      readonly before?: Statement;
      readonly test?: Expression;
      readonly after?: Statement;
      readonly body: Block;
    }
  | {
      readonly kind: 'each';
      readonly key: string;
      readonly value: string;
      readonly of: Expression;
      readonly body: Block;
    }
  | { readonly kind: 'return'; readonly value?: Expression }
  | { readonly kind: 'break' }
  | { readonly kind: 'continue' };

export type Block = readonly Statement[];
