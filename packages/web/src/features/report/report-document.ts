import type { KeywordMatch } from '@earshot/schema/analysis-result';
import { countOf, formatCount } from '@earshot/schema/format-count';
import { exclusionReason } from '@earshot/schema/keywords/keyword-spellings';
import { sentimentLabel } from '@earshot/schema/sentiment';
import type { Block, Run } from '../../lib/blocks/blocks.ts';
import { formatDate, formatDateTime, formatKeywordTone, formatZonedTime } from '../../lib/format.ts';
import { countedText, publisherOf, readingCertainty, recordEntries } from '../../lib/record-entries.ts';
import { bytesOfBase64 } from '../../lib/transfer.ts';
import type { Capture, ReportData } from '../../transport/report-data.ts';
import { type MarkSpan, parseMarkup, splitAtMarks } from '../../ui/marked-text.tsx';
import { UI_STRINGS } from '../../ui/strings.ts';
import { REPORT_STRINGS as STRINGS } from './strings.ts';

/** A shorter post is not summarized, but shown once in full. */
const SUMMARIZED_FROM_WORDS = 60;

export function reportTitle({ type, metadata }: ReportData): string {
  if (metadata.headline !== '') return metadata.headline;
  if (type === 'article') return 'No headline';
  const name = metadata.author || metadata.handle;
  return name ? `Post by ${name}` : 'Social post';
}

export function isShortPost({ type, document }: ReportData): boolean {
  return type === 'social' && document.text !== '' && document.words < SUMMARIZED_FROM_WORDS;
}

/**
 * A report as a document, with the sentences behind every count. Word, Markdown, print and the clipboard render it. A short
 * article or a post fits on one printed page.
 */
export function reportDocument(data: ReportData, now: Date): Block[] {
  const { sourceUrl, quotes = [], specialBreakouts, methodVersion } = data;
  const version = methodVersion ? `${STRINGS.method.version(methodVersion)}. ` : '';
  return [
    { kind: 'title', text: reportTitle(data) },
    text(factsOf(data).join(' · ')),
    ...(sourceUrl ? [small([{ text: sourceUrl, href: sourceUrl }])] : []),
    ...(data.warnings ?? []).map(({ message }) => text(message)),
    { kind: 'figures', figures: figuresOf(data) },
    ...(data.keywordMatches.some(({ found, tone }) => found && tone.label)
      ? [small(STRINGS.overview.certainty(data.type === 'social'))]
      : []),
    ...summaryOf(data),
    { kind: 'heading', text: STRINGS.matches.title },
    ...data.keywordMatches.flatMap(matchOf),
    ...section(
      STRINGS.quotes.title,
      quotes.map((quote) => `“${quote.text}” – ${quote.speaker ?? STRINGS.quotes.nobody}`),
    ),
    ...specialBreakouts.flatMap(({ term, mentions, snippets }) =>
      section(
        `${term}: ${countOf(mentions, 'mention')}`,
        [...new Set(snippets)].map((snippet) => {
          const { text, marks } = parseMarkup(snippet);
          return markedRuns(text, marks);
        }),
      ),
    ),
    ...captureOf(data),
    small(`${version}Made with Earshot on ${formatDateTime(now)}`),
  ];
}

function captureOf({ capture }: ReportData): Block[] {
  if (!capture) return [];
  const { at, of, sha256 } = capture;
  const hash = sha256 ? ` ${STRINGS.capture.hash[of]}: ${sha256}` : '';
  return [small(`Read on ${formatZonedTime(new Date(at))}.${hash}`)];
}

const text = (content: string): Block => ({ kind: 'text', content });
const small = (content: string | Run[]): Block => ({ kind: 'text', content, isSmall: true });

function section(title: string, items: readonly (string | Run[])[]): Block[] {
  if (items.length === 0) return [];
  return [
    { kind: 'heading', text: title },
    { kind: 'list', items },
  ];
}

function factsOf(data: ReportData): string[] {
  const { metadata, document, type } = data;
  const record = recordEntries(metadata)
    .filter(({ href }) => !href)
    .map(({ label, value }) => `${label}: ${value}`);
  const counts = Object.entries(metadata.counts ?? {}).map(([name, count]) =>
    STRINGS.details.count(name, formatCount(count)),
  );
  const counted = countedText(document) ?? (document.words > 0 ? countOf(document.words, 'word') : '');
  return [
    publisherOf(data) || (type === 'social' ? STRINGS.header.noPlatform : ''),
    metadata.handle ?? '',
    formatDate(metadata.date),
    metadata.publisherLocation ?? '',
    counted,
    ...record,
    ...counts,
  ].filter((fact) => fact !== '');
}

