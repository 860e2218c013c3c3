import { QUIZ_SKELETONS } from '@earshot/schema/limits';
import { trpc } from '../../transport/trpc.ts';
import { LibraryList } from './library-list.tsx';
import { QuizCard } from './quiz-card.tsx';

const CARD_HEIGHT_PX = 280;

/** The quizzes (#328-#334). */
export function QuizList() {
  const quizzes = trpc.help.quizzes.useQuery();
  return (
    <LibraryList
      part="quizzes"
      query={quizzes}
      card={(quiz) => <QuizCard quiz={quiz} />}
      cardHeightPx={CARD_HEIGHT_PX}
      skeletons={QUIZ_SKELETONS}
    />
  );
}
