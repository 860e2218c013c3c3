import { ROUTES } from '@earshot/schema/routes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { TRENDING_STRINGS } from './strings.ts';
import { TrendingTool } from './trending-tool.tsx';

/** The Trending Analyzer as a separate page. */
export function TrendingPage() {
  useDocumentTitle(ROUTES.trending.title);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <div>
        <Typography variant="h1">{TRENDING_STRINGS.page.heading}</Typography>
        <Typography className="no-print" sx={{ mt: 0.75, color: 'text.secondary', maxWidth: '44rem' }}>
          {TRENDING_STRINGS.page.lead}
        </Typography>
      </div>
      <TrendingTool />
    </Box>
  );
}
