import { UnfinishedScreen } from '../../ui/unfinished-screen.tsx';

/** Usage Analytics. */
export function AnalyticsPage() {
  return <UnfinishedScreen title="Usage Analytics" />;
}
