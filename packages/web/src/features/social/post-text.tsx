import type { AnalysedDocument } from '@earshot/schema/analysis-result';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { MethodNote } from '../../ui/method-note.tsx';
import { Section } from '../../ui/section.tsx';
import { ReadText } from './read-text.tsx';
import { SOCIAL_STRINGS } from './strings.ts';
import { TextCorrection } from './text-correction.tsx';
import type { useSocial } from './use-social.ts';

const STRINGS = SOCIAL_STRINGS.text;

interface PostTextProps {
  readonly document: AnalysedDocument;
  readonly isCorrected: boolean;
  readonly pending: boolean;
  readonly correction: ReturnType<typeof useSocial>['correction'];
}

/** The text that was analyzed. From a screenshot it comes with its confidence and can be put right (spec section 5). */
export function PostText({ document, isCorrected, pending, correction }: PostTextProps) {
  const correctRef = useRef<HTMLButtonElement>(null);
  const { text } = document;
  const reading = isCorrected ? undefined : document.reading;

  const discard = () => {
    correction.setDraft(null);
    requestAnimationFrame(() => correctRef.current?.focus());
  };

  return (
    <Section title={STRINGS.title}>
      {reading ? (
        <Typography variant="body2">
          {STRINGS.confidence(reading.confidence)}{' '}
          {reading.doubtful.length > 0 ? STRINGS.doubtful(reading.doubtful.length) : STRINGS.noneDoubtful}
        </Typography>
      ) : null}
      {isCorrected ? <Typography variant="body2">{STRINGS.corrected}</Typography> : null}
      <ReadText text={text} doubtful={reading?.doubtful ?? []} />
      {correction.draft !== null ? (
        <TextCorrection
          draft={correction.draft}
          isChanged={correction.draft.trim() !== '' && correction.draft.trim() !== text.trim()}
          pending={pending}
          onChange={correction.setDraft}
          onAnalyze={correction.analyze}
          onDiscard={discard}
        />
      ) : null}
      {correction.draft === null && correction.isPossible ? (
        <Box className="no-print">
          <Button
            ref={correctRef}
            size="small"
            variant="outlined"
            disabled={pending}
            onClick={() => correction.setDraft(text)}
          >
            {STRINGS.correct}
          </Button>
        </Box>
      ) : null}
      {(reading || isCorrected) && !correction.isPossible ? (
        <Typography variant="body2" className="no-print" sx={{ color: 'text.secondary' }}>
          {STRINGS.imageGone}
        </Typography>
      ) : null}
      {reading ? <MethodNote figure={STRINGS.title} text={STRINGS.method} /> : null}
    </Section>
  );
}
