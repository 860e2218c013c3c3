import type { Metadata, ReadBlock, Reading } from '@earshot/schema/analysis-result';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { readingCertainty } from '../../lib/record-entries.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { EditSteps } from '../../ui/edit-steps.tsx';
import { MethodNote } from '../../ui/method-note.tsx';
import { Section } from '../../ui/section.tsx';
import { isShortPost } from '../report/report-document.ts';
import { draftOf, withBlock } from './post-draft.ts';
import { PostCorrection } from './post-fields.tsx';
import { SOCIAL_STRINGS } from './strings.ts';
import type { Social } from './use-social.ts';

const STRINGS = SOCIAL_STRINGS.text;

interface PostTextProps {
  readonly report: ReportData;
  readonly isCorrected: boolean;
  readonly isCheckDue: boolean;
  readonly pending: boolean;
  readonly correction: Social['correction'];
}

export function PostText({ report, isCorrected, isCheckDue, pending, correction }: PostTextProps) {
  const correctRef = useRef<HTMLButtonElement>(null);
  const { document, metadata } = report;
  const reading = isCorrected ? undefined : document.reading;
  const { draft, image } = correction;
  // After the check, the report's summary is the text of a short post, so it is not shown twice.
  const isShown = isCheckDue || !isShortPost(report);
  const discard = () => {
    correction.setDraft(null);
    requestAnimationFrame(() => correctRef.current?.focus());
  };

  if (!isShown && !document.reading && !isCorrected && image === null) return null;
  return (
    <Section title={isShown ? STRINGS.title : 'How the text was read'}>
      {reading ? <ReadingNote reading={reading} metadata={metadata} /> : null}
      {isCorrected ? (
        <Typography variant="body2">{STRINGS.corrected(metadata.corrected ?? ['text'])}</Typography>
      ) : null}
      {isShown ? <ReadText text={document.text} /> : null}
      {(draft !== null || isCheckDue) && image !== null && reading ? (
        <BlockPicker
          imageBase64={image}
          blocks={reading.blocks}
          postText={(draft ?? document).text}
          onPick={(block) => correction.setDraft(withBlock(draft ?? draftOf(report), block))}
        />
      ) : null}
      {draft !== null ? (
        <PostCorrection
          draft={draft}
          isReady={correction.isReady}
          pending={pending}
          onChange={correction.setDraft}
          onAnalyze={correction.analyze}
          onDiscard={discard}
        />
      ) : null}
      {draft === null && image !== null ? (
        <Box className="no-print">
          <Button
            ref={correctRef}
            size="small"
            variant="outlined"
            disabled={pending}
            onClick={() => correction.setDraft(draftOf(report))}
          >
            Correct the text
          </Button>
        </Box>
      ) : null}
      {(reading || isCorrected) && image === null ? (
        <Typography variant="body2" className="no-print" sx={{ color: 'text.secondary' }}>
          To correct the text, analyze the screenshot again: it is not kept when you leave the page.
        </Typography>
      ) : null}
      <EditSteps {...correction.steps} afterRef={correctRef} />
      {reading ? <MethodNote figure={STRINGS.title} text={STRINGS.method} /> : null}
    </Section>
  );
}

/** A long text scrolls, so the keyboard must be able to reach it. */
function ReadText({ text }: { readonly text: string }) {
  return (
    <Box role="group" aria-label={SOCIAL_STRINGS.text.title} tabIndex={0} dir="auto" sx={TEXT}>
      {text}
    </Box>
  );
}

const TEXT = {
  typography: 'body1',
  maxHeight: '22rem',
  overflow: 'auto',
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.default',
  lineHeight: 1.75,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media print': { maxHeight: 'none', overflow: 'visible' },
} as const;

interface ReadingNoteProps {
  readonly reading: Reading;
  readonly metadata: Pick<Metadata, 'author' | 'platform'>;
}

export function ReadingNote({ reading, metadata }: ReadingNoteProps) {
  const { choice } = reading;
  return (
    <Box>
      <Typography variant="body2">{readingCertainty(reading, metadata)}</Typography>
      {choice.against.length > 0 ? (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {choice.against.map((sentence) => (
            <Typography key={sentence} component="li" variant="body2">
              {sentence}
            </Typography>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

interface BlockPickerProps {
  readonly imageBase64: string;
  readonly blocks: readonly ReadBlock[];
  readonly postText: string;
  readonly onPick: (block: ReadBlock) => void;
}

function BlockPicker({ imageBase64, blocks, postText, onPick }: BlockPickerProps) {
  const choices = blocks.length > 1 ? blocks : [];
  const picked = choices.find(({ text }) => text === postText) ?? choices.find(({ isChosen }) => isChosen);
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {choices.length > 0 ? (
        <Typography variant="body2">If another block of text is the post, select it:</Typography>
      ) : null}
      <Box sx={{ position: 'relative', maxWidth: '100%', lineHeight: 0 }}>
        {/* The stated type may be wrong, because browsers detect an image's type from its content. */}
        <Box
          component="img"
          src={`data:image/png;base64,${imageBase64}`}
          alt="The screenshot, with the blocks of text found in it"
          sx={{ maxWidth: '100%', maxHeight: 640, borderRadius: 1.5, border: 1, borderColor: 'divider' }}
        />
        {choices.map((block) => (
          <Box
            key={`${block.box.top} ${block.box.left}`}
            component="button"
            type="button"
            aria-pressed={block === picked}
            aria-label={SOCIAL_STRINGS.blocks.pick(block.text)}
            title={SOCIAL_STRINGS.blocks.pick(block.text)}
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

/** Padding around the text in pixels, because its box ends at the edges of the letters. */
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
