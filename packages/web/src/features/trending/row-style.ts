import { LOOSE_DASHES } from '../../ui/loose-dashes.ts';

/** Container query for a list that is wide enough for a story's figures to fit into one row below its title, as in print. */
const FIGURES_IN_A_ROW = '@container ranking (min-width: 34rem)';
/** Container query for a list that is wide enough for a story to fit into one row. */
const ONE_ROW = '@container ranking (min-width: 54rem)';

/**
 * Styles of a story in the ranking. The list is the container whose width determines whether a story is shown as one row,
 * two rows or a card.
 */
export const ROW_STYLE = {
  typography: 'body2',
  display: 'grid',
  alignItems: 'start',
  columnGap: 1.5,
  rowGap: 0.5,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  // On a narrow list, the box that marks a story is shown only while the user selects stories.
  '--rank': '2rem',
  '& .mark': { display: 'none' },
  '[data-selecting="true"] & .mark': { display: 'inline-flex' },
  '[data-selecting="true"] &': { '--rank': '3rem' },
  '&[data-marked="true"]': { bgcolor: 'primary.light' },
  gridTemplateColumns: 'var(--rank) minmax(0, 1fr) auto',
  gridTemplateAreas: `
    "rank title title"
    ". heat why"
    ". mentions tone"
    ". date date"
    "details details details"`,
  '& > .rank': {
    gridArea: 'rank',
    fontWeight: 700,
    color: 'text.secondary',
    display: 'flex',
    flexWrap: 'wrap',
  },
  '& > .title': { gridArea: 'title', minWidth: 0 },
  // A title uses the full width of its row before it wraps.
  '& > .title > h4': { textWrap: 'pretty' },
  '& > .heat': { gridArea: 'heat' },
  '& > .mentions': { gridArea: 'mentions' },
  '& > .tone': { gridArea: 'tone' },
  '& > .date': { gridArea: 'date' },
  '& > .why': { gridArea: 'why' },
  '& > .details': { gridArea: 'details', minWidth: 0, m: 0 },
  '& > .details[hidden]': { display: 'none' },
  '& > .title, & > .tone': LOOSE_DASHES,
  '& .quiet': { color: 'text.secondary' },
  '& .mentions .quiet': { display: 'block', typography: 'caption' },
  '& .by-hand': { typography: 'caption', color: 'secondary.main', fontWeight: 'fontWeightMedium' },
  fontVariantNumeric: 'tabular-nums',
  [FIGURES_IN_A_ROW]: {
    '&, [data-selecting="true"] &': { '--rank': '3.75rem' },
    '& .mark': { display: 'inline-flex' },
    gridTemplateColumns: 'var(--rank) 6.5rem 5.5rem 8.5rem minmax(0, 1fr) auto',
    gridTemplateAreas: `
      "rank title title title title why"
      ". heat mentions tone date date"
      "details details details details details details"`,
  },
  [ONE_ROW]: {
    gridTemplateColumns: 'var(--rank) 6.5rem minmax(0, 1fr) 5.5rem 8.5rem 9rem 8.75rem',
    gridTemplateAreas: `
      "rank heat title mentions tone date why"
      "details details details details details details details"`,
    '& .date .quiet': { display: 'none' },
  },
} as const;
