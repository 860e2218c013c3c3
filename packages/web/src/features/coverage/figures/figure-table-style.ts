/** Style of a table whose first column names what the other columns count. */
export const FIGURE_TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': { textAlign: 'left', py: 0.5, pr: 1.5, borderBottom: 1, borderColor: 'divider' },
  '& thead th': { color: 'text.secondary', verticalAlign: 'bottom' },
  '& th[scope=row]': { fontWeight: 'fontWeightRegular', minWidth: '7rem', overflowWrap: 'anywhere' },
  '& td, & th + th': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', pr: 0.5 },
} as const;
