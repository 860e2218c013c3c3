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
import { ABOUT_STRINGS as STRINGS } from './strings.ts';

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

/** The server writes the operator's notice into the head of each page (RFC 6903, `privacy-policy`). */
export function useOperatorNotice(): string | null {
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="privacy-policy"]');
    setNotice(link?.href ?? null);
  }, []);
  return notice;
}
