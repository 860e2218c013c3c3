import createCache, { type EmotionCache } from '@emotion/cache';

export const STYLE_KEY = 'es';

/** Without the nonce of the page, its content security policy would block the styles. */
export function createStyleCache(): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  const isFilledIn = nonce !== '' && !nonce.startsWith('__');
  return createCache({ key: STYLE_KEY, prepend: true, ...(isFilledIn ? { nonce } : {}) });
}
