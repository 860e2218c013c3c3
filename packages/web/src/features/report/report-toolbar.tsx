import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { ReportData } from '../../transport/report-data.ts';
import { copyWithToast } from '../../ui/copy-with-toast.ts';
import { CopyIcon, DownloadIcon, PrintIcon } from '../../ui/icons.tsx';
import { exportReport } from './export-report.ts';
import { reportMarkdown } from './report-markdown.ts';
import { REPORT_STRINGS } from './strings.ts';

const STRINGS = REPORT_STRINGS.actions;

interface ReportToolbarProps {
  readonly data: ReportData;
  readonly actions: ReactNode;
}

/** Buttons to export a report as a JSON file, copy it as Markdown, or print it, followed by the tool's own actions. */
export function ReportToolbar({ data, actions }: ReportToolbarProps) {
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<DownloadIcon />}
        onClick={() => exportReport(data, new Date())}
      >
        {STRINGS.exportJson}
      </Button>
      <Button
        size="small"
        variant="outlined"
        startIcon={<CopyIcon />}
        onClick={() => copyWithToast(reportMarkdown(data), STRINGS.markdownCopied)}
      >
        {STRINGS.markdown}
      </Button>
      <Button size="small" variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
        {STRINGS.print}
      </Button>
      {actions}
    </Box>
  );
}
