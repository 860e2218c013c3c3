import { countOf } from '@earshot/schema/format-count';
import { ROUTES } from '@earshot/schema/routes';
import { LINE_TYPE_LABELS } from '@earshot/schema/trending/rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useArrival } from '../../lib/arrivals.ts';
import { runOnCtrlEnter, useFoldedForm } from '../../lib/focus.ts';
import { useDocumentTitle, useRunWhen } from '../../lib/page.ts';
import { ResultPanel } from '../../ui/run-state.tsx';
import { FoldedForm, ONE_COLUMN, toolColumns } from '../../ui/tool-form.tsx';
import { ColumnsPanel } from './columns-panel.tsx';
import { RankingView } from './ranking-view.tsx';
import { TRENDING_STRINGS } from './strings.ts';
import { TrendingForm } from './trending-form.tsx';
import { type TrendingInputs, useTrending, useTrendingInputs } from './use-trending.ts';

export function TrendingTool() {
  const inputs = useTrendingInputs();
  const trending = useTrending(inputs);
  const [isSampleDue, setSampleDue] = useState(false);

  const fillSample = () => {
    trending.noteEdit();
    inputs.setMode('paste');
    inputs.setLineType('mixed');
    inputs.setText(SAMPLE_LIST);
    setSampleDue(true);
  };
  useRunWhen(isSampleDue && inputs.text === SAMPLE_LIST && inputs.mode === 'paste', () => {
    setSampleDue(false);
    trending.analyze();
  });

  useArrival('headlines', ({ text }) => {
    trending.noteEdit();
    inputs.setMode('paste');
    inputs.setText(text);
    trending.runRef.current?.focus();
  });
  useArrival('file', ({ file }) => {
    trending.noteEdit();
    inputs.setMode('upload');
    inputs.setFile(file);
    trending.runRef.current?.focus();
  });

  const { ranking } = trending;
  const table = ranking?.summary.table;
  // After a reload, a chosen file is gone.
  const canRankAgain = trending.stale === null && trending.canAnalyze && !trending.pending;
  const form = useFoldedForm({ ...trending, result: ranking });
  return (
    <Box sx={form.isFolded ? ONE_COLUMN : toolColumns(4)}>
      {form.isFolded && ranking ? (
        <FoldedForm summary={summaryOf(inputs, ranking.summary.total_inputs)} onEdit={form.open} />
      ) : null}
      <TrendingForm
        inputs={inputs}
        trending={trending}
        onKeyDown={runOnCtrlEnter(() => trending.analyze())}
        isFolded={form.isFolded}
      />
      <ResultPanel
        heading={
          ranking ? null : (
            <Typography variant="h2" ref={trending.headingRef} tabIndex={-1}>
              {TRENDING_STRINGS.ranking}
            </Typography>
          )
        }
        noun="ranking"
        pending={trending.pending}
        stale={trending.stale}
        empty={TRENDING_STRINGS.empty}
        sample={inputs.text.trim() === '' ? { label: 'Try a sample', fill: fillSample } : null}
      >
        {ranking ? (
          <>
            <RankingView ranking={ranking} headingRef={trending.headingRef} />
            {table && canRankAgain ? (
              <Box sx={{ mt: 2 }}>
                <ColumnsPanel
                  key={table.columns.map(({ kind }) => kind).join()}
                  table={table}
                  onChoose={trending.analyze}
                />
              </Box>
            ) : null}
          </>
        ) : null}
      </ResultPanel>
    </Box>
  );
}

function summaryOf({ mode, file, lineType }: TrendingInputs, inputs: number): string {
  const entered = mode === 'upload' && file !== null ? file.name : countOf(inputs, 'input');
  return `${entered} · ${LINE_TYPE_LABELS[lineType]}`;
}

export function TrendingPage() {
  useDocumentTitle(ROUTES.trending.title);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <div>
        <Typography variant="h1">Trending Analyzer</Typography>
        <Typography className="no-print" sx={{ mt: 0.75, color: 'text.secondary', maxWidth: '44rem' }}>
          Which stories lead your list, and why? Paste your own list and see it ranked, with the math behind
          every rank.
        </Typography>
      </div>
      <TrendingTool />
    </Box>
  );
}

const SAMPLE_LIST = `Tidewell ferry strike ends after nine days - The Harbour Ledger (March 5, 2025)
Ferry strike at Tidewell ends as crews accept new rosters | Northbank Times (2025-03-05)
Valley Post: Tidewell ferry strike ends, boats to run from Thursday (March 5, 2025)
Tidewell Ferries strike enters second week, commuters angry - Northbank Times (March 3, 2025)
Marlow Rail orders forty quiet trains - Valley Post (March 4, 2025)
Marlow Rail orders 40 quiet trains for coastal line | The Harbour Ledger (March 4, 2025)
Quiet trains: council welcomes Marlow Rail order - Coast Radio (March 5, 2025)
Northbank library reopens after flood repairs - Northbank Times (March 2, 2025)
Library in Northbank reopens after flood damage - Coast Radio (March 3, 2025)
Award-winning bakery chain Crumb & Co expands to Ostmark - Market Gazette (March 1, 2025)
https://harbourledger.example/2025/03/04/charging-pier-delayed-again
Charging pier delayed again, harbour authority blames supplier - Valley Post (March 4, 2025)
Fuel leak near fish market was worse than reported, inquiry finds - The Harbour Ledger (March 5, 2025)
Inquiry: fish market fuel leak worse than reported | Coast Radio (March 5, 2025)
Ostmark marathon breaks entry record - Ostmark Daily (February 28, 2025)
School meals in Northbank to be free from autumn - Northbank Times (March 4, 2025)`;
