import Box from '@mui/material/Box';

const STYLES = {
  international: { color: 'secondary.main', borderColor: 'secondary.main' },
  national: { color: 'primary.main', borderColor: 'primary.main' },
  regional: { color: 'info.main', borderColor: 'info.main' },
  state: { color: 'warning.main', borderColor: 'warning.main' },
} as const;
const FALLBACK = { color: 'text.secondary', borderColor: 'control.border', borderStyle: 'dashed' } as const;

/** The scope of a publisher. Four values have their own style, and any other uses the fallback (#176, #177, A-24). */
export function ScopeBadge({ scope }: { readonly scope: string }) {
  const style = isStyled(scope) ? STYLES[scope] : FALLBACK;
  return (
    <Box
      component="span"
      data-scope-style={isStyled(scope) ? scope : 'fallback'}
      sx={{
        typography: 'caption',
        display: 'inline-block',
        px: 1,
        border: '1px solid',
        borderRadius: 1.5,
        fontWeight: 620,
        ...style,
      }}
    >
      {scope.charAt(0).toUpperCase() + scope.slice(1)}
    </Box>
  );
}

function isStyled(scope: string): scope is keyof typeof STYLES {
  return Object.hasOwn(STYLES, scope);
}
