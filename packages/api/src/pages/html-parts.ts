import { escapeHtml } from '@earshot/schema/escape-html';

/** Returns a heading with a paragraph. Empty without a text. @param title as HTML */
export function section(title: string, text: string | undefined): string {
  return text ? `<h2>${title}</h2>\n<p>${escapeHtml(text)}</p>` : '';
}

/** Returns a list under a heading. Empty without items. @param items as HTML */
export function list(title: string, items: readonly string[], tag: 'ol' | 'ul' = 'ul'): string {
  if (items.length === 0) return '';
  return `<h2>${title}</h2>\n<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
}

export function link(address: string, text: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;
}
