import type { ArticleReport, ReportedMatch, SocialReport } from '@earshot/schema/report/model';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { writeMarkdown, writeText } from '../../lib/blocks/write-markup.ts';
import { saveWord } from '../../lib/save-file.ts';
import { downloadText, fileSlug } from '../../lib/transfer.ts';
import { showToast } from '../../toasts/toast-store.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { writeHtml } from '../../ui/blocks-view.tsx';
import { MoreMenu } from '../../ui/choices.tsx';
import { copyWithToast } from '../../ui/copy-button.tsx';
import { CopyIcon, DownloadIcon } from '../../ui/icons.tsx';
import { reportDocument, reportTitle } from './report-document.ts';
import { REPORT_STRINGS } from './strings.ts';

const EXPORTED = { title: 'Report exported', text: 'Analysis report has been downloaded.' } as const;

interface ReportActionsProps {
  readonly data: ReportData;
  readonly children: ReactNode;
}

export function ReportActions({ data, children }: ReportActionsProps) {
  const title = reportTitle(data);
  const blocks = () => reportDocument(data, new Date());
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        size="small"
        variant="contained"
        startIcon={<DownloadIcon />}
        onClick={() => void saveWord(`${fileSlug(title)}.docx`, blocks(), { title }, EXPORTED)}
      >
        Word
      </Button>
      <Button
        size="small"
        variant="outlined"
        startIcon={<CopyIcon />}
        onClick={() =>
          void copyWithToast(
            { html: writeHtml(blocks()), text: writeText(blocks()) },
            'Report copied to clipboard',
          )
        }
      >
        Copy
      </Button>
      {children}
      <MoreMenu
        about={REPORT_STRINGS.title}
        actions={[
          { label: 'Export JSON', onRun: () => exportReport(data, new Date()) },
          {
            label: 'Copy as Markdown',
            onRun: () => void copyWithToast(writeMarkdown(blocks()), 'Report copied as Markdown'),
          },
          { label: 'Print', onRun: () => window.print() },
        ]}
      />
    </Box>
  );
}

export function exportReport(data: ReportData, now: Date): void {
  const json = `${JSON.stringify(buildReport(data, now), null, 2)}\n`;
  downloadText(`${data.type}-analysis-${now.getTime()}.json`, json, 'application/json');
  showToast({ ...EXPORTED, tone: 'success' });
}

/** The exported file, whose fields and order are fixed (#182, #183, A-25). */
function buildReport(data: ReportData, now: Date): ArticleReport | SocialReport {
  const { type, sourceUrl: url, summary, metadata } = data;
  const generatedAt = now.toISOString();
  const keywordMatches = data.keywordMatches.map(
    ({ keyword, found, mentions, relevancySummary, notCounted }): ReportedMatch => ({
      keyword,
      found,
      mentions,
      relevancySummary,
      ...(notCounted && { notCounted }),
    }),
  );
  if (type === 'social') {
    return {
      type: 'Social Post Analysis Report',
      url,
      generatedAt,
      platform: metadata.platform ?? '',
      summary,
      keywordMatches,
      ...(metadata.corrected && { corrected: [...metadata.corrected] }),
    };
  }
  return {
    type: 'Article Analysis Report',
    url,
    generatedAt,
    source: metadata.source,
    headline: metadata.headline,
    date: metadata.date,
    summary,
    keywordMatches,
    breakoutBoxes: data.breakoutBoxes.map(({ keyword, description, mentions }) => ({
      keyword,
      description,
      mentions,
    })),
  };
}
