import { SOCIAL_FAILURE_TEXT } from '@earshot/schema/social/rules';
import Typography from '@mui/material/Typography';
import { NoticeCard } from '../../ui/notice-card.tsx';
import { FailureNote, ProgressNote } from '../../ui/run-state.tsx';
import { TypedPost } from './post-correction.tsx';
import { SOCIAL_STRINGS } from './strings.ts';
import type { Social } from './use-social.ts';

const STRINGS = SOCIAL_STRINGS.screenshotNote;

interface SocialNotesProps {
  readonly social: Social;
  readonly isUrlMode: boolean;
  readonly onSwitchToUpload: () => void;
}

/** Notes below the form: the progress of the analysis, why it failed, and what to do instead. */
export function SocialNotes({ social, isUrlMode, onSwitchToUpload }: SocialNotesProps) {
  return (
    <>
      {social.pending ? (
        <ProgressNote phase={social.phase} uploadShare={social.uploadShare} onCancel={social.cancel} />
      ) : null}
      {social.failure ? (
        <FailureNote failure={social.failure} fallback={SOCIAL_FAILURE_TEXT} onRetry={social.analyze} />
      ) : null}
      {social.isTypingAdvised || (social.correction.isTyping && !social.pending) ? (
        <TypedPost pending={social.pending} correction={social.correction} />
      ) : null}
      {social.isScreenshotAdvised && isUrlMode ? (
        <NoticeCard
          title={STRINGS.title}
          action={{ label: STRINGS.use, run: onSwitchToUpload }}
          dismiss={{ label: STRINGS.dismiss, run: social.dismissAdvice }}
        >
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {STRINGS.text}
          </Typography>
        </NoticeCard>
      ) : null}
    </>
  );
}
