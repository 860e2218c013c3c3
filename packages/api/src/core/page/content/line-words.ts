/**
 * Words in lines that appear inside an article but do not belong to it, by language. The lists are data in `content/pages`.
 */
import lineWords from '../../../content/pages/line-words.json' with { type: 'json' };
import { escapePattern } from '../../text/escape-pattern.ts';

type List = keyof typeof lineWords;

/** Joins the words of all languages as the alternatives of a regular expression. */
function alternatives(byLanguage: Readonly<Record<string, readonly string[]>>): string {
  return Object.values(byLanguage).flat().map(escapePattern).join('|');
}

/** Regular expression source for each list. It matches any of the list's entries. */
export const LINE_WORDS: Readonly<Record<List, string>> = {
  articleNames: alternatives(lineWords.articleNames),
  articleUpdates: alternatives(lineWords.articleUpdates),
  articleVerbs: alternatives(lineWords.articleVerbs),
  photoLabels: alternatives(lineWords.photoLabels),
  readAlso: alternatives(lineWords.readAlso),
  rights: alternatives(lineWords.rights),
  rightsUnspaced: alternatives(lineWords.rightsUnspaced),
  tailHeadings: alternatives(lineWords.tailHeadings),
  tailWords: alternatives(lineWords.tailWords),
};
