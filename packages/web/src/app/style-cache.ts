import createCache, { type EmotionCache } from '@emotion/cache';

/** Prefix of every generated class. */
export const STYLE_KEY = 'es';

/** The style cache; it carries the page's nonce, without which the content security policy refuses the styles. */
export function createStyleCache(): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  const isFilledIn = nonce !== '' && !nonce.startsWith('__');
  return createCache({ key: STYLE_KEY, prepend: true, ...(isFilledIn ? { nonce } : {}) });
}
