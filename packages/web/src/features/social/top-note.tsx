import Typography from '@mui/material/Typography';
import { NoticeCard } from '../../ui/notice-card.tsx';
import { SOCIAL_STRINGS } from './strings.ts';

const STRINGS = SOCIAL_STRINGS.topNote;

interface TopNoteProps {
  readonly onUseTop: () => void;
  readonly onDismiss: () => void;
}

/** Suggests using only the top of a screenshot that has too many pixels, because the post is usually there. */
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
