import type { KeywordMatch } from '@earshot/schema/analysis-result';
import { sentimentLabel, supportingWords } from '@earshot/schema/sentiment';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatKeywordTone, formatMentions } from '../../lib/format.ts';
import { DisclosureButton } from '../../ui/disclosure-button.tsx';
import { EvidenceLines } from '../../ui/evidence-lines.tsx';
import { Figure } from '../../ui/figure.tsx';
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx';
import { QuotedText } from '../../ui/quoted-text.tsx';
import { SmallButton } from '../../ui/small-button.tsx';
import type { ShorterForm } from './shorter-forms.ts';
import { REPORT_STRINGS } from './strings.ts';

interface KeywordMatchRowProps {
  readonly match: KeywordMatch;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Whether a figure elsewhere last led the user to this row, which is then highlighted. */
  readonly isRevealed: boolean;
  /** Shorter forms of the keyword that occur in the text and are not counted. */
  readonly shorter: readonly ShorterForm[];
  /** Counts a form as another spelling of the keyword. Undefined if the form cannot be added here. */
  readonly onAddSpelling: ((form: string) => void) | undefined;
}

const STRINGS = REPORT_STRINGS.matches;

/**
 * One keyword: whether it was found, its count and a summary. The count opens the sentences with the mentions
 * highlighted.
 */
export function KeywordMatchRow(props: KeywordMatchRowProps) {
  const { match, open, onToggle, isRevealed, shorter, onAddSpelling } = props;
  const evidenceId = useId();
  const count = formatMentions(match.mentions);
  const Icon = match.found ? CheckIcon : CloseIcon;
  return (
    <Box
      component="li"
      {...(isRevealed ? { 'data-revealed': '' } : {})}
      sx={{ ...ROW, ...(isRevealed ? REVEALED : {}) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Icon sx={{ my: 0.25, color: match.found ? 'success.main' : 'text.secondary' }} />
        {/*
         * If both do not fit, the count wraps below the keyword, and the icon and the verdict keep their positions.
         */}
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1, flexWrap: 'wrap', minWidth: 0 }}>
          <Typography component="h4" variant="h4" dir="auto" sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
            {match.keyword}
          </Typography>
          {match.evidence.length > 0 ? (
            <DisclosureButton
              label={count}
              about={match.keyword}
              expanded={open}
              controls={evidenceId}
              onClick={onToggle}
              title={STRINGS.toggle(match.keyword, open)}
            />
          ) : count ? (
            <span>{count}</span>
          ) : null}
          <ToneFigure match={match} open={open} onToggle={onToggle} />
        </Box>
        <Verdict found={match.found} />
      </Box>
      <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <QuotedText text={match.relevancySummary} />
      </Typography>
      <ShorterForms shorter={shorter} onAddSpelling={onAddSpelling} />
      {match.captionMentions ? (
        <Typography variant="body2">{STRINGS.inCaptions(match.captionMentions)}</Typography>
      ) : null}
      <MatchEvidence match={match} open={open} id={evidenceId} />
    </Box>
  );
}

const ROW = { py: 1.25, borderBottom: 1, borderColor: 'divider' } as const;
const REVEALED = { outline: 2, outlineColor: 'primary.main', outlineOffset: 4, borderRadius: 1 } as const;
const SHORTER = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  typography: 'body2',
} as const;

function MatchEvidence({ match, open, id }: Pick<KeywordMatchRowProps, 'match' | 'open'> & { id: string }) {
  return (
    <>
      <Box id={id} hidden={!open} className="evidence">
        {open ? (
          <EvidenceLines
            label={STRINGS.evidence(match.keyword)}
            lines={match.evidence.map((sentence, place) => ({
              key: sentenceKey(sentence),
              place: STRINGS.sections[sentence.section],
              text: sentence.text,
              marks: sentence.marks,
              tone: toneNote(match.tone.sentences[place]),
            }))}
          />
        ) : null}
      </Box>
      {open && match.evidenceSentences ? (
        <Typography variant="body2">
          {STRINGS.evidenceShown(match.evidence.length, match.evidenceSentences)}
        </Typography>
      ) : null}
    </>
  );
}

function ShorterForms({ shorter, onAddSpelling }: Pick<KeywordMatchRowProps, 'shorter' | 'onAddSpelling'>) {
  return shorter.map((form) => (
    <Box key={form.text} sx={SHORTER}>
      <span>{STRINGS.shorter(form.text, form.count)}</span>
      {onAddSpelling ? (
        <SmallButton className="no-print" onClick={() => onAddSpelling(form.text)}>
          {STRINGS.addShorter(form.text)}
        </SmallButton>
      ) : null}
    </Box>
  ));
}

/** The tone toward the keyword, which opens the sentences like the count. */
function ToneFigure({ match, open, onToggle }: Pick<KeywordMatchRowProps, 'match' | 'open' | 'onToggle'>) {
  const { keyword, evidence, tone } = match;
  if (tone.label === null || evidence.length === 0) return null;
  return (
    <Box component="span" sx={{ typography: 'body2' }}>
      <Figure about={STRINGS.toneFigure(keyword)} expanded={open} onOpen={onToggle}>
        {formatKeywordTone(tone.label, tone.counts.positive + tone.counts.negative)}
      </Figure>
    </Box>
  );
}

function Verdict({ found }: Pick<KeywordMatch, 'found'>) {
  const color = found ? 'success.main' : 'text.secondary';
  return (
    <Typography variant="caption" sx={{ ml: 'auto', py: 0.5, flexShrink: 0, color, fontWeight: 620 }}>
      {found ? STRINGS.found : STRINGS.notFound}
    </Typography>
  );
}

type EvidenceSentence = KeywordMatch['evidence'][number];

function sentenceKey(sentence: EvidenceSentence): string {
  return `${sentence.section === 'headline' ? 'headline' : 'text'}-${sentence.start}`;
}

/** Returns the tone of a sentence toward the keyword, with the words that determine it. */
function toneNote(tone: KeywordMatch['tone']['sentences'][number] | undefined): string {
  if (tone === undefined) return '';
  const words = supportingWords(tone)
    .map((word) => `“${word}”`)
    .join(', ');
  const label = tone.value === null ? (tone.note ?? STRINGS.noTone) : sentimentLabel(tone.value);
  return `${STRINGS.tone}: ${label}${words ? `, ${STRINGS.toneWords} ${words}` : ''}`;
}
