export const APP_STRINGS = {
  colorMode: { light: 'Light', dark: 'Dark', system: 'System' },
  notFound: {
    text: 'There is no page at this address. It may have moved, or the link may be incomplete.',
    home: 'Go to the analysis tools',
    help: 'Go to the Help Center',
    inLibrary: 'This address does not open a page. Its entry is in the Help Center.',
    open: {
      glossary: (name: string) => `Look up ${name} in the glossary`,
      playbooks: () => 'Open the playbook',
      quizzes: () => 'Open the quiz',
    },
  },
  crash: {
    title: 'Something went wrong on this page',
    text: 'What you typed is kept for this session. Reload the page to continue.',
    action: 'Reload the page',
  },
} as const;
