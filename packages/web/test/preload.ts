import { preloadScreen } from '../src/app/screens.ts';

/** Loads the code of screens by their URLs, for tests that may not import them. */
export const preload = (...addresses: readonly string[]) =>
  Promise.all(addresses.map((address) => preloadScreen('/', address)));
