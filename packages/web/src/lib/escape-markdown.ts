/**
 * Text of others as Markdown shows it literally: it becomes no formatting, link or markup, and no line break ends an
 * entry or a table row.
 */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').replace(/[\\`*_[\]<>|#]/g, '\\$&');
}
