import { formatCount } from '@earshot/schema/format-count';
import Box from '@mui/material/Box';
import { Figure } from '../../../ui/figure.tsx';
import { Section } from '../../../ui/section.tsx';
import { type CoverageList, nameOf } from '../book/coverage-list.ts';
import type { FigurePick } from '../rows/coverage-view.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { type KeywordShare, shareOfVoice } from './coverage-figures.ts';
import { FIGURE_TABLE } from './figure-table-style.ts';

const STRINGS = COVERAGE_STRINGS.messages;

interface MessageTableProps {
  readonly list: CoverageList;
  /** Shows the rows behind a figure. */
  readonly onPick: (pick: FigurePick) => void;
}

/** Message pull-through: the number of articles, mentions and headlines for each key message. */
export function MessageTable({ list, onPick }: MessageTableProps) {
  if (list.messages.length === 0) return null;
  const messages = shareOfVoice(list, list.messages.map(nameOf));
  return (
    <Section title={STRINGS.title}>
      <Box component="table" sx={MESSAGE_TABLE}>
        <thead>
          <tr>
            <th scope="col">{STRINGS.message}</th>
            <th scope="col">{STRINGS.articles}</th>
            <th scope="col">{STRINGS.mentions}</th>
            <th scope="col">{STRINGS.headlines}</th>
          </tr>
        </thead>
        <tbody>
          {messages.map((message) => (
            <MessageRow key={message.keyword} message={message} onPick={onPick} />
          ))}
        </tbody>
      </Box>
    </Section>
  );
}

function MessageRow({ message, onPick }: Pick<MessageTableProps, 'onPick'> & { message: KeywordShare }) {
  const { keyword, articles, mentions, inHeadlines, rows, headlineRows } = message;
  const figures = [
    [STRINGS.articlesWith(keyword), articles, rows],
    [STRINGS.mentionsOf(keyword), mentions, rows],
    [STRINGS.headlinesWith(keyword), inHeadlines, headlineRows],
  ] as const;
  return (
    <tr>
      <th scope="row" dir="auto">
        {keyword}
      </th>
      {figures.map(([label, value, behind]) => (
        <td key={label}>
          <Figure about={label} onOpen={value > 0 ? () => onPick({ label, rows: behind }) : undefined}>
            {formatCount(value)}
          </Figure>
        </td>
      ))}
    </tr>
  );
}

const MESSAGE_TABLE = { ...FIGURE_TABLE, maxWidth: '46rem' } as const;
