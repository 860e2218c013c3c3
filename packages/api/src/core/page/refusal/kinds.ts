/** Kinds of pages that are not articles: a table of signs for each kind. They choose the sentence of a refusal. The model decides. */
import type { FailureCause } from '@earshot/schema/failures';
import { sumOf } from '../html/blocks.ts';
import { countWords } from '../html/count-words.ts';
import { isComment } from '../html/scan-page.ts';
import { type Evidence, MAX_REFUSED_WORDS } from './evidence.ts';
import { PHRASES, type PhraseFinder, phraseText, textWeight, titleWeight } from './phrases.ts';

/** One piece of evidence that a page is something other than an article. */
export interface Reason {
  readonly kind: FailureCause;
  readonly weight: number;
  readonly because: string;
}

type Sign = readonly [because: string, weight: (evidence: Evidence) => number];

interface PageKind {
  readonly kind: FailureCause;
  /** Whether the page can be of this kind. Defaults to every page. */
  readonly isPossible?: (evidence: Evidence) => boolean;
  readonly signs: readonly Sign[];
}

/** Returns the signs of a kind that are phrases in titles and in the text. Messages weigh more on pages with little text. */
function phraseSigns(phrases: PhraseFinder): Sign[] {
  return [
    ['title', ({ titles }) => titleWeight(titles, phrases)],
    ['text', ({ text, ownWords }) => (ownWords < 80 ? 1.5 : 1) * textWeight(text, phrases)],
  ];
}

const containsPhrase = (phrases: PhraseFinder, { titles, text }: Evidence): boolean =>
  titleWeight(titles, phrases) > 0 || textWeight(text, phrases) > 0;

const weightIf = (isTrue: boolean, weight: number): number => (isTrue ? weight : 0);

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

const fieldsOf = ({ parts }: Evidence) => parts.fields.typed + parts.fields.choices;
const hasPassword = ({ parts }: Evidence) => parts.fields.password > 0;
const isFormAddress = ({ host, path }: Evidence) => FORM_ADDRESS.test(host + path);
const isForum = ({ host, path, types }: Evidence) =>
  FORUM_ADDRESS.test(host + path) || types.has('DiscussionForumPosting');
const isLoginAddress = ({ path, page }: Evidence) =>
  LOGIN_PATH.test(path) || page.signals.formActions.some((action) => LOGIN_PATH.test(action));

/** Whether a text without date or author repeats requests for consent, however long it is. */
function repeatsConsent({ page }: Evidence): boolean {
  const text = phraseText(page.text.slice(0, 8_000));
  return page.date === null && page.author === null && PHRASES.consent.in(text).length >= 4;
}

const isListOfStories = ({ lists, ownWords, titles }: Evidence) =>
  lists.withText >= MIN_STORIES ||
  (lists.count >= MANY_STORIES && ownWords < INTRODUCTION_WORDS) ||
  titles.some(({ text }) => text.startsWith('index of /'));

const LIST_SIGNS: readonly Sign[] = [
  [
    'listing of a folder',
    ({ titles }) =>
      weightIf(
        titles.some(({ text }) => text.startsWith('index of /')),
        4,
      ),
  ],
  [
    'linked stories',
    ({ lists }) => (lists.withText >= MANY_STORIES ? 2.5 : weightIf(lists.count >= MIN_STORIES, 2)),
  ],
  [
    'little text outside the linked stories',
    ({ lists, ownWords }) =>
      ownWords < INTRODUCTION_WORDS
        ? weightIf(lists.withText >= MIN_STORIES, 1.5)
        : weightIf(ownWords < lists.words / 2, 0.5),
  ],
  ['address of a list', ({ path }) => weightIf(LIST_PATH.test(path), 1)],
  ['address of a home page', ({ path }) => weightIf(isHomeAddress(path), 1)],
  ['the title is a label', ({ page }) => weightIf((page.titles.h1Text ?? '').split(/\s+/).length <= 3, 0.5)],
  ['a headline of its own', (evidence) => weightIf(hasHeadline(evidence), -2)],
  ['address of a story', (evidence) => weightIf(isStoryAddress(evidence), -2)],
  ['og:type website', ({ ogType }) => weightIf(ogType === 'website', 0.5)],
  [
    'JSON-LD list',
    ({ types }) =>
      weightIf(
        ['CollectionPage', 'ItemList', 'SearchResultsPage', 'ProfilePage'].some((type) => types.has(type)),
        1,
      ),
  ],
];

