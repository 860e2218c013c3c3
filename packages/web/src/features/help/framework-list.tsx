import { UnfinishedScreen } from '../../ui/unfinished-screen.tsx';

/** Framework Library. */
export function FrameworkList() {
  return <UnfinishedScreen title="Framework Library" />;
}
