/**
 * The compact tables. A name is a JSON file below `content/`, and its function turns the file into keys and columns.
 * `npm run build` writes the tables to `dist/tables/`.
 */
import { wordFrequencySource } from './word-sources.ts';

export const TABLE_SOURCES = { 'word-frequencies': wordFrequencySource } as const;

export type TableName = keyof typeof TABLE_SOURCES;
