/** Words of lines inside articles that do not belong to them, by language; the lists are data in `content/pages`. */
import lineWords from '../../../content/pages/line-words.json' with { type: 'json' };
import { escapePattern } from '../../text/escape-pattern.ts';

type List = keyof typeof lineWords;

/** The words of all languages as the alternatives of a regular expression. */
function alternatives(byLanguage: Readonly<Record<string, readonly string[]>>): string {
  return Object.values(byLanguage).flat().map(escapePattern).join('|');
}

/** By list, the source of an expression that finds one of its entries. */
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
