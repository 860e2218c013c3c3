import { QUIZ_SKELETONS } from '@earshot/schema/limits';
import { ROUTES } from '@earshot/schema/routes';
import { trpc } from '../../transport/trpc.ts';
import { LibraryList } from './library-list.tsx';
import { ListPage } from './list-page.tsx';
import { readQuizAnswers, readQuizRecords } from './quiz/quiz-record.ts';
import { QuizRun } from './quiz/quiz-run.tsx';
import { QuizCard } from './quiz-card.tsx';
import { HELP_STRINGS } from './strings.ts';
import { useOpenedEntry } from './use-opened-entry.ts';

const CARD_HEIGHT_PX = 280;

/** The quizzes (#328-#334). `#{slug}` in the URL runs a quiz in place of the list. */
export function QuizList() {
  const quizzes = trpc.help.quizzes.useQuery();
  const { anchor, open, close } = useOpenedEntry(quizzes.data !== undefined);
  const running = quizzes.data?.find(({ slug }) => slug === anchor);
  if (running?.questions && running.questions.length > 0) {
    return (
      <ListPage
        title={ROUTES['help-quizzes'].title}
        heading={HELP_STRINGS.sections.quizzes.title}
        lead={running.description}
      >
        <QuizRun key={running.slug} quiz={running} questions={running.questions} onLeave={close} />
      </ListPage>
    );
  }
  const records = readQuizRecords();
  return (
    <LibraryList
      part="quizzes"
      query={quizzes}
      card={(quiz) => (
        <QuizCard
          quiz={quiz}
          record={records[quiz.slug]}
          answered={readQuizAnswers(quiz.slug).length}
          onStart={() => open(quiz.slug)}
        />
      )}
      cardHeightPx={CARD_HEIGHT_PX}
      skeletons={QUIZ_SKELETONS}
    />
  );
}
