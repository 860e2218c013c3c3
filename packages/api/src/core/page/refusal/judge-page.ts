import type { FailureCause } from '@earshot/schema/failures';
import { MIN_ARTICLE_CHARACTERS } from '@earshot/schema/limits';
import type { PageWarning } from '@earshot/schema/warnings';
import { getDomain } from 'tldts';
import { hasOfferPrice } from '../content/clean-blocks.ts';
import { isObject, type LinkedNode } from '../metadata/stated-values.ts';
import {
  type ArticleProbability,
  type ArticleSigns,
  articleProbability,
  articleSigns,
  type Evidence,
  gatherEvidence,
  type JudgedPage,
  logShare,
} from './article-signs.ts';
import { isBotChallenge, isScriptShell } from './challenge.ts';
import { isHomeAddress, kindWeights } from './kinds.ts';
import { PHRASES, phraseText } from './phrases.ts';

export interface Judgment {
  readonly refusal: FailureCause | null;
  readonly warnings: readonly PageWarning[];
  /** Probability that the page is an article. Null if it was rejected before the evidence was weighed. */
  readonly article: ArticleProbability | null;
}

/** Measured: fit/cards/article.md. Rejecting prose is worse than reporting on a short message. */
const MIN_PROBABILITY = { message: 0.235, prose: 0.04 };
/** A text with this many words is prose, and a shorter one in sentences if nothing shows what else it is. */
const MIN_PROSE_WORDS = 250;
const MIN_IN_SENTENCES = { words: 35, share: 0.5 };
const SURE_PROBABILITY = 0.6;
const MIN_KIND_WEIGHT = 2;
/** Challenges and empty shells show almost no text. */
const MAX_WALL_WORDS = 100;
const MAX_SHELL_WORDS = 40;
/** A page at the address of a home page with at least this many linked stories is called one. */
const MIN_HOME_STORIES = 3;

const LISTS: ReadonlySet<FailureCause | null> = new Set(['story-list', 'home-page', 'search-results']);

/** The model decides. Phrases, URLs and stated types only choose the reason of a rejection. */
export function judgePage(sources: JudgedPage): Judgment {
  const { page, html } = sources;
  const { wordsInArticle } = page.signals;
  if (wordsInArticle <= MAX_WALL_WORDS && isBotChallenge(html, page.signals))
    return { refusal: 'bot-challenge', warnings: [], article: null };
  const evidence = gatherEvidence(sources);
  const weights = kindWeights(evidence);
  const signs = articleSigns(evidence, weights);
  const article = articleProbability(signs);
  const refused = (refusal: FailureCause): Judgment => ({ refusal, warnings: [], article });
  const kind = kindOf(evidence, weights);
  const isEmpty = page.text.trim().length < MIN_ARTICLE_CHARACTERS;
  const isProse = evidence.bodyWords >= MIN_PROSE_WORDS || (kind === null && isInSentences(signs));
  const isUnlikely =
    isEmpty || article.probability < (isProse ? MIN_PROBABILITY.prose : MIN_PROBABILITY.message);
  if (isTeaser(evidence)) return refused(isUnlikely && kind !== null ? kind : 'paywall-teaser');
  if (isUnlikely && kind === null && wordsInArticle <= MAX_SHELL_WORDS && isScriptShell(sources))
    return refused('js-only');
  if (isUnlikely) {
    const isHome = isHomeAddress(evidence.path) && evidence.lists.count >= MIN_HOME_STORIES;
    return refused(kind ?? (isHome ? 'home-page' : 'no-text'));
  }
  const warnings: PageWarning[] = [];
  if (article.probability < SURE_PROBABILITY)
    warnings.push(LISTS.has(kind) ? 'story-list' : 'not-an-article');
  if (isBeginning(evidence)) warnings.push('beginning-only');
  return { refusal: null, warnings, article };
}

const isInSentences = (signs: ArticleSigns): boolean =>
  (signs['words in sentences'] ?? 0) >= logShare(MIN_IN_SENTENCES.words) &&
  (signs['share in sentences'] ?? 0) >= MIN_IN_SENTENCES.share;

const THINGS: readonly (readonly [RegExp, FailureCause])[] = [
  [/^JobPosting$/, 'job-ad'],
  [/^\w*Event$/, 'event-page'],
  [
    /^(?:Product|ProductGroup|Offer|Hotel|Restaurant|Store|SoftwareApplication|MobileApplication|Course|RealEstateListing|Apartment|House|Vehicle|Car|MusicAlbum)$/,
    'offer-page',
  ],
];

