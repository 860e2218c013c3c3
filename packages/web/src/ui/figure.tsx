import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';

interface FigureEvidence {
  /**
   * What the figure counts, shown as its tooltip and read by screen readers, e.g. `mentions of Acme in “Ferries go
   * electric”`.
   */
  readonly about: string;
  /** Opens the evidence. Undefined for a figure without evidence, such as 0. */
  readonly onOpen?: (() => void) | undefined;
  /** Whether the evidence is open. Omitted for a figure that filters a list. */
  readonly expanded?: boolean;
  /** Whether the figure's filter is applied to the list. Omitted for a figure that does not filter a list. */
  readonly pressed?: boolean;
}

interface FigureProps extends FigureEvidence {
  /** The formatted figure, e.g. `4` or `42%`. */
  readonly children: string;
}

/** A number that opens its evidence when clicked, or plain text if it has none. */
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
        // Some browsers do not focus a clicked button, but focus must return to it later.
        event.currentTarget.focus();
        onOpen();
      }}
    >
      {children}
    </FigureButton>
  );
}

/** Styled once instead of per figure, because a long list has thousands of figures. */
const FigureButton = styled('button')({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'inline-block',
  maxWidth: '100%',
  minWidth: 24,
  minHeight: 24,
  cursor: 'pointer',
  textAlign: 'inherit',
  color: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  // The font's kerning removes the space before a minus sign: "negative-0.30".
  fontKerning: 'none',
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
