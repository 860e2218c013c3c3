import { usesOf } from '@earshot/schema/counters/rules';
import type { ToolTab } from '@earshot/schema/routes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { trpc } from '../../transport/trpc.ts';
import { TOUCH_LINK } from '../../ui/small-button.tsx';
import { MAIN_STRINGS } from './strings.ts';

/** Worded as professionals. The URL Expander's uses are not counted (#32-#37). */
export function UsageLine({ tab }: { readonly tab: ToolTab }) {
  const counters = trpc.counters.get.useQuery();
  if (tab === 'url-expander') return <Line>{MAIN_STRINGS.urlExpanderTagline}</Line>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
      <Line>{MAIN_STRINGS.usage(usesOf(counters.data, tab))}</Line>
      <Box component="details" sx={COUNTED}>
        <summary>{MAIN_STRINGS.whatIsCounted}</summary>
        {MAIN_STRINGS.usageCounted}
      </Box>
    </Box>
  );
}

function Line({ children }: { readonly children: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

const COUNTED = {
  typography: 'caption',
  color: 'text.secondary',
  '&[open]': { flexBasis: '100%' },
  '& summary': {
    display: 'inline-block',
    cursor: 'pointer',
    textDecoration: 'underline dotted',
    textUnderlineOffset: 3,
    ...TOUCH_LINK,
  },
} as const;
