import { restPath } from '@earshot/schema/contract';
import { formatCount } from '@earshot/schema/format-count';
import { isChangedByHand } from '@earshot/schema/trending/hand-edits';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { NO_DATES_FOUND } from '@earshot/schema/trending/rules';
import { toCsv } from '@earshot/schema/trending/to-csv';
import { instantOf } from '@earshot/schema/values/dates/calendar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type RefObject, useCallback, useState } from 'react';
import { writeText } from '../../lib/blocks/write-markup.ts';
import { formatDateTime } from '../../lib/format.ts';
import { saveWord } from '../../lib/save-file.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { restFailureOf } from '../../transport/rest-error.ts';
import { trpc } from '../../transport/trpc.ts';
import { writeHtml } from '../../ui/blocks-view.tsx';
import { MoreMenu } from '../../ui/choices.tsx';
import { copyWithToast } from '../../ui/copy-button.tsx';
import { CopyIcon, DownloadIcon } from '../../ui/icons.tsx';
import { briefOf, topTenText } from './brief.ts';
import { formatHeat, topHeat } from './heat.tsx';
import { fileNameOf, rankingJson, saveTextFile, serverFileName, spreadsheetStyle } from './ranking-files.ts';
import { TRENDING_STRINGS } from './strings.ts';

const { actions: STRINGS } = TRENDING_STRINGS;

interface RankingHeadProps {
  readonly ranking: TrendingResult;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

export function RankingHead({ ranking, headingRef }: RankingHeadProps) {
  const { summary, items } = ranking;
  const hasDates = summary.time_window !== '' && summary.time_window !== NO_DATES_FOUND;
  const figures = [
    ['Total inputs', formatCount(summary.total_inputs)],
    ['Unique articles', formatCount(summary.unique_titles)],
    ['Top heat score', formatHeat(topHeat(items))],
  ] as const;
  return (
    <Box sx={HEAD}>
      <Typography variant="h2" ref={headingRef} tabIndex={-1}>
        {TRENDING_STRINGS.ranking}
      </Typography>
      <Box component="dl" sx={FIGURES}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-evidence="">{value}</dd>
          </div>
        ))}
        <div>
          <dt>Date range</dt>
          <dd className="range">
            <span role="img" aria-label={hasDates ? 'Dates found' : 'No dates found'}>
              {hasDates ? '✓' : '—'}
            </span>
            {hasDates ? `\u00A0${summary.time_window}` : ''}
          </dd>
        </div>
      </Box>
      <Actions ranking={ranking} />
    </Box>
  );
}

function Actions({ ranking }: Pick<RankingHeadProps, 'ranking'>) {
  const stored = useStoredRanking(ranking);
  const saveCsv = (form: 'stories' | 'lines') =>
    saveTextFile(
      fileNameOf(ranking, 'csv', form),
      toCsv(ranking, form, form === 'lines' ? spreadsheetStyle() : undefined),
      'text/csv',
    );
  const brief = () => briefOf(ranking);
  const saveBrief = () => {
    const { title, toFill } = TRENDING_STRINGS.brief;
    const fileName = fileNameOf(ranking, 'docx');
    void saveWord(fileName, brief(), { title }, { title: STRINGS.saved, text: `${fileName}. ${toFill}` });
  };
  const saveJson = () =>
    saveTextFile(
      fileNameOf(ranking, 'json'),
      rankingJson(ranking, new Date().toISOString()),
      'application/json',
      '. To continue later, load it under Upload File. Your corrections are in it.',
    );
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<CopyIcon />}
        onClick={() => copyWithToast(topTenText(ranking), 'Top 10 copied to clipboard')}
      >
        Copy Top 10
      </Button>
      <CsvButton ranking={ranking} isStored={stored.isStored} onSave={() => saveCsv('stories')} />
      <MoreMenu
        about="Other forms of the ranking"
        actions={[
          {
            label: 'Copy the brief',
            onRun: () =>
              void copyWithToast({ html: writeHtml(brief()), text: writeText(brief()) }, STRINGS.briefCopied),
          },
          { label: 'Brief as Word', onRun: saveBrief },
          { label: 'CSV of all inputs with their stories', onRun: () => saveCsv('lines') },
          { label: 'Save as JSON', onRun: saveJson },
          ...(stored.until === null
            ? []
            : [{ label: 'Delete this ranking', onRun: stored.remove, isDisabled: stored.isDeleting }]),
        ]}
      >
        {stored.until === null ? null : (
          <Typography variant="caption" sx={{ color: 'text.secondary', p: 1 }}>
            {`The server keeps these lines and the ranking for export until ${formatDateTime(new Date(stored.until))}, or less if it needs the space.`}
          </Typography>
        )}
      </MoreMenu>
    </Box>
  );
}

