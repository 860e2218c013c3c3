import type { LineType } from '@earshot/schema/trending/model';
import { addDays } from '../../dates/calendar.ts';
import { findDates } from '../../dates/find-dates.ts';
import type { DateOptions, FoundDate } from '../../dates/found-date.ts';
import { splitCells, splitPieces, withoutBullet } from './line-pieces.ts';
import { findUrl, readUrl, type UrlReading } from './read-url.ts';
import { sourceEvidence } from './source-evidence.ts';
import { sourceKey } from './source-key.ts';
import { stripDates } from './strip-dates.ts';

export interface ReadLine {
  /** 1-based number in the input. */
  readonly line: number;
  readonly text: string;
  readonly title: string;
  /** Publisher as written, or the domain of the address. */
  readonly source: string | null;
  /** ISO day on which the line says that it was published. */
  readonly date: string | null;
  /** Whether the reference day decided the date. */
  readonly relativeDate: boolean;
  readonly url: string | null;
  /** Whether the title was made from the words of an address. */
  readonly fromSlug: boolean;
}

export interface LineOptions extends DateOptions {
  readonly lineType: LineType;
  /** Keys of publishers that other lines of the list name; they confirm doubtful readings. */
  readonly trustedSources: ReadonlySet<string>;
}

/** A date this many days after the reference day cannot be the day of a report. */
const FUTURE_SLACK_DAYS = 1;
const FEWEST_TITLE_WORDS = 3;
/** A name of a publisher with what may stand around it. */
const LONGEST_SOURCE_PIECE = 70;
const BRACKETED_END = /^(.*\S)\s*[([]([^()[\]]{2,40})[)\]]\s*$/u;
const DATELINE =
  /^(\p{Lu}[\p{L}\p{M}\d .,'’/-]{1,50}?)?[\s,]*[([]([\p{L}\p{N} .&'-]{2,30})[)\]]\s*(?:[-–—:]{1,2}\s*)?(\S.{7,})$/u;
const PREFIX = /^([^:：]{2,40})[:：]\s+(\S.*)$/u;

/**
 * Reads one cleaned line: headline, snippet, address, `Headline - Source`, `Source: Headline`,
 * `Headline | Source (Date)`, `(AP)`, datelines, list marks and rows of tables.
 */
export function readLine(text: string, line: number, options: LineOptions): ReadLine {
  const urlMatch = findUrl(text, options.lineType === 'url');
  const reading = urlMatch && options.lineType !== 'headline' ? readUrl(urlMatch.text) : null;
  const withoutUrl = urlMatch
    ? `${text.slice(0, urlMatch.start)} | ${text.slice(urlMatch.end)}`.replace(/[([<]\s*\|\s*[)\]>]/g, '|')
    : text;
  const onlyUrl = reading !== null && (options.lineType === 'url' || !/\p{L}{2}/u.test(withoutUrl));
  const parts = onlyUrl
    ? NOTHING
    : (readDateline(withoutBullet(withoutUrl), options) ??
      readParts(cutPieces(text, withoutUrl, urlMatch?.text), options));
  const date = pickDate(parts, reading, options);
  const title = parts.title || reading?.title || (urlMatch?.text ?? withoutBullet(text));
  return {
    line,
    text: text.replaceAll('\t', ' '),
    title,
    source: parts.source ?? reading?.domain ?? null,
    date: date?.date ?? null,
    relativeDate: date?.relative ?? false,
    url: reading?.url ?? null,
    fromSlug: parts.title === '' && reading !== null,
  };
}

interface Parts {
  readonly title: string;
  readonly source: string | null;
  readonly edge: readonly FoundDate[];
  readonly inner: readonly FoundDate[];
}

const NOTHING: Parts = { title: '', source: null, edge: [], inner: [] };

function cutPieces(text: string, withoutUrl: string, url: string | undefined): string[] {
  const cells = splitCells(withoutBullet(text));
  const pieces = cells ?? splitPieces(withoutBullet(withoutUrl));
  return pieces.map((piece) => (url ? piece.replace(url, '').trim() : piece)).filter((piece) => piece !== '');
}

/** `WASHINGTON, March 10 (Reuters) - The Treasury said`; null for any other line. */
function readDateline(text: string, options: LineOptions): Parts | null {
  const [, place = '', agency = '', rest = ''] = DATELINE.exec(text) ?? [];
  if (agency === '' || confirmedEvidence(agency, options) !== 'strong') return null;
  const story = stripDates(rest, options);
  if (!isTitleLike(story.rest)) return null;
  return {
    title: story.rest.replace(/^[\s|]+|[\s|]+$/g, ''),
    source: bareName(agency),
    edge: [...findDates(place, options), ...story.edge],
    inner: story.inner,
  };
}

