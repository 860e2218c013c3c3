import { SOCIAL_FAILURE_TEXT } from '@earshot/schema/social/rules';
import Typography from '@mui/material/Typography';
import { NoticeCard } from '../../ui/notice-card.tsx';
import { FailureNote, ProgressNote } from '../../ui/run-state.tsx';
import { SOCIAL_STRINGS } from './strings.ts';
import { TypedPost } from './typed-post.tsx';
import type { Social } from './use-social.ts';

interface SocialNotesProps {
  readonly social: Social;
  readonly isUrlMode: boolean;
  readonly onSwitchToUpload: () => void;
  readonly onUseTop: () => void;
}

/** Notes below the form: the progress of the analysis, why it failed, and what to do instead. */
export function SocialNotes({ social, isUrlMode, onSwitchToUpload, onUseTop }: SocialNotesProps) {
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
        <Advice
          texts={SOCIAL_STRINGS.screenshotNote}
          onUse={onSwitchToUpload}
          onDismiss={social.dismissAdvice}
        />
      ) : null}
      {social.isTopAdvised && !isUrlMode ? (
        <Advice texts={SOCIAL_STRINGS.topNote} onUse={onUseTop} onDismiss={social.dismissAdvice} />
      ) : null}
    </>
  );
}

interface AdviceProps {
  readonly texts: Readonly<Record<'title' | 'text' | 'use' | 'dismiss', string>>;
  readonly onUse: () => void;
  readonly onDismiss: () => void;
}

/** Suggests another way to read the post, one click away. */
function Advice({ texts, onUse, onDismiss }: AdviceProps) {
  return (
    <NoticeCard
      title={texts.title}
      action={{ label: texts.use, run: onUse }}
      dismiss={{ label: texts.dismiss, run: onDismiss }}
    >
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {texts.text}
      </Typography>
    </NoticeCard>
  );
}
