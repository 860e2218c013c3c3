import { restPath } from '@earshot/schema/contract';
import type { TrendingResult } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { copyWithToast } from '../../ui/copy-with-toast.ts';
import { CopyIcon, DownloadIcon } from '../../ui/icons.tsx';
import { TRENDING_STRINGS } from './strings.ts';
import { topTenText } from './top-ten-text.ts';

const STRINGS = TRENDING_STRINGS.actions;

/** Ways to take a ranking along: text on the clipboard, a CSV file. */
export function RankingActions({ ranking }: { readonly ranking: TrendingResult }) {
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<CopyIcon />}
        onClick={() => copyWithToast(topTenText(ranking), STRINGS.copied)}
      >
        {STRINGS.copy}
      </Button>
      {ranking.session_id !== '' ? (
        <Button
          size="small"
          variant="outlined"
          startIcon={<DownloadIcon />}
          component="a"
          href={restPath('trending.exportCsv', { session_id: ranking.session_id })}
          target="_blank"
          rel="noopener"
        >
          {STRINGS.csv}
          <span style={visuallyHidden}> {STRINGS.newTab}</span>
        </Button>
      ) : null}
    </Box>
  );
}
