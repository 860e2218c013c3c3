import type { ReadBlock } from '@earshot/schema/analysis-result';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SOCIAL_STRINGS } from './strings.ts';

const STRINGS = SOCIAL_STRINGS.blocks;

interface BlockPickerProps {
  readonly imageBase64: string;
  readonly blocks: readonly ReadBlock[];
  readonly postText: string;
  readonly onPick: (block: ReadBlock) => void;
}

export function BlockPicker({ imageBase64, blocks, postText, onPick }: BlockPickerProps) {
  const choices = blocks.length > 1 ? blocks : [];
  const picked = choices.find(({ text }) => text === postText) ?? choices.find(({ isChosen }) => isChosen);
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {choices.length > 0 ? <Typography variant="body2">{STRINGS.hint}</Typography> : null}
      <Box sx={{ position: 'relative', maxWidth: '100%', lineHeight: 0 }}>
        {/* Browsers detect the type of an image from its content, regardless of the type in the address. */}
        <Box
          component="img"
          src={`data:image/png;base64,${imageBase64}`}
          alt={STRINGS.pictureAlt}
          sx={{ maxWidth: '100%', maxHeight: 640, borderRadius: 1.5, border: 1, borderColor: 'divider' }}
        />
        {choices.map((block) => (
          <Box
            key={`${block.box.top} ${block.box.left}`}
            component="button"
            type="button"
            aria-pressed={block === picked}
            aria-label={STRINGS.pick(block.text)}
            title={STRINGS.pick(block.text)}
            onClick={() => onPick(block)}
            sx={BLOCK}
            style={{
              left: `calc(${percent(block.box.left)} - ${ROOM_PX}px)`,
              top: `calc(${percent(block.box.top)} - ${ROOM_PX}px)`,
              width: `calc(${percent(block.box.width)} + ${2 * ROOM_PX}px)`,
              height: `calc(${percent(block.box.height)} + ${2 * ROOM_PX}px)`,
            }}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Padding between the text and its frame, in pixels, because boxes end at the edges of the letters. */
const ROOM_PX = 6;

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
  '&[aria-pressed=true]': { border: '3px solid', borderColor: 'secondary.main' },
  '&:hover, &:focus-visible': { bgcolor: 'rgb(30 110 220 / 0.18)' },
} as const;
