import type { PrerenderedPage } from '../src/prerender.tsx';
import { NONCE_PLACEHOLDER } from './head.ts';

/**
 * The built page with a first screen in it. `data-s` keeps emotion from moving the sheets to the end of the head, where
 * they would win over those of the application.
 * @param template `index.html` of the build, with its marks `<!--styles-->` and `<!--page-->`
 * @param scripts  files that the screen needs beside the entry
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
    // The calls send credentials; without the same here the browser would fetch the answer twice.
    ...calls.map((url) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${url}">`),
  ];
  return fill(
    fill(template, '<!--styles-->', styles.concat(links).join('\n')),
    '<!--page-->',
    asleep(content),
  );
}

/**
 * Nothing that is typed or pressed before the scripts have run may be lost without a word: the fields refuse it, and
 * assistive technology hears that the page is busy. The links of the header work.
 */
function asleep(content: string): string {
  return content
    .replace('<main ', '<main inert aria-busy="true" ')
    .replace(/<(input|textarea) /g, '<$1 readonly ');
}

/** The content security policy allows no style attribute in a page, so that each becomes a rule. */
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

/** A mark in the template; text is never taken for a pattern of `replace`. Throws when the template has no such mark. */
function fill(template: string, mark: string, text: string): string {
  if (!template.includes(mark)) throw new Error(`The page has no ${mark}.`);
  return template.replace(mark, () => text);
}
