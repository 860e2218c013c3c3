import { sentimentLabel } from '@earshot/schema/sentiment';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useRef } from 'react';
import { capitalized } from '../../../lib/format.ts';
import { useFocusWhenShown } from '../../../lib/use-focus-when-shown.ts';
import { EvidenceLines } from '../../../ui/evidence-lines.tsx';
import { SmallButton } from '../../../ui/small-button.tsx';
import type { CoverageRow } from '../book/coverage-list.ts';
import { figuresOf } from '../book/coverage-list.ts';
import { titleOf } from '../book/list-edits.ts';
import type { EvidenceLine, KeywordFigures } from '../book/list-entry.ts';
import { COVERAGE_STRINGS } from '../strings.ts';

const STRINGS = COVERAGE_STRINGS.evidence;

interface RowEvidenceProps {
  readonly row: CoverageRow;
  /** Keywords whose sentences are shown. */
  readonly keywords: readonly string[];
  readonly onClose: () => void;
}

/** Shows the sentences behind a row's figures, grouped by keyword. */
export function RowEvidence({ row, keywords, onClose }: RowEvidenceProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useFocusWhenShown(headingRef);
  const found = keywords.flatMap((keyword) => figuresOf(row, keyword) ?? []);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Box role="group" aria-label={STRINGS.title} onKeyDown={closeOnEscape} sx={{ maxWidth: '52rem' }}>
      {found.map((figures, position) => (
        <Box key={figures.keyword} sx={{ mb: 2 }}>
          <Typography
            variant="h4"
            tabIndex={-1}
            {...(position === 0 ? { ref: headingRef } : {})}
            sx={{ '&:focus': { outline: 'none' } }}
          >
            <bdi>{figures.keyword}</bdi>: {STRINGS.mentionsIn(figures.mentions, titleOf(row))}
          </Typography>
          <KeywordEvidence figures={figures} />
        </Box>
      ))}
      <SmallButton onClick={onClose}>{STRINGS.close}</SmallButton>
    </Box>
  );
}

/** The sentences of one keyword. */
export function KeywordEvidence({ figures }: { readonly figures: KeywordFigures }) {
  const { evidence, keyword, mentions, sentences } = figures;
  if (mentions === 0) return <Typography variant="body2">{STRINGS.none}</Typography>;
  if (evidence.length === 0) return <Typography variant="body2">{STRINGS.notKept}</Typography>;
  return (
    <>
      <EvidenceLines
        label={STRINGS.sentences(keyword)}
        lines={evidence.map((line, position) => ({
          key: String(position),
          place: STRINGS.sections[line.section] ?? capitalized(line.section),
          text: line.text,
          marks: line.marks,
          tone: toneNote(line),
        }))}
      />
      {sentences > evidence.length ? (
        <Typography variant="body2">{STRINGS.shown(evidence.length, sentences)}</Typography>
      ) : null}
    </>
  );
}

function toneNote({ tone, words }: EvidenceLine): string {
  if (tone === null) return STRINGS.noTone;
  return STRINGS.tone(sentimentLabel(tone), words);
}
