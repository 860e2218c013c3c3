import type { ManualInput } from '@earshot/schema/article/rules';
import { readPastedAddress } from '@earshot/schema/pasted-address';

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
