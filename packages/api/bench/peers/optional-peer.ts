/** Peers that are installed separately (`npm run bench:peers`), because they are larger than the product. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Returns the peer as `T`. If it is not installed, prints how to install it and returns null. */
export async function optionalPeer<T>(name: string): Promise<T | null> {
  try {
    const module = (await import(require.resolve(name))) as { readonly default?: T };
    return (module.default ?? module) as T;
  } catch {
    console.warn(`${name} is not installed and is left out: npm run bench:peers`);
    return null;
  }
}
