/** Pages that contain something other than an article: videos, images, comments, forms, notices. */
import { countWords } from '../html/count-words.ts';
import { type Evidence, MAX_REFUSED_WORDS } from './evidence.ts';
import { isComment } from './page-parts.ts';
import { PHRASES, phraseText } from './phrases.ts';
import { type Reason, textWeight } from './reasons.ts';

const VIDEO_PATH =
  /\/(?:videos?|watch|tv|mediathek|podcasts?|audios?|listen|episodes?|folgen?|clips?)(?:\/|$)/;
const VIDEO_TYPE = /^(?:VideoObject|AudioObject|PodcastEpisode|RadioEpisode|TVEpisode|Clip)$/;
const ARTICLE_TYPE = /Article$|^BlogPosting$/;
/** If the page's own text has at least this many words, it is more than a description below a player. */
const DESCRIPTION_WORDS = 60;

export function videoReasons({ parts, path, ogType, types, ownWords }: Evidence): Reason[] {
  if (ownWords >= DESCRIPTION_WORDS) return [];
  const kind = 'video-only';
  const typed = [...types];
  const isMedia = /^(?:video|music|audio)/.test(ogType) || typed.some((type) => VIDEO_TYPE.test(type));
  return [
    ...(parts.players > 0 ? [{ kind, weight: 1.5, because: 'player' } as const] : []),
    ...(isMedia && !typed.some((type) => ARTICLE_TYPE.test(type))
      ? [{ kind, weight: 2, because: 'stated type' } as const]
      : []),
    ...(VIDEO_PATH.test(path) ? [{ kind, weight: 1.5, because: 'address' } as const] : []),
  ];
}

const GALLERY_PATH =
  /\/(?:galler(?:y|ies|ia)|galerien?|galerie|galeria|fotos?|photos?|pictures|bilder|bildergalerien?|fotostrecken?|diaporamas?|fotogaler[ií]as?|fotogallery|immagini|imagenes|slideshows?)(?:[/-]|$)/;
const MIN_PICTURES = 3;
const CAPTIONS_ONLY_WORDS = 50;

export function galleryReasons({ parts, path, ownWords, types }: Evidence): Reason[] {
  if (parts.pictures < MIN_PICTURES || ownWords >= CAPTIONS_ONLY_WORDS) return [];
  const kind = 'gallery-only';
  return [
    { kind, weight: parts.captions >= MIN_PICTURES ? 2 : 1, because: `${parts.pictures} pictures` },
    ...(GALLERY_PATH.test(path) ? [{ kind, weight: 1.5, because: 'address' } as const] : []),
    ...(types.has('ImageGallery') ? [{ kind, weight: 2, because: 'stated type' } as const] : []),
  ];
}

