import { preloadScreen } from '../src/app/screens.ts';

export const preload = (...addresses: readonly string[]) =>
  Promise.all(addresses.map((address) => preloadScreen('/', address)));
