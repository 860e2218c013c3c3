import Button from '@mui/material/Button';
import { prefillAddress, type ToolPrefill } from '../lib/tool-prefill.ts';
import { copyWithToast } from './copy-with-toast.ts';
import { LinkIcon } from './icons.tsx';
import { UI_STRINGS } from './strings.ts';

interface CopyLinkButtonProps {
  /** Tab of the tool, e.g. `article`. */
  readonly tool: string;
  readonly prefill: ToolPrefill;
}

/**
 * Button that copies a link that opens the tool with the same inputs, e.g. for a colleague. Hidden if there are no inputs.
 */
export function CopyLinkButton({ tool, prefill }: CopyLinkButtonProps) {
  if (!prefill.url?.trim() && !prefill.keywords?.length) return null;
  return (
    <Button
      size="small"
      startIcon={<LinkIcon />}
      title={UI_STRINGS.link.title}
      onClick={() =>
        copyWithToast(prefillAddress(window.location.origin, tool, prefill), UI_STRINGS.link.copied)
      }
      sx={{
        justifySelf: 'start',
        ml: -0.75,
        whiteSpace: 'nowrap',
        '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
      }}
    >
      {UI_STRINGS.link.copy}
    </Button>
  );
}
