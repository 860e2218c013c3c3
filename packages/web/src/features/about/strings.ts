import { RIGHT_TONES } from '../../lib/right-tones.ts';

/** UI strings of the About page. */
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
      'Add the names and messages you track, enter the link or paste the text, and press Analyze Article. Open a count to read the sentences behind it.',
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
  methodNotes: [
    [
      'Mentions',
      'Whole words and phrases, in upper or lower case, with plurals and possessives; never part of another word. A keyword that is a word like WHO or IT counts only in capitals.',
    ],
    [
      'Summary',
      'Two to four sentences taken from the text, chosen by their position and by how much of the rest they cover.',
    ],
    [
      'Tone',
      `How good or bad the news is, estimated by a model fitted to labeled headlines. Names and groups have no tone. The tone was right for ${RIGHT_TONES}. The words that moved the estimate are always listed.`,
    ],
    [
      'Share of voice',
      'Mentions of one keyword as a share of the mentions of all tracked keywords, in the articles of the list that count. A share of articles is another figure: one article with 40 mentions outweighs ten with one each.',
    ],
    [
      'Articles and other pages',
      'A fitted model gives the probability that a page is an article, from features of its text and layout. The report shows the probability and what decided.',
    ],
    [
      'Heat',
      'Volume, sources, recency, shared keywords and intensity, each with its points; the points add up to the score.',
    ],
    [
      'What we do not calculate',
      'Advertising value, reach and audience size. They are not in the text, so we cannot know them.',
    ],
  ],
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
