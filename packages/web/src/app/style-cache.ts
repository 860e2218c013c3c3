import createCache, { type EmotionCache } from '@emotion/cache';

/** Prefix of every generated class name. */
export const STYLE_KEY = 'es';

/** Creates the Emotion style cache with the page's nonce. Without it, the content security policy would block the styles. */
export function createStyleCache(): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  const isFilledIn = nonce !== '' && !nonce.startsWith('__');
  return createCache({ key: STYLE_KEY, prepend: true, ...(isFilledIn ? { nonce } : {}) });
}
