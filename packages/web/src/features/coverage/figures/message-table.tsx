import { formatCount } from '@earshot/schema/format-count';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { EvidenceLines } from '../../../ui/evidence-lines.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { Section } from '../../../ui/section.tsx';
import { type CoverageList, figuresOf, nameOf } from '../book/coverage-list.ts';
import { shownEntry } from '../book/effective-row.ts';
import { titleOf } from '../book/list-edits.ts';
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

/**
 * Message pull-through: the number of articles, mentions and headlines for each key message. Clicking the mentions
 * shows their sentences, and clicking another figure shows its articles.
 */
export function MessageTable({ list, onPick }: MessageTableProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const sentencesId = useId();
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
            <MessageRow
              key={message.keyword}
              message={message}
              onPick={onPick}
              isOpen={message.keyword === opened}
              onToggle={() => setOpened(message.keyword === opened ? null : message.keyword)}
            />
          ))}
        </tbody>
      </Box>
      {messages
        .filter(({ keyword, mentions }) => keyword === opened && mentions > 0)
        .map(({ keyword, rows }) => (
          <EvidenceLines
            key={keyword}
            id={sentencesId}
            label={STRINGS.sentencesOf(keyword)}
            lines={linesOf(list, keyword, rows)}
          />
        ))}
    </Section>
  );
}

/** Returns the sentences of a message in the given rows, each with the outlet. */
function linesOf({ rows }: CoverageList, message: string, ids: readonly number[]) {
  const wanted = new Set(ids);
  return rows
    .filter(({ id }) => wanted.has(id))
    .flatMap((row) =>
      (figuresOf(row, message)?.evidence ?? []).map(({ text, marks }, position) => ({
        key: `${row.id} ${position}`,
        place: shownEntry(row)?.outlet || titleOf(row),
        text,
        marks,
        tone: '',
      })),
    );
}

interface MessageRowProps extends Pick<MessageTableProps, 'onPick'> {
  readonly message: KeywordShare;
  /** Whether the sentences of the message are shown. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function MessageRow({ message, onPick, isOpen, onToggle }: MessageRowProps) {
  const { keyword, articles, mentions, inHeadlines, rows, headlineRows } = message;
  const filtering = (label: string, value: number, behind: readonly number[]) => (
    <td>
      <Figure about={label} onOpen={value > 0 ? () => onPick({ label, rows: behind }) : undefined}>
        {formatCount(value)}
      </Figure>
    </td>
  );
  return (
    <tr>
      <th scope="row" dir="auto">
        {keyword}
      </th>
      {filtering(STRINGS.articlesWith(keyword), articles, rows)}
      <td>
        <Figure
          about={STRINGS.mentionsOf(keyword)}
          expanded={isOpen}
          onOpen={mentions > 0 ? onToggle : undefined}
        >
          {formatCount(mentions)}
        </Figure>
      </td>
      {filtering(STRINGS.headlinesWith(keyword), inHeadlines, headlineRows)}
    </tr>
  );
}

const MESSAGE_TABLE = { ...FIGURE_TABLE, maxWidth: '46rem' } as const;
