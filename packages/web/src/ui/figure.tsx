import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';

/** What a figure opens. */
export interface FigureEvidence {
  /** What it counts, for users who hear it without its surroundings, e.g. `mentions of Acme in “Ferries go electric”`. */
  readonly about: string;
  /** Opens what the figure is made of; undefined for a figure that is made of nothing, such as 0. */
  readonly onOpen?: (() => void) | undefined;
  /** Whether its evidence is open; left out for a figure that filters a list. */
  readonly expanded?: boolean;
  /** Whether the list is filtered by it. */
  readonly pressed?: boolean;
}

interface FigureProps extends FigureEvidence {
  /** The figure as it is read, e.g. `4` or `42%`. */
  readonly children: string;
}

/** A figure that opens into what it is made of: every figure on a screen is one. */
export function Figure({ children, about, onOpen, expanded, pressed }: FigureProps) {
  if (onOpen === undefined) return <span data-figure="">{children}</span>;
  return (
    <FigureButton
      type="button"
      data-figure=""
      title={about}
      aria-label={`${children} ${about}`}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        // Some browsers give the focus to no pressed button; it has to come back here.
        event.currentTarget.focus();
        onOpen();
      }}
    >
      {children}
    </FigureButton>
  );
}

/** Styled once, not per figure: a long list has thousands. */
const FigureButton = styled('button')({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'inline-block',
  minWidth: 24,
  minHeight: 24,
  lineHeight: 'inherit',
  cursor: 'pointer',
  textAlign: 'inherit',
  color: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'underline dotted 1px',
  textUnderlineOffset: '0.22em',
  textDecorationColor: 'var(--mui-palette-text-secondary)',
  '&:hover, &[aria-expanded="true"], &[aria-pressed="true"]': {
    color: 'var(--mui-palette-primary-main)',
    textDecoration: 'underline solid 2px',
    textDecorationColor: 'currentColor',
  },
  '&:focus-visible': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: 2,
    borderRadius: 4,
  },
  '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
  '@media print': { textDecoration: 'none' },
});
