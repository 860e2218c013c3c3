import { examples, exampleValues } from '../../../../test/examples.ts';

/** Pages of the networks that are not posts, with their names in messages. */
export const OTHER_PAGES = examples<[string, string]>(import.meta.url, 'other pages');

/** Short and share links, and pages of other sites: their target is known only after following them. */
export const LEADS = exampleValues<string>(import.meta.url, 'leads');
