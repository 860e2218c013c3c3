/** Reads the authors of the article, its news agency, and the outlet that first published it, if the page states them. */

import type { AnalystRecord, Author, AuthorKind } from '@earshot/schema/analyst-record';
import type { Block } from '../html/blocks.ts';
import { descendants, type PageElement, textOf } from '../html/page-element.ts';
import { firstMeta, type PageScan } from '../html/scan-page.ts';
import { readByline } from '../statements/byline.ts';
import {
  agencyNamed,
  inTitleCase,
  isJobTitle,
  isOrganization,
  isPersonName,
  isPlaceholder,
  namesIn,
} from '../statements/names.ts';
import type { Statements } from '../statements/read-statements.ts';
import { isObject, type LinkedNode, linkedNames } from './json-ld.ts';
import { readOriginalSource } from './original-source.ts';
import type { Found } from './page-facts.ts';
import { loose } from './title-parts.ts';

const METAS = [
  'author',
  'article:author',
  'article:author_name',
  'parsely-author',
  'sailthru.author',
  'dc.creator',
  'dcterms.creator',
  'byl',
  'citation_author',
];
const MAX_CHARACTERS = 120;
const MAX_BYLINE_WORDS = 8;
const MAX_BYLINE_CHARACTERS = 300;
const MAX_AUTHORS = 20;

export interface FoundAuthors {
  /** Contains at least one author. */
  readonly authors: readonly Author[];
  readonly from: string;
}

/**
 * Chooses the authors stated in markup (`statedAuthors`), otherwise those in lines that look like a byline. A line that
 * names people takes precedence over markup that only names an organization.
 */
function chooseAuthors(stated: FoundAuthors | null, { authors }: Statements): FoundAuthors | null {
  const visible = authors.length > 0 ? { authors, from: 'byline' } : null;
  const hasPerson = (found: FoundAuthors | null) =>
    found?.authors.some(({ kind }) => kind === 'person') ?? false;
  if (stated === null || (!hasPerson(stated) && hasPerson(visible) && isVague(stated)))
    return visible ?? stated;
  return stated;
}

const isVague = ({ authors }: FoundAuthors) => authors.every(({ kind }) => kind === 'organization');

/** Finds the agency among the stated authors and credits, or in the lines around the headline. */
function readAgency(
  article: LinkedNode | null,
  authors: readonly Author[],
  statements: Statements,
): { readonly value: string; readonly from: string } | null {
  const credits = ['creditText', 'sourceOrganization', 'provider', 'publisher'].flatMap((name) =>
    linkedNames(article?.values[name]),
  );
  for (const name of [...authors.map((author) => author.name), ...credits]) {
    const agency = name
      .split(/[/,]/)
      .map(agencyNamed)
      .find((each) => each !== null);
    if (agency) return { value: agency, from: credits.includes(name) ? 'JSON-LD' : 'byline' };
  }
  return statements.agency ? { value: statements.agency, from: 'dateline or byline' } : null;
}

/** Reads the authors from JSON-LD, then author metas, then elements marked as an author or a byline. */
export function statedAuthors(scan: PageScan, article: LinkedNode | null): FoundAuthors | null {
  const linked = article ? linkedAuthors(article.values.author) : [];
  if (linked.length > 0) return { authors: linked, from: 'JSON-LD' };
  for (const name of METAS) {
    const meta = firstMeta(scan, [name]);
    const authors = meta ? authorsIn(meta.value) : [];
    if (authors.length > 0) return { authors, from: name };
  }
  for (const element of [
    ...scan.properties.filter((e) => /author/i.test(e.attribute('itemprop'))),
    ...scan.bylines.filter((byline) => !isBesidePage(byline)),
    ...scan.bylines.filter(isBesidePage),
  ]) {
    const text = authorText(element);
    const byline = readByline(text);
    if (byline && byline.authors.length > 0) return withTwins(element, byline.authors, scan);
    if (clean(text).split(' ').length > MAX_BYLINE_WORDS) continue;
    const authors = authorsIn(text);
    if (authors.length > 0) return withTwins(element, authors, scan);
  }
  return null;
}

/** Whether an element is in a column or menu, where other stories have bylines, too. */
function isBesidePage(element: PageElement): boolean {
  for (let box = element.parent; box; box = box.parent)
    if (box.tag === 'aside' || box.tag === 'nav') return true;
  return false;
}

/** Adds the authors in elements like the first one beside it: one element for each author. */
function withTwins(first: PageElement, authors: readonly Author[], scan: PageScan): FoundAuthors {
  const all = [...authors];
  for (const element of scan.bylines) {
    const isTwin =
      element !== first &&
      element.parent === first.parent &&
      element.tag === first.tag &&
      element.attribute('class') === first.attribute('class');
    if (!isTwin || all.length >= MAX_AUTHORS) continue;
    const text = authorText(element);
    const others = readByline(text)?.authors ?? authorsIn(text).filter(({ kind }) => kind === 'person');
    all.push(...others.filter(({ name }) => !all.some((other) => other.name === name)));
  }
  return { authors: all, from: 'byline' };
}

/**
 * Returns the text of the part of an author's element that is marked as the name, if there is exactly one. Otherwise
 * returns the element's text without the author's employer.
 */
