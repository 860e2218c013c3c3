import { Failure, type FailureCause, ValidationFailure } from '@earshot/schema/failures';
import { problem } from '@earshot/schema/toast';
import type { ExpandRequest, ExpansionResult, Hop, HopKind } from '@earshot/schema/url-expander/model';
import { readShortUrl } from '@earshot/schema/url-expander/rules';
import { httpFailure } from '../../core/url/http-failure.ts';
import type { Landing } from '../../core/url/read-landing.ts';
import { redirectTarget } from '../../core/url/redirect-target.ts';
import { parseRefresh } from '../../core/url/refresh.ts';
import { cleanTracking } from '../../core/url/tracking-parameters.ts';
import { unwrapLink } from '../../core/url/wrapper-links.ts';
import type { Caller, OutboundHop } from '../../ports.ts';
import type { Services } from '../../services.ts';

/** Most addresses one link may lead through, unwrapped ones included. */
export const MAX_HOPS = 15;

type Step = { readonly url: string; readonly via: HopKind };
type Destination = { readonly url: string; readonly status: number; readonly landing: Landing | null };

/** Failures of ours or of the visitor; everything else is the link's and belongs into the result. */
const NOT_THE_LINKS: ReadonlySet<FailureCause> = new Set([
  'busy',
  'rate-limited',
  'aborted',
  'internal',
  'job-timeout',
]);

/**
 * Follows a link to its destination, hop by hop, with GET requests (#229-#244). Counts nothing. An address that may not be
 * asked for throws its `Failure` (status 400); once something was attempted the failure is the result's `error`.
 */
export async function expandUrl(
  services: Pick<Services, 'clock' | 'outbound' | 'compute'>,
  request: ExpandRequest,
  caller: Caller,
): Promise<ExpansionResult> {
  const shortUrl = startOf(request.url);
  const hops: Hop[] = [];
  try {
    const destination = await services.outbound.visit(caller, (hop) =>
      follow(services, shortUrl, hop, hops, caller),
    );
    return succeeded(shortUrl, destination, hops);
  } catch (error) {
    if (!(error instanceof Failure) || NOT_THE_LINKS.has(error.failureCause)) throw error;
    if (error.row.status === 400 && hops.length === 0) throw error;
    const isPolicy = error.row.status === 400;
    return failed(shortUrl, isPolicy ? new Failure('redirect-forbidden') : error, hops);
  }
}

/**
 * What the visitor typed or pasted as an address; a lone one of another scheme or without a dot is left for the client to
 * refuse by its name. Throws `ValidationFailure` for several and `invalid-url` for none.
 */
function startOf(text: string): string {
  const input = readShortUrl(text);
  if (input.kind === 'address') return input.url;
  const trimmed = text.trim();
  if (/^[a-z][a-z\d+.-]*:\S+$/i.test(trimmed) && !/https?:\/\/\S+https?:\/\//i.test(trimmed)) return trimmed;
  if (input.kind === 'several')
    throw new ValidationFailure(problem('url', 'One address at a time', input.text));
  throw new Failure('invalid-url');
}

async function follow(
  services: Pick<Services, 'clock' | 'compute'>,
  start: string,
  ask: (url: string) => Promise<OutboundHop>,
  hops: Hop[],
  caller: Caller,
): Promise<Destination> {
  let url = start;
  while (hops.length < MAX_HOPS) {
    const unwrapped = unwrapLink(url);
    if (unwrapped !== null) {
      hops.push(describeHop(url, null, 0, { url: unwrapped, via: 'wrapper' }));
      url = unwrapped;
      continue;
    }
    const hop = await ask(url);
    const landing = isReadable(hop) ? await readHop(services, hop, caller) : null;
    const next = headerStep(hop) ?? landing?.next ?? null;
    hops.push(describeHop(hop.url, hop.status, hop.durationMs, next));
    if (next === null) return { url: hop.url, status: hop.status, landing };
    url = next.url;
  }
  throw new Failure('too-many-redirects');
}

function readHop(
  { clock, compute }: Pick<Services, 'clock' | 'compute'>,
  hop: OutboundHop,
  caller: Caller,
): Promise<Landing> {
  return compute.run('readLanding', { html: hop.text, url: hop.url, now: clock().toISOString() }, caller);
}

function isReadable(hop: OutboundHop): boolean {
  return hop.status >= 200 && hop.status < 300 && hop.text !== '' && headerStep(hop) === null;
}

/** The next address by `Location` or, on a success, by `Refresh`. Throws what `redirectTarget` throws. */
function headerStep({ url, status, headers }: OutboundHop): Step | null {
  const target = redirectTarget(url, status, headers.location);
  if (target !== null) return { url: inheritFragment(target, url), via: 'http' };
  const refresh = status >= 200 && status < 300 ? parseRefresh(headers.refresh ?? '') : null;
  if (refresh === null || !URL.canParse(refresh, url)) return null;
  const refreshed = new URL(refresh, url).href;
  return refreshed === url ? null : { url: refreshed, via: 'refresh-header' };
}

/** A redirect without a fragment keeps the one it was asked with (RFC 9110, section 10.2.2). */
function inheritFragment(target: URL, from: string): string {
  if (target.hash === '') target.hash = new URL(from).hash;
  return target.href;
}

function describeHop(url: string, status: number | null, durationMs: number, next: Step | null): Hop {
  const downgrade = next !== null && url.startsWith('https:') && next.url.startsWith('http:');
  return { url, status, durationMs, via: next?.via ?? 'final', downgrade };
}

function succeeded(shortUrl: string, { url, status, landing }: Destination, hops: Hop[]): ExpansionResult {
  const isRedirected = hops.length > 1;
  // A destination that refuses robots is still the destination; a link that itself answers with an error leads nowhere.
  const failure = httpFailure(status);
  if (failure !== null && !isRedirected) return failed(shortUrl, new Failure(failure), hops);
  const { cleanUrl, parameters } = cleanTracking(url);
  return {
    shortUrl,
    expandedUrl: url,
    title: landing?.title ?? null,
    publisher: landing?.publisher ?? null,
    description: landing?.description ?? null,
    error: null,
    hops,
    cleanUrl,
    trackingParameters: [...parameters],
  };
}

/** The table's sentence without its hint at pasting a text, for which this tool has no place. */
function failed(shortUrl: string, failure: Failure, hops: Hop[]): ExpansionResult {
  return {
    shortUrl,
    expandedUrl: null,
    title: null,
    publisher: null,
    description: null,
    error: failure.row.message.replace(/ You can (?:paste the text|upload the image) instead\.$/, ''),
    hops,
    cleanUrl: null,
    trackingParameters: [],
  };
}
