import { readContent } from './read-content.ts';

/** Style sheet of the documentation pages, in the application's colors. */
export const documentationStyle: string = readContent('documentation.css').text;
