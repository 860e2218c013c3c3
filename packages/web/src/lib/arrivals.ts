import { useEffect, useEffectEvent } from 'react';
import type { PastedContent } from './pasted-content.ts';

/**
 * Navigation state that makes a sample's analysis start on arrival. A link from outside the app never starts an
 * analysis.
 */
export const ANALYZE_AT_ONCE = { analyze: true } as const;

/** Content for a tool that may not be mounted yet. At most one item is pending at a time. */
let pending: PastedContent | null = null;
const listeners = new Set<() => void>();

/** Delivers pasted content to its tool, now or when the tool is opened. */
export function deliver(content: PastedContent): void {
  pending = content;
  for (const listener of [...listeners]) listener();
}

/** Calls `onArrival` with delivered content of one kind, whether it was delivered before or after mounting. */
export function useArrival<Kind extends PastedContent['kind']>(
  kind: Kind,
  onArrival: (content: Extract<PastedContent, { kind: Kind }>) => void,
): void {
  const take = useEffectEvent(() => {
    if (!isOfKind(pending, kind)) return;
    const content = pending;
    pending = null;
    onArrival(content);
  });
  useEffect(() => {
    const listener = () => take();
    listeners.add(listener);
    listener();
    return () => {
      listeners.delete(listener);
    };
  }, []);
}

function isOfKind<Kind extends PastedContent['kind']>(
  content: PastedContent | null,
  kind: Kind,
): content is Extract<PastedContent, { kind: Kind }> {
  return content?.kind === kind;
}
