import shorteners from '../../../content/lists/shorteners.json' with { type: 'json' };

/** Hosts of URL shorteners, which publish nothing themselves. */
export const SHORTENERS: ReadonlySet<string> = new Set(shorteners);
