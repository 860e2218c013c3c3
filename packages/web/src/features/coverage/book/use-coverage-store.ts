import { useQueryClient } from '@tanstack/react-query';
import { CoverageStore } from './coverage-store.ts';

const stores = new WeakMap<object, CoverageStore>();

/** Returns the app's coverage store, which all screens share. */
export function useCoverageStore(): CoverageStore {
  const owner = useQueryClient();
  const store = stores.get(owner) ?? new CoverageStore();
  stores.set(owner, store);
  return store;
}
