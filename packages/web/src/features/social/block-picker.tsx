import type { ReadBlock } from '@earshot/schema/analysis-result';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SOCIAL_STRINGS } from './strings.ts';

const STRINGS = SOCIAL_STRINGS.blocks;

interface BlockPickerProps {
  /** Content of the picture that was read, bare base64. */
  readonly imageBase64: string;
  readonly blocks: readonly ReadBlock[];
  readonly onPick: (block: ReadBlock) => void;
}

/** The picture with a button over each text that may be the post. */
export function BlockPicker({ imageBase64, blocks, onPick }: BlockPickerProps) {
  if (blocks.length < 2) return null;
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="body2">{STRINGS.hint}</Typography>
      <Box sx={{ position: 'relative', maxWidth: '100%', lineHeight: 0 }}>
        {/* Browsers tell the kind of a picture by its content, whatever the address says. */}
        <Box
          component="img"
          src={`data:image/png;base64,${imageBase64}`}
          alt={STRINGS.pictureAlt}
          sx={{ maxWidth: '100%', maxHeight: 520, borderRadius: 1.5, border: 1, borderColor: 'divider' }}
        />
        {blocks.map((block) => (
          <Box
            key={`${block.box.top} ${block.box.left}`}
            component="button"
            type="button"
            aria-pressed={block.isChosen}
            aria-label={STRINGS.pick(block.text)}
            title={STRINGS.pick(block.text)}
            onClick={() => onPick(block)}
            sx={BLOCK}
            style={{
              left: percent(block.box.left),
              top: percent(block.box.top),
              width: percent(block.box.width),
              height: percent(block.box.height),
            }}
          />
        ))}
      </Box>
    </Box>
  );
}

const percent = (share: number) => `${share * 100}%`;

const BLOCK = {
  position: 'absolute',
  minHeight: 24,
  p: 0,
  border: '2px dashed',
  borderColor: 'primary.main',
  borderRadius: 1,
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&[aria-pressed=true]': { borderStyle: 'solid' },
  '&:hover, &:focus-visible': { bgcolor: 'rgb(30 110 220 / 0.18)' },
} as const;
