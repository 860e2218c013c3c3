import type { RecordStart } from '@earshot/schema/trending/list-reading';
import type { ListReading } from '@earshot/schema/trending/list-reading-model';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Section } from '../../ui/section.tsx';
import { READING_STRINGS } from './reading-strings.ts';

const STRINGS = READING_STRINGS;

interface RivalReadingsProps {
  readonly readings: readonly ListReading[];
  readonly onChoose: (start: RecordStart) => void;
}

/** Asks which of two readings of the list is right, and shows the first records of each reading. */
export function RivalReadings({ readings, onChoose }: RivalReadingsProps) {
  return (
    <Section title={STRINGS.two}>
      <Typography variant="body2">{STRINGS.twoGuidance}</Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {readings.map((reading) => (
          <OneReading key={reading.record_start} reading={reading} onChoose={onChoose} />
        ))}
      </Box>
    </Section>
  );
}

interface OneReadingProps {
  readonly reading: ListReading;
  readonly onChoose: RivalReadingsProps['onChoose'];
}

function OneReading({ reading: { record_start, is_used, records }, onChoose }: OneReadingProps) {
  const name = STRINGS.first(STRINGS.starts[record_start]);
  return (
    <Box role="group" aria-label={name} sx={CARD}>
      <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
      <Box component="ol" sx={{ my: 1, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
        {records.map(({ line, outlet, title, date }) => (
          <li key={line} dir="auto">
            {[outlet, title, date].map((part) => part ?? STRINGS.none).join(' | ')}
          </li>
        ))}
      </Box>
      {is_used ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {STRINGS.used}
        </Typography>
      ) : (
        <Button size="small" variant="outlined" onClick={() => onChoose(record_start)}>
          {STRINGS.use}
        </Button>
      )}
    </Box>
  );
}

const CARD = { border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, minWidth: 0 } as const;
