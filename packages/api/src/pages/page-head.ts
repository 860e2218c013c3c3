import { escapeHtml } from '@earshot/schema/escape-html';

export interface PageHead {
  readonly title: string;
  /** Undefined keeps the product's description. */
  readonly description?: string;
}

/** Returns the built page with this title and description, which previews of a shared link also show. */
export function withHead(page: string, { title, description }: PageHead): string {
  const titled = page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /(<meta\s+property="og:title"\s+content=")[^"]*"/,
      (_, start: string) => `${start}${escapeHtml(title)}"`,
    );
  if (description === undefined) return titled;
  return titled.replace(
    /(<meta\s+(?:name="description"|property="og:description")\s+content=")[^"]*"/g,
    (_, start: string) => `${start}${escapeHtml(description)}"`,
  );
}
