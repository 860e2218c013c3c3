import { UnfinishedScreen } from '../../ui/unfinished-screen.tsx';

/** Framework. */
export function FrameworkDetail() {
  return <UnfinishedScreen title="Framework" />;
}
