import type { Store } from '../../ports.ts';

type AnyMethod = (...parameters: never[]) => Promise<unknown>;
type Wrapper = <T>(call: () => Promise<T>) => Promise<T>;

/** Returns the same store with every call wrapped by `wrap`, except `close`. */
export function eachMethod(store: Store, wrap: Wrapper): Store {
  const wrapped = <T extends object>(part: T): T =>
    new Proxy(part, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        return (...parameters: never[]) => wrap(() => (method as AnyMethod).apply(target, parameters));
      },
    });
  return {
    counters: wrapped(store.counters),
    suggestions: wrapped(store.suggestions),
    rankings: wrapped(store.rankings),
    ping: () => wrap(() => store.ping()),
    close: () => store.close(),
  };
}
