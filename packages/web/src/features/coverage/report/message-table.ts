import { formatCount } from '@earshot/schema/format-count';
import { COVERAGE_STRINGS } from '../strings.ts';
import type { ReportModel } from './report-model.ts';
import type { ReportTable } from './tone-tables.ts';

const { messages: STRINGS } = COVERAGE_STRINGS;

/** Returns the table of key messages with their articles, mentions and headlines. Empty if the list has no messages. */
export function messageTables({ messages }: Pick<ReportModel, 'messages'>): ReportTable[] {
  if (messages.length === 0) return [];
  const cell = (value: number, rows: readonly number[]) => ({
    text: formatCount(value),
    value,
    isShare: false,
    rows,
  });
  return [
    {
      title: STRINGS.title,
      note: '',
      heads: [STRINGS.message, STRINGS.articles, STRINGS.mentions, STRINGS.headlines],
      rows: messages.map(({ keyword, articles, mentions, inHeadlines, rows, headlineRows }) => [
        { text: keyword, value: null, isShare: false, rows: [] },
        cell(articles, rows),
        cell(mentions, []),
        cell(inHeadlines, headlineRows),
      ]),
    },
  ];
}
