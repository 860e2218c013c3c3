import { PREVIEW_IMAGE_MAX_HEIGHT_PX } from '@earshot/schema/limits';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { usePaper } from '../../lib/page.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { BlocksView } from '../../ui/blocks-view.tsx';
import { Section } from '../../ui/section.tsx';
import { BreakoutBoxes, SpecialBreakouts } from './breakouts.tsx';
import { KeywordMatches } from './keyword-matches.tsx';
import { Quotes } from './quotes.tsx';
import { REPORT_ACCENT } from './report-actions.tsx';
import { AboutPage, FullText, ReportDetails } from './report-details.tsx';
import { isShortPost, reportDocument } from './report-document.ts';
import { ReportHead } from './report-head.tsx';
import { REPORT_STRINGS } from './strings.ts';
import { useEvidence } from './use-evidence.ts';

interface ReportViewProps {
  readonly data: ReportData;
  /** ISO 8601 timestamp. Null if unknown. */
  readonly analyzedAt: string | null;
  readonly actions?: ReactNode;
  readonly analyzedText?: ReactNode;
  readonly onAddSpelling?: ((keyword: string, form: string) => void) | undefined;
}

export function ReportView(props: ReportViewProps) {
  const isPaper = usePaper();
  return (
    <>
      <div className={isPaper ? 'no-print' : ''}>
        <ScreenReport {...props} />
      </div>
      {isPaper ? <BlocksView blocks={reportDocument(props.data, new Date())} accent={REPORT_ACCENT} /> : null}
    </>
  );
}

function ScreenReport({ data, analyzedAt, actions, analyzedText, onAddSpelling }: ReportViewProps) {
  const evidence = useEvidence(data.keywordMatches);
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0, containerType: 'inline-size' }}>
      <ReportHead data={data} onReveal={evidence.reveal} actions={actions} />
      {data.type === 'social' && data.previewImage ? <PreviewImage address={data.previewImage} /> : null}
      <Section title={REPORT_STRINGS.summary}>
        <Typography dir="auto" sx={SUMMARY}>
          {isShortPost(data) ? data.document.text : data.summary || REPORT_STRINGS.noSummary}
        </Typography>
      </Section>
      {analyzedText}
      <KeywordMatches data={data} evidence={evidence} onAddSpelling={onAddSpelling} />
      <Quotes quotes={data.quotes ?? []} matches={data.keywordMatches} />
      <SpecialBreakouts breakouts={data.specialBreakouts} />
      <ReportDetails data={data} />
      <BreakoutBoxes boxes={data.breakoutBoxes} onReveal={evidence.reveal} />
      <FullText data={data} />
      <AboutPage data={data} analyzedAt={analyzedAt} />
    </Box>
  );
}

function PreviewImage({ address }: { readonly address: string }) {
  const [failed, setFailed] = useState(false);
  if (failed || !/^(?:https?:|data:image\/|\/)/i.test(address)) return null;
  return (
    <Box
      component="img"
      src={address}
      alt={REPORT_STRINGS.details.previewAlt}
      onError={() => setFailed(true)}
      style={{ maxHeight: PREVIEW_IMAGE_MAX_HEIGHT_PX }}
      sx={PREVIEW}
    />
  );
}

const SUMMARY = { maxWidth: '46rem', overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const;
const PREVIEW = {
  maxWidth: '100%',
  objectFit: 'contain',
  justifySelf: 'start',
  borderRadius: 2,
  border: 1,
  borderColor: 'divider',
} as const;
