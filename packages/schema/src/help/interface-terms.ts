/** Words of the interface that link to their definition in the glossary; a test of the library finds each one there. */
export const INTERFACE_TERMS = [
  'Heat',
  'Mention',
  'Prominence',
  'Publisher Scope',
  'Share of Voice',
  'Tone',
] as const;
export type InterfaceTerm = (typeof INTERFACE_TERMS)[number];
