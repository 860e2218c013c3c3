import { useEffect, useEffectEvent } from 'react';
import type { PastedContent } from './pasted-content.ts';

/** What has been pasted for a tool that may not be on the page yet; at most one at a time. */
let pending: PastedContent | null = null;
const listeners = new Set<() => void>();

/** Hands pasted content to the tool that it is for, now or when the tool is opened. */
export function deliver(content: PastedContent): void {
  pending = content;
  for (const listener of [...listeners]) listener();
}

/** Takes content of one kind that was pasted on the page. */
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
