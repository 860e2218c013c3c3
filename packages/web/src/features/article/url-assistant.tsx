import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ARTICLE_STRINGS } from './strings.ts';

const STRINGS = ARTICLE_STRINGS.assistant;

interface UrlAssistantProps {
  readonly onSwitch: () => void;
  readonly onDismiss: () => void;
}

/** What may be wrong with an address that could not be analysed, and what to do instead (#113-#120). */
export function UrlAssistant({ onSwitch, onDismiss }: UrlAssistantProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      className="no-print"
      sx={{ p: 2, border: 1, borderColor: 'warning.main', borderRadius: 2.5, bgcolor: 'background.default' }}
    >
      <Typography id={id} variant="h3">
        {STRINGS.title}
      </Typography>
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
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" size="small" onClick={onSwitch}>
          {STRINGS.switch}
        </Button>
        <Button size="small" onClick={onDismiss}>
          {STRINGS.dismiss}
        </Button>
      </Box>
    </Box>
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
