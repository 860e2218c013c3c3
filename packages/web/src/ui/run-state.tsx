import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { StaleReason } from '../lib/analysis.ts';
import { SkeletonCards } from './message-screen.tsx';
import { Panel } from './section.tsx';
import { UI_STRINGS } from './strings.ts';

interface FailureNoteProps {
  readonly failure: {
    readonly message: string;
    readonly detail: string;
    readonly status: number;
    readonly retryAfterSeconds?: number | undefined;
  };
  readonly fallback: string;
  readonly onRetry: () => void;
}

/** Stays on the page, unlike the toast. The role `note` keeps it silent, because the toast has announced it. */
export function FailureNote({ failure, fallback, onRetry }: FailureNoteProps) {
  return (
    <Alert
      severity="error"
      role="note"
      sx={NOTE}
      action={<RetryButton failure={failure} onRetry={onRetry} />}
    >
      {failure.detail || failure.message || fallback}
    </Alert>
  );
}

/** The button wraps below the message if there is no room. */
const NOTE = {
  overflowWrap: 'anywhere',
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 10rem', minWidth: 0 },
} as const;

/** From this status on, the same call may succeed a moment later. */
const SERVER_ERROR = 500;

interface RetryButtonProps {
  readonly failure: { readonly status: number; readonly retryAfterSeconds?: number | undefined };
  readonly onRetry: () => void;
}

/** Hidden for failures that would only repeat. */
export function RetryButton({ failure: { status, retryAfterSeconds }, onRetry }: RetryButtonProps) {
  if (retryAfterSeconds === undefined && status !== 0 && status < SERVER_ERROR) return null;
  return (
    <Button size="small" variant="outlined" onClick={onRetry}>
      {UI_STRINGS.retry}
    </Button>
  );
}

interface ProgressNoteProps {
  /** For example `Fetching and reading the page`. */
  readonly phase: string | null;
  readonly onCancel: () => void;
}

export function ProgressNote({ phase, onCancel }: ProgressNoteProps) {
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 0.75 }}>
      <LinearProgress aria-label={phase ?? ''} sx={{ height: 5, borderRadius: 1 }} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Typography variant="body2" role="status">
          {phase}
        </Typography>
        <Button size="small" sx={{ ml: 'auto' }} onClick={onCancel}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}

/** For content about to be replaced. Unlike lower opacity, it keeps text readable (WCAG 1.4.3). */
export const OUTDATED = 'grayscale(1)';

interface ResultPanelProps {
  readonly heading: ReactNode;
  /** What the result is, in lowercase. */
  readonly noun: string;
  readonly pending: boolean;
  readonly stale: StaleReason;
  /** Shown before the first result. */
  readonly empty: { readonly title: string; readonly guidance: string };
  /** Fills the form with fictional content. Null if that would overwrite input. */
  readonly sample: { readonly label: string; readonly fill: () => void } | null;
  /** Null without a result. */
  readonly children: ReactNode;
}

/** The result of a tool: empty, loading or filled. A previous result stays below while a new one is made. */
export function ResultPanel(props: ResultPanelProps) {
  const { heading, noun, pending, stale, empty, sample, children } = props;
  return (
    <Panel
      className="print-blocks"
      sx={{ position: 'relative', display: 'grid', gap: 2.5, alignContent: 'start' }}
    >
      {heading}
      {pending ? <SkeletonCards count={4} heightPx={72} minWidthPx={9_999} /> : null}
      {stale === null ? null : (
        <Alert severity={stale === 'failed' ? 'warning' : 'info'} role="note">
          {UI_STRINGS.stale[stale](noun)}
        </Alert>
      )}
      {pending || children ? null : (
        <Box sx={{ py: { xs: 4, md: 9 }, px: 2, textAlign: 'center' }}>
          <Typography variant="h3" component="p">
            {empty.title}
          </Typography>
          <Typography variant="body2" sx={{ mt: 1, mx: 'auto', maxWidth: '34rem', color: 'text.secondary' }}>
            {empty.guidance}
          </Typography>
          {sample ? (
            <Button variant="outlined" sx={{ mt: 2 }} onClick={sample.fill}>
              {sample.label}
            </Button>
          ) : null}
        </Box>
      )}
      {children ? (
        <Box
          aria-busy={pending}
          {...(pending ? { role: 'group', 'aria-label': `Previous ${noun}` } : {})}
          sx={{ filter: pending ? OUTDATED : 'none', minWidth: 0 }}
        >
          {children}
        </Box>
      ) : null}
    </Panel>
  );
}

interface NoticeCardProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: { readonly label: string; readonly run: () => void };
  readonly dismiss: { readonly label: string; readonly run: () => void };
  readonly extra?: ReactNode;
}

export function NoticeCard({ title, children, action, dismiss, extra }: NoticeCardProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      className="no-print"
      sx={{ p: 2, border: 1, borderColor: 'warning.main', borderRadius: 2.5, bgcolor: 'background.default' }}
    >
      <Typography id={id} variant="h3">
        {title}
      </Typography>
      {children}
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" size="small" onClick={action.run}>
          {action.label}
        </Button>
        {extra}
        <Button size="small" onClick={dismiss.run}>
          {dismiss.label}
        </Button>
      </Box>
    </Box>
  );
}
