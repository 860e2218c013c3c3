import { useEffect, useState } from 'react';

/**
 * Address of the operator's own notice, which the server writes into the head of each page (RFC 6903, `privacy-policy`); null without
 * one, and where the page is rendered without a browser.
 */
export function useOperatorNotice(): string | null {
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="privacy-policy"]');
    setNotice(link?.href ?? null);
  }, []);
  return notice;
}
