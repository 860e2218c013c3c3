import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode, RefObject } from 'react';
import type { StaleReason } from '../../lib/analysis.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { OUTDATED, StaleNote } from '../../ui/run-state.tsx';
import { Panel } from '../../ui/section.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportView } from './report-view.tsx';
import { REPORT_STRINGS } from './strings.ts';

interface ReportPanelProps {
  readonly pending: boolean;
  readonly result: ReportData | null;
  readonly stale: StaleReason;
  /** When the result was created (ISO 8601). Null if unknown. */
  readonly analyzedAt: string | null;
  readonly guidance: string;
  /** Null where filling in the sample would overwrite input. */
  readonly sample: { readonly label: string; readonly fill: () => void } | null;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly actions?: ReactNode;
  readonly analyzedText?: ReactNode;
  readonly onAddSpelling?: ((keyword: string, form: string) => void) | undefined;
  /** Shown instead of the figures until the user has checked the analyzed text, which is shown below the gate. */
  readonly gate?: ReactNode;
}

/** While a new analysis runs, and after it failed, the previous report stays (#148-#150, A-15). */
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
    onAddSpelling,
    gate = null,
  } = props;
  return (
    <Panel
      className="print-blocks"
      sx={{ position: 'relative', display: 'grid', gap: 2.5, alignContent: 'start' }}
    >
      <Typography
        component="h2"
        variant="h2"
        ref={headingRef}
        tabIndex={-1}
        style={data ? visuallyHidden : {}}
        sx={{ scrollMarginTop: 16, '&:focus': { outline: 'none' } }}
      >
        {REPORT_STRINGS.title}
      </Typography>
      {pending ? <ReportSkeleton /> : null}
      <StaleNote reason={stale} noun={REPORT_STRINGS.noun} />
      {!pending && !data ? <EmptyReport guidance={guidance} sample={sample} /> : null}
      {data ? (
        <Box
          aria-busy={pending}
          {...(pending ? { role: 'group', 'aria-label': REPORT_STRINGS.previous } : {})}
          sx={{ filter: pending ? OUTDATED : 'none', minWidth: 0 }}
        >
          {gate === null ? (
            <ReportView
              data={data}
              analyzedAt={analyzedAt}
              actions={pending ? null : <ReportActions data={data}>{actions}</ReportActions>}
              analyzedText={analyzedText}
              onAddSpelling={onAddSpelling}
            />
          ) : (
            <Box sx={{ display: 'grid', gap: 2.5 }}>
              {gate}
              {analyzedText}
            </Box>
          )}
        </Box>
      ) : null}
    </Panel>
  );
}

const SKELETON_LINES = ['92%', '100%', '84%', '60%'] as const;
const SKELETON_ROWS = [1, 2, 3] as const;

function ReportSkeleton() {
  return (
    <Box
      role="status"
      aria-busy="true"
      aria-label={REPORT_STRINGS.loading}
      data-testid="report-skeleton"
      sx={{ display: 'grid', gap: 1 }}
    >
      <Skeleton variant="text" width="40%" height={34} />
      {SKELETON_LINES.map((width) => (
        <Skeleton key={width} variant="text" width={width} height={22} />
      ))}
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={64} sx={{ mt: 1 }} />
      ))}
    </Box>
  );
}

function EmptyReport({ guidance, sample }: Pick<ReportPanelProps, 'guidance' | 'sample'>) {
  return (
    <Box sx={{ py: { xs: 4, md: 9 }, px: 2, textAlign: 'center' }}>
      <Typography variant="h3" component="p">
        {REPORT_STRINGS.empty}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, mx: 'auto', maxWidth: '30rem', color: 'text.secondary' }}>
        {guidance}
      </Typography>
      {sample ? (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={sample.fill}>
          {sample.label}
        </Button>
      ) : null}
    </Box>
  );
}
