import { TOUCH_TARGET_PX } from '../../../ui/touch-target.ts';

/**
 * Styles of the wide table, and of the cards that replace it on narrow screens. Each cell of a card is labeled with its
 * `data-label`.
 */
export const TABLE_STYLE = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    py: 1,
    px: 0.75,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& thead button': {
    all: 'unset',
    cursor: 'pointer',
    fontWeight: 'fontWeightMedium',
    minHeight: 24,
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
  },
  '& th.number, & td.number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& thead .number button': { textAlign: 'right' },
  '& td.number .quiet': { whiteSpace: 'nowrap' },
  '& th.select, & td.select': { width: 28, pr: 0 },
  '& td.select label': {
    display: 'inline-flex',
    minWidth: 24,
    minHeight: 24,
    alignItems: 'center',
    '@media (pointer: coarse)': { minWidth: TOUCH_TARGET_PX, minHeight: TOUCH_TARGET_PX },
  },
  '& .hidden': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& tr[data-row]:focus-visible': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: -2,
  },
  '& tr[aria-selected="true"] > td': { bgcolor: 'primary.light' },
  '& td.tone': { whiteSpace: 'nowrap' },
  '& td.headline': { minWidth: '16rem', overflowWrap: 'anywhere' },
  '& td.outlet': { minWidth: '7rem', overflowWrap: 'anywhere' },
  '& td.day': { minWidth: '6.5rem', whiteSpace: 'nowrap' },
  '& a': { color: 'primary.main', display: 'inline-block', py: 0.25, minHeight: 24 },
  '& .quiet': { display: 'block', typography: 'caption', color: 'text.secondary' },
  '& .edited': { typography: 'caption', color: 'secondary.main', fontWeight: 'fontWeightMedium' },
  '& summary': { cursor: 'pointer', minHeight: 24, typography: 'caption', color: 'text.secondary' },
  '& details p': { m: 0, mt: 0.5, maxWidth: '46rem' },
  '& tr.excluded td': { color: 'text.secondary' },
  '& tr.excluded .headline a, & tr.excluded .headline .title': { textDecoration: 'line-through' },
  '& tr.panel > td': { bgcolor: 'background.default', px: { xs: 1, sm: 2 }, py: 2 },
  '& .failure': { color: 'error.main', overflowWrap: 'anywhere' },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 },
  // Print the content of closed `details` elements.
  '@media print': {
    fontSize: '8.5pt',
    '& details::details-content': { contentVisibility: 'visible', display: 'block' },
    // The table must fit the page width.
    '& td, & td.headline': { minWidth: 0, px: 0.5 },
    '& td.headline': { width: '36%' },
    '& td.outlet, & td.day': { minWidth: '4.75rem', whiteSpace: 'normal' },
    '& .quiet, & .edited': { fontSize: '8pt', lineHeight: 1.3 },
    '& td.number .quiet': { whiteSpace: 'normal' },
    '& th': { px: 0.5, overflowWrap: 'anywhere' },
    '& summary': { display: 'none' },
    // Rows without a report are listed with their reasons on the last page.
    '& tr.failed, & tr.waiting, & tr.running': { display: 'none' },
  },
  '@media screen and (max-width: 899.95px)': {
    '&, & tbody, & tr, & td': { display: 'block', width: 'auto', minWidth: 0 },
    '& thead': { display: 'none' },
    '& tr': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      borderBottom: 1,
      borderColor: 'divider',
      py: 1,
    },
    '& td.headline, & td[colspan]': { flex: '1 0 100%' },
    '& td.headline a, & td[colspan] > a': {
      '@media (pointer: coarse)': { py: 1.25, minHeight: TOUCH_TARGET_PX },
    },
    '& td, & td.headline, & td.outlet, & td.day': {
      border: 0,
      px: 0,
      py: 0.25,
      minWidth: 0,
      textAlign: 'left',
    },
    '& td[data-label]::before': {
      content: 'attr(data-label) ": "',
      color: 'text.secondary',
      typography: 'caption',
    },
    '& td.headline::before, & td.day::before, & td.outlet::before': { content: 'none' },
    '& td.outlet .quiet': { display: 'inline', ml: 0.75 },
    '& td.number': { textAlign: 'left' },
    '& td.tone': { whiteSpace: 'normal' },
    '& td.number .quiet': { display: 'inline', ml: 0.75 },
  },
} as const;
