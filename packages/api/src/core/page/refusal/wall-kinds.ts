/** Walls: pages that ask for consent, an account or money before showing anything. */
import { hasOfferPrice } from '../content/cut-wall.ts';
import type { Evidence } from './evidence.ts';
import { PHRASES, phraseText } from './phrases.ts';
import { type Reason, textWeight, titleWeight } from './reasons.ts';

const CONSENT_HOST = /^(?:consent|guce|cmp|privacy-?consent|myprivacy)\./;
const CONSENT_FRAME = /privacy-mgmt|sp-prod|consensu|consentmanager|didomi|onetrust|usercentrics/i;
const CONSENT_PATH = /\/(?:consent|cookie-?wall|privacy-?gate|zustimmung)(?:[/?.]|$)/;
/** If the page's own text has more words than this, it is more than a consent request, unless it repeats one. */
const MAX_CONSENT_OWN_WORDS = 90;
const MIN_CONSENT_PHRASES = 4;
const MAX_CONSENT_CHARACTERS = 8_000;

export function consentReasons({ text, titles, parts, page, path, host, ownWords }: Evidence): Reason[] {
  const kind = 'consent-wall';
  if (CONSENT_HOST.test(host)) return [{ kind, weight: 6, because: 'host' }];
  const phrases = PHRASES.consent.in(phraseText(page.text.slice(0, MAX_CONSENT_CHARACTERS)));
  const repeats = page.date === null && page.author === null && phrases.length >= MIN_CONSENT_PHRASES;
  if (ownWords > MAX_CONSENT_OWN_WORDS && !repeats) return [];
  const inTitle = titleWeight(titles, PHRASES.consent);
  const inText = textWeight(text, PHRASES.consent);
  const hasFrame = page.signals.frameAddresses.some((address) => CONSENT_FRAME.test(address));
  const buttons = parts.controls.filter((label) => PHRASES.consent.in(phraseText(label)).length > 0).length;
  const isShown = inTitle > 0 || inText > 0;
  return [
    ...(inTitle > 0 ? [{ kind, weight: inTitle, because: 'title' } as const] : []),
    ...(inText > 0 ? [{ kind, weight: inText, because: 'text' } as const] : []),
    ...(isShown && buttons > 0 ? [{ kind, weight: 1, because: 'buttons' } as const] : []),
    ...(isShown && hasFrame ? [{ kind, weight: 2, because: 'frame' } as const] : []),
    ...(CONSENT_PATH.test(path) ? [{ kind, weight: 2, because: 'address' } as const] : []),
  ];
}

const LOGIN_PATH =
  /\/(?:log-?in|sign-?in|auth|authenticate|sso|acceso|anmelden|anmeldung|connexion|accesso|inloggen|accounts?\/(?:log-?in|sign-?in))(?:[/.?]|$)/i;
const MAX_LOGIN_PAGE_WORDS = 360;
/**
 * If the page's own text has more words than this, it is not a login wall, because many pages have a login box next to the
 * article.
 */
const MAX_LOGIN_OWN_WORDS = 100;
/**
 * If only the text asks to log in, and neither the title nor the URL confirms it, the page's own text must have fewer words
 * than this.
 */
const MAX_REQUEST_WORDS = 30;
/** Increases the weight of the request on a page with almost no other text, where it is sufficient evidence. */
const REQUEST_FACTOR = 1.5;

export function loginReasons({ titles, text, path, parts, page, ownWords }: Evidence): Reason[] {
  const { signals } = page;
  if (signals.wordsInPage > MAX_LOGIN_PAGE_WORDS && parts.fields.password === 0) return [];
  const kind = 'login-wall';
  const isAddress = LOGIN_PATH.test(path) || signals.formActions.some((action) => LOGIN_PATH.test(action));
  const inTitle = titleWeight(titles, PHRASES.login);
  const isRequest = ownWords < MAX_REQUEST_WORDS;
  const inText = (isRequest ? REQUEST_FACTOR : 1) * textWeight(text, PHRASES.login);
  const isShown = inTitle > 0 || (inText > 0 && isRequest) || isAddress;
  if (!isShown || ownWords > MAX_LOGIN_OWN_WORDS) return [];
  const hasPassword = parts.fields.password > 0;
  return [
    ...(hasPassword ? [{ kind, weight: 2, because: 'password field' } as const] : []),
    ...(isAddress && hasPassword ? [{ kind, weight: 1.5, because: 'address' } as const] : []),
    ...(inTitle > 0 ? [{ kind, weight: inTitle, because: 'title' } as const] : []),
    ...(inText > 0 ? [{ kind, weight: inText, because: 'text' } as const] : []),
  ];
}

/**
 * A longer beginning is analyzed with a warning, because it has a paragraph or two that users quote and annotate as the
 * article.
 */
const MAX_TEASER_WORDS = 60;
/**
 * Maximum number of words for a text that breaks off to be only a first sentence, on a page that says it is paid or metered.
 */
const MAX_CUT_WORDS = 50;
const BLOCKS_AFTER_END = 8;
/** A subscription offer after a longer text is advertising, unless something else says that the text is paid. */
const MAX_CUT_ARTICLE_WORDS = 150;

/**
 * Whether paywall wording or the price of an offer appears at the end of the article or right after it. A flag in the markup
 * alone is not a wall, and a text from JSON-LD is complete.
 */
function showsWall({ page, blocks, articleAt }: Evidence): boolean {
  if (articleAt.size === 0) return false;
  const last = Math.max(-1, ...articleAt);
  const after = blocks.slice(last + 1, last + 1 + BLOCKS_AFTER_END).map(({ text }) => text);
  if (after.filter(hasOfferPrice).length > 1) return true;
  return PHRASES.paywall
    .in(phraseText([page.text.slice(-300), ...after].join('\n')))
    .some(({ words }) => words > 1);
}

/** Whether the text ends with an ellipsis. */
const breaksOff = (text: string): boolean => /(?:…|\.\.\.|\[…\])\s*["”»]?$/.test(text.trimEnd());

/**
 * Whether the page shows only the first lines of an article: they are followed by paywall wording, or they break off and the
 * page says it is paid or metered.
 */
export function isTeaser(evidence: Evidence): boolean {
  const { page } = evidence;
  const { wordsInArticle, paywall } = page.signals;
  if (wordsInArticle > MAX_TEASER_WORDS) return false;
  return showsWall(evidence) || (paywall && wordsInArticle <= MAX_CUT_WORDS && breaksOff(page.text));
}

/** Whether only the beginning of an article was read, but enough of it for a report. */
export function isBeginning(evidence: Evidence): boolean {
  const { text, signals } = evidence.page;
  const mayBeCut = signals.paywall || breaksOff(text) || signals.wordsInArticle <= MAX_CUT_ARTICLE_WORDS;
  return (signals.paywall && breaksOff(text)) || (mayBeCut && showsWall(evidence));
}
