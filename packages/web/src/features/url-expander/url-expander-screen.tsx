import type { ToolPrefill } from '../../lib/tool-prefill.ts';
import { UnfinishedScreen } from '../../ui/unfinished-screen.tsx';

/** URL Expander. */
export function UrlExpanderScreen(_: { readonly prefill: ToolPrefill }) {
  return <UnfinishedScreen title="URL Expander" isPage={false} />;
}
