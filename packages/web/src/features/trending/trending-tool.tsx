import { UnfinishedScreen } from '../../ui/unfinished-screen.tsx';

/** Trending Analyzer. */
export function TrendingTool() {
  return <UnfinishedScreen title="Trending Analyzer" isPage={false} />;
}
