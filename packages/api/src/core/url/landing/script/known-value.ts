/**
 * Evaluates expressions whose values a script states literally. Nothing is run: if one part is unknown, the whole value is
 * unknown.
 */
import type {
  CallExpression,
  Expression,
  MemberExpression,
  NewExpression,
  ObjectExpression,
  SpreadElement,
} from 'acorn';
import { callFunction, callMethod } from './known-calls.ts';
import { GLOBAL_OBJECTS } from './name-path.ts';
import { isList, ScriptFunction, type ScriptScope, type ScriptValue } from './script-scope.ts';

type Value = ScriptValue | null;

/** Returns the value of an expression, or null if it is unknown. */
export function knownValue(node: Expression, scope: ScriptScope): Value {
  return scope.fuel.within(() => readValue(node, scope));
}

/** Returns the values of a call's arguments. Spread arguments are unknown. */
export function knownArguments(nodes: readonly (Expression | SpreadElement)[], scope: ScriptScope): Value[] {
  return nodes.map((node) => (node.type === 'SpreadElement' ? null : knownValue(node, scope)));
}

function readValue(node: Expression, scope: ScriptScope): Value {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? node.value : null;
    case 'TemplateLiteral': {
      const values = node.expressions.map((part) => knownValue(part, scope));
      return joined(
        node.quasis.flatMap(({ value }, i) => [
          value.cooked ?? null,
          i < values.length ? (values[i] ?? null) : '',
        ]),
        scope,
      );
    }
    case 'BinaryExpression':
      return node.operator === '+' ? sum(node, scope) : null;
    case 'LogicalExpression':
      // The value of `known || other` is `known`.
      return node.operator === '&&' ? null : (knownValue(node.left, scope) ?? knownValue(node.right, scope));
    case 'Identifier':
      return valueOfName(node.name, scope);
    case 'MemberExpression':
      return valueOfMember(node, scope);
    case 'CallExpression':
    case 'NewExpression':
      return valueOfCall(node, scope);
    case 'ChainExpression':
      return knownValue(node.expression, scope);
    case 'AssignmentExpression':
      return node.operator === '=' ? knownValue(node.right, scope) : null;
    case 'SequenceExpression': {
      const last = node.expressions.at(-1);
      return last ? knownValue(last, scope) : null;
    }
    case 'ArrayExpression':
      return node.elements.map((entry) =>
        entry === null || entry.type === 'SpreadElement' ? null : knownValue(entry, scope),
      );
    case 'ObjectExpression':
      return valueOfObject(node, scope);
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return new ScriptFunction(node, scope);
    default:
      return null;
  }
}

/** Evaluates `a + b + c`, whose tree is as deep as the sum is long, without recursion. */
function sum(node: Expression, scope: ScriptScope): Value {
  const parts: Expression[] = [];
  let at = node;
  while (at.type === 'BinaryExpression' && at.operator === '+' && at.left.type !== 'PrivateIdentifier') {
    scope.fuel.step();
    parts.push(at.right);
    at = at.left;
  }
  parts.push(at);
  return joined(
    parts.reverse().map((part) => knownValue(part, scope)),
    scope,
  );
}

/** Concatenates strings and numbers. Numbers before the first string are added. */
function joined(parts: readonly Value[], { fuel }: ScriptScope): Value {
  let result: string | number | null = null;
  for (const part of parts) {
    if (typeof part !== 'string' && typeof part !== 'number') return null;
    fuel.text(String(part).length);
    if (result === null) result = part;
    else result = typeof result === 'number' && typeof part === 'number' ? result + part : `${result}${part}`;
  }
  return result;
}

function valueOfName(name: string, scope: ScriptScope): Value {
  const known = scope.get(name);
  if (known !== null || name !== 'location' || !URL.canParse(scope.pageUrl)) return known;
  const { href, search, hash, pathname, host, hostname, origin, protocol } = new URL(scope.pageUrl);
  return new Map(Object.entries({ href, search, hash, pathname, host, hostname, origin, protocol }));
}

function valueOfMember({ object, property, computed }: MemberExpression, scope: ScriptScope): Value {
  if (object.type === 'Super' || property.type === 'PrivateIdentifier') return null;
  const key = !computed && property.type === 'Identifier' ? property.name : knownValue(property, scope);
  if (typeof key !== 'string' && typeof key !== 'number') return null;
  if (isGlobalObject(object)) return valueOfName(String(key), scope);
  const value = knownValue(object, scope);
  if (isList(value)) return value[Number(key)] ?? null;
  return value instanceof Map ? (value.get(String(key)) ?? null) : null;
}

function valueOfCall(
  { callee, arguments: written, type }: CallExpression | NewExpression,
  scope: ScriptScope,
): Value {
  if (callee.type === 'Super') return null;
  const values = knownArguments(written, scope);
  if (callee.type === 'Identifier') return callFunction(callee.name, values, scope.fuel);
  if (callee.type !== 'MemberExpression' || type === 'NewExpression') return null;
  const { object, property, computed } = callee;
  if (object.type === 'Super' || computed || property.type !== 'Identifier') return null;
  if (isGlobalObject(object)) return callFunction(property.name, values, scope.fuel);
  const owner = object.type === 'Identifier' && !scope.has(object.name) ? object.name : null;
  if (owner === 'JSON' || owner === 'String')
    return callFunction(`${owner}.${property.name}`, values, scope.fuel);
  return callMethod(knownValue(object, scope), property.name, values, scope.fuel);
}

function valueOfObject({ properties }: ObjectExpression, scope: ScriptScope): Value {
  const value = new Map<string, Value>();
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed) continue;
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;
    if (name !== null) value.set(name, property.kind === 'init' ? knownValue(property.value, scope) : null);
  }
  return value;
}

function isGlobalObject(node: Expression): boolean {
  return node.type === 'ThisExpression' || (node.type === 'Identifier' && GLOBAL_OBJECTS.has(node.name));
}
