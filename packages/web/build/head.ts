import type { Plugin } from 'vite';

export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** Lets the browser fetch the Latin font at once, instead of after the style sheet. */
export function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => /latin-wght[^/]*\.woff2$/.test(name));
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` };
        return file ? [{ tag: 'link', attrs, injectTo: 'head' }] : [];
      },
    },
  };
}

/** Inlines the style sheet (two kilobytes), so that the first paint does not wait for another file. */
export function inlinedStyles(): Plugin {
  return {
    name: 'inlined-styles',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (tag, file: string) => {
          const asset = bundle[file];
          if (asset?.type !== 'asset') return tag;
          delete bundle[file];
          return `<style nonce="${NONCE_PLACEHOLDER}">${String(asset.source)}</style>`;
        });
      },
    },
  };
}
