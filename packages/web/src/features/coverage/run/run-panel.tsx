import Alert from '@mui/material/Alert';
import { memo } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { ImportPanel } from '../import/import-panel.tsx';
import { COVERAGE_STRINGS } from '../strings.ts';
import { CoverageInput } from './coverage-input.tsx';
import { CoverageProgress } from './coverage-progress.tsx';
import { StaleRows } from './stale-rows.tsx';
import type { Coverage } from './use-coverage.ts';

interface RunPanelProps {
  readonly coverage: Coverage;
  /** URLs that were pasted into the field for a single URL. */
  readonly initialAddresses: string;
  /** Called when a run started with the form has finished. */
  readonly onDone: () => void;
}

/** The inputs of the list and the progress of the run. */
export const RunPanel = memo(function RunPanel({ coverage, initialAddresses, onDone }: RunPanelProps) {
  return (
    <Panel className="no-print" sx={{ display: 'grid', gap: 2 }}>
      <CoverageInput coverage={coverage} initialAddresses={initialAddresses} onDone={onDone} />
      <ImportPanel coverage={coverage} />
      <CoverageProgress
        rows={coverage.list.rows}
        run={coverage.run}
        onCancel={coverage.cancel}
        onResume={() => void coverage.start()}
      />
      <StaleRows coverage={coverage} />
      {coverage.isKept ? null : <Alert severity="warning">{COVERAGE_STRINGS.notKept}</Alert>}
    </Panel>
  );
});
