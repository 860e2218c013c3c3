/** Whether the sentences of a box are something other than the article: an offer, other stories, a caption, a biography. */
import { countWords } from '../html/count-words.ts';
import { PageElement, textOf } from '../html/page-element.ts';
import { isLabelLine, phraseAtStart } from '../lines/line-classes.ts';
import { READER_WORDS, withoutQuotes, wordsOf } from '../refusal/word-lists.ts';
import { partsOf } from './box-parts.ts';

const CAPTION = /caption|credit|legende?|bildunterschrift|leyenda|figcaption/i;
const BIOGRAPHY = /(?:^|[\s_-])(?:about|authors?|autor(?:en|in)?|bio|biography|byline|contributors?)/i;
/** The beginning of a biography: "Ada Fenwick is a reporter …". */
const NAME_AND_VERB = /^\W{0,3}\p{Lu}[\p{L}.'’-]+\s(?:\p{Lu}[\p{L}.'’-]*\s){1,3}(?:\([^)]{1,30}\)\s)?\p{Ll}/u;
const MAX_CAPTION_WORDS = 80;
/** In a longer text, a word to the reader may be a part of the story. */
const MAX_ADDRESS_WORDS = 120;
/** A short text with a link invites the reader to follow it. */
const MAX_INVITATION_WORDS = 25;
const MIN_LINK_WORDS = 3;
const MIN_LINK_SHARE = 0.1;
const NEIGHBOR_LEVELS = 2;

/** `name` is the class and ID of the box, which suggest that it is not the article. */
export function isOtherProse(box: PageElement, name: string): boolean {
  const parts = partsOf(box);
  if (parts.hasField || parts.hasButton || parts.hasHeading) return true;
  const text = textOf(box);
  const words = countWords(text);
  if (parts.linkWords > 0 && words <= MAX_INVITATION_WORDS) return true;
  if (parts.linkWords >= MIN_LINK_WORDS && parts.linkWords > MIN_LINK_SHARE * words) return true;
  if (CAPTION.test(name) && words <= MAX_CAPTION_WORDS && hasPictureNear(box)) return true;
  if (BIOGRAPHY.test(name) && (NAME_AND_VERB.test(text) || isLabelLine(text))) return true;
  if (phraseAtStart(text) !== null) return true;
  return words < MAX_ADDRESS_WORDS && READER_WORDS.countIn(wordsOf(withoutQuotes(text))) > 0;
}

/** Whether the box, an element that holds little more than the box, or the element before it has a picture. */
function hasPictureNear(box: PageElement): boolean {
  let at: PageElement | null = box;
  for (let level = 0; at && level <= NEIGHBOR_LEVELS; level += 1, at = at.parent) {
    if (countWords(textOf(at)) > 2 * MAX_CAPTION_WORDS) break;
    if (partsOf(at).pictures > 0) return true;
  }
  const siblings = box.parent?.children.filter((each) => each instanceof PageElement) ?? [];
  const before = siblings[siblings.indexOf(box) - 1];
  return before !== undefined && countWords(textOf(before)) === 0 && partsOf(before).pictures > 0;
}
