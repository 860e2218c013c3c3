import { getDomainWithoutSuffix } from 'tldts';
import { publisherNamed } from '../../page/publisher/publishers.ts';
import { memoize } from '../../text/memoize.ts';
import { SHORTENERS } from './read-url.ts';

const AGENCIES = new Set(
  'ap associatedpress afp reuters upi dpa pti ani ians ansa efe tass xinhua kyodo jiji yonhap aap apa anp belga ntb tt bloomberg cnn bbc cnbc nbc abc cbs npr pbs msnbc fox sky itv cbc ctv rte dw france24 aljazeera euronews tv5 rfi ard zdf nhk nyt wsj ft usatoday politico axios guardian economist forbes fortune barrons marketwatch techcrunch wired theverge verge arstechnica variety hollywoodreporter deadline espn huffpost buzzfeed vox slate salon atlantic newyorker time newsweek businessinsider nytimes newyorktimes washingtonpost latimes losangelestimes wallstreetjournal financialtimes telegraph independent mirror lemonde lefigaro liberation elpais elmundo spiegel zeit faz sueddeutsche corriere repubblica globo folha'.split(
    ' ',
  ),
);
const NEWS_WORD =
  /(?:^|\s)(?:news(?:paper|wire|room|week|day)?|times|post|journal|daily|herald|tribune|gazette|chronicle|guardian|observer|telegraph|mail|standard|press|wire|radio|tv|television|broadcasting|magazine|review|today|globe|courier|examiner|inquirer|independent|mirror|express|bulletin|monitor|weekly|star|sun|ledger|sentinel|dispatch|echo|argus|insider|zeitung|nachrichten|presse|courrier|giornale|gazzetta|diario|kurier|bote|anzeiger|rundschau|tagblatt|blatt|messager|dépêche|lettre|tribune|gazeta|dziennik|dagblad|avis|mundo|país|voz|noticias|jour|periódico|jornal|folha|krant|tidning|новости|газета)(?:\s|$)/iu;
const KIND_OF_PIECE =
  /^(?:(?:from )?the archives?|archives?|aus dem archiv|throwback|reports?|sources?|study|survey|poll|analysis|opinion|editorial|video|photos?|live|live updates?|updates?|watch|breaking|exclusive|review|interview|explainer|timeline|infographic|officials?|police|experts?|podcast|gallery|full text|transcript|part \w+|day \d+)$/i;
