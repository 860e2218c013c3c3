import { formatCount } from '@earshot/schema/format-count';
import type { ExpansionResult, Hop } from '@earshot/schema/url-expander/model';
import { isVisitable } from '@earshot/schema/url-expander/rules';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ExternalIcon, WarningIcon } from '../../ui/icons.tsx';
import { Section } from '../../ui/section.tsx';
import { EXPANDER_STRINGS as STRINGS } from './strings.ts';

export function ExpansionView({ result }: { readonly result: ExpansionResult }) {
  const { shortUrl, expandedUrl, cleanUrl, trackingParameters, hops, warning } = result;
  const destination = expandedUrl ?? shortUrl;
  const names = [...new Set(trackingParameters.map(({ name }) => name))].join(', ');
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        <Address label="Original URL" url={shortUrl} />
        <Address label="Expanded URL" url={destination}>
          <CopyButton
            text={destination}
            label="Copy expanded URL"
            confirmation="Expanded URL copied to clipboard"
          />
        </Address>
        {cleanUrl !== null && names !== '' ? (
          <Address label="Without tracking" url={cleanUrl} note={`Removed: ${names}`}>
            <CopyButton
              text={cleanUrl}
              label="Copy link without tracking"
              confirmation="Link without tracking copied to clipboard"
            />
          </Address>
        ) : null}
      </Box>
      {warning ? <Alert severity="warning">{warning}</Alert> : null}
      {names === '' ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          No known tracking parameters in this link.
        </Typography>
      ) : null}
      {isVisitable(destination) ? (
        <Button
          component="a"
          href={destination}
          target="_blank"
          rel="noopener noreferrer"
          variant="contained"
          endIcon={<ExternalIcon />}
          aria-label="Visit (opens in a new tab)"
          sx={{ justifySelf: 'start' }}
        >
          Visit
        </Button>
      ) : null}
      <PageInformation result={result} />
      {hops.length > 0 ? <HopList hops={hops} /> : null}
    </Box>
  );
}

interface AddressProps {
  readonly label: string;
  readonly url: string;
  readonly note?: string;
  readonly children?: ReactNode;
}

function Address({ label, url, note, children }: AddressProps) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ fontWeight: 620 }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, display: 'flex', alignItems: 'start', gap: 0.5 }}>
        <Box component="span" dir="ltr" sx={{ overflowWrap: 'anywhere', minWidth: 0, py: 0.5 }}>
          {url}
        </Box>
        {children}
      </Box>
      {note ? (
        <Typography
          component="dd"
          variant="body2"
          sx={{ m: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {note}
        </Typography>
      ) : null}
    </div>
  );
}

function PageInformation({
  result: { title, publisher, description },
}: {
  readonly result: ExpansionResult;
}) {
  const facts = [
    ['Title', title],
    ['Publisher', publisher],
    ['Description', description],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  if (facts.length === 0) return null;
  return (
    <Section title="Page information">
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <Typography component="dt" variant="body2" sx={{ fontWeight: 620 }}>
              {label}
            </Typography>
            <Typography component="dd" dir="auto" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
    </Section>
  );
}

export function HopList({ hops }: { readonly hops: readonly Hop[] }) {
  // The position is the key, because a link may pass the same URL twice.
  const stops = hops.map((hop, position) => ({ hop, position }));
  return (
    <Section title="Redirect path">
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1.25 }}>
        {stops.map(({ hop, position }) => (
          <li key={position}>
            <Typography dir="ltr" sx={{ typography: 'body1', overflowWrap: 'anywhere' }}>
              {hop.url}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {describe(hop)}
            </Typography>
            {hop.downgrade ? (
              <Typography
                variant="body2"
                sx={{ color: 'warning.main', display: 'flex', gap: 0.5, alignItems: 'center' }}
              >
                <WarningIcon fontSize="small" /> Switches from https to an insecure connection here
              </Typography>
            ) : null}
          </li>
        ))}
      </Box>
    </Section>
  );
}

function describe({ status, via, durationMs }: Hop): string {
  if (status === null) return STRINGS.via[via];
  return [String(status), STRINGS.via[via], `${formatCount(Math.round(durationMs))} ms`].join(' · ');
}
