import type { AnalysisResult } from '@earshot/schema/analysis-result';
import { Failure } from '@earshot/schema/failures';
import { findDates } from '@earshot/schema/values/dates/find-dates';
import { documentHeadline } from '../documents/document-headline.ts';
import { continueLine } from '../documents/text-lines.ts';
import { domainLabel } from '../page/metadata/site-name.ts';
import { loose } from '../page/metadata/stated-values.ts';
import {
  type PublisherScopeAnswer,
  publisherByName,
  publisherNamed,
  publisherScope,
} from '../page/publisher/publishers.ts';
import { composeReport } from '../report/compose-report.ts';
import { isHardWrapped } from '../text/sentence-blocks.ts';
import { type FetchRemarks, fetchWarnings } from './analyze-article-page.ts';

export interface DocumentJob extends FetchRemarks {
  readonly lines: readonly string[];
  readonly title: string | null;
  readonly heading: string | null;
  readonly headers?: readonly string[];
  /** URL after all redirects. */
  readonly url: string;
  /** ISO timestamp of the request. Dates after it are not publication dates. */
  readonly now: string;
  readonly keywords: readonly string[];
  readonly specialTerms: readonly string[];
}

/** A first word in lowercase that is not an email address or URL. */
const CONTINUATION = /^\p{Ll}[^\s@:/]*(?:\s|$)/u;
const SENTENCE_END = /[.!?:;]["”’)]*$/;
/** A release has its date at the top, at the latest in the dateline of its first paragraph. */
const HEAD_LINES = 8;
const DATELINE_CHARACTERS = 120;
/** A document with fewer words is a cover page or a form. */
const MIN_WORDS = 10;

/** Throws `Failure('no-text')` if the document has too few words. */
export function analyzeDocument(job: DocumentJob): AnalysisResult {
  const { headline, provenance } = documentHeadline(job);
  const text = bodyOf(job.lines, headline);
  if (
    (text.match(/\p{L}+/gu)?.length ?? 0) < MIN_WORDS &&
    !/\p{Script=Han}{20}/u.test(text.replace(/\s/g, ''))
  ) {
    throw new Failure('no-text');
  }
  const outlet = documentOutlet({ ...job, headline });
  const publisher = documentPublisher(job.url, outlet);
  const fromHeader = headerDate(job);
  const date = fromHeader ?? headDate(job.lines, job.now);
  return composeReport({
    kind: 'article',
    sourceUrl: job.url,
    text,
    isTyped: false,
    metadata: {
      source: outlet?.name ?? publisher.name ?? new URL(job.url).hostname.replace(/^www\./, ''),
      headline,
      date,
      publisherScope: publisher.scope,
      publisherLocation: publisher.location,
      provenance: {
        source: outlet?.from ?? 'the address of the document',
        headline: provenance,
        ...(date !== null && { date: fromHeader ? 'the header of the pages' : 'the head of the document' }),
        publisherScope: publisher.reason,
      },
    },
    titles: { h1Text: null, ogTitle: null, twitterTitle: null, titleText: job.title },
    keywords: job.keywords,
    specialTerms: job.specialTerms,
    sourceNames: [publisher.name, outlet?.name],
    warnings: fetchWarnings(job),
  });
}

function documentPublisher(url: string, outlet: FoundOutlet | null): PublisherScopeAnswer {
  const byAddress = publisherScope({ url, siteName: outlet?.name ?? null });
  const byName = outlet ? publisherByName(outlet.name) : byAddress;
  return byAddress.scope === 'other' && byName.scope !== 'other' ? byName : byAddress;
}

/** Returns the text without the lines of the headline, so that the headline counts only once. */
function bodyOf(lines: readonly string[], headline: string): string {
  let rest = headline;
  const body = lines.filter((line) => {
    const trimmed = line.trim();
    if (rest === '' || trimmed === '' || !rest.startsWith(trimmed)) return true;
    rest = rest.slice(trimmed.length).trim();
    return false;
  });
  return joinLines(body).join('\n\n');
}

/** A line in lowercase continues the one above, and so does every line of a paragraph wrapped at a fixed width. */
function joinLines(lines: readonly string[]): string[] {
  return paragraphsOf(lines).flatMap((paragraph) => {
    const isWrapped = isHardWrapped(paragraph);
    const joined: string[] = [];
    for (const line of paragraph) {
      const last = joined.at(-1);
      const isCut = last !== undefined && !SENTENCE_END.test(last) && CONTINUATION.test(line);
      if (last !== undefined && (isCut || isWrapped)) joined[joined.length - 1] = continueLine(last, line);
      else joined.push(line);
    }
    return joined;
  });
}

function paragraphsOf(lines: readonly string[]): string[][] {
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs;
}

function headDate(lines: readonly string[], now: string): string | null {
  const head = lines.filter((line) => line.trim() !== '').slice(0, HEAD_LINES);
  return firstDate(
    head.map((line) => line.slice(0, DATELINE_CHARACTERS)),
    now,
  );
}

function firstDate(lines: readonly string[], now: string): string | null {
  const referenceDay = now.slice(0, 10);
  const found = lines
    .flatMap((line) => findDates(line, { referenceDay }))
    .find(({ date, relative }) => !relative && date <= referenceDay);
  return found?.date ?? null;
}

export type HeaderSources = Pick<DocumentJob, 'headers' | 'lines' | 'url' | 'now'> & {
  readonly headline: string;
};

interface FoundOutlet {
  readonly name: string;
  readonly from: string;
}

const SEPARATOR = /\s*[|·•‖/]\s*|\s[–—-]\s|\t|\s{3,}/u;
/** Matches page numbers: "Page 2 of 7", "Seite 3", "- 4 -". */
const PAGE_NUMBER =
  /^[\s\p{P}]*(?:\p{L}+\.?\s)?\d{1,3}(?:\s\p{L}{2,4}\s\d{1,3}|\s?\/\s?\d{1,3})?[\s\p{P}]*$/u;
const LABEL =
  /^(?:press|media|news)\s(?:release|information)|^(?:presse|medien)(?:mitteilung|information)|^communiqu[ée]|^comunicado|^nota de prensa|^persbericht|^for immediate|^(?:confidential|draft|vertraulich)/i;
const CLOCK = /\d{1,2}:\d{2}/;
const MAX_NAME_WORDS = 6;
const MAX_NAME_CHARACTERS = 60;
/** The header of a document with a single page is not repeated. */
const OUTLET_LINES = 4;

/** Lines at the top count only if the table or the domain confirms them, unless several pages repeat them. */
export function documentOutlet(sources: HeaderSources): FoundOutlet | null {
  const running = namesIn(sources.headers ?? [], sources);
  const above = namesIn(sources.lines.filter((line) => line.trim() !== '').slice(0, OUTLET_LINES), sources);
  const domain = loose(domainLabel(sources.url) ?? '');
  const isConfirmed = (name: string) =>
    publisherNamed(name) !== null || (domain !== '' && loose(name) === domain);
  const returning = running.find(isConfirmed) ?? running[0];
  if (returning) return { name: returning, from: 'the header of the pages' };
  const confirmed = above.find(isConfirmed);
  return confirmed ? { name: confirmed, from: 'the head of the document' } : null;
}

/** Lines with a time are skipped, because they show when the document was printed. */
export const headerDate = ({ headers = [], now }: Pick<HeaderSources, 'headers' | 'now'>): string | null =>
  firstDate(
    headers.filter((line) => !CLOCK.test(line)),
    now,
  );

function namesIn(lines: readonly string[], { headline, now }: HeaderSources): string[] {
  const title = loose(headline);
  return lines.flatMap((line) =>
    withoutDates(line, now)
      .split(SEPARATOR)
      .map((part) => part.replace(/^[\s\p{P}\d]+(?=\p{Lu})|[\s,;:]+$/gu, '').trim())
      .filter((part) => isName(part) && !title.includes(loose(part))),
  );
}

function withoutDates(line: string, now: string): string {
  let text = line;
  for (const { start, end } of [...findDates(line, { referenceDay: now.slice(0, 10) })].reverse())
    text = `${text.slice(0, start)} | ${text.slice(end)}`;
  return text;
}

function isName(part: string): boolean {
  if (part.length > MAX_NAME_CHARACTERS || PAGE_NUMBER.test(part) || LABEL.test(part)) return false;
  if (/https?:|www\.|@|\d{3}/.test(part) || !/\p{Lu}|[\p{Lo}]{2}/u.test(part)) return false;
  return /\p{L}{3}|\p{Lo}{2}/u.test(part) && part.split(/\s+/).length <= MAX_NAME_WORDS;
}
