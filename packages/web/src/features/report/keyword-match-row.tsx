import type { KeywordMatch } from '@earshot/schema/analysis-result';
import { isUnsureTone, toneWords } from '@earshot/schema/sentiment';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatMentions } from '../../lib/format.ts';
import { DisclosureButton } from '../../ui/disclosure-button.tsx';
import { EvidenceLines } from '../../ui/evidence-lines.tsx';
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx';
import { QuotedText } from '../../ui/quoted-text.tsx';
import { REPORT_STRINGS } from './strings.ts';

interface KeywordMatchRowProps {
  readonly match: KeywordMatch;
  readonly open: boolean;
  readonly onToggle: () => void;
}

const STRINGS = REPORT_STRINGS.matches;

/**
 * A keyword with whether it was found, its count and a summary. The count opens the sentences with the mentions highlighted.
 */
export function KeywordMatchRow({ match, open, onToggle }: KeywordMatchRowProps) {
  const evidenceId = useId();
  const count = formatMentions(match.mentions);
  const Icon = match.found ? CheckIcon : CloseIcon;
  return (
    <Box component="li" sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Icon sx={{ my: 0.25, color: match.found ? 'success.main' : 'text.secondary' }} />
        {/* Where both do not fit, the count goes below the keyword; sign and verdict keep their places. */}
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
        </Box>
        <Verdict found={match.found} />
      </Box>
      <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <QuotedText text={match.relevancySummary} />
      </Typography>
      {match.captionMentions ? (
        <Typography variant="body2">{STRINGS.inCaptions(match.captionMentions)}</Typography>
      ) : null}
      <Box id={evidenceId} hidden={!open} className="evidence">
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
  const words = tone.words.map(({ text }) => `“${text}”`).join(', ');
  const label =
    tone.value === null ? (tone.note ?? STRINGS.noTone) : toneWords(tone.value, isUnsureTone(tone));
  const decided = tone.oneWeakWord ? `${STRINGS.toneWords} ${STRINGS.oneWeakWord}` : STRINGS.toneWords;
  return `${STRINGS.tone}: ${label}${words ? `, ${decided} ${words}` : ''}`;
}
