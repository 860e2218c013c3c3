/**
 * Escapes untrusted text so that Markdown shows it literally. Line breaks become spaces, because they would end a list
 * item or table row.
 */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').replace(/[\\`*_[\]<>|#]/g, '\\$&');
}
