import type { PrerenderedPage } from '../src/prerender.tsx';
import { NONCE_PLACEHOLDER } from './head.ts';

/**
 * Inserts a prerendered first screen into the built page. `data-s` keeps Emotion from moving its style sheets to the end of
 * the head, where they would override the application's.
 * @param template `index.html` of the build, with its placeholders `<!--styles-->` and `<!--page-->`
 * @param scripts files that the screen needs in addition to the entry
 */
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

/**
 * Input must not get lost before the scripts have run, so the fields reject it and assistive technology hears that the page
 * is busy. The links in the header work.
 */
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

/**
 * Replaces a placeholder in the template. The text is inserted literally, never as a replacement pattern. Throws if the
 * template lacks the placeholder.
 */
function fill(template: string, mark: string, text: string): string {
  if (!template.includes(mark)) throw new Error(`The page has no ${mark}.`);
  return template.replace(mark, () => text);
}
