import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDate } from '../../lib/format.ts';
import { knownPlatform } from '../../lib/publisher-of.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Section } from '../../ui/section.tsx';
import { SOCIAL_STRINGS } from './strings.ts';

const STRINGS = SOCIAL_STRINGS.check;
const FIELDS = SOCIAL_STRINGS.text.fields;

interface ReadingCheckProps {
  readonly report: ReportData;
  readonly onConfirm: () => void;
}

/**
 * Asks the user to compare the recognized text with the image. Shown instead of the figures if the post in a screenshot was
 * chosen on weak evidence.
 */
export function ReadingCheck({ report: { metadata }, onConfirm }: ReadingCheckProps) {
  const { author, handle, platform, date } = metadata;
  return (
    <Section title={STRINGS.title}>
      <Typography variant="body2">{STRINGS.text}</Typography>
      <Box sx={{ typography: 'body2' }}>
        <FactList
          label={STRINGS.read}
          facts={[
            { label: FIELDS.author, value: author || STRINGS.notFound },
            { label: FIELDS.handle, value: handle || STRINGS.notFound },
            { label: FIELDS.platform, value: knownPlatform(platform) || STRINGS.notFound },
            { label: FIELDS.date, value: date ? formatDate(date) : STRINGS.notFound },
          ]}
        />
      </Box>
      <Box className="no-print">
        <Button size="small" variant="contained" onClick={onConfirm}>
          {STRINGS.confirm}
        </Button>
      </Box>
    </Section>
  );
}
