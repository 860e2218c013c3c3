import { countOf, formatCount } from '@earshot/schema/format-count';
import { entryAddress, sheetAddress } from '@earshot/schema/help/library-place';
import type { Playbook, Quiz } from '@earshot/schema/help/model';
import { filterQuery } from '@earshot/schema/help/rules';
import { QUIZ_PASS_PERCENT, TAGS_SHOWN } from '@earshot/schema/limits';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../transport/trpc.ts';
import { BadgeIcon } from '../../ui/icons.tsx';
import { playbookSections } from './entry-sections.ts';
import { CiteThis, Contents, EntryView, TemplatesButton } from './entry-view.tsx';
import { FactRow, LibraryCard, TagRow, useOpenedEntry } from './library-card.tsx';
import { LibraryList, LibraryPage, useListFilter } from './library-list.tsx';
import { QuizRun, readQuizAnswers, readQuizRecords } from './quiz-run.tsx';
import { HELP_STRINGS } from './strings.ts';

const { lists: LISTS } = HELP_STRINGS;

/** The Framework Library (#284-#298). */
export function FrameworkList() {
  const list = useListFilter();
  // Options come from the whole library, because each filter would remove some of them.
  const { data: all = [] } = trpc.help.frameworks.useQuery({});
  const shown = trpc.help.frameworks.useQuery(filterQuery(list.filter), {
    placeholderData: keepPreviousData,
  });
  return (
    <LibraryList
      part="frameworks"
      query={shown}
      filter={{
        list,
        values: {
          category: all.map((framework) => framework.category),
          tag: all.flatMap((framework) => framework.tags),
        },
      }}
      card={({ name, category, slug, whenToUse, tags }) => (
        <LibraryCard
          title={name}
          category={category}
          to={`/help/frameworks/${encodeURIComponent(slug)}`}
          label="View Framework"
        >
          <Typography variant="body2">{whenToUse}</Typography>
          <TagRow tags={tags} max={TAGS_SHOWN} label={LISTS.tags} />
        </LibraryCard>
      )}
    />
  );
}

/** The playbooks (#321-#327). The URL's fragment opens one, or one of its exercises. */
export function PlaybookList() {
  const playbooks = trpc.help.playbooks.useQuery();
  const slugOf = (anchor: string) =>
    playbooks.data?.find((playbook) => anchorsOf(playbook).includes(anchor))?.slug ?? anchor;
  const { anchor, open, close } = useOpenedEntry(playbooks.data !== undefined, slugOf);
  return (
    <LibraryList
      part="playbooks"
      query={playbooks}
      card={(playbook) => {
        const { slug, title, description, tags, steps = [], phases = [] } = playbook;
        const hasBody = steps.length > 0 || phases.length > 0;
        const isOpen = hasBody && anchorsOf(playbook).includes(anchor);
        return (
          <LibraryCard
            title={title}
            to={`/help/playbooks/${encodeURIComponent(slug)}`}
            label="View Playbook"
            onOpen={hasBody ? () => open(slug) : undefined}
            anchor={slug}
            isOpen={isOpen}
            closeLabel="Close Playbook"
            onClose={close}
          >
            <Typography variant="body2" sx={{ maxWidth: '46rem' }}>
              {description}
            </Typography>
            <TagRow tags={tags.slice(0, TAGS_SHOWN)} max={TAGS_SHOWN} label={LISTS.tags} />
            {isOpen ? (
              <PlaybookBody playbook={playbook} />
            ) : (
              <FactRow facts={['15-30 min read', 'Template included']} />
            )}
          </LibraryCard>
        );
      }}
    />
  );
}

function anchorsOf({ slug, phases = [] }: Playbook): string[] {
  return [slug, ...phases.flatMap(({ practice }) => practice?.slug ?? [])];
}

function PlaybookBody({ playbook }: { readonly playbook: Playbook }) {
  const { slug, title, updated } = playbook;
  const sections = playbookSections(playbook);
  return (
    <Box className="print-blocks print-columns" sx={{ display: 'grid', gap: 3, minWidth: 0, pt: 1 }}>
      <CiteThis title={title} path={entryAddress('playbooks', slug)} updated={updated} />
      <Contents sections={sections} />
      <Box className="no-print">
        <TemplatesButton name={title} slug={slug} sections={sections} />
      </Box>
      <EntryView sections={sections} heading="h3" />
    </Box>
  );
}

const LEVEL_COLORS = {
  beginner: 'success',
  intermediate: 'info',
  advanced: 'secondary',
} as const satisfies Record<Quiz['difficulty'], string>;

/** The quizzes (#328-#334). With `#slug` in the URL, that quiz replaces the list. */
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
  return (
    <LibraryList
      part="quizzes"
      query={quizzes}
      card={(quiz) => <QuizCard quiz={quiz} onStart={() => open(quiz.slug)} />}
    />
  );
}

function QuizCard({ quiz, onStart }: { readonly quiz: Quiz; readonly onStart: () => void }) {
  const bestPercent = readQuizRecords()[quiz.slug];
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
      to={`/help/quizzes/${encodeURIComponent(slug)}`}
      label={isBegun ? 'Continue Quiz' : bestPercent === undefined ? 'Start Quiz' : 'Retake Quiz'}
      onOpen={questions > 0 ? onStart : undefined}
      anchor={slug}
    >
      <Typography variant="body2">{description}</Typography>
      <FactRow
        facts={[
          `${formatCount(estimatedMinutes)} min`,
          ...(questions > 0 ? [countOf(questions, 'question')] : []),
          'Multiple choice',
          `Pass: ${formatCount(QUIZ_PASS_PERCENT)}%`,
        ]}
      />
      <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <BadgeIcon sx={{ fontSize: '1.25rem', color: 'primary.main' }} />
        <Box component="span" sx={{ color: 'text.secondary' }}>
          Badge:
        </Box>
        <strong>{badge}</strong>
      </Typography>
      <Typography variant="body2" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <Link href={sheetAddress(slug)} target="_blank" rel="noopener">
          Print with key
        </Link>
        <Link href={`${sheetAddress(slug)}.moodle.xml`} download>
          Moodle XML
        </Link>
      </Typography>
      {bestPercent === undefined ? null : (
        <Typography variant="body2">{`Your best result: ${formatCount(bestPercent)}%${bestPercent >= QUIZ_PASS_PERCENT ? ' (badge earned)' : ''}`}</Typography>
      )}
    </LibraryCard>
  );
}
