import { SAMPLE_POST, sampleAddress } from '@earshot/schema/help/sample-set';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { ANALYZE_AT_ONCE } from '../../lib/arrivals.ts';
import { formatDate } from '../../lib/format.ts';
import { platformLabel } from '../../lib/record-entries.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { FactList, Section } from '../../ui/section.tsx';
import { AddToCoverage } from '../coverage/add-to-coverage.tsx';
import { ReportPanel } from '../report/report-panel.tsx';
import { PostText } from './post-text.tsx';
import { SOCIAL_STRINGS } from './strings.ts';
import type { Social } from './use-social.ts';

export function SocialReport({ social }: { readonly social: Social }) {
  const { report } = social;
  const navigate = useNavigate();
  return (
    <ReportPanel
      pending={social.pending}
      result={report}
      stale={social.stale}
      analyzedAt={social.analyzedAt}
      actions={report ? <AddToCoverage report={report} /> : null}
      guidance="Add the keywords you track, then enter the URL of a public post, upload a screenshot of it or paste its text. Screenshots are read on our own server and never stored."
      sample={{
        label: 'Try a sample',
        fill: () => navigate(sampleAddress(SAMPLE_POST), { state: ANALYZE_AT_ONCE }),
      }}
      headingRef={social.headingRef}
      gate={
        report && social.isCheckDue ? (
          <ReadingCheck report={report} onConfirm={social.confirmReading} />
        ) : null
      }
      analyzedText={
        report?.document.text ? (
          <PostText
            report={report}
            isCorrected={social.isCorrected}
            isCheckDue={social.isCheckDue}
            pending={social.pending}
            correction={social.correction}
          />
        ) : null
      }
    />
  );
}

const STRINGS = SOCIAL_STRINGS.check;
const FIELDS = SOCIAL_STRINGS.text.fields;

interface ReadingCheckProps {
  readonly report: ReportData;
  readonly onConfirm: () => void;
}

/** Shown instead of the figures if the post in a screenshot was chosen on weak evidence. */
function ReadingCheck({ report: { metadata }, onConfirm }: ReadingCheckProps) {
  const { author, handle, platform, date } = metadata;
  return (
    <Section title="Please check first">
      <Typography variant="body2">
        This may not be the post. Compare the text, author and platform with the screenshot and correct
        anything that is wrong. The report appears once you confirm.
      </Typography>
      <Box sx={{ typography: 'body2' }}>
        <FactList
          label="Read from the screenshot"
          facts={[
            { label: FIELDS.author, value: author || STRINGS.notFound },
            { label: FIELDS.handle, value: handle || STRINGS.notFound },
            { label: FIELDS.platform, value: platformLabel(platform) || STRINGS.notFound },
            { label: FIELDS.date, value: date ? formatDate(date) : STRINGS.notFound },
          ]}
        />
      </Box>
      <Box className="no-print">
        <Button size="small" variant="contained" onClick={onConfirm}>
          This is the post, show the report
        </Button>
      </Box>
    </Section>
  );
}
