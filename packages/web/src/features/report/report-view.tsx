import { parseWebUrl } from '@earshot/schema/web-url';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { usePaper } from '../../lib/use-paper.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { MethodNote } from '../../ui/method-note.tsx';
import { Section } from '../../ui/section.tsx';
import { BreakoutBoxes, SpecialBreakouts } from './breakouts.tsx';
import { Coverage } from './coverage.tsx';
import { FullText } from './full-text.tsx';
import { KeywordMatches } from './keyword-matches.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import { PreviewImage } from './preview-image.tsx';
import { Prominence } from './prominence.tsx';
import { Quotes } from './quotes.tsx';
import { ReportDetails } from './report-details.tsx';
import { ReportHeader } from './report-header.tsx';
import { ReportOverview } from './report-overview.tsx';
import { SentimentSummary } from './sentiment-summary.tsx';
import { REPORT_STRINGS } from './strings.ts';
import { TitleValidation } from './title-validation.tsx';
import { useEvidence } from './use-evidence.ts';

interface ReportViewProps {
  readonly data: ReportData;
  /** ISO 8601 timestamp. Null if unknown. */
  readonly analyzedAt: string | null;
  /** Section about the analyzed text. */
  readonly analyzedText?: ReactNode;
  /** Counts another spelling of a keyword and analyzes again. */
  readonly onAddSpelling?: ((keyword: string, form: string) => void) | undefined;
}

/** A complete report. A separate print version is printed instead of the screen content. */
export function ReportView(props: ReportViewProps) {
  const isPaper = usePaper();
  return (
    <>
      <div className={isPaper ? 'no-print' : ''}>
        <ScreenReport {...props} />
      </div>
      {isPaper ? <PaperSheet data={props.data} /> : null}
    </>
  );
}

/** The report on screen, with the most important parts first: what it is about, the result in figures, then the evidence. */
function ScreenReport({ data, analyzedAt, analyzedText, onAddSpelling }: ReportViewProps) {
  const evidence = useEvidence(data.keywordMatches);
  const { reveal } = evidence;
  const hasEvidence = data.keywordMatches.some((match) => match.evidence.length > 0);
  return (
    <Box className="print-blocks" sx={{ display: 'grid', gap: 3, minWidth: 0, containerType: 'inline-size' }}>
      <ReportHeader data={data} analyzedAt={analyzedAt} />
      <ReportOverview data={data} onReveal={reveal} />
      <Box className="print-blocks" sx={COLUMNS}>
        <Box className="print-blocks" sx={STACK}>
          {data.type === 'social' && data.previewImage ? <PreviewImage address={data.previewImage} /> : null}
          <Section title={REPORT_STRINGS.summary}>
            <Typography dir="auto" sx={{ maxWidth: '46rem', overflowWrap: 'anywhere' }}>
              {data.summary || REPORT_STRINGS.noSummary}
            </Typography>
            <MethodNote figure={REPORT_STRINGS.summary} text={REPORT_STRINGS.method.summary} page="summary" />
          </Section>
          {analyzedText}
          <KeywordMatches data={data} evidence={evidence} onAddSpelling={onAddSpelling} />
          <Quotes quotes={data.quotes ?? []} matches={data.keywordMatches} />
          <SpecialBreakouts breakouts={data.specialBreakouts} />
          <BreakoutBoxes boxes={data.breakoutBoxes} onReveal={reveal} />
          <FullText data={data} />
          <ReportDetails data={data} />
        </Box>
        <Box className="print-blocks" sx={STACK}>
          {data.keywordMatches.length > 0 ? (
            <Coverage matches={data.keywordMatches} onReveal={reveal} />
          ) : null}
          {hasEvidence ? (
            <Prominence
              matches={data.keywordMatches}
              textLength={data.document.text.length}
              onReveal={reveal}
            />
          ) : null}
          <SentimentSummary
            sentiment={data.sentiment}
            language={data.document.language}
            isPost={data.type === 'social'}
          />
          <TitleValidation
            titles={data.titleValidation}
            page={parseWebUrl(data.sourceUrl)}
            source={data.metadata.source}
          />
        </Box>
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {data.methodVersion ? REPORT_STRINGS.method.version(data.methodVersion) : null}
        <span className="print-only">{REPORT_STRINGS.method.generated(formatDateTime(new Date()))}</span>
      </Typography>
    </Box>
  );
}

const STACK = { display: 'grid', gap: 3.5, alignContent: 'start', minWidth: 0 } as const;
/** Two columns if the report is wide enough. */
const COLUMNS = {
  display: 'grid',
  columnGap: 5,
  rowGap: 3.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
} as const;
