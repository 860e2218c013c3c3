import { UnfinishedScreen } from '../../ui/unfinished-screen.tsx';

/** Trending Analyzer. */
export function TrendingPage() {
  return <UnfinishedScreen title="Trending Analyzer" />;
}
