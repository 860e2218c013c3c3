import { SOCIAL_FAILURE_TEXT } from '@earshot/schema/social/rules';
import Typography from '@mui/material/Typography';
import { NoticeCard } from '../../ui/notice-card.tsx';
import { FailureNote, ProgressNote } from '../../ui/run-state.tsx';
import { SOCIAL_STRINGS } from './strings.ts';
import type { Social } from './use-social.ts';

const STRINGS = SOCIAL_STRINGS.advice;

interface SocialNotesProps {
  readonly social: Social;
  readonly mode: string;
  readonly onSwitch: (mode: 'upload' | 'text') => void;
}

/** Notes below the form: the progress of the analysis, why it failed, and what to do instead. */
export function SocialNotes({ social, mode, onSwitch }: SocialNotesProps) {
  const { advice } = social;
  return (
    <>
      {social.pending ? (
        <ProgressNote phase={social.phase} uploadShare={social.uploadShare} onCancel={social.cancel} />
      ) : null}
      {social.failure ? (
        <FailureNote failure={social.failure} fallback={SOCIAL_FAILURE_TEXT} onRetry={social.analyze} />
      ) : null}
      {advice !== null && mode === social.sent ? (
        <NoticeCard
          title={STRINGS[advice].title}
          action={{ label: STRINGS[advice].use, run: () => onSwitch(advice) }}
          dismiss={{ label: STRINGS.dismiss, run: social.dismissAdvice }}
        >
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {STRINGS[advice].text}
          </Typography>
        </NoticeCard>
      ) : null}
    </>
  );
}
