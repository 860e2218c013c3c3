import { styled } from '@mui/material/styles';

/** Minimum height of a click target in pixels (WCAG 2.2, 2.5.8). */
const MIN_TARGET_PX = 24;

/**
 * A label that selects its entry. `aria-pressed` states whether the entry is selected. The click area covers the nearest
 * positioned ancestor, which is the whole row.
 */
export const PickButton = styled('button')({
  all: 'unset',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25em',
  minHeight: MIN_TARGET_PX,
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: '0 -4px', borderRadius: 6 },
  '&:disabled': { cursor: 'default' },
  '&:not(:disabled):hover::after': { boxShadow: '0 0 0 1px var(--mui-palette-control-border)' },
  '&:focus-visible::after, &[aria-pressed="true"]::after': {
    boxShadow: '0 0 0 2px var(--mui-palette-primary-main)',
  },
  '&[aria-pressed="true"]': { fontWeight: 700, color: 'var(--mui-palette-primary-main)' },
  '&[aria-pressed="true"]::after': {
    background: 'color-mix(in srgb, var(--mui-palette-primary-main) 12%, transparent)',
  },
  '@media (forced-colors: active)': {
    '&:focus-visible::after, &[aria-pressed="true"]::after': { outline: '2px solid Highlight' },
  },
});
