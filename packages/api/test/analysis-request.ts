/** The smallest analysis that counts as a use. Fictional. */
const BODY = JSON.stringify({
  manualContent: {
    headline: 'Harbor City opens solar ferry line',
    source: 'Harbor City Courier',
    content: 'Harbor City opened its first solar ferry line on Monday, the port authority said.',
  },
  keywords: ['solar ferry'],
});

export const postJson = (
  url: string,
  body: string | object,
  headers: Readonly<Record<string, string>> = {},
) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Requests an article analysis. Returns true if it was acknowledged. */
export async function analyzeOnce(url: string): Promise<boolean> {
  try {
    const response = await postJson(`${url}/api/analyze/article`, BODY);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

export async function articleUses(url: string): Promise<number> {
  const response = await fetch(`${url}/api/counters`);
  return ((await response.json()) as { article: number }).article;
}
