import { publisherNamed } from '../../page/publisher/publisher-scope-table.ts';
import { remembered } from '../remembered.ts';
import { hostOf, sourceKey } from './source-key.ts';

/** News agencies and broadcasters that stand in brackets and datelines by their short names. */
const AGENCIES = new Set(
  'ap associatedpress afp reuters upi dpa pti ani ians ansa efe tass xinhua kyodo jiji yonhap aap apa anp belga ntb tt bloomberg cnn bbc cnbc nbc abc cbs npr pbs msnbc fox sky itv cbc ctv rte dw france24 aljazeera euronews tv5 rfi ard zdf nhk nyt wsj ft usatoday politico axios guardian economist forbes fortune barrons marketwatch techcrunch wired theverge verge arstechnica variety hollywoodreporter deadline espn huffpost buzzfeed vox slate salon atlantic newyorker time newsweek businessinsider nytimes newyorktimes washingtonpost latimes losangelestimes wallstreetjournal financialtimes telegraph independent mirror lemonde lefigaro liberation elpais elmundo spiegel zeit faz sueddeutsche corriere repubblica globo folha'.split(
    ' ',
  ),
);
const NEWS_WORD =
  /(?:^|\s)(?:news(?:paper|wire|room|week|day)?|times|post|journal|daily|herald|tribune|gazette|chronicle|guardian|observer|telegraph|mail|standard|press|wire|radio|tv|television|broadcasting|magazine|review|today|globe|courier|examiner|inquirer|independent|mirror|express|bulletin|monitor|weekly|star|sun|ledger|sentinel|dispatch|echo|argus|insider|zeitung|nachrichten|presse|courrier|giornale|gazzetta|diario|periódico|jornal|folha|krant|tidning|новости|газета)(?:\s|$)/iu;
/** What follows a dash without being a publisher. */
const NO_SOURCE =
  /^(?:reports?|sources?|study|survey|poll|analysis|opinion|editorial|video|photos?|live|live updates?|updates?|watch|breaking|exclusive|review|interview|explainer|timeline|infographic|officials?|police|experts?|podcast|gallery|full text|transcript|part \w+|day \d+)$/i;
const SENTENCE_WORD =
  /(?:^|\s)(?:is|are|was|were|be|has|have|had|will|would|can|could|may|might|says?|said|it|its|it's|this|that|how|why|what|who|when|where|but|not|after|before|with|from|amid|as|to|by|than|into|if|or|over|against|you|your|we|our|they|he|she|i)(?:\s|$)/i;
const MAX_SOURCE_WORDS = 5;
const MAX_SOURCE_CHARACTERS = 40;
/** Room for “via ” and blanks. */
const PREFIX_CHARACTERS = 10;
const REMEMBERED_NAMES = 20_000;

/** How well a piece of a line reads as the name of a publisher. */
export type SourceEvidence = 'strong' | 'weak' | 'none';

/**
 * `strong` for known publishers and short names, domains and names with a news word; `weak` for other short names in capitals, which
 * only their place in the line can confirm.
 */
export function sourceEvidence(text: string): SourceEvidence {
  return text.length > MAX_SOURCE_CHARACTERS + PREFIX_CHARACTERS ? 'none' : judge(text);
}

const judge = remembered((text: string): SourceEvidence => {
  const name = text.trim().replace(/^via\s+/i, '');
  if (name.length < 2 || name.length > MAX_SOURCE_CHARACTERS || NO_SOURCE.test(name)) return 'none';
  if (hostOf(name) !== null) return 'strong';
  const words = name.split(/\s+/);
  if (words.length > MAX_SOURCE_WORDS || /[!?"“”;]|\d{3,}/.test(name)) return 'none';
  if (AGENCIES.has(sourceKey(name)) || isPublisher(name, words.length)) return 'strong';
  if (!isNameLike(words) || SENTENCE_WORD.test(name)) return 'none';
  return NEWS_WORD.test(name) ? 'strong' : 'weak';
}, REMEMBERED_NAMES);

/** One word may be a publisher's name and much else (“Time”, “Nature”) unless it has a capital. */
function isPublisher(name: string, words: number): boolean {
  return (words > 1 || name !== name.toLowerCase()) && publisherNamed(name) !== null;
}

/** Every word starts with a capital, a digit or a caseless letter, connecting words aside. */
function isNameLike(words: readonly string[]): boolean {
  return words.every(
    (word, i) =>
      /^[\p{Lu}\p{Lt}\p{Lo}\d(&.]/u.test(word) ||
      (i > 0 && /^(?:of|the|and|de|la|le|el|der|die|das|du|on|in|for|&)$/.test(word)),
  );
}
