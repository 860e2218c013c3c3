import { ROUTES } from '@earshot/schema/routes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useDocumentTitle } from '../../lib/page.ts';
import { copyWithToast } from '../../ui/copy-button.tsx';
import { Panel, Section } from '../../ui/section.tsx';

export function AboutPage() {
  useDocumentTitle(ROUTES.about.title);
  return (
    <Box sx={LAYOUT}>
      <Typography variant="h1" sx={{ gridColumn: '1 / -1' }}>
        {STRINGS.heading}
      </Typography>
      <Main />
      <Side />
    </Box>
  );
}

function OpenAnywhere() {
  return (
    <Section title={STRINGS.anywhere} heading="h2">
      <Typography>{STRINGS.anywhereText}</Typography>
      <Button
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        onClick={() =>
          void copyWithToast(STRINGS.bookmarklet(window.location.origin), STRINGS.bookmarkletCopied)
        }
      >
        {STRINGS.copyBookmarklet}
      </Button>
    </Section>
  );
}

function Main() {
  return (
    <Box sx={STACK}>
      <Section title={STRINGS.vision} heading="h2">
        {STRINGS.visionText.map((paragraph) => (
          <Typography key={paragraph} sx={{ fontSize: '1.125rem', lineHeight: 1.6 }}>
            {paragraph}
          </Typography>
        ))}
        <Button
          component={RouterLink}
          to="/"
          variant="contained"
          size="large"
          sx={{ justifySelf: 'start', mt: 1 }}
        >
          {STRINGS.start}
        </Button>
      </Section>
      <Section title={STRINGS.tour} heading="h2">
        <Panel component="ol" sx={{ m: 0, pl: { xs: 5, sm: 6 }, display: 'grid', gap: 1.5 }}>
          {STRINGS.tourSteps.map(([name, text]) => (
            <li key={name}>
              <strong>{name}.</strong> {text}
            </li>
          ))}
        </Panel>
      </Section>
      <OpenAnywhere />
      <Section title={STRINGS.methods} heading="h2">
        <Typography>{STRINGS.methodsText}</Typography>
        <Link href="/api/docs/methods/trust" sx={LINK}>
          {STRINGS.trust}
        </Link>
        <Link href="/api/docs/methods" sx={LINK}>
          {STRINGS.allMethods}
        </Link>
      </Section>
    </Box>
  );
}

function Side() {
  const notice = useOperatorNotice();
  return (
    <Box sx={STACK}>
      <Panel>
        <Section title={STRINGS.privacy} heading="h2">
          <Typography variant="body2">{STRINGS.privacyText}</Typography>
          {notice ? (
            <Link href={notice} sx={LINK}>
              {STRINGS.notice}
            </Link>
          ) : null}
        </Section>
      </Panel>
      <Panel>
        <Section title={STRINGS.credit} heading="h2">
          <Typography variant="body2">{STRINGS.creditText}</Typography>
        </Section>
      </Panel>
    </Box>
  );
}

const LAYOUT = {
  display: 'grid',
  columnGap: 6,
  rowGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 48rem) minmax(16rem, 1fr)' },
} as const;
const STACK = { display: 'grid', gap: 4, minWidth: 0, '& > .MuiPaper-root': { mb: -2 } } as const;
const LINK = { justifySelf: 'start', '@media (pointer: coarse)': { py: 1.25 } } as const;

/** Address of the operator's notice, which the server writes into the page's head (RFC 6903, `privacy-policy`). */
function useOperatorNotice(): string | null {
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="privacy-policy"]');
    setNotice(link?.href ?? null);
  }, []);
  return notice;
}

const STRINGS = {
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
