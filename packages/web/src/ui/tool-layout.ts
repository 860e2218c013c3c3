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

/** Beside a long result the inputs stay at hand; where they are higher than the window they scroll for themselves. */
export const STICKY_INPUTS = {
  '@media (min-width: 900px) and (min-height: 640px)': {
    position: 'sticky',
    top: 16,
    maxHeight: 'calc(100vh - 32px)',
    overflowY: 'auto',
  },
} as const;
