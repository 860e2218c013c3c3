import { useEffect, useState } from 'react';

/**
 * Returns the URL of the operator's notice, which the server writes into the head of each page (RFC 6903, `privacy-policy`).
 * Null if there is none, or if the page is rendered outside a browser.
 */
export function useOperatorNotice(): string | null {
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="privacy-policy"]');
    setNotice(link?.href ?? null);
  }, []);
  return notice;
}
