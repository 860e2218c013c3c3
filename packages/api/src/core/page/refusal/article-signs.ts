import { percentDecoded } from '@earshot/schema/percent-decoded';
import { ANY_DAY, firstDay } from '@earshot/schema/values/dates/read-day';
import articleModel from '../../../content/models/article.json' with { type: 'json' };
import {
  calibratedProbability,
  contributionsOf,
  logOddsOf,
  readNamedModel,
  vectorOf,
} from '../../model/linear-model.ts';
import { SENTENCE_MARKS } from '../../text/sentence-boundary.ts';
import { listEntries } from '../content/teasers.ts';
import { type Block, countWords, sumOf } from '../html/blocks.ts';
import { isComment, isInChrome } from '../html/scan-page.ts';
import { titleParts } from '../metadata/site-name.ts';
import { linkedText } from '../metadata/stated-values.ts';
import type { Page, ReadPage } from '../read-page.ts';
import { hasHeadline, isHomeAddress, isStoryAddress, MAX_REFUSED_WORDS } from './kinds.ts';
import {
  countOwnWords,
  countPastForms,
  countReaderWords,
  countWebWords,
  PHRASES,
  type PhraseText,
  phraseText,
  withoutQuotes,
  wordsOf,
} from './phrases.ts';

export interface JudgedPage extends ReadPage {
  readonly html: string;
  /** URL after redirects, and (in `requestedUrl`) before them. */
  readonly url: string;
  readonly requestedUrl: string;
}

const OPENING_CHARACTERS = 700;
const ARTICLE_CHARACTERS = 700;
const COMPARED_CHARACTERS = 60;
const FIRST_HEADINGS = 2;

export type Evidence = ReturnType<typeof gatherEvidence>;

export function gatherEvidence(sources: JudgedPage) {
  const { scan, blocks, nodes, page, url } = sources;
  const main = blocks.filter(({ element }) => !isInChrome(element));
  const lists = listEntries(main, url);
  const opening = openingOf(main);
  const address = URL.canParse(url) ? new URL(url) : null;
  const path = address ? address.pathname + address.search : '';
  const bodyWords = countBodyWords(sources, lists);
  return {
    ...sources,
    ogType: scan.meta('og:type')?.toLowerCase() ?? '',
    main,
    lists,
    types: new Set(nodes.flatMap(({ types }) => types)),
    titles: titlesOf(page, main),
    /** Start of the main text without links, and of the article if that is further down. */
    text: phraseText(withArticle(opening, page.text.slice(0, ARTICLE_CHARACTERS))),
    /** Unlinked words of the article, not counting story lists, comments, consent notices and rights notices. */
    bodyWords,
    path: (percentDecoded(path) ?? path).toLowerCase(),
    host: address?.hostname ?? '',
  };
}

function withArticle(opening: string, article: string): string {
  return opening.includes(article.slice(0, COMPARED_CHARACTERS)) ? opening : `${opening}\n${article}`;
}

function openingOf(main: readonly Block[]): string {
  let text = '';
  for (const block of main) {
    if (text.length >= OPENING_CHARACTERS) break;
    if (block.linkWords < block.words) text += `${block.text}\n`;
  }
  return text.slice(0, OPENING_CHARACTERS);
}

function titlesOf(page: Page, main: readonly Block[]): PhraseText[] {
  const { h1Text, ogTitle, titleText } = page.titles;
  const headings = main.filter(({ kind }) => kind === 'heading').slice(0, FIRST_HEADINGS);
  const titleTexts = [h1Text, ogTitle, titleText, ...headings.map(({ text }) => text)].filter(
    (text) => text !== null,
  );
  const parts = titleTexts.flatMap((text) => [text, ...titleParts(text).map((part) => part.text)]);
  const source = phraseText(page.source ?? '').text;
  const titles = new Map([...new Set(parts)].map(phraseText).map((title) => [title.text, title]));
  return [...titles.values()].filter(({ text }) => text !== '' && text !== source);
}

function countBodyWords(
  { blocks, articleAt, page }: JudgedPage,
  lists: ReturnType<typeof listEntries>,
): number {
  if (articleAt.size === 0) return countWords(page.text);
  let words = 0;
  for (const block of blocks) {
    if (!articleAt.has(block.index) || lists.blocks.has(block.index)) continue;
    // In a text of this length, comments and notices no longer matter, so the remaining blocks need no check.
    const isSettled = words >= MAX_REFUSED_WORDS;
    if (!isSettled && isComment(block.element)) continue;
    if (!isSettled && block.words <= MAX_NOTICE_WORDS && isNotice(phraseText(block.text))) continue;
    words += block.words - block.linkWords;
  }
  return words;
}

const MAX_NOTICE_WORDS = 90;
function isNotice(text: PhraseText): boolean {
  return PHRASES.rights(text).length >= 2 || PHRASES.consent(text).length >= 2;
}

/** Named numbers between 0 and about 2. A missing feature is 0. */
export type ArticleSigns = Readonly<Record<string, number>>;

