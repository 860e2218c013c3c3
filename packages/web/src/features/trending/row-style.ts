/** Width of the list from which on a story fits into one row; below it the figures stand under the title. */
const ONE_ROW = '@container ranking (min-width: 54rem)';

/** A story of the ranking. The list around it is the container that decides between one row and a card. */
export const ROW_STYLE = {
  typography: 'body2',
  display: 'grid',
  alignItems: 'start',
  columnGap: 1.5,
  rowGap: 0.5,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  gridTemplateColumns: '2rem minmax(0, 1fr) auto',
  gridTemplateAreas: `
    "rank title title"
    ". heat why"
    ". mentions tone"
    ". date date"
    "details details details"`,
  '& > .rank': { gridArea: 'rank', fontWeight: 700, color: 'text.secondary' },
  '& > .title': { gridArea: 'title', minWidth: 0 },
  // A title uses the whole width of its row before it wraps.
  '& > .title > h4': { textWrap: 'pretty' },
  '& > .heat': { gridArea: 'heat' },
  '& > .mentions': { gridArea: 'mentions' },
  '& > .tone': { gridArea: 'tone' },
  '& > .date': { gridArea: 'date' },
  '& > .why': { gridArea: 'why' },
  '& > .details': { gridArea: 'details', minWidth: 0, m: 0 },
  '& > .details[hidden]': { display: 'none' },
  '& .quiet': { color: 'text.secondary' },
  '& .mentions .quiet': { display: 'block', typography: 'caption' },
  '& .by-hand': { typography: 'caption', color: 'secondary.main', fontWeight: 'fontWeightMedium' },
  fontVariantNumeric: 'tabular-nums',
  [ONE_ROW]: {
    gridTemplateColumns: '2.5rem 6.5rem minmax(0, 1fr) 5.75rem 8.5rem 8.25rem 9.75rem',
    gridTemplateAreas: `
      "rank heat title mentions tone date why"
      "details details details details details details details"`,
    '& .date .quiet': { display: 'none' },
  },
} as const;
