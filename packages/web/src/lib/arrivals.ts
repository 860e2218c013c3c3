import type { ManualInput } from '@earshot/schema/article/rules';
import { readPastedAddress } from '@earshot/schema/pasted-address';
import { useEffect, useEffectEvent } from 'react';

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

/**
 * Content that was pasted or dropped outside any field, or comes from a sample. `kind` determines the tool that receives it.
 */
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
  /** Whether the product drew the image as a sample. */
  readonly isSample?: boolean;
  /** Whether to analyze it immediately because the user asked for a sample. */
  readonly isToAnalyze?: boolean;
}

/** Article texts to analyze for keywords. */
export interface PastedArticles {
  readonly kind: 'articles';
  /** Name of the coverage list to create. Empty for a single article. */
  readonly name: string;
  readonly keywords: readonly string[];
  readonly articles: readonly ManualInput[];
}

/** Maximum length of a headline, in characters. Text with a longer line is treated as an article. */
const HEADLINE_MAX_CHARACTERS = 300;
const MIN_HEADLINES = 2;

/**
 * Determines the tool for pasted text: a single link, several links, an article, or headlines. Returns null if it is none of
 * these.
 */
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

/** Determines the tool for a pasted file. */
export function contentOfFile(file: File): PastedContent {
  return { kind: file.type.startsWith('image/') ? 'image' : 'file', file };
}
