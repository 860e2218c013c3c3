import { UnfinishedScreen } from '../../ui/unfinished-screen.tsx';

/** Playbooks. */
export function PlaybookList() {
  return <UnfinishedScreen title="Playbooks" />;
}