/** Sentences with this many words are rare in menus, messages, products and forms. */
const LONG_SENTENCE_WORDS = 12;
const LONG_KOREAN_SENTENCE_WORDS = 7;
const HANGUL = /\p{sc=Hangul}/u;
const PARAGRAPH_WORDS = 20;
const SHORT_BLOCK_WORDS = 8;
const SHORT_ARTICLE_WORDS = 250;
/** Added to the word count, so that a single match in a text of ten words does not count as a high rate. */
const SMOOTHING_WORDS = 30;
/** Maximum number of blocks to read for features that need their text. Enough for any page, and a limit for hostile ones. */
const MAX_BLOCKS_READ = 400;
const BLOCKS_NEAR_HEADLINE = 10;
const MAX_DATELINE_WORDS = 20;

/** Linear time. `weights` are those of kinds of pages that are not articles. */
export function articleSigns(evidence: Evidence, weights: ReadonlyMap<string, number>): ArticleSigns {
  return {
    ...markupSigns(evidence),
    ...textSigns(evidence),
    ...layoutSigns(evidence),
    ...addressSigns(evidence),
    'a known kind': Math.min(MAX_POINTS, Math.max(0, ...weights.values())) / MAX_POINTS,
  };
}

const THING =
  /^(?:Product|ProductGroup|Offer|JobPosting|Event|\w+Event|Hotel|Restaurant|Store|SoftwareApplication|MobileApplication|Course|RealEstateListing|Apartment|Vehicle|Car|Book|Movie|Person|MusicAlbum)$/;
const COLLECTION =
  /^(?:CollectionPage|ItemList|SearchResultsPage|ProfilePage|ContactPage|AboutPage|FAQPage|CheckoutPage)$/;

function markupSigns({ page, nodes, article, ogType, types, bodyWords }: Evidence): Record<string, number> {
  const hasLinkedArticle = article !== null && linkedText(article.values.headline) !== null;
  const outer = nodes.filter(({ depth }) => depth === 0).flatMap((node) => node.types);
  const hasDate = page.date !== null && !/modified/.test(page.provenance.date ?? '');
  const hasAuthor = page.author !== null;
  const isSilent = !hasDate && !hasAuthor && !hasLinkedArticle && ogType !== 'article';
  return {
    'stated date': Number(hasDate),
    'stated author': Number(hasAuthor),
    'date and author': Number(hasDate && hasAuthor),
    'date, author and type': Number(hasDate && hasAuthor && (hasLinkedArticle || ogType === 'article')),
    'nothing stated': Number(isSilent),
    'nothing stated, under 250 words': Number(isSilent && bodyWords < SHORT_ARTICLE_WORDS),
    'stated article': Number(hasLinkedArticle),
    'stated recipe': Number(types.has('Recipe')),
    'stated thing': Number(!hasLinkedArticle && outer.some((type) => THING.test(type))),
    'stated collection': Number(!hasLinkedArticle && outer.some((type) => COLLECTION.test(type))),
    'og article': Number(ogType === 'article'),
    'og other': Number(ogType !== '' && ogType !== 'article' && ogType !== 'website'),
  };
}

const NUMBER = /\d+/g;
const PRICE =
  /(?:[$€£¥₹₺₽]|\b(?:EUR|USD|GBP|CHF|zł|kr))\s?\d|\d\s?(?:[€£¥₺₽]|(?:EUR|USD|GBP|CHF|zł|kr)(?!\p{L}))/gu;
