import type { AnalysisResult } from '@earshot/schema/analysis-result';
import { Failure } from '@earshot/schema/failures';
import { findDates } from '@earshot/schema/values/dates/find-dates';
import { continueLine } from '../documents/continue-line.ts';
import { documentHeadline } from '../documents/document-headline.ts';
import {
  type PublisherScopeAnswer,
  publisherByName,
  publisherScope,
} from '../page/publisher/publisher-scope.ts';
import { composeReport } from '../report/compose-report.ts';
import { isHardWrapped } from '../text/sentence-blocks.ts';
import { documentOutlet, type FoundOutlet, headerDate } from './document-outlet.ts';
import { type FetchRemarks, fetchWarnings } from './fetch-warnings.ts';

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
  const referenceDay = now.slice(0, 10);
  const head = lines.filter((line) => line.trim() !== '').slice(0, HEAD_LINES);
  const found = head
    .flatMap((line) => findDates(line.slice(0, DATELINE_CHARACTERS), { referenceDay }))
    .find(({ date, relative }) => !relative && date <= referenceDay);
  return found?.date ?? null;
}
