import { UnfinishedScreen } from '../../ui/unfinished-screen.tsx';

/** Interactive Quizzes. */
export function QuizList() {
  return <UnfinishedScreen title="Interactive Quizzes" />;
}
