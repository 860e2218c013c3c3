/**
 * Inputs beside their result, one below the other on a narrow screen.
 * @param inputs share of the inputs, in twelfths
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
 * Beside a long result the inputs stay at hand, where the window is high enough for all of them.
 * @param minHeightPx smallest window height in which they fit
 */
export function stickyInputs(minHeightPx: number) {
  return {
    [`@media (min-width: 900px) and (min-height: ${minHeightPx}px)`]: { position: 'sticky', top: 16 },
  } as const;
}

/** The same once the inputs are folded: the result takes the width. */
export const ONE_COLUMN = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media print': { display: 'block' },
} as const;
