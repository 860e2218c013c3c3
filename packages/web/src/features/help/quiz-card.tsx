import { sheetAddress } from '@earshot/schema/help/library-place';
import type { Quiz } from '@earshot/schema/help/model';
import { QUIZ_PASS_PERCENT } from '@earshot/schema/limits';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { BadgeIcon, CheckIcon, ClipboardIcon, ClockIcon, GridIcon } from '../../ui/icons.tsx';
import { ENTRY_STRINGS } from './entry-strings.ts';
import { FactRow } from './fact-row.tsx';
import { LibraryCard } from './library-card.tsx';
import type { QuizRecord } from './quiz/quiz-record.ts';
import { HELP_STRINGS } from './strings.ts';

const STRINGS = HELP_STRINGS.quizzes;
const TAKE_AWAY = ENTRY_STRINGS.takeAway;

const LEVEL_COLORS = {
  beginner: 'success',
  intermediate: 'info',
  advanced: 'secondary',
} as const satisfies Record<Quiz['difficulty'], string>;

interface QuizCardProps {
  readonly quiz: Quiz;
  /** Results of earlier runs in this browser. */
  readonly record: QuizRecord | undefined;
  /** Number of questions answered in an unfinished run. */
  readonly answered: number;
  readonly onStart: () => void;
}

/** Card of a quiz: level, length, badge and passing score (#331-#333). The quiz starts on the same page. */
export function QuizCard({ quiz, record, answered, onStart }: QuizCardProps) {
  const questions = (quiz.questions ?? []).length;
  const hasQuestions = questions > 0;
  return (
    <LibraryCard
      title={quiz.title}
      badge={
        <Chip
          size="small"
          variant="outlined"
          color={LEVEL_COLORS[quiz.difficulty]}
          label={quiz.difficulty}
          sx={{ textTransform: 'capitalize' }}
        />
      }
      link={{
        to: `/help/quizzes/${encodeURIComponent(quiz.slug)}`,
        label: startLabel(answered, questions, record !== undefined),
        ...(hasQuestions ? { onOpen: onStart } : {}),
      }}
      anchor={quiz.slug}
    >
      <Typography variant="body2">{quiz.description}</Typography>
      <FactRow
        facts={[
          { icon: ClockIcon, text: STRINGS.minutes(quiz.estimatedMinutes) },
          ...(hasQuestions ? [{ icon: ClipboardIcon, text: STRINGS.questions(questions) }] : []),
          { icon: GridIcon, text: STRINGS.kind },
          { icon: CheckIcon, text: STRINGS.pass(QUIZ_PASS_PERCENT) },
        ]}
      />
      <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <BadgeIcon sx={{ fontSize: '1.25rem', color: 'primary.main' }} />
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {STRINGS.badge}:
        </Box>
        <strong>{quiz.badge}</strong>
      </Typography>
      <Typography variant="body2" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <Link href={sheetAddress(quiz.slug)} target="_blank" rel="noopener">
          {TAKE_AWAY.questions}
        </Link>
        <Link href={`${sheetAddress(quiz.slug)}.moodle.xml`} download>
          {TAKE_AWAY.moodle}
        </Link>
      </Typography>
      {answered > 0 && answered < questions ? (
        <Typography variant="body2">{STRINGS.answered(answered, questions)}</Typography>
      ) : null}
      {record ? (
        <Typography variant="body2">{STRINGS.best(record.bestPercent, record.hasBadge)}</Typography>
      ) : null}
    </LibraryCard>
  );
}

function startLabel(answered: number, questions: number, wasTaken: boolean): string {
  if (answered > 0 && answered < questions) return STRINGS.resume;
  return wasTaken ? STRINGS.retake : STRINGS.start;
}
