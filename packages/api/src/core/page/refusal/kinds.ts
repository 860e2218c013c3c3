/** Chooses the kind of page that a refusal names. Whether a page is refused is decided by the model. */
import type { FailureCause } from '@earshot/schema/failures';
import { countWords, sumOf } from '../html/blocks.ts';
import { isComment } from '../html/scan-page.ts';
import type { Evidence } from './article-signs.ts';
import { PHRASES, type PhraseFinder, phraseText, textWeight, titleWeight } from './phrases.ts';

/** How much a sign weighs, and a test for it, which may return a factor. */
type Sign = readonly [weight: number, test: (evidence: Evidence) => boolean | number];

interface PageKind {
  readonly kind: FailureCause;
  readonly isPossible?: (evidence: Evidence) => boolean;
  readonly signs: readonly Sign[];
}

function phraseSigns(phrases: PhraseFinder): Sign[] {
  return [
    [1, ({ titles }) => titleWeight(titles, phrases)],
    [1, ({ text, bodyWords }) => (bodyWords < 80 ? 1.5 : 1) * textWeight(text, phrases)],
  ];
}

const isPhrase = (phrases: PhraseFinder, text: string): boolean => phrases(phraseText(text)).length > 0;

const containsPhrase = (phrases: PhraseFinder, { titles, text }: Evidence): boolean =>
  titleWeight(titles, phrases) > 0 || textWeight(text, phrases) > 0;

const BODY_404 = /(?:^|[\s_-])(?:error-?404|page-?404|is-404|404|not-?found|notfound)(?:$|[\s_-])/i;
const CONSENT_HOST = /^(?:consent|guce|cmp|privacy-?consent|myprivacy)\./;
const CONSENT_PATH = /\/(?:consent|cookie-?wall|privacy-?gate|zustimmung)(?:[/?.]|$)/;
const CONSENT_FRAME = /privacy-mgmt|sp-prod|consensu|consentmanager|didomi|onetrust|usercentrics/i;
const LOGIN_PATH =
  /\/(?:log-?in|sign-?in|auth|authenticate|sso|acceso|anmelden|anmeldung|connexion|accesso|inloggen|accounts?\/(?:log-?in|sign-?in))(?:[/.?]|$)/i;
const FORM_ADDRESS =
  /^(?:abo|abonnements?|subscribe|surveys?|forms?|newsletters?|shop|anmeldung|signup)\.|newsletter|nieuwsbrief|boletin|infolettre|\/(?:contact|contacts?-us|kontakt|contacto|contatti|contato|subscribe|subscriptions?|abo|abonnements?|abonnieren|offres|offers|suscri\w*|registr\w*|register|sign-?up|join|survey|umfrage|sondage|encuesta|poll|preferences|unsubscribe|password|passwort|forgot|reset|feedback|tip-?line|kennwort)(?:[/.?-]|$)/;
const SEARCH_ADDRESS =
  /\/(?:search|suche|suchergebnisse?|recherche|rechercher|buscar|buscador|busqueda|búsqueda|busca|pesquisa|cerca|ricerca|zoeken|sok|sök|szukaj|hledat|poisk|поиск)(?:\/|\.\w+|\?|$)|[?&](?:s|q|query|search|keywords?|suchbegriff|searchterm|suche|buscar|recherche)=[^&]/;
const VIDEO_PATH =
  /\/(?:videos?|watch|tv|mediathek|podcasts?|audios?|listen|episodes?|folgen?|clips?)(?:\/|$)/;
const GALLERY_PATH =
  /\/(?:galler(?:y|ies|ia)|galerien?|galerie|galeria|fotos?|photos?|pictures|bilder|bildergalerien?|fotostrecken?|diaporamas?|fotogaler[ií]as?|fotogallery|immagini|imagenes|slideshows?)(?:[/-]|$)/;
