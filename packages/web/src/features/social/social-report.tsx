import { sampleAddress } from '@earshot/schema/help/sample-set';
import { useNavigate } from 'react-router-dom';
import { ANALYZE_AT_ONCE } from '../../lib/arrivals.ts';
import { AddToCoverage } from '../coverage/add-to-coverage.tsx';
import { ReportPanel } from '../report/report-panel.tsx';
import { PostText } from './post-text.tsx';
import { ReadingCheck } from './reading-check.tsx';
import { SOCIAL_STRINGS } from './strings.ts';
import type { Social } from './use-social.ts';

const SAMPLE_POST = 'post-05';

/** The report of a post, with the recognized text and its correction. */
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
      guidance={SOCIAL_STRINGS.guidance}
      sample={{
        label: SOCIAL_STRINGS.sample,
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
