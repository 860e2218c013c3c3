import type { ManualInput } from '@earshot/schema/article/rules';
import { readPastedAddress } from '@earshot/schema/pasted-address';
import { useEffect, useEffectEvent } from 'react';

/** Navigation state that starts a sample's analysis on arrival. Links from outside the app cannot set it. */
export const ANALYZE_AT_ONCE = { analyze: true } as const;

/** Content for a tool that may not be mounted yet. At most one item is pending. */
let pending: PastedContent | null = null;
const listeners = new Set<() => void>();

export function deliver(content: PastedContent): void {
  pending = content;
  for (const listener of [...listeners]) listener();
}

/** Calls `onArrival` for content delivered before or after the tool was mounted. */
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

/** Content pasted or dropped outside any field, or from a sample. `kind` determines the tool. */
export type PastedContent =
  | { readonly kind: 'article'; readonly url: string }
  | { readonly kind: 'list'; readonly text: string }
  | { readonly kind: 'headlines'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | PastedImage
  | PastedArticles
  | { readonly kind: 'file'; readonly file: File };

interface PastedImage {
  readonly kind: 'image';
  readonly file: File;
  readonly keywords?: readonly string[];
  readonly isSample?: boolean;
  readonly isToAnalyze?: boolean;
}

export interface PastedArticles {
  readonly kind: 'articles';
  /** Name of the coverage list to create. Empty for a single article. */
  readonly name: string;
  readonly keywords: readonly string[];
  readonly articles: readonly ManualInput[];
}

/** A text with a longer line, in characters, is an article. */
const HEADLINE_MAX_CHARACTERS = 300;
const MIN_HEADLINES = 2;

/** Null if the text is neither one or more links, nor an article, nor headlines. */
export function contentOfText(text: string): PastedContent | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const addresses = new Set(
    lines.flatMap((line) => {
      const pasted = readPastedAddress(line);
      if (pasted.kind === 'address') return [pasted.url];
      return pasted.kind === 'several' ? pasted.urls : [];
    }),
  );
  const [only] = addresses;
  if (only !== undefined && addresses.size === 1 && lines.length === 1) return { kind: 'article', url: only };
  if (addresses.size > 1) return { kind: 'list', text };
  if (lines.some((line) => line.length > HEADLINE_MAX_CHARACTERS)) return { kind: 'text', text };
  return lines.length >= MIN_HEADLINES ? { kind: 'headlines', text } : null;
}

export function contentOfFile(file: File): PastedContent {
  return { kind: file.type.startsWith('image/') ? 'image' : 'file', file };
}
