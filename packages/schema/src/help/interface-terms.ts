/** Words in the interface that link to their definition. A test checks that each has an entry. */
export const INTERFACE_TERMS = [
  'Heat',
  'Mention',
  'Net Sentiment',
  'Prominence',
  'Publisher Scope',
  'Share of Voice',
  'Tone',
] as const;
export type InterfaceTerm = (typeof INTERFACE_TERMS)[number];
