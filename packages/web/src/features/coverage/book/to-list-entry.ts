import { exclusionReason, formatKeyword } from '@earshot/schema/keywords/keyword-spellings';
import { supportingWords } from '@earshot/schema/sentiment';
import { keywordsOfQuote, publisherOf } from '../../../lib/record-entries.ts';
import type { ReportData } from '../../../transport/report-data.ts';
import { paidWarning } from './coverage-list.ts';
import type { KeywordFigures, ListEntry } from './list-shape.ts';
import { sketchText } from './same-article.ts';

/** Maximum per keyword, because a book-length text would fill the browser's storage. */
const MAX_SENTENCES = 60;
const MAX_QUOTES = 30;

export function toListEntry(report: ReportData, now: Date): ListEntry {
  const { metadata, document } = report;
  const addresses = [report.sourceUrl, report.cleanUrl, metadata.canonicalUrl];
  return {
    type: report.type,
    outlet: publisherOf(report),
    scope: metadata.publisherScope,
    headline: metadata.headline,
    url: report.sourceUrl,
    addresses: [...new Set(addresses.filter((address) => typeof address === 'string' && address !== ''))].map(
      String,
    ),
    date: metadata.date,
    author: metadata.author ?? metadata.handle ?? '',
    summary: report.summary,
    words: document.words,
    keywords: report.keywordMatches.map(toFigures),
    quotes: quotesOf(report),
    warnings: [
      ...(metadata.sponsored ? [paidWarning(`“${metadata.sponsored}”`)] : []),
      ...(report.warnings ?? []).map(({ message }) => message),
    ],
    counts: metadata.counts ?? {},
    sketch: sketchText(document.text),
    analyzedAt: now.toISOString(),
    methodVersion: report.methodVersion,
  };
}

function quotesOf({ quotes = [], keywordMatches }: ReportData): ListEntry['quotes'] {
  return quotes
    .map((quote) => ({ quote, keywords: keywordsOfQuote(quote, keywordMatches) }))
    .filter(({ keywords }) => keywords.length > 0)
    .slice(0, MAX_QUOTES)
    .map(({ quote: { text, speaker, attribution }, keywords }) => ({ text, speaker, attribution, keywords }));
}

type Sentence = Pick<KeywordFigures['evidence'][number], 'section' | 'text' | 'marks'>;

function sentenceOf({ section, text, marks }: Sentence): Sentence {
  return { section, text, marks: marks.map(({ start, end }) => ({ start, end })) };
}

function toFigures(match: ReportData['keywordMatches'][number]): KeywordFigures {
  return {
    keyword: match.keyword,
    tracked: formatKeyword(match.spellings?.map(({ text }) => text) ?? [match.keyword], match.exclusions),
    mentions: match.mentions,
    inHeadline: match.evidence.some(({ section }) => section === 'headline'),
    tone: match.tone.value,
    label: match.tone.label,
    evidence: match.evidence.slice(0, MAX_SENTENCES).map((line, position) => {
      const tone = match.tone.sentences[position];
      return { ...sentenceOf(line), tone: tone?.value ?? null, words: tone ? supportingWords(tone) : [] };
    }),
    sentences: match.evidenceSentences ?? match.evidence.length,
    notCounted: {
      mentions: match.notCounted?.mentions ?? 0,
      lines: (match.notCounted?.sentences ?? [])
        .slice(0, MAX_SENTENCES)
        .map((line) => ({ ...sentenceOf(line), reason: exclusionReason(line.exclusion) })),
    },
    near: match.nearForms.map(({ text }) => text),
  };
}
