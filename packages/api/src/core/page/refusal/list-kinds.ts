/** Pages that link to stories but contain none: home pages, sections, archives, search results. */
import { countWords } from '../html/count-words.ts';
import type { Evidence } from './evidence.ts';
import { PHRASES } from './phrases.ts';
import { type Reason, textWeight, titleWeight } from './reasons.ts';
import { isHomeAddress } from './status-kinds.ts';

/** Many articles have two linked headlines below them. A list has more. */
const MIN_ENTRIES = 3;
const MANY_ENTRIES = 6;
/** If the page's own text has fewer words than this, it is the introduction of a list. */
const INTRODUCTION_WORDS = 60;
const LABEL_WORDS = 3;

const LIST_PATH =
  /\/(?:tags?|topics?|themen?|thema|categor(?:y|ies|ie)|kategorien?|categorias?|rubriques?|rubrik|sections?|ressorts?|authors?|autor(?:en|es|e|i)?|auteurs?|archiv(?:e|es|o|io)?|etiquetas?|blog|news|latest|page)(?:\/|\/[^/]{1,60}\/?|\/\d+\/?)?(?:\?.*)?$/;
const SEARCH_PATH =
  /\/(?:search|suche|suchergebnisse?|recherche|rechercher|buscar|buscador|busqueda|búsqueda|busca|pesquisa|cerca|ricerca|zoeken|sok|sök|szukaj|hledat|poisk|поиск)(?:\/|\.\w+|\?|$)/;
const SEARCH_PARAMETER =
  /[?&](?:s|q|query|search|keywords?|suchbegriff|searchterm|suche|buscar|recherche)=[^&]/;

/** A headline with at least this many words is about a single story. Titles of lists are shorter. */
const HEADLINE_WORDS = 5;
/** A path that ends in several words, a long number or a date belongs to a story. */
const STORY_PATH = /(?:[^/]+[-_]){3,}[^/]+\/?$|\d{5,}|\/(?:19|20)\d{2}\/\d{1,2}\//;

export function listReasons(evidence: Evidence): Reason[] {
  const { lists, ownWords, titles, path } = evidence;
  const kind = isHomeAddress(path) ? 'home-page' : 'story-list';
  const reasons: Reason[] = [];
  const add = (weight: number, because: string) => reasons.push({ kind, weight, because });
  if (titles.some((title) => /^index of \//.test(title))) add(4, 'listing of a folder');
  if (lists.withText >= MIN_ENTRIES) {
    add(lists.withText >= MANY_ENTRIES ? 2.5 : 2, `${lists.withText} linked stories with a text`);
    if (ownWords < INTRODUCTION_WORDS) add(1.5, 'no text outside the linked stories');
    else if (ownWords < lists.words / 2) add(0.5, 'less text of its own than in the linked stories');
    listDetails(evidence, add);
  } else if (lists.count >= MANY_ENTRIES && ownWords < INTRODUCTION_WORDS) {
    add(2, `${lists.count} linked stories`);
    listDetails(evidence, add);
  }
  return [...reasons, ...searchReasons(evidence)];
}

/** Whether the page has an unlinked headline with several words. */
export function hasHeadline({ blocks, headlineAt, page }: Evidence): boolean {
  const block = blocks[headlineAt];
  return block !== undefined && block.linkWords === 0 && countWords(page.headline ?? '') >= HEADLINE_WORDS;
}

/** Whether the URL looks like a story's URL, or its last path segment consists of words from a title of the page. */
export function isStoryAddress({ path, titles }: Evidence): boolean {
  const folder = path.replace(/\?.*$/s, '');
  if (STORY_PATH.test(folder)) return true;
  const words = (/([^/]+)\/?$/.exec(folder)?.[1] ?? '').replace(/\.\w{2,5}$/, '').match(/\p{L}+/gu) ?? [];
  if (words.length < 2 || LIST_PATH.test(path)) return false;
  return titles.some((title) => words.every((word) => title.includes(word)));
}

function listDetails(evidence: Evidence, add: (weight: number, because: string) => void): void {
  const { ogType, types, path, page } = evidence;
  const { h1Text } = page.titles;
  if (isHomeAddress(path)) add(1, 'address of a home page');
  else if (LIST_PATH.test(path)) add(1, 'address of a list');
  if (h1Text === null || h1Text.split(/\s+/).length <= LABEL_WORDS) add(0.5, 'the title is a label');
  if (hasHeadline(evidence)) add(-2, 'a headline of its own');
  if (isStoryAddress(evidence)) add(-2, 'address of a story');
  if (ogType === 'website') add(0.5, 'og:type website');
  if (['CollectionPage', 'ItemList', 'SearchResultsPage', 'ProfilePage'].some((type) => types.has(type)))
    add(1, 'JSON-LD list');
}

function searchReasons({ titles, text, path, lists }: Evidence): Reason[] {
  const inTitle = titleWeight(titles, PHRASES.search);
  const inText = textWeight(text, PHRASES.search);
  const isAddress = SEARCH_PATH.test(path) || SEARCH_PARAMETER.test(path);
  if (inTitle === 0 && !(isAddress && inText > 0)) return [];
  const kind = 'search-results';
  return [
    { kind, weight: inTitle, because: 'title' },
    { kind, weight: inText, because: 'text' },
    ...(isAddress ? [{ kind, weight: 2.5, because: 'address' } as const] : []),
    ...(isAddress && lists.count >= 1 ? [{ kind, weight: 1, because: 'linked stories' } as const] : []),
  ];
}
