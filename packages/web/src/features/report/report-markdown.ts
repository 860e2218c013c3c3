import { formatCount } from '@earshot/schema/format-count';
import { sentimentLabel } from '@earshot/schema/sentiment';
import { countedText } from '../../lib/counted-text.ts';
import { escapeMarkdown } from '../../lib/escape-markdown.ts';
import { formatDate, formatMentions, formatTone } from '../../lib/format.ts';
import { knownPlatform } from '../../lib/publisher-of.ts';
import { recordEntries, warningEntries } from '../../lib/record-entries.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { REPORT_STRINGS } from './strings.ts';

/** Writes a report as Markdown for pasting into a document: source, summary, a table of matches and their sentences. */
export function reportMarkdown(data: ReportData): string {
  const { metadata } = data;
  const blocks = [
    `# ${escapeMarkdown(metadata.headline || REPORT_STRINGS.title)}`,
    [
      `- ${REPORT_STRINGS.details.source}: ${escapeMarkdown(metadata.source || REPORT_STRINGS.details.missing)}`,
      `- ${REPORT_STRINGS.details.date}: ${formatDate(metadata.date)}`,
      ...(data.type === 'social'
        ? [
            `- ${REPORT_STRINGS.details.platform}: ${escapeMarkdown(knownPlatform(metadata.platform) || REPORT_STRINGS.details.missing)}`,
          ]
        : []),
      ...(data.type === 'social' ? postLines(data) : recordLines(data)),
      ...(metadata.corrected && metadata.corrected.length > 0
        ? [`- ${REPORT_STRINGS.details.corrected}: ${metadata.corrected.join(', ')}`]
        : []),
      ...(data.sourceUrl ? [`- ${REPORT_STRINGS.details.address}: <${data.sourceUrl}>`] : []),
      ...sentimentLine(data),
      ...warningEntries(data.warnings).map(({ label, value }) => `- ${label}: ${escapeMarkdown(value)}`),
    ].join('\n'),
    `## ${REPORT_STRINGS.summary}\n\n${escapeMarkdown(data.summary || REPORT_STRINGS.noSummary)}`,
    `## ${REPORT_STRINGS.matches.title}\n\n${matchTable(data)}`,
    ...data.keywordMatches.filter((match) => match.evidence.length > 0).map(evidenceBlock),
    ...(data.methodVersion ? [`_${REPORT_STRINGS.method.version(data.methodVersion)}_`] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function recordLines({ metadata, document }: ReportData): string[] {
  const counted = countedText(document);
  return [
    ...recordEntries(metadata).map(({ label, value, href }) =>
      href ? `- ${label}: <${href}>` : `- ${label}: ${escapeMarkdown(value)}`,
    ),
    ...(counted === null ? [] : [`- ${REPORT_STRINGS.record.counted}: ${counted}`]),
  ];
}

function postLines({ metadata }: ReportData): string[] {
  const names = [metadata.author, metadata.handle].filter(Boolean).join(', ');
  const counts = Object.entries(metadata.counts ?? {}).map(([name, count]) =>
    REPORT_STRINGS.details.count(name, formatCount(count)),
  );
  return [
    ...(names === '' ? [] : [`- ${REPORT_STRINGS.details.author}: ${escapeMarkdown(names)}`]),
    ...(counts.length === 0
      ? []
      : [`- ${REPORT_STRINGS.details.counts}: ${escapeMarkdown(counts.join(' · '))}`]),
  ];
}

function sentimentLine({ sentiment }: ReportData): string[] {
  if (sentiment.value === null) return [];
  const label = sentimentLabel(sentiment.value);
  return [`- ${REPORT_STRINGS.sentiment.title}: ${formatTone(label, sentiment.value)}`];
}

function matchTable(data: ReportData): string {
  const rows = data.keywordMatches.map(
    (match) =>
      `| ${escapeMarkdown(match.keyword)} | ${match.mentions} | ${escapeMarkdown(match.relevancySummary)} |`,
  );
  return ['| Keyword | Mentions | Relevancy |', '| --- | ---: | --- |', ...rows].join('\n');
}

function evidenceBlock(match: ReportData['keywordMatches'][number]): string {
  const sentences = match.evidence.map((sentence) => `- ${markedMarkdown(sentence.text, sentence.marks)}`);
  return `### ${escapeMarkdown(match.keyword)} ${formatMentions(match.mentions)}\n\n${sentences.join('\n')}`;
}

function markedMarkdown(
  text: string,
  marks: readonly { readonly start: number; readonly end: number }[],
): string {
  let position = 0;
  let marked = '';
  for (const mark of [...marks].sort((a, b) => a.start - b.start)) {
    if (mark.start < position) continue;
    marked += `${escapeMarkdown(text.slice(position, mark.start))}**${escapeMarkdown(text.slice(mark.start, mark.end))}**`;
    position = mark.end;
  }
  return marked + escapeMarkdown(text.slice(position));
}
