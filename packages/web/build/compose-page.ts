import type { PrerenderedPage } from '../src/prerender.tsx';
import { NONCE_PLACEHOLDER } from './head.ts';

/** `data-s` keeps Emotion from moving its sheets to the end of the head, where they would override the application's. */
export function composePage(
  template: string,
  { html, sheets, calls }: PrerenderedPage,
  scripts: readonly string[],
): string {
  const { content, css } = withoutStyleAttributes(html);
  const styles = [
    ...sheets.map(
      (sheet) =>
        `<style data-emotion="${sheet.dataEmotion}" data-s="" nonce="${NONCE_PLACEHOLDER}">${sheet.css}</style>`,
    ),
    ...(css === '' ? [] : [`<style nonce="${NONCE_PLACEHOLDER}">${css}</style>`]),
  ];
  const links = [
    ...scripts
      .filter((file) => !template.includes(`/${file}"`))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    // API calls send credentials. If the preload did not, the browser would fetch the response twice.
    ...calls.map((url) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${url}">`),
  ];
  return fill(
    fill(template, '<!--styles-->', styles.concat(links).join('\n')),
    '<!--page-->',
    asleep(content),
  );
}

/** Input would get lost before the scripts run, so fields reject it and screen readers hear that the page is busy. */
function asleep(content: string): string {
  return content
    .replace('<main ', '<main inert aria-busy="true" ')
    .replace(/<(input|textarea) /g, '<$1 readonly ');
}

/** The content security policy forbids style attributes, so each one becomes a rule. */
function withoutStyleAttributes(html: string): { readonly content: string; readonly css: string } {
  const rules = new Map<string, number>();
  const content = html.replace(/ style="([^"]*)"/g, (_, declarations: string) => {
    const number = rules.get(declarations) ?? rules.size;
    rules.set(declarations, number);
    return ` data-style="${number}"`;
  });
  return {
    content,
    css: [...rules].map(([declarations, number]) => `[data-style="${number}"]{${declarations}}`).join(''),
  };
}

/** Inserts literally, never as a replacement pattern. Throws if the template lacks the placeholder. */
function fill(template: string, mark: string, text: string): string {
  if (!template.includes(mark)) throw new Error(`The page has no ${mark}.`);
  return template.replace(mark, () => text);
}
