import { useQueryClient } from '@tanstack/react-query';
import { CoverageStore } from './coverage-store.ts';

const stores = new WeakMap<object, CoverageStore>();

/** The coverage list of the running application; every screen has the same one. */
export function useCoverageStore(): CoverageStore {
  const owner = useQueryClient();
  const store = stores.get(owner) ?? new CoverageStore();
  stores.set(owner, store);
  return store;
}