function authorText(element: PageElement): string {
  const parts = [...descendants(element)];
  const work = parts.find((part) => WORK.test(part.attribute('itemprop')));
  const ofWork = new Set(work && descendants(work));
  const names = parts.filter((part) => part.attribute('itemprop') === 'name' && !ofWork.has(part));
  const [only] = names;
  if (only && names.length === 1) return textOf(only, MAX_BYLINE_CHARACTERS);
  const text = textOf(element, MAX_BYLINE_CHARACTERS);
  return work ? text.replace(textOf(work, MAX_BYLINE_CHARACTERS), '').trim() : text;
}

/** Values of `itemprop` for an author's employer, whose name is not the author's. */
const WORK = /^(?:affiliation|worksFor|memberOf|publisher)$/;

function linkedAuthors(value: unknown): Author[] {
  const list: unknown[] = Array.isArray(value) ? value.slice(0, MAX_AUTHORS) : [value];
  const authors = list.flatMap((each) => {
    const type = isObject(each) && typeof each['@type'] === 'string' ? each['@type'] : '';
    return linkedNames(each).flatMap((name) => authorsIn(name, type));
  });
  return authors.filter(({ name }, i) => authors.findIndex((other) => other.name === name) === i);
}

/** Splits a stated name into authors. Text that is not a list of people is a single name. */
function authorsIn(text: string, type = ''): Author[] {
  const name = clean(text);
  if (name === '') return [];
  const listed = /[,;&/]|\s(?:and|und|et|y|e|en|i|och|ve|и)\s|\p{Lu}{3}/u.test(name) ? namesIn(name) : [];
  if (listed.length > 1 || (listed.length === 1 && name.split(/\s?[,;|–—/-]\s/u).some(isJobTitle)))
    return listed;
  const kind = kindOf(name, type);
  return [{ name: inTitleCase(name), ...(kind && { kind }) }];
}

function kindOf(name: string, type: string): Author['kind'] {
  if (/Organization$/.test(type) || isOrganization(name)) return 'organization';
  return type === 'Person' || isPersonName(name) ? 'person' : undefined;
}

const BY =
  /^(?:(?:written|posted|reported|published|story|words)\s+)?(?:by|von|par|por|di|da|door|av|af|od|przez|autor(?:e|in)?|auteur|text)\s*:?\s+/i;

/** The heading of a box about the author or the outlet. */
const ABOUT = /^(?:about|über|à propos|acerca|sobre|informazioni|over)\s/iu;

/**
 * Removes "By", a leading @ and a trailing separator from a stated name. Returns `''` for URLs, ages, text with four
 * digits in a row, text that is too short or too long, and placeholders such as "admin".
 */
function clean(name: string): string {
  const bare = name
    .replace(BY, '')
    .replace(/^@/, '')
    .replace(/\s*[|,;•·–—-]\s*$/, '')
    .trim();
  if (isPlaceholder(bare) || ABOUT.test(bare)) return '';
  const isName = bare.length >= 2 && bare.length <= MAX_CHARACTERS;
  return isName && !/https?:|www\.|\.(?:com|php|html?)\b|^\d+ |\d{4}/i.test(bare) ? bare : '';
}

export interface CreditSources {
  readonly article: LinkedNode | null;
  readonly markedAuthors: FoundAuthors | null;
  readonly statements: Statements;
  readonly blocks: readonly Block[];
  readonly headlineAt: number;
  readonly sourceName: string | null;
  readonly canonicalUrl: string | null;
  readonly url: string;
}

export interface Credits {
  /** All names in one string. Null if there are none. */
  readonly author: string | null;
  readonly authorKind: AuthorKind | null;
  /** The outlet that first published the article: the page's own outlet or another one. */
  readonly original: Found | null;
  readonly record: Pick<AnalystRecord, 'authors' | 'agency' | 'originalSource'>;
  readonly provenance: Readonly<Record<string, string>>;
}

/** Reads the authors of the article, the outlet that first published it, and its agency. */
export function readCredits(sources: CreditSources): Credits {
  const { article, markedAuthors, statements, sourceName } = sources;
  const found = chooseAuthors(markedAuthors, statements);
  const authors = withoutOutlet(found?.authors ?? [], sourceName);
  const agency = readAgency(article, found?.authors ?? [], statements);
  const original = readOriginalSource(sources);
  const isOther = original !== null && sourceName !== null && loose(original.value) !== loose(sourceName);
  return {
    author: found ? authors.map(({ name }) => name).join(', ') : null,
    authorKind: kindOfAll(authors),
    original,
    record: {
      ...(found && { authors: [...authors] }),
      ...(agency && { agency: agency.value }),
      ...(isOther && { originalSource: original.value }),
    },
    provenance: {
      ...(found && { author: found.from, authors: found.from }),
      ...(agency && { agency: agency.from }),
      ...(isOther && { originalSource: original.from }),
    },
  };
}

/** Drops the outlet and agencies from a byline that also names other authors: "Rafael Nogueira, Diário da Serra". */
function withoutOutlet(authors: readonly Author[], outlet: string | null): readonly Author[] {
  const others = authors.filter(
    ({ name }) => agencyNamed(name) === null && (outlet === null || loose(name) !== loose(outlet)),
  );
  return others.length > 0 ? others : authors;
}

/** Returns the kind that all authors have. Null if they differ or one is unknown. */
function kindOfAll(authors: readonly Author[]): AuthorKind | null {
  const [kind] = authors.map((author) => author.kind);
  return kind && authors.every((author) => author.kind === kind) ? kind : null;
}
