import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import type { CoverageList } from '../book/coverage-list.ts';
import type { Coverage } from '../run/use-coverage.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { CoverageFilter } from './coverage-filter.tsx';
import { CoverageRows } from './coverage-rows.tsx';
import { TriageBar } from './triage-bar.tsx';
import type { ViewState } from './use-coverage-view.ts';
import { useTriage } from './use-triage.ts';

const STRINGS = COVERAGE_STRINGS.table;

interface CoverageTablePanelProps {
  readonly list: CoverageList;
  readonly keywords: readonly string[];
  readonly view: ViewState;
  readonly coverage: Coverage;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** Shows all rows again after a figure was selected. */
  readonly onShowAll: () => void;
  /**
   * Number of finished runs. After each run, the figures come into view and the focus moves to the first row, unless the
   * user is busy elsewhere.
   */
  readonly runs: number;
  readonly figuresRef: RefObject<HTMLElement | null>;
}

/** The rows of the list with search, filters and keyboard shortcuts. */
export function CoverageTablePanel(props: CoverageTablePanelProps) {
  const { list, keywords, view, coverage, headingRef, runs, figuresRef, onShowAll } = props;
  const triage = useTriage(view.shown, view.towards, coverage);
  const showRun = useEffectEvent(() => {
    if (triage.isBusy()) return;
    figuresRef.current?.scrollIntoView?.({ block: 'start' });
    triage.start();
  });
  useEffect(() => {
    if (runs > 0) showRun();
  }, [runs]);
  const { picked } = view.view;
  return (
    <Panel className="no-print" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" ref={headingRef} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {STRINGS.title}
      </Typography>
      <CoverageFilter rows={list.rows} keywords={keywords} view={view} />
      {picked === null ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography role="status">{STRINGS.picked(picked.label, view.shown.length)}</Typography>
          <Button size="small" variant="outlined" onClick={onShowAll}>
            {STRINGS.showAll}
          </Button>
        </Box>
      )}
      <TriageBar triage={triage} towards={view.towards} />
      <CoverageRows list={list} keywords={keywords} view={view} triage={triage} />
    </Panel>
  );
}
