import { sampleAddress } from '@earshot/schema/help/sample-set';
import Box from '@mui/material/Box';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PastedArticles } from '../../lib/arrivals.ts';
import { usePaper } from '../../lib/page.ts';
import { BlocksView } from '../../ui/blocks-view.tsx';
import { EditSteps } from '../../ui/edit-steps.tsx';
import { MessageScreen, SkeletonCards } from '../../ui/message-screen.tsx';
import { filledList, nameOf } from './book/coverage-list.ts';
import type { CoverageList } from './book/list-shape.ts';
import { CoverageOverview } from './figures/coverage-overview.tsx';
import { listFigures } from './figures/list-figures.ts';
import { CoverageHeading } from './lists/coverage-heading.tsx';
import { useComparison } from './lists/use-lists.ts';
import { OwnWords } from './report/own-words.tsx';
import { reportBlocks } from './report/report-blocks.ts';
import { reportModel } from './report/report-model.ts';
import { CoverageTable } from './rows/coverage-table.tsx';
import { type FigurePick, useCoverageView, type ViewState } from './rows/coverage-view.ts';
import { FailedRows } from './rows/failed-rows.tsx';
import { RunPanel } from './run/run-panel.tsx';
import { type Coverage, useCoverage } from './run/use-coverage.ts';
import { COVERAGE_STRINGS as STRINGS } from './strings.ts';

export interface CoverageScreenProps {
  readonly listId: string;
  readonly onOpen: (listId: string | null) => void;
  readonly initialKeywords: readonly string[];
  readonly initialArticles: PastedArticles | null;
  readonly startsAtOnce: boolean;
  /** Called once `startsAtOnce` has taken effect, so that it applies only once. */
  readonly onStartTaken: () => void;
}

export function CoverageScreen(props: CoverageScreenProps) {
  const { listId, onOpen } = props;
  const coverage = useCoverage();
  const { list, log, open, undo, redo, update, isLoaded } = coverage;
  const isOpen = isLoaded && list.id === listId;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const tableRef = useRef<HTMLHeadingElement>(null);
  const [runs, setRuns] = useState(0);
  const noteRun = useCallback(() => setRuns((before) => before + 1), []);
  const keywords = useMemo(() => list.keywords.map(nameOf), [list.keywords]);
  const figures = listFigures(list);
  const view = useCoverageView(list, keywords);
  const picking = usePicking(view, tableRef);
  const comparison = useComparison(list);

  useEffect(() => void open(listId), [open, listId]);
  useFilledList(coverage, isOpen, props);

  const hasRows = list.rows.length > 0;
  const isAnalyzed = list.rows.some(({ entry }) => entry !== null);
  const hasFigures = isAnalyzed && keywords.length > 0;

  if (!isOpen) return <SkeletonCards count={1} heightPx={560} />;
  return (
    <Box sx={{ display: 'grid', '@media print': { display: 'block' }, gap: 2.5, '& > *': { minWidth: 0 } }}>
      <CoverageHeading headingRef={headingRef} list={list} earlier={comparison.earlier} onOpen={onOpen}>
        <EditSteps log={log} onUndo={undo} onRedo={redo} afterRef={hasRows ? tableRef : headingRef} />
      </CoverageHeading>
      <RunPanel
        coverage={coverage}
        startsAtOnce={props.startsAtOnce}
        onStartTaken={props.onStartTaken}
        onDone={noteRun}
      />
      {!hasRows ? <MessageScreen {...STRINGS.empty} links={[SAMPLE]} /> : null}
      <FailedRows coverage={coverage} />
      {hasRows ? (
        <CoverageTable
          list={list}
          keywords={keywords}
          figures={figures}
          view={view}
          coverage={coverage}
          headingRef={tableRef}
          onShowAll={picking.showAll}
          runs={runs}
        />
      ) : null}
      {isAnalyzed ? (
        <OwnWords client={list.client} period={list.period} settings={list.settings} update={update} />
      ) : null}
      {hasFigures ? (
        <CoverageOverview
          list={list}
          figures={figures}
          comparison={comparison}
          picked={view.view.picked}
          onPick={picking.pick}
        />
      ) : null}
      <PrintedReport list={list} earlier={comparison.earlier} />
    </Box>
  );
}

interface PrintedReportProps {
  readonly list: CoverageList;
  readonly earlier: CoverageList | null;
}

function PrintedReport({ list, earlier }: PrintedReportProps) {
  const isPrinting = usePaper();
  const model = useMemo(
    () => (isPrinting && list.rows.length > 0 ? reportModel(list, new Date(), earlier) : null),
    [isPrinting, list, earlier],
  );
  return model === null ? null : <BlocksView blocks={reportBlocks(model)} accent={model.color} />;
}

const SAMPLE = { to: sampleAddress('coverage'), label: 'Open 40 practice articles' };

/** Shows the rows behind a figure. `showAll` returns the focus to that figure. */
function usePicking(view: ViewState, tableRef: RefObject<HTMLElement | null>) {
  const origin = useRef<Element | null>(null);
  const { showAll: show } = view;
  const showAll = () => {
    show();
    if (origin.current instanceof HTMLElement) origin.current.focus();
    origin.current = null;
  };
  const pick = useCallback(
    (picked: FigurePick | null) => {
      show(picked);
      if (picked === null) return;
      origin.current = document.activeElement;
      tableRef.current?.focus();
    },
    [show, tableRef],
  );
  return { pick, showAll };
}

function useFilledList({ update }: Coverage, isOpen: boolean, props: CoverageScreenProps): void {
  const { initialArticles: articles, initialKeywords: keywords } = props;
  useEffect(() => {
    if (!isOpen || (articles === null && keywords.length === 0)) return;
    update((current) => filledList(current, articles, keywords));
  }, [isOpen, articles, keywords, update]);
}
