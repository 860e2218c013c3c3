export const EXPANDER_STRINGS = {
  resultTitle: 'Where it leads',
  via: {
    http: 'HTTP redirect',
    'refresh-header': 'Refresh header',
    'meta-refresh': 'Page refresh',
    script: 'Script in the page',
    form: 'Form that submits itself',
    frameset: 'Frame that fills the page',
    interstitial: 'Link on an intermediate page',
    canonical: 'Full version of the page',
    wrapper: 'Destination found inside the link; nothing was opened',
    final: 'Arrived',
  },
  info: {
    title: 'How expansion works',
    points: [
      'Our server follows the link one step at a time and shows each one: redirects, refreshes and simple scripts. Your browser does not visit it, and no other service is contacted.',
      'Links that contain their destination, such as those from email filters and social networks, are read without opening anything.',
      'Only public addresses are visited. Loops and endless chains are cut off after fifteen steps or twenty seconds.',
      'Tracking parameters are listed, and the clean link is shown below the full one, so you can share either.',
    ],
  },
} as const;
