import { useMemo } from 'react';
import { usePaper } from '../../../lib/use-paper.ts';
import type { CoverageList } from '../book/coverage-list.ts';
import { PaperReport } from './paper-report.tsx';
import { reportModel } from './report-model.ts';

interface PrintedReportProps {
  readonly list: CoverageList;
  readonly earlier: CoverageList | null;
}

/** The report, which is printed in place of the screen content. */
export function PrintedReport({ list, earlier }: PrintedReportProps) {
  const isPrinting = usePaper();
  const model = useMemo(
    () => (isPrinting && list.rows.length > 0 ? reportModel(list, new Date(), earlier) : null),
    [isPrinting, list, earlier],
  );
  return model === null ? null : <PaperReport model={model} />;
}
