import Typography from '@mui/material/Typography';
import { NoticeCard } from '../../ui/notice-card.tsx';
import { SOCIAL_STRINGS } from './strings.ts';

const STRINGS = SOCIAL_STRINGS.screenshotNote;

interface ScreenshotNoteProps {
  readonly onSwitch: () => void;
  readonly onDismiss: () => void;
}

/** Suggests uploading a screenshot, one click away, if a post cannot be read at its URL. */
export function ScreenshotNote({ onSwitch, onDismiss }: ScreenshotNoteProps) {
  return (
    <NoticeCard
      title={STRINGS.title}
      action={{ label: STRINGS.switch, run: onSwitch }}
      dismiss={{ label: STRINGS.dismiss, run: onDismiss }}
    >
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {STRINGS.text}
      </Typography>
    </NoticeCard>
  );
}