interface CsvButtonProps {
  readonly ranking: TrendingResult;
  readonly isStored: boolean;
  readonly onSave: () => void;
}

/** If a ranking was changed by hand or is not on the server, the browser writes the file. */
function CsvButton({ ranking, isStored, onSave }: CsvButtonProps) {
  const look = { size: 'small', variant: 'outlined', startIcon: <DownloadIcon /> } as const;
  if (isChangedByHand(ranking.summary) || !isStored)
    return (
      <Button {...look} onClick={onSave}>
        {STRINGS.csv}
      </Button>
    );
  return (
    <Button
      {...look}
      component="a"
      href={restPath('trending.exportCsv', { session_id: ranking.session_id })}
      target="_blank"
      rel="noopener"
      onClick={() =>
        showToast({
          title: 'Export opened',
          text: `A new tab downloads ${serverFileName(ranking, 'stories')}.`,
          tone: 'success',
        })
      }
    >
      {STRINGS.csv}
      <span style={visuallyHidden}> (opens in a new tab)</span>
    </Button>
  );
}

const HEAD = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 1 } as const;
const FIGURES = {
  typography: 'body2',
  m: 0,
  flex: '1 1 16rem',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.25,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', gap: 0.75 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 650 },
  '& .range': { fontWeight: 400, flex: 1 },
  '& dt, & dd > span': { whiteSpace: 'nowrap' },
} as const;

const NOT_FOUND = 404;

interface StoredRanking {
  /** True if the server still has the ranking and can export it, as far as the page knows. */
  readonly isStored: boolean;
  /** When the stored ranking expires (ISO timestamp). Null if unknown or no longer stored. */
  readonly until: string | null;
  readonly isDeleting: boolean;
  readonly remove: () => void;
}

function useStoredRanking({ session_id, stored_until }: TrendingResult): StoredRanking {
  const [deletedId, setDeletedId] = useState('');
  const { mutateAsync, isPending } = trpc.trending.deleteRanking.useMutation();
  const remove = useCallback(async () => {
    try {
      await mutateAsync({ session_id });
    } catch (error) {
      // A 404 means that the ranking has expired or made room for others, so it counts as deleted.
      if (restFailureOf(error)?.status !== NOT_FOUND) {
        const text =
          error instanceof Error ? error.message : 'The ranking could not be deleted. Please try again.';
        showToast({ title: 'Not deleted', text, tone: 'destructive' });
        return;
      }
    }
    setDeletedId(session_id);
    showToast({
      title: 'Ranking deleted',
      text: 'The server no longer has it. This page keeps its copy until you leave.',
      tone: 'success',
    });
  }, [mutateAsync, session_id]);

  const isOver =
    stored_until === null || (stored_until !== undefined && instantOf(stored_until) <= Date.now());
  const isStored = session_id !== '' && deletedId !== session_id && !isOver;
  return {
    isStored,
    until: isStored ? (stored_until ?? null) : null,
    isDeleting: isPending,
    remove: () => void remove(),
  };
}
