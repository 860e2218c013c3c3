/** Follows statements in order until one of them leads to another URL. */
import type { Expression, IfStatement, ModuleDeclaration, Statement, VariableDeclaration } from 'acorn';
import { knownValue } from './known-value.ts';
import { leadOfExpression } from './lead-of-expression.ts';
import { ScriptFunction } from './script-scope.ts';
import type { Walk } from './walk.ts';

interface Step {
  readonly target: string | null;
  /** Set if the statements after this one are not reached. */
  readonly ends?: true;
}

const NOTHING: Step = { target: null };

/** Returns where the statements lead, and whether they end the enclosing function or loop. */
export function leadOfStatements(statements: readonly (Statement | ModuleDeclaration)[], walk: Walk): Step {
  // Functions may be called above their declaration.
  for (const node of statements)
    if (node.type === 'FunctionDeclaration')
      walk.scope.declare(node.id.name, new ScriptFunction(node, walk.scope));
  for (const node of statements) {
    const step = walk.scope.fuel.within(() => leadOfStatement(node, walk));
    if (step.target !== null || step.ends) return step;
  }
  return NOTHING;
}

function leadOfStatement(node: Statement | ModuleDeclaration, walk: Walk): Step {
  switch (node.type) {
    case 'ExpressionStatement':
      return { target: leadOfExpression(node.expression, walk) };
    case 'VariableDeclaration':
      return { target: leadOfDeclaration(node, walk) };
    case 'BlockStatement':
      return leadOfStatements(node.body, walk);
    case 'TryStatement': {
      const step = leadOfStatements(node.block.body, walk);
      if (step.target !== null || !node.finalizer) return step;
      const last = leadOfStatements(node.finalizer.body, walk);
      return last.target === null ? step : last;
    }
    case 'IfStatement':
      return isCountdown(node) ? leadOfStatements([node.consequent], walk) : NOTHING;
    case 'DoWhileStatement':
    case 'LabeledStatement':
      return leadOfStatements([node.body], walk);
    case 'ReturnStatement':
    case 'ThrowStatement':
      return { target: node.argument ? leadOfExpression(node.argument, walk) : null, ends: true };
    case 'BreakStatement':
    case 'ContinueStatement':
      return { target: null, ends: true };
    default:
      return NOTHING;
  }
}

function leadOfDeclaration({ declarations }: VariableDeclaration, walk: Walk): string | null {
  for (const { id, init } of declarations) {
    const target = init ? leadOfExpression(init, walk) : null;
    if (target !== null) return target;
    // `var url;` keeps the value of another `var url`.
    if (id.type === 'Identifier' && init) walk.scope.declare(id.name, knownValue(init, walk.scope));
  }
  return null;
}

/** Whether the condition is the end of a countdown, which is reached for every visitor. Any other condition may be false. */
function isCountdown({ test }: IfStatement): boolean {
  if (test.type === 'UnaryExpression') return test.operator === '!' && isCounter(test.argument);
  return (
    test.type === 'BinaryExpression' &&
    ['<', '<=', '==', '==='].includes(test.operator) &&
    test.left.type !== 'PrivateIdentifier' &&
    isCounter(test.left) &&
    test.right.type === 'Literal' &&
    typeof test.right.value === 'number'
  );
}

/** Whether an expression is a counter: `n`, `n--` or `--n`. */
function isCounter(node: Expression): boolean {
  if (node.type === 'UpdateExpression') return node.operator === '--' && isCounter(node.argument);
  return node.type === 'Identifier';
}
