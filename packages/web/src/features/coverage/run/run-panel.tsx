import Alert from '@mui/material/Alert';
import { Panel } from '../../../ui/panel.tsx';
import { ImportPanel } from '../import/import-panel.tsx';
import { COVERAGE_STRINGS } from '../strings.ts';
import { CoverageInput } from './coverage-input.tsx';
import { CoverageProgress } from './coverage-progress.tsx';
import { StaleRows } from './stale-rows.tsx';
import type { Coverage } from './use-coverage.ts';

interface RunPanelProps {
  readonly coverage: Coverage;
  /** Addresses that were pasted into the field for one address. */
  readonly initialAddresses: string;
  /** Called when a run has reached its end. */
  readonly onDone: () => void;
}

/** What goes into the list, and how far the work on it is. */
export function RunPanel({ coverage, initialAddresses, onDone }: RunPanelProps) {
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
}
