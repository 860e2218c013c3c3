import type { ManualInput } from '@earshot/schema/article/rules';
import { readPastedAddress } from '@earshot/schema/pasted-address';

/** What was pasted or dropped on the page outside of any field, or comes from a sample, and which tool it is for. */
export type PastedContent =
  | { readonly kind: 'article'; readonly url: string }
  | { readonly kind: 'list'; readonly text: string }
  | { readonly kind: 'headlines'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'image'; readonly file: File; readonly keywords?: readonly string[] }
  | PastedArticles
  | { readonly kind: 'file'; readonly file: File };

/** Texts of articles to analyze for keywords. */
export interface PastedArticles {
  readonly kind: 'articles';
  /** Name of the coverage list to make of them; empty for a single article. */
  readonly name: string;
  readonly keywords: readonly string[];
  readonly articles: readonly ManualInput[];
}

/** Longer paragraphs are an article, not headlines. */
const HEADLINE_MAX_CHARACTERS = 300;
const MIN_HEADLINES = 2;

/** Which tool a pasted text is for: one link, several links, an article or headlines; null for a text that is none of them. */
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

/** Which tool a pasted file is for. */
export function contentOfFile(file: File): PastedContent {
  return { kind: file.type.startsWith('image/') ? 'image' : 'file', file };
}
