import type { ToolPrefill } from '../../lib/tool-prefill.ts';
import { UnfinishedScreen } from '../../ui/unfinished-screen.tsx';

/** Social Post Snapshot. */
export function SocialScreen(_: { readonly prefill: ToolPrefill }) {
  return <UnfinishedScreen title="Social Post Snapshot" isPage={false} />;
}
