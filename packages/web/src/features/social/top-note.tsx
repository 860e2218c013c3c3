import Typography from '@mui/material/Typography';
import { NoticeCard } from '../../ui/notice-card.tsx';
import { SOCIAL_STRINGS } from './strings.ts';

const STRINGS = SOCIAL_STRINGS.topNote;

interface TopNoteProps {
  readonly onUseTop: () => void;
  readonly onDismiss: () => void;
}

/** The way out when a capture is too tall to be read: its top, where the post is. */
export function TopNote({ onUseTop, onDismiss }: TopNoteProps) {
  return (
    <NoticeCard
      title={STRINGS.title}
      action={{ label: STRINGS.use, run: onUseTop }}
      dismiss={{ label: STRINGS.dismiss, run: onDismiss }}
    >
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {STRINGS.text}
      </Typography>
    </NoticeCard>
  );
}
