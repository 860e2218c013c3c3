/** For tests of layers below the screens. */
export { preloadScreen } from '../src/app/screens.ts';
