import { loadLibrary } from './library/load-library.ts';

/** The whole learning library, in display order. */
export const library = loadLibrary();
