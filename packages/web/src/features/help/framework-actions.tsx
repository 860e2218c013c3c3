import { sheetAddress } from '@earshot/schema/help/library-place';
import type { Framework } from '@earshot/schema/help/model';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { downloadText } from '../../lib/download.ts';
import { shareLink } from '../../lib/share.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { BookmarkIcon, DownloadIcon, ShareIcon } from '../../ui/icons.tsx';
import { frameworkMarkdown } from './framework-markdown.ts';
import { HELP_STRINGS } from './strings.ts';
import { formsOfFramework } from './take-away/entry-forms.ts';
import { TakeAway } from './take-away/take-away.tsx';

const STRINGS = HELP_STRINGS.framework;

/** Buttons to share and export a framework, and a bookmark button for a planned feature (#304-#309). */
export function FrameworkActions({ framework }: { readonly framework: Framework }) {
  const share = async () => {
    const outcome = await shareLink(framework.name, window.location.href);
    if (outcome === 'copied') showToast({ title: STRINGS.linkCopied, tone: 'success' });
    if (outcome === 'failed') {
      showToast({ title: STRINGS.copyFailed, text: STRINGS.copyFailedText, tone: 'destructive' });
    }
  };
  const exportMarkdown = () =>
    downloadText(
      `${framework.slug}-framework.md`,
      frameworkMarkdown(framework),
      'text/markdown;charset=utf-8',
    );
  const bookmark = () => showToast({ title: STRINGS.bookmark, text: STRINGS.bookmarkLater, tone: 'neutral' });

  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      <Button variant="outlined" size="small" startIcon={<ShareIcon />} onClick={share}>
        {STRINGS.share}
      </Button>
      <Button variant="outlined" size="small" startIcon={<DownloadIcon />} onClick={exportMarkdown}>
        {STRINGS.export}
      </Button>
      <Button variant="outlined" size="small" startIcon={<BookmarkIcon />} onClick={bookmark}>
        {STRINGS.bookmark}
      </Button>
      <TakeAway forms={formsOfFramework(framework)} sheet={sheetAddress(framework.slug)} />
    </Box>
  );
}
