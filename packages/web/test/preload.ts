import { preloadScreen } from '../src/app/screens.ts';

/** Fetches the code of screens by their addresses, for tests that may not import them. */
export const preload = (...addresses: readonly string[]) =>
  Promise.all(addresses.map((address) => preloadScreen('/', address)));
