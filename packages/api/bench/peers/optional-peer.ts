/** Peers that are installed apart (`npm run bench:peers`), because they are larger than the product. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The peer as `T`, or null after saying how to install it. */
export async function optionalPeer<T>(name: string): Promise<T | null> {
  try {
    const module = (await import(require.resolve(name))) as { readonly default?: T };
    return (module.default ?? module) as T;
  } catch {
    console.warn(`${name} is not installed and is left out: npm run bench:peers`);
    return null;
  }
}
