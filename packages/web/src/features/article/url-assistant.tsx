import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AnalysisFailure } from '../../lib/analysis.ts';
import { NoticeCard, RetryButton } from '../../ui/run-state.tsx';
import { ARTICLE_STRINGS } from './strings.ts';

const STRINGS = ARTICLE_STRINGS.assistant;

interface UrlAssistantProps {
  readonly failure: AnalysisFailure;
  readonly onRetry: () => void;
  readonly onSwitch: () => void;
  readonly onDismiss: () => void;
}

export function UrlAssistant({ failure, onRetry, onSwitch, onDismiss }: UrlAssistantProps) {
  const likely = likelyIssue(failure.code);
  const ofLikelihood = (isLikely: boolean) =>
    STRINGS.issues.filter((_, position) => (position === likely) === isLikely);
  return (
    <NoticeCard
      title="URL Troubleshooting Assistant"
      action={{ label: 'Switch to Manual Input', run: onSwitch }}
      dismiss={{ label: 'Dismiss', run: onDismiss }}
      extra={<RetryButton failure={failure} onRetry={onRetry} />}
    >
      <Typography sx={{ mt: 1, fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>
        {failure.detail || failure.message || 'The article could not be analyzed.'}
      </Typography>
      <Box sx={LISTS}>
        <AssistantList
          title="Common issues"
          entries={[...ofLikelihood(true), ...ofLikelihood(false)]}
          isFirstLikely={likely !== null}
        />
        <AssistantList title="Quick solutions" entries={STRINGS.solutions} />
      </Box>
    </NoticeCard>
  );
}

interface AssistantListProps {
  readonly title: string;
  readonly entries: readonly string[];
  readonly isFirstLikely?: boolean;
}

function AssistantList({ title, entries, isFirstLikely = false }: AssistantListProps) {
  return (
    <div>
      <Typography variant="h4">{title}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.25, typography: 'body2' }}>
        {entries.map((entry, position) => (
          <li key={entry}>
            {isFirstLikely && position === 0 ? (
              <>
                <strong>{entry}</strong> <span>(likely here)</span>
              </>
            ) : (
              entry
            )}
          </li>
        ))}
      </Box>
    </div>
  );
}

const LISTS = {
  mt: 1.5,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
} as const;

/** Failure codes of each common issue, in the order of the issues. */
const CODES_OF_ISSUE: readonly (readonly string[])[] = [
  ['login_required', 'paywall', 'consent_required'],
  ['not_found', 'unreachable', 'redirect_loop', 'too_many_redirects', 'invalid_url', 'url_not_allowed'],
  ['access_denied', 'robots', 'site_rate_limited', 'timeout'],
  ['no_text'],
];

function likelyIssue(code: string | undefined): number | null {
  const position = CODES_OF_ISSUE.findIndex((codes) => code !== undefined && codes.includes(code));
  return position < 0 ? null : position;
}
