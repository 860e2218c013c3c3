import { formatCount } from '@earshot/schema/format-count';

export const HELP_STRINGS = {
  home: {
    exercisesText:
      'Each opens a tool with fictional articles, headlines or posts and says what to do and what should come out. With a codebook and two coders’ labels, free to use in class.',
  },
  sections: {
    frameworks: {
      title: 'Framework Library',
      count: (count: number) => `${formatCount(count)} frameworks`,
      text: 'Established models for planning, running and evaluating, each with a template.',
    },
    glossary: {
      title: 'Glossary',
      count: (count: number) => `${formatCount(count)}+ terms`,
      text: 'What the terms mean, with other names and related terms.',
    },
    playbooks: {
      title: 'Playbooks',
      count: (count: number) => `${formatCount(count)} playbooks`,
      text: 'What to do, hour by hour and week by week.',
    },
    quizzes: {
      title: 'Interactive Quizzes',
      count: (count: number) => `${formatCount(count)} quizzes`,
      text: 'Test what you know and earn a badge.',
    },
  },
  popular: [
    {
      to: '/help/frameworks/peso-model',
      label: 'PESO Model',
      text: 'One plan for paid, earned, shared and owned',
    },
    {
      to: '/help/frameworks/barcelona-principles',
      label: 'Barcelona Principles',
      text: 'What sound measurement looks like',
    },
    {
      to: '/help/frameworks/scct',
      label: 'Situational Crisis Communication Theory',
      text: 'Which response fits which crisis',
    },
    { to: '/help/glossary', label: 'Glossary of terms', text: 'Definitions, other names and related terms' },
    { to: '/help/playbooks', label: 'All playbooks', text: 'Step by step, with templates' },
  ],
  search: {
    searching: 'Searching...',
    summary: (count: number) => (count === 1 ? '1 result for' : `${formatCount(count)} results for`),
    tabs: { frameworks: 'Frameworks', glossary: 'Glossary', playbooks: 'Playbooks' },
    empty: {
      frameworks: 'No frameworks found',
      glossary: 'No glossary terms found',
      playbooks: 'No playbooks found',
    },
    best: {
      label: 'Best matches',
      kinds: {
        frameworks: 'Framework',
        glossary: 'Glossary term',
        playbooks: 'Playbook',
        quizzes: 'Quiz',
        exercises: 'Exercise',
      },
    },
  },
  lists: {
    category: 'Category',
    tag: 'Tag',
    all: { category: 'All categories', tag: 'All tags' },
    tags: 'Tags',
  },
  frameworks: {
    lead: 'Each framework comes with steps, a worked example, a template, measures and sources.',
    search: 'Search frameworks',
    found: (count: number) => `${formatCount(count)} frameworks found`,
    empty: 'No frameworks found',
    failed: 'Failed to load frameworks',
  },
  framework: {
    structure: 'Framework Structure',
    measures: 'Measures by Level',
    measureColumns: ['Level', 'What to measure'],
    time: 'Time to Implement',
    difficulty: 'Difficulty',
    category: 'Category',
    tags: 'Tags',
    bookmark: 'Bookmark',
  },
  sources: {
    title: 'Sources',
  },
  glossary: {
    letters: 'Terms from A to Z',
    lead: 'Terms as professional bodies use them. Disputed measures are marked.',
    search: 'Search terms',
    found: (count: number) => `${formatCount(count)} terms found`,
    aka: 'Also known as',
    related: 'Related terms',
    view: 'View Definition',
    close: 'Close Definition',
    empty: 'No terms found',
    failed: 'Failed to load glossary',
  },
  playbooks: {
    lead: 'What to do, in order, with templates to fill in.',
    empty: 'No playbooks available',
    failed: 'Failed to load playbooks',
  },
  quiz: {
    progress: (title: string, number: number, total: number) =>
      `${title}: question ${formatCount(number)} of ${formatCount(total)}`,
    result: (title: string) => `${title}: your result`,
    leave: 'All quizzes',
    check: 'Check Answer',
    next: 'Next Question',
    seeResult: 'See Result',
    missing: 'Choose an answer first.',
    right: 'Right.',
    wrong: 'Not quite.',
    rightOption: 'Right:',
    wrongOption: 'Wrong:',
    score: (right: number, total: number, percent: number) =>
      `${formatCount(right)} of ${formatCount(total)} right (${formatCount(percent)}%)`,
    earned: 'Badge earned:',
    notPassed: (percent: number) =>
      `You need ${formatCount(percent)}% for the badge. Try again whenever you like.`,
    restart: 'Retake Quiz',
  },
  quizzes: {
    lead: 'Short quizzes on situations from everyday PR work. Each one you pass earns a badge.',
    empty: 'No quizzes available',
    failed: 'Failed to load quizzes',
  },
} as const;

const MAX_NAMED_LINES = 5;

export const ENTRY_STRINGS = {
  practice: {
    expected: 'What should come out:',
    newTab: '(opens in a new tab)',
  },
  comparison: 'Compared with Similar Models',
  agreement: {
    title: 'Agreement calculator',
    toneFailed: {
      title: 'Codes not loaded',
      text: 'The practice data could not be loaded. Please try again.',
    },
    unread: (lines: readonly number[]) =>
      `Two codes are needed in line ${lines.slice(0, MAX_NAMED_LINES).map(formatCount).join(', ')}${lines.length > MAX_NAMED_LINES ? ' and others' : ''}.`,
    columns: ['Measure', 'Value', '95 percent interval'],
    none: 'not defined: only one code was used',
  },
} as const;
