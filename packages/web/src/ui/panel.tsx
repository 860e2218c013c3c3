import Paper, { type PaperProps } from '@mui/material/Paper';

/** The background surface of tools, reports and cards. */
export function Panel({ children, sx, ...rest }: PaperProps) {
  return (
    <Paper
      variant="outlined"
      {...rest}
      sx={[
        { p: { xs: 2, sm: 3 }, borderColor: 'divider', borderRadius: 3, minWidth: 0 },
        ...(Array.isArray(sx) ? sx : [sx ?? {}]),
      ]}
    >
      {children}
    </Paper>
  );
}