function kindByType(nodes: readonly LinkedNode[]): FailureCause | null {
  const types = nodes.filter(({ depth }) => depth === 0).flatMap((node) => node.types);
  return THINGS.find(([pattern]) => types.some((type) => pattern.test(type)))?.[1] ?? null;
}

function kindOf(evidence: Evidence, weights: ReadonlyMap<FailureCause, number>): FailureCause | null {
  const thing = kindByType(evidence.nodes);
  if (thing) return thing;
  const [kind, weight] = [...weights].sort((a, b) => b[1] - a[1])[0] ?? [null, 0];
  if (weight < MIN_KIND_WEIGHT) return null;
  return kind === 'home-page' && isMovedHome(evidence) ? 'gone' : kind;
}

const SHORT_PATH_CHARACTERS = 12;

function isMovedHome({ requestedUrl, url }: Evidence): boolean {
  if (!URL.canParse(requestedUrl) || getDomain(requestedUrl) !== getDomain(url)) return false;
  return (
    isHomeAddress(new URL(url).pathname) && new URL(requestedUrl).pathname.length > SHORT_PATH_CHARACTERS
  );
}

/** A longer beginning is analyzed with a warning, because users quote and annotate it as the article. */
const MAX_TEASER_WORDS = 60;
/** Maximum length of a first sentence that breaks off, on a page that says it is paid or metered. */
const MAX_CUT_WORDS = 50;
const BLOCKS_AFTER_END = 8;
/** A subscription offer after a longer text is advertising, unless something else says that the text is paid. */
const MAX_CUT_ARTICLE_WORDS = 150;

/** A flag in the markup alone is not a wall, and a text from JSON-LD is complete. */
function showsWall({ page, blocks, articleAt }: Evidence): boolean {
  if (articleAt.size === 0) return false;
  const last = Math.max(-1, ...articleAt);
  const after = blocks.slice(last + 1, last + 1 + BLOCKS_AFTER_END).map(({ text }) => text);
  if (after.filter(hasOfferPrice).length > 1) return true;
  const end = phraseText([page.text.slice(-300), ...after].join('\n'));
  return PHRASES.paywall(end).some(({ words }) => words > 1);
}

const breaksOff = (text: string): boolean => /(?:…|\.\.\.|\[…\])\s*["”»]?$/.test(text.trimEnd());

function isTeaser(evidence: Evidence): boolean {
  const { wordsInArticle, paywall } = evidence.page.signals;
  if (wordsInArticle > MAX_TEASER_WORDS) return false;
  return showsWall(evidence) || (paywall && wordsInArticle <= MAX_CUT_WORDS && breaksOff(evidence.page.text));
}

function isBeginning(evidence: Evidence): boolean {
  const { text, signals } = evidence.page;
  const mayBeCut = signals.paywall || breaksOff(text) || signals.wordsInArticle <= MAX_CUT_ARTICLE_WORDS;
  return (signals.paywall && breaksOff(text)) || (mayBeCut && showsWall(evidence));
}

const HEAD_CHARACTERS = 2_000;
const MAX_JSON_CHARACTERS = 2_000_000;

/** Null if the text may be a page. */
export function readDataFormat(source: string): FailureCause | null {
  const head = source.slice(0, HEAD_CHARACTERS).replace(/^[\uFEFF\s]+/, '');
  if (head.startsWith('%PDF-')) return 'type-pdf';
  if (/^[[{]/.test(head)) return readJson(source);
  const root = rootName(head);
  if (root === 'rss' || root === 'feed' || root === 'rdf:rdf') return 'feed';
  return root === 'urlset' || root === 'sitemapindex' || root === 'opml' ? 'data-file' : null;
}

const PROLOG = /<!--[\s\S]*?-->|<[?!][^>]*>/g;

const rootName = (head: string): string =>
  /^\s*<([\w:-]+)/.exec(head.replace(PROLOG, ''))?.[1]?.toLowerCase() ?? '';

function readJson(source: string): FailureCause | null {
  if (source.length > MAX_JSON_CHARACTERS) return null;
  try {
    const data: unknown = JSON.parse(source.replace(/^\uFEFF/, ''));
    if (!isObject(data) && !Array.isArray(data)) return null;
    const isFeed = isObject(data) && /jsonfeed\.org/.test(String(data.version)) && Array.isArray(data.items);
    return isFeed ? 'feed' : 'json-data';
  } catch {
    return null;
  }
}
