import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NoticeCard } from '../../ui/notice-card.tsx';
import { ARTICLE_STRINGS } from './strings.ts';

const STRINGS = ARTICLE_STRINGS.assistant;

interface UrlAssistantProps {
  readonly onSwitch: () => void;
  readonly onDismiss: () => void;
}

/** What may be wrong with an address that could not be analysed, and what to do instead (#113-#120). */
export function UrlAssistant({ onSwitch, onDismiss }: UrlAssistantProps) {
  return (
    <NoticeCard
      title={STRINGS.title}
      action={{ label: STRINGS.switch, run: onSwitch }}
      dismiss={{ label: STRINGS.dismiss, run: onDismiss }}
    >
      <Box
        sx={{
          mt: 1.5,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
        }}
      >
        <AssistantList title={STRINGS.issuesTitle} entries={STRINGS.issues} />
        <AssistantList title={STRINGS.solutionsTitle} entries={STRINGS.solutions} />
      </Box>
    </NoticeCard>
  );
}

function AssistantList({ title, entries }: { readonly title: string; readonly entries: readonly string[] }) {
  return (
    <div>
      <Typography variant="h4">{title}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.25, fontSize: '0.875rem', lineHeight: 1.6 }}>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </Box>
    </div>
  );
}
