import { escapeHtml } from './escape-html.ts';

export interface PageHead {
  readonly title: string;
  /** Undefined keeps the description of the product. */
  readonly description?: string;
}

/** The built page with a title and a description of its own, also in the preview of a shared link. */
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
