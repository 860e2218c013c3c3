import { useMemo } from 'react';
import { usePaper } from '../../../lib/use-paper.ts';
import type { CoverageList } from '../book/coverage-list.ts';
import { PaperReport } from './paper-report.tsx';
import { reportModel } from './report-model.ts';

interface PrintedReportProps {
  readonly list: CoverageList;
  readonly towards: string;
}

/** The composed report on paper, in place of the screen. */
export function PrintedReport({ list, towards }: PrintedReportProps) {
  const isPrinting = usePaper();
  const model = useMemo(
    () => (isPrinting && list.rows.length > 0 ? reportModel(list, towards, new Date()) : null),
    [isPrinting, list, towards],
  );
  return model === null ? null : <PaperReport model={model} />;
}
