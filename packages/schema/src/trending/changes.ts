/** What can become of a story between two lists, in the order in which they are shown. Free of zod, which browsers need not load. */
export const CHANGES = ['new', 'growing', 'moved', 'steady', 'fading', 'gone'] as const;
export type Change = (typeof CHANGES)[number];