function figuresOf({ keywordMatches: matches }: ReportData) {
  const mentions = matches.reduce((sum, match) => sum + match.mentions, 0);
  const found = matches.filter((match) => match.found);
  const [first] = found;
  return [
    { value: formatCount(mentions), label: STRINGS.overview.mentions(mentions) },
    { value: STRINGS.overview.foundOf(found.length, matches.length), label: STRINGS.overview.found },
    ...(first
      ? [
          {
            value: first.tone.label ?? STRINGS.overview.noTone,
            label: STRINGS.overview.toward(first.keyword),
          },
        ]
      : []),
  ];
}

function summaryOf(data: ReportData): Block[] {
  const { document, metadata, summary, type } = data;
  const { corrected = [] } = metadata;
  const heading: Block = { kind: 'heading', text: STRINGS.summary };
  if (type === 'article') return [heading, text(summary || STRINGS.noSummary)];
  return [
    ...(isShortPost(data) ? [heading] : []),
    ...(isShortPost(data) || summary === '' ? [] : [heading, text(summary)]),
    ...(isShortPost(data) ? [] : [{ kind: 'heading', text: 'Text of the post' } as const]),
    ...document.text.split(/\n+/).map(text),
    ...(document.reading
      ? [small(`Read from a screenshot. ${readingCertainty(document.reading, metadata)}`)]
      : []),
    ...(corrected.length > 0 ? [small(`Corrected by hand: ${corrected.join(', ')}.`)] : []),
  ];
}

function matchOf({ keyword, mentions, evidence, tone, found, ...match }: KeywordMatch): Block[] {
  const { label, counts } = tone;
  const verdict = found
    ? `${countOf(mentions, 'mention')} · ${label === null ? STRINGS.overview.noTone : formatKeywordTone(label, counts.positive + counts.negative)}`
    : match.relevancySummary;
  return [
    { kind: 'text', content: [{ text: keyword, isBold: true }, { text: ` ${verdict}` }] },
    ...(evidence.length === 0
      ? []
      : [
          {
            kind: 'list',
            items: evidence.map(({ text, marks, section: place }, at) => {
              const value = tone.sentences[at]?.value ?? null;
              const verdict = value === null ? '' : ` · ${sentimentLabel(value)}`;
              const note = ` ${STRINGS.matches.sections[place]}${verdict}`;
              return [...markedRuns(text, marks), { text: note, isQuiet: true }];
            }),
          } as const,
        ]),
    ...(match.evidenceSentences
      ? [small(STRINGS.matches.evidenceShown(evidence.length, match.evidenceSentences))]
      : []),
    ...notCountedOf(match),
  ];
}

function notCountedOf({ notCounted }: Pick<KeywordMatch, 'notCounted'>): Block[] {
  if (!notCounted) return [];
  return [
    small(UI_STRINGS.exclusions.notCounted(notCounted.mentions)),
    {
      kind: 'list',
      items: notCounted.sentences.map(({ text, marks, exclusion }) => [
        ...markedRuns(text, marks),
        { text: ` ${exclusionReason(exclusion)}`, isQuiet: true },
      ]),
    },
  ];
}

function markedRuns(text: string, marks: readonly MarkSpan[]): Run[] {
  return splitAtMarks(text, marks)
    .filter((part) => part.text !== '')
    .map((part) => ({ text: part.text, ...(part.marked && { isBold: true }) }));
}

/** Adds the time at which a post was read and, where the browser can hash, the SHA-256 of its picture or text. */
export async function captured(report: ReportData, imageBase64?: string): Promise<ReportData> {
  const at = new Date().toISOString();
  const of: Capture['of'] = imageBase64 === undefined ? 'text' : 'picture';
  const bytes =
    imageBase64 === undefined ? new TextEncoder().encode(report.document.text) : bytesOfBase64(imageBase64);
  // On insecure origins, `crypto.subtle` is undefined, although its type says otherwise.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  const hash = await subtle?.digest('SHA-256', bytes);
  return { ...report, capture: { at, of, ...(hash && { sha256: hexOf(hash) }) } };
}

function hexOf(hash: ArrayBuffer): string {
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
