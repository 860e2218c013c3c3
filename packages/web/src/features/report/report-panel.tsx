import { PREVIEW_IMAGE_MAX_HEIGHT_PX } from '@earshot/schema/limits';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ReactNode, type RefObject, useState } from 'react';
import type { StaleReason } from '../../lib/analysis.ts';
import { BRAND_COLOR } from '../../lib/blocks/blocks.ts';
import { usePaper } from '../../lib/page.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { BlocksView } from '../../ui/blocks-view.tsx';
import { ResultPanel } from '../../ui/run-state.tsx';
import { Section } from '../../ui/section.tsx';
import { BreakoutBoxes, Quotes, SpecialBreakouts } from './breakouts.tsx';
import { KeywordMatches, useEvidence } from './keyword-matches.tsx';
import { ReportActions } from './report-actions.tsx';
import { AboutPage, ReportDetails } from './report-details.tsx';
import { isShortPost, reportDocument } from './report-document.ts';
import { ReportHead } from './report-head.tsx';
import { REPORT_STRINGS } from './strings.ts';

interface ReportPanelProps {
  readonly pending: boolean;
  readonly result: ReportData | null;
  readonly stale: StaleReason;
  /** When the result was created (ISO 8601). Null if unknown. */
  readonly analyzedAt: string | null;
  readonly guidance: string;
  /** Null if the sample would overwrite the user's input. */
  readonly sample: { readonly label: string; readonly fill: () => void } | null;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly actions?: ReactNode;
  readonly analyzedText?: ReactNode;
  /** Shown instead of the figures until the user has checked the analyzed text below it. */
  readonly gate?: ReactNode;
}

/** The previous report stays while a new analysis runs and after it fails (#148-#150, A-15). */
export function ReportPanel(props: ReportPanelProps) {
  const {
    pending,
    result: data,
    stale,
    analyzedAt,
    guidance,
    sample,
    headingRef,
    actions,
    analyzedText,
    gate = null,
  } = props;
  return (
    <ResultPanel
      heading={
        <Typography
          component="h2"
          variant="h2"
          ref={headingRef}
          tabIndex={-1}
          style={data ? visuallyHidden : {}}
          sx={{ scrollMarginTop: 16 }}
        >
          {REPORT_STRINGS.title}
        </Typography>
      }
      noun="report"
      pending={pending}
      stale={stale}
      empty={{ title: 'Enter content to begin analysis', guidance }}
      sample={sample}
    >
      {data === null ? null : gate === null ? (
        <ReportView
          data={data}
          analyzedAt={analyzedAt}
          actions={pending ? null : <ReportActions data={data}>{actions}</ReportActions>}
          analyzedText={analyzedText}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {gate}
          {analyzedText}
        </Box>
      )}
    </ResultPanel>
  );
}

interface ReportViewProps {
  readonly data: ReportData;
  /** ISO 8601 timestamp. Null if unknown. */
  readonly analyzedAt: string | null;
  readonly actions?: ReactNode;
  readonly analyzedText?: ReactNode;
}

export function ReportView(props: ReportViewProps) {
  const isPaper = usePaper();
  return (
    <>
      <div className={isPaper ? 'no-print' : ''}>
        <ScreenReport {...props} />
      </div>
      {isPaper ? <BlocksView blocks={reportDocument(props.data, new Date())} accent={BRAND_COLOR} /> : null}
    </>
  );
}

function ScreenReport({ data, analyzedAt, actions, analyzedText }: ReportViewProps) {
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
      <KeywordMatches data={data} evidence={evidence} />
      <Quotes quotes={data.quotes ?? []} matches={data.keywordMatches} />
      <SpecialBreakouts breakouts={data.specialBreakouts} />
      <ReportDetails data={data} />
      <BreakoutBoxes boxes={data.breakoutBoxes} onReveal={evidence.reveal} />
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
      alt="Preview of the post"
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
