import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import type { NamedPage, PrerenderedPage } from '../src/prerender.tsx';
import { NONCE_PLACEHOLDER } from './head.ts';

/** Writes `pages/NAME.html`, the first screen of each route, with placeholders for the nonce and the product's address. */
export function prerendered(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'prerendered',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    async closeBundle() {
      const template = readFileSync(join(folder, 'index.html'), 'utf8');
      mkdirSync(join(folder, 'pages'), { recursive: true });
      await withRenderer(root, async (prerenderPages) => {
        for await (const { name, ...page } of prerenderPages()) {
          writeFileSync(join(folder, 'pages', `${name}.html`), composePage(template, page));
        }
      });
    },
  };
}

type Renderer = () => AsyncIterable<NamedPage>;

async function withRenderer(root: string, use: (renderer: Renderer) => Promise<void>): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'earshot-prerender-'));
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      plugins: [react()],
      publicDir: false,
      ssr: { noExternal: true },
      build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true },
    });
    const { prerenderPages } = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
    await use(prerenderPages);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** `data-s` keeps Emotion from moving its sheets to the end of the head, where they would override the application's. */
function composePage(template: string, { html, sheets }: PrerenderedPage): string {
  const { content, css } = withoutStyleAttributes(html);
  const styles = [
    ...sheets.map(
      (sheet) =>
        `<style data-emotion="${sheet.dataEmotion}" data-s="" nonce="${NONCE_PLACEHOLDER}">${sheet.css}</style>`,
    ),
    ...(css === '' ? [] : [`<style nonce="${NONCE_PLACEHOLDER}">${css}</style>`]),
  ];
  return fill(fill(template, '<!--styles-->', styles.join('\n')), '<!--page-->', asleep(content));
}

/** Makes fields inert and marks the page as busy, because input before the scripts run would be lost. */
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

/** Inserts `text` literally, never as a replacement pattern. Throws if the template lacks the placeholder. */
function fill(template: string, mark: string, text: string): string {
  if (!template.includes(mark)) throw new Error(`The page has no ${mark}.`);
  return template.replace(mark, () => text);
}
