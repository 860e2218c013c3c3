import type { Author, AuthorKind } from '@earshot/schema/analyst-record';
import metaNames from '../../../content/pages/meta-names.json' with { type: 'json' };
import { closest, descendants, type PageElement, textOf } from '../html/page-element.ts';
import { isComment, type PageScan } from '../html/scan-page.ts';
import {
  agencyNamed,
  beforeDay,
  inTitleCase,
  isJobTitle,
  isOrganization,
  isPersonName,
  isPlaceholder,
  namesIn,
  readByline,
} from './bylines.ts';
import {
  type Candidate,
  type Found,
  firstFound,
  isObject,
  type LinkedNode,
  linkedNames,
  loose,
  metasNamed,
} from './stated-values.ts';
import type { Statements } from './statements.ts';

const MAX_CHARACTERS = 120;
const MAX_BYLINE_WORDS = 8;
const MAX_BYLINE_CHARACTERS = 300;
const MAX_AUTHORS = 20;

type FoundAuthors = Found<Author[]>;

/** A line that names people takes precedence over markup that only names an organization. */
export function chooseAuthors(found: FoundAuthors | null, { authors }: Statements): FoundAuthors | null {
  const visible = authors.length > 0 ? { value: [...authors], from: 'byline' } : null;
  const isVague = found === null || found.value.every(({ kind }) => kind === 'organization');
  const namesPerson = authors.some(({ kind }) => kind === 'person');
  return isVague && (found === null || namesPerson) ? visible : found;
}

export function readAgency(
  article: LinkedNode | null,
  authors: FoundAuthors | null,
  statements: Statements,
): Found | null {
  const credits = ['creditText', 'sourceOrganization', 'provider', 'publisher'].flatMap((name) =>
    linkedNames(article?.values[name]),
  );
  const names = [...(authors?.value.map(({ name }) => name) ?? []), ...credits].map(
    (name): Candidate => [name, credits.includes(name) ? 'JSON-LD' : 'byline'],
  );
  const named = firstFound(names, (name) =>
    name
      .split(/[/,]/)
      .map(agencyNamed)
      .find((agency) => agency !== null),
  );
  return named ?? firstFound([[statements.agency, 'dateline or byline']], (agency) => agency);
}

/** An agency or the name of the site counts only if there is nobody else. */
export function markupAuthors(scan: PageScan, article: LinkedNode | null): FoundAuthors | null {
  const siteName = loose(scan.metaText('og:site_name') ?? '');
  const isSite = ({ name, kind }: Author) => kind !== 'person' && loose(name) === siteName;
  const linked = article ? someOf(linkedAuthors(article.values.author)) : null;
  const candidates = [
    firstFound([[linked, 'JSON-LD']], (authors) => authors),
    firstFound(metasNamed(scan, metaNames.authors), (name) => someOf(authorsIn(name))),
  ].filter((found) => found !== null);
  const author = candidates.find(({ value }) => !value.every((each) => isAgency(each) || isSite(each)));
  if (author) return author;
  const marked = markedAuthors(scan);
  const namesPerson = marked?.value.some(({ kind }) => kind === 'person');
  if (marked && (namesPerson || candidates.length === 0)) return marked;
  const [first] = candidates;
  return first
    ? {
        ...first,
        value: first.value.map((each) => (isSite(each) ? { ...each, kind: 'organization' } : each)),
      }
    : null;
}

const isAgency = ({ name }: Author) => agencyNamed(name) !== null;

function markedAuthors(scan: PageScan): FoundAuthors | null {
  const bylines = scan.bylines.filter((element) => !isInForm(element) && !isComment(element));
  const elements = [
    ...scan.properties.filter((element) => /author/i.test(element.attribute('itemprop'))),
    ...bylines.filter((byline) => !isBesidePage(byline)),
    ...bylines.filter(isBesidePage),
  ];
  return firstFound(
    elements.map((element): Candidate<PageElement> => [element, 'byline']),
    (element) => {
      const authors = someOf(namedIn(element));
      return authors && withTwins(element, authors, scan);
    },
  );
}

const someOf = (authors: readonly Author[]): Author[] | null => (authors.length > 0 ? [...authors] : null);

function namedIn(element: PageElement): readonly Author[] {
  const text = authorText(element);
  const labeled = readByline(text)?.authors ?? [];
  if (labeled.length > 0 || clean(text).split(' ').length > MAX_BYLINE_WORDS) return labeled;
  return authorsIn(text);
}

/** Whether an element is in a column or menu, where other stories have bylines, too. */
const isBesidePage = (element: PageElement) => isInside(element, /^(?:aside|nav)$/);
/** Whether an element labels a field, such as the name of who comments. */
const isInForm = (element: PageElement) => isInside(element, /^(?:form|label)$/);

const isInside = (element: PageElement, tags: RegExp): boolean =>
  closest(element, ({ tag }) => tags.test(tag)) !== null;

function withTwins(first: PageElement, authors: readonly Author[], scan: PageScan): Author[] {
  const twins = scan.bylines.filter(
    (element) =>
      element !== first &&
      element.parent === first.parent &&
      element.tag === first.tag &&
      element.attribute('class') === first.attribute('class'),
  );
  const people = twins.flatMap(namedIn).filter(({ kind }) => kind === 'person');
  return withoutRepeats([...authors, ...people]).slice(0, MAX_AUTHORS);
}

const withoutRepeats = (authors: readonly Author[]): Author[] =>
  authors.filter(({ name }, i) => authors.findIndex((other) => other.name === name) === i);

/** Returns the only part that is marked as the name, otherwise the text without the author's employer. */
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

const WORK = /^(?:affiliation|worksFor|memberOf|publisher)$/;

function linkedAuthors(value: unknown): Author[] {
  const list: unknown[] = Array.isArray(value) ? value.slice(0, MAX_AUTHORS) : [value];
  const authors = list.flatMap((each) => {
    const type = isObject(each) && typeof each['@type'] === 'string' ? each['@type'] : '';
    return linkedNames(each).flatMap((name) => authorsIn(name, type));
  });
  return withoutRepeats(authors);
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

const ABOUT = /^(?:about|über|à propos|acerca|sobre|informazioni|over)\s/iu;

/** Returns `''` for addresses, ages, years, placeholders, and texts that are too short or too long for a name. */
function clean(name: string): string {
  const bare = name
    .replace(BY, '')
    .replace(/^@/, '')
    .replace(/\s*[|,;•·–—-]\s*$/, '')
    .replace(/\s\([^()]{1,40}\)$/, '')
    .trim();
  if (isPlaceholder(bare)) return '';
  const dayless = beforeDay(bare).trim();
  if (isPersonName(dayless)) return dayless;
  if (ABOUT.test(bare)) return '';
  const isName = bare.length >= 2 && bare.length <= MAX_CHARACTERS;
  return isName && !/https?:|www\.|\.(?:com|php|html?)\b|^\d+ |\d{4}/i.test(bare) ? bare : '';
}

/** "Rafael Nogueira, Diário da Serra". Agencies have their own field. */
export function withoutOutlet(found: FoundAuthors, outlet: string | null): FoundAuthors | null {
  const authors = found.value.filter((author) => !isAgency(author));
  const others = authors.filter(({ name }) => outlet === null || loose(name) !== loose(outlet));
  const value = others.length > 0 ? others : authors;
  return value.length > 0 ? { ...found, value } : null;
}

export function kindOfAll(authors: readonly Author[]): AuthorKind | null {
  const [kind] = authors.map((author) => author.kind);
  return kind && authors.every((author) => author.kind === kind) ? kind : null;
}
