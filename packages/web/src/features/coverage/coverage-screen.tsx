import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CoverageExports } from './coverage-exports-bar.tsx';
import { CoverageFilter } from './coverage-filter.tsx';
import { CoverageInput } from './coverage-input.tsx';
import { keywordsOf } from './coverage-list.ts';
import { CoverageOverview } from './coverage-overview.tsx';
import { PrintCover, PrintMethod } from './coverage-print.tsx';
import { CoverageProgress } from './coverage-progress.tsx';
import { CoverageRows } from './coverage-rows.tsx';
import { COVERAGE_STRINGS as STRINGS } from './strings.ts';
import { useCoverage } from './use-coverage.ts';
import { useCoverageView } from './use-coverage-view.ts';

export interface CoverageScreenProps {
  /** Keywords of the article tool; the list is analyzed for the same ones. */
  readonly keywords: readonly string[];
  readonly onKeywordsChange: (keywords: string[]) => void;
  readonly draft: string;
  readonly onDraftChange: (draft: string) => void;
  /** Addresses that were pasted into the field for one address. */
  readonly initialAddresses: string;
  readonly onClose: () => void;
}

/** Many articles in one report: addresses in, a table with figures over all of them, and ways to take it along. */
export function CoverageScreen(props: CoverageScreenProps) {
  const coverage = useCoverage();
  const { list } = coverage;
  const keywords = useMemo(() => keywordsOf(list.rows), [list.rows]);
  const view = useCoverageView(list.rows, keywords);
  const { start } = coverage;
  // A new function at every render would render every row of a long list again.
  const run = useCallback(() => void start(props.keywords), [start, props.keywords]);

  return (
    <Box className="print-blocks" sx={{ display: 'grid', gap: 2.5, '& > *': { minWidth: 0 } }}>
      <PrintCover list={list} />
      <CoverageHeading onClose={props.onClose} />
      <Panel className="no-print" sx={{ display: 'grid', gap: 2 }}>
        <CoverageInput {...props} coverage={coverage} />
        <CoverageProgress
          rows={list.rows}
          run={coverage.run}
          onCancel={coverage.cancel}
          onResume={run}
          canResume={props.keywords.length > 0}
        />
        {coverage.isKept ? null : <Alert severity="warning">{STRINGS.notKept}</Alert>}
      </Panel>
      {list.rows.length === 0 ? (
        <>
          <MessageScreen title={STRINGS.empty.title} text={STRINGS.empty.text} />
          <CoverageExports list={list} towards={view.towards} update={coverage.update} />
        </>
      ) : (
        <>
          {keywords.length > 0 ? (
            <CoverageOverview rows={list.rows} keywords={keywords} towards={view.towards} />
          ) : null}
          <CoverageExports list={list} towards={view.towards} update={coverage.update} />
          {/* In print, a grid would separate the heading from its table. */}
          <Panel sx={{ display: 'grid', gap: 2, '@media print': { display: 'block' } }}>
            <Typography variant="h3">{STRINGS.table.title}</Typography>
            <CoverageFilter rows={list.rows} keywords={keywords} view={view} />
            <CoverageRows
              rows={view.shown}
              keywords={keywords}
              view={view}
              update={coverage.update}
              onRun={run}
              trackedKeywords={props.keywords}
            />
          </Panel>
        </>
      )}
      <PrintMethod list={list} />
    </Box>
  );
}

/** The way back, and the heading, which gets the focus when the list opens. */
function CoverageHeading({ onClose }: Pick<CoverageScreenProps, 'onClose'>) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <Box className="no-print">
      <Button size="small" onClick={onClose} sx={{ ml: -0.75 }}>
        {STRINGS.back}
      </Button>
      <Typography variant="h2" ref={headingRef} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {STRINGS.title}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '46rem' }}>{STRINGS.lead}</Typography>
    </Box>
  );
}
