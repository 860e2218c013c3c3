import { sheetAddress } from '@earshot/schema/help/library-place';
import type { Quiz } from '@earshot/schema/help/model';
import { QUIZ_PASS_PERCENT, QUIZ_SKELETONS } from '@earshot/schema/limits';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { trpc } from '../../transport/trpc.ts';
import { BadgeIcon, CheckIcon, ClipboardIcon, ClockIcon, GridIcon } from '../../ui/icons.tsx';
import { ENTRY_STRINGS } from './entry-strings.ts';
import { FactRow, LibraryCard, useOpenedEntry } from './library-card.tsx';
import { LibraryList, LibraryPage } from './library-list.tsx';
import { QuizRun, readQuizAnswers, readQuizRecords } from './quiz/quiz-run.tsx';
import { HELP_STRINGS } from './strings.ts';

const STRINGS = HELP_STRINGS.quizzes;
const TAKE_AWAY = ENTRY_STRINGS.takeAway;
const CARD_HEIGHT_PX = 280;
const LEVEL_COLORS = {
  beginner: 'success',
  intermediate: 'info',
  advanced: 'secondary',
} as const satisfies Record<Quiz['difficulty'], string>;

/** The quizzes (#328-#334). `#{slug}` in the URL runs a quiz in place of the list. */
export function QuizList() {
  const quizzes = trpc.help.quizzes.useQuery();
  const { anchor, open, close } = useOpenedEntry(quizzes.data !== undefined);
  const running = quizzes.data?.find(({ slug }) => slug === anchor);
  if (running?.questions && running.questions.length > 0) {
    return (
      <LibraryPage part="quizzes" lead={running.description}>
        <QuizRun key={running.slug} quiz={running} questions={running.questions} onLeave={close} />
      </LibraryPage>
    );
  }
  const records = readQuizRecords();
  return (
    <LibraryList
      part="quizzes"
      query={quizzes}
      cardHeightPx={CARD_HEIGHT_PX}
      skeletons={QUIZ_SKELETONS}
      card={(quiz) => (
        <QuizCard quiz={quiz} bestPercent={records[quiz.slug]} onStart={() => open(quiz.slug)} />
      )}
    />
  );
}

interface QuizCardProps {
  readonly quiz: Quiz;
  readonly bestPercent: number | undefined;
  readonly onStart: () => void;
}

function QuizCard({ quiz, bestPercent, onStart }: QuizCardProps) {
  const { title, slug, difficulty, description, badge, estimatedMinutes } = quiz;
  const questions = (quiz.questions ?? []).length;
  const answered = readQuizAnswers(slug).length;
  const isBegun = answered > 0 && answered < questions;
  return (
    <LibraryCard
      title={title}
      badge={
        <Chip
          size="small"
          variant="outlined"
          color={LEVEL_COLORS[difficulty]}
          label={difficulty}
          sx={{ textTransform: 'capitalize' }}
        />
      }
      link={{
        to: `/help/quizzes/${encodeURIComponent(slug)}`,
        label: isBegun ? STRINGS.resume : bestPercent === undefined ? STRINGS.start : STRINGS.retake,
        ...(questions > 0 ? { onOpen: onStart } : {}),
      }}
      anchor={slug}
    >
      <Typography variant="body2">{description}</Typography>
      <FactRow
        facts={[
          { icon: ClockIcon, text: STRINGS.minutes(estimatedMinutes) },
          ...(questions > 0 ? [{ icon: ClipboardIcon, text: STRINGS.questions(questions) }] : []),
          { icon: GridIcon, text: STRINGS.kind },
          { icon: CheckIcon, text: STRINGS.pass(QUIZ_PASS_PERCENT) },
        ]}
      />
      <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <BadgeIcon sx={{ fontSize: '1.25rem', color: 'primary.main' }} />
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {STRINGS.badge}:
        </Box>
        <strong>{badge}</strong>
      </Typography>
      <Typography variant="body2" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <Link href={sheetAddress(slug)} target="_blank" rel="noopener">
          {TAKE_AWAY.questions}
        </Link>
        <Link href={`${sheetAddress(slug)}.moodle.xml`} download>
          {TAKE_AWAY.moodle}
        </Link>
      </Typography>
      {isBegun ? <Typography variant="body2">{STRINGS.answered(answered, questions)}</Typography> : null}
      {bestPercent === undefined ? null : (
        <Typography variant="body2">{STRINGS.best(bestPercent, bestPercent >= QUIZ_PASS_PERCENT)}</Typography>
      )}
    </LibraryCard>
  );
}