const COMMENTS_PATH =
  /\/(?:comments?|kommentare?|commentaires?|comentarios?|commenti|reacties|forum|discussion|leserkommentare)(?:[/.?]|$)|[?&#](?:comments?|view=comments)/;
const FORUM_HOST = /^(?:forums?|community|boards?|discuss|discourse|foro|foros)\./;
const FORUM_PATH = /\/(?:forums?|foren|foros?|threads?|viewtopic|showthread)(?:[/.]|$)|^\/t\/[^/]+\/\d+/;
/** Comments are the main content if they make up more than this share of the text. */
const COMMENT_SHARE = 0.5;
const MIN_REPLY_CONTROLS = 2;
/** A forum page with this many reply controls is a discussion. */
const MANY_REPLY_CONTROLS = 5;

export function commentReasons({ main, parts, path, host, types }: Evidence): Reason[] {
  const kind = 'comments-only';
  const isForum = FORUM_HOST.test(host) || FORUM_PATH.test(path) || types.has('DiscussionForumPosting');
  const isAddress = COMMENTS_PATH.test(path);
  if (!isAddress && !isForum) return [];
  const text = main.filter(({ linkWords, words }) => linkWords < words);
  const all = text.reduce((sum, { words }) => sum + words, 0);
  const byReaders = text
    .filter(({ element }) => isComment(element))
    .reduce((sum, { words }) => sum + words, 0);
  const labels = [
    ...parts.controls,
    ...main.filter(({ words }) => words > 0 && words <= 3).map((block) => block.text),
  ];
  const replies = labels.filter((label) => PHRASES.commentControls.in(phraseText(label)).length > 0).length;
  return [
    ...(byReaders > COMMENT_SHARE * all ? [{ kind, weight: 2, because: 'written by readers' } as const] : []),
    ...(replies >= MIN_REPLY_CONTROLS
      ? [
          {
            kind,
            weight: isForum && replies >= MANY_REPLY_CONTROLS ? 2.5 : 1.5,
            because: `${replies} reply buttons`,
          } as const,
        ]
      : []),
    { kind, weight: isForum ? 2 : 1.5, because: isForum ? 'a forum' : 'address' },
  ];
}

const FORM_PATH =
  /newsletter|nieuwsbrief|boletin|infolettre|\/(?:contact|contacts?-us|kontakt|contacto|contatti|contato|subscribe|subscriptions?|abo|abonnements?|abonnieren|offres|offers|suscri\w*|registr\w*|register|sign-?up|join|survey|umfrage|sondage|encuesta|poll|preferences|unsubscribe|password|passwort|forgot|reset|feedback|tip-?line|kennwort)(?:[/.?-]|$)/;
const FORM_HOST = /^(?:abo|abonnements?|subscribe|surveys?|forms?|newsletters?|shop|anmeldung|signup)\./;
const MANY_FIELDS = 3;

export function formReasons({ parts, path, host }: Evidence): Reason[] {
  const { typed, choices, email, password } = parts.fields;
  const fields = typed + choices;
  if (fields === 0) return [];
  const kind = 'form';
  const isAddress = FORM_PATH.test(path) || FORM_HOST.test(host);
  if (!isAddress && fields < MANY_FIELDS) return [];
  return [
    { kind, weight: fields >= MANY_FIELDS || email > 0 ? 1 : 0.5, because: `${fields} fields` },
    ...(isAddress ? [{ kind, weight: 2, because: 'address' } as const] : []),
    ...(password > 0 ? [{ kind, weight: -1, because: 'password field' } as const] : []),
  ];
}

/** Less text than this in addition to a notice is not an article. */
const NOTICE_REST_WORDS = 20;
const MIN_NOTICE_WORDS = 12;
const MAX_NOTICE_PAGE_WORDS = 120;

/** Finds a rights notice in place of the article: in the main part, not in the footer. */
export function noticeReasons({ main, ownWords, articleAt, page, text }: Evidence): Reason[] {
  if (ownWords >= MAX_REFUSED_WORDS) return [];
  const isRights = (line: string) => PHRASES.rights.in(phraseText(line)).length > 0;
  const notice = main
    .filter(
      ({ words, linkWords, text: line }) =>
        words >= MIN_NOTICE_WORDS && linkWords < words / 2 && isRights(line),
    )
    .reduce((sum, { words }) => sum + words, 0);
  if (notice === 0 || textWeight(text, PHRASES.consent) > 0) return [];
  const rest = main
    .filter(({ index, text: line }) => articleAt.has(index) && !isRights(line))
    .reduce((sum, { words }) => sum + words, 0);
  const isAlone = articleAt.size > 0 ? rest < NOTICE_REST_WORDS : countWords(page.text) < NOTICE_REST_WORDS;
  const isShort = page.signals.wordsInArticle < MAX_NOTICE_PAGE_WORDS && ownWords < NOTICE_REST_WORDS;
  if (!isAlone && !isShort) return [];
  return [{ kind: 'notice-only', weight: 3.5, because: 'only a notice of rights' }];
}
