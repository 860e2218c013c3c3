import { loadLibrary } from './library/load-library.ts';

export const library = loadLibrary();
