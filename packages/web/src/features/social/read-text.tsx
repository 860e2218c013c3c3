import type { AnalyzedDocument, ReadWord } from '@earshot/schema/analysis-result';
import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { SOCIAL_STRINGS } from './strings.ts';

const STRINGS = SOCIAL_STRINGS.text;

type ReadTextProps = Pick<AnalyzedDocument, 'text'> & { readonly doubtful: readonly ReadWord[] };

/** The text of a post. Words with low confidence have a wavy underline, a question mark and their confidence. */
export function ReadText({ text, doubtful }: ReadTextProps) {
  return (
    <Box
      role="group"
      aria-label={STRINGS.title}
      // Long texts scroll, so they must be reachable by keyboard.
      tabIndex={0}
      dir="auto"
      sx={TEXT}
    >
      {splitAtWords(text, doubtful).map((part) =>
        part.word ? (
          <Box
            key={part.start}
            component="span"
            data-doubtful
            title={STRINGS.wordConfidence(part.word.confidence)}
            sx={DOUBTFUL}
          >
            {part.text}
            <span style={NOTE}>{STRINGS.wordNote(part.word.confidence)}</span>
          </Box>
        ) : (
          part.text
        ),
      )}
    </Box>
  );
}

interface TextPart {
  readonly start: number;
  readonly text: string;
  readonly word: ReadWord | null;
}

/** Splits the text at its doubtful words, in order. Ranges outside the text or inside another range are ignored. */
function splitAtWords(text: string, words: readonly ReadWord[]): TextPart[] {
  const parts: TextPart[] = [];
  let position = 0;
  for (const word of [...words].sort((a, b) => a.start - b.start)) {
    if (word.start < position || word.end > text.length || word.end <= word.start) continue;
    parts.push({ start: position, text: text.slice(position, word.start), word: null });
    parts.push({ start: word.start, text: text.slice(word.start, word.end), word });
    position = word.end;
  }
  return [...parts, { start: position, text: text.slice(position), word: null }];
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

const DOUBTFUL = {
  textDecoration: 'underline wavy 1.5px',
  textDecorationColor: 'var(--mui-palette-warning-main)',
  textUnderlineOffset: 4,
  '&::after': {
    content: '"?" / ""',
    display: 'inline-block',
    ml: '1px',
    verticalAlign: 'super',
    fontSize: '0.7em',
    fontWeight: 700,
    lineHeight: 1,
    color: 'warning.main',
  },
} as const;

/** Style of notes that are read by screen readers but are neither visible nor copied with the text. */
const NOTE = { ...visuallyHidden, userSelect: 'none' } as const;
