import { findDates } from '../../dates/find-dates.ts';
import type { DateOptions, FoundDate } from '../../dates/found-date.ts';
import { sourceEvidence } from './source-evidence.ts';

/** What kind of boilerplate a line of a copied page is. */
export interface Boilerplate {
  /**
   * `page` for what only a page or newsletter shows. The others are boilerplate in a list that has one of those: `label` for a
   * section or a mark, `publisher` for a name alone.
   */
  readonly kind: 'page' | 'label' | 'publisher';
  /** The day that it names, e.g. "3 hours ago". */
  readonly date: FoundDate | null;
}

const MAX_CHARACTERS = 120;
const MAX_DATE_CHARACTERS = 45;
const SEPARATOR = /\s*[|·•⋅]\s*|\s+[-–—]\s+/u;
const DATE_WORDS =
  /\b(?:published|updated|posted|last|on|at|by|gmt|utc|[ecmp][sd]?t|cest|cet|bst|[ap]\.?m\.?|uhr|mon|tue|wed|thu|fri|sat|sun)(?:s?day|nesday|rsday|urday)?\b/gi;
const TIME_OF_DAY = /\d{1,2}[:.]\d{2}(?::\d{2})?/g;

/** The subject of an alert email, with what the alert is for. */
const ALERT_SUBJECT = /^google alerts? [-–—:] /i;

/** Lines that only a page or a newsletter shows. */
const SURE: readonly RegExp[] = [
  /^(?:google alerts?|talkwalker alerts?|flag as irrelevant|see more results|edit this alert|view all your alerts|(?:as-it-happens|daily|weekly) update|see all alerts|create another alert|full coverage|receive this alert as rss feed|you have received this e-?mail because.*|send feedback)$/i,
  /^(?:r\/\w+|(?:posted )?by u\/\S+(?: .{1,30})?)$/i,
  /^\d[\d,.]*k? (?:comments?|points?|upvotes?|shares?|views?|likes?|replies|kommentare?|commentaires?|comentarios?)$/i,
  /^comments? ?(?:\(\d+\)|\d+)$/i,
  /^\d+ ?min(?:ute)?s?(?: read| watch| listen)?$/i,
  /^(?:skip to (?:main )?content|read (?:more|next|the full story|full article)|(?:see|view|show|load) (?:more|all)|more from .{2,40}|most (?:read|viewed|popular|shared)|editor['’]s picks?|recommended(?: for you)?|related (?:stories|articles|topics)|advertisement|sponsored(?: content)?|paid (?:post|content)|share(?: this)?(?: article| story)?|leave a comment|add a comment|back to top|cookie (?:policy|settings)|privacy(?: policy| notice)?|terms(?: of (?:use|service))?|terms (?:and|&) conditions|cookies|log ?in|sign in|my account|accessibility help)$/i,
  /^(?:sign up|subscribe)(?: (?:to|for|now|here|today)\b.*)?$/i,
  /^(?:unsubscribe|view (?:this (?:e-?mail )?)?in (?:your )?browser|view online|forward to a friend|manage (?:your )?preferences|you(?: are|['’]re)? receiv(?:e|ed|ing) this (?:e-?mail|newsletter)\b.*)$/i,
  /^[^<>]{0,60}<[^<>\s]+@[^<>\s]+>$/,
  /^(?:from|to|cc|subject|reply-to|sent|von|an|betreff|de|para|asunto|à|objet)\s*:.*(?:@|<).*$/i,
  /^(?:©|\(c\)|copyright\b).*/i,
  /^(?:all rights reserved\.?)$/i,
  /^By (?:\p{Lu}[\p{L}.'’-]*\s+){1,3}\p{Lu}[\p{L}'’-]+(?:(?:,| and | in ).{0,60})?$/u,
  /^(?:mehr lesen|weiterlesen|anzeige|meistgelesen|lire (?:la suite|aussi)|les plus lus|leer más|publicidad|lo más (?:leído|visto))$/i,
];

/** Labels of sections and marks beside headlines, which could also be the whole of a person's own line. */
const UNSURE: readonly RegExp[] = [
  /^\d{1,4}$/,
  /^\d{1,2}:\d{2}$/,
  /^(?:live|breaking(?: news)?|exclusive|new|video|watch|listen|audio|gallery|pictures|in pictures|photos?|podcasts?|analysis|opinion|comment|comments|explainer|feature|features|interview|newsletter|menu|web|blogs|search|home|subscribe|share|save|follow|play|newsletters?)$/i,
  /^(?:(?:top|latest|more|local|national|world|international|breaking|all|other) )?(?:news|stories|headlines)$/i,
  /^(?:world|uk|us|europe|asia|africa|national|local|politics|business|economy|money|markets?|finance|tech|technology|science|health|climate|environment|sports?|football|culture|arts?|entertainment|lifestyle|life|style|travel|food|weather|education|crime|property|motoring|books|music|film|tv|obituaries|letters|in brief|briefly|at a glance|table of contents|contents)$/i,
  /^(?:politik|wirtschaft|kultur|wetter|meinung|panorama|politique|économie|culture|météo|política|economía|deportes|cultura|opinión)$/i,
  /^(?:photo(?:graph)?|image|picture|credit|foto|bild)s?(?: by| credit)?\s*:.{2,60}$/i,
  /^issue (?:no\.? ?)?\d+$/i,
];

/**
 * The kind of a line of a copied page or newsletter that holds no story: the label of a section, a byline, the name of
 * a publisher alone, "38 comments", "Read more", or a date of its own; null for every other line.
 */
export function readBoilerplate(text: string, options: DateOptions): Boilerplate | null {
  if (text.length > MAX_CHARACTERS) return null;
  if (ALERT_SUBJECT.test(text)) return { kind: 'page', date: null };
  const kinds = new Set<Boilerplate['kind']>();
  for (const piece of text.split(SEPARATOR).filter((part) => part !== '')) {
    const kind = kindOf(piece.trim(), options);
    if (kind === null) return null;
    kinds.add(kind);
  }
  const kind = kinds.has('page') ? 'page' : kinds.has('publisher') ? 'publisher' : 'label';
  return { kind, date: findDates(text, options)[0] ?? null };
}

function kindOf(piece: string, options: DateOptions): Boilerplate['kind'] | null {
  if (SURE.some((form) => form.test(piece)) || isDateAlone(piece, options)) return 'page';
  if (UNSURE.some((form) => form.test(piece))) return 'label';
  return sourceEvidence(piece) === 'strong' ? 'publisher' : null;
}

/** Whether nothing but a date, with a time or "Updated", stands in the piece. */
function isDateAlone(piece: string, options: DateOptions): boolean {
  if (piece.length > MAX_DATE_CHARACTERS || piece.includes('://')) return false;
  const dates = findDates(piece, options);
  if (dates.length === 0) return false;
  let rest = piece;
  for (const { start, end } of dates.toReversed()) rest = rest.slice(0, start) + rest.slice(end);
  return !/[\p{L}\p{N}]/u.test(rest.replace(TIME_OF_DAY, '').replace(DATE_WORDS, ''));
}
