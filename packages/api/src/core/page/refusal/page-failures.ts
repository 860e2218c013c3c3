/** Pages that answer with success and yet hold no article: walls, challenges and empty shells. */
import type { FailureCause } from '@earshot/schema/failures';
import { MIN_ARTICLE_CHARACTERS } from '@earshot/schema/limits';
import type { Page } from '../page.ts';
import { isBotChallenge } from './page-failures-challenge.ts';
import { CONSENT_PHRASES, LOGIN_PHRASES, PAYWALL_PHRASES, SCRIPT_PHRASES } from './page-failures-phrases.ts';

/** A beginning with more words is an article, unless the page itself says that it costs money. */
const MAX_TEASER_WORDS = 100;
/** Fewer words are no beginning of an article but a wall's own. */
const MIN_TEASER_WORDS = 12;
/** With such a statement and an offer to subscribe right behind it, a longer beginning is still only one. */
const MAX_STATED_TEASER_WORDS = 120;
/** Walls that stand in place of the article leave next to nothing else on the page. */
const MAX_WALL_ARTICLE_WORDS = 100;
const MAX_SHELL_ARTICLE_WORDS = 40;
const MAX_SHELL_PAGE_WORDS = 120;
/** How much of the article's end, and of the visible text behind it, is looked at for an offer to subscribe. */
const END_CHARACTERS = 300;
const END_MARK_CHARACTERS = 30;
const AFTER_END_CHARACTERS = 6_000;
const SHELL_SEARCH_CHARACTERS = 200_000;
const MIN_SHELL_SCRIPT_CHARACTERS = 500;

const CONSENT_HOST = /^(?:consent|guce|cmp|privacy-?consent|myprivacy)\./;
const CONSENT_FRAME = /privacy-mgmt|sp-prod|consensu|consentmanager|didomi|onetrust|usercentrics/i;
const LOGIN_PATH =
  /\/(?:log-?in|sign-?in|signin|auth|authenticate|sso|accounts?\/(?:log-?in|sign-?in))(?:[/.?]|$)/i;
const SHELL_ROOT =
  /<(?:div|main|app-root)\b[^>]{0,300}\bid=["']?(?:root|app|__next|__nuxt|svelte|main|react-root|app-root|ember|application)["']?[^>]{0,300}>\s{0,99}<\/(?:div|main|app-root)>|<app-root\b[^>]{0,300}>\s{0,99}<\/app-root>/i;

/**
 * Why this page holds no article to analyse, or null when it does. Asks for several agreeing signs, and for little text
 * where the article should be, because a wrong alarm hides a good article. `finalUrl` is the address after redirects.
 * Rates on real pages: docs/security.md.
 */
export function pageFailure(page: Page, html: string, finalUrl: string): FailureCause | null {
  const { wordsInArticle } = page.signals;
  if (wordsInArticle <= MAX_WALL_ARTICLE_WORDS) {
    if (isBotChallenge(html, page.signals)) return 'bot-challenge';
    if (isTeaser(page, html)) return 'paywall-teaser';
    if (isConsentWall(page, finalUrl)) return 'consent-wall';
    if (isLoginWall(page, finalUrl)) return 'login-wall';
  }
  if (isTeaser(page, html)) return 'paywall-teaser';
  if (wordsInArticle <= MAX_SHELL_ARTICLE_WORDS && isScriptShell(page, html)) return 'js-only';
  return page.text.trim().length < MIN_ARTICLE_CHARACTERS ? 'no-text' : null;
}

function isConsentWall({ signals }: Page, finalUrl: string): boolean {
  if (CONSENT_HOST.test(hostOf(finalUrl))) return true;
  if (signals.wordsInArticle > MAX_SHELL_ARTICLE_WORDS && signals.wordsInPage > 4 * signals.wordsInArticle)
    return false;
  const says = CONSENT_PHRASES.test(signals.visibleText);
  const isAlone = signals.wordsInPage <= MAX_SHELL_PAGE_WORDS;
  return says && (isAlone || signals.frameAddresses.some((address) => CONSENT_FRAME.test(address)));
}

function isLoginWall({ signals }: Page, finalUrl: string): boolean {
  const says = LOGIN_PHRASES.test(signals.visibleText);
  const isLoginPage =
    LOGIN_PATH.test(pathOf(finalUrl)) || signals.formActions.some((action) => LOGIN_PATH.test(action));
  if (signals.hasPasswordField)
    return (says || isLoginPage) && signals.wordsInPage <= 3 * MAX_SHELL_PAGE_WORDS;
  return says && signals.wordsInPage <= MAX_SHELL_PAGE_WORDS;
}

function isTeaser(page: Page, html: string): boolean {
  const { wordsInArticle, wordsInPage, visibleText, paywall } = page.signals;
  if (wordsInArticle < MIN_TEASER_WORDS || wordsInArticle > MAX_STATED_TEASER_WORDS) return false;
  if (paywall && wordsInArticle <= MAX_TEASER_WORDS) return true;
  const says =
    PAYWALL_PHRASES.test(textAroundEnd(page, html)) ||
    (wordsInPage <= MAX_SHELL_PAGE_WORDS && PAYWALL_PHRASES.test(visibleText));
  return says && (paywall || wordsInArticle <= MAX_TEASER_WORDS);
}

/** The end of the article and what follows it: the place of an offer to read on, unlike a menu's "Subscribe". */
function textAroundEnd({ text }: Page, html: string): string {
  const end = text.slice(-END_CHARACTERS);
  const mark = text.slice(-END_MARK_CHARACTERS).trim();
  const at = mark === '' ? -1 : html.lastIndexOf(mark);
  if (at < 0) return end;
  const after = html
    .slice(at + mark.length, at + mark.length + AFTER_END_CHARACTERS)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  return `${end} ${after.slice(0, END_CHARACTERS)}`;
}

/** Scripts, an empty place for what they build, or a request to turn them on, and next to no text. */
function isScriptShell({ signals }: Page, html: string): boolean {
  const hasScripts =
    signals.scriptAddresses.length > 0 || signals.scriptCharacters >= MIN_SHELL_SCRIPT_CHARACTERS;
  const asks = SCRIPT_PHRASES.test(signals.noscriptText) || SCRIPT_PHRASES.test(signals.visibleText);
  if (signals.wordsInPage > MAX_SHELL_PAGE_WORDS) return false;
  return (
    hasScripts &&
    (asks ||
      SHELL_ROOT.test(html.slice(0, SHELL_SEARCH_CHARACTERS)) ||
      signals.wordsInPage <= MAX_SHELL_ARTICLE_WORDS)
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : '';
}