const SENTENCE_WORD =
  /(?:^|\s)(?:is|are|was|were|be|has|have|had|will|would|can|could|may|might|says?|said|it|its|it's|this|that|how|why|what|who|when|where|but|not|after|before|with|from|amid|as|to|by|than|into|if|or|over|against|you|your|we|our|they|he|she|i)(?:\s|$)/i;
const NO_NAME =
  /^(?:[QH][1-4]|FY)(?:\s?'?\d\d(?:\d\d)?)?$|^\d+(?:\s?[-–:]\s?\d+)?$|^(?:Round|Day|Part|Week|Stage|Game|Leg|Group) \w+$/;
/** "Le Messager lyonnais", "La Lettre des Transports" */
const ARTICLE_NAME =
  /^(?:Le|La|Les|L['’]|El|Los|Las|Il|Lo|O|A|Der|Die|Das|De|Het)\s?\p{Lu}\p{L}+(?:\s\p{Ll}\p{L}+){1,2}$/u;
/** "Studio 100", a station; or "Flight 370". */
const NAME_AND_NUMBER = /^\p{Lu}\p{L}+\s\d{3}$/u;
const MAX_SOURCE_WORDS = 5;
const MAX_SOURCE_CHARACTERS = 40;
/** Room for “via ” and spaces. */
const PREFIX_CHARACTERS = 10;

export type SourceEvidence = 'strong' | 'weak' | 'doubtful' | 'none';

/** `weak` names need their place in the line as evidence; `doubtful` ones may be sentences ("She Shoots"). */
export function sourceEvidence(text: string): SourceEvidence {
  return text.length > MAX_SOURCE_CHARACTERS + PREFIX_CHARACTERS ? 'none' : judge(text);
}

const judge = memoize((text: string): SourceEvidence => {
  const name = text.trim().replace(/^via\s+/i, '');
  if (name.length < 2 || name.length > MAX_SOURCE_CHARACTERS || isKindOfPiece(name)) return 'none';
  const host = hostOf(name);
  if (host !== null) return SHORTENERS.has(host) ? 'none' : 'strong';
  const words = name.split(/\s+/);
  if (words.length > MAX_SOURCE_WORDS || /[!?"“”;]/.test(name)) return 'none';
  if (/\d{3,}/.test(name) && !NEWS_WORD.test(name)) return NAME_AND_NUMBER.test(name) ? 'doubtful' : 'none';
  if (AGENCIES.has(sourceKey(name)) || isPublisher(name, words)) return 'strong';
  if (NO_NAME.test(name)) return 'none';
  if (!isNameLike(words)) return ARTICLE_NAME.test(name) ? 'doubtful' : 'none';
  if (SENTENCE_WORD.test(name)) return 'doubtful';
  return NEWS_WORD.test(name) ? 'strong' : 'weak';
});

export function isKindOfPiece(text: string): boolean {
  return KIND_OF_PIECE.test(text.trim());
}

/** “time” and “nature” have other meanings, and “Union leader” is no name unless the publisher spells it that way. */
function isPublisher(name: string, words: readonly string[]): boolean {
  const isLower = name === name.toLowerCase();
  if (isLower && words.length === 1) return false;
  const publisher = publisherNamed(name);
  if (publisher === null) return false;
  return isLower || isNameLike(words) || [publisher.name, ...publisher.otherNames].includes(name);
}

export function isNoName(text: string): boolean {
  return NO_NAME.test(text.trim());
}

/** "Valeurs actuelles", "n-tv" */
export function mayBeName(text: string): boolean {
  const words = text.split(/\s+/).length;
  if (words === 1) return /^\p{L}*[\p{Lu}\p{N}-]/u.test(text);
  return words < MAX_SOURCE_WORDS && /^[\p{Lu}\p{N}]/u.test(text) && !SENTENCE_WORD.test(text);
}

const CONNECTING =
  /^(?:of|the|and|at|de|la|le|les|el|los|las|der|die|das|dem|den|des|du|del|della|delle|dei|di|da|do|dos|das|von|und|y|et|e|i|van|het|on|in|for|im|am|&)$/;

/** `l'Énergie`, `dell’Economia` */
const NAME_WORD = /^(?:\p{Ll}{1,4}['’](?=\p{Lu}))?[\p{Lu}\p{Lt}\p{Lo}\d(&.]/u;

function isNameLike(words: readonly string[]): boolean {
  return words.every((word, i) => NAME_WORD.test(word) || (i > 0 && CONNECTING.test(word)));
}

/** The final period of an abbreviation such as "A.M." is part of the name. */
const ABBREVIATION_END = /\p{Lu}\.\p{Lu}\.$/u;

export function bareName(text: string): string {
  const bare = text
    .replace(/^(?:via|by|source|from)\s*:?\s+/i, '')
    .replace(/\s*\((?:blog|press release|subscription|registration|satire)\)\s*$/i, '')
    .replace(/^[([“"']+/, '');
  const name = ABBREVIATION_END.test(bare) ? bare : bare.replace(/[\]”"'.,:;]+$/, '');
  return (name.endsWith(')') ? name.replace(/^([^(]*)\)+$/, '$1') : name).trim();
}

const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;
const GENERIC_ENDING = /(?:news|online|digital|com|net|org|blog|website)$/;
/** Too general without their ending: "Daily News", "World News". */
const GENERIC_STEM = /^(?:daily|morning|evening|world|business|local|global|us|uk|the|city|night|tech)?$/;

/** `Reuters`, `REUTERS`, `reuters.com` and `www.reuters.com/` all become `reuters`. */
export function sourceKey(name: string): string {
  const host = hostOf(name);
  const base = host
    ? (getDomainWithoutSuffix(host) ?? host)
    : name.replace(/\((?:blog|press release|subscription|registration)\)/i, '');
  const plain = base
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\.(?:com|net|org|co\.uk)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the\s+/, '')
    .replaceAll(' ', '');
  const withoutThe = host ? plain.replace(/^the(?=.{4})/, '') : plain;
  const stem = withoutThe.replace(GENERIC_ENDING, '');
  return stem.length < 2 || GENERIC_STEM.test(stem) ? withoutThe : stem;
}

export function hostOf(name: string): string | null {
  const host = name
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/, '')
    .replace(/^www\./i, '')
    .toLowerCase();
  return HOST.test(host) && /\.[a-z]{2,}$/.test(host) && !name.trim().includes(' ') ? host : null;
}
