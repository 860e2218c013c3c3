import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { MethodNote } from '../../ui/method-note.tsx';
import { Section } from '../../ui/section.tsx';
import { BreakoutBoxes, SpecialBreakouts } from './breakouts.tsx';
import { Coverage } from './coverage.tsx';
import { KeywordMatches } from './keyword-matches.tsx';
import { PreviewImage } from './preview-image.tsx';
import { Prominence } from './prominence.tsx';
import { ReportDetails } from './report-details.tsx';
import { SentimentSummary } from './sentiment-summary.tsx';
import { REPORT_STRINGS } from './strings.ts';
import { TitleValidation } from './title-validation.tsx';

interface ReportViewProps {
  readonly data: ReportData;
  /** Section about the text that was analysed. */
  readonly analyzedText?: ReactNode;
}

/** A whole report, most wanted first: what it says, about which keywords, where, and who published it. */
export function ReportView({ data, analyzedText }: ReportViewProps) {
  const hasEvidence = data.keywordMatches.some((match) => match.evidence.length > 0);
  return (
    <Box sx={{ display: 'grid', gap: 3.5, minWidth: 0 }}>
      {data.type === 'social' && data.previewImage ? <PreviewImage address={data.previewImage} /> : null}
      <Section title={REPORT_STRINGS.summary}>
        <Typography dir="auto" sx={{ maxWidth: '46rem', overflowWrap: 'anywhere' }}>
          {data.summary || REPORT_STRINGS.noSummary}
        </Typography>
        <MethodNote figure={REPORT_STRINGS.summary} text={REPORT_STRINGS.method.summary} />
      </Section>
      {analyzedText}
      <KeywordMatches matches={data.keywordMatches} />
      {data.keywordMatches.length > 0 ? <Coverage matches={data.keywordMatches} /> : null}
      {hasEvidence ? (
        <Prominence matches={data.keywordMatches} textLength={data.document.text.length} />
      ) : null}
      <BreakoutBoxes boxes={data.breakoutBoxes} />
      <SpecialBreakouts breakouts={data.specialBreakouts} />
      <SentimentSummary sentiment={data.sentiment} />
      <ReportDetails data={data} />
      <TitleValidation titles={data.titleValidation} hasPage={data.sourceUrl !== ''} />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {data.methodVersion ? REPORT_STRINGS.method.version(data.methodVersion) : null}
        <span className="print-only">{REPORT_STRINGS.method.generated(formatDateTime(new Date()))}</span>
      </Typography>
    </Box>
  );
}
