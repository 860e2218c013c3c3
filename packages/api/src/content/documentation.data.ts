import { readContent } from './read-content.ts';

/** The style sheet of the documentation pages, in the colors of the application. */
export const documentationStyle: string = readContent('documentation.css').text;
