/**
 * Places the inputs next to the result, or above it on narrow screens.
 * @param inputs width of the input column, in twelfths
 */
export function toolColumns(inputs: number) {
  return {
    display: 'grid',
    gap: 2.5,
    alignItems: 'start',
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      md: `minmax(0, ${inputs}fr) minmax(0, ${12 - inputs}fr)`,
    },
    '@media print': { display: 'block' },
  } as const;
}

/**
 * Keeps the inputs visible next to a long result if the window is tall enough for them.
 * @param minHeightPx minimum window height that fits the inputs
 */
export function stickyInputs(minHeightPx: number) {
  return {
    [`@media (min-width: 900px) and (min-height: ${minHeightPx}px)`]: { position: 'sticky', top: 16 },
  } as const;
}

/** Layout with collapsed inputs: the result takes the full width. */
export const ONE_COLUMN = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media print': { display: 'block' },
} as const;
