import { UnfinishedScreen } from '../../ui/unfinished-screen.tsx';

/** About. */
export function AboutPage() {
  return <UnfinishedScreen title="About" />;
}
