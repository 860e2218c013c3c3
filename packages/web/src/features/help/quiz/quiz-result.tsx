import type { Quiz, QuizQuestion } from '@earshot/schema/help/model';
import { quizScore } from '@earshot/schema/help/quiz-score';
import { QUIZ_PASS_PERCENT } from '@earshot/schema/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BadgeIcon } from '../../../ui/icons.tsx';
import { QUIZ_RUN_STRINGS } from './quiz-strings.ts';

const STRINGS = QUIZ_RUN_STRINGS;

interface QuizResultProps {
  readonly quiz: Quiz;
  readonly questions: readonly QuizQuestion[];
  readonly answers: readonly number[];
  readonly onRestart: () => void;
  readonly onLeave: () => void;
}

/** The score, the badge if it was earned, and what to review. */
export function QuizResult({ quiz, questions, answers, onRestart, onLeave }: QuizResultProps) {
  const { right, total, percent, isPassed } = quizScore(questions, answers);
  const missed = questions.filter(({ answer }, index) => answers[index] !== answer);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: '46rem' }}>
      <Typography sx={{ fontSize: '1.1875rem', fontWeight: 650 }}>
        {STRINGS.score(right, total, percent)}
      </Typography>
      {isPassed ? (
        <Typography sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <BadgeIcon sx={{ color: 'primary.main' }} />
          <span>
            {STRINGS.earned} <strong>{quiz.badge}</strong>
          </span>
        </Typography>
      ) : (
        <Typography>{STRINGS.notPassed(QUIZ_PASS_PERCENT)}</Typography>
      )}
      {missed.length > 0 ? (
        <div>
          <Typography component="h3" variant="h3">
            {STRINGS.again}
          </Typography>
          <Box component="ul" sx={{ mt: 0.75, mb: 0, pl: 3, display: 'grid', gap: 0.75 }}>
            {missed.map(({ question, options, answer, explanation }) => (
              <li key={question}>
                {question} <strong>{options[answer]}.</strong> {explanation}
              </li>
            ))}
          </Box>
        </div>
      ) : null}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {STRINGS.kept}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={onRestart}>
          {STRINGS.restart}
        </Button>
        <Button variant="outlined" onClick={onLeave}>
          {STRINGS.leave}
        </Button>
      </Box>
    </Box>
  );
}
