import { usesOf } from '@earshot/schema/counters/rules';
import type { ToolTab } from '@earshot/schema/routes';
import Typography from '@mui/material/Typography';
import { trpc } from '../../transport/trpc.ts';
import { MAIN_STRINGS } from './strings.ts';

/**
 * Line with the number of uses of the current tool, worded as professionals, or a tagline for the URL Expander, whose uses
 * are not counted (#32-#37).
 */
export function UsageLine({ tab }: { readonly tab: ToolTab }) {
  const counters = trpc.counters.get.useQuery();
  return (
    <Typography
      variant="body2"
      sx={{ color: 'text.secondary' }}
      {...(tab === 'url-expander' ? {} : { title: MAIN_STRINGS.usageCounted })}
    >
      {tab === 'url-expander'
        ? MAIN_STRINGS.urlExpanderTagline
        : MAIN_STRINGS.usage(usesOf(counters.data, tab))}
    </Typography>
  );
}