const QUOTE = /[“"«„「『]/g;
const SENTENCE_BREAK = new RegExp(`[${SENTENCE_MARKS}]+`, 'u');

function textSigns(evidence: Evidence): Record<string, number> {
  const { page, bodyWords, blocks, articleAt, lists } = evidence;
  const articleBlocks = blocks.filter(({ index }) => articleAt.has(index) && !lists.blocks.has(index));
  const read = articleBlocks.slice(0, MAX_BLOCKS_READ);
  const texts = articleAt.size > 0 ? read.map(({ text }) => text) : [page.text];
  const text = texts.join('\n');
  const words = Math.max(1, countWords(text));
  const found = wordsOf(text);
  const spoken = withoutQuotes(text);
  const inSentences = texts.reduce((sum, each) => sum + wordsInSentences(each), 0);
  const captions = page.captions.reduce((sum, caption) => sum + wordsInSentences(caption), 0);
  const rate = (count: number) => Math.min(1, (10 * count) / (words + SMOOTHING_WORDS));
  return {
    words: logShare(bodyWords),
    'words in sentences': logShare(inSentences),
    'share in sentences': inSentences / words,
    'words in captions': logShare(captions),
    'under 60 words': Number(bodyWords < 60),
    'under 120 words': Number(bodyWords < 120),
    'under 250 words': Number(bodyWords < SHORT_ARTICLE_WORDS),
    'words in lists':
      read.filter(({ kind }) => kind === 'list-item').reduce((sum, block) => sum + block.words, 0) / words,
    'paragraph run': Math.min(8, paragraphRun(articleBlocks)) / 8,
    numbers: rate(text.match(NUMBER)?.length ?? 0),
    prices: rate(text.match(PRICE)?.length ?? 0),
    quotes: logShare(text.match(QUOTE)?.length ?? 0),
    'addresses the reader': rate(countReaderWords(found)),
    'talks about the website': rate(countWebWords(found)),
    // People who are quoted do not speak for the website.
    'speaks as an organization': rate(countOwnWords(spoken === text ? found : wordsOf(spoken))),
    'past tense': rate(countPastForms(found)),
    'dated lines': Math.min(10, read.filter(isDated).length) / 10,
  };
}

/** Maps a count to a logarithmic scale: 0 for a count of 0, and 1 for about 1,000. */
export const logShare = (count: number) => Math.log2(1 + count) / 10;

const isDated = ({ text, words }: Block) => words <= MAX_DATELINE_WORDS && firstDay(text, ANY_DAY) !== null;

function wordsInSentences(text: string): number {
  const sentences = text.split(SENTENCE_BREAK);
  if (sentences.length === 1) return 0;
  return sentences.map(longWords).reduce((sum, words) => sum + words, 0);
}

function longWords(sentence: string): number {
  const words = countWords(sentence);
  const isLong =
    words >= LONG_SENTENCE_WORDS || (words >= LONG_KOREAN_SENTENCE_WORDS && HANGUL.test(sentence));
  return isLong ? words : 0;
}

function paragraphRun(blocks: readonly Block[]): number {
  let best = 0;
  let run = 0;
  for (const { kind, words, linkWords } of blocks) {
    if (kind === 'heading') continue;
    const isParagraph = kind !== 'table-row' && words >= PARAGRAPH_WORDS && linkWords < words / 3;
    run = isParagraph ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best;
}

function layoutSigns(evidence: Evidence): Record<string, number> {
  const { main, blocks, lists, scan, headlineAt, bodyWords, page } = evidence;
  const words = Math.max(
    1,
    sumOf(main, (block) => block.words),
  );
  const short = main.filter(({ words: n, linkWords }) => n < SHORT_BLOCK_WORDS && linkWords < n).length;
  const near = blocks.slice(Math.max(0, headlineAt - 3), headlineAt + BLOCKS_NEAR_HEADLINE);
  const headline = blocks[headlineAt];
  const h1s = main.filter(({ element }) => element.tag === 'h1');
  return {
    'one headline': Number(h1s.length === 1 && h1s[0]?.linkWords === 0),
    'headline of its own': Number(hasHeadline(evidence)),
    'headline words': Math.min(12, countWords(page.headline ?? '')) / 12,
    'date near headline': Number(headline !== undefined && near.some(isDated)),
    'share of links': sumOf(main, (block) => block.linkWords) / words,
    'short blocks': short / Math.max(1, main.length),
    'linked stories': logShare(lists.count),
    'stories with text': logShare(lists.withText),
    'share of stories': lists.words / Math.max(1, lists.words + bodyWords),
    'share outside': Math.max(0, 1 - bodyWords / words),
    fields: Math.min(6, scan.fields.typed + scan.fields.choices) / 6,
    'password field': Number(scan.fields.password > 0),
    buttons: Math.min(1, (10 * scan.controls.length) / (words + SMOOTHING_WORDS)),
    players: Number(scan.players > 0),
    pictures: logShare(scan.pictures),
  };
}

function addressSigns(evidence: Evidence): Record<string, number> {
  const { path, page } = evidence;
  const isStory = isStoryAddress(evidence);
  return {
    'address of a story': Number(isStory),
    'date, author and address of a story': Number(isStory && page.date !== null && page.author !== null),
    'address of a home page': Number(isHomeAddress(path)),
  };
}

const MAX_POINTS = 6;

export interface ArticleProbability {
  readonly probability: number;
  /** The strongest pieces of evidence on each side, at most three, heaviest first. */
  readonly decidedBy: { readonly for: readonly string[]; readonly against: readonly string[] };
}

const { model, space } = readNamedModel(articleModel);
const SHOWN_SIGNS = 3;
/** Minimum contribution of a feature to the log odds, in either direction, for it to be named. */
const MIN_CONTRIBUTION = 0.2;

/** Card: fit/cards/article.md. */
export function articleProbability(signs: ArticleSigns): ArticleProbability {
  const vector = vectorOf(space, signs);
  const logOdds = logOddsOf(model, vector)[0] ?? 0;
  const contributions = contributionsOf(model, vector, 0);
  const named = Array.from(contributions, (amount, i) => ({
    amount,
    name: space.names[vector.indices[i] ?? -1] ?? '',
  }));
  const strongest = (direction: 1 | -1) =>
    named
      .filter(({ amount }) => direction * amount >= MIN_CONTRIBUTION)
      .sort((a, b) => direction * (b.amount - a.amount))
      .slice(0, SHOWN_SIGNS)
      .map(({ name }) => name);
  return {
    probability: calibratedProbability(articleModel.calibration, logOdds),
    decidedBy: { for: strongest(1), against: strongest(-1) },
  };
}