/** Of kinds with equal weight, the first is named. */
const KINDS: readonly PageKind[] = [
  {
    kind: 'soft-404',
    signs: [
      ...phraseSigns(PHRASES.notFound),
      ['body element', ({ parts }) => weightIf(BODY_404.test(parts.bodyName), 2)],
    ],
  },
  { kind: 'gone', signs: phraseSigns(PHRASES.gone) },
  { kind: 'error-page', signs: phraseSigns(PHRASES.siteError) },
  {
    kind: 'parked',
    signs: [
      ...phraseSigns(PHRASES.parked),
      [
        'title is the domain',
        ({ host, titles }) =>
          weightIf(host !== '' && titles.some(({ text }) => text.startsWith(host.replace(/^www\./, ''))), 1),
      ],
    ],
  },
  { kind: 'http-451', signs: phraseSigns(PHRASES.regionBlock) },
  {
    kind: 'consent-wall',
    isPossible: (evidence) =>
      CONSENT_HOST.test(evidence.host) ||
      ((evidence.ownWords <= 90 || repeatsConsent(evidence)) &&
        (CONSENT_PATH.test(evidence.path) || containsPhrase(PHRASES.consent, evidence))),
    signs: [
      ['host', ({ host }) => weightIf(CONSENT_HOST.test(host), 6)],
      ...phraseSigns(PHRASES.consent),
      [
        'buttons',
        ({ parts }) =>
          weightIf(
            parts.controls.some((label) => PHRASES.consent.in(phraseText(label)).length > 0),
            1,
          ),
      ],
      [
        'frame',
        ({ page }) =>
          weightIf(
            page.signals.frameAddresses.some((each) => CONSENT_FRAME.test(each)),
            2,
          ),
      ],
      ['address', ({ path }) => weightIf(CONSENT_PATH.test(path), 2)],
    ],
  },
  {
    kind: 'login-wall',
    isPossible: (evidence) =>
      evidence.ownWords <= 100 &&
      (evidence.page.signals.wordsInPage <= 360 || hasPassword(evidence)) &&
      (isLoginAddress(evidence) ||
        titleWeight(evidence.titles, PHRASES.login) > 0 ||
        // "Already a subscriber? Sign in." is part of a paywall's offer.
        (evidence.ownWords < 30 &&
          !evidence.page.signals.paywall &&
          containsPhrase(PHRASES.login, evidence))),
    signs: [
      ['password field', (evidence) => weightIf(hasPassword(evidence), 2)],
      ['address', (evidence) => weightIf(hasPassword(evidence) && isLoginAddress(evidence), 1.5)],
      ...phraseSigns(PHRASES.login),
    ],
  },
  {
    kind: 'form',
    isPossible: (evidence) =>
      fieldsOf(evidence) >= MANY_FIELDS || (fieldsOf(evidence) > 0 && isFormAddress(evidence)),
    signs: [
      [
        'fields',
        (evidence) => (fieldsOf(evidence) >= MANY_FIELDS || evidence.parts.fields.email > 0 ? 1 : 0.5),
      ],
      ['address', (evidence) => weightIf(isFormAddress(evidence), 2)],
      ['password field', (evidence) => weightIf(hasPassword(evidence), -1)],
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
      ['title', ({ titles }) => titleWeight(titles, PHRASES.search)],
      ['text', ({ text }) => textWeight(text, PHRASES.search)],
      ['address', ({ path }) => weightIf(SEARCH_ADDRESS.test(path), 2.5)],
      ['linked stories', ({ path, lists }) => weightIf(SEARCH_ADDRESS.test(path) && lists.count > 0, 1)],
    ],
  },
  {
    kind: 'video-only',
    isPossible: ({ ownWords }) => ownWords < INTRODUCTION_WORDS,
    signs: [
      ['player', ({ parts }) => weightIf(parts.players > 0, 1.5)],
      ['stated type', (evidence) => weightIf(isStatedMedia(evidence), 2)],
      ['address', ({ path }) => weightIf(VIDEO_PATH.test(path), 1.5)],
    ],
  },
  {
    kind: 'gallery-only',
    isPossible: ({ parts, ownWords }) => parts.pictures >= MIN_PICTURES && ownWords < 50,
    signs: [
      ['pictures', ({ parts }) => (parts.captions >= MIN_PICTURES ? 2 : 1)],
      ['address', ({ path }) => weightIf(GALLERY_PATH.test(path), 1.5)],
      ['stated type', ({ types }) => weightIf(types.has('ImageGallery'), 2)],
    ],
  },
  {
    kind: 'comments-only',
    isPossible: (evidence) => isForum(evidence) || COMMENTS_PATH.test(evidence.path),
    signs: [
      ['written by readers', (evidence) => weightIf(isWrittenByReaders(evidence), 2)],
      ['reply buttons', replyWeight],
      ['address', (evidence) => (isForum(evidence) ? 2 : 1.5)],
    ],
  },
  {
    kind: 'notice-only',
    signs: [['only a notice of rights', (evidence) => weightIf(isNotice(evidence), 3.5)]],
  },
  {
    kind: 'job-ad',
    signs: [
      [
        'title for any gender',
        ({ titles }) =>
          weightIf(
            titles.some(({ text }) => ANY_GENDER.test(text)),
            4,
          ),
      ],
    ],
  },
];

