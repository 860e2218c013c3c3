import { QUIZ_SKELETONS } from '@earshot/schema/limits';
import { trpc } from '../../transport/trpc.ts';
import { CardList } from './card-list.tsx';
import { ListPage } from './list-page.tsx';
import { QuizCard } from './quiz-card.tsx';
import { HELP_STRINGS } from './strings.ts';

const { quizzes: STRINGS, sections: SECTIONS } = HELP_STRINGS;
const CARD_HEIGHT_PX = 280;

/** The quizzes (#328-#334). */
export function QuizList() {
  const quizzes = trpc.help.quizzes.useQuery();
  return (
    <ListPage title={STRINGS.title} heading={SECTIONS.quizzes.title} lead={STRINGS.lead}>
      <CardList
        label={SECTIONS.quizzes.title}
        items={quizzes.data}
        hasFailed={quizzes.isError}
        keyOf={(quiz) => quiz.id}
        card={(quiz) => <QuizCard quiz={quiz} />}
        skeletons={QUIZ_SKELETONS}
        cardHeightPx={CARD_HEIGHT_PX}
        failedTitle={STRINGS.failed}
        emptyTitle={STRINGS.empty}
      />
    </ListPage>
  );
}
