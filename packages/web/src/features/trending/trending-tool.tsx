import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import { toolColumns } from '../../ui/tool-layout.ts';
import { RankingPanel } from './ranking-panel.tsx';
import { SAMPLE_LIST } from './sample.ts';
import { TRENDING_STRINGS } from './strings.ts';
import { TrendingForm } from './trending-form.tsx';
import { useTrending } from './use-trending.ts';
import { useTrendingInputs } from './use-trending-inputs.ts';

/** The Trending Analyzer: the list on the left, the ranking on the right; one below the other on a narrow screen. */
export function TrendingTool() {
  const inputs = useTrendingInputs();
  const trending = useTrending(inputs);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      trending.analyze();
    }
  };

  const fillSample = () => {
    trending.noteEdit();
    inputs.setMode('paste');
    inputs.setLineType('mixed');
    inputs.setText(SAMPLE_LIST);
    // The button that was pressed goes away; the next step takes the focus.
    trending.runRef.current?.focus();
  };

  return (
    <Box sx={toolColumns(4)}>
      <TrendingForm inputs={inputs} trending={trending} onKeyDown={onKeyDown} />
      <RankingPanel
        pending={trending.pending}
        ranking={trending.ranking}
        stale={trending.stale}
        headingRef={trending.headingRef}
        sample={inputs.text.trim() === '' ? { label: TRENDING_STRINGS.empty.sample, fill: fillSample } : null}
      />
    </Box>
  );
}
