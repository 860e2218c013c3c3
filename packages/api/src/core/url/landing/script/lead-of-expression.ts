/** Follows the parts of an expression that are always evaluated. */
import type { AssignmentExpression, CallExpression, Expression } from 'acorn';
import { addressIn } from './address-in.ts';
import { knownArguments, knownValue } from './known-value.ts';
import { type CallContext, isLocation, leadOfCall, leadOfHandler } from './lead-of-call.ts';
import { namePath } from './name-path.ts';
import { ScriptFunction, type ScriptValue } from './script-scope.ts';
import type { Walk } from './walk.ts';

const LOAD_HANDLERS = new Set(['onload', 'onpageshow']);

/** Returns the URL that an expression leads to, or null. Its assignments are recorded. */
export function leadOfExpression(node: Expression, walk: Walk): string | null {
  return walk.scope.fuel.within(() => {
    switch (node.type) {
      case 'CallExpression':
        return leadOfCallExpression(node, walk);
      case 'AssignmentExpression':
        return leadOfAssignment(node, walk);
      case 'SequenceExpression':
        return firstLead(node.expressions, walk);
      case 'UnaryExpression':
      case 'AwaitExpression':
        return leadOfExpression(node.argument, walk);
      case 'ChainExpression':
        return leadOfExpression(node.expression, walk);
      default:
        return null;
    }
  });
}

function firstLead(nodes: readonly Expression[], walk: Walk): string | null {
  for (const node of nodes) {
    const target = leadOfExpression(node, walk);
    if (target !== null) return target;
  }
  return null;
}

function leadOfAssignment({ left, right, operator }: AssignmentExpression, walk: Walk): string | null {
  const first = leadOfExpression(right, walk);
  if (first !== null) return first;
  const { scope } = walk;
  const path = left.type === 'Identifier' || left.type === 'MemberExpression' ? namePath(left) : [];
  const [name = ''] = path;
  if (operator === '=' && isLocation(path)) return addressIn(knownValue(right, scope));
  if (operator === '=' && LOAD_HANDLERS.has(path.at(-1) ?? ''))
    return leadOfHandler(knownValue(right, scope), contextOf(walk));
  if (path.length === 1) scope.assign(name, operator === '=' ? knownValue(right, scope) : null);
  return null;
}

function leadOfCallExpression(node: CallExpression, walk: Walk): string | null {
  const { callee } = node;
  if (callee.type === 'Super') return null;
  const called = calledInPlace(callee, walk);
  if (called !== null) return call(called, knownArguments(node.arguments, walk.scope), walk);
  return leadOfCall(node, contextOf(walk));
}

/** Returns the function in `(function () { … })()` or `(function () { … }).call(this)`. */
function calledInPlace(callee: Expression, { scope }: Walk): ScriptFunction | null {
  const isCall =
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    ['call', 'apply'].includes(callee.property.name);
  const node = isCall ? callee.object : callee;
  return node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'
    ? new ScriptFunction(node, scope)
    : null;
}

/** Returns the context for following calls. */
function contextOf(walk: Walk): CallContext {
  return { scope: walk.scope, run: walk.run, call: (called, values) => call(called, values, walk) };
}

/** Follows a function's body with these parameter values; other parameters are unknown. Recursive calls are not followed. */
function call(
  { node, scope }: ScriptFunction,
  values: readonly (ScriptValue | null)[],
  walk: Walk,
): string | null {
  if (walk.active.has(node)) return null;
  const inner = { ...walk, scope: scope.inner(), active: new Set([...walk.active, node]) };
  for (const [i, parameter] of node.params.entries())
    if (parameter.type === 'Identifier') inner.scope.declare(parameter.name, values[i] ?? null);
  return node.body.type === 'BlockStatement'
    ? walk.statements(node.body.body, inner)
    : leadOfExpression(node.body, inner);
}
