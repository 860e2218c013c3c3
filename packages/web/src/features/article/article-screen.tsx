import type { ToolPrefill } from '../../lib/tool-prefill.ts';
import { UnfinishedScreen } from '../../ui/unfinished-screen.tsx';

/** Article Analyzer. */
export function ArticleScreen(_: { readonly prefill: ToolPrefill }) {
  return <UnfinishedScreen title="Article Analyzer" isPage={false} />;
}
