import { lazyTable } from './tables/load-table.ts';

/** English words in general use with their frequency class (column `class`, see `tables/word-sources.ts`). */
export const wordFrequencies = lazyTable('word-frequencies');
