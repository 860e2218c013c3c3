import { readContent } from './read-content.ts';

export const documentationStyle: string = readContent('documentation.css').text;