function readParts(pieces: readonly string[], options: LineOptions): Parts {
  const dated = pieces.map((piece) => stripDates(piece, options));
  const texts = dated.map((piece) => piece.rest).filter((rest) => /[\p{L}\p{N}]/u.test(rest));
  const { source, title } = takeSource(texts, options);
  return {
    title,
    source,
    edge: dated.flatMap((piece) => piece.edge),
    inner: dated.flatMap((piece) => piece.inner),
  };
}

function takeSource(
  pieces: readonly string[],
  options: LineOptions,
): { source: string | null; title: string } {
  const at = sourcePiece(pieces, options);
  const rest = pieces.filter((_, i) => i !== at);
  const title = at >= 0 && rest.length > 1 ? longest(rest) : rest.join(' - ');
  if (at >= 0) return { source: bareName(pieces[at] ?? ''), title: withoutBracketedSource(title, options) };
  return takeInlineSource(title, options);
}

/** Index of the piece that names the publisher: the last one, else the first, else a middle one; -1 when none does. */
function sourcePiece(pieces: readonly string[], options: LineOptions): number {
  if (pieces.length < 2) return -1;
  const last = pieces.length - 1;
  const evidence = pieces.map((piece) => confirmedEvidence(piece, options));
  const restIsTitle = (at: number) => pieces.some((piece, i) => i !== at && isTitleLike(piece));
  if (evidence[last] === 'strong' && restIsTitle(last)) return last;
  const strong = evidence.indexOf('strong');
  if (strong >= 0 && restIsTitle(strong)) return strong;
  if (evidence[last] === 'weak' && restIsTitle(last)) return last;
  return -1;
}

function confirmedEvidence(text: string, options: LineOptions): 'strong' | 'weak' | 'none' {
  if (text.length > LONGEST_SOURCE_PIECE) return 'none';
  const name = bareName(text);
  const evidence = sourceEvidence(name);
  const canBeTrusted = evidence === 'weak' || (evidence === 'none' && name === name.toLowerCase());
  return canBeTrusted && options.trustedSources.has(sourceKey(name)) ? 'strong' : evidence;
}

/** Sources within the sentence: datelines, `Source: Headline` and `Headline (AP)`. */
function takeInlineSource(title: string, options: LineOptions): { source: string | null; title: string } {
  const isSource = (name: string | undefined) =>
    name !== undefined && confirmedEvidence(name, options) === 'strong';
  const end = BRACKETED_END.exec(title);
  if (end && isSource(end[2])) return { source: bareName(end[2] ?? ''), title: end[1] ?? title };
  const prefix = PREFIX.exec(title);
  if (prefix && isSource(prefix[1]) && isTitleLike(prefix[2] ?? ''))
    return { source: bareName(prefix[1] ?? ''), title: prefix[2] ?? title };
  return { source: null, title };
}

function withoutBracketedSource(title: string, options: LineOptions): string {
  const inline = takeInlineSource(title, options);
  return inline.source === null ? title : inline.title;
}

function bareName(text: string): string {
  return text
    .replace(/^(?:via|by|source|from)\s*:?\s+/i, '')
    .replace(/\s*\((?:blog|press release|subscription|registration|satire)\)\s*$/i, '')
    .replace(/^[([“"']+|[\]”"'.,;]+$/g, '')
    .replace(/^([^(]*)\)+$/, '$1')
    .trim();
}

function isTitleLike(text: string): boolean {
  const words = text.split(/\s+/).length;
  return words >= FEWEST_TITLE_WORDS || (/[\p{Lo}]{5,}/u.test(text) && words >= 1);
}

function longest(pieces: readonly string[]): string {
  return pieces.reduce((a, b) => (b.length > a.length ? b : a), '');
}

/** Address first, then dates set apart from the sentence, then dates within it; never one in the future. */
function pickDate(
  parts: Parts,
  url: UrlReading | null,
  options: LineOptions,
): { readonly date: string; readonly relative: boolean } | null {
  const candidates = [
    ...(url?.date ? [{ date: url.date, relative: false }] : []),
    ...parts.edge,
    ...parts.inner.filter((date) => !date.relative),
    ...parts.inner,
  ];
  const latest = addDays(options.referenceDay, FUTURE_SLACK_DAYS);
  return candidates.find(({ date }) => date <= latest) ?? null;
}