const COMMENTS_PATH =
  /\/(?:comments?|kommentare?|commentaires?|comentarios?|commenti|reacties|forum|discussion|leserkommentare)(?:[/.?]|$)|[?&#](?:comments?|view=comments)/;
const FORUM_ADDRESS =
  /^(?:forums?|community|boards?|discuss|discourse|foro|foros)\.|\/(?:forums?|foren|foros?|threads?|viewtopic|showthread)(?:[/.]|$)|^[^/]*\/t\/[^/]+\/\d+/;
const VIDEO_TYPE = /^(?:VideoObject|AudioObject|PodcastEpisode|RadioEpisode|TVEpisode|Clip)$/;
/** Marks that titles of job ads must have in some countries: "(m/w/d)", "(m/f/x)", "H/F". */
const ANY_GENDER = /\((?:[mfwhkv]\s?[/|,]\s?){1,2}[mfwhkvdxi*]\)|\b(?:h\/f|f\/h)\b/u;

const MIN_STORIES = 3;
const MANY_STORIES = 6;
/** A page's own text with fewer words introduces a list, or describes a video. */
const INTRODUCTION_WORDS = 60;
const MIN_PICTURES = 3;
const MANY_FIELDS = 3;

const fieldsOf = ({ scan }: Evidence) => scan.fields.typed + scan.fields.choices;
const hasPassword = ({ scan }: Evidence) => scan.fields.password > 0;
const isFormAddress = ({ host, path }: Evidence) => FORM_ADDRESS.test(host + path);
const isForum = ({ host, path, types }: Evidence) =>
  FORUM_ADDRESS.test(host + path) || types.has('DiscussionForumPosting');
const isLoginAddress = ({ path, scan }: Evidence) =>
  LOGIN_PATH.test(path) || scan.formActions.some((action) => LOGIN_PATH.test(action));

function repeatsConsent({ page }: Evidence): boolean {
  if (page.date !== null || page.author !== null) return false;
  return PHRASES.consent(phraseText(page.text.slice(0, 8_000))).length >= 4;
}

const isFolder = ({ titles }: Evidence) => titles.some(({ text }) => text.startsWith('index of /'));
const isListOfStories = (evidence: Evidence) =>
  evidence.lists.withText >= MIN_STORIES ||
  (evidence.lists.count >= MANY_STORIES && evidence.bodyWords < INTRODUCTION_WORDS) ||
  isFolder(evidence);

const LIST_TYPES = ['CollectionPage', 'ItemList', 'SearchResultsPage', 'ProfilePage'];
const LIST_SIGNS: readonly Sign[] = [
  [4, isFolder],
  [2, ({ lists }) => (lists.withText >= MANY_STORIES ? 1.25 : lists.count >= MIN_STORIES)],
  [
    0.5,
    ({ lists, bodyWords }) =>
      bodyWords < INTRODUCTION_WORDS
        ? 3 * Number(lists.withText >= MIN_STORIES)
        : bodyWords < lists.words / 2,
  ],
  [1, ({ path }) => LIST_PATH.test(path)],
  [1, ({ path }) => isHomeAddress(path)],
  [0.5, ({ page }) => (page.titles.h1Text ?? '').split(/\s+/).length <= 3],
  [-2, hasHeadline],
  [-2, isStoryAddress],
  [0.5, ({ ogType }) => ogType === 'website'],
  [1, ({ types }) => LIST_TYPES.some((type) => types.has(type))],
];

/** Of kinds with equal weight, the first is named. */
const KINDS: readonly PageKind[] = [
  {
    kind: 'soft-404',
    signs: [...phraseSigns(PHRASES.notFound), [2, ({ scan }) => BODY_404.test(scan.bodyName)]],
  },
  { kind: 'gone', signs: phraseSigns(PHRASES.gone) },
  { kind: 'error-page', signs: phraseSigns(PHRASES.siteError) },
  {
    kind: 'parked',
    signs: [
      ...phraseSigns(PHRASES.parked),
      [
        1,
        ({ host, titles }) =>
          host !== '' && titles.some(({ text }) => text.startsWith(host.replace(/^www\./, ''))),
      ],
    ],
  },
  { kind: 'http-451', signs: phraseSigns(PHRASES.regionBlock) },
  {
    kind: 'consent-wall',
    isPossible: (evidence) =>
      CONSENT_HOST.test(evidence.host) ||
      ((evidence.bodyWords <= 90 || repeatsConsent(evidence)) &&
        (CONSENT_PATH.test(evidence.path) || containsPhrase(PHRASES.consent, evidence))),
    signs: [
      [6, ({ host }) => CONSENT_HOST.test(host)],
      ...phraseSigns(PHRASES.consent),
      [1, ({ scan }) => scan.controls.some((label) => isPhrase(PHRASES.consent, label))],
      [2, ({ scan }) => scan.frameAddresses.some((each) => CONSENT_FRAME.test(each))],
      [2, ({ path }) => CONSENT_PATH.test(path)],
    ],
  },
  {
    kind: 'login-wall',
    isPossible: (evidence) =>
      evidence.bodyWords <= 100 &&
      (evidence.page.signals.wordsInPage <= 360 || hasPassword(evidence)) &&
      (isLoginAddress(evidence) ||
        titleWeight(evidence.titles, PHRASES.login) > 0 ||
        // "Already a subscriber? Sign in." is part of a paywall's offer.
        (evidence.bodyWords < 30 &&
          !evidence.page.signals.paywall &&
          containsPhrase(PHRASES.login, evidence))),
    signs: [
      [2, hasPassword],
      [1.5, (evidence) => hasPassword(evidence) && isLoginAddress(evidence)],
      ...phraseSigns(PHRASES.login),
    ],
  },
  {
    kind: 'form',
    isPossible: (evidence) =>
      fieldsOf(evidence) >= MANY_FIELDS || (fieldsOf(evidence) > 0 && isFormAddress(evidence)),
    signs: [
      [0.5, (evidence) => (fieldsOf(evidence) >= MANY_FIELDS || evidence.scan.fields.email > 0 ? 2 : 1)],
      [2, isFormAddress],
      [-1, hasPassword],
    ],
  },
  {
    kind: 'home-page',
    isPossible: (evidence) => isHomeAddress(evidence.path) && isListOfStories(evidence),
    signs: LIST_SIGNS,
  },
  {
    kind: 'story-list',
    isPossible: (evidence) => !isHomeAddress(evidence.path) && isListOfStories(evidence),
    signs: LIST_SIGNS,
  },
  {
    kind: 'search-results',
    isPossible: (evidence) =>
      titleWeight(evidence.titles, PHRASES.search) > 0 ||
      (SEARCH_ADDRESS.test(evidence.path) && containsPhrase(PHRASES.search, evidence)),
    signs: [
      [1, ({ titles }) => titleWeight(titles, PHRASES.search)],
      [1, ({ text }) => textWeight(text, PHRASES.search)],
      [2.5, ({ path }) => SEARCH_ADDRESS.test(path)],
      [1, ({ path, lists }) => SEARCH_ADDRESS.test(path) && lists.count > 0],
    ],
  },
  {
    kind: 'video-only',
    isPossible: ({ bodyWords }) => bodyWords < INTRODUCTION_WORDS,
    signs: [
      [1.5, ({ scan }) => scan.players > 0],
      [2, isStatedMedia],
      [1.5, ({ path }) => VIDEO_PATH.test(path)],
    ],
  },
  {
    kind: 'gallery-only',
    isPossible: ({ scan, bodyWords }) => scan.pictures >= MIN_PICTURES && bodyWords < 50,
    signs: [
      [1, ({ scan }) => (scan.captions >= MIN_PICTURES ? 2 : 1)],
      [1.5, ({ path }) => GALLERY_PATH.test(path)],
      [2, ({ types }) => types.has('ImageGallery')],
    ],
  },
  {
    kind: 'comments-only',
    isPossible: (evidence) => isForum(evidence) || COMMENTS_PATH.test(evidence.path),
    signs: [
      [2, isWrittenByReaders],
      [1, replyWeight],
      [0.5, (evidence) => (isForum(evidence) ? 4 : 3)],
    ],
  },
  {
    kind: 'notice-only',
    signs: [[3.5, isNotice]],
  },
  {
    kind: 'job-ad',
    signs: [[4, ({ titles }) => titles.some(({ text }) => ANY_GENDER.test(text))]],
  },
];

/** The weight of each possible kind. */
export function kindWeights(evidence: Evidence): ReadonlyMap<FailureCause, number> {
  const weights = new Map<FailureCause, number>();
  for (const { kind, isPossible, signs } of KINDS) {
    if (isPossible?.(evidence) === false) continue;
    const weight = signs.reduce((sum, [points, test]) => sum + points * Number(test(evidence)), 0);
    if (weight !== 0) weights.set(kind, weight);
  }
  return weights;
}

function isStatedMedia({ ogType, types }: Evidence): boolean {
  const typed = [...types];
  if (typed.some((type) => /Article$|^BlogPosting$/.test(type))) return false;
  return /^(?:video|music|audio)/.test(ogType) || typed.some((type) => VIDEO_TYPE.test(type));
}

function isWrittenByReaders({ main }: Evidence): boolean {
  const text = main.filter(({ linkWords, words }) => linkWords < words);
  const comments = text.filter(({ element }) => isComment(element));
  return sumOf(comments, (block) => block.words) > sumOf(text, (block) => block.words) / 2;
}

function replyWeight(evidence: Evidence): number {
  const { scan, main } = evidence;
  const lines = main.filter(({ words }) => words > 0 && words <= 3).map(({ text }) => text);
  const isReply = (label: string) => isPhrase(PHRASES.commentControls, label);
  const replies = [...scan.controls, ...lines].filter(isReply).length;
  if (replies < 2) return 0;
  return isForum(evidence) && replies >= 5 ? 2.5 : 1.5;
}

/** Once this many words have been counted, comments and notices count, too. Such a page is not rejected as a notice. */
export const MAX_REFUSED_WORDS = 400;

/** Less text than this in addition to a notice is not an article. */
const NOTICE_REST_WORDS = 20;

function isNotice({ main, bodyWords, articleAt, page, text }: Evidence): boolean {
  if (bodyWords >= MAX_REFUSED_WORDS) return false;
  const isRights = (line: string) => isPhrase(PHRASES.rights, line);
  const hasNotice = main.some(
    ({ words, linkWords, text: line }) => words >= 12 && linkWords < words / 2 && isRights(line),
  );
  if (!hasNotice || textWeight(text, PHRASES.consent) > 0) return false;
  const rest = main.filter(({ index, text: line }) => articleAt.has(index) && !isRights(line));
  const restWords =
    articleAt.size > 0 ? rest.reduce((sum, { words }) => sum + words, 0) : countWords(page.text);
  return (
    restWords < NOTICE_REST_WORDS || (page.signals.wordsInArticle < 120 && bodyWords < NOTICE_REST_WORDS)
  );
}

const LIST_PATH =
  /\/(?:tags?|topics?|themen?|thema|categor(?:y|ies|ie)|kategorien?|categorias?|rubriques?|rubrik|sections?|ressorts?|authors?|autor(?:en|es|e|i)?|auteurs?|archiv(?:e|es|o|io)?|etiquetas?|blog|news|latest|page)(?:\/|\/[^/]{1,60}\/?|\/\d+\/?)?(?:\?.*)?$/;
/** A path that ends in several words, a long number or a date belongs to a story. */
const STORY_PATH = /(?:[^/]+[-_]){3,}[^/]+\/?$|\d{5,}|\/(?:19|20)\d{2}\/\d{1,2}\//;
/** A headline with at least this many words is about a single story. Titles of lists are shorter. */
const HEADLINE_WORDS = 5;

export function hasHeadline({ blocks, headlineAt, page }: Evidence): boolean {
  const block = blocks[headlineAt];
  return block?.linkWords === 0 && countWords(page.headline ?? '') >= HEADLINE_WORDS;
}

/** Whether the URL looks like a story's URL, or its last path segment consists of words from a title of the page. */
export function isStoryAddress({ path, titles }: Evidence): boolean {
  const folder = path.replace(/\?.*$/s, '');
  if (STORY_PATH.test(folder)) return true;
  const words = (/([^/]+)\/?$/.exec(folder)?.[1] ?? '').replace(/\.\w{2,5}$/, '').match(/\p{L}+/gu) ?? [];
  if (words.length < 2 || LIST_PATH.test(path)) return false;
  return titles.some(({ text }) => words.every((word) => text.includes(word)));
}

const HOME_PATH =
  /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:(?:index|home|default|start|startseite|portada|accueil)(?:\.\w{2,5})?\/?)?$/i;
const TRACKING = /^(?:utm_\w+|ref|source|src|fbclid|gclid|cid)(?:=|$)/;

/** The path may be that of one language. Tracking parameters do not count. */
export function isHomeAddress(path: string): boolean {
  const [folder = '', query = ''] = path.split('?', 2);
  return HOME_PATH.test(folder) && query.split('&').every((each) => each === '' || TRACKING.test(each));
}
