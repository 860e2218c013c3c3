/**
 * Returns groups of files that import each other in a cycle, including by `import type`, which Biome ignores. Finds strongly
 * connected components with Tarjan's algorithm.
 * @param importsOf Map from a file to the files that it imports.
 * @returns one sorted list of files per circle.
 */
export function findCircles(importsOf) {
  const order = new Map();
  const low = new Map();
  const stack = [];
  const circles = [];
  for (const file of importsOf.keys()) if (!order.has(file)) visit(file);
  return circles;

  function visit(file) {
    order.set(file, order.size);
    low.set(file, order.get(file));
    stack.push(file);
    for (const next of importsOf.get(file) ?? []) {
      if (!importsOf.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)));
    }
    if (low.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) circles.push(circle.sort());
  }
}