/** Returns the evidence for each kind of page that is not an article. */
export function kindReasons(evidence: Evidence): Reason[] {
  return KINDS.filter(({ isPossible }) => isPossible?.(evidence) ?? true).flatMap(({ kind, signs }) =>
    signs.flatMap(([because, weightOn]) => {
      const weight = weightOn(evidence);
      return weight === 0 ? [] : [{ kind, weight, because }];
    }),
  );
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
  const { parts, main } = evidence;
  const lines = main.filter(({ words }) => words > 0 && words <= 3).map(({ text }) => text);
  const replies = [...parts.controls, ...lines].filter(
    (label) => PHRASES.commentControls.in(phraseText(label)).length > 0,
  ).length;
  return isForum(evidence) && replies >= 5 ? 2.5 : weightIf(replies >= 2, 1.5);
}

/** Less text than this in addition to a notice is not an article. */
const NOTICE_REST_WORDS = 20;

/** Whether a rights notice in the main part of the page takes the place of an article. */
function isNotice({ main, ownWords, articleAt, page, text }: Evidence): boolean {
  if (ownWords >= MAX_REFUSED_WORDS) return false;
  const isRights = (line: string) => PHRASES.rights.in(phraseText(line)).length > 0;
  const hasNotice = main.some(
    ({ words, linkWords, text: line }) => words >= 12 && linkWords < words / 2 && isRights(line),
  );
  if (!hasNotice || textWeight(text, PHRASES.consent) > 0) return false;
  const rest = main.filter(({ index, text: line }) => articleAt.has(index) && !isRights(line));
  const restWords =
    articleAt.size > 0 ? rest.reduce((sum, { words }) => sum + words, 0) : countWords(page.text);
  return restWords < NOTICE_REST_WORDS || (page.signals.wordsInArticle < 120 && ownWords < NOTICE_REST_WORDS);
}

const LIST_PATH =
  /\/(?:tags?|topics?|themen?|thema|categor(?:y|ies|ie)|kategorien?|categorias?|rubriques?|rubrik|sections?|ressorts?|authors?|autor(?:en|es|e|i)?|auteurs?|archiv(?:e|es|o|io)?|etiquetas?|blog|news|latest|page)(?:\/|\/[^/]{1,60}\/?|\/\d+\/?)?(?:\?.*)?$/;
/** A path that ends in several words, a long number or a date belongs to a story. */
const STORY_PATH = /(?:[^/]+[-_]){3,}[^/]+\/?$|\d{5,}|\/(?:19|20)\d{2}\/\d{1,2}\//;
/** A headline with at least this many words is about a single story. Titles of lists are shorter. */
const HEADLINE_WORDS = 5;

/** Whether the page has an unlinked headline with several words. */
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

/** Whether a path with its query string is that of a front page, possibly in one language. Ignores tracking parameters. */
export function isHomeAddress(path: string): boolean {
  const [folder = '', query = ''] = path.split('?', 2);
  return HOME_PATH.test(folder) && query.split('&').every((each) => each === '' || TRACKING.test(each));
}
