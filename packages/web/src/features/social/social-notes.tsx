import { SOCIAL_FAILURE_TEXT } from '@earshot/schema/social/rules';
import { FailureNote } from '../../ui/failure-note.tsx';
import { ProgressNote } from '../../ui/progress-note.tsx';
import { ScreenshotNote } from './screenshot-note.tsx';
import { TopNote } from './top-note.tsx';
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
        <ProgressNote
          phase={social.phase}
          uploadShare={social.uploadShare}
          progress={social.progress}
          onCancel={social.cancel}
        />
      ) : null}
      {social.failure ? (
        <FailureNote failure={social.failure} fallback={SOCIAL_FAILURE_TEXT} onRetry={social.analyze} />
      ) : null}
      {social.isTypingAdvised || (social.correction.isTyping && !social.pending) ? (
        <TypedPost pending={social.pending} correction={social.correction} />
      ) : null}
      {social.isScreenshotAdvised && isUrlMode ? (
        <ScreenshotNote onSwitch={onSwitchToUpload} onDismiss={social.dismissAdvice} />
      ) : null}
      {social.isTopAdvised && !isUrlMode ? (
        <TopNote onUseTop={onUseTop} onDismiss={social.dismissAdvice} />
      ) : null}
    </>
  );
}
