/** Finds the outlet that first published a syndicated article. */
import phrases from '../../../content/pages/first-published.json' with { type: 'json' };
import type { Block } from '../html/blocks.ts';
import { publisherByUrl, publisherNamed } from '../publisher/publisher-names.ts';
import { agencyNamed } from '../statements/names.ts';
import type { Found } from './found.ts';
import { type LinkedNode, linkedNames } from './json-ld.ts';
import type { PageSources } from './page-sources.ts';

const LABEL = new RegExp(`^(?:${phrases.labels.join('|')})\\s?[:：]\\s?(.{2,40})$`, 'iu');
/** Capitalized words, possibly with lowercase words such as "of" between them. */
const NAME =
  /^\s(\p{Lu}[^\s.,;:()|]*(?:\s(?:(?:of|and|for|de|del|der|für|la|du|di|do|da)\s)?[\p{Lu}&][^\s.,;:()|]*){0,6})/u;
const BLOCKS_AROUND = 8;
const MAX_SEARCHED = 200;
const MAX_CREDIT_WORDS = 30;

/**
 * Returns the outlet that first published the article: the one credited in lines around the article, otherwise a known
 * outlet that JSON-LD names as the source or provider (but not a news agency, which has its own field), otherwise another
 * known outlet that the canonical URL belongs to. Null if there is none.
 */
export function readOriginalSource(
  { blocks, article, url }: PageSources,
  headlineAt: number,
  canonicalUrl: string | null,
): Found | null {
  return creditedIn(blocks, headlineAt) ?? linkedSource(article) ?? canonicalOutlet(canonicalUrl, url);
}

function creditedIn(blocks: readonly Block[], headlineAt: number): Found | null {
  const from = Math.max(0, headlineAt - BLOCKS_AROUND);
  for (const { text, words } of blocks.slice(from, from + MAX_SEARCHED)) {
    if (words > MAX_CREDIT_WORDS) continue;
    for (const line of text.replaceAll('’', "'").split(/\n|\s{2,}|\s\|\s/u)) {
      const name = LABEL.exec(line.trim())?.[1] ?? namedAfterSentence(line.trim());
      if (name && !/\d{4}/.test(name))
        return { value: name.trim().replace(/^the /, ''), from: 'visible text' };
    }
  }
  return null;
}

function namedAfterSentence(line: string): string | undefined {
  const lower = line.toLowerCase();
  const sentence = phrases.sentences.find((beginning) => lower.startsWith(beginning));
  return sentence === undefined ? undefined : NAME.exec(line.slice(sentence.length))?.[1];
}

function linkedSource(article: LinkedNode | null): Found | null {
  const names = ['sourceOrganization', 'provider'].flatMap((field) => linkedNames(article?.values[field]));
  const name = names.find((each) => agencyNamed(each) === null && publisherNamed(each) !== null);
  return name ? { value: name, from: 'JSON-LD' } : null;
}

/**
 * Returns the outlet that the canonical URL belongs to, if it differs from the page's own outlet and both are in the table
 * of outlets.
 */
function canonicalOutlet(canonicalUrl: string | null, url: string): Found | null {
  if (canonicalUrl === null || !URL.canParse(canonicalUrl) || !URL.canParse(url)) return null;
  const original = publisherByUrl(new URL(canonicalUrl))?.publisher;
  const own = publisherByUrl(new URL(url))?.publisher;
  const isOther = original !== undefined && own !== undefined && original !== own;
  return isOther ? { value: original.name, from: 'canonical address' } : null;
}
