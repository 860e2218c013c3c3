import { styled } from '@mui/material/styles';

/** Least height of what a finger presses (WCAG 2.2, 2.5.8). */
const MIN_TARGET_PX = 24;

/**
 * A label that picks what it stands for; `aria-pressed` says whether it is picked. It reaches over its whole row, which is the
 * nearest element with a position.
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
  '@media (forced-colors: active)': {
    '&:focus-visible::after, &[aria-pressed="true"]::after': { outline: '2px solid Highlight' },
  },
});
