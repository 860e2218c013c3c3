export const ABOUT_STRINGS = {
  heading: 'About Earshot',
  vision: 'Our vision',
  visionText: [
    'Anyone who speaks for an organization should be able to say what was said about it, and prove it, without a contract, a sign-in or a black box.',
    'Earshot counts and ranks by published rules. Where rules are too coarse, it uses small fitted models that run on the server and show what decided: for the tone of headlines and stories, and for telling articles from other pages. You can open every number and read the text that it comes from. The same input always gives the same answer, and no one else is told what you looked at.',
  ],
  tour: 'Two minutes with Earshot',
  tourSteps: [
    [
      'Article Analyzer',
      'Add the names and messages you track, enter the link or paste the text, and press Analyze Article. Open a count to read the sentences behind it. Many articles makes a coverage list with share of voice and a report in Word.',
    ],
    [
      'Social Post Snapshot',
      'Enter the link of a public post. If its platform keeps it behind a sign-in, upload a screenshot: it is read on this server and not kept.',
    ],
    [
      'Trending Analyzer',
      'Paste your list of headlines or upload it. Duplicate stories are merged in plain sight, and every heat score is the sum of parts you can check.',
    ],
    [
      'URL Expander',
      'Enter a shortened link and see every redirect and the destination before you visit it.',
    ],
    ['Help Center', 'Look up a term, follow a framework step by step, and export it as Markdown.'],
  ],
  anywhere: 'Open it from any page',
  anywhereText:
    'Copy this bookmark, make a bookmark in your browser, and paste it as the address. Pressed on an article, it opens Earshot with the link filled in. On a phone, install Earshot from the browser’s menu, and it is in the list of the share menu.',
  bookmarklet: (origin: string) =>
    `javascript:location.href='${origin}/?url='+encodeURIComponent(location.href)`,
  copyBookmarklet: 'Copy the bookmark',
  bookmarkletCopied: 'Bookmark copied to clipboard',
  methods: 'How we calculate the figures',
  methodsText:
    'The report says how each figure came about, and each method has a page with a worked example. Advertising value, reach and audience size are not calculated: they are not in the text, so we cannot know them.',
  trust: 'Can I put this in a board report?',
  allMethods: 'Every method on its own page, with a worked example',
  privacy: 'What we store',
  privacyText:
    'Articles, posts and screenshots are never stored; a page that was fetched stays in memory for up to 15 minutes. When you rank a list, pasted or uploaded, its lines and the ranking are kept for the time that the page states, so that you can export it; you can delete it earlier. We only count how often each tool is used, and keep the suggestions you send. There are no cookies, no accounts, and no requests to other companies except for the links you ask us to read.',
  notice: 'Notice of the operator of this service',
  credit: 'Credit',
  creditText: 'Created and maintained by the Earshot contributors, as free software under the MIT license.',
  start: 'Start Analyzing Stories',
} as const;
