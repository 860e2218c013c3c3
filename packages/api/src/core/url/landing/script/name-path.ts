import type { Expression, Super } from 'acorn';

/** Objects whose members are global names of the page. */
export const GLOBAL_OBJECTS: ReadonlySet<string> = new Set([
  'window',
  'document',
  'self',
  'top',
  'parent',
  'globalThis',
  'this',
]);

const MAX_NAMES = 20;

/**
 * Returns the names in `a.b["c"]` without leading global objects (`window.top.location` is `location`). Empty for anything
 * else.
 */
export function namePath(node: Expression | Super): string[] {
  const path: string[] = [];
  let at = node;
  while (at.type === 'MemberExpression') {
    const name = memberName(at);
    if (name === null || path.length >= MAX_NAMES) return [];
    path.push(name);
    at = at.object;
  }
  if (at.type !== 'Identifier' && at.type !== 'ThisExpression') return [];
  path.push(at.type === 'Identifier' ? at.name : 'this');
  path.reverse();
  while (path.length > 1 && (GLOBAL_OBJECTS.has(path[0] ?? '') || path[0] === 'body')) path.shift();
  return path;
}

function memberName(node: Extract<Expression, { type: 'MemberExpression' }>): string | null {
  const { property, computed } = node;
  if (!computed) return property.type === 'Identifier' ? property.name : null;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null;
}
